/** For every rule that can be named: a choice that it forbids, and a position where the same choice is possible. */
import { CordilleraError, createMatch, createRandom, type Match, type Seat } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { pickBiased } from '../src/biasedRandom.ts';
import { BASE, NONE, positionAt } from '../src/geometry.ts';
import {
  type Animal,
  type BlockedRule,
  MODES,
  type PlayerState,
  type SierraWestChoice,
  type SierraWestTypes,
  sierraWest,
} from '../src/index.ts';
import { CAMP, TRACKER, TRAPPER } from '../src/places.ts';
import { BLOCKED_RULES } from '../src/words/index.ts';
import { camp, occupy, settle, tileOf } from './helpers/cabins.ts';
import { faceUp } from './helpers/goods.ts';
import { closeMarket, layMarket } from './helpers/market.ts';
import { layMountain, strip } from './helpers/mountains.ts';
import { house } from './helpers/packs.ts';
import { act, choicesOf, declineAll, pass, plain, walk } from './helpers/play.ts';
import { atEnd, begin, give, reveal, type Scene, turnWith } from './helpers/scenes.ts';
import { FREE } from './helpers/summits.ts';

interface Case {
  /** The choice that a player tries. */
  choice: SierraWestChoice;
  /** Who tries it; seat 0 by default. */
  seat?: Seat;
  /** The position in which it is possible, and the one beside it in which it is not. */
  position: (may: boolean) => Scene;
  /** A similar choice that is possible, if the same one never is. */
  instead?: SierraWestChoice;
}

const TOP_LEFT = positionAt(5, 1);

/** A match that stands at this position. */
function matchAt({ rules, state }: Scene): Match<SierraWestTypes> {
  const game = {
    ...sierraWest,
    rules: () => ({ ...rules, setup: () => ({ state: structuredClone(state), events: [] }) }),
  };
  const seats = Array.from({ length: state.seats }, (_, seat) => ({ name: `Seat ${seat}` }));
  return createMatch(game, { options: {}, seats, content: house });
}

/** Seat 0's tan pioneer has begun to use a shovel; the claim of the top left card is open to it. */
function digging(basics: number[], change: (scene: Scene) => void = () => undefined): Scene {
  const scene = turnWith({
    tan: [undefined, 'shovel'],
    content({ boards }) {
      boards.market = [2, 1, 1, 0];
    },
  });
  layMountain(scene);
  layMarket(scene, [tileOf('G7'), tileOf('G8'), tileOf('G9'), tileOf('G1')]);
  give(scene, 0, { basics, frontiersmen: [TOP_LEFT] });
  change(scene);
  walk(scene, 'tan', 2);
  act(scene, 0, { do: 'use', pioneer: 'tan' });
  return scene;
}

/** Seat 0 has these cabins and this wagon, and is asked how it takes the damage of a mandatory icon. */
function hurt(cabins: Parameters<typeof camp>[0], wagon: number): Scene {
  const scene = camp(cabins, { green: ['apples10'] });
  give(scene, 0, { wagon });
  walk(scene, 'green', 1);
  act(scene, 0, { do: 'takeDamage', pioneer: 'green' });
  return scene;
}

/** A trail of three spaces: a boot and a basic lead to the second, and the step to the last one is free. */
function driving(change: Parameters<typeof give>[2]): Scene {
  const scene = turnWith({
    content({ boards }) {
      boards.trail = [
        { multiplier: 1, reach: 0, costToNext: { boots: 1, any: 1 } },
        { multiplier: 2, reach: 3, costToNext: {} },
        { multiplier: 3, reach: 6, costToNext: null },
      ];
    },
  });
  give(scene, 0, change);
  return scene;
}

/** Seat 0's green pioneer is at END, and the mule belongs to seat 0. */
function ready(...summits: NonNullable<Parameters<typeof turnWith>[0]>['summits'] & object): Scene {
  const scene = turnWith({ summits });
  scene.state.mule = 0;
  atEnd(scene, 'green');
  return scene;
}

/** Seat 0 shows a rabbit and a fox, and seat 1 is asked about Trapper. */
const hunted = (change: Partial<PlayerState>, animals: (Animal | undefined)[] = ['rabbit', undefined, 'fox']): Scene =>
  reveal({ animals, before: ({ players }) => void Object.assign(players[1]!, { basics: [1, 0, 0] }, change) });

