import { describe, expect, test } from 'vitest';
import { CordilleraError, type ErrorCode, type ErrorParams, LANGUAGES } from '../src/index.ts';

const problems = { en: 'rounds: wrong.', fr: 'rounds\u00a0: faux.', pl: 'rounds: źle.' };

/** For every code, the parameters that are hardest for its words: counts for each plural form. */
const samples: { [Code in ErrorCode]: ErrorParams[Code][] } = {
  'game-over': [{}],
  'bad-seat': [1, 2, 5].map((seats) => ({ seat: '9', seats })),
  'not-your-decision': [{ seat: 0 }],
  'no-time-up': [{ seat: 0, game: 'caravan' }],
  'not-a-choice': [{ seat: 0 }],
  blocked: [{ seat: 0, rule: 'CA-DIE-01' }],
  'cannot-undo': [{ seat: 0 }],
  'bad-options': [{ game: 'caravan', problems }],
  'bad-seat-count': [
    { game: 'caravan', seats: 9, min: 1, max: 4 },
    { game: 'caravan', seats: 2, min: 1, max: 1 },
    { game: 'caravan', seats: 2, min: 4, max: 4 },
  ],
  'bad-seats': [{ problems }],
  'bad-seed': [{ seed: 'x' }],
  'bad-position': [{ at: '9', last: 0 }],
  'not-kept': [{}],
  'save-not-json': [{ line: 3, column: 7 }],
  'save-too-large': [{ characters: 1000, values: 100 }],
  'save-older-format': [{}],
  'save-too-deep': [{ limit: 20 }],
  'save-too-many-choices': [{ limit: 1000 }],
  'save-not-a-match': [{ field: 'seed' }],
  'save-unknown-format': [{ format: '2', known: '1' }],
  'save-damaged': [{}],
  'save-unknown-game': [{ game: 'chess', known: 'caravan' }],
  'save-other-rules': [{ game: 'caravan', saved: 2, known: 1 }],
  'save-unknown-bot': [{ bot: 'chess', game: 'caravan', known: 'random' }],
  'save-other-content': [{ pack: 'mine', saved: 'abc', known: 'def' }],
  'save-tampered': [{ at: 3, problem: 'bad-seat' }],
};

describe.each(Object.keys(samples) as ErrorCode[])('%s', (code) => {
  test.each(LANGUAGES)('has words in %s', (language) => {
    for (const params of samples[code]) {
      const text = new CordilleraError(code, params).describe(language);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      expect(text.trim()).toBe(text);
      expect(text).toMatch(/^\p{Lu}|^[„“«»]|^caravan/u);
      expect(text.at(-1)).toBe('.');
    }
  });

  test('has different words in each language, all with its parameters', () => {
    for (const params of samples[code]) {
      const error = new CordilleraError(code, params);
      expect(new Set(LANGUAGES.map((language) => error.describe(language))).size).toBe(LANGUAGES.length);
      expect(error.message).toBe(error.describe('en'));
      expect(error.messageKey).toBe(`error.${code}`);
      expect(error.name).toBe('CordilleraError');
    }
  });
});

test('an error shortens long quotations in its words and parameters', () => {
  const long = new CordilleraError('save-unknown-game', { game: 'x'.repeat(1_000_000), known: 'caravan' });
  for (const language of LANGUAGES) expect(long.describe(language).length).toBeLessThan(1000);
  expect(long.params.game).toMatch(/^x+…$/);
  expect(long.message).toContain('caravan');
});
