import { canSee, type Viewer } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { COVERS, ROW } from '../../src/geometry.ts';
import { ANIMALS, type Animal, MODES, type Mode, type SierraWestState, type Summit } from '../../src/index.ts';
import { CAMP } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { goodsOf } from '../helpers/goods.ts';
import { distinct, sorted, upTo } from '../helpers/lists.ts';
import { APPLE, BOAT, GOLD, OUT } from '../helpers/modes.ts';
import { BASIC_CARDS, places, SPECIAL_CARDS, specialCard } from '../helpers/mountains.ts';
import { houseRules } from '../helpers/packs.ts';
import { pinned } from '../helpers/pinned.ts';
import { act, can, eventsOf, idleTurn, kinds, listed, refusal, walk } from '../helpers/play.ts';
import { animalsShown, atEnd, begin, copy, give, newMatch, turnWith } from '../helpers/scenes.ts';
import { SEEDS } from '../helpers/seeds.ts';
import { hastingsPlays } from '../helpers/solo.ts';

const tables = MODES.flatMap((mode) => [1, 2, 3, 4].map((seats) => ({ mode, seats })));
const games = (mode: Mode, seats = 2): SierraWestState[] =>
  SEEDS.map((seed) => begin({ mode, seats, seed, start: 'random' }).state);
const ownCards = (seat: number): number[] => upTo(9).map((i) => 9 * seat + i);

describe('the table', () => {
  test('SW-GEN-01: one to four may play; none and five may not', () => {
    for (const seats of [1, 2, 3, 4]) expect(newMatch({}, seats).deciders()).toHaveLength(1);
    expect(refusal(() => newMatch({}, 5))).toBe('bad-seat-count');
    expect(refusal(() => newMatch({}, 0))).toBe('bad-seats');
  });

  test('SW-GEN-01: one player has Hastings for an opponent, who moves after each pass; more players have none', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = begin({ seats });
      expect(state.hastings).toBeNull();
      expect(state.players).toHaveLength(seats);
    }
    const solo = begin({ seats: 1 });
    expect(solo.state.hastings).not.toBeNull();
    expect(solo.state.players).toHaveLength(2);
    act(solo, 0, { do: 'plan' });
    hastingsPlays(solo);
    expect(eventsOf(solo, 'turnBegan')[0]).toMatchObject({ player: 1 });
    expect(eventsOf(solo, 'planTurned')).toHaveLength(1);
    expect(eventsOf(solo, 'hastingsActs').length).toBeGreaterThanOrEqual(3);
  });

  test('SW-GEN-02: a game has one of the four modes, Apple Hill when none is named', () => {
    expect(newMatch({}, 2).view(0).mode).toBe(APPLE);
    for (const mode of MODES) expect(newMatch({ mode }, 2).view(0).mode).toBe(mode);
    for (const mode of ['silver-rush', [APPLE, BOAT], null])
      expect(refusal(() => newMatch({ mode }, 2))).toBe('bad-options');
  });

  test.each(MODES)('SW-GEN-02: %s has its own cards and pieces and nothing of the other three', (mode) => {
    const { rules, state } = begin({ mode });
    const kit = rules.box.kits[mode];
    const { modes, modeCards, starting } = pinned.content;
    expect(kit.cards.slice(0, 9).map(({ id }) => id)).toEqual([...starting, modeCards[mode]].map(({ id }) => id));
    expect(kit.cards.slice(36).map(({ id }) => id)).toEqual(modes[mode].cards.map(({ id }) => id));
    expect(kit.specials).toEqual(modes[mode].specials);
    expect(sorted([...state.mountain, ...state.row])).toEqual([...BASIC_CARDS, ...SPECIAL_CARDS]);
    const pieces = new Set(rules.pieces(state).map(({ id }) => id.split(' ')[0]));
    const own: Record<Mode, string[]> = {
      'apple-hill': [],
      'boats-and-banjos': ['trout', 'bass', 'salmon'],
      'gold-rush': ['cart', 'lantern', 'dynamite'],
      'outlaws-and-outposts': ['outlaw', 'sheriff'],
    };
    expect([...pieces].sort()).toEqual(['card', 'cabin', 'mule', ...own[mode]].sort());
    expect(state.fish.some((n) => n > 0)).toBe(mode === BOAT);
    expect(state.taken.length > 0).toBe(mode === BOAT);
    expect(state.carts > 0).toBe(mode === GOLD);
    expect(state.outposts.length > 0).toBe(mode === OUT);
  });

  test.each(MODES)('SW-GEN-02: %s has only its own exchanges and its own extra points', (mode) => {
    const scene = turnWith({ mode });
    give(scene, 0, { fish: [2, 0, 0], basics: [0, 0, 2], carts: [2], outlaws: 2, apples: [1, 1] });
    Object.assign(scene.state, { dynamite: 0, lantern: 0, sheriff: 0 });
    expect(kinds(scene).includes('sellFish')).toBe(mode === BOAT);
    expect(kinds(scene).includes('blast')).toBe(mode === GOLD);
    const sources = scene.rules.score(scene.state).seats[0]!.lines.map(({ source }) => source);
    expect(sources.includes('appleTrack')).toBe(mode === APPLE);
    for (const source of ['carts', 'lantern', 'dynamite']) expect(sources.includes(source)).toBe(mode === GOLD);
    for (const source of ['outlaws', 'sheriff']) expect(sources.includes(source)).toBe(mode === OUT);
  });
});

