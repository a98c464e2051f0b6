import { describe, expect, test } from 'vitest';
import { ADJACENT, COLUMN, COVERED_BY, COVERS, isUncovered, PLACE_X, positionAt, ROW } from '../../src/geometry.ts';
import type { PlanCard, SierraWestContent, SierraWestState } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import { cabins } from '../helpers/cabins.ts';
import { sorted, upTo } from '../helpers/lists.ts';
import { APPLE, OUT } from '../helpers/modes.ts';
import { dig, diggers, place, places, plainMountain, specialCard } from '../helpers/mountains.ts';
import { houseRules, rulesWith } from '../helpers/packs.ts';
import { act, can, eventsOf, listed, walk } from '../helpers/play.ts';
import { atEnd, begin, copy, endOfPath, give, type Scene, space, turnWith } from '../helpers/scenes.ts';
import { nameOf, selfNaming } from '../helpers/selfNaming.ts';
import { TRAILS, type Trail } from '../helpers/trails.ts';

// Chapter 14 once more, on its own: rows from 1 at the bottom, columns from 1 at the left.
const CELLS = [1, 2, 3, 4, 5].flatMap((row) => upTo(7 - row).map((i) => ({ row, column: i + 1 })));
const cellOf = (position: number) => CELLS[position]!;
const xOf = (position: number): number => cellOf(position).column + (cellOf(position).row - 1) / 2;
/** Whether the upper card lies on the lower one. */
const liesOn = (upper: number, lower: number): boolean =>
  cellOf(upper).row === cellOf(lower).row + 1 && Math.abs(xOf(upper) - xOf(lower)) === 0.5;

type Held = readonly boolean[];
const bareOf = (held: Held): number[] =>
  upTo(20).filter((position) => held[position] && !upTo(20).some((upper) => held[upper] && liesOn(upper, position)));

/** Every mountain that can come about by taking uncovered cards away, one at a time. */
const REACHABLE: Held[] = (() => {
  const found = new Map<string, Held>();
  const grow = (held: Held): void => {
    const key = held.map(Number).join('');
    if (found.has(key)) return;
    found.set(key, held);
    for (const position of bareOf(held)) grow(held.map((holds, each) => holds && each !== position));
  };
  grow(upTo(20).map(() => true));
  return [...found.values()];
})();

const mountainOf = (held: Held): number[] => plainMountain((position) => held[position]!);

/** The positions that one boot reaches on this mountain, by the listed choices. */
function stepsOf(scene: Scene, mountain: number[], from: number): number[] {
  scene.state.mountain = mountain;
  give(scene, 0, { tokens: 1, frontiersmen: [from] });
  return sorted(listed(scene, 'climb').map(({ to }) => to));
}

/** Positions whose card is public. */
const faceUp = (state: SierraWestState): number[] =>
  upTo(20).filter((position) => typeof houseRules.view(state, 'spectator').mountain[position] === 'number');

