import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CordilleraError,
  canonicalJson,
  createMatch,
  type ErrorCode,
  type Game,
  LANGUAGES,
  loadPack,
  restoreMatch,
  seedHash,
  stateHash,
} from '../src/index.ts';
import { caravanFormat, caravanHouse } from './toy/content.ts';
import { caravan, caravanRules } from './toy/game.ts';
import { spice } from './toy/harness.ts';
import { act, choiceOf, hashesOf, newMatch, playOn, SEED } from './toy/play.ts';
import type { CaravanTypes } from './toy/state.ts';

/** The typed refusal that `attempt` throws. */
function refusal(attempt: () => unknown): CordilleraError {
  try {
    attempt();
  } catch (error) {
    if (error instanceof CordilleraError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

const rules = caravanRules(loadPack(caravanFormat, caravanHouse).content);
const changed = (change: Partial<typeof rules>): Game<CaravanTypes> => ({
  ...caravan,
  rules: () => ({ ...rules, ...change }),
});
const two = [{ name: 'Ada' }, { name: 'Béla' }];

const reacting = (match: ReturnType<typeof newMatch>) => match.decisions()[0]?.prompt === 'react';

describe('a new match', () => {
  test('fills in default options and trims names', () => {
    const match = newMatch(2, { seats: [{ name: '  Ada ' }, { name: 'Bot', bot: 'random' }] });
    expect(match.options).toEqual({ rounds: 3 });
    expect(match.seats).toEqual([{ name: 'Ada' }, { name: 'Bot', bot: 'random' }]);
    expect(match.content.id).toBe('house');
  });

  test('uses the card set it is given', () => {
    expect(newMatch(2, { content: spice }).content).toBe(spice);
  });

  test('draws a seed when none is given', () => {
    const fresh = () => createMatch(caravan, { options: {}, seats: [{ name: 'Ada' }] });
    expect(fresh().seedHash).not.toBe(fresh().seedHash);
  });

  test('begins with the events of the setup', () => {
    expect(
      newMatch()
        .events(0, 0)
        .map(({ type }) => type),
    ).toEqual(['roundBegan', 'drew', 'drewCard', 'drew']);
  });
});

describe('choose', () => {
  test('carries out a listed choice and returns its events', () => {
    const match = newMatch();
    const { hash } = match;
    const choice = choiceOf(match, 1, 'pack');
    expect(match.choose(1, structuredClone(choice)).map(({ type }) => type)).toEqual(['packed', 'packedCard']);
    expect(match.choices()).toEqual([{ seat: 1, choice }]);
    expect(match.hash).not.toBe(hash);
    expect(match.hash).toBe(stateHash(match.copyState()));
  });

  test('accepts a choice with its fields in any order', () => {
    const match = newMatch();
    const choice = choiceOf(match, 0, 'pack');
    match.choose(0, Object.fromEntries(Object.entries(choice).reverse()));
    expect(match.length).toBe(1);
  });

  test('refuses a choice that is not listed, and changes nothing', () => {
    const match = playOn(newMatch(3), ({ length }) => length === 5);
    const before = canonicalJson(match.copyState());
    const listed = match
      .decisions()
      .map(({ seat, choices }) => choices.map((choice) => canonicalJson({ seat, choice })));
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 4 }), fc.oneof(fc.anything(), fc.jsonValue()), (seat, choice) => {
        fc.pre(!listed.flat().includes(safely(() => canonicalJson({ seat, choice })) ?? ''));
        expect(refusal(() => match.choose(seat, choice)).code).toMatch(/^(bad-seat|not-your-decision|not-a-choice)$/);
      }),
    );
    expect(canonicalJson(match.copyState())).toBe(before);
    expect(match.length).toBe(5);
  });

  test('surfaces an error of the game and leaves the match unchanged', () => {
    const { apply } = rules;
    const faulty = changed({
      apply(state, seat, choice) {
        const events = apply(state, seat, choice);
        if (choice.do === 'ready') throw new Error('a bug');
        return events;
      },
    });
    const match = createMatch(faulty, { options: {}, seats: [{ name: 'Ada' }], seed: SEED });
    match.choose(0, choiceOf(match, 0, 'pack'));
    const before = JSON.stringify([match, match.copyState(), match.events(0, 0)]);
    expect(() => match.choose(0, { do: 'ready' })).toThrow('a bug');
    expect(JSON.stringify([match, match.copyState(), match.events(0, 0)])).toBe(before);
    match.choose(0, { do: 'unpack' });
    expect(match.length).toBe(2);
  });
});