const FOX: SierraWestChoice = { do: 'trap', animal: 'fox', pay: 'food', pioneer: 'tan' };

const CASES: Record<BlockedRule, Case[]> = {
  'SW-TURN-01': [
    {
      choice: { do: 'pass' },
      position(may) {
        const scene = begin();
        if (!may) return scene;
        act(scene, 0, { do: 'plan' });
        declineAll(scene);
        return scene;
      },
    },
  ],
  'SW-R-18': [
    {
      choice: { do: 'pass' },
      position(may) {
        const scene = ready({ action: 'homestead', cost: {}, track: 'any' });
        if (!may) act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
        return scene;
      },
    },
  ],
  'SW-TURN-02': [
    {
      choice: { do: 'pass' },
      seat: 1,
      position(may) {
        const scene = turnWith();
        if (!may) return scene;
        pass(scene);
        act(scene, 1, { do: 'plan' });
        return scene;
      },
    },
  ],
  'SW-ASSIGN-01': [
    {
      choice: { do: 'assign', pioneer: 'tan', space: 1 },
      position(may) {
        const scene = camp(['G1', 'G2']);
        if (!may) occupy(scene, 'G1');
        return scene;
      },
    },
    {
      choice: { do: 'assign', pioneer: 'green', space: 3 },
      position(may) {
        const scene = camp(['T1']);
        if (!may) walk(scene, 'green', 1);
        return scene;
      },
    },
  ],
  'SW-ASSIGN-02': [
    {
      choice: { do: 'assign', pioneer: 'tan', space: 3 },
      instead: { do: 'assign', pioneer: 'green', space: 3 },
      position: () => camp(['G1', 'T1']),
    },
  ],
  'SW-ASSIGN-03': [
    {
      choice: { do: 'assign', pioneer: 'green', space: 0 },
      instead: { do: 'assign', pioneer: 'tan', space: 0 },
      position: () => camp(['G1', 'T1']),
    },
  ],
  'SW-ASSIGN-05': [
    { choice: { do: 'assign', pioneer: 'tan', space: 1 }, position: (may) => camp(may ? ['G1', 'G2'] : ['G1']) },
    { choice: { do: 'assign', pioneer: 'green', space: 3 }, position: (may) => camp(may ? ['T1'] : ['G1']) },
  ],
  'SW-OFF-02': [TRACKER, TRAPPER].map((place) => ({
    choice: { do: 'assign', pioneer: 'tan', space: 0 },
    position(may) {
      const scene = camp(['G1']);
      give(scene, 0, { tan: may ? CAMP : place });
      return scene;
    },
  })),
  'SW-DMG-05': [
    {
      choice: { do: 'assign', pioneer: 'tan', space: 1 },
      position(may) {
        const scene = camp(['G1', 'G2'], { green: ['apples10'] });
        if (!may) occupy(scene, 'G1');
        walk(scene, 'green', 1);
        act(scene, 0, { do: 'takeDamage', pioneer: 'green' });
        act(scene, 0, { do: 'loseCabin', space: 0 });
        return scene;
      },
    },
  ],
  'SW-PATH-01': [
    {
      choice: { do: 'step', pioneer: 'green' },
      position(may) {
        const scene = turnWith();
        if (may) walk(scene, 'green', 0);
        return scene;
      },
    },
    {
      choice: { do: 'step', pioneer: 'tan' },
      position(may) {
        const scene = turnWith();
        walk(scene, 'tan', may ? 4 : 5);
        return scene;
      },
    },
  ],
  'SW-PATH-03': [
    {
      choice: { do: 'enter', pioneer: 'green' },
      position(may) {
        const scene = turnWith();
        if (!may) walk(scene, 'green', 2);
        return scene;
      },
    },
  ],
  'SW-PATH-04': [
    {
      choice: { do: 'use', pioneer: 'green' },
      position(may) {
        const scene = turnWith({ green: ['food'] });
        walk(scene, 'green', 1);
        if (!may) act(scene, 0, { do: 'use', pioneer: 'green' });
        return scene;
      },
    },
  ],
  'SW-PATH-06': [
    {
      choice: { do: 'step', pioneer: 'green' },
      position(may) {
        const scene = turnWith({ green: ['apples11'] });
        walk(scene, 'green', 1);
        if (may) act(scene, 0, { do: 'use', pioneer: 'green' });
        return scene;
      },
    },
  ],
  'SW-PATH-09': [1, 2].map((paid) => ({
    choice: { do: 'use', pioneer: 'tan' },
    position(may) {
      const scene = camp([], { tan: [undefined, 'wood', undefined, 'wood'], basics: [may ? paid : paid - 1, 0, 0] });
      walk(scene, 'tan', 2 * paid);
      return scene;
    },
  })),
  'SW-ACT-02': [
    {
      choice: { do: 'use', pioneer: 'tan' },
      position(may) {
        const scene = camp([], { tan: [undefined, 'shovel'], basics: [1, 0, 0] });
        layMountain(scene);
        closeMarket(scene);
        give(scene, 0, { frontiersmen: [may ? TOP_LEFT : BASE] });
        walk(scene, 'tan', 2);
        return scene;
      },
    },
    {
      choice: { do: 'build', market: 3 },
      position: (may) => (may ? digging([2, 0, 0]) : turnWith({ tan: [undefined, 'shovel'] })),
    },
    {
      choice: { do: 'claim', to: 'deck' },
      position: (may) => (may ? digging([2, 0, 0]) : turnWith({ tan: [undefined, 'shovel'] })),
    },
  ],
  'SW-ACT-04': [
    {
      choice: { do: 'step', pioneer: 'tan' },
      position(may) {
        const scene = camp([], { tan: [undefined, 'bear'], basics: [1, 0, 0] });
        walk(scene, 'tan', 2);
        if (may) act(scene, 0, { do: 'use', pioneer: 'tan' });
        return scene;
      },
    },
  ],
  'SW-SUMMIT-01': [
    {
      choice: { do: 'summit', figure: 'green', at: 0 },
      position(may) {
        const scene = turnWith({ summits: [FREE('wood')] });
        walk(scene, 'green', may ? 6 : 5);
        return scene;
      },
    },
  ],
  'SW-SUMMIT-03': [
    {
      choice: { do: 'summit', figure: 'mule', at: 0 },
      position(may) {
        const scene = ready(FREE('wood'), FREE('stone'));
        act(scene, 0, { do: 'summit', figure: 'green', at: may ? 1 : 0 });
        declineAll(scene);
        return scene;
      },
    },
    {
      choice: { do: 'enter', pioneer: 'green' },
      position(may) {
        const scene = ready(FREE('wood'));
        if (may) give(scene, 0, { green: CAMP });
        else act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
        declineAll(scene);
        return scene;
      },
    },
  ],
  'SW-SUMMIT-06': [
    {
      choice: { do: 'summit', figure: 'green', at: 0 },
      position(may) {
        const scene = ready({ action: 'homestead', cost: { food: 1, any: 1 }, track: 'wood' });
        give(scene, 0, { basics: may ? [1, 1, 0] : [0, 2, 0], gold: 5 });
        return scene;
      },
    },
  ],
  'SW-R-31': [
    {
      choice: { do: 'summit', figure: 'green', at: 0 },
      position(may) {
        const scene = turnWith({ mode: 'gold-rush', summits: [{ action: 'buyCart', cost: {} }] });
        atEnd(scene, 'green');
        scene.state.carts = may ? 1 : 0;
        return scene;
      },
    },
    {
      choice: { do: 'summit', figure: 'tan', at: 2 },
      position(may) {
        const scene = turnWith({
          mode: 'boats-and-banjos',
          summits: [undefined, undefined, { action: 'buyFish', repeat: true }],
        });
        atEnd(scene, 'tan');
        give(scene, 0, { basics: [1, 1, 0] });
        scene.state.fish = [0, 0, may ? 1 : 0];
        return scene;
      },
    },
  ],
  'SW-OUT-22': (['rifle', 'sixShooter'] as const).map((action) => ({
    choice: { do: 'summit', figure: 'green', at: 0 },
    position(may) {
      const scene = turnWith({ mode: 'outlaws-and-outposts', summits: [{ action }] });
      atEnd(scene, 'green');
      give(scene, 0, { bullets: 2 });
      scene.state.outposts = [0, 0, 0, 0, 0];
      scene.state.baseOutlaws = may ? 1 : 0;
      return scene;
    },
  })),
  'SW-MULE-01': [
    {
      choice: { do: 'muleToCabin' },
      position(may) {
        const scene = turnWith();
        scene.state.mule = may ? 0 : 1;
        return scene;
      },
    },
    {
      choice: { do: 'summit', figure: 'mule', at: 0 },
      position(may) {
        const scene = turnWith({ summits: [FREE('wood')] });
        scene.state.mule = may ? 0 : NONE;
        return scene;
      },
    },
  ],
  'SW-MULE-02': [
    {
      choice: { do: 'muleToCabin' },
      position(may) {
        const scene = ready(FREE('wood'));
        act(scene, 0, { do: 'summit', figure: may ? 'green' : 'mule', at: 0 });
        declineAll(scene);
        return scene;
      },
    },
  ],
  'SW-CABIN-X': [
    {
      choice: { do: 'changeGold', into: 'stone' },
      position(may) {
        const scene = ready();
        give(scene, 0, { gold: 1 });
        if (may) act(scene, 0, { do: 'muleToCabin' });
        return scene;
      },
    },
    {
      choice: { do: 'changeGold', into: 'food' },
      position(may) {
        const scene = ready();
        give(scene, 0, { gold: may ? 1 : 0 });
        act(scene, 0, { do: 'muleToCabin' });
        return scene;
      },
    },
  ],
  'SW-BOOT-01': [
    { choice: { do: 'climb', to: 0, boot: 'token' }, position: (may) => camp([], { tokens: may ? 1 : 0 }) },
  ],
  'SW-MTN-01': [
    {
      choice: { do: 'climb', to: positionAt(2, 1), boot: 'token' },
      position(may) {
        const scene = camp([], { tokens: 1 });
        give(scene, 0, { frontiersmen: [may ? positionAt(1, 1) : BASE] });
        return scene;
      },
    },
  ],
  'SW-MTN-04': [
    {
      choice: { do: 'climb', to: positionAt(5, 2), boot: 'token' },
      position(may) {
        const scene = camp([], { tokens: 1 });
        give(scene, 0, { frontiersmen: [TOP_LEFT] });
        if (!may) strip(scene, positionAt(5, 2));
        return scene;
      },
    },
  ],
  'SW-WAGON-01': [
    {
      choice: { do: 'advance', green: 0, tan: 0, token: 1 },
      position: (may) => driving({ tokens: may ? 1 : 0, basics: [0, 1, 0] }),
    },
    {
      choice: { do: 'advance', green: 0, tan: 0, token: 1 },
      position: (may) => driving({ tokens: 1, basics: [0, may ? 1 : 0, 0] }),
    },
  ],
  'SW-WAGON-03': [
    {
      choice: { do: 'summit', figure: 'green', at: 0 },
      position(may) {
        const scene = ready({ action: 'advanceWagon', cost: {} });
        const last = scene.rules.box.lastTrail;
        give(scene, 0, { wagon: may ? last - 1 : last });
        return scene;
      },
    },
    {
      choice: { do: 'advance', green: 0, tan: 0, token: 0 },
      position: (may) => driving({ wagon: may ? 1 : 2 }),
    },
  ],
  'SW-HOME-01': [{ choice: { do: 'homestead', track: 'wood' }, position: (may) => settling(may, [0, 2, 0], 5) }],
  'SW-HOME-03': [{ choice: { do: 'homestead', track: 'stone' }, position: (may) => settling(may, [0, 0, 5], 4) }],
  'SW-HOME-04': [{ choice: { do: 'homestead', track: 'food' }, position: (may) => settling(may, [4, 0, 0], 5) }],
  'SW-APPLE-09': [
    {
      choice: { do: 'appleTrack', colour: 'red' },
      position(may) {
        const scene = ready({ action: 'appleHomestead', track: 'any', cost: {} });
        if (may) act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
        return scene;
      },
    },
  ],
  'SW-CLAIM-01': (['deck', 'discard'] as const).map((to) => ({
    choice: { do: 'claim', to },
    position: (may) => digging([1, 0, 0], (scene) => give(scene, 0, { frontiersmen: [may ? TOP_LEFT : BASE] })),
  })),
  'SW-MARKET-01': [{ choice: { do: 'build', market: 0 }, position: (may) => digging(may ? [1, 1, 1] : [1, 1, 0]) }],
  'SW-MARKET-02': [
    {
      choice: { do: 'build', market: 3 },
      position: (may) =>
        digging([1, 0, 0], (scene) => {
          settle(scene, 0, ...(may ? (['G2', 'G3'] as const) : (['G2', 'G3', 'G4'] as const)));
          layMarket(scene, [NONE, NONE, NONE, tileOf('G1')]);
        }),
    },
    {
      choice: { do: 'build', market: 3 },
      position: (may) =>
        digging([1, 0, 0], (scene) => {
          settle(scene, 0, may ? 'G1' : 'T2');
          layMarket(scene, [NONE, NONE, NONE, tileOf('T1')]);
        }),
    },
  ],
  'SW-MARKET-03': [
    {
      choice: { do: 'build', market: 3 },
      position: (may) =>
        digging([1, 0, 0], (scene) => {
          settle(scene, 0, 'G1');
          layMarket(scene, [NONE, NONE, NONE, may ? tileOf('G2') : tileOf('G1', 1)]);
        }),
    },
  ],
  'SW-MARKET-08': [
    {
      choice: { do: 'build', market: 2 },
      position: (may) =>
        digging([2, 0, 0], (scene) => layMarket(scene, [NONE, NONE, may ? tileOf('G2') : NONE, tileOf('G1')])),
    },
  ],
  'SW-DMG-02': [
    { choice: { do: 'loseCabin', space: 1 }, position: (may) => hurt(may ? ['G1', 'G2', 'T1'] : ['G1', 'T1'], 0) },
  ],
  'SW-DMG-03': [{ choice: { do: 'wagonBack' }, position: (may) => hurt(['G1', 'G2'], may ? 1 : 0) }],
  'SW-TRACK-02': [
    {
      choice: { do: 'track', pioneer: 'tan' },
      seat: 1,
      position(may) {
        const scene = ready(FREE('wood'));
        give(scene, 1, { tan: may ? CAMP : TRAPPER });
        act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
        return scene;
      },
    },
  ],
  'SW-TRAP-02': [
    {
      choice: FOX,
      seat: 1,
      position: (may) => hunted({ tan: may ? CAMP : TRACKER }),
    },
    {
      choice: FOX,
      seat: 1,
      position: (may) => hunted({}, may ? ['rabbit', undefined, 'fox'] : ['rabbit', 'fox', 'bear']),
    },
  ],
  'SW-TRAP-03': [{ choice: FOX, seat: 1, position: (may) => hunted({ basics: may ? [1, 0, 0] : [0, 1, 0] }) }],
  'SW-TRAP-04': [
    {
      choice: FOX,
      seat: 1,
      position: (may) => hunted({ animals: may ? faceUp('bear') : faceUp('fox') }),
    },
  ],
  'SW-CABIN-G1': trading('G1'),
  'SW-CABIN-G2': trading('G2'),
  'SW-CABIN-G4': [
    { choice: { do: 'backtrack' }, position: (may) => backtracker({ tokens: may ? 2 : 1 }) },
    { choice: { do: 'backtrack' }, position: (may) => backtracker({ inCabin: may }) },
  ],
  'SW-CABIN-G4b': [
    { choice: { do: 'backtrack' }, position: (may) => backtracker({ space: may ? 2 : 1 }) },
    { choice: { do: 'backtrack' }, position: (may) => backtracker({ space: may ? 5 : 6 }) },
  ],
  'SW-CABIN-G5': [
    { choice: { do: 'shortcut' }, position: (may) => backtracker({ tokens: may ? 1 : 0 }, 'G5') },
    { choice: { do: 'shortcut' }, position: (may) => backtracker({ inCabin: may }, 'G5') },
  ],
  'SW-R-71': [
    { choice: { do: 'shortcut' }, position: (may) => backtracker({ space: may ? 1 : 0 }, 'G5') },
    { choice: { do: 'shortcut' }, position: (may) => backtracker({ space: may ? 5 : 6 }, 'G5') },
  ],
  'SW-R-24': (['G4', 'G5'] as const).map((cabin) => ({
    choice: { do: cabin === 'G4' ? 'backtrack' : 'shortcut' },
    position(may) {
      const scene = camp([cabin], { green: [undefined, 'apples10'], tokens: 2 });
      occupy(scene, cabin);
      walk(scene, 'green', 2);
      if (may) act(scene, 0, { do: 'use', pioneer: 'green' });
      return scene;
    },
  })),
  'SW-CABIN-T1': [
    {
      choice: { do: 'use', pioneer: 'tan', cabin: 'T1' },
      position(may) {
        const scene = camp(['T1'], { tan: [undefined, 'wood'], basics: [1, 0, 0] });
        if (may) occupy(scene, 'T1');
        walk(scene, 'tan', 2);
        return scene;
      },
    },
    {
      choice: { do: 'use', pioneer: 'tan', cabin: 'T1' },
      position(may) {
        const scene = camp(['T1'], { tan: [undefined, 'wood', undefined, 'wood'], basics: [3, 0, 0] });
        occupy(scene, 'T1');
        walk(scene, 'tan', 2);
        act(scene, 0, may ? plain('tan') : { do: 'use', pioneer: 'tan', cabin: 'T1' });
        walk(scene, 'tan', 4);
        return scene;
      },
    },
  ],
  'SW-CABIN-T2': [
    {
      choice: { do: 'use', pioneer: 'tan', cabin: 'T2' },
      position(may) {
        const scene = camp(['T2'], { tan: [undefined, may ? 'bear' : 'wood'], basics: [1, 0, 0] });
        occupy(scene, 'T2');
        walk(scene, 'tan', 2);
        return scene;
      },
    },
    {
      choice: { do: 'use', pioneer: 'tan', cabin: 'T2' },
      position(may) {
        const scene = camp(['T2'], { tan: [undefined, 'bear'] });
        if (may) occupy(scene, 'T2');
        walk(scene, 'tan', 2);
        return scene;
      },
    },
  ],
  'SW-BOAT-05': [
    {
      choice: { do: 'takeFish', fish: 'trout' },
      position(may) {
        const scene = turnWith({ mode: 'boats-and-banjos', summits: [{ action: 'buyFish', repeat: true }] });
        atEnd(scene, 'green');
        give(scene, 0, { basics: [2, 0, 0] });
        scene.state.fish = [may ? 1 : 0, 1, 1];
        act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
        return scene;
      },
    },
  ],
  'SW-BOAT-07': [
    {
      choice: { do: 'step', pioneer: 'green' },
      position(may) {
        const scene = turnWith({ mode: 'boats-and-banjos', green: ['banjo'], tan: [undefined, 'dueling'] });
        give(scene, 0, { basics: [1, 0, 0] });
        walk(scene, 'green', 1);
        walk(scene, 'tan', 2);
        if (may) act(scene, 0, { do: 'use', pioneer: 'tan' });
        return scene;
      },
    },
  ],
  'SW-BOAT-10': [
    {
      choice: { do: 'paddle', to: 2 },
      position(may) {
        const scene = turnWith({ mode: 'boats-and-banjos', green: ['paddle1'] });
        scene.state.row = [51, 52];
        scene.state.taken = [0, 0];
        give(scene, 0, { canoe: may ? 1 : 0 });
        walk(scene, 'green', 1);
        act(scene, 0, { do: 'use', pioneer: 'green' });
        return scene;
      },
    },
  ],
  'SW-BOAT-13': [
    {
      choice: { do: 'paddle', to: 2 },
      position(may) {
        const scene = turnWith({ mode: 'boats-and-banjos', green: ['paddle1'] });
        if (may) {
          scene.state.row = [51, 52];
          scene.state.taken = [0, 0];
        }
        give(scene, 0, { canoe: 1 });
        walk(scene, 'green', 1);
        act(scene, 0, { do: 'use', pioneer: 'green' });
        return scene;
      },
    },
  ],
  'SW-BOAT-16': [
    {
      choice: { do: 'sellFish', trout: 0, bass: 1, salmon: 0 },
      position(may) {
        const scene = turnWith({ mode: 'boats-and-banjos' });
        give(scene, 0, { fish: [0, 1, 0], canoe: may ? 0 : 1 });
        return scene;
      },
    },
    {
      choice: { do: 'sellFish', trout: 1, bass: 0, salmon: 0 },
      position(may) {
        const scene = turnWith({ mode: 'boats-and-banjos' });
        give(scene, 0, { fish: [may ? 1 : 0, 1, 0] });
        return scene;
      },
    },
  ],
  'SW-GOLD-08': [
    { choice: { do: 'blast' }, position: (may) => miner({ dynamite: may ? 0 : 1, stone: 2 }) },
    { choice: { do: 'blast' }, position: (may) => miner({ dynamite: 0, stone: may ? 2 : 1 }) },
  ],
  'SW-GOLD-09': [
    {
      choice: { do: 'load', cart: 0, gold: 1 },
      position(may) {
        const scene = miner({ carts: [may ? 1 : 2, 0], gold: 1 });
        act(scene, 0, { do: 'use', pioneer: 'green' });
        return scene;
      },
    },
    {
      choice: { do: 'load', cart: 0, gold: 2 },
      position(may) {
        const scene = miner({ carts: [may ? 0 : 1], gold: 2 });
        act(scene, 0, { do: 'use', pioneer: 'green' });
        return scene;
      },
    },
  ],
  'SW-R-87': [
    { choice: { do: 'use', pioneer: 'green' }, position: (may) => miner({ carts: [0], gold: may ? 1 : 0 }) },
    { choice: { do: 'use', pioneer: 'green' }, position: (may) => miner({ carts: [may ? 1 : 2], gold: 1 }) },
  ],
};