describe('the pyramid', () => {
  test('SW-GEO-01: (r,c) exists for r from 1 to 5 and c from 1 to 7 − r: twenty positions, each its own', () => {
    expect(CELLS).toHaveLength(20);
    expect(CELLS.map(({ row, column }) => positionAt(row, column))).toEqual(upTo(20));
    expect(ROW).toEqual(CELLS.map(({ row }) => row));
    expect(COLUMN).toEqual(CELLS.map(({ column }) => column));
    expect(begin().state.mountain).toHaveLength(20);
  });

  test.each([
    ['5,1', '', '4,1 4,2', '5,2 4,1 4,2', 0],
    ['5,2', '', '4,2 4,3', '5,1 4,2 4,3', 0],
    ['4,1', '5,1', '3,1 3,2', '4,2 5,1 3,1 3,2', 1],
    ['4,2', '5,1 5,2', '3,2 3,3', '4,1 4,3 5,1 5,2 3,2 3,3', 2],
    ['4,3', '5,2', '3,3 3,4', '4,2 5,2 3,3 3,4', 1],
    ['3,1', '4,1', '2,1 2,2', '3,2 4,1 2,1 2,2', 2],
    ['3,2', '4,1 4,2', '2,2 2,3', '3,1 3,3 4,1 4,2 2,2 2,3', 4],
    ['3,3', '4,2 4,3', '2,3 2,4', '3,2 3,4 4,2 4,3 2,3 2,4', 4],
    ['3,4', '4,3', '2,4 2,5', '3,3 4,3 2,4 2,5', 2],
    ['2,1', '3,1', '1,1 1,2', '2,2 3,1 1,1 1,2', 3],
    ['2,2', '3,1 3,2', '1,2 1,3', '2,1 2,3 3,1 3,2 1,2 1,3', 6],
    ['2,3', '3,2 3,3', '1,3 1,4', '2,2 2,4 3,2 3,3 1,3 1,4', 7],
    ['2,4', '3,3 3,4', '1,4 1,5', '2,3 2,5 3,3 3,4 1,4 1,5', 6],
    ['2,5', '3,4', '1,5 1,6', '2,4 3,4 1,5 1,6', 3],
    ['1,1', '2,1', '', 'base 1,2 2,1', 4],
    ['1,2', '2,1 2,2', '', 'base 1,1 1,3 2,1 2,2', 8],
    ['1,3', '2,2 2,3', '', 'base 1,2 1,4 2,2 2,3', 10],
    ['1,4', '2,3 2,4', '', 'base 1,3 1,5 2,3 2,4', 10],
    ['1,5', '2,4 2,5', '', 'base 1,4 1,6 2,4 2,5', 8],
    ['1,6', '2,5', '', 'base 1,5 2,5', 4],
  ])(
    'SW-GEO-02, SW-GEO-03, SW-GEO-04: (%s) is covered by [%s], covers [%s], is next to [%s], has %i cards to go',
    (name, coveredBy, covers, adjacent, toGo) => {
      const position = place(name);
      expect(sorted(COVERED_BY[position]!)).toEqual(places(coveredBy));
      expect(sorted(COVERS[position]!)).toEqual(places(covers));
      expect(sorted(ADJACENT[position]!)).toEqual(places(adjacent).filter((each) => each >= 0));

      // by play: the positions that a boot reaches, and the cards that must be gone before this one can be claimed
      const scene = turnWith();
      expect(stepsOf(scene, plainMountain(), position)).toEqual(places(adjacent));
      for (const other of upTo(20).filter((each) => each !== position)) {
        scene.state.mountain = plainMountain((each) => each === position || each === other);
        expect(faceUp(scene.state).includes(position)).toBe(!places(coveredBy).includes(other));
      }
      const fewest = Math.min(
        ...REACHABLE.filter((held) => bareOf(held).includes(position)).map((held) => held.filter((h) => !h).length),
      );
      expect(fewest).toBe(toGo);
      const above = new Set([position]);
      for (const each of above) for (const upper of COVERED_BY[each]!) above.add(upper);
      expect(above.size - 1).toBe(toGo);
    },
  );

  test('SW-GEO-04: the base is next to the six cards of the bottom row, as far as they are there', () => {
    const scene = turnWith();
    expect(stepsOf(scene, plainMountain(), -1)).toEqual(places('1,1 1,2 1,3 1,4 1,5 1,6'));
    const gaps = plainMountain((position) => ![1, 4].includes(position));
    expect(stepsOf(scene, gaps, -1)).toEqual(places('1,1 1,3 1,4 1,6'));
  });

  test('SW-GEO-04: a position without a card is next to nothing', () => {
    const scene = turnWith();
    const gaps = plainMountain((position) => ![place('5,1'), place('4,1')].includes(position));
    expect(stepsOf(scene, gaps, place('4,2'))).toEqual(places('4,3 5,2 3,2 3,3'));
    expect(stepsOf(scene, gaps, place('3,1'))).toEqual(places('3,2 2,1 2,2'));
  });

  test('SW-GEO-03: in all 428 reachable states a basic is face-up exactly when nothing lies on it', () => {
    const { state } = begin();
    for (const held of REACHABLE) {
      state.mountain = mountainOf(held);
      expect(faceUp(state)).toEqual(bareOf(held));
      expect(upTo(20).filter((each) => held[each] && isUncovered(state.mountain, each))).toEqual(bareOf(held));
    }
  });

  test('SW-GEO-03: only face-up basics can be claimed', () => {
    const scene = diggers();
    Object.assign(scene.state, { market: [-1, -1, -1, -1], cabinStack: [] });
    give(scene, 0, { basics: [1, 0, 0] });
    for (const held of REACHABLE.filter((_, i) => i % 6 === 0)) {
      scene.state.mountain = mountainOf(held);
      const open = upTo(20).filter((position) => {
        give(scene, 0, { frontiersmen: [position] });
        return held[position] && can(scene, 0, { do: 'use', pioneer: 'tan' });
      });
      expect(open).toEqual(bareOf(held));
    }
  });

  test('SW-GEO-05: the horizontal place is c + (r − 1) / 2', () => {
    expect(PLACE_X).toEqual(upTo(20).map(xOf));
    expect([place('1,1'), place('3,2'), place('5,1'), place('5,2')].map((each) => PLACE_X[each])).toEqual([1, 3, 3, 4]);
  });

  test.each(['left', 'right'] as const)(
    'SW-GEO-05: in all 428 reachable states Hastings goes to the card that is furthest %s by that place',
    (side) => {
      const marching = (card: PlanCard): void => {
        Object.assign(card, {
          activeSide: side,
          actions: ['move', 'gold', 'gold', 'gold'],
          arrows: [true, true, true, false],
        });
      };
      const first = begin({ seats: 1, rules: rulesWith(({ planCards }) => planCards.forEach(marching)) });
      act(first, 0, { do: 'plan' });
      for (const held of REACHABLE) {
        const scene = copy(first);
        scene.state.mountain = mountainOf(held);
        act(scene, 0, { do: 'pass' });
        const byPlace = bareOf(held).sort((a, b) => xOf(a) - xOf(b));
        const wanted = (side === 'left' ? byPlace[0] : byPlace.at(-1)) ?? -1;
        const figures = playerOf(scene.state, 1).frontiersmen;
        expect(figures).toEqual(side === 'left' ? [wanted, -1] : [-1, wanted]);
      }
    },
  );
});

