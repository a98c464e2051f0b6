import { furTrade } from '../actions/furTrade.ts';
import { gain } from '../actions/goods.ts';
import { TRACK_REWARDS } from '../actions/homestead.ts';
import type { Box } from '../content/box.ts';
import type { Orchard } from '../content/types.ts';
import { activePlayer, asked, notAChoice, type WestContext } from '../flow/steps.ts';
import { playerOf } from '../players.ts';
import type { AppleColour, SierraWestChoice } from '../state.ts';
import { specialsAlong } from '../trail.ts';
import type { IconTable, ModeRules, ModeSteps, SummitTable } from './mode.ts';
import { randomSpecials } from './specials.ts';

const MAX_APPLES = 6;
const COLOURS: readonly AppleColour[] = ['green', 'red'];

/** SW-APPLE-04: never above 6; the excess is lost. */
function grow(context: WestContext, player: number, green: number, red: number, harvest: boolean): void {
  const { apples } = context.state;
  const more = [green, red].map((n, i) => Math.min(n, MAX_APPLES - (apples[i] as number))) as [number, number];
  apples[0] = (apples[0] as number) + more[0];
  apples[1] = (apples[1] as number) + more[1];
  context.emit({ type: 'applesGrew', player, green, red, added: more, harvest });
}

/** SW-APPLE-09 to 11: a marker at the top stays and the reward is gained all the same; no Tracker (SW-TRACK-05). */
function raiseApple(box: Box, context: WestContext, index: number, colour: AppleColour): void {
  const { apples } = playerOf(context.state, index);
  const track = COLOURS.indexOf(colour);
  const moved = (apples[track] as number) < box.appleTop;
  if (moved) apples[track] = (apples[track] as number) + 1;
  context.emit({ type: 'raised', player: index, track: colour, to: apples[track] as number, moved });
  const reward = TRACK_REWARDS[colour];
  if (reward === 'furTrade') furTrade(box, context, index);
  else gain(context, index, reward, 'track');
}

export const appleIcons: IconTable<'gainApples' | 'harvest'> = {
  gainApples: {
    mandatory: true,
    use: (_box, context, seat, { green, red }) => grow(context, seat, green, red, false),
  },
  harvest: {
    use(box, context, seat) {
      const { state } = context;
      let green = 0;
      let red = 0;
      for (const { orchard } of specialsAlong(box, state, playerOf(state, seat))) {
        green += (orchard as Orchard).green;
        red += (orchard as Orchard).red;
      }
      grow(context, seat, green, red, true);
    },
  },
};

export const appleSummits: SummitTable<'tradeApples' | 'appleHomestead'> = {
  tradeApples: { perform: (_box, context, seat, summit) => gain(context, seat, { ...summit.gain }, 'summit') },
  appleHomestead: {
    perform(box, context, seat, { track }) {
      if (track === 'any') context.push({ step: 'appleTrack' });
      else raiseApple(box, context, seat, track);
    },
  },
};

export const appleSteps = (box: Box): ModeSteps<'appleTrack'> => ({
  appleTrack: {
    who: activePlayer,
    decision(state, _frame, seat) {
      const [green, red] = playerOf(state, seat).apples as [number, number];
      const choices = COLOURS.map((colour): SierraWestChoice => ({ do: 'appleTrack', colour }));
      return asked(seat, 'appleTrack', { green, red }, choices);
    },
    apply(context, _frame, seat, choice) {
      if (choice.do !== 'appleTrack') throw notAChoice('appleTrack', choice);
      context.done();
      raiseApple(box, context, seat, choice.colour);
    },
  },
});

/** Chapter 8. */
export const appleHill: ModeRules = {
  setup: (_box, kit, state, random) => randomSpecials(kit, state, random),
  tried: COLOURS.map((colour) => ({ choice: { do: 'appleTrack', colour }, rule: 'SW-APPLE-09' })),
  // SW-FUR-03
  animal: (_box, context, player) => grow(context, player, 1, 1, false),
  // SW-SOLO-25
  hastings(box, context, index) {
    context.state.apples = [0, 0];
    context.emit({ type: 'applesEmptied', player: index });
    for (const colour of COLOURS) raiseApple(box, context, index, colour);
  },
  // SW-APPLE-12
  score: (_state, _index, { apples }, multiplier) =>
    COLOURS.map((colour, i) => ({
      source: 'appleTrack',
      params: { track: colour, space: apples[i] as number, multiplier },
      points: (apples[i] as number) * multiplier,
    })),
};
