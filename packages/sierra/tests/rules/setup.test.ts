import { loadMatch } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { type Mode, sierra } from '../../src/index.ts';
import {
  agreeOnFaces,
  allEvents,
  choicesOf,
  eventsOf,
  matchInRound1,
  matchOf,
  only,
  playRandomly,
  refusal,
  seatGroups,
  stateOf,
} from '../helpers/matches.ts';
import { houseSet } from '../helpers/packs.ts';

const { box } = houseSet;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const seeds = upTo(30);
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const different = (items: readonly unknown[]): number => new Set(items).size;

describe('modes', () => {
  test('SI-MODE-01: a table plays in teams by default', () => {
    const view = matchOf({}, 4).view('spectator');
    expect(view.mode).toBe('team');
    expect(view.groups.map((group) => group.members.length)).toEqual([2, 2]);
    expect(view.stage).toBeNull();
  });

  test.each<[Mode, number]>([
    ['team', 6],
    ['solo', 1],
    ['cooperative', 2],
    ['cooperative', 3],
    ['competitive', 3],
  ])('SI-MODE-01: %s with %i shares the decks and the draw of the reference', (mode, seats) => {
    const match = matchOf({ mode }, seats);
    const { mountain, notebook, players, groups } = stateOf(match);
    // a game in a mode that differs begins with the same two piles as the team game of the same seed
    const reference = stateOf(matchOf({ mode: 'team' }, 6));
    const drawn = [
      ...mountain.pile,
      ...players.flatMap((player) => player.hand),
      ...groups.flatMap((group) => group.landscape.lines.flatMap((line) => line.cards)),
    ];
    expect(sorted(drawn)).toEqual(sorted(reference.mountain.pile));
    expect(sorted([...notebook.pile, ...players.flatMap((player) => player.drawn)])).toEqual(
      sorted(reference.notebook.pile),
    );
  });

  test.each<[Mode, number, number]>([
    ['team', 4, 8],
    ['solo', 1, 1],
    ['cooperative', 2, 3],
    ['competitive', 2, 4],
  ])('SI-MODE-02: %s is for %i to %i players', (mode, min, max) => {
    for (let seats = 1; seats <= 10; seats++) {
      if (seats >= min && seats <= max) expect(matchOf({ mode }, seats).deciders()).toEqual(upTo(seats));
      else expect(refusal(() => matchOf({ mode }, seats)).code).toBe('bad-seat-count');
    }
  });

  test.each([
    { groups: seatGroups('01'), seats: 2 },
    { groups: seatGroups('012'), seats: 3 },
  ])('SI-MODE-02: an arrangement does not let $seats play in teams', ({ groups, seats }) => {
    expect(refusal(() => matchOf({ groups }, seats)).code).toBe('bad-options');
  });
});

describe('stages', () => {
  test.each<[Mode, number]>([
    ['team', 4],
    ['competitive', 2],
  ])('SI-COMP-04: %s knows no stage: one that was chosen is refused with the reason', (mode, seats) => {
    const chosen = () => matchOf({ mode, stage: 3 }, seats);
    expect(refusal(chosen).code).toBe('bad-options');
    expect(chosen).toThrow(/solo and cooperative mode only/);
    expect(matchOf({ mode }, seats).view('spectator').stage).toBeNull();
  });

  test.each<[Mode, number]>([
    ['solo', 1],
    ['cooperative', 3],
  ])('SI-COMP-04: %s has the stage that was chosen, else the first', (mode, seats) => {
    expect(matchOf({ mode, stage: 3 }, seats).view('spectator').stage).toBe(3);
    expect(matchOf({ mode }, seats).view('spectator').stage).toBe(1);
  });

  test('SI-COMP-04: saved matches of every mode hold the default, and load', () => {
    for (const [mode, seats] of [
      ['team', 4],
      ['solo', 1],
      ['cooperative', 2],
      ['competitive', 3],
    ] as const) {
      const match = matchOf({ mode }, seats);
      const saved = match.toJSON();
      expect(saved.options.stage).toBe(1);
      expect(loadMatch(saved, { games: [sierra] } as never).hash).toBe(match.hash);
    }
  });
});

