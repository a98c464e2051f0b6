import { describe, expect, test } from 'vitest';
import { MODES, type SierraWestState } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import { cabins } from '../helpers/cabins.ts';
import { goodsOf } from '../helpers/goods.ts';
import { distinct, sorted, upTo } from '../helpers/lists.ts';
import { APPLE, BOAT, GOLD, OUT } from '../helpers/modes.ts';
import {
  BASIC_CARDS,
  bringItIn,
  dig,
  diggers,
  lastSpecial,
  place,
  places,
  plainMountain,
  SPECIAL_CARDS,
} from '../helpers/mountains.ts';
import { houseRules, rulesWith } from '../helpers/packs.ts';
import { act, can, eventsOf, listed, planFirst, playRandomly, walk } from '../helpers/play.ts';
import { atEnd, begin, endOfPath, give, type Scene, turnWith } from '../helpers/scenes.ts';
import { SEEDS, seedOf } from '../helpers/seeds.ts';

const specialsOf = ({ mountain }: SierraWestState): number[] =>
  upTo(20).filter((position) => mountain[position]! >= 51);

/** The positions that one boot reaches. */
const stepsFrom = (scene: Scene, from: number): number[] => {
  give(scene, 0, { tokens: 1, frontiersmen: [from] });
  return sorted(listed(scene, 'climb').map(({ to }) => to));
};

describe('information and pieces', () => {
  /** The public things on the table, derived from the rules and not from the view. */
  function onTheTable(state: SierraWestState) {
    const { streams: _chance, cabinStack, players, mountain, hastings, ...open } = state;
    const rowOf = (position: number): number => [0, 6, 11, 15, 18].findLastIndex((first) => position >= first);
    const covered = (position: number): boolean => {
      const row = rowOf(position);
      const column = position - [0, 6, 11, 15, 18][row]!;
      return mountain.some((card, upper) => {
        const above = upper - [0, 6, 11, 15, 18][rowOf(upper)]!;
        return card !== -1 && rowOf(upper) === row + 1 && (above === column || above === column - 1);
      });
    };
    return {
      ...open,
      cabinStackCount: cabinStack.length,
      players: players.map(({ hand, deck, draft: _draft, ...player }) => ({
        ...player,
        hand: null,
        draft: null,
        handCount: hand.length,
        deckCount: deck.length,
      })),
      mountain: mountain.map((card, position) => {
        if (card === -1) return null;
        if (card >= 51) return state.mode === OUT ? card : 'special';
        return covered(position) ? 'basic' : card;
      }),
      hastings: hastings && {
        options: hastings.options,
        pileCount: hastings.pile.length,
        discard: hastings.discard,
        active: hastings.active,
        shown: hastings.shown,
      },
    };
  }

  test.each(MODES.flatMap((mode) => [1, 3].map((seats) => [mode, seats] as const)))(
    'SW-R-01: %s with %i: all through a game everything on the table is public and nothing else is',
    (mode, seats) => {
      const scene = begin({ mode, seats, advancedPlanning: true });
      playRandomly(scene, seedOf(seats), 300, (state) => {
        if (state.over) return; // SW-R-126
        const shown = onTheTable(state);
        expect(houseRules.view(state, 'spectator')).toEqual({ viewer: 'spectator', ...shown });
        const own = houseRules.view(state, 0);
        expect(own.players[0]).toEqual({
          ...shown.players[0],
          hand: state.players[0]!.hand,
          draft: state.players[0]!.draft,
        });
        expect(own.players.slice(1)).toEqual(shown.players.slice(1));
      });
    },
  );

  test('SW-R-02: the printed counts of 24, 32 and 16 never block a gain', () => {
    const scene = turnWith({ green: ['fur', 'token'], summits: [{ action: 'homestead', cost: {}, track: 'stone' }] });
    for (const seat of [0, 1]) give(scene, seat, { basics: [30, 30, 30], gold: 40, tokens: 20, animals: 0b1111 });
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    walk(scene, 'green', 2);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    atEnd(scene, 'tan');
    act(scene, 0, { do: 'summit', figure: 'tan', at: 0 });
    expect(goodsOf(scene)).toEqual([31, 31, 31, 42, 21]);
    act(scene, 1, { do: 'track', pioneer: 'tan' });
    expect(goodsOf(scene, 1)).toEqual([30, 30, 31, 40, 20]);
  });

  test('SW-R-02: goods and surplus counters are no pieces of the box', () => {
    for (const mode of MODES) {
      const { rules, state } = begin({ mode });
      Object.assign(playerOf(state, 0), { basics: [30, 30, 30], gold: 40, tokens: 20 });
      const before = rules.pieces(begin({ mode }).state);
      expect(rules.pieces(state)).toEqual(before);
    }
  });
});

