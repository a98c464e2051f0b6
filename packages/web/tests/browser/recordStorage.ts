/** Fills a browser's storage through the page and takes it away; tests/recorded/README.md says when. */
import { botFor } from '@cordillera/bots';
import { createMatch, createRandom, type Match, type SeatInfo } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import type { Page } from 'playwright-core';
import { Visitor } from '../../../server/tests/helpers/players.ts';
import type { MatchRecord, TableOptions } from '../../src/store/records.ts';
import { readMatchRecord, readPackRecord } from '../../src/store/storedSchemas.ts';
import { rebuild } from '../../src/table/match/rebuild.ts';
import { loadTableGame } from '../../src/table/tableGames.ts';
import type { RecordedMatch, RecordedOutcome, RecordedStorage } from '../recordedStorage.ts';
import * as colorado from './colorado.ts';
import { begin, layTable, playTogether, presser, sitDown, type TestPerson, type Wire } from './online.ts';
import { Player } from './player.ts';
import { shelve } from './seed.ts';
import * as west from './west.ts';

interface Plan {
  id: string;
  game: string;
  options: object;
  seats: SeatInfo[];
  /** Saved after this many entries; below 0: that many before the end. */
  entries: number;
  table?: TableOptions;
}

const [ada, ben]: SeatInfo[] = [{ name: 'Ada' }, { name: 'Ben' }];
const bot = (name: string, level = 'greenhorn'): SeatInfo => ({ name, bot: level });

const plans: Plan[] = [
  {
    id: 'aaaa000000000001',
    game: 'sierra',
    options: { mode: 'team' },
    seats: [ada!, bot('Noor'), bot('Iris'), bot('Tomek')],
    entries: 50,
  },
  { id: 'aaaa000000000002', game: 'sierra', options: { mode: 'solo', stage: 1 }, seats: [ada!], entries: -3 },
  { id: 'aaaa000000000003', game: 'sierra-west', options: { mode: 'apple-hill' }, seats: [ada!, ben!], entries: 120 },
  {
    id: 'aaaa000000000004',
    game: 'sierra-west',
    options: { mode: 'boats-and-banjos' },
    seats: [ada!, ben!],
    entries: 150,
    table: {
      livePoints: false,
      openHands: true,
      wishes: { 0: { trapper: 'mode', tracker: 'never' }, 1: { trapper: 'never' } },
    },
  },
  { id: 'aaaa000000000005', game: 'sierra-west', options: { mode: 'gold-rush' }, seats: [ada!], entries: 90 },
  {
    id: 'aaaa000000000006',
    game: 'sierra-west',
    options: { mode: 'outlaws-and-outposts', advancedPlanning: true },
    seats: [ada!, bot('Noor')],
    entries: 100,
  },
  { id: 'aaaa000000000007', game: 'colorado', options: {}, seats: [ada!, bot('Noor')], entries: 60 },
  { id: 'aaaa000000000008', game: 'colorado', options: { sealed: true }, seats: [ada!, ben!], entries: 40 },
];

/** A match as the page keeps it, played by a bot at every seat. */
async function recordOf({ id, game, options, seats, entries, table }: Plan): Promise<MatchRecord> {
  const random = createRandom(`storage ${id}`);
  const level = botFor(gameById(game), 'trail-hand');
  let match: Match = createMatch(gameById(game), { options, seats, seed: id.padStart(32, '5') });
  while (match.result() === null && (entries < 0 || match.length < entries)) {
    const decision = match.decisions().find(({ forward }) => forward > 0)!;
    const view = match.view(decision.seat);
    match.choose(decision.seat, await level.choose({ rules: match.rules, view, decision, random }, { ms: 20 }));
  }
  if (entries < 0) match = match.fork(match.length + entries);
  const { summary } = await loadTableGame(game);
  return {
    id,
    created: 1_800_000_000_000,
    played: 1_800_000_000_000 + Number.parseInt(id.slice(-2), 16),
    revision: 1,
    saved: match.toJSON(),
    table: table ?? { livePoints: true },
    summary: summary(match),
  };
}

