import { ClientMessageSchema } from '@cordillera/protocol';
import * as fakes from 'fake-indexeddb';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MatchRecord, PackRecord } from '../src/store/records.ts';
import { type RecordedStorage, readRecorded, recordedNames } from './recordedStorage.ts';

/** A browser's localStorage, whose entries are its own properties. */
class FakeStorage {
  [name: string]: unknown;
  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? (this[name] as string) : null;
  }
  setItem(name: string, text: string): void {
    this[name] = String(text);
  }
  removeItem(name: string): void {
    delete this[name];
  }
}

const nothing = (): void => undefined;

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

/** A browser with this storage, and no page open. */
async function browserWith({ localStorage, indexedDB: { version, stores } }: RecordedStorage): Promise<void> {
  vi.resetModules();
  for (const [name, fake] of Object.entries(fakes)) if (name.startsWith('IDB')) vi.stubGlobal(name, fake);
  vi.stubGlobal('indexedDB', new fakes.IDBFactory());
  vi.stubGlobal('localStorage', Object.assign(new FakeStorage(), localStorage));
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelector: () => null,
    addEventListener: nothing,
  });
  vi.stubGlobal('addEventListener', nothing);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing }));
  const opening = indexedDB.open('cordillera', version);
  opening.onupgradeneeded = () => {
    for (const { name, keyPath, indexes, rows } of stores) {
      const store = opening.result.createObjectStore(name, { keyPath });
      for (const index of indexes) store.createIndex(index.name, index.keyPath);
      for (const { key, value } of rows) store.put(value, key);
    }
  };
  (await answered(opening)).close();
}

async function stored<T>(store: string, key: IDBValidKey): Promise<T> {
  const database = await answered(indexedDB.open('cordillera'));
  const value = await answered(database.transaction(store).objectStore(store).get(key));
  database.close();
  return value as T;
}

const storedValue = (name: string): unknown => JSON.parse(localStorage.getItem(`cordillera.${name}`)!);
const forget = (name: string): void => localStorage.removeItem(`cordillera.${name}`);

