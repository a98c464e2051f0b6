/** Chapter 4: Tracker, Trapper, and the pioneers that stand there. */
import { describe, expect, test } from 'vitest';
import { standingAnswer } from '../../src/flow/reactions.ts';
import { BASICS, type SierraWestState } from '../../src/index.ts';
import { CAMP, GREEN_START, TAN_START, TRACKER, TRAPPER } from '../../src/places.ts';
import { playerOf } from '../../src/players.ts';
import { settle } from '../helpers/cabins.ts';
import { faceUp, goodsOf } from '../helpers/goods.ts';
import {
  act,
  answersOf,
  asked,
  can,
  choicesOf,
  declineAll,
  eventsOf,
  idleTurn,
  kinds,
  listed,
  pass,
  promptOf,
} from '../helpers/play.ts';
import { atEnd, give, giveHand, reveal, type Scene, turnWith } from '../helpers/scenes.ts';
import { facing } from '../helpers/solo.ts';
import { FREE } from '../helpers/summits.ts';

const basicsFor =
  (...seats: number[]) =>
  (state: SierraWestState): void => {
    for (const seat of seats) playerOf(state, seat).basics = [1, 1, 1];
  };

/** Seat 0 performs a free homestead action on this track. */
function rise(track: 'food' | 'wood' | 'stone', seats = 2, before?: (scene: Scene) => void): Scene {
  const scene = turnWith({ seats, summits: [FREE(track)] });
  atEnd(scene, 'green');
  before?.(scene);
  act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
  return scene;
}