describe('every state of the mountain', () => {
  test('SW-GEO-02: 428 states can be reached by taking away uncovered cards', () => {
    expect(REACHABLE).toHaveLength(428);
  });

  test('SW-GEO-03: one removal uncovers no, one or two cards, and just these are turned up', () => {
    const first = diggers();
    const counts = new Set<number>();
    for (const held of REACHABLE) {
      for (const position of bareOf(held)) {
        const scene = copy(first);
        scene.state.mountain = mountainOf(held);
        dig(scene, position);
        const rest = held.map((holds, each) => holds && each !== position);
        const fresh = bareOf(rest).filter((each) => !bareOf(held).includes(each));
        counts.add(fresh.length);
        expect(sorted(eventsOf(scene, 'turnedUp').map((event) => event.position))).toEqual(fresh);
        expect(scene.state.mountain).toEqual(mountainOf(rest));
      }
    }
    expect(sorted([...counts])).toEqual([0, 1, 2]);
  });

  test('SW-GEO-05: two uncovered cards never share a horizontal place', () => {
    for (const held of REACHABLE) {
      const bare = upTo(20).filter((each) => held[each] && isUncovered(mountainOf(held), each));
      expect(new Set(bare.map((each) => PLACE_X[each])).size).toBe(bare.length);
    }
  });

  test('SW-GEO-02, SW-GEO-04: every remaining card has both cards under it, and a way down to the base', () => {
    const scene = turnWith();
    for (const held of REACHABLE) {
      const mountain = mountainOf(held);
      for (const position of upTo(20).filter((each) => held[each])) {
        for (const below of COVERS[position]!) expect(mountain[below]).not.toBe(-1);
        const steps = stepsOf(scene, mountain, position);
        const down = steps.filter((to) => (to === -1 ? 0 : cellOf(to).row) === cellOf(position).row - 1);
        expect(down).toHaveLength(cellOf(position).row === 1 ? 1 : 2);
      }
    }
  });

  test('SW-GEO-04: from the base row r is reached with r boots and not with fewer', () => {
    const scene = turnWith();
    for (const held of REACHABLE) {
      const mountain = mountainOf(held);
      const boots = new Map([[-1, 0]]);
      for (const [from, used] of boots)
        for (const to of stepsOf(scene, mountain, from)) if (!boots.has(to)) boots.set(to, used + 1);
      for (const position of upTo(20))
        expect(boots.get(position)).toBe(held[position] ? cellOf(position).row : undefined);
    }
  });

  test('SW-GEO-04: so the first claim needs five boots and a shovel', () => {
    const scene = turnWith({ tan: [undefined, 'shovel'] });
    Object.assign(scene.state, { market: [-1, -1, -1, -1], cabinStack: [] });
    give(scene, 0, { tokens: 3, basics: [1, 0, 0] });
    walk(scene, 'tan', 2);
    for (const name of ['1,1', '2,1', '3,1', '4,1']) {
      act(scene, 0, { do: 'climb', to: place(name), boot: 'token' });
      expect(can(scene, 0, { do: 'use', pioneer: 'tan' })).toBe(false);
    }
    act(scene, 0, { do: 'climb', to: place('5,1'), boot: 'token' });
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    act(scene, 0, { do: 'claim', to: 'discard' });
    expect(playerOf(scene.state, 0).claimed).toHaveLength(1);
  });
});

