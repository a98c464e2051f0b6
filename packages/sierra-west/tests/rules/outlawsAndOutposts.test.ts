import { describe, expect, test } from 'vitest';
import { BASE, NONE, positionAt } from '../../src/geometry.ts';
import type { Summit } from '../../src/index.ts';
import { outlawsOn } from '../../src/modes/outlawsAndOutposts.ts';
import { playerOf } from '../../src/players.ts';
import { loadDice } from '../helpers/dice.ts';
import { changes, resourcesOf, sharedPartOf } from '../helpers/goods.ts';
import { act, can, choicesOf, eventsOf, idleTurn, pass, promptOf, walk } from '../helpers/play.ts';
import { atEnd, begin, give, type Scene, type TurnSetting, turnWith } from '../helpers/scenes.ts';
import { pointsFor, worth } from '../helpers/scores.ts';
import { TRAILS } from '../helpers/trails.ts';

// posters: 51 (campfire) 6; 52 (I) 5; 53 (II) 4, 6; 54 (III) 3, 5; 55 (IV) 3; 56 (V) 2, 6
const RIFLE: Summit = { action: 'rifle' };
const SIX_SHOOTER: Summit = { action: 'sixShooter' };
const OUTPOSTS = [positionAt(5, 1), positionAt(4, 1), positionAt(3, 1), positionAt(2, 1), positionAt(1, 1)] as const;

/** Rifles on the left and middle summit, a Six-Shooter on the right one; the green pioneer and the mule may go there. */
function gunman(setting: TurnSetting = {}): Scene {
  const scene = turnWith({ summits: [RIFLE, RIFLE, SIX_SHOOTER], ...setting, mode: 'outlaws-and-outposts' });
  scene.state.mule = 0;
  give(scene, 0, { bullets: 6 });
  atEnd(scene, 'green');
  return scene;
}

const rifle = (scene: Scene): void => void act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
const secondRifle = (scene: Scene): void => void act(scene, 0, { do: 'summit', figure: 'mule', at: 1 });
const sixShooter = (scene: Scene): void => void act(scene, 0, { do: 'summit', figure: 'green', at: 2 });
const shoot = (scene: Scene): void => void act(scene, 0, { do: 'shoot' });

/** The outposts up to this one are gone to the row, and it has this many outlaws. */
function standsAt(scene: Scene, outpost: number, outlaws: number): void {
  const { state } = scene;
  for (let i = 0; i < outpost; i++) {
    state.row.push(state.mountain[OUTPOSTS[i]!]!);
    state.mountain[OUTPOSTS[i]!] = NONE;
    state.outposts[i] = 0;
  }
  state.outposts[outpost] = outlaws;
}

describe('outposts', () => {
  test('SW-OUT-03: each is held by the outlaws of its tier, until the last one is caught', () => {
    const scene = gunman();
    const held = (): number[] => [52, 53, 54, 55, 56].map((card) => outlawsOn(scene.rules.box, scene.state, card));
    expect(held()).toEqual([1, 2, 2, 2, 3]);
    rifle(scene);
    secondRifle(scene);
    expect(held()).toEqual([0, 1, 2, 2, 3]);
    expect(outlawsOn(scene.rules.box, scene.state, 51)).toBe(0);
  });
});

