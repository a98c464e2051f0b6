import { createStreams, pick, type Random, shuffle, type Viewer } from '@cordillera/engine';
import type { Box, PlayerState, SierraWestState } from '../../src/index.ts';
import { STREAMS } from '../../src/state.ts';

/**
 * Changes only what a viewer cannot see: decks, other hands and drafts, face-down mountain cards, the cabin stack, the
 * plan deck and the generators. Written from SW-GEN-04 and SW-PLAN-05 alone, not from the view. What is not hidden in
 * `after`, the state that a choice led to, stays too.
 */
export function scramble(
  box: Box,
  state: SierraWestState,
  viewer: Viewer,
  random: Random,
  after: SierraWestState = state,
): SierraWestState {
  state.streams = createStreams(String(random.int(1 << 30)), STREAMS);
  shuffleAmong(random, state.cabinStack, after.cabinStack);
  if (state.hastings !== null) shuffleAmong(random, state.hastings.pile, after.hastings?.pile ?? []);
  for (let seat = 0; seat < state.seats; seat++) {
    const player = state.players[seat] as PlayerState;
    const { hand, deck } = after.players[seat] as PlayerState;
    const stillHidden = seat === viewer || after.over ? deck : [...hand, ...deck];
    if (seat === viewer || state.over) {
      shuffleAmong(random, player.deck, stillHidden);
      continue;
    }
    const hidden = shuffleAmong(random, [...player.hand, ...player.deck], stillHidden);
    const { length } = player.hand;
    player.hand = hidden.slice(0, length).sort((a, b) => a - b);
    player.deck = hidden.slice(length);
    // the end shows drafts
    if (after.over) continue;
    player.draft =
      length < 3 || random.int(2) === 0
        ? null
        : {
            cards: shuffle(random, player.hand.slice()).slice(0, 3),
            rest: length === 4 ? pick(random, ['deck', 'discard'] as const) : null,
          };
  }
  if (!state.over) scrambleMountain(box, state, random, after);
  return state;
}

/** Only these cards change places, among themselves. */
function shuffleAmong(random: Random, cards: number[], these: readonly number[]): number[] {
  const moved = shuffle(
    random,
    cards.filter((card) => these.includes(card)),
  );
  cards.forEach((card, i) => {
    if (these.includes(card)) cards[i] = moved.pop() as number;
  });
  return cards;
}

/** Rows of the pyramid from the base: 6, 5, 4, 3, 2. */
const rowOf = (position: number): number =>
  position < 6 ? 1 : position < 11 ? 2 : position < 15 ? 3 : position < 18 ? 4 : 5;
const firstOf = [0, 0, 6, 11, 15, 18];

function isCovered(mountain: readonly number[], position: number): boolean {
  const row = rowOf(position);
  if (row === 5) return false;
  const column = position - (firstOf[row] as number);
  return [column - 1, column].some((c) => c >= 0 && c < 6 - row && mountain[(firstOf[row + 1] as number) + c] !== -1);
}

/** Basics among themselves; specials too, where they lie face-down; mines only within their mark (SW-GOLD-02). */
function scrambleMountain(box: Box, state: SierraWestState, random: Random, after: SierraWestState): void {
  const { mountain, mode } = state;
  const isHidden = (cards: readonly number[], position: number) =>
    (cards[position] as number) >= 51 || isCovered(cards, position);
  const stillHidden = after.over ? [] : after.mountain.filter((_, position) => isHidden(after.mountain, position));
  const kinds = new Map<string, number[]>();
  mountain.forEach((card, position) => {
    if (card === -1 || !isHidden(mountain, position) || !stillHidden.includes(card)) return;
    if (card >= 51 && mode === 'outlaws-and-outposts') return;
    const kind = card < 51 ? 'basic' : (box.kits[mode].specials[card - 51]?.mine?.tier ?? 'special');
    kinds.set(kind, [...(kinds.get(kind) ?? []), position]);
  });
  for (const positions of kinds.values()) {
    const cards = shuffle(
      random,
      positions.map((position) => mountain[position] as number),
    );
    positions.forEach((position, i) => {
      mountain[position] = cards[i] as number;
    });
  }
}
