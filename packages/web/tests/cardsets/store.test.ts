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

describe('what lies on the shelf as a card set is looked at', () => {
  test('one of ours is recognised', () => {
    expect(readPackRecord(pack())).toEqual(pack());
  });

  test.each([
    ['game', 'chess'],
    ['id', ''],
    ['hash', 7],
    ['files', null],
  ])('with %s as %j it is none', (field, value) => {
    expect(readPackRecord({ ...pack(), [field]: value })).toBeNull();
  });

  test('a date or a number of cards that makes no sense is replaced', () => {
    expect(readPackRecord({ ...pack(), added: '1', cards: Number.NaN })).toEqual({ ...pack(), added: 0, cards: 0 });
  });

  test.each([[null], [undefined], ['text'], [[]], [{}]])('%j is none', (value) => {
    expect(readPackRecord(value)).toBeNull();
  });
});

describe('a set that meets one of its name', () => {
  test.each([
    ['is added where there is none', undefined, 'added'],
    ['takes the place of what is damaged beyond recognition', { game: 'sierra', id: 'mine' }, 'added'],
    ['is known when it is the same word for word', pack({ added: 9 }), 'known'],
    [
      'corrects the words when the cards are the same',
      pack({ files: { 'mountain.json': { cards: [1] } } }),
      'corrected',
    ],
    ['is refused when the cards are others', pack({ hash: 'bb' }), 'taken'],
  ])('%s', (_, there, outcome) => {
    expect(meet(there, pack())).toBe(outcome);
  });
});

// There is no IndexedDB here: the browser that refuses everything.
describe('in a browser that keeps nothing', () => {
  afterEach(async () => {
    for (const kept of await allPacks()) await removePack(kept, () => false);
  });

  test('a set lasts as long as the page, the last added first, one of a name for each game', async () => {
    expect(await addPack(pack())).toBe('added');
    expect(await addPack(pack({ game: 'sierra-west', added: 5 }))).toBe('added');
    expect(await addPack(pack({ hash: 'bb' }))).toBe('taken');
    expect(await addPack(pack())).toBe('known');
    expect(await addPack(pack({ added: 7, files: {} }))).toBe('corrected');
    expect(await allPacks()).toEqual([pack({ added: 7, files: {} }), pack({ game: 'sierra-west', added: 5 })]);
  });

  test('it is removed, but not while a match that lives in the page needs it', async () => {
    await addPack(pack());
    await writeMatch({ id: 'one', revision: 0, saved: {}, table: {}, summary: {} } as MatchRecord);
    expect(await removePack(pack(), ({ id }) => id === 'one')).toBe('needed');
    expect(await allPacks()).toHaveLength(1);
    expect(await removePack(pack(), ({ id }) => id === 'another')).toBe('removed');
    expect(await allPacks()).toEqual([]);
  });

  test('what is not there cannot be removed either, and that is said', async () => {
    expect(await removePack(pack(), () => false)).toBe('failed');
  });
});
