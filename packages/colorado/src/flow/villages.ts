import { discover } from '../actions/tick.ts';
import type { Box } from '../content/box.ts';
import { type Ask, type Auto, fromCaller, playerAt } from './steps.ts';

/** CO-R-36: everybody chooses at the same time. */
export const villages: Auto<'villages'> = {
  run({ state, push, openLanes }) {
    push({ step: 'showVillages' });
    openLanes(state.players.length, () => ({ step: 'village' }));
  },
};

/** CO-SET-10 */
export const village = (box: Box): Ask<'village'> => ({
  decision: (_, __, seat) => ({
    seat,
    prompt: 'village',
    choices: box.villages.map((region) => ({ do: 'village', region })),
    forward: box.villages.length,
  }),
  apply({ state, emit, done }, _, seat, choice) {
    if (choice.do !== 'village') return;
    done();
    playerAt(state, seat).village = choice.region;
    emit({ type: 'villageChosen', seat, region: choice.region, for: [seat] });
  },
});

/** CO-SET-11, 12: the villages are shown together. */
export const showVillages = (box: Box): Auto<'showVillages'> => ({
  run(context) {
    const { state, push } = context;
    for (const seat of fromCaller(state)) {
      const player = playerAt(state, seat);
      const region = player.village as number;
      player.village = null;
      discover(box, context, seat, region, 'start');
    }
    push({ step: 'turn' });
  },
});
