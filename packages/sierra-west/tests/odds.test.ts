import { describe, expect, it } from 'vitest';
import { FIRST_SPECIAL } from '../src/content/box.ts';
import { hastingsFish, mineOdds, shotOdds } from '../src/index.ts';
import { loadDice } from './helpers/dice.ts';
import { act, eventsOf, walk } from './helpers/play.ts';
import { atEnd, copy, give, type Scene, turnWith } from './helpers/scenes.ts';
import { hastingsPlays, solo } from './helpers/solo.ts';
import { TRAILS, type Trail } from './helpers/trails.ts';

const ROLLS = [1, 2, 3, 4, 5, 6];
const VIEWS = [0, 1, 'spectator'] as const;
const row = (...numbers: number[]): number[] => numbers.map((number) => FIRST_SPECIAL + number);

/** The six special cards in the order of their numbers, with the wagon of seat 0 on this space. */
function along(mode: 'gold-rush' | 'outlaws-and-outposts', trail: Trail, wagon: number, summits = {}): Scene {
  const scene = turnWith({ mode, trail, green: ['mine'], ...summits });
  scene.state.row = row(0, 1, 2, 3, 4, 5);
  give(scene, 0, { wagon });
  return scene;
}

/** Shoots with every series of rolls for these bullets: the share of series that end with a hit. */
function shareOfHits(scene: Scene, bullets: number): number {
  let hits = 0;
  const series = ROLLS.length ** bullets;
  for (let n = 0; n < series; n++) {
    const rolls = Array.from({ length: bullets }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1);
    const tried = copy(scene);
    give(tried, 0, { bullets });
    act(tried, 0, { do: 'summit', at: 0 });
    loadDice(tried, ...rolls);
    for (let i = 0; i < bullets; i++) {
      if (!act(tried, 0, { do: 'shoot' }).some((event) => event.type === 'shot' && event.hit)) continue;
      hits++;
      break;
    }
  }
  return hits / series;
}

describe.each(TRAILS)('Six-Shooter on $name', (trail) => {
  const spaces = trail.spaces.map((_, space) => space);

  it.each(spaces)('SW-OUT-14, SW-OUT-17: from space %i, all six rolls match the odds', (wagon) => {
    for (const sheriff of [-1, 0, 1]) {
      const scene = along('outlaws-and-outposts', trail, wagon, { summits: [{ action: 'sixShooter' }] });
      const { rules, state } = scene;
      state.sheriff = sheriff;
      give(scene, 0, { bullets: 2 });
      atEnd(scene, 'green');
      const odds = shotOdds(rules.box, state, 0);
      for (const viewer of VIEWS) expect(shotOdds(rules.box, rules.view(state, viewer), 0)).toEqual(odds);
      const hits = ROLLS.filter((roll) => {
        const tried = copy(scene);
        act(tried, 0, { do: 'summit', at: 0 });
        loadDice(tried, roll);
        return act(tried, 0, { do: 'shoot' }).some((event) => event.type === 'shot' && event.hit);
      });
      expect(odds.faces.filter((face) => face.hits !== null).map(({ face }) => face)).toEqual(hits);
      expect(odds.from).toBe(hits[0] ?? null);
      expect(odds.once).toBeCloseTo(hits.length / 6);
      // rolls that hit only with the Sheriff miss without
      if (sheriff === 0) {
        state.sheriff = -1;
        const without = shotOdds(rules.box, state, 0);
        expect(odds.faces.filter((face) => face.hits === 'poster').map(({ face }) => face)).toEqual(
          without.faces.filter((face) => face.hits !== null).map(({ face }) => face),
        );
        state.sheriff = 0;
      }
      expect(odds.sheriff).toBe(sheriff === 0);
      // the odds one space further are those of that space
      if (wagon === trail.last) expect(odds.further).toBeNull();
      else {
        give(scene, 0, { wagon: wagon + 1 });
        expect(shotOdds(rules.box, state, 0)).toMatchObject(odds.further ?? {});
      }
    }
  });
});

it('SW-OUT-16: the chance to hit with all bullets is the share of all series of rolls', () => {
  const trail = TRAILS[0]!;
  for (const wagon of [0, 1, 3, trail.last]) {
    const scene = along('outlaws-and-outposts', trail, wagon, { summits: [{ action: 'sixShooter' }] });
    atEnd(scene, 'green');
    for (const bullets of [1, 2, 3]) {
      give(scene, 0, { bullets });
      const { within } = shotOdds(scene.rules.box, scene.state, 0);
      expect(within).toBeCloseTo(shareOfHits(scene, bullets), 10);
    }
    give(scene, 0, { bullets: 0 });
    expect(shotOdds(scene.rules.box, scene.state, 0).within).toBe(0);
  }
});

it('SW-R-88: the poster that is named shows the lowest face along the trail', () => {
  const scene = along('outlaws-and-outposts', TRAILS[0]!, TRAILS[0]!.last);
  const { poster, face } = shotOdds(scene.rules.box, scene.state, 0);
  const { outpost } = scene.rules.box.kits['outlaws-and-outposts'].specials[poster! - FIRST_SPECIAL]!;
  expect(outpost).toEqual({ tier: 'V', dieFaces: [2, 6] });
  expect(face).toBe(2);
});

describe.each(TRAILS)('mining on $name', (trail) => {
  it.each(trail.spaces.map((_, space) => space))(
    'SW-GOLD-04 to 06: from space %i, every roll matches the odds',
    (wagon) => {
      for (const lantern of [-1, 0, 1]) {
        const scene = along('gold-rush', trail, wagon);
        const { rules, state } = scene;
        state.lantern = lantern;
        walk(scene, 'green', 1);
        const foretold = mineOdds(rules.box, state, 0);
        for (const viewer of VIEWS) expect(mineOdds(rules.box, rules.view(state, viewer), 0)).toEqual(foretold);
        expect(foretold.columns.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
        expect(foretold.columns.flatMap(({ faces }) => faces)).toEqual(ROLLS);
        for (const roll of ROLLS) {
          const tried = copy(scene);
          loadDice(tried, roll);
          act(tried, 0, { do: 'use', pioneer: 'green' });
          const [mined] = eventsOf(tried, 'mined');
          expect(mined!.counted).toBe(foretold.counted);
          expect(foretold.columns.find(({ faces }) => faces.includes(roll))).toMatchObject({
            gold: mined!.gold,
            stone: mined!.stone,
          });
        }
        state.lantern = 0;
        expect(mineOdds(rules.box, state, 0).counted).toBe(foretold.withLantern);
        state.lantern = lantern;
        give(scene, 0, { wagon: Math.min(wagon + 1, trail.last) });
        expect(foretold.further).toBe(wagon === trail.last ? null : mineOdds(rules.box, state, 0).counted);
      }
    },
  );
});

it.each([6, 2, 1, 0])(
  'SW-SOLO-26: with %i fish of each colour left, every roll brings Hastings the predicted fish',
  (n) => {
    const scene = solo({ mode: 'boats-and-banjos', actions: ['mode'] });
    scene.state.fish = [n, n, n];
    const foretold = hastingsFish(scene.rules.box, scene.state);
    expect(foretold.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    for (const { face, fish } of foretold) {
      const tried = copy(scene);
      loadDice(tried, face);
      hastingsPlays(tried);
      const { trout = 0, bass = 0, salmon = 0 } = fish;
      expect(tried.state.players[1]!.fish).toEqual([trout, bass, salmon]);
    }
  },
);