describe('Tracker', () => {
  test.each(BASICS)('SW-TRACK-01: an opponent is asked when a marker rises on the %s track', (track) => {
    const scene = rise(track);
    expect(playerOf(scene.state, 0).tracks[BASICS.indexOf(track)]).toBe(1);
    expect(asked(scene)).toEqual([1]);
    expect(promptOf(scene, 1)).toBe('tracker');
  });

  test.each(BASICS)(
    'SW-TRACK-01: the reward alone, with a marker that stays on the %s track, opens no window',
    (track) => {
      const scene = rise(track, 2, ({ state }) => {
        playerOf(state, 0).tracks = [5, 5, 5];
      });
      expect(eventsOf(scene, 'raised')).toMatchObject([{ moved: false }]);
      expect(asked(scene)).toEqual([0]);
      expect(can(scene, 1, { do: 'track' })).toBe(false);
    },
  );

  test('SW-TRACK-01: gaining resources, gold or the mule in another way opens no window', () => {
    const scene = turnWith({ green: ['food', 'gold', 'mule', 'token'] });
    act(scene, 0, { do: 'enter', pioneer: 'green' });
    for (let i = 0; i < 3; i++) {
      act(scene, 0, { do: 'step', pioneer: 'green' });
      act(scene, 0, { do: 'use', pioneer: 'green' });
      expect(asked(scene)).toEqual([0]);
    }
  });

  test.each([
    ['homesteadFood', 'food'],
    ['homesteadWood', 'wood'],
    ['homesteadStone', 'stone'],
  ] as const)('SW-TRACK-01: the human may respond to Hastings (%s)', (action, track) => {
    const scene = facing([action, 'wagon', 'wagon']);
    pass(scene);
    expect(promptOf(scene, 0)).toBe('tracker');
    expect(playerOf(scene.state, 1).tracks[BASICS.indexOf(track)]).toBe(1);
    act(scene, 0, { do: 'track', pioneer: 'green' });
    expect(playerOf(scene.state, 0).basics).toEqual(BASICS.map((name) => (name === track ? 1 : 0)));
    expect(playerOf(scene.state, 0).green).toBe(TRACKER);
  });

  test('SW-TRACK-02: either idle pioneer may go, or none; nothing else is offered', () => {
    const scene = rise('wood', 2, ({ state }) => {
      state.mule = 1;
    });
    expect(answersOf(scene, 1)).toEqual([
      { do: 'track', pioneer: 'green' },
      { do: 'track', pioneer: 'tan' },
      { do: 'decline' },
    ]);
    act(scene, 1, { do: 'track', pioneer: 'tan' });
    expect(playerOf(scene.state, 1)).toMatchObject({ green: CAMP, tan: TRACKER });
    expect(eventsOf(scene, 'tracked')).toEqual([{ type: 'tracked', player: 1, track: 'wood', pioneer: 'tan' }]);
  });

  test('SW-TRACK-02: only a pioneer from camp may go', () => {
    const scene = rise('wood', 2, (position) => {
      give(position, 1, { green: TRAPPER });
    });
    expect(answersOf(scene, 1)).toEqual([{ do: 'track', pioneer: 'tan' }, { do: 'decline' }]);
  });

  test('SW-TRACK-02: a player with no idle pioneer or a taken Tracker space is not asked', () => {
    const scene = rise('wood', 4, (position) => {
      give(position, 1, { green: TRAPPER, tan: TRACKER });
      give(position, 2, { green: TRACKER });
      position.state.mule = 2;
    });
    expect(asked(scene)).toEqual([3]);
    expect(can(scene, 1, { do: 'track' })).toBe(false);
    expect(can(scene, 2, { do: 'track' })).toBe(false);
  });

  test.each([
    ['food', [1, 0, 0]],
    ['wood', [0, 1, 0]],
    ['stone', [0, 0, 1]],
  ] as const)('SW-TRACK-03: the responder gains 1 %s and pays nothing', (track, gained) => {
    const scene = rise(track);
    const mover = goodsOf(scene, 0);
    act(scene, 1, { do: 'track', pioneer: 'green' });
    expect(goodsOf(scene, 1)).toEqual([...gained, 0, 0]);
    expect(goodsOf(scene, 0)).toEqual(mover);
    expect(eventsOf(scene, 'gained')).toEqual([{ type: 'gained', player: 1, goods: { [track]: 1 }, by: 'tracker' }]);
    expect(eventsOf(scene, 'paid')).toEqual([]);
  });

  test('SW-TRACK-03: a player who declines gains nothing and keeps both pioneers in camp', () => {
    const scene = rise('food');
    act(scene, 1, { do: 'decline' });
    expect(goodsOf(scene, 1)).toEqual([0, 0, 0, 0, 0]);
    expect(playerOf(scene.state, 1)).toMatchObject({ green: CAMP, tan: CAMP });
    expect(eventsOf(scene, 'declined')).toEqual([{ type: 'declined', player: 1, what: 'tracker' }]);
  });

  test('SW-TRACK-04: the active player waits for the answer, and afterwards the chance is gone', () => {
    const scene = rise('food');
    expect(choicesOf(scene, 0)).toEqual([]);
    expect(() => scene.rules.apply(scene.state, 0, { do: 'pass' })).toThrow();
    act(scene, 1, { do: 'decline' });
    expect(asked(scene)).toEqual([0]);
    expect(can(scene, 1, { do: 'track' })).toBe(false);
    act(scene, 0, { do: 'enter', pioneer: 'tan' });
    expect(can(scene, 1, { do: 'track' })).toBe(false);
  });

  test.each(['green', 'red'] as const)('SW-TRACK-05: a step on the %s apple track opens no window', (track) => {
    const scene = turnWith({ summits: [{ action: 'appleHomestead', cost: {}, track }] });
    atEnd(scene, 'tan');
    act(scene, 0, { do: 'summit', figure: 'tan', at: 0 });
    expect(eventsOf(scene, 'raised')).toMatchObject([{ track, moved: true }]);
    expect(asked(scene)).toEqual([0]);
    expect(can(scene, 1, { do: 'track' })).toBe(false);
  });

  test('SW-TRACK-06: all opponents may respond to one trigger, each for the full resource', () => {
    const scene = rise('stone', 4);
    expect(asked(scene)).toEqual([1, 2, 3]);
    for (const seat of [1, 2, 3]) act(scene, seat, { do: 'track', pioneer: 'green' });
    for (const seat of [1, 2, 3]) expect(goodsOf(scene, seat)).toEqual([0, 0, 1, 0, 0]);
    expect(asked(scene)).toEqual([0]);
  });

  test('SW-TRACK-06: one response does not end the chance of the others', () => {
    const scene = rise('stone', 3);
    act(scene, 2, { do: 'track', pioneer: 'tan' });
    expect(asked(scene)).toEqual([1]);
    expect(choicesOf(scene, 0)).toEqual([]);
    act(scene, 1, { do: 'decline' });
    expect(asked(scene)).toEqual([0]);
    expect([goodsOf(scene, 1), goodsOf(scene, 2)]).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 1, 0, 0],
    ]);
  });
});