describe('laying out', () => {
  test('SW-R-03: basics and specials are shuffled separately: no basic ever takes the place of a special', () => {
    for (const mode of MODES)
      for (const seats of [2, 4]) {
        const positions = specialsOf(begin({ mode, seats }).state);
        for (const seed of SEEDS) {
          const { state } = begin({ mode, seats, seed });
          expect(specialsOf(state)).toEqual(positions);
          expect(sorted(state.mountain.filter((card) => card < 51))).toEqual(BASIC_CARDS);
          expect(sorted([...state.row, ...state.mountain.filter((card) => card >= 51)])).toEqual(SPECIAL_CARDS);
        }
      }
  });

  test('SW-R-03: neither order follows from the other', () => {
    // of the games in which one special lies highest, the basics at the top still vary
    const games = SEEDS.map((seed) => begin({ seed }).state.mountain);
    const same = games.filter((mountain) => mountain[15] === games[0]![15]);
    expect(same.length).toBeGreaterThan(5);
    expect(distinct(same.map((mountain) => mountain[19]))).toBeGreaterThan(4);
  });

  test.each([APPLE, BOAT, GOLD])(
    'SW-R-04: %s: the positions of specials are data, and solo uses those for 2',
    (mode) => {
      const rules = rulesWith(({ modes }) => {
        modes[mode].specialPositions = {
          '2': [
            [3, 1],
            [3, 4],
            [1, 1],
            [2, 3],
            [1, 6],
          ],
          '3-4': [
            [4, 2],
            [3, 1],
            [1, 3],
            [2, 4],
            [1, 6],
          ],
        };
      });
      const few = places('3,1 3,4 1,1 2,3 1,6');
      const many = places('4,2 3,1 1,3 2,4 1,6');
      expect([1, 2, 3, 4].map((seats) => specialsOf(begin({ mode, seats, rules }).state))).toEqual([
        few,
        few,
        many,
        many,
      ]);
      expect(specialsOf(begin({ mode, seats: 1 }).state)).toEqual(specialsOf(begin({ mode, seats: 2 }).state));
      expect(specialsOf(begin({ mode, seats: 1 }).state)).not.toEqual(specialsOf(begin({ mode, seats: 3 }).state));
    },
  );

  test.each(MODES)('SW-R-05: %s: the starting player is random', (mode) => {
    const starts = SEEDS.map((seed) => begin({ mode, seats: 4, seed, start: 'random' }).state.start);
    expect(sorted([...new Set(starts)])).toEqual([0, 1, 2, 3]);
    for (const seat of upTo(4)) expect(starts.filter((start) => start === seat).length).toBeLessThan(30);
  });

  test.each(MODES)('SW-R-06: %s: no starting goods, and none for those who move later', (mode) => {
    for (const seed of SEEDS.slice(0, 20)) {
      const { state } = begin({ mode, seats: 4, seed, start: 'random' });
      const [first, ...others] = state.players.map(({ hand, deck, ...rest }) => ({
        ...rest,
        cards: hand.length + deck.length,
      }));
      for (const other of others) expect(other).toEqual(first);
      expect(first).toMatchObject({
        basics: [0, 0, 0],
        gold: 0,
        tokens: 0,
        tracks: [0, 0, 0],
        bullets: 0,
        fish: [0, 0, 0],
        carts: [],
      });
    }
  });

  test('SW-R-07: there is one marker per apple track, not two on each', () => {
    const scene = turnWith({ summits: [{ action: 'appleHomestead', cost: {}, track: 'any' }] });
    expect(playerOf(scene.state, 0).apples).toEqual([0, 0]);
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(listed(scene, 'appleTrack').map(({ colour }) => colour)).toEqual(['green', 'red']);
    act(scene, 0, { do: 'appleTrack', colour: 'red' });
    const { lines } = scene.rules.score(scene.state).seats[0]!;
    expect(
      lines.filter(({ source }) => source === 'appleTrack').map(({ params, points }) => [params?.track, points]),
    ).toEqual([
      ['green', 0],
      ['red', 1],
    ]);
  });

  test('SW-R-08: in the top row of Outlaws & Outposts the basic is face-up, the outpost beside it is not turned', () => {
    const scene = turnWith({ mode: OUT, tan: [undefined, 'shovel'], summits: [{ action: 'sixShooter' }] });
    Object.assign(scene.state, { market: [-1, -1, -1, -1], cabinStack: [] });
    const { mountain } = scene.rules.view(scene.state, 1);
    expect(mountain.slice(18)).toEqual([52, scene.state.mountain[19]]);
    expect(scene.state.outposts[0]).toBe(1);
    give(scene, 0, { basics: [1, 0, 0], frontiersmen: [18] });
    walk(scene, 'tan', 2);
    expect(can(scene, 0, { do: 'use', pioneer: 'tan' })).toBe(false);
    give(scene, 0, { frontiersmen: [19] });
    expect(can(scene, 0, { do: 'use', pioneer: 'tan' })).toBe(true);
    // its poster shows no die face yet: the campfire's 6 is the only one, however far the wagon
    give(scene, 0, { bullets: 1, wagon: 6, green: endOfPath('green') });
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    act(scene, 0, { do: 'shoot' });
    expect(eventsOf(scene, 'shot')).toMatchObject([{ needed: 6 }]);
  });

  test.each([1, 2])('SW-R-09: with %i there are 1, 2, 2, 2, 3 outlaws', (seats) => {
    expect(begin({ mode: OUT, seats }).state.outposts).toEqual([1, 2, 2, 2, 3]);
  });

  test.each([
    [1, 3],
    [2, 3],
    [3, 1],
    [4, 1],
  ])('SW-R-10: with %i exactly 5 outlaws go to the base and %i are spare', (seats, spare) => {
    const scene = lastSpecial(seats, 0, OUT);
    planFirst(scene);
    const before = scene.state.outlawSupply;
    bringItIn(scene);
    expect(eventsOf(scene, 'baseRaided')).toEqual([{ type: 'baseRaided', outlaws: 5 }]);
    expect([scene.state.baseOutlaws, scene.state.outlawSupply]).toEqual([5, spare]);
    expect(before - scene.state.outlawSupply).toBe(5);
  });
});

