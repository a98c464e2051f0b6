/**
 * Nobody is shown what is hidden (SW-GEN-04). Cards, tiles and plan cards are numbers, so everything that a viewer is
 * given is searched for numbers of hidden ones, wherever a number names such a thing. Those places are listed
 * here and not taken from the view: an unknown place fails.
 */
import { canSee, createRandom, type Match, type Viewer } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { pickBiased } from '../src/biasedRandom.ts';
import { MODES, type SierraWestEvent, type SierraWestState, type SierraWestTypes } from '../src/index.ts';
import { newMatch, turnWith } from './helpers/scenes.ts';

type WestMatch = Match<SierraWestTypes>;

const TABLES = MODES.flatMap((mode) =>
  [1, 2, 3, 4].map((seats) => ({ mode, seats, advancedPlanning: seats === 3, name: `${mode} ${seats}` })),
);
const viewersOf = (match: WestMatch): Viewer[] => [...match.seats.keys(), 'spectator'];

// ---- Hidden things

const NONE = -1;
const FIRST_SPECIAL = 51;

/** Row and horizontal place of the 20 positions, from the base up (SW-GEO-01, SW-GEO-05). */
const PLACES = [6, 5, 4, 3, 2].flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({ row, x: column + row / 2 })),
);

/** SW-GEO-02: a card of the row above lies half a place beside it. */
const isCovered = (mountain: readonly number[], position: number): boolean =>
  PLACES.some(
    ({ row, x }, above) =>
      mountain[above] !== NONE && row === PLACES[position]!.row + 1 && Math.abs(x - PLACES[position]!.x) === 0.5,
  );

interface Hidden {
  cards: Set<number>;
  /** The hidden cards on the mountain; a list of claimed cards may name all others, because it hides their places. */
  buried: Set<number>;
  tiles: Set<number>;
  plans: Set<number>;
}

/** SW-GEN-04, SW-R-126. */
function hiddenFrom(state: SierraWestState, viewer: Viewer): Hidden {
  const { mode, over, mountain, players, hastings, cabinStack } = state;
  const buried = mountain.filter(
    (card, position) =>
      !over &&
      card !== NONE &&
      // outposts lie face-up (SW-OUT-02)
      !(card >= FIRST_SPECIAL && mode === 'outlaws-and-outposts') &&
      isCovered(mountain, position),
  );
  const hands = players.flatMap(({ hand }, index) => (index === viewer || over ? [] : hand));
  return {
    cards: new Set([...buried, ...hands, ...players.flatMap(({ deck }) => deck)]),
    buried: new Set(buried),
    tiles: new Set(cabinStack),
    plans: new Set(hastings?.pile),
  };
}

// ---- Places where a number names something

/** By the last words of a path, without the indexes of lists. */
const NAMES: [kind: keyof Hidden, places: RegExp][] = [
  ['plans', /\.(hastings\.(active|shown|discard)|planTurned\.(card|beside))$/],
  ['buried', /(players\.claimed|event\.claimed\.card)$/],
  ['cards', /\.(hand|players\.discard|players\.plan|mountain|row|cards?|params\.claim)$/],
  ['tiles', /(view\.market|marketFilled\.market|\.cabins|\.cabinDiscard|\.cabinBox|\.tile)$/],
];

/** The red tile lay open before everybody; it may be shuffled into a new stack at once. */
const OPEN = 'event.cabinDiscarded.tile';

/** Numbers that count or point, and name no card. */
const PLAIN = new Set(
  `for viewer handSize seats start active round lastRound player seat forward
  basics gold tokens tracks wagon frontiersmen animals green tan apples fish canoe carts bullets outlaws handCount deckCount
  greenBoots tanBoots help tokenBoots spent mule cabinStackCount taken lantern dynamite outposts baseOutlaws outlawSupply
  sheriff pileCount boots summits moves toll places most any paid market track left place position at to space slot size count from frontiersman
  food wood stone trout bass salmon redApples greenApples red added counted roll bonus needed outpost cart token totals hastings`.split(
    /\s+/,
  ),
);

/** Calls `found` for every number, with its path. */
function eachNumber(value: unknown, path: string, found: (path: string, number: number) => void): void {
  if (typeof value === 'number') found(path, value);
  else if (Array.isArray(value)) for (const item of value) eachNumber(item, path, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) eachNumber(item, `${path}.${key}`, found);
}

