import { describe, expect, test } from 'vitest';
import { BASE, COVERED_BY, isUncovered, NONE, PLACE_X, POSITIONS, positionAt } from '../../src/geometry.ts';
import type { SierraWestEvent } from '../../src/index.ts';
import { CAMP, TRACKER, TRAPPER } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { loadDice } from '../helpers/dice.ts';
import { changes, faceUp, resourcesOf } from '../helpers/goods.ts';
import { act, answersOf, can, eventsOf, pass, promptOf, walk } from '../helpers/play.ts';
import { atEnd, begin, give, type Scene } from '../helpers/scenes.ts';
import { pointsFor, totalOf } from '../helpers/scores.ts';
import { actionsIn, hastingsOf, hastingsPlays, solo } from '../helpers/solo.ts';
import { TRAILS } from '../helpers/trails.ts';

const TOP_LEFT = positionAt(5, 1);
const TOP_RIGHT = positionAt(5, 2);

function changesBy(scene: Scene): ReturnType<typeof changes> {
  const before = structuredClone(hastingsOf(scene));
  hastingsPlays(scene);
  return changes(before, hastingsOf(scene));
}

const turnsIn = (events: readonly SierraWestEvent[]): number[] =>
  events.flatMap((event) => (event.type === 'turnBegan' ? [event.player] : []));

describe('figures and turns', () => {
  test('SW-R-104: the left frontiersman is one of two alike: no pioneer of Hastings is ever anywhere else', () => {
    for (const [activeSide, frontiersmen] of [
      ['left', [TOP_LEFT, BASE]],
      ['right', [BASE, TOP_RIGHT]],
    ] as const) {
      const scene = solo({ actions: ['move'], active: { activeSide } });
      expect(changesBy(scene)).toEqual({ frontiersmen });
      expect(hastingsOf(scene)).toMatchObject({ green: CAMP, tan: CAMP });
    }
  });

  test('SW-R-105: the human begins, with every seed', () => {
    for (let seed = 100; seed < 120; seed++) {
      const scene = begin({ seats: 1, seed: String(seed), start: 'random' });
      expect(scene.events).toContainEqual({ type: 'gameBegan', mode: 'apple-hill', start: 0 });
      expect(scene.rules.deciders(scene.state)).toEqual([0]);
      expect(scene.state.hastings!.shown).toBe(null);
    }
  });

  test.each([
    [[TOP_LEFT, BASE], 1],
    [[TOP_LEFT, TOP_LEFT], 2],
    [[TOP_RIGHT, BASE], 0],
  ])('SW-R-106: frontiersmen %o of Hastings on the claimed card bring it %i Pair of Boots', (frontiersmen, tokens) => {
    const scene = solo({ tan: [undefined, 'shovel'] });
    give(scene, 0, { basics: [1, 0, 0], frontiersmen: [TOP_LEFT] });
    give(scene, 1, { frontiersmen });
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    act(scene, 0, { do: 'claim', to: 'deck' });
    expect(hastingsOf(scene).tokens).toBe(tokens);
  });

  test('SW-R-106: its own claims bring it none, though both its figures go to the base', () => {
    const scene = solo({ actions: ['shovel'] });
    give(scene, 1, { frontiersmen: [TOP_LEFT, TOP_LEFT] });
    hastingsPlays(scene);
    expect(hastingsOf(scene)).toMatchObject({ frontiersmen: [BASE, BASE], tokens: 0 });
    expect(hastingsOf(scene).claimed).toHaveLength(1);
  });
});

