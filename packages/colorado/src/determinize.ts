import { cloneFlow, createFastStreams, pick, type Random, shuffle } from '@cordillera/engine';
import { areaOf, copiesIn, isAlike } from './actions/cards.ts';
import { openStages } from './actions/sheet.ts';
import { type Box, colourOf, IDENTITIES, priceOf } from './content/box.ts';
import { type ColoradoState, type Identity, type PlayerState, STREAMS } from './state.ts';
import { type ColoradoView, currentFrameOf, type PlayerView, phaseOf } from './view.ts';

/** The cards that this viewer has not seen: those of the other hands and of the pile. */
export function unseenCards(box: Box, { players, discard }: Pick<ColoradoView, 'players' | 'discard'>): Identity[] {
  const unseen: Identity[] = [];
  for (let card = 0; card < IDENTITIES; card++) {
    let left = (box.copies[card] as number) - (discard[card] as number);
    for (const player of players) {
      if (player.area.includes(card)) left--;
      if (player.hand !== null) left -= copiesIn(player.hand, card);
    }
    for (; left > 0; left--) unseen.push(card);
  }
  return unseen;
}

/**
 * Builds a full state that fits the view, with the unseen cards dealt at random. A player who must give a card holds
 * one that is like the card called, but not that card itself (CO-CALL-05); a player who has picked an action that needs
 * cards holds them (CO-R-65).
 */
export function determinize(box: Box, view: ColoradoView, random: Random): ColoradoState {
  const unseen = shuffle(random, unseenCards(box, view));
  const asked = view.flow.stack.at(-1);
  const giving = asked?.step === 'give' && view.players[asked.target]!.hand === null ? asked : null;
  const hands = view.players.map(({ hand }): Identity[] => hand?.slice() ?? []);
  if (giving !== null) {
    const hand = hands[giving.target]!;
    const size = view.players[giving.target]!.handSize;
    hand.push(takeOut(unseen, (card) => card !== giving.card && isAlike(card, giving.card)));
    while (hand.length < size) hand.push(takeOut(unseen, (card) => card !== giving.card));
  }
  for (const [seat, { hand }] of view.players.entries())
    if (hand === null) hands[seat]!.push(...takeForPick(unseen, view, seat));
  for (const [seat, { handSize }] of view.players.entries()) {
    const hand = hands[seat]!;
    while (hand.length < handSize) hand.push(unseen.pop() as Identity);
    hand.sort((a, b) => a - b);
  }
  return {
    sealed: view.sealed,
    turn: view.turn,
    caller: view.caller,
    players: view.players.map((player, seat) => playerOf(box, view, player, seat, hands[seat]!, random)),
    pile: unseen,
    discard: view.discard.slice(),
    taken: view.taken.slice(),
    given: view.given,
    over: view.over,
    streams: createFastStreams(random, STREAMS),
    flow: cloneFlow(view.flow),
  };
}

/** Removes the last card that fits; the view guarantees that there is one. */
function takeOut(cards: Identity[], fits: (card: Identity, at: number) => boolean): Identity {
  const at = cards.findLastIndex(fits);
  return cards.splice(at, 1)[0] as Identity;
}

/** CO-R-65: takes the cards that the pick of this seat proves it to have; none if it proves nothing. */
function takeForPick(unseen: Identity[], view: ColoradoView, seat: number): Identity[] {
  const frame = currentFrameOf(view, seat);
  if (frame?.step !== 'duo' || frame.side !== 'right' || frame.duo === 'tick') return [];
  const { area, nuggets } = view.players[seat]!;
  const canPlace = (card: Identity): boolean => !area.includes(card);
  if (frame.duo === 'nuggets') return [takeOut(unseen, (card) => canPlace(card) && priceOf(card) <= nuggets)];
  // one to place, such that two of one colour are left to discard
  const placed = takeOut(unseen, (card, at) => canPlace(card) && hasPair(unseen.toSpliced(at, 1)));
  const first = takeOut(unseen, (card) => hasPair(unseen.filter((other) => colourOf(other) === colourOf(card))));
  return [placed, first, takeOut(unseen, (card) => colourOf(card) === colourOf(first))];
}

/** Whether two of these cards are of one colour. */
const hasPair = (cards: readonly Identity[]): boolean => new Set(cards.map(colourOf)).size < cards.length;

function playerOf(
  box: Box,
  view: ColoradoView,
  player: PlayerView,
  seat: number,
  hand: Identity[],
  random: Random,
): PlayerState {
  const phase = phaseOf(view);
  const isSecret = view.flow.lanes !== null && currentFrameOf(view, seat) === null && view.flow.lanes[seat] !== null;
  const { village, picked } = player;
  return {
    nuggets: player.nuggets,
    hand,
    area: areaOf(player.area),
    ticks: player.ticks.slice(),
    stations: player.stations.slice(),
    flags: player.flags.slice(),
    tipi: player.tipi,
    saloon: player.saloon,
    wanted: player.wanted,
    medals: player.medals.slice(),
    goals: player.goals.slice(),
    village: phase === 'villages' && isSecret ? (village ?? pick(random, box.villages)) : village,
    // the left action needs no card that the dealt hand might lack
    picked: phase === 'picks' && isSecret ? (picked ?? leftIfAny(box, view, player)) : picked,
  };
}

function leftIfAny(box: Box, view: ColoradoView, player: PlayerView): PlayerState['picked'] {
  const asked = view.flow.stack.at(-1);
  const isTick = asked?.step === 'showPicks' && asked.duo === 'tick';
  return isTick && openStages(box, player).length === 0 ? 'right' : 'left';
}