/** Seat 0 has its markers here and seat 1 there; seat 0 may choose a track now, or only later. */
function settling(open: boolean, tracks: number[], others: number): Scene {
  const scene = ready({ action: 'homestead', track: 'any', cost: {} });
  give(scene, 0, { tracks });
  give(scene, 1, { tracks: [others, others, others] });
  if (open) act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
  return scene;
}

/** G1 and G2: on the wrong icon, and without their pioneer. */
function trading(cabin: 'G1' | 'G2'): Case[] {
  return [
    {
      choice: { do: 'trade', cabin },
      position(may) {
        const scene = camp([cabin], { green: [may ? 'boots2' : 'boots1'] });
        occupy(scene, cabin);
        walk(scene, 'green', 1);
        return scene;
      },
    },
    {
      choice: { do: 'trade', cabin },
      position(may) {
        const scene = camp([cabin], { green: ['boots2'] });
        if (may) occupy(scene, cabin);
        walk(scene, 'green', 1);
        return scene;
      },
    },
  ];
}

/** The green pioneer stands on this space of its path, and the tan one perhaps in its cabin. */
function backtracker({ tokens = 2, inCabin = true, space = 3 }, cabin: 'G4' | 'G5' = 'G4'): Scene {
  const scene = camp([cabin], { tokens });
  if (inCabin) occupy(scene, cabin);
  walk(scene, 'green', space);
  return scene;
}