describe('off-turn actions', () => {
  test.each([
    ['highlighted', true, false, NONE, 'fox'],
    ['translucent', false, false, 1, null],
    ['translucent, with the variant and the mule', false, true, 1, 'fox'],
    ['translucent, with the variant, without the mule', false, true, 0, null],
    ['highlighted, with the variant, without the mule', true, true, NONE, 'fox'],
  ] as const)('SW-R-107: a trapper icon %s', (_what, highlighted, trapperMule, mule, trapped) => {
    const scene = solo({
      animals: ['fox', 'bear', 'beaver'],
      hastings: { trapperMule },
      active: { trapper: { side: 'left', highlighted } },
    });
    scene.state.mule = mule;
    hastingsPlays(scene);
    expect(hastingsOf(scene).animals).toBe(trapped === null ? 0 : faceUp(trapped));
  });

  test.each(['food', 'wood', 'stone'] as const)(
    'SW-R-108: Hastings does not track when the human rises on the %s track',
    (track) => {
      const scene = solo({ summits: [{ action: 'homestead', cost: {}, track }] });
      const before = structuredClone(hastingsOf(scene));
      atEnd(scene, 'tan');
      act(scene, 0, { do: 'summit', figure: 'tan', at: 0 });
      expect(eventsOf(scene, 'raised')).toHaveLength(1);
      expect(eventsOf(scene, 'tracked')).toEqual([]);
      expect(scene.rules.deciders(scene.state)).toEqual([0]);
      expect(promptOf(scene)).toBe('pioneer');
      expect(changes(before, hastingsOf(scene))).toEqual({});
    },
  );

  test('SW-R-109: the mule is looked for after the third action, not before', () => {
    const gained = solo({ actions: ['gold', 'gold', 'homesteadFood', 'homesteadStone'] });
    expect(actionsIn(hastingsPlays(gained))).toEqual(['gold', 'gold', 'homesteadFood', 'homesteadStone']);
    // the fourth action itself would bring the mule: too late
    const late = solo({ actions: ['gold', 'gold', 'gold', 'homesteadFood'] });
    expect(actionsIn(hastingsPlays(late))).toEqual(['gold', 'gold', 'gold']);
    expect(late.state.mule).toBe(NONE);
  });

  test('SW-R-110: a window after the new card and before the first action', () => {
    const scene = solo({
      actions: ['gold', 'gold', 'gold'],
      active: { animals: ['fox'] },
      next: { animals: ['beaver'] },
    });
    give(scene, 0, { basics: [1, 0, 0] });
    pass(scene);
    expect(promptOf(scene, 0)).toBe('trapper');
    expect(eventsOf(scene, 'planTurned')).toHaveLength(1);
    expect(actionsIn(scene.events)).toEqual([]);
    expect(scene.state.hastings).toMatchObject({ active: 0, shown: 1 });
    const animals = answersOf(scene).flatMap((choice) => (choice.do === 'trap' ? [choice.animal] : []));
    expect([...new Set(animals)]).toEqual(['beaver', 'fox']);
  });

  test('SW-R-110: if it was not used, a second one just before the active card is discarded', () => {
    const scene = solo({
      actions: ['gold', 'gold', 'gold'],
      active: { animals: ['fox'] },
      next: { animals: ['beaver'] },
    });
    give(scene, 0, { basics: [1, 0, 0] });
    pass(scene);
    act(scene, 0, { do: 'decline' });
    expect(actionsIn(scene.events)).toEqual(['gold', 'gold', 'gold']);
    expect(promptOf(scene, 0)).toBe('trapper');
    expect(scene.state.hastings).toMatchObject({ active: 0, shown: 1, discard: [] });
    expect(can(scene, 0, { do: 'trap', animal: 'beaver' })).toBe(true);
    act(scene, 0, { do: 'trap', animal: 'fox', pioneer: 'green' });
    expect(playerOf(scene.state, 0)).toMatchObject({ animals: faceUp('fox'), basics: [0, 0, 0], green: TRAPPER });
    expect(scene.state.hastings).toMatchObject({ active: 1, shown: null, discard: [0] });
    expect(promptOf(scene, 0)).toBe('plan');
  });

  test('SW-R-110: after a used window there is no second one', () => {
    const scene = solo({
      actions: ['gold', 'gold', 'gold'],
      active: { animals: ['fox'] },
      next: { animals: ['beaver'] },
    });
    give(scene, 0, { basics: [5, 5, 5] });
    pass(scene);
    act(scene, 0, { do: 'trap', animal: 'fox', pay: 'wood', pioneer: 'tan' });
    expect(promptOf(scene, 0)).toBe('plan');
    expect(playerOf(scene.state, 0)).toMatchObject({ animals: faceUp('fox'), basics: [5, 4, 5] });
  });

  test('SW-R-110: a Tracker gain can pay for a trap of the second window', () => {
    const scene = solo({ actions: ['gold', 'homesteadWood', 'gold'], active: { animals: ['rabbit'] } });
    expect(resourcesOf(scene)).toEqual([0, 0, 0, 0]);
    pass(scene);
    expect(promptOf(scene, 0)).toBe('tracker');
    act(scene, 0, { do: 'track', pioneer: 'green' });
    expect(promptOf(scene, 0)).toBe('trapper');
    expect(answersOf(scene)).toEqual([
      { do: 'trap', animal: 'rabbit', pay: 'wood', pioneer: 'tan' },
      { do: 'decline' },
    ]);
    act(scene, 0, { do: 'trap', animal: 'rabbit' });
    expect(playerOf(scene.state, 0)).toMatchObject({
      animals: faceUp('rabbit'),
      basics: [0, 0, 0],
      green: TRACKER,
      tan: TRAPPER,
    });
  });

  test('SW-R-111: an empty plan deck is remade from the discards, without the face-up card', () => {
    for (let seed = 0; seed < 20; seed++) {
      const scene = solo({ seed: String(seed) });
      const discard = Array.from({ length: 17 }, (_, i) => i + 1);
      Object.assign(scene.state.hastings!, { pile: [], discard });
      hastingsPlays(scene);
      const { active, pile, discard: after } = scene.state.hastings!;
      expect(eventsOf(scene, 'plansReshuffled')).toMatchObject([{ size: 17 }]);
      expect([active, ...pile].sort((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, i) => i + 1));
      expect(after).toEqual([0]);
    }
  });

  test('SW-R-111: not while a card is left in the deck', () => {
    const scene = solo();
    Object.assign(scene.state.hastings!, { pile: [9], discard: [3, 4] });
    hastingsPlays(scene);
    expect(eventsOf(scene, 'plansReshuffled')).toEqual([]);
    expect(scene.state.hastings).toMatchObject({ active: 9, pile: [], discard: [3, 4, 0] });
  });
});

