import { CordilleraError, LANGUAGES } from '@cordillera/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogues } from '../../src/i18n/index.tsx';
import { NetworkError } from '../../src/online/api.ts';
import { refusalOf } from '../../src/online/refusal.ts';
import {
  ChunkLoadError,
  errorMessage,
  isLocalizedError,
  isNotLoaded,
  reportNotLoaded,
  reportOf,
} from '../../src/platform/errors.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  const words = catalogues[language];

  test('every error has a message: its own, or a general one that says that nothing was lost', () => {
    const refusal = refusalOf('link-closed', {});
    expect(errorMessage(refusal, language)).toBe(refusal.describe(language));
    expect(errorMessage(new NetworkError(), language).length).toBeGreaterThan(20);
    expect(errorMessage(new NetworkError(), language)).not.toBe(words.failure.unknown);
    for (const unknown of [new Error('x'), new TypeError('y'), 'a text', null, undefined, { describe: 1 }])
      expect(errorMessage(unknown, language)).toBe(words.failure.unknown);
    expect(errorMessage(new Error('x'), language, 'It was not started.')).toBe('It was not started.');
  });

  test('a failed download is recognised, whatever the browser calls it', () => {
    const noted = new Error('Unable to preload CSS for /assets/a-1.css');
    expect(isNotLoaded(noted)).toBe(false);
    reportNotLoaded(noted);
    for (const lost of [
      noted,
      new ChunkLoadError('the bots could not be loaded'),
      new TypeError('Failed to fetch dynamically imported module: https://example.org/assets/a-1.js'),
      new TypeError('error loading dynamically imported module: https://example.org/assets/a-1.js'),
      new TypeError('Importing a module script failed.'),
      // passed on by a worker
      new Error('TypeError: Importing a module script failed.'),
      new Error("TypeError: 'text/html' is not a valid JavaScript MIME type."),
    ])
      expect(errorMessage(lost, language, 'another')).toBe(words.notLoaded);
  });
});

describe('a report of an error', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { querySelector: () => ({ src: 'https://example.org/assets/index-B4x_9aQz.js' }) });
    vi.stubGlobal('navigator', { userAgent: 'a browser' });
  });
  afterEach(() => vi.unstubAllGlobals());
  const at = (hash: string): void => void vi.stubGlobal('location', { hash });

  test('says what failed and where, and nothing private', () => {
    const secret = '0123456789abcdef0123456789abcdef';
    at(`#/at/table-${secret}?link=${secret}`);
    const own = new CordilleraError('bad-seed', { seed: secret });
    expect(isLocalizedError(own)).toBe(true);
    for (const error of [
      own,
      new Error(`the seed is ${secret}`),
      new SyntaxError(`Unexpected token 'a', "${secret}" is not valid JSON`),
      Object.assign(new Error('x'), { stack: `Error: ${secret}\n at f (https://example.org/#/join/${secret})` }),
      secret,
      null,
    ]) {
      const report = reportOf(error);
      expect(report).not.toContain(secret);
      expect(report).toContain('index-B4x_9aQz.js · at');
    }
  });

  test('names the places in the page’s scripts, in every browser’s format', () => {
    at('#/table/abcd');
    const error = new TypeError('undefined is not a function');
    error.stack =
      'TypeError: undefined is not a function\n    at play (https://example.org/assets/base-C3gdtDsX.js:80:1137)\nlay@https://example.org/assets/SierraTable-CX0V77TD.js:1:68539';
    expect(reportOf(error).split('\n').slice(0, 4)).toEqual([
      'TypeError: undefined is not a function',
      '  base-C3gdtDsX.js:80:1137',
      '  SierraTable-CX0V77TD.js:1:68539',
      'index-B4x_9aQz.js · table',
    ]);
  });
});
