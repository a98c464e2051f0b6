import { createStreams, pick, type Random, shuffle, type Viewer } from '@cordillera/engine';
import { rulesOf } from '../../src/content/box.ts';
import { isReady } from '../../src/flow/decide.ts';
import type { Box, Landscape, SierraState } from '../../src/index.ts';
import { roundDutiesOf } from '../../src/roundDuties.ts';
import { STREAMS } from '../../src/state.ts';

/**
 * Changes only what a viewer cannot see: pile order, generators, and the cards of other groups' hands, fronts, drafts,
 * drawn Notebook cards and discards. Written from SI-R-21, 26, 27, 28 and 36 alone, not from the view. What is seen in
 * `after`, the state that a choice led to, stays too.
 */
export function scramble(
  box: Box,
  state: SierraState,
  viewer: Viewer,
  random: Random,
  after: SierraState = state,
): SierraState {
  const own = viewer === 'spectator' ? -1 : (state.players[viewer]?.group as number);
  state.streams = createStreams(String(random.int(1 << 30)), STREAMS);
  const drafted = state.groups.flatMap((group, index) => (index === own ? [] : group.draft.map(({ card }) => card)));
  const stuck = state.players.flatMap(({ hand }, seat) => (isStuck(box, state, seat) ? hand : []));
  const seen = new Set([...seenMountain(state, own), ...seenMountain(after, own)]);
  const hidden = box.mountain.map((_, card) => card).filter((card) => !seen.has(card));
  renameMountain(
    state,
    permutation(
      random,
      hidden.filter((card) => !drafted.includes(card) && !stuck.includes(card)),
    ),
  );
  // a drafted card may be any other of its colour: the place stays legal, and a ready player stays stuck
  for (const colour of ['ochre', 'crimson', 'teal', 'violet']) {
    renameMountain(
      state,
      permutation(
        random,
        hidden.filter((card) => box.mountain[card]?.colour === colour),
      ),
    );
  }
  const seenCards = new Set([...seenNotebook(state, own), ...seenNotebook(after, own)]);
  const inPlay = box.notebook
    .map((_, card) => card)
    .filter((card) => !state.firstGame || box.notebook[card]?.kind === 'basic');
  renameNotebook(
    state,
    permutation(
      random,
      inPlay.filter((card) => !seenCards.has(card)),
    ),
  );
  changeMinds(state, own, random, after);
  return state;
}

/** Ready with cards still to be laid: none of them has a cell, which depends on their colours (SI-R-72). */
function isStuck(box: Box, state: SierraState, seat: number): boolean {
  const laid = state.groups.flatMap(({ draft }) => draft).filter((placement) => placement.seat === seat).length;
  return isReady(state, seat) && laid < roundDutiesOf(state, seat, rulesOf(box, state.stage)).lay;
}

function permutation(random: Random, cards: number[]): Map<number, number> {
  const others = shuffle(random, cards.slice());
  return new Map(cards.map((card, index) => [card, others[index] as number]));
}

function seenMountain(state: SierraState, own: number): Set<number> {
  const seen = new Set<number>();
  const see = (cards: readonly number[]) => {
    for (const card of cards) seen.add(card);
  };
  const next = (own + 1) % state.groups.length;
  state.groups.forEach((group, index) => {
    const drafted = new Set(group.draft.map(({ card }) => card));
    for (const line of group.landscape.lines) see(line.cards.filter((card) => index === own || !drafted.has(card)));
    if (own >= 0 && index === next && state.groups.length > 1 && state.round > 1)
      see([...group.received, ...group.front]);
    if (state.over) see(group.front);
  });
  for (const player of state.players)
    if (player.group === own) see([...player.hand, ...(player.aside === null ? [] : [player.aside])]);
  see(state.mountain.discard.flatMap(({ card, group }) => (group === own || state.over ? [card] : [])));
  return seen;
}

function seenNotebook(state: SierraState, own: number): Set<number> {
  const seen = new Set(state.given);
  for (const player of state.players)
    for (const card of [...player.kept, ...(player.group === own ? player.drawn : [])]) seen.add(card);
  for (const { card, group } of state.notebook.discard) if (group === own || state.over) seen.add(card);
  return seen;
}

function renameMountain(state: SierraState, names: Map<number, number>): void {
  const of = (card: number): number => names.get(card) ?? card;
  const all = (cards: number[]): number[] => cards.map(of);
  const sorted = (cards: number[]): number[] => all(cards).sort((a, b) => a - b);
  const renamed = (landscape: Landscape) => {
    for (const line of landscape.lines) line.cards = all(line.cards);
  };
  state.mountain = {
    pile: all(state.mountain.pile),
    discard: state.mountain.discard.map(({ card, group }) => ({ card: of(card), group })),
  };
  for (const group of state.groups) {
    renamed(group.landscape);
    group.draft = group.draft.map((placement) => ({ ...placement, card: of(placement.card) }));
    group.front = sorted(group.front);
    group.received = group.received.map(of);
  }
  for (const player of state.players) {
    player.hand = sorted(player.hand);
    player.blind = sorted(player.blind);
    player.aside = player.aside === null ? null : of(player.aside);
  }
}

function renameNotebook(state: SierraState, names: Map<number, number>): void {
  const of = (card: number): number => names.get(card) ?? card;
  state.notebook = {
    pile: state.notebook.pile.map(of),
    discard: state.notebook.discard.map(({ card, group }) => ({ card: of(card), group })),
  };
  for (const player of state.players) {
    player.drawn = player.drawn.map(of).sort((a, b) => a - b);
    player.keeping = player.keeping === null ? null : of(player.keeping);
  }
}

/** The intentions of others are hidden too: the face they propose, the Notebook card they will keep. */
function changeMinds(state: SierraState, own: number, random: Random, after: SierraState): void {
  for (const [index, group] of state.groups.entries()) {
    if (index === own || after.groups[index]?.face !== null || random.int(2) === 0) continue;
    const other = { A: 'B', B: 'A' } as const;
    group.proposed = group.proposed === null ? null : other[group.proposed];
    group.wishes = group.wishes.map((wish) => (wish === null ? null : other[wish]));
  }
  for (const [seat, player] of state.players.entries()) {
    const open = player.keeping !== null && after.players[seat]?.keeping !== null;
    if (player.group !== own && open) player.keeping = pick(random, player.drawn);
  }
}