describe('public and hidden information', () => {
  const VIEWERS: Viewer[] = [0, 1, 2, 'spectator'];
  const viewsOf = (state: SierraWestState): string[] =>
    VIEWERS.map((viewer) => JSON.stringify({ ...houseRules.view(state, viewer), viewer: null }));
  const swap = (list: number[], a: number, b: number): void => {
    [list[a], list[b]] = [list[b]!, list[a]!];
  };

  const open: [string, Mode, (state: SierraWestState) => void][] = [
    ['goods', APPLE, ({ players }) => players[1]!.basics[2]!++],
    ['gold', APPLE, ({ players }) => players[1]!.gold++],
    ['Pair of Boots', APPLE, ({ players }) => players[1]!.tokens++],
    ['homestead markers', APPLE, ({ players }) => players[1]!.tracks[0]!++],
    ['a wagon', APPLE, ({ players }) => players[1]!.wagon++],
    ['a frontiersman', APPLE, ({ players }) => players[1]!.frontiersmen[0]!++],
    ['a cabin', APPLE, ({ players }) => (players[1]!.cabins[2] = 3)],
    ['animal tiles', APPLE, ({ players }) => (players[1]!.animals = 2)],
    ['a pioneer', APPLE, ({ players }) => (players[1]!.tan = 3)],
    ['a discard pile', APPLE, ({ players }) => players[1]!.discard.push(players[1]!.deck.shift()!)],
    ['the size of a deck', APPLE, ({ players }) => players[1]!.deck.pop()],
    ['the size of a hand', APPLE, ({ players }) => players[1]!.hand.pop()],
    ['claimed cards', APPLE, ({ players }) => players[1]!.claimed.push(40)],
    ['the mule', APPLE, (state) => (state.mule = 1)],
    ['the row', APPLE, ({ row }) => row.push(55)],
    ['the market', APPLE, ({ market }) => swap(market, 0, 1)],
    ['discarded cabins', APPLE, ({ cabinDiscard }) => cabinDiscard.push(3)],
    ['boxed cabins', APPLE, ({ cabinBox }) => cabinBox.push(3)],
    ['the size of the cabin stack', APPLE, ({ cabinStack }) => cabinStack.pop()],
    ['face-up cards of the mountain', APPLE, ({ mountain }) => swap(mountain, 18, 19)],
    ['where specials lie', APPLE, ({ mountain }) => swap(mountain, 15, 16)],
    ['gone cards', APPLE, ({ mountain }) => (mountain[0] = -1)],
    ['apple markers', APPLE, ({ players }) => players[1]!.apples[1]!++],
    ['the apple supply', APPLE, ({ apples }) => apples[0]!++],
    ['the starting player', APPLE, (state) => (state.start = 2)],
    ['fish', BOAT, ({ players }) => players[1]!.fish[0]!++],
    ['fish in the supply', BOAT, ({ fish }) => fish[0]!--],
    ['canoes', BOAT, ({ players }) => players[1]!.canoe++],
    ['river pieces', BOAT, ({ taken }) => taken[0]!++],
    ['carts', GOLD, ({ players }) => players[1]!.carts.push(1)],
    ['carts in the supply', GOLD, (state) => state.carts--],
    ['the lantern', GOLD, (state) => (state.lantern = 1)],
    ['the dynamite', GOLD, (state) => (state.dynamite = 1)],
    ['bullets', OUT, ({ players }) => players[1]!.bullets++],
    ['captured outlaws', OUT, ({ players }) => players[1]!.outlaws++],
    ['outlaws on outposts', OUT, ({ outposts }) => outposts[3]!--],
    ['outlaws on the base', OUT, (state) => (state.baseOutlaws = 5)],
    ['outlaws in the supply', OUT, (state) => state.outlawSupply--],
    ['the Sheriff', OUT, (state) => (state.sheriff = 1)],
  ];

  test.each(open)('SW-GEN-03: everybody sees %s', (_what, mode, change) => {
    const { state } = begin({ mode, seats: 3 });
    const before = viewsOf(state);
    change(state);
    viewsOf(state).forEach((view, i) => {
      expect(view).not.toBe(before[i]);
    });
  });

  test('SW-GEN-03: the backs of specials differ: their places are public, their faces are not', () => {
    const { rules, state } = begin({ seats: 3 });
    const specials = upTo(20).filter((position) => state.mountain[position]! >= 51);
    for (const viewer of VIEWERS) {
      const { mountain } = rules.view(state, viewer);
      expect(upTo(20).filter((position) => mountain[position] === 'special')).toEqual(specials);
    }
  });

  const hidden: [string, (state: SierraWestState) => void, Viewer[]][] = [
    [
      "another player's hand",
      ({ players: [player] }) => {
        const [a, b] = [player!.hand[0]!, player!.deck[0]!];
        player!.hand[0] = b;
        player!.deck[0] = a;
      },
      [1, 2, 'spectator'],
    ],
    ['the order of a deck, from its owner too', ({ players: [player] }) => player!.deck.reverse(), VIEWERS],
    ['faces of face-down basics', ({ mountain }) => swap(mountain, 0, 11), VIEWERS],
    ['faces of face-down specials', ({ mountain }) => swap(mountain, 15, 17), VIEWERS],
    ['the order of the cabin stack', ({ cabinStack }) => cabinStack.reverse(), VIEWERS],
    [
      'a prepared plan',
      ({ players: [player] }) => (player!.draft = { cards: player!.hand, rest: null }),
      [1, 2, 'spectator'],
    ],
    ['coming chance', (state) => (state.streams.dice = [1, 2, 3, 5]), VIEWERS],
  ];

  test.each(hidden)('SW-GEN-04: no view shows %s to players who must not know', (_what, change, viewers) => {
    const { state } = begin({ seats: 3 });
    const before = viewsOf(state);
    const whole = JSON.stringify(state);
    change(state);
    expect(JSON.stringify(state)).not.toBe(whole);
    viewsOf(state).forEach((view, i) => {
      if (viewers.includes(VIEWERS[i]!)) expect(view).toBe(before[i]);
      else expect(view).not.toBe(before[i]);
    });
  });

  test('SW-GEN-04: the order of the plan deck is hidden, its size is open', () => {
    const { rules, state } = begin({ seats: 1 });
    const before = rules.view(state, 0);
    state.hastings!.pile.reverse();
    expect(rules.view(state, 0)).toEqual(before);
    state.hastings!.pile.pop();
    expect(rules.view(state, 0)).not.toEqual(before);
  });

  test('SW-GEN-04: other players learn only the number of drawn cards', () => {
    const scene = begin({ seats: 3 });
    const dealt = scene.events;
    act(scene, 0, { do: 'plan' });
    const drawnAtPass = act(scene, 0, { do: 'pass' });
    for (const events of [dealt, drawnAtPass]) {
      const drawn = events.filter(({ type }) => type === 'drewCards');
      expect(drawn.length).toBeGreaterThan(0);
      for (const event of drawn) {
        if (event.type !== 'drewCards') continue;
        expect(VIEWERS.filter((viewer) => canSee(viewer, event))).toEqual([event.player]);
        expect(events).toContainEqual(
          expect.objectContaining({ type: 'drew', player: event.player, count: event.cards.length }),
        );
      }
    }
  });
});

