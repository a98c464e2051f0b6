import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  describeProblem,
  loadPack,
  PackError,
  type PackFormat,
  type PackProblem,
  type RawPack,
} from '../src/content.ts';
import { contentWords, moreProblems } from '../src/words/content.ts';
import { LANGUAGES } from '../src/words.ts';

interface Peak {
  id: string;
  height: number;
  slopes: { face: 'north' | 'south'; camps: string[] }[];
}

interface Atlas {
  peaks: Peak[];
  guide: string;
}

const files = {
  'peaks.json': v.strictObject({
    peaks: v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.nonEmpty()),
        height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8849)),
        slopes: v.array(
          v.strictObject({
            face: v.picklist(['north', 'south']),
            camps: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(3)),
          }),
        ),
      }),
    ),
  }),
  'guide.json': v.strictObject({ name: v.string(), rested: v.exactOptional(v.boolean()) }),
};

const format: PackFormat<Atlas, typeof files> = {
  files,
  build: (parsed) => ({ peaks: parsed['peaks.json'].peaks, guide: parsed['guide.json'].name }),
  check: ({ peaks }) =>
    peaks
      .filter((peak, index) => index > 0 && peak.height <= (peaks[index - 1]?.height ?? 0))
      .map((peak) => ({
        file: 'peaks.json',
        card: peak.id,
        field: 'height',
        code: 'not-higher',
        params: { rule: 'TOY-01', height: peak.height },
      })),
  words: {
    en: { 'not-higher': '{height} m is not higher than the peak before ({rule}).' },
    fr: { 'not-higher': '{height} m ne dépasse pas le sommet précédent ({rule}).' },
    pl: { 'not-higher': '{height} m to nie więcej niż poprzedni szczyt ({rule}).' },
  },
};

const atlas = {
  'peaks.json': {
    peaks: [
      { id: 'low', height: 1200, slopes: [{ face: 'south', camps: ['hut'] }] },
      { id: 'high', height: 4808, slopes: [] },
    ],
  },
  'guide.json': { name: 'Ana' },
};

const pack = (changed: Record<string, unknown> = {}): RawPack => ({ id: 'toy', files: { ...atlas, ...changed } });
const peaks = (...list: unknown[]) => pack({ 'peaks.json': { peaks: list } });
const peak = (fields: object) => ({ id: 'p', height: 100, slopes: [], ...fields });

function errorOf(raw: RawPack): PackError {
  try {
    loadPack(format, raw);
  } catch (error) {
    if (error instanceof PackError) return error;
    throw error;
  }
  throw new Error('the pack was accepted');
}

const problemsOf = (raw: RawPack): PackProblem[] => errorOf(raw).problems;

