/** Positions arranged by hand, and played on without a match. */
import { canonicalJson, createRandom, pick, type Seat } from '@cordillera/engine';
import type { Landscape, SierraChoice, SierraEvent, SierraState } from '../../src/index.ts';
import { playOn } from './matches.ts';
import type { SierraRules } from './packs.ts';

/** Two Mountain cards change places, wherever they are except in a landscape. */
export function exchangeCards(state: SierraState, a: number, b: number): void {
  const swap = (card: number) => (card === a ? b : card === b ? a : card);
  state.mountain.pile = state.mountain.pile.map(swap);
  state.mountain.discard = state.mountain.discard.map((entry) => ({ ...entry, card: swap(entry.card) }));
  for (const group of state.groups) {
    group.front = group.front.map(swap);
    group.received = group.received.map(swap);
  }
  for (const player of state.players) {
    player.hand = player.hand.map(swap).sort((x, y) => x - y);
    player.blind = player.blind.map(swap).sort((x, y) => x - y);
    if (player.aside !== null) player.aside = swap(player.aside);
  }
}

/** Gives the player exactly these cards in hand; the cards held before go where these were. */
export function giveHand(state: SierraState, seat: Seat, cards: readonly number[]): void {
  const player = state.players[seat]!;
  if (player.hand.length !== cards.length) throw new Error(`seat ${seat} has ${player.hand.length} cards in hand`);
  for (const card of cards) {
    if (player.hand.includes(card)) continue;
    exchangeCards(state, player.hand.find((held) => !cards.includes(held))!, card);
  }
}

/** Gives the group this landscape, with its cards taken out of the pile. */
export function giveLandscape(state: SierraState, group: number, landscape: Landscape): void {
  const cards = landscape.lines.flatMap((line) => line.cards);
  for (const card of cards) {
    const spare = state.mountain.pile.find((other) => !cards.includes(other))!;
    if (!state.mountain.pile.includes(card)) exchangeCards(state, card, spare);
    state.mountain.pile.splice(state.mountain.pile.indexOf(card), 1);
  }
  state.groups[group]!.landscape = landscape;
}

/** Everything that this seat may do on a state. */
export const choicesOn = (rules: SierraRules, state: SierraState, seat: Seat): SierraChoice[] =>
  rules.decision(state, seat)?.choices ?? [];

export const mayDo = (rules: SierraRules, state: SierraState, seat: Seat, choice: SierraChoice): boolean =>
  choicesOn(rules, state, seat).some((listed) => canonicalJson(listed) === canonicalJson(choice));

/** When time is up for all: the first seat that the game waits for, and the choice made for it. */
export function timeUp(rules: SierraRules, state: SierraState): { seat: Seat; choice: SierraChoice } | null {
  const seat = rules.deciders(state)[0];
  if (seat === undefined) return null;
  return { seat, choice: rules.timeUp!(state, seat)! };
}

/** Makes everybody's first choice (as when time is up) until `until` says so or the game is over. */
export function playFirstChoices(
  rules: SierraRules,
  state: SierraState,
  until: (state: SierraState) => boolean = () => false,
): SierraEvent[] {
  const events: SierraEvent[] = [];
  while (!until(state)) {
    const next = timeUp(rules, state);
    if (next === null) return events;
    events.push(...playOn(rules, state, next.seat, next.choice));
  }
  return events;
}

/** Random forward choices on a state, until `until` says so or the game is over. */
export function playRandomlyOn(
  rules: SierraRules,
  state: SierraState,
  seed: string | number,
  until: (state: SierraState) => boolean = () => false,
  watch: (state: SierraState, events: SierraEvent[]) => void = () => {},
): void {
  const random = createRandom(`run ${seed}`);
  for (;;) {
    const deciders = rules.deciders(state);
    if (deciders.length === 0 || until(state)) return;
    const seat = pick(random, deciders);
    const { choices, forward } = rules.decision(state, seat)!;
    watch(state, rules.apply(state, seat, choices[random.int(forward)]!));
  }
}