describe('captures', () => {
  test('SW-OUT-05: each takes one outlaw from the lowest-numbered outpost that has any, and it is kept', () => {
    const scene = gunman();
    expect(scene.state.outposts).toEqual([1, 2, 2, 2, 3]);
    rifle(scene);
    expect(scene.state.outposts).toEqual([0, 2, 2, 2, 3]);
    expect(eventsOf(scene, 'captured')).toEqual([{ type: 'captured', player: 0, outpost: 0 }]);
    secondRifle(scene);
    expect(scene.state.outposts).toEqual([0, 1, 2, 2, 3]);
    expect(playerOf(scene.state, 0).outlaws).toBe(2);
    expect(playerOf(scene.state, 1).outlaws).toBe(0);
    pass(scene);
    expect(playerOf(scene.state, 0).outlaws).toBe(2);
  });

  test('SW-OUT-06: an emptied outpost goes to the next slot, with its poster in force', () => {
    const scene = gunman();
    const [first] = OUTPOSTS;
    expect(scene.state.row).toEqual([51]);
    rifle(scene);
    expect(scene.state.row).toEqual([51, 52]);
    expect(scene.state.mountain[first]).toBe(NONE);
    expect(eventsOf(scene, 'specialEntered')).toEqual([
      { type: 'specialEntered', card: 52, slot: 2, position: first, barrier: true },
    ]);
    // its face, a 5, now counts along the trail
    give(scene, 0, { wagon: 2 });
    loadDice(scene, 5);
    act(scene, 0, { do: 'summit', figure: 'mule', at: 2 });
    shoot(scene);
    expect(eventsOf(scene, 'shot')[0]).toMatchObject({ needed: 5, hit: true });
  });

  test('SW-OUT-06: not before the last outlaw has left', () => {
    const scene = gunman();
    standsAt(scene, 1, 2);
    rifle(scene);
    expect(scene.state.outposts[1]).toBe(1);
    expect(scene.state.row).toEqual([51, 52]);
    expect(scene.state.mountain[OUTPOSTS[1]]).toBe(53);
    secondRifle(scene);
    expect(scene.state.row).toEqual([51, 52, 53]);
    expect(scene.state.mountain[OUTPOSTS[1]]).toBe(NONE);
  });

  test('SW-OUT-07: an outpost that is merely uncovered stays where it is', () => {
    const scene = gunman();
    rifle(scene);
    expect(scene.state.mountain[OUTPOSTS[1]]).toBe(53);
    expect(scene.state.outposts[1]).toBe(2);
    expect(eventsOf(scene, 'turnedUp').map(({ position }) => position)).not.toContain(OUTPOSTS[1]);
    expect(scene.state.row).toHaveLength(2);
  });

  test('SW-OUT-07: an outpost is never claimed, neither covered nor uncovered', () => {
    for (const [position, claimable] of [
      [OUTPOSTS[0], false],
      [OUTPOSTS[1], false],
      [positionAt(5, 2), true],
    ] as const) {
      const scene = turnWith({ mode: 'outlaws-and-outposts', tan: [undefined, 'shovel'] });
      scene.state.market = [NONE, NONE, NONE, NONE];
      give(scene, 0, { basics: [3, 0, 0], frontiersmen: [position] });
      walk(scene, 'tan', 2);
      expect(can(scene, 0, { do: 'use', pioneer: 'tan' })).toBe(claimable);
    }
  });

  test('SW-OUT-08: a card that an outpost covered is turned up when nothing else lies on it', () => {
    const alone = gunman();
    rifle(alone);
    expect(eventsOf(alone, 'turnedUp')).toEqual([]); // (5,2) still lies on (4,2)

    const scene = gunman();
    scene.state.mountain[positionAt(5, 2)] = NONE;
    const card = scene.state.mountain[positionAt(4, 2)]!;
    expect(scene.rules.view(scene.state, 0).mountain[positionAt(4, 2)]).toBe('basic');
    rifle(scene);
    expect(eventsOf(scene, 'turnedUp')).toEqual([
      { type: 'turnedUp', position: positionAt(4, 2), card, barrier: true },
    ]);
    expect(scene.rules.view(scene.state, 1).mountain[positionAt(4, 2)]).toBe(card);
  });

  test('SW-OUT-08: frontiersmen on it go to the base; the others gain a Pair of Boots, the active player does not', () => {
    const scene = gunman({ seats: 3 });
    const [first, second] = OUTPOSTS;
    for (const seat of [0, 1]) give(scene, seat, { frontiersmen: [first] });
    give(scene, 2, { frontiersmen: [second] });
    rifle(scene);
    expect([0, 1, 2].map((seat) => playerOf(scene.state, seat).frontiersmen)).toEqual([[BASE], [BASE], [second]]);
    expect([0, 1, 2].map((seat) => playerOf(scene.state, seat).tokens)).toEqual([0, 1, 0]);
  });

  test.each([
    [2, 3],
    [3, 1],
    [4, 1],
  ])(
    'SW-OUT-09: with %i players outpost V leaves, 5 outlaws come to the base (%i stay) and are captured from there',
    (seats, left) => {
      const scene = gunman({ seats });
      standsAt(scene, 4, 1);
      rifle(scene);
      expect(scene.state.row).toEqual([51, 52, 53, 54, 55, 56]);
      expect(eventsOf(scene, 'baseRaided')).toEqual([{ type: 'baseRaided', outlaws: 5 }]);
      expect(scene.state.baseOutlaws).toBe(5);
      expect(scene.state.outlawSupply).toBe(left);
      secondRifle(scene);
      expect(eventsOf(scene, 'captured')).toEqual([{ type: 'captured', player: 0, outpost: null }]);
      expect(scene.state.baseOutlaws).toBe(4);
      expect(playerOf(scene.state, 0).outlaws).toBe(2);
      expect(scene.state.outlawSupply).toBe(left);
    },
  );

  test('SW-OUT-09: no other outpost brings outlaws to the base', () => {
    const scene = gunman();
    standsAt(scene, 3, 1);
    rifle(scene);
    expect(scene.state.row).toHaveLength(5);
    expect(scene.state.baseOutlaws).toBe(0);
    expect(scene.state.outlawSupply).toBe(8);
  });

  test('SW-OUT-10: outlaws on the base leave frontiersmen there alone', () => {
    const scene = gunman();
    standsAt(scene, 4, 1);
    give(scene, 0, { frontiersmen: [BASE], tokens: 1 });
    give(scene, 1, { frontiersmen: [BASE] });
    rifle(scene);
    secondRifle(scene);
    expect(playerOf(scene.state, 0).frontiersmen).toEqual([BASE]);
    expect(playerOf(scene.state, 1).frontiersmen).toEqual([BASE]);
    expect(playerOf(scene.state, 1).tokens).toBe(0);
    const steps = choicesOf(scene).flatMap((choice) => (choice.do === 'climb' ? [choice.to] : []));
    expect(steps).toEqual([2, 3, 4, 5, 6].map((column) => positionAt(1, column)));
    act(scene, 0, { do: 'climb', to: positionAt(1, 2) });
    expect(can(scene, 0, { do: 'climb', to: BASE })).toBe(true);
  });

  test('SW-OUT-11: outpost V is the sixth special and triggers the end, with the base full of outlaws', () => {
    const scene = gunman();
    standsAt(scene, 4, 1);
    expect(scene.state.lastRound).toBe(null);
    rifle(scene);
    expect(eventsOf(scene, 'endTriggered')).toEqual([{ type: 'endTriggered', player: 0 }]);
    expect(scene.state.lastRound).toBe(2);
    pass(scene);
    for (let turn = 0; turn < 3; turn++) {
      expect(scene.state.over).toBe(false);
      idleTurn(scene);
    }
    expect(scene.state.over).toBe(true);
    expect(scene.state.baseOutlaws).toBe(5);
  });
});