describe('supplies', () => {
  test('SW-GEN-05: food, wood, stone, gold and Pair of Boots never run out', () => {
    const scene = turnWith({ green: ['food2', 'wood2', 'stone2', 'gold', 'token'] });
    for (const seat of [0, 1]) give(scene, seat, { basics: [24, 24, 24], gold: 32, tokens: 16 });
    for (const n of [1, 2, 3, 4, 5]) {
      walk(scene, 'green', n);
      act(scene, 0, { do: 'use', pioneer: 'green' });
    }
    expect(goodsOf(scene)).toEqual([26, 26, 26, 33, 17]);
  });

  test('SW-GEN-05: fish are limited', () => {
    const scene = turnWith({ mode: BOAT, green: ['fish'] });
    scene.state.fish = [0, 0, 0];
    scene.state.players[0]!.canoe = 1;
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(playerOf(scene.state, 0).fish).toEqual([0, 0, 0]);
    expect(scene.state.fish).toEqual([0, 0, 0]);
  });

  test('SW-GEN-05: mine carts are limited', () => {
    const scene = turnWith({ mode: GOLD, summits: [{ action: 'buyCart', cost: {} }] });
    atEnd(scene, 'green');
    expect(can(scene, 0, { do: 'summit' })).toBe(true);
    scene.state.carts = 0;
    expect(can(scene, 0, { do: 'summit' })).toBe(false);
  });

  test('SW-GEN-05: outlaws are limited', () => {
    const scene = turnWith({ mode: OUT, summits: [{ action: 'rifle' }] });
    give(scene, 0, { bullets: 2 });
    atEnd(scene, 'green');
    expect(can(scene, 0, { do: 'summit' })).toBe(true);
    scene.state.outposts = [0, 0, 0, 0, 0];
    expect(can(scene, 0, { do: 'summit' })).toBe(false);
  });

  test('SW-GEN-05: cabins are limited', () => {
    const scene = turnWith({ tan: [undefined, 'shovel'] });
    give(scene, 0, { basics: [9, 0, 0] });
    walk(scene, 'tan', 2);
    expect(can(scene, 0, { do: 'use' })).toBe(true);
    Object.assign(scene.state, { market: [-1, -1, -1, -1], cabinStack: [] });
    expect(can(scene, 0, { do: 'use' })).toBe(false);
  });

  test('SW-GEN-05: there is one mule and one of each single card: to gain it is to take it from its holder', () => {
    const single: [Mode, string, 'mule' | 'lantern' | 'dynamite' | 'sheriff'][] = [
      [APPLE, 'mule', 'mule'],
      [GOLD, 'lantern', 'lantern'],
      [GOLD, 'dynamite', 'dynamite'],
      [OUT, 'sheriff', 'sheriff'],
    ];
    for (const [mode, icon, piece] of single) {
      const scene = turnWith({ mode, green: [icon] });
      scene.state[piece] = 1;
      walk(scene, 'green', 1);
      act(scene, 0, { do: 'use', pioneer: 'green' });
      expect(scene.state[piece]).toBe(0);
      expect(scene.rules.pieces(scene.state).filter(({ id }) => id === piece)).toEqual([
        { id: piece, place: 'player 0' },
      ]);
    }
  });
});