describe('piles', () => {
  test('SI-SET-01: all Notebook cards form one pile', () => {
    const match = matchOf({}, 8);
    expect(sorted(stateOf(match).notebook.pile)).toEqual(upTo(72));
    expect(match.view(0).notebook).toEqual({ pile: 72, discard: 0, known: [], groups: [] });
  });

  test('SI-SET-02: all Mountain cards form one pile', () => {
    const match = matchOf({}, 8);
    expect(sorted(stateOf(match).mountain.pile)).toEqual(upTo(96));
    expect(match.view(0).mountain).toEqual({ pile: 96, discard: 0, known: [], groups: [] });
  });

  test.each([
    ['SI-SET-01', 'notebook'],
    ['SI-SET-02', 'mountain'],
  ] as const)('%s: the %s pile is shuffled', (_, deck) => {
    const piles = seeds.map((seed) => stateOf(matchOf({}, 4, seed))[deck].pile);
    const size = piles[0]!.length;
    // the top, the middle and the bottom card vary from game to game, and no card keeps its neighbours
    for (const at of [0, size >> 1, size - 1]) expect(different(piles.map((pile) => pile[at]))).toBeGreaterThan(15);
    for (const pile of piles) {
      const inOrder = pile.filter((card, index) => pile[index + 1] === card + 1).length;
      expect(inOrder).toBeLessThan(10);
    }
    expect(stateOf(matchOf({}, 4, 7))[deck].pile).toEqual(piles[7]);
  });

  test.each([
    ['SI-SET-01', 'notebook'],
    ['SI-SET-02', 'mountain'],
  ] as const)('%s: the %s pile lies face down: only its size is public', (_, deck) => {
    const match = matchInRound1({}, 5);
    for (const viewer of [...upTo(5), 'spectator' as const]) {
      expect(match.view(viewer)[deck].pile).toBe(stateOf(match)[deck].pile.length);
      expect(match.view(viewer)[deck].known).toEqual([]);
    }
  });
});

describe('groups', () => {
  test.each([
    [4, [2, 2]],
    [6, [2, 2, 2]],
    [8, [2, 2, 2, 2]],
  ])('SI-SET-03: %i players form groups of two', (seats, sizes) => {
    for (const seed of seeds) {
      const { groups } = matchOf({}, seats, seed).view('spectator');
      expect(groups.map((group) => group.members.length)).toEqual(sizes);
      expect(sorted(groups.flatMap((group) => group.members))).toEqual(upTo(seats));
    }
  });

  test.each([
    [5, [2, 3]],
    [7, [2, 2, 3]],
  ])('SI-SET-04: %i players form exactly one group of three, at any place', (seats, sizes) => {
    const places = new Set<number>();
    for (const seed of seeds) {
      const { groups } = matchOf({}, seats, seed).view('spectator');
      expect(sorted(groups.map((group) => group.members.length))).toEqual(sizes);
      expect(sorted(groups.flatMap((group) => group.members))).toEqual(upTo(seats));
      places.add(groups.findIndex((group) => group.members.length === 3));
    }
    expect(places.size).toBe(sizes.length);
  });

  test.each([
    ['two trios', seatGroups('012 345')],
    ['a group of four', seatGroups('0123 45')],
    ['a group of one', seatGroups('01 23 4')],
    ['a seat in two groups', seatGroups('01 12')],
    ['a seat left out', seatGroups('01 24')],
  ])('SI-SET-03, SI-SET-04: %s cannot be arranged', (_, groups) => {
    expect(refusal(() => matchOf({ groups }, groups.flat().length)).code).toBe('bad-options');
  });

  test('SI-SET-05: groups and their members sit in the order in which the host arranges them', () => {
    const groups = seatGroups('52 063 41');
    const match = matchOf({ groups }, 7);
    expect(match.view('spectator').groups.map((group) => group.members)).toEqual(groups);
    expect(match.view('spectator').players.map((player) => player.group)).toEqual([1, 2, 0, 1, 2, 0, 1]);
    expect(eventsOf(match.events(0, 'spectator'), 'groupsFormed')[0]!.groups).toEqual(groups);
  });

  test('SI-SET-05: groups are drawn at random unless the host arranges them', () => {
    const neighbours = seeds.map((seed) => {
      const { groups } = matchOf({}, 4, seed).view('spectator');
      return groups.find((group) => group.members.includes(0))!.members.find((seat) => seat !== 0);
    });
    expect(different(neighbours)).toBe(3);
  });
});