describe('the layout of Outlaws & Outposts', () => {
  const POSTS = places('5,1 4,1 3,1 2,1 1,1').reverse();
  /** Seat 0 takes the next outlaw with a rifle. */
  const capture = (scene: Scene): void => {
    give(scene, 0, { bullets: 2, green: endOfPath('green') });
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
  };
  const gunners = (): Scene => {
    const scene = turnWith({ mode: OUT, tan: [undefined, 'shovel'], summits: [{ action: 'rifle' }] });
    Object.assign(scene.state, { market: [-1, -1, -1, -1], cabinStack: [] });
    return scene;
  };
  /** Claims whatever can be claimed, until nothing can. */
  const claimAll = (scene: Scene): number => {
    let count = 0;
    for (;;) {
      const open = faceUp(scene.state).find((position) => scene.state.mountain[position]! < 51);
      if (open === undefined) return count;
      dig(scene, open);
      count++;
    }
  };

  test('SW-GEO-06: outposts I to V are at (5,1), (4,1), (3,1), (2,1), (1,1)', () => {
    const { state } = begin({ mode: OUT });
    expect(POSTS.map((position) => specialCard(OUT, state.mountain[position]!).outpost?.tier)).toEqual([
      'I',
      'II',
      'III',
      'IV',
      'V',
    ]);
  });

  test('SW-GEO-06: outpost k is covered only by outpost k − 1, so each is uncovered when it is emptied', () => {
    POSTS.forEach((position, i) => {
      expect(COVERED_BY[position]).toEqual(i === 0 ? [] : [POSTS[i - 1]]);
    });
    const scene = gunners();
    const emptied: number[] = [];
    for (const outlaws of [1, 2, 2, 2, 3]) {
      for (let i = 0; i < outlaws; i++) {
        const post = scene.state.outposts.findIndex((n) => n > 0);
        if (scene.state.outposts[post] === 1) expect(isUncovered(scene.state.mountain, POSTS[post]!)).toBe(true);
        capture(scene);
      }
      emptied.push(...eventsOf(scene, 'specialEntered').map((event) => event.position));
    }
    expect(emptied).toEqual(POSTS);
  });

  test('SW-GEO-06: an outpost covers the next one and the second card of the next row, which waits for it', () => {
    POSTS.slice(0, 4).forEach((position, i) => {
      expect(COVERS[position]).toEqual([POSTS[i + 1], POSTS[i + 1]! + 1]);
    });
    const scene = gunners();
    claimAll(scene);
    const second = place('4,2');
    expect(scene.state.mountain[second]).not.toBe(-1);
    expect(faceUp(scene.state)).not.toContain(second);
    capture(scene);
    expect(eventsOf(scene, 'turnedUp').map((event) => event.position)).toEqual([second]);
    expect(faceUp(scene.state)).toContain(second);
  });

  test('SW-GEO-06: 5, 9, 12, 14 and 15 basics can be claimed in all, and then there is no face-up basic at all', () => {
    const scene = gunners();
    let claimed = 0;
    const reached = [1, 2, 2, 2, 3].map((outlaws) => {
      claimed += claimAll(scene);
      expect(faceUp(scene.state).filter((position) => scene.state.mountain[position]! < 51)).toEqual([]);
      for (let i = 0; i < outlaws; i++) capture(scene);
      return claimed;
    });
    expect(reached).toEqual([5, 9, 12, 14, 15]);
    expect(new Set(scene.state.mountain)).toEqual(new Set([-1]));
  });

  test('SW-GEO-06: the first five are the right edge', () => {
    const scene = gunners();
    claimAll(scene);
    expect(upTo(20).filter((position) => scene.state.mountain[position] === -1)).toEqual(places('5,2 4,3 3,4 2,5 1,6'));
  });
});