describe('common setup', () => {
  test.each(tables)('SW-SETUP-01: $mode with $seats: every homestead marker stands on space 0', ({ mode, seats }) => {
    const { state } = begin({ mode, seats });
    for (const player of state.players) expect(player.tracks).toEqual([0, 0, 0]);
  });

  test.each(MODES)('SW-SETUP-02: %s: eight common cards are shuffled, the card of the mode lies under them', (mode) => {
    const decks = SEEDS.map((seed) => {
      const { rules, state } = begin({ mode, seats: 4, seed });
      expect(rules.box.kits[mode].cards[8]!.id).toBe(pinned.content.modeCards[mode].id);
      return upTo(4).map((seat) => {
        const { deck, hand, discard } = playerOf(state, seat);
        expect(sorted([...deck, ...hand])).toEqual(ownCards(seat));
        expect(discard).toEqual([]);
        expect(deck[0]).toBe(9 * seat + 8);
        return deck.map((card) => card - 9 * seat);
      });
    });
    // every common card comes to lie right above it, and at the top; no two colours share an order
    for (const at of [1, 5]) expect(sorted([...new Set(decks.flat().map((deck) => deck[at]!))])).toEqual(upTo(8));
    expect(decks.filter((four) => distinct(four) < 4).length).toBeLessThan(2);
  });

  test('SW-SETUP-02: so the card of the mode comes with the third hand', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const scene = begin({ seed });
      const hands = [playerOf(scene.state, 0).hand.slice()];
      for (let round = 0; round < 2; round++) {
        idleTurn(scene);
        idleTurn(scene);
        hands.push(playerOf(scene.state, 0).hand.slice());
      }
      expect(sorted(hands.flat())).toEqual(upTo(9));
      expect(hands[2]).toContain(8);
    }
  });

  test.each(tables)(
    'SW-SETUP-03: $mode with $seats: frontiersmen on the base, wagons on the trailhead, pioneers in camp',
    ({ mode, seats }) => {
      const { state } = begin({ mode, seats });
      for (const { frontiersmen, wagon, green, tan } of state.players) {
        expect(new Set(frontiersmen)).toEqual(new Set([-1]));
        expect([wagon, green, tan]).toEqual([0, CAMP, CAMP]);
      }
      for (const { frontiersmen } of state.players.slice(0, seats)) expect(frontiersmen).toHaveLength(1);
    },
  );

  test.each(MODES)('SW-SETUP-04: %s: five face-down animal tiles, four common ones and that of the mode', (mode) => {
    const fifth: Record<Mode, Animal> = {
      'apple-hill': 'deer',
      'boats-and-banjos': 'raccoon',
      'gold-rush': 'marmot',
      'outlaws-and-outposts': 'badger',
    };
    const { rules, state } = begin({ mode, seats: 4 });
    for (const { animals } of state.players) expect(animals).toBe(0);
    for (const { lines } of rules.score(state).seats)
      expect(lines).toContainEqual({ source: 'animals', params: { tiles: 5 }, points: -15 });
    const trapped = ANIMALS.filter((animal) => {
      const scene = animalsShown([animal], { mode, before: ({ players }) => (players[1]!.basics[0] = 1) });
      return can(scene, 1, { do: 'trap', animal });
    });
    expect(trapped.sort()).toEqual(['rabbit', 'beaver', 'fox', 'bear', fifth[mode]].sort());
  });

  test.each([GOLD, OUT])('SW-SETUP-05: %s: the special with the campfire lies face-up in slot 1', (mode) => {
    for (const { row } of [...games(mode, 2), ...games(mode, 4)]) {
      expect(row).toHaveLength(1);
      const { mine, outpost } = specialCard(mode, row[0]!);
      expect((mine ?? outpost)?.tier).toBe('campfire');
    }
  });

  test.each([APPLE, BOAT])('SW-SETUP-05: %s: a random special lies face-up in slot 1', (mode) => {
    const first = games(mode).map(({ row }) => {
      expect(row).toHaveLength(1);
      return row[0]!;
    });
    expect(sorted([...new Set(first)])).toEqual(SPECIAL_CARDS);
  });

  test.each([APPLE, BOAT])('SW-SETUP-06: %s: the other five specials are shuffled among themselves', (mode) => {
    const states = games(mode);
    const positions = upTo(20).filter((position) => states[0]!.mountain[position]! >= 51);
    expect(positions).toHaveLength(5);
    for (const { mountain, row } of states)
      expect(sorted([...row, ...positions.map((position) => mountain[position]!)])).toEqual(SPECIAL_CARDS);
    for (const position of positions)
      expect(sorted([...new Set(states.map(({ mountain }) => mountain[position]!))])).toEqual(SPECIAL_CARDS);
  });

  test.each(MODES)('SW-SETUP-06: %s: the fifteen basics are shuffled', (mode) => {
    const states = games(mode);
    const positions = upTo(20).filter((position) => states[0]!.mountain[position]! < 51);
    expect(positions).toHaveLength(15);
    for (const { mountain } of states)
      expect(sorted(positions.map((position) => mountain[position]!))).toEqual(BASIC_CARDS);
    for (const position of positions)
      expect(distinct(states.map(({ mountain }) => mountain[position]!))).toBeGreaterThan(10);
  });

  test('SW-SETUP-07: twenty positions in rows of 6, 5, 4, 3, 2; each upper card overlaps two below it', () => {
    for (const { mode, seats } of tables)
      expect(begin({ mode, seats }).state.mountain.every((card) => card >= 36)).toBe(true);
    expect([1, 2, 3, 4, 5].map((row) => ROW.filter((each) => each === row).length)).toEqual([6, 5, 4, 3, 2]);
    for (const position of upTo(20)) {
      const below = COVERS[position]!;
      expect(below).toHaveLength(ROW[position] === 1 ? 0 : 2);
      for (const covered of below) expect(ROW[covered]).toBe(ROW[position]! - 1);
      if (below.length > 0) expect(below[1]).toBe(below[0]! + 1);
    }
  });

  test.each([APPLE, BOAT, GOLD])('SW-SETUP-08: %s: specials have fixed positions for 2 and others for 3–4', (mode) => {
    const few = places('4,1 4,3 2,1 2,3 2,5');
    const many = places('4,1 4,3 2,3 1,2 1,5');
    for (const seats of [1, 2, 3, 4])
      for (const { mountain } of games(mode, seats))
        expect(upTo(20).filter((position) => mountain[position]! >= 51)).toEqual(seats > 2 ? many : few);
  });

  test.each(tables.filter(({ mode }) => mode !== OUT))(
    'SW-SETUP-09: $mode with $seats: the two top cards are face-up, the other 18 face-down',
    ({ mode, seats }) => {
      const { rules, state } = begin({ mode, seats });
      for (const viewer of [0, 'spectator'] as Viewer[]) {
        const { mountain } = rules.view(state, viewer);
        expect(mountain.slice(18)).toEqual(state.mountain.slice(18));
        for (const position of upTo(18))
          expect(mountain[position]).toBe(state.mountain[position]! >= 51 ? 'special' : 'basic');
      }
    },
  );

  test('SW-SETUP-10: 24 cabin tiles are shuffled, four of them lie face-up on the market', () => {
    const states = games(APPLE);
    for (const { market, cabinStack, cabinDiscard, cabinBox } of states) {
      expect(market).toHaveLength(4);
      expect(cabinStack).toHaveLength(20);
      expect(sorted([...market, ...cabinStack])).toEqual(upTo(24));
      expect([...cabinDiscard, ...cabinBox]).toEqual([]);
    }
    for (const space of upTo(4)) expect(distinct(states.map(({ market }) => market[space]))).toBeGreaterThan(15);
    expect(distinct(states.map(({ cabinStack }) => cabinStack[0]))).toBeGreaterThan(15);
    const { rules, state } = begin();
    expect(rules.view(state, 1).market).toEqual(state.market);
  });

  test.each(tables)('SW-SETUP-11: $mode with $seats: the mule has no owner', ({ mode, seats }) => {
    const { rules, state } = begin({ mode, seats });
    expect(state.mule).toBe(-1);
    expect(rules.pieces(state)).toContainEqual({ id: 'mule', place: 'supply' });
    const scene = turnWith({ mode, seats });
    expect(can(scene, 0, { do: 'muleToCabin' })).toBe(false);
  });

  test.each([2, 3, 4])('SW-SETUP-12: with %i any player may start', (seats) => {
    const scenes = SEEDS.map((seed) => begin({ seats, seed, start: 'random' }));
    expect(sorted([...new Set(scenes.map(({ state }) => state.start))])).toEqual(upTo(seats));
    for (const scene of scenes) {
      expect(scene.rules.deciders(scene.state)).toEqual([scene.state.start]);
      expect(eventsOf(scene, 'gameBegan')).toMatchObject([{ start: scene.state.start }]);
    }
  });

  test('SW-SETUP-12: the marker never moves: every round begins with the same player', () => {
    const seed = SEEDS.find((each) => begin({ seats: 3, seed: each, start: 'random' }).state.start === 1)!;
    const scene = begin({ seats: 3, seed, start: 'random' });
    for (let turn = 0; turn < 9; turn++) {
      expect(scene.state.active).toBe((1 + turn) % 3);
      expect(scene.state.round).toBe(1 + Math.floor(turn / 3));
      idleTurn(scene);
      expect(scene.state.start).toBe(1);
      expect(eventsOf(scene, 'roundBegan')).toHaveLength(turn % 3 === 2 ? 1 : 0);
    }
  });

  test.each([
    [false, 3],
    [true, 4],
  ])('SW-SETUP-13: advanced planning %s: each player draws %i cards', (advancedPlanning, count) => {
    for (const seats of [1, 2, 3, 4]) {
      const { state, events } = begin({ seats, advancedPlanning });
      for (const seat of upTo(seats)) {
        expect(playerOf(state, seat).hand).toHaveLength(count);
        expect(playerOf(state, seat).deck).toHaveLength(9 - count);
        expect(events).toContainEqual({ type: 'drew', player: seat, count });
      }
    }
  });

  test.each(tables)('SW-SETUP-14: $mode with $seats: no player has any goods yet', ({ mode, seats }) => {
    const { state } = begin({ mode, seats });
    for (const player of state.players) {
      expect(player).toMatchObject({
        basics: [0, 0, 0],
        gold: 0,
        tokens: 0,
        bullets: 0,
        fish: [0, 0, 0],
        carts: [],
        outlaws: 0,
        claimed: [],
      });
      expect(player.cabins.every((cabin) => cabin === -1)).toBe(true);
    }
    for (const { cabins } of state.players.slice(0, seats)) expect(cabins).toHaveLength(4);
  });
});