/** Runs in the page: all that the browser keeps for it. */
function dump(): Promise<RecordedStorage> {
  const answered = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((done, fail) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
  return answered(indexedDB.open('cordillera')).then(async (database) => {
    const stores = [];
    for (const name of database.objectStoreNames) {
      const store = database.transaction(name).objectStore(name);
      const [keys, values] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
      stores.push({
        name,
        keyPath: store.keyPath,
        indexes: [...store.indexNames].map((index) => ({ name: index, keyPath: store.index(index).keyPath })),
        rows: values.map((value: unknown, i) =>
          store.keyPath === null ? { key: keys[i] as string, value } : { value },
        ),
      });
    }
    const { version } = database;
    database.close();
    return { localStorage: { ...localStorage }, indexedDB: { version, stores } };
  });
}

const playerOf = (page: Page, game: string): TestPerson => {
  if (game === 'sierra-west') return presser(page, (looked) => west.glance(page, looked, ['Ada', 'Ben']), west.byMouse);
  if (game === 'colorado') return presser(page, (looked) => colorado.glance(page, looked), west.byMouse);
  const player = new Player(page, 'mouse');
  return {
    page,
    async act() {
      if ((await player.asked()) === 'over') return 'over';
      return (await player.act()) ? 'did' : 'idle';
    },
  };
};

/** Waits until nothing is being written. */
const written = (page: Page, id: string, revision: number): Promise<unknown> =>
  page.waitForFunction(
    ([match, least]) =>
      new Promise((done) => {
        const opening = indexedDB.open('cordillera');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('matches').objectStore('matches').get(match);
          asked.onsuccess = () => {
            opening.result.close();
            done(asked.result.revision >= least);
          };
        };
      }),
    [id, revision] as const,
  );