const safely = (make: () => string): string | null => {
  try {
    return make();
  } catch {
    return null;
  }
};

/** Every refusal of a match; those of a saved one are in savedMatch.test.ts. */
const refusals = {
  'game-over': () => playOn(newMatch()).choose(0, { do: 'ready' }),
  'bad-seat': () => newMatch().choose(2, { do: 'throw' }),
  'not-your-decision': () => {
    const match = playOn(newMatch(), reacting);
    const asked = match.deciders()[0] as number;
    match.choose(1 - asked, { do: 'pass' });
  },
  // Caravan has no rule for it
  'no-time-up': () => newMatch().timeUp(0),
  'not-a-choice': () => newMatch().choose(0, { do: 'ready' }),
  blocked: () => {
    const match = newMatch();
    act(match, 0, 'throw');
    match.choose(0, { do: 'throw' });
  },
  'cannot-undo': () => newMatch().undo(0),
  'bad-options': () => newMatch(2, { options: { rounds: 9, tempo: 'fast' } }),
  'bad-seat-count': () => newMatch(2, { seats: Array(5).fill({ name: 'Ada' }) }),
  'bad-seats': () => newMatch(2, { seats: [{ name: ' ' }, { name: 'Béla' }] }),
  'bad-seed': () => newMatch(2, { seed: '1234' }),
  'bad-position': () => newMatch().fork(1),
  'not-kept': () => restoreMatch(caravan, playOn(newMatch(), ({ length }) => length > 9).snapshot()).events(0, 0),
} satisfies Record<Exclude<ErrorCode, `save-${string}`>, () => unknown>;

describe('refusals have their codes', () => {
  test.each(Object.entries(refusals))('%s', (code, attempt) => {
    expect(refusal(attempt).code).toBe(code);
  });

  test('a blocked choice names the rule that forbids it', () => {
    expect(refusal(refusals.blocked).params).toEqual({ seat: 0, rule: 'CA-DIE-01' });
  });

  test('a wrong option is named', () => {
    const wrong = refusal(refusals['bad-options']);
    expect(wrong.message).toContain('rounds: 9 is too large; the maximum is');
    expect(wrong.message).toContain('tempo: no field of this name belongs here');
    for (const language of LANGUAGES) expect(wrong.describe(language)).toMatch(/rounds.*9.*tempo/);
    // in our words; those of the schema library are not for players
    expect(wrong.message).not.toMatch(/Invalid|Expected/);
    expect(refusal(() => newMatch(2, { options: [] })).code).toBe('bad-options');
  });

  test.each([-1, 2, 0.5, Number.NaN])('seat %s is refused in views, undo and questions', (seat) => {
    const match = newMatch();
    for (const attempt of [
      () => match.view(seat),
      () => match.events(0, seat),
      () => match.blocked(seat),
      () => match.undo(seat),
    ]) {
      expect(refusal(attempt).code).toBe('bad-seat');
    }
    expect(match.canUndo(seat)).toBe(false);
  });
});

