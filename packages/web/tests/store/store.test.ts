import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesIn } from '../../src/games/sierra/art/lines.ts';
import { readSettings } from '../../src/platform/readSettings.ts';
import type { MatchRecord } from '../../src/store/records.ts';
import { mergeSuns, readMatchRecord, readSuns, readWrite } from '../../src/store/storedSchemas.ts';

const record: MatchRecord = {
  id: 'abc',
  created: 1,
  played: 2,
  revision: 1,
  saved: {} as MatchRecord['saved'],
  table: { livePoints: true },
  summary: {
    game: 'sierra',
    mode: 'team',
    stage: null,
    round: 3,
    over: false,
    waiting: true,
    players: [{ name: 'Ada', bot: false, total: 4 }],
    winners: [],
    suns: null,
    picture: [{ row: 0, start: 0, cards: [{ id: 'm1', colour: 'teal', symbol: 'bird' }] }],
  },
};

/** The record with one field changed: `damaged('summary.players', null)`. */
function damaged(path: string, value: unknown): unknown {
  const copy = structuredClone(record) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop()!;
  const part = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
  part[last] = value;
  return copy;
}

describe('a stored match', () => {
  test('is read unchanged when it is valid', () => {
    expect(readMatchRecord(record)).toEqual(record);
  });

  test.each([
    ['id', 7],
    ['id', ''],
    ['revision', '1'],
    ['saved', null],
    ['saved', []],
    ['summary', 'round 3'],
    ['summary.game', 'chess'],
  ])('is rejected with %s as %j', (path, value) => {
    expect(readMatchRecord(damaged(path, value))).toBeNull();
  });

  test.each([[null], [undefined], [7], ['text'], [[]], [{}]])('is rejected when it is %j', (value) => {
    expect(readMatchRecord(value)).toBeNull();
  });

  test.each([
    ['created', undefined, 0],
    ['played', Number.NaN, 0],
    // a number, but not a date
    ['played', 1e300, 0],
    ['table', undefined, { livePoints: true }],
    ['table', { livePoints: 1, openHands: true }, { livePoints: true, openHands: true }],
    ['table', { livePoints: false, openHands: 'yes' }, { livePoints: false, openHands: false }],
    [
      'table',
      { livePoints: true, wishes: { 1: { trapper: 'never' } } },
      { livePoints: true, wishes: { 1: { trapper: 'never' } } },
    ],
    ['table', { livePoints: true, wishes: { 1: 'never' } }, { livePoints: true, wishes: {} }],
    ['summary.mode', 7, ''],
    ['summary.stage', 'one', null],
    ['summary.round', -1, 0],
    ['summary.over', 0, false],
    ['summary.waiting', 'yes', false],
    ['summary.players', {}, []],
    ['summary.players', [{ name: 'Ada' }], []],
    ['summary.winners', ['Ada'], []],
    ['summary.suns', undefined, null],
    // the page would draw a picture for each of them
    ['summary.suns', 1e9, null],
  ])('with %s as %j gets the default %j for that field alone', (path, value, usual) => {
    expect(readMatchRecord(damaged(path, value))).toEqual(damaged(path, usual));
  });

  test('keeps its picture, which only the game interprets and does not draw when it is damaged', () => {
    for (const picture of [
      null,
      'mountains',
      [{ row: 0, start: 0, cards: [] }],
      [{ row: 0, start: 0, cards: [{ id: 'm1' }] }],
    ]) {
      const read = readMatchRecord(damaged('summary.picture', picture))!;
      expect(linesIn(read.summary.picture)).toEqual([]);
    }
    expect(linesIn(record.summary.picture)).toEqual(record.summary.picture);
  });

  test('can be read and shown, whatever its other fields contain', () => {
    const part = fc.jsonValue({ maxDepth: 2 });
    const anything = fc.record({
      ...Object.fromEntries(Object.keys(record).map((key) => [key, part])),
      summary: fc.record(Object.fromEntries(Object.keys(record.summary).map((key) => [key, part]))),
    });
    fc.assert(
      fc.property(anything, (value) => {
        const read = readMatchRecord({
          ...value,
          id: 'abc',
          revision: 1,
          saved: {},
          summary: { ...value.summary, game: 'sierra' },
        });
        expect(read).not.toBeNull();
        new Date(read!.played).toISOString();
        expect(Array.from({ length: read!.summary.suns ?? 0 }).length).toBeLessThan(4);
        linesIn(read!.summary.picture);
      }),
    );
  });
});

describe('a write that an earlier page left behind', () => {
  test('is read with its record, or not at all', () => {
    expect(readWrite({ record, shelved: 3 })).toEqual({ record, shelved: 3 });
    for (const value of [
      null,
      {},
      { record },
      { record: { ...record, saved: 1 }, shelved: 3 },
      { record, shelved: 'x' },
    ])
      expect(readWrite(value)).toBeNull();
  });
});

describe('settings', () => {
  const usual = { name: '', motion: 'system', confirmReady: false, confirmDelete: true, colourHelp: false };

  test('are read as stored, with long names truncated', () => {
    const stored = { name: 'Ada', motion: 'less', confirmReady: true, confirmDelete: false, colourHelp: true };
    expect(readSettings(stored)).toEqual(stored);
    expect(readSettings({ ...stored, name: 'x'.repeat(99), more: 1 })).toEqual({ ...stored, name: 'x'.repeat(24) });
  });

  test.each([[undefined], [null], [7], ['{'], [[]], [{}]])('have their defaults when %j is stored', (value) => {
    expect(readSettings(value)).toEqual(usual);
  });

  test('get a default for each invalid one alone', () => {
    expect(readSettings({ name: 7, motion: 'wild', confirmReady: 'yes', colourHelp: true })).toEqual({
      ...usual,
      colourHelp: true,
    });
  });
});

describe('suns', () => {
  test('are dropped when invalid, without losing the others', () => {
    expect(
      readSuns({ 1: { solo: 2, duo: 'two' }, 2: null, 3: { trio: 1, quartet: 4 }, 4: { solo: 99 }, x: { solo: 1 } }),
    ).toEqual({
      1: { solo: 2 },
      3: { trio: 1 },
    });
    expect(readSuns(undefined)).toEqual({});
  });

  test('of two windows are merged: the better of each', () => {
    expect(mergeSuns({ 1: { solo: 2 }, 2: { duo: 1 } }, { 1: { solo: 1, trio: 3 }, 4: { duo: 0 } })).toEqual({
      1: { solo: 2, trio: 3 },
      2: { duo: 1 },
      4: { duo: 0 },
    });
  });
});