describe('bullets and the Sheriff', () => {
  test.each([
    ['bullets1', 0, 1],
    ['bullets2', 0, 2],
    ['bullets2', 4, 6],
    ['bullets2', 5, 6],
    ['bullets1', 6, 6],
    ['bulletsFull', 0, 6],
    ['bulletsFull', 5, 6],
    ['bulletsFull', 6, 6],
  ])('SW-OUT-12: %s makes %i bullets to %i, never more than 6', (icon, before, after) => {
    const scene = turnWith({ mode: 'outlaws-and-outposts', green: [icon] });
    give(scene, 0, { bullets: before });
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(playerOf(scene.state, 0).bullets).toBe(after);
    expect(playerOf(scene.state, 1).bullets).toBe(0);
  });

  test.each([NONE, 1])('SW-OUT-13: the Sheriff comes from the supply or its holder (%i)', (from) => {
    const scene = turnWith({ mode: 'outlaws-and-outposts', green: ['sheriff'] });
    scene.state.sheriff = from;
    walk(scene, 'green', 1);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(scene.state.sheriff).toBe(0);
    expect(eventsOf(scene, 'cardTaken')).toEqual([{ type: 'cardTaken', player: 0, card: 'sheriff', from }]);
  });

  test('SW-OUT-13: it does nothing for the player who holds the Sheriff', () => {
    const scene = turnWith({ mode: 'outlaws-and-outposts', green: ['sheriff'] });
    scene.state.sheriff = 0;
    walk(scene, 'green', 1);
    const before = structuredClone(playerOf(scene.state, 0));
    const shared = sharedPartOf(scene.state);
    act(scene, 0, { do: 'use', pioneer: 'green' });
    expect(changes(before, playerOf(scene.state, 0))).toEqual({});
    expect(sharedPartOf(scene.state)).toEqual(shared);
    expect(eventsOf(scene, 'cardTaken')).toEqual([]);
  });

  test.each([
    ['nobody', NONE, 0, false],
    ['the player', 0, 1, true],
    ['another player', 1, 0, false],
  ] as const)(
    'SW-OUT-14: when %s holds the Sheriff, 1 is added only to rolls of the holder',
    (_who, sheriff, bonus, hit) => {
      const scene = gunman();
      scene.state.sheriff = sheriff;
      give(scene, 0, { wagon: 1 }); // needs a 6
      loadDice(scene, 4, 5);
      sixShooter(scene);
      shoot(scene);
      expect(eventsOf(scene, 'shot')[0]).toMatchObject({ roll: 4, bonus, hit: false });
      shoot(scene);
      expect(eventsOf(scene, 'shot')[0]).toMatchObject({ roll: 5, bonus, hit });
      expect(playerOf(scene.state, 0).outlaws).toBe(hit ? 1 : 0);
    },
  );

  test('SW-OUT-15: the holder gains 1 gold for each of their captures with Rifle or Six-Shooter', () => {
    const scene = gunman();
    scene.state.sheriff = 0;
    give(scene, 0, { wagon: 1 });
    rifle(scene);
    expect(resourcesOf(scene)).toEqual([0, 0, 0, 1]);
    expect(eventsOf(scene, 'gained')).toEqual([{ type: 'gained', player: 0, goods: { gold: 1 }, by: 'sheriff' }]);
    loadDice(scene, 1, 6);
    act(scene, 0, { do: 'summit', figure: 'mule', at: 2 });
    shoot(scene);
    expect(resourcesOf(scene)).toEqual([0, 0, 0, 1]); // a miss brings nothing
    shoot(scene);
    expect(resourcesOf(scene)).toEqual([0, 0, 0, 2]);
  });

  test('SW-OUT-15: captures of others bring the holder nothing, and nothing to them', () => {
    const scene = gunman();
    scene.state.sheriff = 1;
    rifle(scene);
    expect(playerOf(scene.state, 0).outlaws).toBe(1);
    expect(resourcesOf(scene, 0)).toEqual([0, 0, 0, 0]);
    expect(resourcesOf(scene, 1)).toEqual([0, 0, 0, 0]);
  });
});