describe('Trapper', () => {
  test('SW-TRAP-01: opponents are asked when the cards are revealed, before anything is done', () => {
    const scene = reveal({ animals: ['fox'], before: basicsFor(1) });
    expect(eventsOf(scene, 'planned')).toMatchObject([{ player: 0, cards: [0, 1, 2] }]);
    expect(asked(scene)).toEqual([1]);
    expect(promptOf(scene, 1)).toBe('trapper');
    expect(choicesOf(scene, 0)).toEqual([]);
    expect(playerOf(scene.state, 0)).toMatchObject({ green: CAMP, tan: CAMP });
    act(scene, 1, { do: 'decline' });
    expect(asked(scene)).toEqual([0]);
    expect(promptOf(scene, 0)).toBe('pioneer');
  });

  test('SW-TRAP-01: later in the turn there is no chance, even with a resource gained meanwhile', () => {
    const scene = reveal({ animals: ['fox'], summits: [FREE('food')], green: ['food'] });
    expect(asked(scene)).toEqual([0]);
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    act(scene, 1, { do: 'track', pioneer: 'green' });
    expect(goodsOf(scene, 1)[0]).toBe(1);
    for (const choice of [{ do: 'enter', pioneer: 'tan' }, { do: 'step', pioneer: 'tan' }, { do: 'pass' }]) {
      act(scene, 0, choice);
      expect(can(scene, 1, { do: 'trap' })).toBe(false);
    }
  });

  test('SW-TRAP-02: the animals of the left and right card count, the middle one does not; face-up tiles neither', () => {
    const scene = reveal({
      animals: ['fox', 'rabbit', 'bear'],
      before(state) {
        playerOf(state, 1).basics = [1, 0, 0];
        playerOf(state, 1).animals = faceUp('fox');
      },
    });
    expect(answersOf(scene, 1)).toEqual([
      { do: 'trap', animal: 'bear', pay: 'food', pioneer: 'green' },
      { do: 'trap', animal: 'bear', pay: 'food', pioneer: 'tan' },
      { do: 'decline' },
    ]);
  });

  test.each([
    ['apple-hill', 'deer'],
    ['boats-and-banjos', 'raccoon'],
    ['gold-rush', 'marmot'],
    ['outlaws-and-outposts', 'badger'],
  ] as const)('SW-TRAP-02: the animal of the mode can be trapped too (%s: %s)', (mode, animal) => {
    const scene = reveal({ mode, animals: [undefined, undefined, animal], before: basicsFor(1) });
    act(scene, 1, { do: 'trap', animal, pay: 'wood', pioneer: 'tan' });
    expect(playerOf(scene.state, 1).animals).toBe(faceUp(animal));
  });

  test('SW-TRAP-02: no window opens for an animal in the middle, a face-up tile, or no animal at all', () => {
    const hidden = reveal({ animals: [undefined, 'fox'], before: basicsFor(1) });
    expect(asked(hidden)).toEqual([0]);
    const known = reveal({
      animals: ['fox', undefined, 'bear'],
      before(state) {
        basicsFor(1)(state);
        playerOf(state, 1).animals = faceUp('fox') | faceUp('bear');
      },
    });
    expect(asked(known)).toEqual([0]);
    expect(asked(reveal({ before: basicsFor(1) }))).toEqual([0]);
  });

  test.each(['green', 'tan'] as const)('SW-TRAP-02: the %s pioneer goes from camp to Trapper', (pioneer) => {
    const scene = reveal({ animals: ['fox'], before: basicsFor(1) });
    act(scene, 1, { do: 'trap', animal: 'fox', pay: 'wood', pioneer });
    expect(playerOf(scene.state, 1)).toMatchObject({ green: CAMP, tan: CAMP, [pioneer]: TRAPPER });
    expect(eventsOf(scene, 'trapped')).toEqual([{ type: 'trapped', player: 1, animal: 'fox', pay: 'wood', pioneer }]);
  });

  test('SW-TRAP-02: it takes an idle pioneer and a free Trapper space; the mule does not help', () => {
    const scene = reveal({
      seats: 4,
      animals: ['fox'],
      before(state) {
        basicsFor(1, 2, 3)(state);
        Object.assign(playerOf(state, 1), { green: TRAPPER });
        Object.assign(playerOf(state, 2), { green: TRAPPER, tan: TRACKER });
        Object.assign(playerOf(state, 3), { green: TRACKER });
        state.mule = 2;
      },
    });
    expect(asked(scene)).toEqual([3]);
    expect(new Set(listed(scene, 'trap', 3).map(({ pioneer }) => pioneer))).toEqual(new Set(['tan']));
  });

  test.each([
    ['food', [1, 3, 3]],
    ['wood', [2, 2, 3]],
    ['stone', [2, 3, 2]],
  ] as const)('SW-TRAP-03: trapping costs one basic resource of the trapper’s choice: %s', (pay, left) => {
    const scene = reveal({
      animals: ['fox'],
      before(state) {
        Object.assign(playerOf(state, 1), { basics: [2, 3, 3], gold: 2, tokens: 2 });
      },
    });
    expect(new Set(listed(scene, 'trap', 1).map((choice) => choice.pay))).toEqual(new Set(['food', 'wood', 'stone']));
    act(scene, 1, { do: 'trap', pay });
    expect(goodsOf(scene, 1)).toEqual([...left, 2, 2]);
  });

  test('SW-TRAP-03: the trapper can pay only with own resources', () => {
    const scene = reveal({
      animals: ['fox'],
      before(state) {
        playerOf(state, 1).basics = [0, 1, 0];
      },
    });
    expect(listed(scene, 'trap', 1).map(({ pay }) => pay)).toEqual(['wood', 'wood']);
  });

  test.each(['apple-hill', 'boats-and-banjos', 'outlaws-and-outposts'] as const)(
    'SW-TRAP-03: without a basic resource it is impossible, whatever else there is (%s)',
    (mode) => {
      const scene = reveal({
        mode,
        animals: ['fox'],
        before(state) {
          Object.assign(playerOf(state, 1), { gold: 5, tokens: 5, fish: [2, 2, 2], bullets: 6 });
          state.apples = [6, 6];
          state.mule = 1;
        },
      });
      expect(asked(scene)).toEqual([0]);
      expect(can(scene, 1, { do: 'trap' })).toBe(false);
    },
  );

  test('SW-TRAP-04: one use turns exactly one tile, though two animals are seen and could be paid for', () => {
    const scene = reveal({ animals: ['fox', undefined, 'bear'], before: basicsFor(1) });
    expect(new Set(listed(scene, 'trap', 1).map(({ animal }) => animal))).toEqual(new Set(['fox', 'bear']));
    act(scene, 1, { do: 'trap', animal: 'bear' });
    expect(playerOf(scene.state, 1).animals).toBe(faceUp('bear'));
    expect(asked(scene)).toEqual([0]);
    expect(can(scene, 1, { do: 'trap' })).toBe(false);
  });

  test('SW-TRAP-04: two cards with the same animal turn one tile', () => {
    const scene = reveal({ animals: ['fox', undefined, 'fox'], before: basicsFor(1) });
    act(scene, 1, { do: 'trap', animal: 'fox', pay: 'food', pioneer: 'green' });
    expect(playerOf(scene.state, 1)).toMatchObject({ animals: faceUp('fox'), basics: [0, 1, 1] });
  });

  test('SW-TRAP-04: a face-up tile stays face-up, through Fur Trade, damage and the rounds that follow', () => {
    const scene = reveal({ animals: ['fox'], green: ['fur'], tan: [undefined, 'bear'], before: basicsFor(1) });
    act(scene, 1, { do: 'trap', animal: 'fox', pay: 'food' });
    pass(scene);
    giveHand(scene, 1, [9, 10, 11]);
    act(scene, 1, { do: 'plan', cards: [9, 10, 11] });
    declineAll(scene);
    give(scene, 1, { wagon: 2 });
    for (const what of ['enter', 'step', 'use']) act(scene, 1, { do: what, pioneer: 'green' });
    for (const what of ['enter', 'step', 'step', 'takeDamage']) act(scene, 1, { do: what, pioneer: 'tan' });
    expect(playerOf(scene.state, 1).wagon).toBe(1);
    pass(scene);
    idleTurn(scene);
    idleTurn(scene);
    expect(playerOf(scene.state, 1).animals).toBe(faceUp('fox'));
  });

  test('SW-TRAP-05: several opponents may trap the same animal in one turn', () => {
    const scene = reveal({ seats: 4, animals: ['fox'], before: basicsFor(0, 1, 2, 3) });
    expect(asked(scene)).toEqual([1, 2, 3]);
    act(scene, 1, { do: 'trap', animal: 'fox', pay: 'food' });
    act(scene, 3, { do: 'trap', animal: 'fox', pay: 'stone' });
    expect(asked(scene)).toEqual([2]);
    act(scene, 2, { do: 'trap', animal: 'fox', pay: 'wood' });
    for (const seat of [1, 2, 3]) expect(playerOf(scene.state, seat).animals).toBe(faceUp('fox'));
  });

  test('SW-TRAP-05: players do not trap animals on their own cards', () => {
    const scene = reveal({ seats: 3, animals: ['fox', undefined, 'bear'], before: basicsFor(0) });
    expect(asked(scene)).toEqual([0]);
    expect(promptOf(scene, 0)).toBe('pioneer');
    expect(can(scene, 0, { do: 'trap' })).toBe(false);
    const other = reveal({ seats: 3, animals: ['fox'], before: basicsFor(0, 1) });
    expect(asked(other)).toEqual([1]);
    act(other, 1, { do: 'trap' });
    expect(playerOf(other.state, 0).animals).toBe(0);
  });
});