describe('undo', () => {
  test('takes back the last choice, after which the same choice gives the same state', () => {
    const match = newMatch();
    const hashes = [match.hash];
    const choice = choiceOf(match, 0, 'pack');
    match.choose(0, choice);
    hashes.push(match.hash);
    expect(match.canUndo(0)).toBe(true);
    match.undo(0);
    expect([match.hash, match.length]).toEqual([hashes[0], 0]);
    expect(match.events(0, 0)).toHaveLength(4);
    match.choose(0, choice);
    expect(match.hash).toBe(hashes[1]);
  });

  test('can be repeated step by step', () => {
    const match = newMatch();
    const { hash } = match;
    act(match, 0, 'pack', 'ready');
    match.undo(0);
    match.undo(0);
    expect(match.hash).toBe(hash);
    expect(match.canUndo(0)).toBe(false);
  });

  test('never crosses a barrier, such as a thrown die', () => {
    const match = newMatch();
    act(match, 0, 'pack', 'unpack', 'throw');
    expect(match.canUndo(0)).toBe(false);
    expect(refusal(() => match.undo(0)).code).toBe('cannot-undo');
    act(match, 0, 'pack');
    match.undo(0);
    expect(match.canUndo(0)).toBe(false);
  });

  test('is stopped by a barrier of another seat', () => {
    const match = newMatch();
    act(match, 0, 'pack');
    act(match, 1, 'throw');
    expect(match.canUndo(0)).toBe(false);
  });

  test('is not stopped by what only another seat learned, whose drawn card stays drawn', () => {
    const match = newMatch(3);
    const { hand } = match.view(0).players[0]!;
    act(match, 0, 'pack', 'ready');
    act(match, 1, 'draw');
    const [drew] = match.events(0, 1).slice(-1);
    const drawn = match.view(1).players[1]!.hand;
    match.undo(0);
    match.undo(0);
    expect(match.view(0).players[0]!.hand).toEqual(hand);
    expect(match.view(1).players[1]!.hand).toEqual(drawn);
    expect(match.events(0, 1).at(-1)).toEqual(drew);
    expect(drew).toMatchObject({ type: 'drewCard', seat: 1 });
    expect(match.choices()).toEqual([{ seat: 1, choice: { do: 'draw' } }]);
    // the player who drew does not draw again
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, false]);
    expect(refusal(() => match.undo(1)).code).toBe('cannot-undo');
  });

  test("is stopped by the seat's own barrier, but later choices can be taken back", () => {
    const match = newMatch();
    act(match, 0, 'pack', 'unpack', 'draw', 'pack');
    act(match, 1, 'draw');
    match.undo(0);
    expect(match.canUndo(0)).toBe(false);
    expect(match.choices().map(({ choice }) => choice.do)).toEqual(['pack', 'unpack', 'draw', 'draw']);
  });

  test("is stopped by a barrier in another seat's choice only if the barrier names this seat", () => {
    const { apply } = rules;
    const shown = changed({
      apply: (state, seat, choice) =>
        apply(state, seat, choice).map((event) => (choice.do === 'draw' ? { ...event, barrier: [0, 1] } : event)),
    });
    const match = createMatch(shown, { options: {}, seats: [...two, { name: 'Czesław' }], seed: SEED });
    for (const seat of [0, 2]) act(match, seat, 'pack');
    act(match, 1, 'draw');
    expect([0, 1, 2].map((seat) => match.canUndo(seat))).toEqual([false, false, true]);
  });

  test("is refused where it would change another seat's draw, even if the rules allow it", () => {
    const { apply } = rules;
    const fickle = changed({
      apply(state, seat, choice) {
        if (choice.do === 'draw' && state.players[0]?.chosen !== null) state.pile.unshift(state.pile.pop() as number);
        return apply(state, seat, choice);
      },
    });
    const match = createMatch(fickle, { options: {}, seats: two, seed: SEED });
    act(match, 0, 'pack');
    expect(match.canUndo(0)).toBe(true);
    act(match, 1, 'draw');
    expect(match.canUndo(0)).toBe(false);
    act(match, 0, 'ready');
    expect(match.canUndo(0)).toBe(true);
  });

  test('skips the choices of others, which stand', () => {
    const match = newMatch(3);
    const packed = choiceOf(match, 1, 'pack');
    act(match, 0, 'pack');
    match.choose(1, packed);
    act(match, 1, 'ready');
    match.undo(0);
    expect(match.choices()).toEqual([
      { seat: 1, choice: packed },
      { seat: 1, choice: { do: 'ready' } },
    ]);
    expect(match.fork(2).hash).toBe(match.hash);
  });

  test('does not skip a choice that the rules forbid to skip', () => {
    const match = createMatch(changed({ canUndoPast: () => false }), { options: {}, seats: two, seed: SEED });
    act(match, 0, 'pack');
    expect(match.canUndo(0)).toBe(true);
    act(match, 1, 'pack');
    expect(match.canUndo(0)).toBe(false);
    expect(match.canUndo(1)).toBe(true);
  });

  test('does not remove the choice that opened the phase in which others chose', () => {
    const { apply } = rules;
    const silent = changed({
      apply: (state, seat, choice) => apply(state, seat, choice).map(({ barrier: _, ...event }) => event),
    });
    const match = playOn(createMatch(silent, { options: {}, seats: two, seed: SEED }), reacting);
    const asked = match.deciders()[0] as number;
    act(match, asked, 'pass');
    expect(match.canUndo(asked)).toBe(true);
    act(match, 1 - asked, 'pack');
    expect(match.canUndo(asked)).toBe(false);
  });

  test('does not remove a choice that later choices of others depend on', () => {
    const match = newMatch(3);
    act(match, 0, 'pack', 'ready');
    act(match, 1, 'pack');
    act(match, 2, 'pack');
    act(match, 0, 'unready');
    act(match, 1, 'ready');
    expect(match.canUndo(0)).toBe(true);
    // If seat 0 had stayed ready, this would have ended the phase.
    act(match, 2, 'ready');
    expect(match.canUndo(0)).toBe(false);
  });

  test('is refused after the end of the game, because the seed is shown', () => {
    const match = playOn(newMatch(2, { options: { rounds: 1 } }), reacting);
    const asked = match.deciders()[0] as number;
    const events = act(match, asked, 'pass');
    expect(events.some(({ barrier }) => barrier)).toBe(false);
    expect([match.seed, match.canUndo(asked)]).toEqual([SEED, false]);
  });
});