describe('loading a pack', () => {
  it('builds the content and retains no reference to the input', () => {
    const raw = structuredClone(pack());
    const loaded = loadPack(format, raw);
    expect(loaded).toEqual({ id: 'toy', hash: expect.stringMatching(/^[0-9a-f]{64}$/), content: expect.anything() });
    expect(loaded.content).toEqual({ peaks: atlas['peaks.json'].peaks, guide: 'Ana' });
    (raw.files['peaks.json'] as (typeof atlas)['peaks.json']).peaks.length = 0;
    expect(loaded.content.peaks).toHaveLength(2);
  });

  it('freezes the content, so that its hash stays valid', () => {
    const { content } = loadPack(format, pack());
    expect(() => content.peaks.reverse()).toThrow(TypeError);
    expect(() => content.peaks[0]?.slopes[0]?.camps.push('Camp X')).toThrow(TypeError);
  });

  it.each([41, 100_000])('reports a file nested %i deep, without reading it', (depth) => {
    const deep: unknown = JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    expect(problemsOf(pack({ 'guide.json': { name: 'Ana', rested: deep } }))).toEqual([
      {
        file: 'guide.json',
        card: '#0',
        field: Array(37).fill('0').join('.'),
        code: 'too-deep',
        params: { limit: 40 },
      },
    ]);
  });

  it('reports the place of excess values, excess text and non-JSON values', () => {
    expect(problemsOf(pack({ 'peaks.json': { peaks: Array(1_000_000).fill(0) } }))).toEqual([
      { file: 'peaks.json', card: '#19997', code: 'too-many-values', params: { limit: 20_000 } },
    ]);
    expect(problemsOf(pack({ 'guide.json': { name: 'x'.repeat(2_000_000) } }))).toEqual([
      { file: 'guide.json', field: 'name', code: 'too-much-text', params: { limit: 1_000_000 } },
    ]);
    expect(problemsOf(pack({ 'other.json': { ['x'.repeat(2_000_000)]: 1 } }))[0]?.code).toBe('too-much-text');
    expect(problemsOf(peaks(peak({ height: JSON.parse('1e999') })))).toEqual([
      { file: 'peaks.json', card: 'p', field: 'height', code: 'no-json', params: { limit: 0 } },
    ]);
  });

  it('lists at most a hundred problems, and says how many more there are', () => {
    const error = errorOf(peaks(...Array(150).fill(7)));
    expect(error.problems).toHaveLength(100);
    expect(error.more).toBe(50);
    expect(error.message.split('\n')).toHaveLength(101);
    expect(error.message).toMatch(/\nThere are 50 more problems; correct these first\.$/);
    expect(errorOf(peaks(7)).more).toBe(0);
    expect(errorOf(peaks(7)).message).not.toContain('more');
    expect(moreProblems('en', 1)).toContain('one more problem;');
    expect([1, 2, 5].map((n) => moreProblems('pl', n))).toEqual([
      expect.stringContaining('1 inny problem;'),
      expect.stringContaining('2 inne problemy;'),
      expect.stringContaining('5 innych problemów;'),
    ]);
    expect([1, 2].map((n) => moreProblems('fr', n))).toEqual([
      expect.stringContaining('1 autre problème\u00a0;'),
      expect.stringContaining('2 autres problèmes\u00a0;'),
    ]);
  });

  it('quotes only the beginning of a long text', () => {
    const long = 'x'.repeat(900_000);
    for (const raw of [
      peaks(peak({ id: long, height: 0 })),
      peaks(peak({ height: long })),
      peaks(peak({ [long]: 1 })),
      pack({ [long]: {} }),
    ]) {
      const error = errorOf(raw);
      expect(error.message).toMatch(/x{50,}…/);
      expect(error.message.length).toBeLessThan(1000);
      expect(JSON.stringify(error.problems).length).toBeLessThan(1000);
    }
  });

  it('reports a missing file', () => {
    expect(problemsOf({ id: 'toy', files: { 'peaks.json': atlas['peaks.json'] } })).toEqual([
      { file: 'guide.json', code: 'missing-file' },
    ]);
  });

  it('reports an unknown file and names the known ones', () => {
    expect(problemsOf(pack({ 'peeks.json': {} }))).toEqual([
      { file: 'peeks.json', code: 'unknown-file', params: { known: 'peaks.json, guide.json' } },
    ]);
  });

  it.each([
    ['not-text', { id: 7 }, { card: '7', field: 'id', params: { found: '7' } }],
    ['not-a-number', { height: '100' }, { card: 'p', field: 'height', params: { found: '"100"' } }],
    ['not-whole', { height: 100.5 }, { card: 'p', field: 'height', params: { found: '100.5' } }],
    ['too-small', { height: 0 }, { card: 'p', field: 'height', params: { found: '0', limit: '1' } }],
    ['too-large', { height: 9000 }, { card: 'p', field: 'height', params: { found: '9000', limit: '8849' } }],
    ['not-a-list', { slopes: {} }, { card: 'p', field: 'slopes', params: { found: 'Object' } }],
    ['not-an-object', { slopes: ['north'] }, { card: 'p', field: 'slopes.0', params: { found: '"north"' } }],
    ['too-short', { id: '' }, { card: '#0', field: 'id', params: { limit: 1 } }],
    ['unknown-field', { hieght: 3 }, { card: 'p', field: 'hieght' }],
  ])('reports a wrong value: %s', (code, fields, where) => {
    expect(problemsOf(peaks(peak(fields)))).toEqual([{ file: 'peaks.json', code, ...where }]);
  });

  it.each<[found: unknown, says: RegExp]>([
    [{ n: '2' }, /^card\.json, n: found "2", in quotation marks; write 2 without them\.$/],
    [{ face: 1 }, /^card\.json, face: found 1; write it in quotation marks, "1"\.$/],
    [{ n: 3 }, /^card\.json, n: found 3, allowed here: 1, 2\.$/],
    [{ id: 'Old Fox' }, /^card\.json, id: found "Old Fox"; use 1 to 40 small letters/],
    [
      { name: 'Fox' },
      /^card\.json, name: expected words in three languages, such as \{ "en": "Fox", .*, found "Fox"\.$/,
    ],
    [{ name: { en: 'Fox', fr: 'Renard' } }, /^card\.json, name\.pl: the field is missing/],
  ])('says what to do with %j', (part, says) => {
    const files = {
      'card.json': v.partial(
        v.strictObject({
          n: v.picklist([1, 2]),
          face: v.picklist(['1', 'A']),
          id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'not-a-small-id')),
          name: v.strictObject({ en: v.string(), fr: v.string(), pl: v.string() }, 'not-in-languages'),
        }),
      ),
    };
    const format: PackFormat<object> = { files, build: (built) => built, check: () => [] };
    expect(() => loadPack(format, { id: 'toy', files: { 'card.json': part } })).toThrow(says);
  });

  it('reports a missing field, with the index of a card that has no name', () => {
    expect(problemsOf(peaks(peak({}), { height: 5, slopes: [] }))).toEqual([
      { file: 'peaks.json', card: '#1', field: 'id', code: 'missing-field' },
    ]);
  });

  it('names the nearest named element as the card, and the remaining path as the field', () => {
    const slopes = [
      { face: 'west', camps: [] },
      { face: 'north', camps: ['a', 'b', 'c', 'd'] },
    ];
    expect(problemsOf(peaks(peak({ slopes })))).toEqual([
      {
        file: 'peaks.json',
        card: 'p',
        field: 'slopes.0.face',
        code: 'not-allowed',
        params: { found: '"west"', allowed: '"north", "south"' },
      },
      { file: 'peaks.json', card: 'p', field: 'slopes.0.camps', code: 'too-short', params: { limit: '1' } },
      { file: 'peaks.json', card: 'p', field: 'slopes.1.camps', code: 'too-long', params: { limit: '3' } },
    ]);
  });

  it('reports a problem outside of cards without a card', () => {
    expect(problemsOf(pack({ 'guide.json': { name: 'Ana', rested: 'yes' } }))).toEqual([
      { file: 'guide.json', field: 'rested', code: 'not-true-or-false', params: { found: '"yes"' } },
    ]);
    expect(problemsOf(pack({ 'guide.json': null }))).toEqual([
      { file: 'guide.json', code: 'not-an-object', params: { found: 'null' } },
    ]);
  });

  it("reports the schema problems of all files before it runs the format's checks", () => {
    const raw = {
      id: 'toy',
      files: { 'peaks.json': { peaks: [peak({ height: 9 }), peak({ height: '8' })] }, 'x.json': 1 },
    };
    expect(problemsOf(raw).map((problem) => `${problem.file} ${problem.code}`)).toEqual([
      'guide.json missing-file',
      'x.json unknown-file',
      'peaks.json not-a-number',
    ]);
  });

  it("reports a problem of the format's checks with its words", () => {
    const error = errorOf(peaks(peak({}), peak({ id: 'q', height: 90 }), peak({ id: 'r', height: 90 })));
    expect(error.problems.map((problem) => problem.card)).toEqual(['q', 'r']);
    expect(error.message).toBe(
      'peaks.json, q, height: 90 m is not higher than the peak before (TOY-01).\n' +
        'peaks.json, r, height: 90 m is not higher than the peak before (TOY-01).',
    );
  });
});