/** `open` gives a page of the server, through the wire where there is one; nothing else was kept by its browser before. */
export async function recordStorage(
  open: (baseURL: string) => Promise<Page>,
  server: string,
  wire: Wire,
): Promise<{ storage: RecordedStorage; outcome: RecordedOutcome }> {
  const [page, friend] = [await open(wire.url), await open(server)];
  const to = (path: string): Promise<unknown> => page.goto(`${wire.url}/${path}`);

  await to('#/settings');
  await page.getByLabel('Your name').fill('Zoë');
  const files = structuredClone(gameById('sierra').house.files) as {
    'stages.json': { stages: { suns: { solo: number[] } }[] };
  };
  files['stages.json'].stages[0]!.suns.solo[2]! += 1;
  const buffer = Buffer.from(JSON.stringify({ game: 'sierra', id: 'our cards', files }));
  await page.setInputFiles('input[type=file]', { name: 'our.json', mimeType: 'application/json', buffer });
  await page.getByText('“our cards” was added.').waitFor();
  await to('#/campaign');
  await page.getByRole('switch', { name: 'All stages open' }).click();

  // a game with the set of one's own
  await to('#/new/sierra?mode=competitive');
  await page.getByRole('combobox', { name: 'Card set' }).selectOption('our cards');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/#\/table\//);
  const own = page.url().split('/').at(-1)!;
  await page.locator('.coach > button').click();
  await playTogether([playerOf(page, 'sierra')], 6);
  await written(page, own, 6);

  // forms, left as they are
  for (const [game, options] of [
    ['sierra', 'mode=cooperative&stage=3'],
    ['sierra-west', 'mode=outlaws-and-outposts'],
    ['colorado', ''],
  ]) {
    await to(`#/new/${game}?${options}`);
    await page.getByLabel('Name at seat 2').fill(`Bot of ${game}`);
    await to(`#/new/${game}?link=1&${options}`);
    await page.getByLabel('Name at seat 1').fill('Zoë far away');
    await page.getByRole('button', { name: 'Add a seat' }).click();
  }

  const records = await Promise.all(plans.map(recordOf));
  await shelve(page, records);
  await to('');
  await page.reload();
  for (const { id, summary } of records) {
    await to(`#/table/${id}`);
    await page.locator('.prompt, .hand-over').first().waitFor();
    await playTogether([playerOf(page, summary.game)], 4);
    if (summary.mode === 'gold-rush') await page.locator('.tip > button:last-child').click();
    await written(page, id, 2);
  }
  // the campaign's is played to its end, and earns its suns
  const campaign = records.find(({ summary }) => summary.stage !== null)!;
  await to(`#/table/${campaign.id}`);
  await playTogether([playerOf(page, 'sierra')], 1000);
  await page.getByRole('link', { name: 'See the result' }).click();
  await page.waitForURL(/#\/end\//);

  // cards arranged and not laid out yet
  const planning = west.playOn(
    west.west({ mode: 'apple-hill' }, [ada!, bot('Noor')]),
    (match) => match.turns >= 2 && west.isPlanning(match, 0),
  );
  const arranged = west.recordOf(planning, 'aaaa000000000009');
  await shelve(page, [arranged]);
  await to(`#/table/${arranged.id}`);
  await west.untilAsked(page);
  const hand = page.locator('button[data-target^="hand "]:is([data-place], [data-place] *)');
  await hand.nth(0).click({ position: { x: 20, y: 20 } });
  await hand.nth(2).click({ position: { x: 20, y: 20 } });
  await page.waitForFunction(() => localStorage.getItem('cordillera.sierra-west.arranged') !== null);

  // a table by link, in a tab of its own
  const asked = { game: 'colorado', options: {}, seats: [null, null], pace: { kind: 'free' as const } };
  const online = await page.context().newPage();
  await online.goto(`${wire.url}/#/you`);
  const { id: unsentAt, me } = await layTable(online, asked, 'Zoë');
  await sitDown(friend, me.links.play!, 'Ben');
  await begin([online, friend], unsentAt);
  await online.getByRole('button', { name: /^The people at the table/ }).click();
  await online.getByRole('button', { name: 'Mute Ben' }).click();
  await online.keyboard.press('Escape');

  await to('#/you');
  const notNow = page.getByRole('button', { name: 'Not now' });
  await page.locator('.you-line, .you-blocked').first().waitFor();
  if ((await notNow.count()) > 0) await notNow.first().click();

  await to('#/settings');
  for (const name of ['Dusk', 'Less']) await page.getByRole('radio', { name, exact: true }).check({ force: true });
  for (const name of ['Colour marks', 'Ask before “Ready”', 'Ask before a game is deleted'])
    await page.getByRole('switch', { name }).click();
  await page.getByRole('radio', { name: 'Français' }).check({ force: true });

  // a write that the page cannot finish before it goes
  const interrupted = records.find(({ id }) => id.endsWith('7'))!.id;
  await to(`#/table/${interrupted}`);
  await page.locator('.prompt').first().waitFor();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      document.documentElement.dataset.writes = 'for ever';
      return Object.create(IDBRequest.prototype, { addEventListener: { value: () => undefined } });
    };
  });
  while ((await page.locator(':root[data-writes]').count()) === 0) await playTogether([playerOf(page, 'colorado')], 1);
  await page.goto(`${wire.url}/icon.svg`);
  await page.waitForFunction((name) => localStorage.getItem(name) !== null, `cordillera.write.${interrupted}`);

  // and moves that the network does not take
  const first = playerOf(online, 'colorado');
  const sockets = Object.assign(new Visitor(server), {
    cookie: (await online.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; '),
  });
  const socket = await sockets.open(unsentAt);
  if (!socket.decision?.forward) throw new Error('Zoë is not asked first: record once more');
  socket.close();
  wire.cut();
  await online.getByText('No connection').waitFor();
  const put = online.getByRole('button', { name: 'Look around' });
  if ((await put.count()) > 0) await put.click();
  while ((await online.locator(':root[data-sending]').count()) === 0) await first.act();

  const storage = await online.evaluate(dump);
  return { storage, outcome: { ...(await outcomeOf(storage)), interrupted, unsentAt } };
}

async function outcomeOf({ localStorage, indexedDB }: RecordedStorage): Promise<Pick<RecordedOutcome, 'matches'>> {
  const rows = (name: string) => indexedDB.stores.find((store) => store.name === name)!.rows;
  const packs = rows('packs').flatMap(({ value }) => readPackRecord(value) ?? []);
  const left = Object.entries(localStorage).flatMap(([name, text]) =>
    name.startsWith('cordillera.write.') ? [JSON.parse(text).record] : [],
  );
  const shelved = rows('matches').map(({ value }) => left.find(({ id }) => id === (value as MatchRecord).id) ?? value);
  const records = shelved.map((value) => readMatchRecord(value)!).sort((a, b) => b.played - a.played);
  const matches: RecordedMatch[] = [];
  for (const { id, saved, summary, revision } of records) {
    const match = await rebuild(saved, packs);
    matches.push({
      id,
      game: summary.game,
      mode: summary.mode,
      over: summary.over,
      revision,
      hash: match.hash,
      entries: match.length,
      choices: match.seats.map((_, seat) => match.decision(seat)?.choices.length ?? 0),
    });
  }
  return { matches };
}
