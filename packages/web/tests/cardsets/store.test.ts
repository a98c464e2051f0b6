import { afterEach, describe, expect, test } from 'vitest';
import { writeMatch } from '../../src/store/matches.ts';
import { addPack, allPacks, meet, removePack } from '../../src/store/packs.ts';
import type { MatchRecord, PackRecord } from '../../src/store/records.ts';
import { readPackRecord } from '../../src/store/storedSchemas.ts';

const pack = (change: Partial<PackRecord> = {}): PackRecord => ({
  game: 'sierra',
  id: 'mine',
  hash: 'aa',
  added: 1,
  cards: 3,
  files: { 'mountain.json': { cards: [] } },
  ...change,
});

describe('a stored card set', () => {
  test('is read when it is valid', () => {
    expect(readPackRecord(pack())).toEqual(pack());
  });

  test.each([
    ['game', 'chess'],
    ['id', ''],
    ['hash', 7],
    ['files', null],
  ])('is rejected with %s as %j', (field, value) => {
    expect(readPackRecord({ ...pack(), [field]: value })).toBeNull();
  });

  test('gets a default for an invalid date or number of cards', () => {
    expect(readPackRecord({ ...pack(), added: '1', cards: Number.NaN })).toEqual({ ...pack(), added: 0, cards: 0 });
  });

  test.each([[null], [undefined], ['text'], [[]], [{}]])('is rejected when it is %j', (value) => {
    expect(readPackRecord(value)).toBeNull();
  });
});

describe('a card set added where another of its name may be', () => {
  test.each([
    ['is added where there is none', undefined, 'added'],
    ['replaces a record damaged beyond recognition', { game: 'sierra', id: 'mine' }, 'added'],
    ['is known when an identical set is stored', pack({ added: 9 }), 'known'],
    [
      'corrects the texts when the cards are the same',
      pack({ files: { 'mountain.json': { cards: [1] } } }),
      'corrected',
    ],
    ['is refused when the cards differ', pack({ hash: 'bb' }), 'taken'],
  ])('%s', (_, there, outcome) => {
    expect(meet(there, pack())).toBe(outcome);
  });
});

// The test environment has no IndexedDB, like a browser that refuses storage.
describe('in a browser without storage', () => {
  afterEach(async () => {
    for (const kept of await allPacks()) await removePack(kept, () => false);
  });

  test('card sets last as long as the page, the last added first, one per name and game', async () => {
    expect(await addPack(pack())).toBe('added');
    expect(await addPack(pack({ game: 'sierra-west', added: 5 }))).toBe('added');
    expect(await addPack(pack({ hash: 'bb' }))).toBe('taken');
    expect(await addPack(pack())).toBe('known');
    expect(await addPack(pack({ added: 7, files: {} }))).toBe('corrected');
    expect(await allPacks()).toEqual([pack({ added: 7, files: {} }), pack({ game: 'sierra-west', added: 5 })]);
  });

  test('a card set is removed, unless a match in the page needs it', async () => {
    await addPack(pack());
    await writeMatch({ id: 'one', revision: 0, saved: {}, table: {}, summary: {} } as MatchRecord);
    expect(await removePack(pack(), ({ id }) => id === 'one')).toBe('needed');
    expect(await allPacks()).toHaveLength(1);
    expect(await removePack(pack(), ({ id }) => id === 'another')).toBe('removed');
    expect(await allPacks()).toEqual([]);
  });

  test('removing a card set that does not exist fails with a message', async () => {
    expect(await removePack(pack(), () => false)).toBe('failed');
  });
});
