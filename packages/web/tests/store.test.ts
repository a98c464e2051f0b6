import { describe, expect, test } from 'vitest';
import { isMatchRecord, mergeSuns, readSuns } from '../src/store/guard.ts';
import type { MatchRecord } from '../src/store/records.ts';

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

/** The record with one part changed: `damaged('summary.players', null)`. */
function damaged(path: string, value: unknown): unknown {
  const copy = structuredClone(record) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop()!;
  const part = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
  part[last] = value;
  return copy;
}

describe('what lies on the shelf is looked at before it is shown', () => {
  test('a record of ours is recognised', () => {
    expect(isMatchRecord(record)).toBe(true);
  });

  test.each([
    ['id', 7],
    ['played', Number.NaN],
    ['revision', '1'],
    ['saved', null],
    ['table', undefined],
    ['summary', 'round 3'],
    ['summary.game', 'chess'],
    ['summary.mode', ''],
    ['summary.stage', 'one'],
    ['summary.over', 0],
    ['summary.players', {}],
    ['summary.players', [{ name: 'Ada' }]],
    ['summary.winners', ['Ada']],
    ['summary.suns', undefined],
    ['summary.picture', [{ row: 0, start: 0, cards: [] }]],
    ['summary.picture', [{ row: 0, start: 0, cards: [{ id: 'm1' }] }]],
  ])('with %s as %j it is not', (path, value) => {
    expect(isMatchRecord(damaged(path, value))).toBe(false);
  });

  test.each([[null], [undefined], [7], ['text'], [[]], [{}]])('%j is none', (value) => {
    expect(isMatchRecord(value)).toBe(false);
  });
});

describe('suns', () => {
  test('that make no sense are dropped, the others stay', () => {
    expect(readSuns({ 1: { solo: 2, duo: 'two' }, 2: null, 3: { trio: 1, quartet: 4 } })).toEqual({
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
