import {
  CordilleraError,
  canonicalJson,
  createMatch,
  createRandom,
  type Game,
  LANGUAGES,
  loadPack,
  type Match,
  PackError,
  pick,
  type RawPack,
  sha256Hex,
} from '@cordillera/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games, loadMatch } from '../src/index.ts';

/** Values that often break code that reads a file. */
const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', [], {}, 0, -1, 0.5, 1e21, Number('1e999'), '__proto__', 'x'.repeat(100_000)),
  fc.integer({ min: -5, max: 120 }),
  fc.string(),
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer({ min: 1, max: 200 }).map((depth) => JSON.parse('{"of":['.repeat(depth) + ']}'.repeat(depth))),
  fc.integer({ min: 100, max: 30_000 }).map((length) => Array(length).fill(0)),
);

/** One change at a place found by walking down; `steps` choose the way at each fork. */
interface Change {
  steps: number[];
  kind: 'replace' | 'remove' | 'repeat' | 'rename' | 'add';
  value: unknown;
}

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    steps: fc.array(fc.nat(), { minLength: 1, maxLength: 9 }),
    kind: fc.constantFrom('replace', 'remove', 'repeat', 'rename', 'add'),
    value: oddValues,
  }),
  { minLength: 1, maxLength: 3 },
);

type Place = Record<string, unknown>;

function change(root: unknown, { steps, kind, value }: Change): void {
  let place = root as Place;
  let key = '';
  for (const step of steps) {
    const inner = key === '' ? place : place[key];
    if (typeof inner !== 'object' || inner === null || Object.keys(inner).length === 0) break;
    place = inner as Place;
    const keys = Object.keys(place);
    key = keys[step % keys.length] as string;
  }
  if (kind === 'replace') place[key] = value;
  else if (kind === 'rename') place[`${key}x`] = place[key];
  else if (Array.isArray(place)) {
    if (kind === 'remove') place.splice(Number(key), 1);
    else place.push(kind === 'repeat' ? structuredClone(place[Number(key)]) : value);
  } else if (kind === 'remove') delete place[key];
  else place[kind === 'repeat' ? `${key}2` : 'extra'] = value;
}

/** Runs `attempt`; an error must be of an allowed class and have short messages in every language. */
function allows<T>(attempt: () => T, messagesOf: (error: unknown) => string[] | null): T | null {
  try {
    return attempt();
  } catch (error) {
    const texts = messagesOf(error);
    if (texts === null) throw error;
    for (const text of texts) {
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      expect(text.length).toBeLessThan(100_000);
    }
    return null;
  }
}

const ofMatch = (error: unknown): string[] | null =>
  error instanceof CordilleraError ? LANGUAGES.map((language) => error.describe(language)) : null;
const ofPack = (error: unknown): string[] | null => (error instanceof PackError ? [error.message] : ofMatch(error));

const settings = { seed: 20, numRuns: 150, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true };

function newMatch(game: Game, raw: RawPack = game.house): Match {
  const options = game.id === 'sierra' ? { mode: 'competitive' } : {};
  return createMatch(game, {
    options,
    seats: [{ name: 'Ada' }, { name: 'Ben', bot: 'random' }],
    seed: '7'.repeat(32),
    content: loadPack(game.format, raw),
  });
}

function play(match: Match, choices: number): Match {
  const random = createRandom('fuzz');
  while (match.result() === null && match.length < choices) {
    const open = match.decisions().filter(({ forward }) => forward > 0);
    const { seat, choices: listed, forward } = pick(random, open);
    match.choose(seat, pick(random, listed.slice(0, forward)));
  }
  return match;
}

describe.each(games)('$id', (game) => {
  test('a changed pack loads and can be played with, or is refused with a list of what is wrong', () => {
    let refused = 0;
    fc.assert(
      fc.property(changes, (made) => {
        const files = structuredClone(game.house.files);
        for (const each of made) change(files, each);
        const match = allows(() => newMatch(game, { id: 'fuzz', files }), ofPack);
        if (match === null) refused++;
        else play(match, 5);
      }),
      settings,
    );
    expect(refused).toBeGreaterThan(50);
  });

  test('a changed match loads, or is refused with a reason', () => {
    const saved = play(newMatch(game), 25).toJSON();
    let refused = 0;
    fc.assert(
      fc.property(changes, fc.boolean(), (made, isForged) => {
        const copy: Place = structuredClone(saved);
        for (const each of made) change(copy, each);
        if (isForged) {
          const { checksum: _, ...rest } = copy;
          const text = allows(
            () => canonicalJson(rest),
            (error) => (error instanceof TypeError ? [] : null),
          );
          copy.checksum = sha256Hex(text ?? '');
        }
        if (allows(() => loadMatch(copy), ofMatch) === null) refused++;
      }),
      settings,
    );
    expect(refused).toBeGreaterThan(50);
  });

  test('a match file with changed letters loads, or is refused with a reason', () => {
    const text = JSON.stringify(play(newMatch(game), 25));
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(30), fc.string({ maxLength: 5 }), (at, length, inserted) => {
        allows(() => loadMatch(text.slice(0, at) + inserted + text.slice(at + length)), ofMatch);
      }),
      settings,
    );
  });
});
