import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type RecordedStorage, readRecorded, recordedFolder, recordedNames } from '../recordedStorage.ts';
import { Served, Wire } from './online.ts';
import { recordStorage } from './recordStorage.ts';
import { shelved } from './seed.ts';
import { withBrowser } from './setup.ts';
import { laptop } from './tables.ts';

const open = withBrowser({ fresh: true });

/** Runs in the page: the browser has all of this. */
async function restore({ localStorage: texts, indexedDB: { version, stores } }: RecordedStorage): Promise<void> {
  for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
  await new Promise<void>((done, fail) => {
    const opening = indexedDB.open('cordillera', version);
    opening.onupgradeneeded = () => {
      for (const { name, keyPath, indexes, rows } of stores) {
        const store = opening.result.createObjectStore(name, { keyPath });
        for (const index of indexes) store.createIndex(index.name, index.keyPath);
        for (const { key, value } of rows) store.put(value, key);
      }
    };
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      opening.result.close();
      done();
    };
  });
}

test.each(recordedNames())('a page of today shows what a browser has kept: %s', async (name) => {
  const { storage, outcome } = readRecorded(name);
  const { page, problems } = await open('/icon.svg', laptop);
  await page.evaluate(restore, storage);

  // home speaks the language, looks as was chosen, and offers the game that was played last
  await page.goto('/');
  const goesOn = outcome.matches.find(({ over }) => !over)!;
  await page.locator(`.resume a[href="#/table/${goesOn.id}"]`).waitFor();
  const root = page.locator(':root');
  expect([await root.getAttribute('lang'), await root.getAttribute('data-theme')]).toEqual(['fr', 'dusk']);
  await page.goto('/#/games');
  await expect.poll(() => page.locator('.kept').count()).toBe(outcome.matches.length);

  // tables, with nothing taught again that was put away
  for (const game of ['sierra', 'sierra-west', 'colorado']) {
    const { id } = outcome.matches.find((match) => match.game === game && !match.over)!;
    await page.goto(`/#/table/${id}`);
    await page.locator('.table .prompt, .hand-over').first().waitFor();
    expect(await page.locator('.coach').count(), game).toBe(0);
  }
  // the write that was interrupted has been made good
  const { log } = (await shelved(page)).find(({ id }) => id === outcome.interrupted)!.saved;
  expect(log.length).toBeGreaterThanOrEqual(outcome.matches.find(({ id }) => id === outcome.interrupted)!.entries);
  await page.goto('/#/settings');
  expect(await page.locator('.setting-text').inputValue()).toBe('Zoë');
  const switches = page.locator('.settings').getByRole('switch');
  expect(await switches.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked))).toEqual([
    true,
    true,
    false,
  ]);
  await page.getByText('our cards', { exact: true }).first().waitFor();
  await page.goto('/#/campaign');
  expect(await page.getByRole('switch').isChecked()).toBe(true);
  for (const game of ['sierra', 'sierra-west', 'colorado']) {
    await page.goto(`/#/new/${game}`);
    await expect
      .poll(() => page.locator('input').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)))
      .toContain(`Bot of ${game}`);
  }

  // everything is kept where it was kept: under other names it would not have been found
  const names = await page.evaluate(() => Object.keys(localStorage));
  const before = Object.keys(storage.localStorage).filter((each) => !each.includes('.write.'));
  expect(names.filter((each) => !each.includes('.coach')).sort()).toEqual(
    before.filter((each) => !each.includes('.coach')).sort(),
  );
  expect(names).toEqual(expect.arrayContaining(before));
  expect(problems).toEqual([]);
});

const databaseVersion = async (): Promise<number> => {
  const { page } = await open('/#/games');
  await page.locator('main').waitFor();
  const version = () =>
    page.evaluate(async () => (await indexedDB.databases()).find(({ name }) => name === 'cordillera')?.version ?? 0);
  await expect.poll(version).toBeGreaterThan(0);
  return version();
};

test('what the newest page keeps has been recorded', async () => {
  const name = process.env.RECORD_STORAGE;
  if (name && !recordedNames().includes(name)) await record(name);
  const versions = recordedNames().map((each) => readRecorded(each).storage.indexedDB.version);
  expect(versions, 'see packages/web/tests/recorded/README.md').toContain(await databaseVersion());
}, 900_000);

async function record(name: string): Promise<void> {
  const served = await Served.start();
  const wire = await Wire.to(served.port);
  try {
    const openAt = async (baseURL: string) => (await open('/', { ...laptop, baseURL })).page;
    const { storage, outcome } = await recordStorage(openAt, served.url, wire);
    writeFileSync(`${recordedFolder}/${name}.storage.json.gz`, gzipSync(JSON.stringify(storage), { level: 9 }));
    writeFileSync(`${recordedFolder}/${name}.outcome.json`, `${JSON.stringify(outcome, null, 1)}\n`);
  } finally {
    wire.close();
    await served.close();
  }
}