/** Gold Rush; the green pioneer stands on a space that loads a cart. */
function miner({ dynamite = NONE, stone = 0, carts = [] as number[], gold = 0 }): Scene {
  const scene = turnWith({ mode: 'gold-rush', green: ['load'] });
  scene.state.dynamite = dynamite;
  give(scene, 0, { basics: [0, 0, stone], carts, gold });
  walk(scene, 'green', 1);
  return scene;
}

const all = (Object.entries(CASES) as [BlockedRule, Case[]][]).flatMap(([rule, cases]) =>
  cases.map((each) => ({ rule, seat: 0, what: JSON.stringify(each.choice), ...each })),
);

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
const isListed = (scene: Scene, seat: Seat, choice: object): boolean =>
  choicesOf(scene, seat).some((listed) => same(listed, choice));
const rulesFor = ({ rules, state }: Scene, seat: Seat, choice: object): string[] =>
  rules.blocked(state, seat).flatMap((entry) => (same(entry.choice, choice) ? [entry.rule] : []));

/** How a match refuses a choice. */
function refusalOf(match: Match<SierraWestTypes>, seat: Seat, choice: object): object {
  try {
    match.choose(seat, choice);
  } catch (error) {
    if (error instanceof CordilleraError) return { code: error.code, params: error.params };
    throw error;
  }
  throw new Error(`it was not refused: ${JSON.stringify(choice)}`);
}