/** The active player plans the first three cards of their colour, the ones that `turnWith` lays out. */
function planFirst(scene: Scene): void {
  const seat = scene.state.active;
  giveHand(scene, seat, [9 * seat, 9 * seat + 1, 9 * seat + 2]);
  act(scene, seat, { do: 'plan', cards: [9 * seat, 9 * seat + 1, 9 * seat + 2] });
}

/** The active player performs the free homestead of the left card. */
function riseNow(scene: Scene): void {
  atEnd(scene, 'green');
  act(scene, scene.state.active, { do: 'summit', figure: 'green', at: 0 });
}

describe('pioneers on Tracker and Trapper', () => {
  test('SW-OFF-01: one Trapper and one Tracker in all between two of your own turns, both possible in one turn of an opponent', () => {
    const scene = reveal({
      seats: 3,
      animals: ['fox', undefined, 'bear'],
      summits: [FREE('food')],
      before: basicsFor(2),
    });
    act(scene, 2, { do: 'trap', animal: 'fox', pay: 'wood', pioneer: 'green' });
    riseNow(scene);
    expect(listed(scene, 'track', 2)).toEqual([{ do: 'track', pioneer: 'tan' }]);
    act(scene, 2, { do: 'track', pioneer: 'tan' });
    act(scene, 1, { do: 'decline' });
    pass(scene);

    planFirst(scene); // seat 1
    expect(asked(scene)).toEqual([1]);
    riseNow(scene);
    expect(asked(scene)).toEqual([0]);
    expect(can(scene, 2, { do: 'track' })).toBe(false);
    expect(playerOf(scene.state, 2)).toMatchObject({ green: TRAPPER, tan: TRACKER, animals: faceUp('fox') });
  });

  test('SW-OFF-01: a player who trapped cannot trap in the next opponent’s turn, but may track with the other pioneer', () => {
    const scene = reveal({
      seats: 3,
      animals: ['fox', undefined, 'bear'],
      summits: [FREE('food')],
      before: basicsFor(2),
    });
    act(scene, 2, { do: 'trap', animal: 'fox', pay: 'wood', pioneer: 'tan' });
    pass(scene);
    planFirst(scene);
    expect(asked(scene)).toEqual([1]);
    riseNow(scene);
    expect(listed(scene, 'track', 2)).toEqual([{ do: 'track', pioneer: 'green' }]);
  });

  test('SW-OFF-01: two homestead steps in one turn give one Tracker, not two', () => {
    const scene = turnWith({ summits: [FREE('food'), FREE('wood')] });
    riseNow(scene);
    act(scene, 1, { do: 'track', pioneer: 'green' });
    atEnd(scene, 'tan');
    act(scene, 0, { do: 'summit', figure: 'tan', at: 1 });
    expect(asked(scene)).toEqual([0]);
    expect(goodsOf(scene, 1)).toEqual([1, 0, 0, 0, 0]);
  });

  test('SW-OFF-01: after your own turn both are available again', () => {
    const scene = reveal({ animals: ['fox', undefined, 'bear'], summits: [FREE('food')], before: basicsFor(1) });
    act(scene, 1, { do: 'trap', animal: 'fox', pay: 'wood', pioneer: 'green' });
    riseNow(scene);
    act(scene, 1, { do: 'track', pioneer: 'tan' });
    pass(scene);
    idleTurn(scene);
    planFirst(scene);
    expect(new Set(listed(scene, 'trap', 1).map(({ animal }) => animal))).toEqual(new Set(['bear']));
    act(scene, 1, { do: 'decline' });
    riseNow(scene);
    expect(listed(scene, 'track', 1)).toHaveLength(2);
  });

  test('SW-OFF-02: on your own turn such a pioneer may only go to START of its path', () => {
    const scene = turnWith({ summits: [FREE('food')] });
    settle(scene, 0, 'G1', 'G2', 'T1');
    give(scene, 0, { green: TRAPPER, tan: TRACKER });
    expect(listed(scene, 'assign')).toEqual([]);
    expect(kinds(scene)).toEqual(['enter', 'pass']);
    act(scene, 0, { do: 'enter', pioneer: 'tan' });
    expect(playerOf(scene.state, 0)).toMatchObject({ green: TRAPPER, tan: TAN_START });
    act(scene, 0, { do: 'enter', pioneer: 'green' });
    expect(playerOf(scene.state, 0)).toMatchObject({ green: GREEN_START, tan: TAN_START });
    expect(listed(scene, 'assign')).toEqual([]);
  });

  test('SW-OFF-02: the other pioneer, who stayed in camp, may still be assigned', () => {
    const scene = turnWith();
    settle(scene, 0, 'G1', 'T1');
    give(scene, 0, { green: TRACKER });
    expect(listed(scene, 'assign')).toEqual([{ do: 'assign', pioneer: 'tan', space: 0 }]);
    give(scene, 0, { green: CAMP, tan: TRAPPER });
    expect(listed(scene, 'assign')).toEqual([{ do: 'assign', pioneer: 'green', space: 3 }]);
  });

  test('SW-OFF-03: a pioneer that was not moved returns to camp at the pass', () => {
    const scene = turnWith();
    give(scene, 0, { green: TRAPPER, tan: TRACKER });
    give(scene, 1, { green: TRACKER });
    pass(scene);
    expect(playerOf(scene.state, 0)).toMatchObject({ green: CAMP, tan: CAMP });
    expect(playerOf(scene.state, 1).green).toBe(TRACKER);
  });

  test('SW-OFF-04: both actions work in the final turn of an opponent, after the own last one', () => {
    const scene = turnWith({ animals: ['fox'], summits: [FREE('food')] });
    scene.state.lastRound = scene.state.round;
    give(scene, 0, { basics: [0, 1, 0] });
    pass(scene);
    planFirst(scene);
    expect(asked(scene)).toEqual([0]);
    act(scene, 0, { do: 'trap', animal: 'fox', pay: 'wood', pioneer: 'tan' });
    riseNow(scene);
    expect(asked(scene)).toEqual([0]);
    act(scene, 0, { do: 'track', pioneer: 'green' });
    expect(playerOf(scene.state, 0)).toMatchObject({ green: TRACKER, tan: TRAPPER, basics: [1, 0, 0] });
    pass(scene);
    expect(scene.state.over).toBe(true);
    const lines = scene.rules.score(scene.state).seats.map((sheet) => sheet.lines.find((l) => l.source === 'animals'));
    expect(lines).toMatchObject([{ points: -12 }, { points: -15 }]);
  });
});