/** Marks events and choices by their kind. */
const labelled = (list: readonly object[], label: string): [string, object][] =>
  list.map((item) => [`${label}.${'type' in item ? item.type : 'do' in item ? item.do : ''}`, item]);

type Kind = keyof Hidden | 'plain' | 'unknown';

const kinds = new Map<string, Kind>([
  [OPEN, 'plain'],
  // how many, not which
  ['decision.params.cabins', 'plain'],
]);

/** The kind of thing that the numbers of this path name; cached. */
function kindOf(path: string): Kind {
  const known = kinds.get(path);
  if (known !== undefined) return known;
  const plain = PLAIN.has(path.slice(path.lastIndexOf('.') + 1));
  const kind = NAMES.find(([, places]) => places.test(path))?.[0] ?? (plain ? 'plain' : 'unknown');
  kinds.set(path, kind);
  return kind;
}

/** The places in which something hidden is named. */
function leaks(hidden: Hidden, shown: readonly [string, unknown][]): string[] {
  const found: string[] = [];
  for (const [label, value] of shown)
    eachNumber(value, label, (path, number) => {
      const kind = kindOf(path);
      if (kind === 'unknown') found.push(`${path}: add what this number names`);
      else if (kind !== 'plain' && hidden[kind].has(number)) found.push(`${path} ${number}`);
    });
  return found;
}

/** Everything that a viewer receives now. */
function shownTo(match: WestMatch, viewer: Viewer): [string, unknown][] {
  const view: [string, unknown][] = [['view', match.view(viewer)]];
  if (viewer === 'spectator') return view;
  const asked = match.decision(viewer);
  if (asked === null) return view;
  const { choices, ...decision } = asked;
  // what is paid for: a cabin, or else a card
  const { of, ...params } = decision.params ?? {};
  const paidFor = params.what === 'build' ? { tile: of } : { card: of };
  return [
    ...view,
    ['decision', { ...decision, params: { ...params, ...paidFor } }],
    ...labelled(choices, 'choice'),
    ...labelled(
      match.blocked(viewer).map(({ choice }) => choice),
      'choice',
    ),
  ];
}

describe('SW-GEN-04: hidden information stays hidden', () => {
  test.each(TABLES)('from the first choice to the last: $name', ({ mode, seats, advancedPlanning }) => {
    const match = newMatch({ mode, advancedPlanning }, seats, `${seats}`.repeat(32));
    const random = createRandom(`secrecy ${mode} ${seats}`);
    const received = new Map<Viewer, SierraWestEvent[]>(viewersOf(match).map((viewer) => [viewer, []]));
    const check = (events: readonly SierraWestEvent[], looking: boolean): void => {
      const state = match.copyState();
      for (const [viewer, list] of received) {
        const newEvents = events.filter((event) => canSee(viewer, event));
        list.push(...newEvents);
        if (newEvents.length === 0 && !looking) continue;
        const shown = looking ? shownTo(match, viewer) : [];
        const found = leaks(hiddenFrom(state, viewer), [...shown, ...labelled(newEvents, 'event')]);
        expect(found, `viewer ${viewer} after ${match.length} choices`).toEqual([]);
      }
    };
    const setup = viewersOf(match).flatMap((viewer) =>
      match.events(0, viewer).filter((event) => (event.for === undefined) === (viewer === 'spectator')),
    );
    check(setup, true);
    while (match.deciders().length > 0) {
      // now and then a waiting player prepares a plan
      const waiting = random.int(20) > 0 ? undefined : match.decisions().find(({ forward }) => forward === 0);
      const { seat, choices, forward } = waiting ?? match.decision(match.deciders()[0]!)!;
      const n = forward === 0 ? random.int(choices.length) : pickBiased(choices.slice(0, forward), random);
      const events = match.choose(seat, choices[n]!);
      check(events, match.length % 20 === 0 || events.some(({ barrier }) => barrier));
    }
    for (const [viewer, list] of received) expect(match.events(setup.length, viewer)).toEqual(list.slice(setup.length));
  });

  test('the search finds every kind of hidden thing in every place', () => {
    const match = newMatch({ mode: 'apple-hill' }, 1, '1'.repeat(32));
    const state = match.copyState();
    const [human] = state.players;
    const leaksAfter = (change: (view: ReturnType<WestMatch['view']>) => void): string[] => {
      const view = match.view('spectator');
      change(view);
      return leaks(hiddenFrom(state, 'spectator'), [['view', view]]);
    };
    expect(leaksAfter(() => undefined)).toEqual([]);
    expect(leaksAfter((view) => void Object.assign(view.players[0]!, { hand: human!.hand }))).toHaveLength(3);
    expect(leaksAfter((view) => void Object.assign(view.players[0]!, { draft: { cards: human!.hand } }))).toHaveLength(
      3,
    );
    expect(leaksAfter((view) => void Object.assign(view.players[0]!, { deck: human!.deck }))).toHaveLength(6);
    expect(leaksAfter((view) => void Object.assign(view, { mountain: state.mountain }))).toHaveLength(18);
    expect(leaksAfter((view) => void view.market.push(state.cabinStack[0]!))).toHaveLength(1);
    expect(leaksAfter((view) => void view.hastings!.discard.push(state.hastings!.pile[0]!))).toHaveLength(1);
    const drawn = { type: 'drewCards', player: 0, cards: human!.hand };
    expect(leaks(hiddenFrom(state, 'spectator'), labelled([drawn], 'event'))).toHaveLength(3);
    expect(leaks(hiddenFrom(state, 0), labelled([drawn], 'event'))).toEqual([]);
  });
});

