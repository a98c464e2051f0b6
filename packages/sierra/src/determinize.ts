import { createFastStreams, pick, type Random, type Seat, shuffle } from '@cordillera/engine';
import { cloneLandscape } from './actions/landscape.ts';
import { type Box, rulesOf } from './content/box.ts';
import { decide } from './flow/decide.ts';
import { blindCount, passesCards, roundDutiesOf } from './roundDuties.ts';
import type { StageRules } from './stageRules.ts';
import { type Deck, type GroupState, type PlayerState, type SierraFrame, type SierraState, STREAMS } from './state.ts';
import type { DeckView, GroupView, PlayerView, SierraView } from './view.ts';

/**
 * Builds a full state that fits a view. Unseen cards fill hidden places at random; a player of another group who is
 * ready gets a finished draft, because readiness is public and a draft is not.
 */
export function determinize(box: Box, view: SierraView, random: Random): SierraState {
  const mountain = unseen(box.mountain.length, view, seenMountain);
  const notebook = unseen(box.notebook.length, view, seenNotebook).filter(
    (card) => !view.firstGame || box.notebook[card]?.kind === 'basic',
  );
  shuffle(random, mountain);
  shuffle(random, notebook);

  const state: SierraState = {
    mode: view.mode,
    firstGame: view.firstGame,
    stage: view.stage,
    round: view.round,
    over: view.phase === 'over',
    groups: view.groups.map((group) => fillGroup(group, mountain)),
    players: view.players.map(
      (player): PlayerState => ({
        group: player.group,
        hand: player.hand?.slice() ?? [],
        blind: player.blind?.slice() ?? [],
        aside: player.aside,
        drawn: player.drawn?.slice() ?? take(notebook, player.drawnSize).sort((a, b) => a - b),
        keeping: player.keeping,
        kept: player.kept.slice(),
      }),
    ),
    mountain: fillDeck(view.mountain, mountain),
    notebook: fillDeck(view.notebook, notebook),
    given: view.given,
    streams: createFastStreams(random, STREAMS),
    flow: {
      stack: view.phase === 'over' ? [] : [{ step: view.phase === 'faces' ? 'layFronts' : 'reveal' }],
      lanes: null,
    },
  };
  const rules = rulesOf(box, view.stage);
  for (const [index, group] of state.groups.entries()) dealHands(state, view, group, index, mountain, random);
  for (const group of state.groups) drawBlind(state, view, group, rules, random);
  state.mountain.pile = mountain;
  state.notebook.pile = notebook;
  if (view.phase !== 'over') state.flow.lanes = lanesOf(rules, state, view);
  if (view.phase === 'faces') guessWishes(state, view, random);
  if (view.phase === 'decide') finishDrafts(box, state, view, random);
  return state;
}

const take = (cards: number[], count: number): number[] => cards.splice(cards.length - count, count);

function unseen(size: number, view: SierraView, seen: (view: SierraView) => number[]): number[] {
  const known = new Set(seen(view));
  return Array.from({ length: size }, (_, card) => card).filter((card) => !known.has(card));
}

function seenMountain(view: SierraView): number[] {
  const cards = view.mountain.known.map(({ card }) => card);
  for (const { landscape, front, received } of view.groups) {
    for (const line of landscape.lines) cards.push(...line.cards);
    cards.push(...(front ?? []), ...(received ?? []));
  }
  for (const { hand, aside } of view.players) cards.push(...(hand ?? []), ...(aside === null ? [] : [aside]));
  return cards;
}

function seenNotebook(view: SierraView): number[] {
  const cards = [...view.given, ...view.notebook.known.map(({ card }) => card)];
  for (const { drawn, kept } of view.players) cards.push(...(drawn ?? []), ...kept);
  return cards;
}

function fillGroup(view: GroupView, unseenCards: number[]): GroupState {
  return {
    members: view.members,
    destination: view.destination,
    face: view.face,
    proposed: view.proposed,
    wishes: view.wishes?.slice() ?? view.members.map(() => null),
    role: view.role === null ? 0 : view.members.indexOf(view.role),
    landscape: cloneLandscape(view.landscape),
    draft: view.draft?.slice() ?? [],
    front: view.front?.slice() ?? take(unseenCards, view.frontSize),
    received: view.received?.slice() ?? [],
  };
}