describe('Apple Hill', () => {
  test('SW-APPLE-01: each player has a marker on the bottom of the green and of the red apple track', () => {
    for (const seats of [1, 2, 3, 4]) {
      const { rules, state } = begin({ seats });
      for (const { apples } of state.players) expect(apples).toEqual([0, 0]);
      for (const { lines } of rules.score(state).seats)
        expect(lines.filter(({ source }) => source === 'appleTrack').map(({ params }) => params)).toEqual([
          { track: 'green', space: 0, multiplier: 1 },
          { track: 'red', space: 0, multiplier: 1 },
        ]);
    }
  });

  test('SW-APPLE-01: the two markers move apart', () => {
    const summits: Summit[] = [
      { action: 'appleHomestead', cost: {}, track: 'green' },
      { action: 'appleHomestead', cost: {}, track: 'red' },
    ];
    const scene = turnWith({ summits });
    atEnd(scene, 'green');
    const green = copy(scene);
    act(green, 0, { do: 'summit', at: 0 });
    expect(green.state.players.map(({ apples }) => apples)).toEqual([
      [1, 0],
      [0, 0],
    ]);
    act(scene, 0, { do: 'summit', at: 1 });
    expect(scene.state.players.map(({ apples }) => apples)).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  test('SW-APPLE-02: the shared supply has no apples, and all six specials are orchards', () => {
    for (const seats of [1, 2, 3, 4]) {
      const { state } = begin({ seats });
      expect(state.apples).toEqual([0, 0]);
      for (const card of [...state.row, ...state.mountain.filter((each) => each >= 51)])
        expect(Object.keys(specialCard(APPLE, card))).toEqual(['id', 'name', 'orchard']);
    }
    const scene = turnWith({ summits: [{ action: 'tradeApples', cost: { apples: { any: 1 } }, gain: { gold: 1 } }] });
    atEnd(scene, 'green');
    expect(can(scene, 0, { do: 'summit' })).toBe(false);
  });
});

describe('Boats & Banjos', () => {
  test('SW-BOAT-01: all six specials are river cards', () => {
    const { state } = begin({ mode: BOAT });
    const specials = [...state.row, ...state.mountain.filter((card) => card >= 51)];
    expect(specials).toHaveLength(6);
    for (const card of specials) expect(Object.keys(specialCard(BOAT, card))).toEqual(['id', 'name', 'river']);
  });

  test('SW-BOAT-01: the Fish Market lies immediately left of slot 1 and has nothing to its own left', () => {
    const scene = turnWith({ mode: BOAT, green: ['paddle1', 'paddle1', 'paddle1'] });
    scene.state.row = [51, 52, 53];
    scene.state.taken = [0, 0, 0];
    const to = (n: number): number[] => {
      walk(scene, 'green', n);
      act(scene, 0, { do: 'use', pioneer: 'green' });
      return listed(scene, 'paddle').map((choice) => choice.to);
    };
    expect(to(1)).toEqual([1]);
    act(scene, 0, { do: 'paddle', to: 1 });
    expect(to(2)).toEqual([0, 2]);
    act(scene, 0, { do: 'paddle', to: 2 });
    expect(to(3)).toEqual([1, 3]);
  });

  test('SW-BOAT-01: the Fish Market lies under the trailhead, so no river card is along the trail there', () => {
    const scene = turnWith({ mode: BOAT, green: ['pan'] });
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(scene.state.taken).toEqual([0]);
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
  });

  test('SW-BOAT-02: every canoe starts on the Fish Market, which trades at once', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = begin({ mode: BOAT, seats });
      expect(state.players.map(({ canoe }) => canoe)).toEqual(Array(seats).fill(0));
    }
    const scene = turnWith({ mode: BOAT });
    give(scene, 0, { fish: [1, 0, 0] });
    expect(listed(scene, 'sellFish')).toEqual([{ do: 'sellFish', trout: 1, bass: 0, salmon: 0 }]);
    give(scene, 0, { canoe: 1 });
    expect(listed(scene, 'sellFish')).toEqual([]);
  });

  test('SW-BOAT-03: the river card in slot 1 is seeded with all its pieces', () => {
    for (const seed of SEEDS.slice(0, 12)) {
      const scene = begin({ mode: BOAT, seed });
      const { pieces } = specialCard(BOAT, scene.state.row[0]!).river!;
      expect(eventsOf(scene, 'riverSeeded')).toEqual([{ type: 'riverSeeded', slot: 1, pieces }]);
      expect(scene.state.taken).toEqual([0]);
    }
    const scene = turnWith({ mode: BOAT, green: ['pan'] });
    const [first] = specialCard(BOAT, scene.state.row[0]!).river!.pieces;
    give(scene, 0, { wagon: 1 });
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(goodsOf(scene)).toEqual(first === 'gold' ? [0, 0, 0, 1, 0] : [0, 0, 1, 0, 0]);
    expect(scene.state.taken).toEqual([1]);
  });

  test.each([
    [1, 6],
    [2, 6],
    [3, 8],
    [4, 10],
  ])('SW-BOAT-04: with %i the supply has %i fish of each colour', (seats, each) => {
    expect(begin({ mode: BOAT, seats }).state.fish).toEqual([each, each, each]);
  });
});