describe('the rule that forbids a choice', () => {
  test('every rule with a text has a case', () => {
    expect(Object.keys(CASES).toSorted()).toEqual([...BLOCKED_RULES].toSorted());
    for (const [rule, cases] of Object.entries(CASES)) expect([rule, cases.length > 0]).toEqual([rule, true]);
  });

  test.each(all)('$rule forbids $what', ({ rule, seat, choice, position }) => {
    const scene = position(false);
    expect(rulesFor(scene, seat, choice)).toEqual([rule]);
    expect(isListed(scene, seat, choice)).toBe(false);
    const match = matchAt(scene);
    expect(refusalOf(match, seat, choice)).toEqual({ code: 'blocked', params: { seat, rule } });
    expect(match.copyState()).toEqual(scene.state);
  });

  test.each(all)(
    '$rule: in the other position $what is listed, and not blocked',
    ({ seat, choice, position, instead = choice }) => {
      const scene = position(true);
      expect(rulesFor(scene, seat, instead)).toEqual([]);
      expect(isListed(scene, seat, instead)).toBe(true);
      const match = matchAt(scene);
      match.choose(seat, instead);
      expect(match.choices()).toEqual([{ seat, choice: instead }]);
    },
  );
});

/** Every blocked choice is not listed, appears only once, and is refused with its rule. */
function mustBeRefused(scene: Scene): number {
  const match = matchAt(scene);
  let count = 0;
  for (let seat = 0; seat < scene.state.seats; seat++) {
    const blocked = scene.rules.blocked(scene.state, seat);
    expect(new Set(blocked.map(({ choice }) => JSON.stringify(choice))).size).toBe(blocked.length);
    for (const { choice, rule } of blocked) {
      expect([choice, isListed(scene, seat, choice)]).toEqual([choice, false]);
      // a seat without a decision is refused for that reason
      const refusal =
        match.decision(seat) === null
          ? { code: 'not-your-decision', params: { seat } }
          : { code: 'blocked', params: { seat, rule } };
      expect(refusalOf(match, seat, choice)).toEqual(refusal);
      count++;
    }
  }
  expect(match.copyState()).toEqual(scene.state);
  return count;
}