describe('the mountain', () => {
  test('SW-R-11: adjacent are the neighbours in the row and the overlapping cards above and below, no others', () => {
    const scene = turnWith();
    scene.state.mountain = plainMountain();
    expect(stepsFrom(scene, place('3,2'))).toEqual(places('3,1 3,3 4,1 4,2 2,2 2,3'));
    expect(stepsFrom(scene, place('2,1'))).toEqual(places('2,2 3,1 1,1 1,2'));
    expect(stepsFrom(scene, place('1,6'))).toEqual(places('base 1,5 2,5'));
  });

  test('SW-R-11: cards are adjacent whether face-up, face-down or special', () => {
    const scene = turnWith();
    // (4,1) is a special, (4,2) a face-down basic, (5,2) face-up
    expect(stepsFrom(scene, place('5,1'))).toEqual(places('5,2 4,1 4,2'));
  });

  test('SW-R-12: an empty position is neither entered nor jumped', () => {
    const scene = turnWith();
    const gone = places('5,1 5,2 4,2');
    scene.state.mountain = plainMountain((position) => !gone.includes(position));
    expect(stepsFrom(scene, place('4,1'))).toEqual(places('3,1 3,2'));
    expect(stepsFrom(scene, place('4,3'))).toEqual(places('3,3 3,4'));
    expect(stepsFrom(scene, place('3,2'))).toEqual(places('3,1 3,3 4,1 2,2 2,3'));
    scene.state.mountain = plainMountain((position) => ![0, 3].includes(position) && position < 6);
    expect(stepsFrom(scene, -1)).toEqual(places('1,2 1,3 1,5 1,6'));
    expect(stepsFrom(scene, place('1,3'))).toEqual(places('base 1,2'));
  });

  test.each([
    ['', '5,1', '4,1'],
    ['5,1', '5,2', '4,2 4,3'],
    ['5,1 5,2', '4,2', ''],
    ['5,1', '4,1', '3,1'],
    ['5,1 4,1 3,1 2,1', '1,1', ''],
  ])('SW-R-13: with [%s] gone, taking (%s) uncovers [%s]', (gone, taken, uncovered) => {
    const scene = diggers();
    scene.state.mountain = plainMountain((position) => !places(gone).includes(position));
    dig(scene, place(taken));
    expect(sorted(eventsOf(scene, 'turnedUp').map(({ position }) => position))).toEqual(places(uncovered));
  });

  test('SW-R-14: specials uncover specials until nothing changes, higher row first, then left to right', () => {
    const scene = diggers();
    const { state } = scene;
    const gone = places('5,1 4,1');
    state.row = [51];
    state.mountain = plainMountain((position) => !gone.includes(position));
    // a way that goes down at once would bring (3,2) before (4,3)
    Object.assign(state.mountain, { [place('4,2')]: 55, [place('4,3')]: 53, [place('3,2')]: 52, [place('3,3')]: 54 });
    const player = playerOf(state, 0);
    const claimed = state.mountain[place('5,2')];
    dig(scene, place('5,2'));
    expect(player.claimed).toEqual([claimed]);
    expect(state.row).toEqual([51, 55, 53, 52, 54]);
    expect(eventsOf(scene, 'specialEntered').map(({ card, slot, position }) => [card, slot, position])).toEqual([
      [55, 2, place('4,2')],
      [53, 3, place('4,3')],
      [52, 4, place('3,2')],
      [54, 5, place('3,3')],
    ]);
    for (const name of ['4,2', '4,3', '3,2', '3,3']) expect(state.mountain[place(name)]).toBe(-1);
    expect(sorted(eventsOf(scene, 'turnedUp').map(({ position }) => position))).toEqual(places('3,4 2,3'));
  });

  test('SW-R-14: a special under a basic that stays covered waits', () => {
    const scene = diggers();
    const { state } = scene;
    state.row = [51];
    state.mountain = plainMountain((position) => position !== place('5,1'));
    Object.assign(state.mountain, { [place('4,2')]: 52, [place('3,2')]: 53, [place('3,3')]: 54 });
    dig(scene, place('5,2'));
    expect(state.row).toEqual([51, 52]);
    expect([state.mountain[place('3,2')], state.mountain[place('3,3')]]).toEqual([53, 54]);
  });

  test('SW-R-15: the green path has five spaces between START and END', () => {
    const scene = turnWith({ green: Array(5).fill('food') });
    give(scene, 0, { cabins: cabins([]) });
    act(scene, 0, { do: 'enter', pioneer: 'green' });
    for (let n = 1; n <= 5; n++) {
      act(scene, 0, { do: 'step', pioneer: 'green' });
      act(scene, 0, { do: 'use', pioneer: 'green' });
      expect(goodsOf(scene)[0]).toBe(n);
    }
    act(scene, 0, { do: 'step', pioneer: 'green' });
    expect(can(scene, 0, { do: 'use', pioneer: 'green' })).toBe(false);
    expect(can(scene, 0, { do: 'step', pioneer: 'green' })).toBe(false);
    expect(playerOf(scene.state, 0).green).toBe(endOfPath('green'));
  });
});