describe('actions', () => {
  test.each(TRAILS)('SW-R-112: the wagon stops on the last space of $name', (trail) => {
    const scene = solo({ trail, actions: ['wagon', 'wagon'] });
    give(scene, 1, { wagon: trail.last });
    expect(changesBy(scene)).toEqual({});
    expect(eventsOf(scene, 'wagonMoved')).toEqual([]);
  });

  test.each([0, 1, 2])('SW-R-112: space 5 of track %i is only for the player who comes first', (track) => {
    const action = (['homesteadFood', 'homesteadWood', 'homesteadStone'] as const)[track]!;
    const on = (space: number): number[] => [0, 0, 0].map((_, i) => (i === track ? space : 0));
    const locked = solo({ actions: [action] });
    give(locked, 0, { tracks: on(5) });
    give(locked, 1, { tracks: on(4) });
    hastingsPlays(locked);
    expect(hastingsOf(locked).tracks).toEqual(on(4));

    const first = solo({
      actions: [action],
      summits: [{ action: 'homestead', cost: {}, track: (['food', 'wood', 'stone'] as const)[track]! }],
    });
    give(first, 1, { tracks: on(4) });
    hastingsPlays(first);
    expect(hastingsOf(first).tracks).toEqual(on(5));
    // now the human is locked out
    give(first, 0, { tracks: on(4), hand: [0, 1, 2] });
    act(first, 0, { do: 'plan', cards: [0, 1, 2] });
    atEnd(first, 'green');
    act(first, 0, { do: 'summit', figure: 'green', at: 0 });
    expect(playerOf(first.state, 0).tracks).toEqual(on(4));
    expect(eventsOf(first, 'raised')).toMatchObject([{ to: 4, moved: false }]);
  });

  test('SW-R-112: without movement the reward comes, and the human cannot track', () => {
    const scene = solo({ actions: ['homesteadFood', 'homesteadWood', 'homesteadStone'] });
    give(scene, 0, { tracks: [5, 5, 0] });
    give(scene, 1, { tracks: [4, 4, 5], wagon: 6 });
    pass(scene);
    expect(promptOf(scene, 0)).toBe('plan'); // no window in between
    expect(hastingsOf(scene)).toMatchObject({ tracks: [4, 4, 5], tokens: 1, gold: 1 });
    expect(scene.state.mule).toBe(1);
    expect(eventsOf(scene, 'raised').map(({ moved }) => moved)).toEqual([false, false, false]);
  });

  test('SW-R-113: the food track brings the mule and no food', () => {
    const scene = solo({ actions: ['homesteadFood'] });
    scene.state.mule = 0;
    expect(changesBy(scene)).toEqual({ tracks: [1, 0, 0] });
    expect(scene.state.mule).toBe(1);
    expect(eventsOf(scene, 'muleGained')).toEqual([{ type: 'muleGained', player: 1, from: 0 }]);
  });

  test.each(['left', 'right'] as const)(
    'SW-R-114: with no face-up card the %s frontiersman does not move',
    (activeSide) => {
      // outposts lie open on the mountain, but no basic is uncovered
      const out = solo({ mode: 'outlaws-and-outposts', actions: ['move'], active: { activeSide } });
      for (let row = 1; row <= 5; row++) out.state.mountain[positionAt(row, 7 - row)] = NONE;
      const open = Array.from({ length: POSITIONS }, (_, p) => p).filter(
        (p) => out.state.mountain[p] !== NONE && isUncovered(out.state.mountain, p),
      );
      expect(open).toEqual([TOP_LEFT]);
      expect(changesBy(out)).toEqual({});
      expect(eventsOf(out, 'hastingsMoved')).toEqual([]);

      const empty = solo({ actions: ['move', 'shovel'], active: { activeSide } });
      empty.state.mountain.fill(NONE);
      hastingsPlays(empty);
      expect(hastingsOf(empty)).toMatchObject({ frontiersmen: [BASE, BASE], claimed: [] });
      expect(hastingsOf(empty).cabins).toHaveLength(1);
    },
  );

  test('SW-R-114: an outpost is not the leftmost face-up card', () => {
    const scene = solo({ mode: 'outlaws-and-outposts', actions: ['move'], active: { activeSide: 'left' } });
    hastingsPlays(scene);
    expect(hastingsOf(scene).frontiersmen).toEqual([TOP_RIGHT, BASE]);
  });

  test('SW-R-114: two uncovered cards never stand at the same place, so ties cannot occur', () => {
    const seen = new Set<string>();
    const visit = (mountain: number[]): void => {
      const key = mountain.join();
      if (seen.has(key)) return;
      seen.add(key);
      const open = mountain.flatMap((card, p) =>
        card !== NONE && COVERED_BY[p]!.every((q) => mountain[q] === NONE) ? [p] : [],
      );
      expect(new Set(open.map((p) => PLACE_X[p])).size).toBe(open.length);
      for (const position of open) visit(mountain.with(position, NONE));
    };
    visit(Array.from({ length: POSITIONS }, () => 0));
    expect(seen.size).toBe(428);
  });

  // with no stack left, a red tile that is discarded is the whole new stack
  test.each([
    ['left', [NONE, NONE, 6, 8], 6, [NONE, NONE, NONE, 8]],
    ['right', [NONE, NONE, 6, 8], 8, [NONE, NONE, NONE, 6]],
    ['left', [NONE, NONE, NONE, 8], 8, [NONE, NONE, NONE, NONE]],
    ['left', [NONE, 4, 6, 8], 4, [NONE, NONE, 8, 6]],
    ['right', [NONE, 4, 6, 8], 8, [NONE, NONE, 4, 6]],
  ] as const)(
    'SW-R-115: the %s one takes of %o the outermost tile that is there, %i',
    (activeSide, market, tile, after) => {
      const scene = solo({ actions: ['shovel'], active: { activeSide } });
      Object.assign(scene.state, { market: [...market], cabinStack: [], cabinDiscard: [] });
      expect(changesBy(scene)).toEqual({ cabins: [tile] });
      expect(scene.state.market).toEqual(after);
    },
  );

  test('SW-R-115: with no tile there is no effect', () => {
    const scene = solo({ actions: ['shovel'] });
    Object.assign(scene.state, { market: [NONE, NONE, NONE, NONE], cabinStack: [], cabinDiscard: [] });
    expect(changesBy(scene)).toEqual({});
    expect(eventsOf(scene, 'built')).toEqual([]);
  });

  test.each(TRAILS)(
    'SW-R-116: without apples the markers rise and the rewards come all the same, on $name',
    (trail) => {
      const scene = solo({ trail, mode: 'apple-hill', actions: ['mode', 'wagon', 'wagon', 'wagon'] });
      give(scene, 1, { wagon: trail.last, animals: faceUp('bear') });
      expect(scene.state.apples).toEqual([0, 0]);
      expect(changesBy(scene)).toEqual({ apples: [1, 1], gold: 3 });
    },
  );

  test('SW-R-117: a result of the table may be empty', () => {
    const scene = solo({
      mode: 'boats-and-banjos',
      actions: ['mode'],
      content: (content) => {
        content.fishTable[2] = [];
      },
    });
    loadDice(scene, 3);
    expect(changesBy(scene)).toEqual({});
    expect(scene.state.fish).toEqual([6, 6, 6]);
  });

  test('SW-R-117: the supply limits the catch, and no canoe is needed or moved', () => {
    const scene = solo({ mode: 'boats-and-banjos', actions: ['mode'] });
    scene.state.fish = [0, 1, 0];
    loadDice(scene, 5); // 2 bass and 1 salmon
    expect(changesBy(scene)).toEqual({ fish: [0, 1, 0] });
    expect(scene.state.fish).toEqual([0, 0, 0]);
    expect(hastingsOf(scene).canoe).toBe(0);
  });

  test.each([
    [[1, 2, 2, 2, 3], 0, [0, 1, 2, 2, 3], 0, 2],
    [[0, 2, 2, 2, 3], 0, [0, 0, 2, 2, 3], 0, 2],
    [[0, 0, 0, 0, 0], 5, [0, 0, 0, 0, 0], 3, 2],
    [[0, 0, 0, 0, 0], 1, [0, 0, 0, 0, 0], 0, 1],
    [[0, 0, 0, 0, 0], 0, [0, 0, 0, 0, 0], 0, 0],
  ])(
    'SW-R-118: from %o and %i on the base two single captures leave %o and %i: %i outlaws, and 2 gold in any case',
    (outposts, base, after, left, taken) => {
      for (const [version, gold] of [
        [2, 2],
        [1, taken],
      ] as const) {
        const scene = solo({ mode: 'outlaws-and-outposts', actions: ['mode'], version });
        Object.assign(scene.state, { outposts: [...outposts], baseOutlaws: base });
        hastingsPlays(scene);
        expect(scene.state).toMatchObject({ outposts: after, baseOutlaws: left, sheriff: 1 });
        expect(hastingsOf(scene)).toMatchObject({ outlaws: taken, gold });
      }
    },
  );
});