describe('shooting', () => {
  test('SW-OUT-16: one bullet, one roll; after a miss the player goes on or stops', () => {
    const scene = gunman();
    give(scene, 0, { bullets: 3, wagon: 1 });
    loadDice(scene, 1, 2);
    sixShooter(scene);
    expect(playerOf(scene.state, 0).bullets).toBe(3);
    expect(choicesOf(scene)).toEqual([{ do: 'shoot' }, { do: 'stop' }]);
    shoot(scene);
    expect(eventsOf(scene, 'shot')).toHaveLength(1);
    expect(playerOf(scene.state, 0).bullets).toBe(2);
    expect(choicesOf(scene)).toEqual([{ do: 'shoot' }, { do: 'stop' }]);
    shoot(scene);
    expect(playerOf(scene.state, 0).bullets).toBe(1);
    act(scene, 0, { do: 'stop' });
    expect(playerOf(scene.state, 0).bullets).toBe(1);
    expect(playerOf(scene.state, 0).outlaws).toBe(0);
  });

  const rolls = [1, 2, 3, 4, 5, 6];
  describe.each(TRAILS)('on $name', (trail) => {
    test.each([
      [1, 6],
      [2, 5],
      [3, 4],
      [4, 3],
      [6, 3], // posters that are not there yet do not count
    ])('SW-OUT-17: with a wagon that reaches %i slots a roll hits from %i up', (slots, needed) => {
      const hits = rolls.filter((roll) => {
        const scene = gunman({ trail });
        standsAt(scene, 3, 2);
        scene.state.row = [51, 52, 53, 54];
        give(scene, 0, { wagon: trail.reaching(slots) });
        loadDice(scene, roll);
        sixShooter(scene);
        shoot(scene);
        const [shot] = eventsOf(scene, 'shot');
        expect(shot).toMatchObject({ roll, bonus: 0, needed, hit: playerOf(scene.state, 0).outlaws === 1 });
        return shot?.hit;
      });
      expect(hits).toEqual(rolls.filter((roll) => roll >= needed));
    });
  });

  test('SW-OUT-18: a hit captures one outlaw and ends the action; the other bullets are kept', () => {
    const scene = gunman();
    give(scene, 0, { wagon: 1, cabins: [0, NONE, NONE, NONE] });
    loadDice(scene, 6, 6);
    sixShooter(scene);
    shoot(scene);
    expect(playerOf(scene.state, 0).outlaws).toBe(1);
    expect(playerOf(scene.state, 0).bullets).toBe(5);
    expect(promptOf(scene)).toBe('pioneer');
    expect(eventsOf(scene, 'damaged')).toEqual([]);
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: 1, cabins: [0, NONE, NONE, NONE] });
  });

  test('SW-OUT-19: stopping without a capture brings damage', () => {
    const scene = gunman();
    give(scene, 0, { wagon: 1, cabins: [0, NONE, NONE, NONE] });
    sixShooter(scene);
    act(scene, 0, { do: 'stop' });
    expect(choicesOf(scene)).toEqual([{ do: 'loseCabin', space: 0 }, { do: 'wagonBack' }]);
    act(scene, 0, { do: 'loseCabin', space: 0 });
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: 1, cabins: [NONE, NONE, NONE, NONE], bullets: 6 });
    expect(promptOf(scene)).toBe('pioneer');
  });

  test('SW-OUT-19: the last bullet brings damage once if it misses', () => {
    const scene = gunman();
    give(scene, 0, { wagon: 3, bullets: 1 });
    loadDice(scene, 1);
    sixShooter(scene);
    shoot(scene);
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: 2, bullets: 0, outlaws: 0 });
    expect(eventsOf(scene, 'damaged')).toHaveLength(1);
    expect(promptOf(scene)).toBe('pioneer');
  });

  test('SW-OUT-20: a Rifle costs 2 bullets and captures one outlaw without a roll', () => {
    const scene = gunman();
    give(scene, 0, { bullets: 3, wagon: 0 });
    const dice = scene.state.streams.dice.slice();
    rifle(scene);
    expect(playerOf(scene.state, 0)).toMatchObject({ bullets: 1, outlaws: 1 });
    expect(scene.state.streams.dice).toEqual(dice);
    expect(eventsOf(scene, 'shot')).toEqual([]);
    // one bullet is not enough for the other rifle
    expect(can(scene, 0, { do: 'summit', figure: 'mule', at: 1 })).toBe(false);
    expect(can(scene, 0, { do: 'summit', figure: 'mule', at: 2 })).toBe(true);
  });

  test('SW-OUT-21: a Six-Shooter may be started without a bullet, and brings damage at once', () => {
    const scene = gunman();
    give(scene, 0, { bullets: 0, wagon: 2 });
    expect(can(scene, 0, { do: 'summit', figure: 'green', at: 0 })).toBe(false);
    sixShooter(scene);
    expect(eventsOf(scene, 'shot')).toEqual([]);
    expect(playerOf(scene.state, 0)).toMatchObject({ wagon: 1, outlaws: 0 });
    expect(promptOf(scene)).toBe('pioneer');
  });

  test('SW-OUT-21: it may be started with no die face along the trail, where no roll hits', () => {
    const scene = gunman();
    scene.state.sheriff = 0;
    give(scene, 0, { bullets: 1, wagon: 0, cabins: [0, NONE, NONE, NONE] });
    loadDice(scene, 6);
    sixShooter(scene);
    shoot(scene);
    expect(eventsOf(scene, 'shot')[0]).toMatchObject({ roll: 6, needed: null, hit: false });
    expect(playerOf(scene.state, 0)).toMatchObject({ outlaws: 0, bullets: 0, cabins: [NONE, NONE, NONE, NONE] });
  });

  test('SW-OUT-22: with no outlaw on outposts and base neither can be used', () => {
    const scene = gunman();
    scene.state.outposts = [0, 0, 0, 0, 0];
    expect(can(scene, 0, { do: 'summit' })).toBe(false);
    scene.state.baseOutlaws = 1;
    for (const at of [0, 1, 2]) expect(can(scene, 0, { do: 'summit', figure: 'green', at })).toBe(true);
    rifle(scene);
    expect(scene.state.baseOutlaws).toBe(0);
    expect(can(scene, 0, { do: 'summit' })).toBe(false);
  });

  test('SW-OUT-22: a repeated Rifle ends with the last outlaw', () => {
    const scene = gunman({ summits: [{ ...RIFLE, repeat: true }] });
    scene.state.outposts = [0, 0, 0, 0, 0];
    scene.state.baseOutlaws = 2;
    rifle(scene);
    act(scene, 0, { do: 'again' });
    expect(playerOf(scene.state, 0)).toMatchObject({ bullets: 2, outlaws: 2 });
    expect(promptOf(scene)).toBe('pioneer');
  });
});

describe('scoring', () => {
  test.each(TRAILS)(
    'SW-OUT-23: captured outlaws count times the multiplier of the player’s own wagon, on $name',
    (trail) => {
      const scene = begin({ mode: 'outlaws-and-outposts', trail });
      give(scene, 0, { wagon: trail.times(4) });
      give(scene, 1, { wagon: trail.times(2) });
      expect(worth(scene, (player) => Object.assign(player, { outlaws: 3 }), 0)).toBe(12);
      expect(worth(scene, (player) => Object.assign(player, { outlaws: 5 }), 1)).toBe(10);
      expect(pointsFor(scene, 'outlaws', 0)).toBe(12);
    },
  );

  test('SW-OUT-23: the Sheriff is 3 points for its holder', () => {
    const scene = begin({ mode: 'outlaws-and-outposts' });
    give(scene, 0, { wagon: 6 });
    expect(
      worth(scene, (_player, state) => {
        state.sheriff = 0;
      }),
    ).toBe(3);
    expect(pointsFor(scene, 'sheriff', 1)).toBe(0);
  });
});