describe('Destination and Role', () => {
  test('SI-SET-06: each group has one Destination card of its own', () => {
    for (const seats of [4, 5, 6, 7, 8]) {
      const dealt = seeds.map((seed) => {
        const match = matchOf({}, seats, seed);
        const numbers = match.view('spectator').groups.map((group) => group.destination);
        expect(different(numbers)).toBe(Math.floor(seats / 2));
        const names = eventsOf(match.events(0, 'spectator'), 'groupsFormed')[0]!.destinations;
        expect(names).toEqual(numbers.map((number) => box.destinations[number]!.id));
        return numbers[0];
      });
      expect(different(dealt)).toBeGreaterThan(5);
    }
  });

  test('SI-SET-06: the face is the one that the group agreed on, and it scores', () => {
    const match = matchOf({ groups: seatGroups('01 23 456') }, 7);
    expect(match.view('spectator').phase).toBe('faces');
    agreeOnFaces(match, ['B', 'A', 'B']);
    const { groups, phase } = match.view('spectator');
    expect(phase).toBe('decide');
    expect(groups.map((group) => group.face)).toEqual(['B', 'A', 'B']);
    const scored = match.score().seats.map(({ lines }) => lines.filter((line) => line.source === 'destination'));
    const card = (group: number, face: string) => `${box.destinations[groups[group]!.destination]!.id}-${face}`;
    expect(scored.map((lines) => lines.map((line) => line.params?.card))).toEqual(
      [card(0, 'B'), card(0, 'B'), card(1, 'A'), card(1, 'A'), card(2, 'B'), card(2, 'B'), card(2, 'B')].map((id) => [
        id,
      ]),
    );
  });

  test('SI-SET-06: every member has a say, and no face is fixed while one of a group disagrees', () => {
    const match = matchOf({ groups: seatGroups('012 34') }, 5);
    for (const seat of upTo(5)) {
      expect(choicesOf(match, seat)).toEqual([
        { do: 'face', face: 'A' },
        { do: 'face', face: 'B' },
      ]);
    }
    match.choose(3, { do: 'face', face: 'A' });
    match.choose(4, { do: 'agree' });
    match.choose(0, { do: 'face', face: 'A' });
    match.choose(1, { do: 'agree' });
    match.choose(2, { do: 'face', face: 'B' });
    expect(match.view('spectator').phase).toBe('faces');
    expect(match.deciders()).toEqual([0, 1]);
    match.choose(1, { do: 'agree' });
    expect(match.deciders()).toEqual([0]);
    match.choose(0, { do: 'agree' });
    expect(match.view('spectator').groups.map((group) => group.face)).toEqual(['B', 'A']);
  });

  test('SI-SET-07: the leftmost member of each group holds the Role card in round 1', () => {
    for (const seed of seeds.slice(0, 8)) {
      const match = matchInRound1({}, 7, seed);
      const { groups } = match.view('spectator');
      expect(groups.map((group) => group.role)).toEqual(groups.map((group) => group.members[0]));
      expect(eventsOf(match.events(0, 'spectator'), 'roleHeld').map(({ group, seat }) => [group, seat])).toEqual(
        groups.map((group, index) => [index, group.members[0]]),
      );
      for (const { members } of groups) {
        expect(only(choicesOf(match, members[0]!), 'keep')).toHaveLength(2);
        for (const companion of members.slice(1)) expect(only(choicesOf(match, companion), 'keep')).toEqual([]);
      }
    }
  });

  test('SI-SET-07: no two groups need a Role card of the same colour', () => {
    for (const seed of seeds) {
      const { groups } = matchOf({}, 8, seed).view('spectator');
      expect(different(groups.map((group) => box.destinations[group.destination]!.colour))).toBe(4);
    }
  });

  test.each([
    { groups: seatGroups('012 34 56'), trio: 0 },
    { groups: seatGroups('01 234 56'), trio: 1 },
    { groups: seatGroups('01 23 456'), trio: 2 },
  ])('SI-SET-08: the size of each group decides between Duo and Trio (trio at $trio)', ({ groups, trio }) => {
    const match = matchInRound1({ groups }, 7);
    const { groups: views, players } = match.view('spectator');
    views.forEach(({ members, rounds }, index) => {
      const companions = members.slice(1).map((seat) => players[seat]!.handSize);
      expect(companions).toEqual(index === trio ? [3, 3] : [4]);
      expect(rounds).toBe(index === trio ? 9 : 8);
      // only the Trio face asks its companions to discard
      const discards = members.slice(1).map((seat) => only(choicesOf(match, seat), 'discard').length);
      expect(discards).toEqual(index === trio ? [3, 3] : [0]);
    });
  });
});

