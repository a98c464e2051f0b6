import { canSee, createMatch, createRandom, type Match, pick, type Viewer, type ViewStep } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { cloneLandscape, lay, type SierraEvent, type SierraTypes, type SierraView, sierra } from '../src/index.ts';
import { houseSet } from './helpers/packs.ts';

const { box } = houseSet;

/** The knowledge of a game that its events alone give. */
type Reckoned = ReturnType<typeof reckonedOf>;

const reckonedOf = (view: SierraView) => ({
  round: view.round,
  phase: view.phase,
  groups: view.groups.map(({ landscape, draft, face, frontSize }) => ({ landscape, draft, face, frontSize })),
  players: view.players.map(({ hand, aside, keeping, kept, ready }) => ({ hand, aside, keeping, kept, ready })),
});

/** Updates the knowledge in place with this event; `after` tells who is waited for in the new round. */
function reckon(now: Reckoned, event: SierraEvent, view: SierraView, after: SierraView): void {
  const groupOf = (seat: number) => now.groups[view.players[seat]!.group]!;
  const sorted = (cards: number[]) => cards.sort((a, b) => a - b);
  switch (event.type) {
    case 'readied':
    case 'unreadied':
      now.players[event.seat]!.ready = event.type === 'readied';
      break;
    case 'agreement':
      now.players[event.seat]!.ready = event.agrees;
      break;
    case 'facesShown':
      now.groups.forEach((group, index) => {
        group.face = event.faces[index]!;
      });
      break;
    case 'frontLaid':
      now.groups[event.group]!.frontSize = event.count;
      break;
    case 'laid': {
      const group = now.groups[event.group]!;
      if (group.draft) {
        // The group has seen the card there since it was a draft.
        group.draft = group.draft.filter(({ card }) => card !== event.card);
      } else {
        group.landscape = cloneLandscape(group.landscape);
        lay(group.landscape, event.card, box.mountain[event.card]!.colour, event);
      }
      break;
    }
    case 'kept': {
      const player = now.players[event.seat]!;
      player.kept = [...player.kept, event.card];
      player.keeping = null;
      break;
    }
    case 'discardedCards':
      if (event.deck === 'mountain')
        for (const seat of view.groups[event.group]!.members) {
          const player = now.players[seat]!;
          player.hand = player.hand!.filter((card) => !event.cards.includes(card));
          if (player.aside !== null && event.cards.includes(player.aside)) player.aside = null;
        }
      break;
    case 'passed':
      for (const seat of view.groups[event.from]!.members) {
        const player = now.players[seat]!;
        player.hand = player.hand && [];
      }
      now.groups[event.to]!.frontSize = event.count;
      break;
    case 'roundBegan':
      now.round = event.round;
      now.phase = 'decide';
      now.players.forEach((player, seat) => {
        player.ready = after.players[seat]!.ready;
      });
      break;
    case 'frontTaken':
    case 'mountainDrawn': {
      const player = now.players[event.seat]!;
      player.hand = sorted([...player.hand!, ...event.cards]);
      if (event.type === 'frontTaken') groupOf(event.seat).frontSize -= event.cards.length;
      break;
    }
    case 'dealt':
      if (now.players[event.seat]!.hand === null) groupOf(event.seat).frontSize -= event.front;
      break;
    case 'gameEnded':
      now.phase = 'over';
      for (const player of now.players) player.ready = false;
      break;
  }
}

/** Reported in two steps, or in the middle of a draw: the next event says which cards have moved. */
const vague: readonly SierraEvent['type'][] = ['discarded', 'reshuffled'];

interface Shown {
  viewer: Viewer;
  /** What the viewer saw and how many events they had seen before a choice. */
  before: SierraView;
  since: number;
  steps: ViewStep<SierraTypes>[];
}

function mustTell(match: Match<SierraTypes>, { viewer, before, since, steps }: Shown): number {
  expect(steps.map(({ event }) => event)).toEqual(match.events(since, viewer));
  const after = match.view(viewer);
  const now = structuredClone(reckonedOf(before));
  /** In the round being dealt: the cards in front that events have shown so far. */
  let taken: number[] | null = null;
  for (const { event, view } of steps) {
    if (event.type === 'roundBegan') taken = [];
    if (event.type === 'frontTaken') taken?.push(...event.cards);
    const own = viewer === 'spectator' ? undefined : view.groups[view.players[viewer]!.group];
    if (taken && own) expect(own.received!.toSorted(), `received at ${event.type}`).toEqual(taken.toSorted());
    reckon(now, event, before, after);
    const shown = reckonedOf(view);
    if (vague.includes(event.type)) {
      expect(shown.groups.map(({ landscape }) => landscape)).toEqual(now.groups.map(({ landscape }) => landscape));
    } else {
      expect(shown, event.type).toEqual(now);
    }
    if (event.type === 'roleHeld') expect(view.groups[event.group]!.role).toBe(event.seat);
  }
  return steps.length;
}

describe('SI-R-28: the view at each event is what the events so far reveal', () => {
  test.each([
    ...[4, 5, 6, 7, 8].map((seats) => ['team', seats] as const),
    ...[2, 3, 4].map((seats) => ['competitive', seats] as const),
    ['cooperative', 2] as const,
    ['cooperative', 3] as const,
    ['solo', 1] as const,
  ])('%s, %i players', (mode, seats) => {
    for (const seed of ['pictures', 'in between']) {
      const match = createMatch(sierra, {
        options: { mode },
        seats: Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}` })),
        seed: (seed === 'pictures' ? 'a' : 'b').repeat(32),
      });
      const random = createRandom(`${seed} ${mode} ${seats}`);
      const viewers: Viewer[] = [...match.seats.keys(), 'spectator'];
      let looked = 0;
      while (match.result() === null) {
        const decision = match.decision(pick(random, match.deciders()))!;
        const choice = pick(random, decision.choices.slice(0, decision.forward));
        const closes = choice.do === 'ready' || choice.do === 'agree' || choice.do === 'face';
        const shown = (closes ? viewers : []).map(
          (viewer): Shown => ({ viewer, before: match.view(viewer), since: match.eventCount(viewer), steps: [] }),
        );
        match.choose(decision.seat, choice, (event, view) => {
          for (const { viewer, steps } of shown) if (canSee(viewer, event)) steps.push({ event, view: view(viewer) });
        });
        for (const each of shown) looked += mustTell(match, each);
      }
      expect(looked).toBeGreaterThan(50);
    }
  });
});

test('the last card shown brings the score that the next ones begin with', () => {
  const match = createMatch(sierra, {
    options: { mode: 'competitive', firstGame: true },
    seats: [{ name: 'Ana' }, { name: 'Bo' }],
    seed: 'c'.repeat(32),
  });
  const random = createRandom('score');
  const total = (sheet: ReturnType<typeof match.score>) => sheet.seats.map((seat) => seat.total);
  const scores: { type: string; totals: number[] }[] = [];
  while (match.turns === 1) {
    const seat = pick(random, match.deciders());
    const { choices, forward } = match.decision(seat)!;
    const choice = pick(random, choices.slice(0, forward));
    const state = match.copyState();
    scores.length = 0;
    match.rules.apply(state, seat, choice, ({ type }) =>
      scores.push({ type, totals: total(match.rules.score(state)) }),
    );
    match.choose(seat, choice);
  }
  expect(scores[0]!.totals).toEqual([0, 0]);
  const shown = scores.filter(({ type }) => type === 'laid' || type === 'kept');
  expect(shown).toHaveLength(6);
  expect(shown.at(-1)!.totals).toEqual(total(match.score()));
});
