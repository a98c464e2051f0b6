import { createStreams, pick, type Random, shuffle, type Viewer } from '@cordillera/engine';
import { sidesOf } from '../../src/flow/actions.ts';
import type { Box, ColoradoState, PlayerState } from '../../src/index.ts';
import { STREAMS } from '../../src/state.ts';

/**
 * Changes only what a viewer cannot see: other hands, the pile, choices that are not shown yet, and the generators.
 * Written from CO-SET-06, CO-R-10, 36, 37 and 65 alone, not from the view. What is not hidden in `after`, the state that
 * a choice led to, stays too.
 */
export function scramble(
  box: Box,
  state: ColoradoState,
  viewer: Viewer,
  random: Random,
  after: ColoradoState | null = null,
): ColoradoState {
  state.streams = createStreams(String(random.int(1 << 30)), STREAMS);
  const others = state.players.filter((_, seat) => seat !== viewer);
  const free = [
    ...others.flatMap((player) => freeInHand(state, player, state.players.indexOf(player), after)),
    ...freeInPile(state, viewer, after),
  ];
  const cards = free.map(({ list, at }) => list[at] as number);
  const deal = (dealt: readonly number[]): void =>
    free.forEach(({ list, at }, i) => {
      list[at] = dealt[i] as number;
    });
  let tries = 0;
  do deal(tries++ < 40 ? shuffle(random, cards.slice()) : cards);
  while (!canGive(state, after));
  for (const player of others) player.hand.sort((a, b) => a - b);
  hideChoices(box, state, viewer, random, after);
  return state;
}

interface Slot {
  list: number[];
  at: number;
}

const slotsOf = (list: number[]): Slot[] => list.map((_, at) => ({ list, at }));

/** What comes next on the main stack. */
const nextStep = (state: ColoradoState | null) => state?.flow.stack.at(-1);

/** Takes the unseen cards out of a hand. */
function freeInHand(state: ColoradoState, { hand }: PlayerState, seat: number, after: ColoradoState | null): Slot[] {
  if (after === null) return slotsOf(hand);
  const kept = after.players[seat]!.hand.slice();
  const slots = slotsOf(hand).filter(({ at }) => {
    const found = kept.indexOf(hand[at] as number);
    if (found >= 0) kept.splice(found, 1);
    return found >= 0;
  });
  // the card that chance takes out of a hand depends on the others in it, and so do the possible picks
  const isTaken = nextStep(state)?.step === 'call' && slots.length < hand.length;
  return isTaken || (isPicking(state) && !isPicking(after)) ? [] : slots;
}

/** The cards that the viewer drew, which were not hidden from it. */
function freeInPile({ pile, players }: ColoradoState, viewer: Viewer, after: ColoradoState | null): Slot[] {
  const slots = slotsOf(pile);
  if (after === null || viewer === 'spectator') return slots;
  const drewSomething = after.players[viewer]!.hand.length > players[viewer]!.hand.length;
  if (!drewSomething) return slots;
  const isPrefix = after.pile.every((card, i) => card === pile[i]);
  return isPrefix ? slots.slice(0, after.pile.length) : [];
}

/** Everybody knows that the target lacks the card that was called, and has one like it. */
function canGive(state: ColoradoState, after: ColoradoState | null): boolean {
  const frame = [nextStep(state), nextStep(after)].find((each) => each?.step === 'give');
  if (frame?.step !== 'give') return true;
  const { hand } = state.players[frame.target]!;
  const isLike = (card: number): boolean =>
    Math.floor(card / 3) === Math.floor(frame.card / 3) || card % 3 === frame.card % 3;
  return !hand.includes(frame.card) && hand.some(isLike);
}

const isPicking = (state: ColoradoState): boolean => nextStep(state)?.step === 'showPicks';

function hideChoices(
  box: Box,
  state: ColoradoState,
  viewer: Viewer,
  random: Random,
  after: ColoradoState | null,
): void {
  const frame = nextStep(state);
  const isShown = after !== null && nextStep(after)?.step !== frame?.step;
  if (isShown) return;
  for (const [seat, player] of state.players.entries()) {
    if (seat === viewer) continue;
    if (player.village !== null) player.village = pick(random, box.villages);
    if (player.picked !== null && frame?.step === 'showPicks')
      player.picked = pick(random, sidesOf(box, state, seat, frame.duo));
  }
}