describe.each(recordedNames())('recorded browser storage: %s', (name) => {
  const { storage, outcome } = readRecorded(name);
  const rows = <T>(store: string): T[] =>
    storage.indexedDB.stores.find((each) => each.name === store)!.rows.map(({ value }) => value as T);
  const names = Object.keys(storage.localStorage).map((each) => each.replace(/^cordillera\./, ''));
  const named = (begin: string): string[] =>
    names.flatMap((each) => (each.startsWith(begin) ? [each.slice(begin.length)] : []));

  beforeEach(() => browserWith(storage));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test('holds unfinished matches of every game and mode, a finished one, and all other stored data', () => {
    const going = outcome.matches.filter(({ over }) => !over).map(({ game, mode }) => `${game} ${mode}`);
    const modes = ['apple-hill', 'boats-and-banjos', 'gold-rush', 'outlaws-and-outposts'];
    const expected = ['sierra team', 'sierra competitive', ...modes.map((mode) => `sierra-west ${mode}`)];
    expect(going).toEqual(expect.arrayContaining(expected));
    expect(going.some((each) => each.startsWith('colorado'))).toBe(true);
    expect(outcome.matches.some(({ over }) => over)).toBe(true);
    expect(rows('packs')).toHaveLength(1);
    expect(rows('campaign')).toHaveLength(1);
    expect(named('write.')).toEqual([outcome.interrupted]);
    expect(named('unsent.')).toEqual([outcome.unsentAt]);
    const some = [
      'settings',
      'theme',
      'language',
      'seals',
      'new-game.1',
      'new-game.sierra-west.1.link',
      'all-stages-open',
    ];
    expect(names).toEqual(expect.arrayContaining(some));
  });

  test('lists show every match, and the interrupted write is completed', async () => {
    const { allMatches } = await import('../src/store/matches.ts');
    const seen = (await allMatches()).map(({ id, revision, summary }) => ({
      id,
      revision,
      game: summary.game,
      mode: summary.mode,
      over: summary.over,
    }));
    expect(seen).toEqual(
      outcome.matches.map(({ id, revision, game, mode, over }) => ({ id, revision, game, mode, over })),
    );
    expect(Object.keys(localStorage).filter((each) => each.includes('write'))).toEqual([]);
    const { record } = JSON.parse(storage.localStorage[`cordillera.write.${outcome.interrupted}`]!);
    expect(await stored('matches', outcome.interrupted)).toEqual(record);
  });

  test.each(outcome.matches)('the table opens at the stored position: $game $mode $id', async ({ id, ...recorded }) => {
    const { openMatch } = await import('../src/table/match/openMatch.ts');
    const { match, record } = (await openMatch(id))!;
    expect({
      hash: match.hash,
      entries: match.length,
      choices: match.seats.map((_, seat) => match.decision(seat)?.choices.length ?? 0),
    }).toEqual({ hash: recorded.hash, entries: recorded.entries, choices: recorded.choices });
    expect(record.summary.game).toBe(recorded.game);
  });

  test('a match is stored again as it was read: its table, its standing answers and its summary', async () => {
    const { readMatch, writeMatch } = await import('../src/store/matches.ts');
    const { loadTableGame } = await import('../src/table/tableGames.ts');
    const { openMatch } = await import('../src/table/match/openMatch.ts');
    for (const { id, game } of outcome.matches) {
      const record = (await readMatch(id))!;
      const before = await stored<MatchRecord>('matches', id);
      await writeMatch(record);
      expect(await stored('matches', id)).toEqual({ ...before, revision: before.revision + 1 });
      // and as the page would store it after the next choice
      const { match } = (await openMatch(id))!;
      const { summary } = await loadTableGame(game);
      expect(JSON.parse(JSON.stringify([match, summary(match)]))).toEqual([before.saved, before.summary]);
    }
    const tables = rows<MatchRecord>('matches').map(({ table }) => table);
    expect(tables.some(({ wishes, openHands }) => openHands && wishes?.[0]?.trapper === 'mode')).toBe(true);
  });

  test('the card set is found, playable, and recognized when it is added again', async () => {
    const { addPack, allPacks } = await import('../src/store/packs.ts');
    const { ownSets } = await import('../src/cardsets/sets.ts');
    const [pack] = rows<PackRecord>('packs');
    expect(await allPacks()).toEqual([pack]);
    expect((await ownSets(pack!.game)).map(({ id, hash }) => ({ id, hash }))).toEqual([
      { id: pack!.id, hash: pack!.hash },
    ]);
    expect(await addPack(pack!)).toBe('known');
    expect(rows<MatchRecord>('matches').some(({ saved }) => saved.content.hash === pack!.hash)).toBe(true);
  });

  test('the suns are read, and stored again unchanged', async () => {
    const { changeCampaign, readCampaign } = await import('../src/store/matches.ts');
    const [suns] = rows<object>('campaign');
    expect(await readCampaign()).toEqual(suns);
    await changeCampaign((same) => same);
    expect(await stored('campaign', 'suns')).toEqual(suns);
    expect(Object.keys(suns!)).not.toEqual([]);
  });

  test('pending moves are read, as messages that a server accepts', async () => {
    const { savePendingMoves, readPendingMoves } = await import('../src/online/remote/pendingMoves.ts');
    const before = storedValue(`unsent.${outcome.unsentAt}`);
    const moves = readPendingMoves(outcome.unsentAt);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves).toEqual(before);
    for (const move of moves) expect(v.is(ClientMessageSchema, move)).toBe(true);
    forget(`unsent.${outcome.unsentAt}`);
    savePendingMoves(outcome.unsentAt, moves);
    expect(storedValue(`unsent.${outcome.unsentAt}`)).toEqual(before);
  });

  test('settings have their stored values, and keep them', async () => {
    const { changeSettings, getSettings, myName } = await import('../src/platform/settings.ts');
    const before = storedValue('settings');
    expect(getSettings()).toEqual(before);
    // none has its default value
    expect(getSettings()).toEqual({
      name: 'Zoë',
      motion: 'less',
      confirmReady: true,
      confirmDelete: false,
      colourHelp: true,
    });
    expect(myName(getSettings())).toBe('Zoë');
    forget('settings');
    changeSettings({});
    expect(storedValue('settings')).toEqual(before);
  });

  test('new-game forms are restored as they were left', async () => {
    const { draftsOf } = await import('../src/table/setup/draft.ts');
    const { newGame } = await import('../src/games/colorado/newgame/newGame.tsx');
    const all = {
      'new-game.1': (await import('../src/games/sierra/newgame/draft.ts')).sierraDrafts,
      'new-game.sierra-west.1': (await import('../src/games/sierra-west/newgame/draft.ts')).westDrafts,
      'new-game.colorado.1': draftsOf(newGame),
    };
    expect(
      named('new-game.')
        .map((each) => `new-game.${each}`)
        .sort(),
    ).toEqual(
      Object.keys(all)
        .flatMap((each) => [each, `${each}.link`])
        .sort(),
    );
    for (const [form, { loadDraft, saveDraft }] of Object.entries(all))
      for (const byLink of [false, true]) {
        const place = byLink ? `${form}.link` : form;
        const before = storedValue(place);
        const draft = loadDraft(byLink);
        forget(place);
        saveDraft(draft as never, byLink);
        expect(storedValue(place), place).toEqual(before);
        expect(JSON.stringify(before), place).toContain(byLink ? 'Zoë far away' : 'Bot of ');
      }
  });

  test('the fingerprint of a shuffle, muted players and arranged cards are restored', async () => {
    const { rememberSeedHash, rememberedSeedHash } = await import('../src/store/seedHashes.ts');
    const { ChatStore } = await import('../src/online/chat/chatStore.ts');
    const { readArrangement, saveArrangement } = await import('../src/games/sierra-west/table/hand/arrangement.ts');
    const seals = storedValue('seals') as [string, string][];
    expect(seals.map(([table]) => [table, rememberedSeedHash(table)])).toEqual(seals);
    rememberSeedHash(outcome.unsentAt, 'another');
    expect(storedValue('seals')).toEqual(seals);
    const talk = new ChatStore(outcome.unsentAt, () => []);
    expect(talk.get().muted).toEqual(['Ben']);
    talk.mute('Cleo', true);
    expect(storedValue(`muted.${outcome.unsentAt}`)).toEqual(['Ben', 'Cleo']);
    const arranged = storedValue('sierra-west.arranged');
    const recalled = readArrangement();
    forget('sierra-west.arranged');
    saveArrangement(recalled);
    expect(storedValue('sierra-west.arranged')).toEqual(arranged);
    expect(arranged).not.toBeNull();
  });

  test('tips that were read or dismissed still exist', async () => {
    const words = {
      'sierra-west': (await import('../src/games/sierra-west/table/lessons/lessonWords.ts')).lessonWords.en,
      colorado: (await import('../src/games/colorado/table/lessons/lessonWords.ts')).lessonWords.en,
    };
    for (const [game, lessons] of Object.entries(words)) {
      expect(named(`coach.${game}.`).length, game).toBeGreaterThan(1);
      expect(Object.keys(lessons), game).toEqual(expect.arrayContaining(named(`coach.${game}.`)));
    }
  });
});
