import { buys, canDraw, drawCards, identitiesIn, isInArea, swaps, takeFromHand } from '../actions/cards.ts';
import { openRegions, openStages, openStations, openTipi } from '../actions/sheet.ts';
import { buyCard, discover, placeCard, tickBox, tickStage, tickStation } from '../actions/tick.ts';
import type { Box } from '../content/box.ts';
import type { Duo } from '../content/types.ts';
import type { ColoradoChoice, ColoradoState, Side } from '../state.ts';
import { type Ask, type Context, playerAt } from './steps.ts';

/** The two actions of each duo (CO-DUO-01 to 06), as this player can carry them out now. */
function actionsOf(box: Box, state: ColoradoState, seat: number, duo: Duo): Record<Side, ColoradoChoice[]> {
  const player = playerAt(state, seat);
  switch (duo) {
    case 'nuggets':
      return { left: [{ do: 'takeNugget' }], right: buys(player) };
    case 'cards':
      // CO-R-15, 63: a player who cannot draw may decline, because nobody can know whether they could swap
      return { left: [canDraw(state) ? { do: 'draw' } : { do: 'decline' }], right: swaps(player) };
    case 'tick':
      return {
        left: openStages(box, player).map((stage) => ({ do: 'tickStage', stage })),
        right: openStations(box, player).map((station) => ({ do: 'tickStation', station })),
      };
  }
}

export function duoChoices(
  box: Box,
  state: ColoradoState,
  seat: number,
  duo: Duo,
  side: Side | null,
): ColoradoChoice[] {
  const { left, right } = actionsOf(box, state, seat, duo);
  // CO-R-65: what was picked, unless others have drawn the last cards since
  if (side === 'right') return right;
  if (side === 'left' && left[0]?.do !== 'decline') return left;
  return [...left, ...right];
}

export const duo = (box: Box): Ask<'duo'> => ({
  decision(state, { duo, side }, seat) {
    const choices = duoChoices(box, state, seat, duo, side);
    return { seat, prompt: duo, params: paramsOf[duo](choices), choices, forward: choices.length };
  },
  apply(context, _, seat, choice) {
    context.done();
    carryOut(box, context, seat, choice);
  },
});

const countOf = (choices: ColoradoChoice[], what: ColoradoChoice['do']): number =>
  choices.filter((choice) => choice.do === what).length;

/** The parameters of the prompt of each duo. */
const paramsOf = {
  nuggets: (choices: ColoradoChoice[]) => ({
    takes: countOf(choices, 'takeNugget'),
    buys: countOf(choices, 'buy'),
  }),
  cards: (choices: ColoradoChoice[]) => ({
    draws: countOf(choices, 'draw'),
    swaps: countOf(choices, 'swap'),
  }),
  tick: (choices: ColoradoChoice[]) => ({
    stages: countOf(choices, 'tickStage'),
    stations: countOf(choices, 'tickStation'),
  }),
};

function carryOut(box: Box, context: Context, seat: number, choice: ColoradoChoice): void {
  const { state, emit } = context;
  const player = playerAt(state, seat);
  switch (choice.do) {
    case 'takeNugget':
      player.nuggets++; // CO-R-21: the supply is no limit
      emit({ type: 'tookNugget', seat });
      break;
    case 'buy':
      buyCard(box, context, seat, choice.card);
      break;
    case 'draw':
      drawCards(context, seat, 3);
      break;
    case 'swap':
      for (const card of choice.discard) {
        takeFromHand(player, card);
        state.discard[card]!++;
      }
      emit({ type: 'discarded', seat, cards: [...choice.discard] });
      placeCard(box, context, seat, choice.card);
      break;
    case 'decline':
      emit({ type: 'declined', seat, icon: 'cards' });
      break;
    case 'tickStage':
      tickStage(box, context, seat, choice.stage);
      break;
    case 'tickStation':
      tickStation(box, context, seat, choice.station);
  }
}

/** CO-ICON-01 to 03 */
export const tipi = (box: Box): Ask<'tipi'> => ({
  decision(state, _, seat) {
    const choices = openTipi(box, playerAt(state, seat)).map((at): ColoradoChoice => ({ do: 'tickTipi', box: at }));
    return { seat, prompt: 'tipi', choices, forward: choices.length };
  },
  apply(context, _, seat, choice) {
    if (choice.do !== 'tickTipi') return;
    context.done();
    tickBox(box, context, seat, 'tipi', choice.box);
  },
});

/** CO-ICON-10, 11, CO-R-14: placing a card is optional, because the hand is hidden. */
export const free = (box: Box): Ask<'free'> => ({
  decision(state, _, seat) {
    const player = playerAt(state, seat);
    const choices = identitiesIn(player.hand)
      .filter((card) => !isInArea(player, card))
      .map((card): ColoradoChoice => ({ do: 'place', card }));
    const cards = choices.length;
    choices.push({ do: 'decline' });
    return { seat, prompt: 'free', params: { cards }, choices, forward: choices.length };
  },
  apply(context, _, seat, choice) {
    context.done();
    if (choice.do === 'place') placeCard(box, context, seat, choice.card);
    else context.emit({ type: 'declined', seat, icon: 'free' });
  },
});

/** CO-ICON-12 */
export const discoverStep = (box: Box): Ask<'discover'> => ({
  decision(state, _, seat) {
    const choices = openRegions(box, playerAt(state, seat)).map(
      (region): ColoradoChoice => ({ do: 'discover', region }),
    );
    return { seat, prompt: 'discover', params: { regions: choices.length }, choices, forward: choices.length };
  },
  apply(context, _, seat, choice) {
    if (choice.do !== 'discover') return;
    context.done();
    discover(box, context, seat, choice.region, 'icon');
  },
});