describe('Gold Rush', () => {
  const tierOf = (card: number) => specialCard(GOLD, card).mine?.tier;

  test('SW-GOLD-01: the six specials are mines: a campfire in slot 1, two marked I, three marked II', () => {
    for (const seats of [1, 2, 3, 4]) {
      const { row, mountain } = begin({ mode: GOLD, seats }).state;
      expect(row.map(tierOf)).toEqual(['campfire']);
      const tiers = mountain.filter((card) => card >= 51).map(tierOf);
      expect(tiers.sort()).toEqual(['I', 'I', 'II', 'II', 'II']);
    }
  });

  test.each([
    [2, '2,1 2,3 2,5', '4,1 4,3'],
    [1, '2,1 2,3 2,5', '4,1 4,3'],
    [3, '1,2 1,5 2,3', '4,1 4,3'],
    [4, '1,2 1,5 2,3', '4,1 4,3'],
  ])('SW-GOLD-02: with %i the II cards are shuffled onto %s, the I cards onto %s', (seats, low, high) => {
    const states = games(GOLD, seats);
    const at = (names: string) => states.map(({ mountain }) => places(names).map((position) => mountain[position]!));
    for (const cards of at(low)) expect(cards.map(tierOf)).toEqual(['II', 'II', 'II']);
    for (const cards of at(high)) expect(cards.map(tierOf)).toEqual(['I', 'I']);
    expect(distinct(at(low))).toBe(6);
    expect(distinct(at(high))).toBe(2);
  });

  test.each([
    [1, 8],
    [2, 8],
    [3, 10],
    [4, 12],
  ])('SW-GOLD-03: with %i there are %i carts, dynamite and lantern by the supply', (seats, carts) => {
    const { rules, state } = begin({ mode: GOLD, seats });
    expect(state.carts).toBe(carts);
    expect([state.dynamite, state.lantern]).toEqual([-1, -1]);
    const inSupply = rules.pieces(state).filter(({ place }) => place === 'supply');
    expect(inSupply.filter(({ id }) => id.startsWith('cart'))).toHaveLength(carts);
    for (const id of ['dynamite', 'lantern']) expect(inSupply).toContainEqual({ id, place: 'supply' });
  });
});