describe('standing answers', () => {
  const windows: [name: string, open: () => Scene][] = [
    ['Trapper', () => reveal({ animals: ['fox'], before: basicsFor(1) })],
    ['Tracker', () => rise('food')],
  ];

  test.each(windows)('SW-TRAP-02, SW-TRACK-02: "ask" leaves the %s window to the player', (_name, open) => {
    expect(standingAnswer(choicesOf(open(), 1), 'ask', 1)).toBeNull();
  });

  test.each(windows)(
    'SW-TRAP-02, SW-TRACK-02: "decline" answers the %s window like a decline by hand',
    (_name, open) => {
      const [byHand, standing] = [open(), open()];
      const answer = standingAnswer(choicesOf(standing, 1), 'decline', 1);
      expect(answer).toEqual({ do: 'decline' });
      expect(choicesOf(standing, 1)).toContainEqual(answer);
      act(byHand, 1, { do: 'decline' });
      standing.rules.apply(standing.state, 1, answer!);
      expect(standing.state).toEqual(byHand.state);
      expect(asked(standing)).toEqual([0]);
    },
  );

  test.each(windows)('SW-TRAP-02, SW-TRACK-02: "not this turn" ends with that turn (%s)', (_name, open) => {
    const choices = choicesOf(open(), 1);
    expect(standingAnswer(choices, { declineUntil: 7 }, 6)).toEqual({ do: 'decline' });
    expect(standingAnswer(choices, { declineUntil: 7 }, 7)).toEqual({ do: 'decline' });
    expect(standingAnswer(choices, { declineUntil: 7 }, 8)).toBeNull();
  });

  test('SW-TRAP-02, SW-TRACK-02: outside a window it answers nothing: not on your own turn, not for a draft', () => {
    const scene = turnWith();
    const drafts = choicesOf(scene, 1);
    expect(drafts.length).toBeGreaterThan(0);
    for (const choices of [choicesOf(scene, 0), drafts, []]) {
      expect(standingAnswer(choices, 'decline', 1)).toBeNull();
      expect(standingAnswer(choices, { declineUntil: 9 }, 1)).toBeNull();
    }
  });
});