describe('cards and player board', () => {
  /** Uses everything on a path; returns the icons and their costs. */
  const strolled = (scene: Scene, pioneer: 'green' | 'tan', length: number): [string | undefined, number][] =>
    upTo(length).map((i) => {
      walk(scene, pioneer, i + 1);
      give(scene, 0, { basics: [9, 0, 0] });
      const events = act(scene, 0, { do: 'use', pioneer });
      return [nameOf(events), 9 - playerOf(scene.state, 0).basics[0]!];
    });

  test.each([
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ])(
    'SW-GEO-07: cards %i, %i, %i: the green path is L.GF, L.GL, M.MID, R.GF, R.GL and nothing of it is paid',
    (l, m, r) => {
      const scene = selfNaming([l, m, r]);
      expect(strolled(scene, 'green', 5)).toEqual([
        [`${l}.GF`, 0],
        [`${l}.GL`, 0],
        [`${m}.MID`, 0],
        [`${r}.GF`, 0],
        [`${r}.GL`, 0],
      ]);
      act(scene, 0, { do: 'step', pioneer: 'green' });
      expect(playerOf(scene.state, 0).green).toBe(endOfPath('green'));
      expect(can(scene, 0, { do: 'step', pioneer: 'green' })).toBe(false);
    },
  );

  test.each([
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ])('SW-GEO-08: cards %i, %i, %i: the tan path is L.TF, L.TL for 1, R.TF, R.TL for 2', (l, m, r) => {
    const scene = selfNaming([l, m, r]);
    expect(strolled(scene, 'tan', 4)).toEqual([
      [`${l}.TF`, 0],
      [`${l}.TL`, 1],
      [`${r}.TF`, 0],
      [`${r}.TL`, 2],
    ]);
    act(scene, 0, { do: 'step', pioneer: 'tan' });
    expect(playerOf(scene.state, 0).tan).toBe(endOfPath('tan'));
    expect(can(scene, 0, { do: 'step', pioneer: 'tan' })).toBe(false);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
  ])('SW-GEO-09: below green-%i lies tan-%i (the middle column has no tan space and leads on to tan-3)', (from, to) => {
    const scene = turnWith();
    give(scene, 0, { cabins: cabins(['G5']), tokens: 1 });
    act(scene, 0, { do: 'assign', pioneer: 'tan', space: 0 });
    walk(scene, 'green', from);
    act(scene, 0, { do: 'shortcut' });
    expect(playerOf(scene.state, 0).green).toBe(space('tan', to));
    expect(eventsOf(scene, 'shortcutTaken')).toMatchObject([{ place: space('tan', to) }]);
  });
});