describe('Outlaws & Outposts', () => {
  const posts = ['5,1', '4,1', '3,1', '2,1', '1,1'];

  test.each([1, 2, 3, 4])(
    'SW-OUT-01: with %i outposts I to V are the leftmost cards of the rows, I at the top',
    (seats) => {
      for (const { mountain, row } of games(OUT, seats)) {
        expect(row.map((card) => specialCard(OUT, card).outpost?.tier)).toEqual(['campfire']);
        const tiers = posts.map((name) => specialCard(OUT, mountain[places(name)[0]!]!).outpost?.tier);
        expect(tiers).toEqual(['I', 'II', 'III', 'IV', 'V']);
      }
    },
  );

  test('SW-OUT-01: the campfire card shows its poster: its die face counts for a wagon at slot 1', () => {
    const scene = turnWith({ mode: OUT, summits: [{ action: 'sixShooter' }] });
    give(scene, 0, { bullets: 1, wagon: 1 });
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    act(scene, 0, { do: 'shoot' });
    expect(eventsOf(scene, 'shot')).toMatchObject([{ needed: 6 }]);
  });

  test.each([1, 2, 3, 4])(
    'SW-OUT-02: with %i basics fill the rest, only the one right of outpost I is face-up',
    (seats) => {
      const states = games(OUT, seats);
      for (const state of states) {
        const { mountain } = houseRules.view(state, 'spectator');
        const open = upTo(20).filter((position) => typeof mountain[position] === 'number');
        expect(open).toEqual(sorted(places([...posts, '5,2'].join(' '))));
        expect(open.filter((position) => state.mountain[position]! < 51)).toEqual(places('5,2'));
        expect(mountain.filter((card) => card === 'basic')).toHaveLength(14);
        expect(mountain).not.toContain('special');
        expect(sorted(state.mountain.filter((card) => card < 51))).toEqual(BASIC_CARDS);
      }
      expect(distinct(states.map(({ mountain }) => mountain[19]))).toBeGreaterThan(10);
    },
  );

  test.each([
    [1, [1, 2, 2, 2, 3], 10],
    [2, [1, 2, 2, 2, 3], 10],
    [3, [1, 2, 3, 3, 3], 12],
    [4, [1, 2, 3, 3, 3], 12],
  ])('SW-OUT-03: with %i there are %j outlaws on I to V', (seats, outposts, sum) => {
    const { state } = begin({ mode: OUT, seats });
    expect(state.outposts).toEqual(outposts);
    expect(state.outposts.reduce((total, n) => total + n, 0)).toBe(sum);
  });

  test.each([
    [1, 8],
    [2, 8],
    [3, 6],
    [4, 6],
  ])(
    'SW-OUT-04: with %i the other %i outlaws and the Sheriff lie by the supply, and no player has bullets',
    (seats, spare) => {
      const { rules, state } = begin({ mode: OUT, seats });
      expect([state.outlawSupply, state.baseOutlaws, state.sheriff]).toEqual([spare, 0, -1]);
      expect(rules.pieces(state)).toContainEqual({ id: 'sheriff', place: 'supply' });
      expect(rules.pieces(state).filter(({ id }) => id.startsWith('outlaw'))).toHaveLength(18);
      for (const { bullets, outlaws } of state.players) expect([bullets, outlaws]).toEqual([0, 0]);
    },
  );
});