describe('cards in front', () => {
  test('SI-SET-09: two Mountain cards go in front of each group, before anybody draws', () => {
    const match = matchOf({ groups: seatGroups('01 23 456') }, 7);
    expect(match.view('spectator').mountain.pile).toBe(96);
    const fromTop = stateOf(match).mountain.pile.reverse();
    agreeOnFaces(match);
    const taken = eventsOf(allEvents(match), 'frontTaken');
    const takenBy = (seats: number[]) =>
      sorted(taken.filter(({ seat }) => seats.includes(seat)).flatMap(({ cards }) => cards));
    expect(takenBy([1])).toEqual(sorted(fromTop.slice(0, 2)));
    expect(takenBy([3])).toEqual(sorted(fromTop.slice(2, 4)));
    expect(takenBy([5, 6])).toEqual(sorted(fromTop.slice(4, 6)));
    expect(taken.flatMap(({ cards }) => cards)).toHaveLength(6);
  });

  test.each<[string, object, number, number]>([
    ['team', { groups: seatGroups('01 23 456') }, 7, 3],
    ['team, faces fixed', { firstGame: true }, 4, 2],
    ['competitive', { mode: 'competitive' }, 3, 3],
    ['cooperative', { mode: 'cooperative' }, 2, 1],
    ['solo', { mode: 'solo' }, 1, 0],
  ])(
    'SI-SET-09: a public event shows that they are laid, before the first round begins: %s',
    (_, options, seats, groups) => {
      const match = matchInRound1(options, seats);
      const events = match.events(0, 'spectator');
      const laid = eventsOf(events, 'frontLaid');
      expect(laid).toEqual(upTo(groups).map((group) => ({ type: 'frontLaid', group, count: 2 })));
      const types = events.map(({ type }) => type);
      if (groups > 0) expect(types.lastIndexOf('frontLaid')).toBeLessThan(types.indexOf('roundBegan'));
    },
  );

  test('SI-SET-09: they lie face down: no other group learns which they are', () => {
    const match = matchInRound1({ groups: seatGroups('01 23 456') }, 7);
    for (const viewer of [...upTo(7), 'spectator' as const]) {
      const view = match.view(viewer);
      const own = viewer === 'spectator' ? -1 : view.players[viewer]!.group;
      view.groups.forEach((group, index) => {
        expect(group.front ?? []).toEqual([]);
        if (index === own) expect(group.received).toHaveLength(2);
        else expect(group.received).toBeNull();
      });
      const events = eventsOf(match.events(0, viewer), 'frontTaken').map(({ seat }) => view.players[seat]!.group);
      expect(events.every((group) => group === own)).toBe(true);
    }
  });
});

describe('first game', () => {
  test.each<[Mode, number]>([
    ['team', 8],
    ['competitive', 4],
    ['solo', 1],
    ['cooperative', 3],
  ])('SI-FIRST-01: no advanced Notebook card is in a first game (%s)', (mode, seats) => {
    const match = matchOf({ mode, firstGame: true }, seats);
    const inPlay = () => {
      const { notebook, players } = stateOf(match);
      return sorted([
        ...notebook.pile,
        ...notebook.discard.map(({ card }) => card),
        ...players.flatMap((player) => [...player.drawn, ...player.kept]),
      ]);
    };
    const basic = upTo(72).filter((card) => box.notebook[card]!.kind === 'basic');
    expect(basic).toHaveLength(48);
    expect(inPlay()).toEqual(basic);
    playRandomly(match);
    expect(inPlay()).toEqual(basic);
  });

  test('SI-FIRST-01: other games have the advanced cards too', () => {
    for (const [mode, seats] of [
      ['team', 4],
      ['competitive', 2],
    ] as const) {
      const kinds = stateOf(matchOf({ mode }, seats)).notebook.pile.map((card) => box.notebook[card]!.kind);
      expect(kinds.filter((kind) => kind === 'advanced')).toHaveLength(24);
    }
  });

  test.each<[Mode, number]>([
    ['team', 4],
    ['team', 7],
    ['competitive', 3],
  ])('SI-FIRST-02: all Destinations of a first game show face A without a question (%s with %i)', (mode, seats) => {
    for (const seed of seeds.slice(0, 5)) {
      const match = matchOf({ mode, firstGame: true }, seats, seed);
      const { groups, phase, round } = match.view('spectator');
      expect({ phase, round }).toEqual({ phase: 'decide', round: 1 });
      expect(new Set(groups.map((group) => group.face))).toEqual(new Set(['A']));
      const faces = match.score().seats.flatMap(({ lines }) => lines.filter((line) => line.source === 'destination'));
      expect(faces).toHaveLength(seats);
      for (const line of faces) expect(line.params?.card).toMatch(/-A$/);
    }
    expect(matchOf({ mode }, seats).view('spectator').phase).toBe('faces');
  });
});