describe('a blocked choice is never listed, and is refused with its rule', () => {
  test('in every position of the cases', () => {
    for (const { position } of all) mustBeRefused(position(false));
  });

  test.each(MODES.flatMap((mode) => [1, 2, 3, 4].map((seats) => ({ mode, seats }))))(
    'in positions that come up in play: $mode, $seats',
    ({ mode, seats }) => {
      const scene = begin({ mode, seats });
      const random = createRandom(`blocked ${mode} ${seats}`);
      let count = 0;
      for (let n = 0; n < 400; n++) {
        if (n % 40 === 0) count += mustBeRefused(scene);
        const [seat] = scene.rules.deciders(scene.state);
        if (seat === undefined) break;
        const { choices, forward } = scene.rules.decision(scene.state, seat)!;
        scene.rules.apply(scene.state, seat, choices[pickBiased(choices.slice(0, forward), random)]!);
      }
      expect(count).toBeGreaterThan(100);
    },
  );

  test('absent cabins are not mentioned, nor is the help of a cabin where nothing is to be paid', () => {
    const cabinsIn = ({ rules, state }: Scene): string[] =>
      rules.blocked(state, 0).flatMap(({ choice }) => ('cabin' in choice ? [choice.cabin as string] : []));
    const without = camp([], { tan: [undefined, 'wood'], basics: [1, 0, 0] });
    walk(without, 'tan', 2);
    expect(cabinsIn(without)).toEqual([]);
    const owner = camp(['T1'], { green: ['wood'], tan: ['wood', 'wood'], basics: [1, 0, 0] });
    walk(owner, 'green', 1);
    walk(owner, 'tan', 1);
    expect(cabinsIn(owner)).toEqual([]);
    walk(owner, 'tan', 2);
    expect(cabinsIn(owner)).toEqual(['T1']);
  });

  test('SW-TRAP-02: blocked choices name only animals of the mode', () => {
    const { rules, state } = hunted({});
    const animals = rules.blocked(state, 1).flatMap(({ choice }) => (choice.do === 'trap' ? [choice.animal] : []));
    expect(new Set(animals)).toEqual(new Set(['beaver', 'bear', 'deer', 'rabbit', 'fox']));
  });

  test('SW-MTN-01: no blocked choice names the card that the frontiersman stands on', () => {
    const scene = turnWith();
    give(scene, 0, { frontiersmen: [TOP_LEFT] });
    const climbs = scene.rules
      .blocked(scene.state, 0)
      .flatMap(({ choice }) => (choice.do === 'climb' ? [choice.to] : []));
    expect(climbs).toContain(BASE);
    expect(climbs).not.toContain(TOP_LEFT);
  });

  test('SW-R-126: when the game is over nothing is blocked any more', () => {
    const scene = turnWith();
    scene.state.over = true;
    expect([0, 1].map((seat) => scene.rules.blocked(scene.state, seat))).toEqual([[], []]);
  });
});