function fillDeck(view: DeckView, unseenCards: number[]): Deck {
  const known = new Map(view.known.map(({ at, card }) => [at, card]));
  return {
    pile: [],
    discard: view.groups.map((group, at) => ({ card: known.get(at) ?? (take(unseenCards, 1)[0] as number), group })),
  };
}

/**
 * Deals the hands of a group that the viewer cannot see: the cards the group is known to have picked up, filled up
 * with unseen cards.
 */
function dealHands(
  state: SierraState,
  view: SierraView,
  group: GroupState,
  index: number,
  unseenCards: number[],
  random: Random,
): void {
  const layers = hiddenLayers(view, group);
  if (layers.length === 0) return;
  const groupView = view.groups[index] as GroupView;
  // in the first round the front came from the pile (except in solo), later from the group before; both are two cards
  const hadFront = state.round === 1 ? state.mode !== 'solo' : passesCards(state.mode);
  const picked = groupView.received ?? take(unseenCards, hadFront ? 2 : 0);
  group.received = picked.slice();
  const shares = shuffle(random, picked.slice());
  for (const seat of layers) {
    const hand = shares.splice(0, layers.length === 2 ? 1 : 2);
    hand.push(...take(unseenCards, (view.players[seat] as PlayerView).handSize - hand.length));
    (state.players[seat] as PlayerState).hand = hand.sort((a, b) => a - b);
  }
}

/** The members who lay this round, with hands that the viewer cannot see. */
const hiddenLayers = (view: SierraView, { members }: GroupState): Seat[] =>
  members.filter((seat) => {
    const { hand, handSize } = view.players[seat] as PlayerView;
    return hand === null && handSize > 0;
  });

/** Which cards of a hidden hand must be laid is hidden too (SI-R-79). */
function drawBlind(state: SierraState, view: SierraView, group: GroupState, rules: StageRules, random: Random): void {
  const layers = hiddenLayers(view, group);
  for (const seat of layers) {
    const count = blindCount(group, layers, seat, rules);
    if (count === 0) continue;
    const player = state.players[seat] as PlayerState;
    player.blind = shuffle(random, player.hand.slice())
      .slice(0, count)
      .sort((a, b) => a - b);
  }
}

function lanesOf(rules: StageRules, state: SierraState, view: SierraView): (SierraFrame[] | null)[] {
  return view.players.map(({ ready }, seat) => {
    if (view.phase === 'faces') return [{ step: ready ? 'agreed' : 'face' }];
    const part = roundDutiesOf(state, seat, rules);
    return part.notebook || part.lay > 0 ? [{ step: ready ? 'ready' : 'decide' }] : null;
  });
}

/** While faces are chosen, others see who has agreed with another group's last proposal, but not what it is. */
function guessWishes(state: SierraState, view: SierraView, random: Random): void {
  for (const [index, group] of state.groups.entries()) {
    if ((view.groups[index] as GroupView).wishes !== null) continue;
    const agreed = group.members.map((seat) => (view.players[seat] as PlayerView).ready);
    group.proposed = agreed.includes(true) ? pick(random, ['A', 'B']) : null;
    group.wishes = agreed.map((agrees) => (agrees ? group.proposed : null));
  }
}

/** Completes the part of every ready player whose draft the viewer cannot see. */
function finishDrafts(box: Box, state: SierraState, view: SierraView, random: Random): void {
  const step = decide(box);
  view.players.forEach((player, seat) => {
    if (player.hand !== null || !player.ready || state.flow.lanes?.[seat] === null) return;
    const context = {
      state,
      seat,
      emit: () => {},
      push: () => {},
      done: () => {},
      openLanes: () => {},
      setLane: () => {},
    };
    for (;;) {
      const { choices, forward } = step.decision(state, { step: 'decide' }, seat);
      const choice = pick(random, choices.slice(0, forward));
      if (choice.do === 'ready') return;
      step.apply(context, { step: 'decide' }, seat, choice);
    }
  });
}