describe('events', () => {
  test('are limited to what each viewer may know', () => {
    const match = newMatch();
    act(match, 1, 'pack');
    const drawn = (viewer: number | 'spectator') =>
      match
        .events(0, viewer)
        .flatMap((event) => (event.type === 'drewCard' || event.type === 'packedCard' ? [event.seat] : []));
    expect([drawn(0), drawn(1), drawn('spectator')]).toEqual([[0], [1, 1], []]);
  });

  test('are available from any number on', () => {
    const match = newMatch();
    const all = match.events(0, 0).length;
    act(match, 0, 'pack');
    expect(match.events(all, 0).map(({ type }) => type)).toEqual(['packed', 'packedCard']);
    expect(match.events(all + 2, 0)).toEqual([]);
  });
});

describe('the seed', () => {
  test('is hidden until the end and then matches its hash', () => {
    const match = newMatch();
    expect(match.seed).toBeNull();
    expect(match.seedHash).toBe(seedHash(SEED));
    playOn(match);
    expect(match.seed).toBe(SEED);
  });

  test('is in nothing that a viewer sees', () => {
    const match = playOn(newMatch(), ({ length }) => length === 6);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(JSON.stringify([match.view(viewer), match.events(0, viewer), match.score()])).not.toContain(SEED);
    }
  });
});

describe('fork', () => {
  test('begins like the match and is independent of it', () => {
    const match = playOn(newMatch(3));
    const fork = match.fork(4);
    const hashes = hashesOf(match);
    expect(hashesOf(fork)).toEqual(hashes.slice(0, 5));
    playOn(fork, undefined, 'another way');
    expect(hashesOf(match)).toEqual(hashes);
    expect(hashesOf(match.fork(match.length))).toEqual(hashes);
  });

  test.each([-1, 1.5, Number.NaN, 99])('refuses the position %s', (at) => {
    expect(refusal(() => newMatch().fork(at)).code).toBe('bad-position');
  });
});

test('copyState cannot be used to change the match', () => {
  const match = newMatch();
  const { hash } = match;
  match.copyState().players[0]?.hand.pop();
  expect(stateHash(match.copyState())).toBe(hash);
});

/** Changes every number and text inside a value, and lengthens every list. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    spoil(part);
    if (typeof part !== 'object') (value as Record<string, unknown>)[key] = 'spoilt';
  }
  if (Array.isArray(value)) value.push('spoilt');
}

test('no return value of a match can be used to change it', () => {
  const match = playOn(newMatch(3), ({ length }) => length === 6);
  const seats = [0, 1, 2];
  const all = () => [
    match.events(0, 0),
    match.choices(),
    match.toJSON(),
    match.log(),
    match.snapshot(),
    match.decisions(),
    match.deciders(),
    match.score(),
    ...seats.map((seat) => [match.view(seat), match.blocked(seat)]),
  ];
  const [{ seat, choices }] = match.decisions() as [ReturnType<typeof match.decisions>[number]];
  spoil(match.choose(seat, choices[0]));
  const before = JSON.stringify([all(), match.copyState(), match.options, match.seats]);
  for (const answer of all()) spoil(answer);
  expect(() => spoil(match.options)).toThrow(TypeError);
  expect(() => spoil(match.seats)).toThrow(TypeError);
  expect(() => spoil(match.toStored())).toThrow(TypeError);
  expect(() => spoil(match.content.content)).toThrow(TypeError);
  expect(JSON.stringify([all(), match.copyState(), match.options, match.seats])).toBe(before);
  expect(match.fork(match.length).hash).toBe(match.hash);
});

test('a complete game ends with a result that follows from its score', () => {
  const match = playOn(newMatch(4));
  expect(match.result()?.totals).toEqual(match.score().seats.map(({ total }) => total));
  expect(match.decisions()).toEqual([]);
  expect(match.deciders()).toEqual([]);
});