describe('trail and row', () => {
  const flat = ({ modes }: SierraWestContent): void => {
    for (const special of modes[APPLE].specials) special.orchard = { green: 1, red: 0 };
  };
  /** How many slots count for a wagon on this space, with this many cards in the row. */
  const reach = (content: (content: SierraWestContent) => void, trail: Trail, wagon: number, cards: number): number => {
    const scene = turnWith({ trail, green: ['harvest'], content });
    scene.state.row = upTo(cards).map((i) => 51 + i);
    give(scene, 0, { wagon });
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    return scene.state.apples[0]!;
  };

  test.each(TRAILS)(
    'SW-GEO-10: positions run from 0, one step at a time, to the last, and no further: $name',
    (trail) => {
      const scene = turnWith({ trail, summits: [{ action: 'advanceWagon', cost: {} }] });
      const visited = trail.spaces.map((_, i) => {
        const { wagon } = playerOf(scene.state, 0);
        atEnd(scene, 'green');
        if (i < trail.last) act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
        else expect(can(scene, 0, { do: 'summit' })).toBe(false);
        return wagon;
      });
      expect(visited).toEqual([...trail.spaces.keys()]);
    },
  );

  test.each(TRAILS)('SW-GEO-10: the reach of a position is the number of slots at or left of it: $name', (trail) => {
    const reached = trail.spaces.map((_, wagon) => reach(flat, trail, wagon, 6));
    expect(reached).toEqual(trail.spaces.map((space) => space.reach));
    expect([reached[0], reached.at(-1)]).toEqual([0, 6]);
  });

  test('SW-GEO-10: the reach is the printed one, not the number of the position', () => {
    const printed = [0, 1, 1, 3, 3, 5, 6];
    const content = (each: SierraWestContent): void => {
      flat(each);
      printed.forEach((slots, i) => {
        each.boards.trail[i]!.reach = slots;
      });
    };
    expect(upTo(7).map((wagon) => reach(content, TRAILS[0]!, wagon, 6))).toEqual(printed);
  });

  test.each(TRAILS)('SW-GEO-10: slots that are still empty count for nothing: $name', (trail) => {
    expect([0, 1, 2, 6].map((slots) => reach(flat, trail, trail.reaching(slots), 2))).toEqual([0, 1, 2, 2]);
  });

  test('SW-GEO-10: slots fill from left to right, and none becomes empty again', () => {
    const scene = diggers();
    scene.state.mountain = plainMountain((position) => ![18, 19].includes(position));
    for (const position of [15, 16, 17]) scene.state.mountain[COVERS[position]![0]!] = 52 + position - 15;
    scene.state.row = [51];
    const entered: number[] = [];
    let row = scene.state.row.slice();
    for (const position of [15, 16, 17]) {
      dig(scene, position);
      for (const event of eventsOf(scene, 'specialEntered')) entered.push(event.slot);
      expect(scene.state.row.slice(0, row.length)).toEqual(row);
      row = scene.state.row.slice();
    }
    expect(entered).toEqual([2, 3, 4]);
    expect(scene.state.row).toEqual([51, 52, 53, 54]);
  });
});