/** Everything that a player can learn from the match, as text. */
const knowledge = (match: WestMatch, viewer: Viewer): string =>
  JSON.stringify([
    shownTo(match, viewer),
    match.events(0, viewer),
    match.revision(viewer),
    match.deciders(),
    match.score(),
    match.turns,
  ]);

describe('SW-PLAN-05: a draft changes nothing for other players', () => {
  test.each(TABLES)('made, changed, taken back and undone: $name', ({ mode, seats, advancedPlanning }) => {
    const match = newMatch({ mode, advancedPlanning }, seats, `${seats}`.repeat(32));
    const random = createRandom(`drafts ${mode} ${seats}`);
    let drafts = 0;
    for (let n = 0; n < 160 && match.deciders().length > 0; n++) {
      for (const { seat, choices } of n % (seats === 1 ? 1 : 16) === 0 ? match.decisions() : []) {
        const own = choices.filter((choice) => choice.do === 'draft');
        if (own.length === 0) continue;
        const others = viewersOf(match).filter((viewer) => viewer !== seat);
        const before = others.map((viewer) => knowledge(match, viewer));
        const mine = knowledge(match, seat);
        const mustBeUnseen = (): void => {
          expect(others.map((viewer) => knowledge(match, viewer))).toEqual(before);
          drafts++;
        };
        match.choose(seat, own[random.int(own.length)]!);
        mustBeUnseen();
        expect(knowledge(match, seat)).not.toBe(mine);
        match.choose(seat, match.decision(seat)!.choices.find((choice) => choice.do === 'draft')!);
        mustBeUnseen();
        match.undo(seat);
        mustBeUnseen();
        match.choose(seat, { do: 'undraft' });
        mustBeUnseen();
        if (random.int(2) === 0) match.undo(seat);
        mustBeUnseen();
      }
      const [seat] = match.deciders();
      const { choices, forward } = match.decision(seat!)!;
      match.choose(seat!, choices[pickBiased(choices.slice(0, forward), random)]!);
    }
    expect(drafts).toBeGreaterThan(seats === 1 ? 4 : 30);
  });

  test('SW-R-16: other players learn of a plan only when it is committed, and only the plan', () => {
    const { rules, state } = turnWith({ seats: 3 });
    const cards = state.players[1]!.hand.toReversed();
    rules.apply(state, 1, { do: 'draft', cards });
    rules.apply(state, 0, { do: 'pass' });
    expect(JSON.stringify(rules.view(state, 2).players[1])).not.toContain(`[${cards}]`);
    const events = rules.apply(state, 1, { do: 'plan', cards });
    expect(events.filter((event) => event.for === undefined)).toEqual([
      { type: 'planned', player: 1, cards, barrier: true },
    ]);
    expect(rules.view(state, 2).players[1]).toMatchObject({ plan: cards, draft: null, hand: null });
  });
});