describe('end and scoring', () => {
  /** One special is left, under (5,1); the human stands on it with a shovel. */
  function nearEnd(actions: Parameters<typeof solo>[0]): Scene {
    const scene = solo({ tan: [undefined, 'shovel'], ...actions });
    scene.state.row = [51, 52, 53, 54, 55];
    scene.state.mountain[positionAt(4, 1)] = 56;
    give(scene, 0, { basics: [1, 0, 0], frontiersmen: [TOP_LEFT] });
    return scene;
  }

  test('SW-R-119: if the human triggers the end, the game ends after the turn of Hastings', () => {
    const scene = nearEnd({ actions: ['gold'] });
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    act(scene, 0, { do: 'claim', to: 'deck' });
    expect(eventsOf(scene, 'endTriggered')).toEqual([{ type: 'endTriggered', player: 0 }]);
    expect(can(scene, 0, { do: 'pass' })).toBe(true);
    expect(turnsIn(hastingsPlays(scene))).toEqual([1]);
    expect(scene.state.over).toBe(true);
    expect(scene.rules.decision(scene.state, 0)).toBe(null);
  });

  test('SW-R-119: if Hastings triggers it, the game ends at once after that turn', () => {
    const scene = nearEnd({ actions: ['move', 'shovel', 'gold'] });
    const events = hastingsPlays(scene);
    expect(eventsOf(scene, 'endTriggered')).toEqual([{ type: 'endTriggered', player: 1 }]);
    expect(actionsIn(events)).toEqual(['move', 'shovel', 'gold']); // the turn is played to its end
    expect(turnsIn(events)).toEqual([1]);
    expect(scene.state.over).toBe(true);
  });

  test('SW-R-119: a game without the sixth special goes on', () => {
    const scene = solo({ actions: ['move', 'shovel'] });
    expect(turnsIn(hastingsPlays(scene))).toEqual([1, 0]);
    expect(scene.state.over).toBe(false);
  });

  /** The most gold for every supply up to 10 of each colour, by trying every exchange of the Fish Market. */
  function search(): (trout: number, bass: number, salmon: number) => number {
    const offers: [number, number, number, number][] = [
      [1, 1, 0, 1],
      [1, 0, 1, 1],
      [0, 1, 1, 1],
      [1, 1, 1, 2],
      [2, 0, 0, 3],
      [0, 2, 0, 3],
      [0, 0, 2, 3],
      [3, 0, 0, 4],
      [0, 3, 0, 4],
      [0, 0, 3, 4],
    ];
    const known = new Map<number, number>();
    const best = (trout: number, bass: number, salmon: number): number => {
      const key = trout * 121 + bass * 11 + salmon;
      const found = known.get(key);
      if (found !== undefined) return found;
      let most = 0;
      for (const [t, b, s, gold] of offers)
        if (t <= trout && b <= bass && s <= salmon) most = Math.max(most, gold + best(trout - t, bass - b, salmon - s));
      known.set(key, most);
      return most;
    };
    return best;
  }

  test('SW-R-120: fish are worth the most gold that the Fish Market could pay, up to 10 of each', () => {
    const best = search();
    const scene = begin({ mode: 'boats-and-banjos', seats: 1 });
    const wrong: number[][] = [];
    for (let trout = 0; trout <= 10; trout++)
      for (let bass = 0; bass <= 10; bass++)
        for (let salmon = 0; salmon <= 10; salmon++) {
          give(scene, 1, { fish: [trout, bass, salmon] });
          if (pointsFor(scene, 'fishGold', 1) !== best(trout, bass, salmon)) wrong.push([trout, bass, salmon]);
        }
    expect(wrong).toEqual([]);
  });

  test.each([
    [[0, 0, 0], 0],
    [[1, 0, 0], 0],
    [[1, 0, 1], 1],
    [[1, 1, 1], 2],
    [[2, 0, 0], 3],
    [[3, 1, 0], 4],
    [[3, 1, 1], 5],
    [[6, 5, 4], 22],
  ])(
    'SW-R-120: fish %o score %i points, also with the option of SW-SOLO-38, which doubles only the rest',
    (fish, gold) => {
      for (const richGold of [false, true])
        for (const version of [2, 1]) {
          const scene = begin({ mode: 'boats-and-banjos', seats: 1, hastings: { richGold }, version });
          give(scene, 1, { fish, gold: 3 });
          expect(pointsFor(scene, 'gold', 1)).toBe(richGold ? 6 : 3);
          expect(pointsFor(scene, 'fishGold', 1)).toBe(gold * (richGold && version === 1 ? 2 : 1));
          expect(hastingsOf(scene).gold).toBe(3);
        }
    },
  );

  test('SW-R-121: a tie is a loss', () => {
    const scene = begin({ seats: 1 });
    give(scene, 1, { gold: 20 });
    playerOf(scene.state, 0).gold = totalOf(scene, 1) - totalOf(scene, 0);
    scene.state.over = true;
    expect(scene.rules.result(scene.state)).toMatchObject({ reason: 'lostToHastings', winners: [] });
    playerOf(scene.state, 0).gold++;
    expect(scene.rules.result(scene.state)).toMatchObject({ reason: 'beatHastings', winners: [0] });
  });
});