describe('the hash of a pack', () => {
  const hashOf = (raw: RawPack) => loadPack(format, raw).hash;
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, field]) => [key, reversed(field)]),
    );
  };

  it('does not depend on the order of fields and files, nor on the ID', () => {
    const other = { id: 'other', files: reversed(atlas) as Record<string, unknown> };
    expect(Object.keys(other.files)).toEqual(['guide.json', 'peaks.json']);
    expect(hashOf(other)).toBe(hashOf(pack()));
  });

  it('depends on every value and on the order of lists', () => {
    const [low, high] = atlas['peaks.json'].peaks;
    const packs = [
      pack(),
      pack({ 'guide.json': { name: 'Anna' } }),
      pack({ 'guide.json': { name: 'Ana', rested: true } }),
      pack({ 'guide.json': { name: 'Ana', rested: false } }),
      peaks({ ...low, height: 1201 }, high),
      peaks({ ...low, slopes: [{ face: 'north', camps: ['hut'] }] }, high),
      peaks({ ...low, slopes: [{ face: 'north', camps: ['hut', 'tent'] }] }, high),
      peaks({ ...low, slopes: [{ face: 'north', camps: ['tent', 'hut'] }] }, high),
    ];
    expect(new Set(packs.map(hashOf)).size).toBe(packs.length);
  });
});

describe('L16: every problem has words', () => {
  it('in each language, with place and parameters', () => {
    const problem = {
      file: 'peaks.json',
      card: 'p',
      field: 'height',
      code: 'too-large',
      params: { found: 9000, limit: 8849 },
    };
    expect(LANGUAGES.map((language) => describeProblem(problem, language))).toEqual([
      'peaks.json, p, height: 9000 is too large; the maximum is 8849.',
      'peaks.json, p, height\u00a0: 9000 est trop grand\u00a0; le maximum est 8849.',
      'peaks.json, p, height: 9000 to za dużo; maksimum to 8849.',
    ]);
  });

  it('in each language, for the codes of the format', () => {
    const problem = { file: 'peaks.json', code: 'not-higher', params: { rule: 'TOY-01', height: 90 } };
    const lines = LANGUAGES.map((language) => describeProblem(problem, language, format.words));
    expect(lines[1]).toBe('peaks.json\u00a0: 90 m ne dépasse pas le sommet précédent (TOY-01).');
    expect(new Set(lines).size).toBe(3);
    expect(describeProblem(problem, 'en')).toBe('peaks.json: not-higher');
  });

  it('with the same parameters in each language, and no two alike', () => {
    for (const code of Object.keys(contentWords.en) as (keyof typeof contentWords.en)[]) {
      const sentences = LANGUAGES.map((language) => contentWords[language][code]);
      const names = sentences.map((sentence) => (sentence.match(/\{\w+\}/g) ?? []).sort().join());
      expect(new Set(names).size, code).toBe(1);
      expect(new Set(sentences).size, code).toBe(3);
    }
  });
});
