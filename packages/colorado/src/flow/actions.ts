import { buys, swaps } from '../actions/cards.ts';
import { openStages, openStations } from '../actions/sheet.ts';
import { hasTick } from '../actions/tick.ts';
import type { Box } from '../content/box.ts';
import type { Duo } from '../content/types.ts';
import type { ColoradoState, Side } from '../state.ts';
import { type Ask, type Auto, playerAt } from './steps.ts';

/** CO-ACT-01, 02: everybody acts with the duo of the given card, at the same time. */
export const actions = (box: Box): Auto<'actions'> => ({
  run(context, { duo }) {
    const { state, emit, push, openLanes } = context;
    push({ step: 'families' });
    emit({ type: 'actionsBegan', duo });
    if (state.sealed) push({ step: 'showPicks', duo });
    // CO-R-15: nothing to tick
    const isLost = state.players.map((_, seat) => duo === 'tick' && !hasTick(box, context, seat));
    for (const [seat, lost] of isLost.entries()) if (lost) emit({ type: 'lost', seat, icon: duo });
    openLanes(state.players.length, (seat) => {
      if (isLost[seat]) return null;
      return state.sealed ? { step: 'pick', duo } : { step: 'duo', duo, side: null };
    });
  },
});

/**
 * CO-R-65: the actions of a duo that this player may pick. Hands are hidden, so drawing can be picked even if there is
 * nothing to draw: that is how a player declines a Cards duo.
 */
export function sidesOf(box: Box, state: ColoradoState, seat: number, duo: Duo): Side[] {
  const player = playerAt(state, seat);
  const right = {
    nuggets: () => buys(player).length > 0,
    cards: () => swaps(player).length > 0,
    tick: () => openStations(box, player).length > 0,
  };
  const sides: Side[] = duo !== 'tick' || openStages(box, player).length > 0 ? ['left'] : [];
  return right[duo]() ? [...sides, 'right'] : sides;
}

/** CO-R-65: in a sealed game everybody first chooses one of the two actions in secret. */
export const pick = (box: Box): Ask<'pick'> => ({
  decision(state, { duo }, seat) {
    const sides = sidesOf(box, state, seat, duo);
    return {
      seat,
      prompt: 'pick',
      params: { duo },
      choices: sides.map((side) => ({ do: 'pick', side })),
      forward: sides.length,
    };
  },
  apply({ state, emit, done }, _, seat, choice) {
    if (choice.do !== 'pick') return;
    done();
    playerAt(state, seat).picked = choice.side;
    emit({ type: 'picked', seat });
    emit({ type: 'pickedSide', seat, side: choice.side, for: [seat] });
  },
});

export const showPicks: Auto<'showPicks'> = {
  run({ state, emit, openLanes }, { duo }) {
    const sides = state.players.map(({ picked }) => picked);
    for (const player of state.players) player.picked = null;
    emit({ type: 'picksShown', sides, barrier: true });
    openLanes(state.players.length, (seat) => {
      const side = sides[seat] as Side | null;
      return side === null ? null : { step: 'duo', duo, side };
    });
  },
};
