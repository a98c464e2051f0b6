import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canonicalJson, sha256Hex } from '@cordillera/engine';
import { loadMatch } from '@cordillera/games';
import type { BrowserContext, Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../src/store/records.ts';
import { recordOf, shelve, shelved, someRecords } from './seed.ts';
import { withBrowser } from './setup.ts';
import { freeCards, laid, layOne, places } from './sierra.ts';

const open = withBrowser({ fresh: true });
let records: MatchRecord[];
beforeAll(() => {
  records = someRecords();
});

const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);

/** Breaks the browser before the page begins, then loads it again. */
async function broken(page: Page, script: () => void): Promise<void> {
  await page.addInitScript(script);
  await page.reload();
}

/* Runs in the page. */
const refuseToOpen = (): void => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('The user denied permission to access the database.', 'SecurityError');
  };
  // such a browser refuses locks too
  LockManager.prototype.query = () => Promise.reject(new DOMException('Access denied.', 'SecurityError'));
  LockManager.prototype.request = LockManager.prototype.query as () => Promise<never>;
};
/** As Firefox does where sites may keep nothing at all. */
const refuseEverything = (): void => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  IDBFactory.prototype.open = refuse;
  LockManager.prototype.query = async () => refuse();
  LockManager.prototype.request = async () => refuse();
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      refuse();
      super(name);
    }
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
};
const takeAway = (): void => {
  Object.defineProperty(window, 'indexedDB', { value: undefined });
};
const neverAnswer = (): void => {
  IDBFactory.prototype.open = () =>
    Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } });
};

describe('a browser that keeps nothing', () => {
  test.each([
    ['refuses to open the shelf', refuseToOpen],
    ['refuses everything', refuseEverything],
    ['has no IndexedDB', takeAway],
    ['never answers', neverAnswer],
  ])('and %s: the page says so, and a game lasts as long as the page', async (_, script) => {
    const { page } = await open('/');
    await broken(page, script);
    const banner = page.getByRole('alert');
    await banner.getByText('This browser does not let the page save games').waitFor({ timeout: 20_000 });

    await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
    await page.waitForFunction(() => location.hash.startsWith('#/table/'));
    const table = await hash(page);
    await freeCards(page).first().waitFor();
    // at the table it lies above, where the prompt is not
    const box = (await banner.boundingBox())!;
    expect(box.y).toBeLessThan(60);

    await page.evaluate(() => location.assign('#/games'));
    await page.locator('.kept').waitFor();
    expect(await page.locator('.kept .button.primary').getAttribute('href')).toBe(table);
    const downloading = page.waitForEvent('download');
    await banner.getByRole('button', { name: 'Download the game' }).click();
    const file = await (await downloading).path();
    expect(JSON.parse(readFileSync(file, 'utf8')).format).toBe('cordillera-match');

    await banner.getByRole('button', { name: 'Close' }).click();
    expect(await banner.count()).toBe(0);
    await page.evaluate(() => location.assign('#/settings'));
    await page.getByText('This browser is not saving anything for this page at the moment.').waitFor();
    expect(await banner.count()).toBe(0);
  });
});

describe.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('at $width by $height the banner lies over nothing', (viewport) => {
  /** What a finger cannot reach because a strip lies there, and the edges of the strips and of the screen below. */
  const room = (page: Page) =>
    page.evaluate(() => {
      const [strips, screen] = ['.notices', '.notices + *'].map((part) =>
        document.querySelector(part)!.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      const covered = [...document.querySelectorAll('#root :is(a, button, h1, h2, .prompt, .tray, .board)')].filter(
        (thing) => {
          const { left, top, width, height } = thing.getBoundingClientRect();
          const there = document.elementFromPoint(left + width / 2, top + height / 2);
          return !thing.closest('.notices, .skip') && there?.closest('.notices');
        },
      );
      return {
        isApart: strips.height > 0 && strips.bottom <= screen.top,
        covered: covered.map((thing) => thing.outerHTML.slice(0, 80)),
        bottom: screen.bottom,
      };
    });

  test('on the home page and at a table, whose every part stays in sight', async () => {
    const { page } = await open('/', { viewport });
    await broken(page, refuseToOpen);
    const banner = page.getByRole('alert');
    await banner.waitFor();
    expect(await room(page)).toMatchObject({ isApart: true, covered: [] });
    await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
    const card = freeCards(page).first();
    await card.waitFor();
    await expect.poll(() => room(page)).toMatchObject({ isApart: true, covered: [], bottom: viewport.height });
    await card.click();
    await places(page).first().click();
    await laid(page).waitFor();
    // put away, it gives the room back
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.locator('.table').evaluate((table) => table.getBoundingClientRect().top)).toBe(0);
  });
});

test('a full disk: the game goes on in the page, and is kept as soon as there is room', async () => {
  const { page } = await open('/');
  await shelve(page, records);
  // init scripts cannot be taken back: this one breaks the page only while it is asked to
  await broken(page, () => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
      if ((window as unknown as { roomy?: boolean }).roomy) return put.apply(this, args);
      throw new DOMException('Encountered full disk', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
  await page.getByRole('alert').getByText('There is no room left on this device').waitFor();
  const id = (await hash(page)).slice('#/table/'.length);
  expect((await shelved(page)).map((record) => record.id)).not.toContain(id);
  // away from the table, which would write again by itself
  await page.evaluate(() => location.assign('#/settings'));
  await page.getByRole('textbox', { name: 'Your name' }).waitFor();
  await page.evaluate(() => {
    (window as unknown as { roomy: boolean }).roomy = true;
  });
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  expect((await shelved(page)).map((record) => record.id)).toContain(id);
});

test('a real quota is told as a full disk', async () => {
  const { page } = await open('/');
  await page.locator('.games').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
  await page.getByRole('alert').getByText('There is no room left on this device').waitFor();
});

test('what is damaged or foreign on the shelf breaks nothing, and a match with a damaged summary opens', async () => {
  const { page, problems } = await open('/');
  const [good] = records as [MatchRecord];
  await shelve(page, [
    { id: 'foreign', played: 4, note: 'not a match' },
    { ...good, id: 'no summary', summary: undefined },
    { ...good, id: 'no players', summary: { ...good.summary, players: null } },
    { ...good, id: 'no cards', summary: { ...good.summary, picture: [{ row: 0, start: 0, cards: [] }] } },
    good,
  ]);
  await page.goto('/#/games');
  await page.reload();
  await page.locator('.kept').nth(2).waitFor();
  expect(await page.locator('.kept').count()).toBe(3);
  await page.goto('/#/table/no players');
  await page.locator('.table .prompt').waitFor();
  expect(problems).toEqual([]);
});

describe('files', () => {
  /** Changed by somebody who knows how to make the checksum. */
  const resealed = (text: string, change: object): string => {
    const { checksum: _, ...saved } = { ...JSON.parse(text), ...change };
    return JSON.stringify({ ...saved, checksum: sha256Hex(canonicalJson(saved)) });
  };
  const damages: [name: string, change: (text: string) => string, told: RegExp][] = [
    ['not JSON', () => 'Dear diary', /damaged at line 1, column 1\./],
    ['another JSON', () => '{"name":"cordillera"}', /not a .*match|no .*match|match file/i],
    ['cut off', (text) => text.slice(0, text.length / 2), /cut off or damaged at line 1, column \d+\./],
    ['a choice too few', (text) => drop(text, 'log'), /changed|damaged/i],
    ['a changed name', (text) => text.replace('"Ada"', '"Eve"'), /changed|damaged|altered|tampered/i],
    ['another game', (text) => resealed(text, { game: 'chess' }), /chess/],
    ['other rules', (text) => resealed(text, { rulesVersion: 99 }), /99/],
    ['huge', (text) => text + ' '.repeat(2_100_000), /2 MB/],
  ];

  test('a damaged one: what is wrong is said until it is closed, and nothing is changed', async () => {
    const { page, problems } = await open('/');
    await shelve(page, records);
    await page.goto('/#/games');
    await page.reload();
    await page.locator('.kept').first().waitFor();
    const alert = page.getByRole('alert');
    for (const [damage, change, reported] of damages) {
      const buffer = Buffer.from(change(JSON.stringify(records[0]!.saved)));
      await page.setInputFiles('input[type=file]', { name: 'evening.json', mimeType: 'application/json', buffer });
      await alert.waitFor();
      const text = await alert.innerText();
      expect(text, damage).toContain('“evening.json” was not opened');
      expect(text, damage).toContain('Nothing was changed.');
      expect(text, damage).toMatch(reported);
      expect(await hash(page), damage).toBe('#/games');
      expect(await page.locator('.kept').count(), damage).toBe(records.length);
      expect((await shelved(page)).length, damage).toBe(records.length);
      await alert.getByRole('button', { name: 'Close' }).click();
      expect(await alert.count(), damage).toBe(0);
    }
    expect(problems).toEqual([]);
  });

  test('the person’s language is spoken', async () => {
    const { page } = await open('/#/games', { locale: 'pl' });
    const file = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('{}') };
    await page.setInputFiles('input[type=file]', file);
    await page.getByRole('alert').getByText('Nie otwarto pliku „list.txt”').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('Nic się nie zmieniło.');
  });

  test('downloaded, deleted, dropped on the page: the same game again', async () => {
    const { page, problems } = await open('/');
    await shelve(page, records);
    await page.goto('/#/games');
    await page.reload();
    // alone: no bot plays on when its table opens
    const [, solo] = records as [MatchRecord, MatchRecord];
    const sheet = page.locator('.kept').filter({ hasText: 'solo game' }).first();
    const downloading = page.waitForEvent('download');
    await sheet.getByRole('button', { name: /^Download/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^cordillera-sierra-.*\.json$/);
    const text = readFileSync(await download.path(), 'utf8');
    expect(JSON.parse(text)).toEqual(solo.saved);

    await sheet.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the game' }).click();
    await page.waitForFunction((count) => document.querySelectorAll('.kept').length === count, records.length - 1);
    expect((await shelved(page)).map(({ id }) => id)).not.toContain(solo.id);

    await page.evaluate((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'again.json', { type: 'application/json' }));
      for (const type of ['dragover', 'drop']) {
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
      }
    }, text);
    await page.waitForFunction(() => location.hash.startsWith('#/table/'));
    const again = (await shelved(page)).find(({ id }) => `#/table/${id}` === new URL(page.url()).hash);
    expect(again?.saved).toEqual(solo.saved);
    expect(problems).toEqual([]);
  });

  test('a game that was played on is stored as it is, and downloaded as the file that it always was', async () => {
    const { page, problems } = await open('/');
    const before = recordOf({
      id: 'abcd0000000000f3',
      options: { mode: 'solo', stage: 1 },
      seats: [{ name: 'Ada' }],
      choices: 4,
    });
    expect(before.saved.formatVersion).toBe(1);
    await shelve(page, [before]);
    await page.goto(`/#/table/${before.id}`);
    await page.reload();
    await layOne(page);
    await expect.poll(async () => (await shelved(page))[0]!.saved.formatVersion).toBe(2);
    await page.goto('/#/games');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download/ }).click();
    const text = readFileSync(await (await downloading).path(), 'utf8');
    const [after] = await shelved(page);
    expect(after!.saved.log.length).toBeGreaterThan(before.saved.log.length);
    expect(text).toBe(JSON.stringify(loadMatch(after!.saved)));
    expect(JSON.parse(text).formatVersion).toBe(1);

    await page.goto(`/#/table/${before.id}`);
    await freeCards(page).first().waitFor();
    expect(problems).toEqual([]);
  });

  test('a finished game opens at its result', async () => {
    const { page } = await open('/#/games');
    const { saved } = records.find(({ summary }) => summary.over)!;
    const buffer = Buffer.from(JSON.stringify(saved));
    await page.setInputFiles('input[type=file]', { name: 'over.json', mimeType: 'application/json', buffer });
    await page.waitForFunction(() => location.hash.startsWith('#/end/'));
  });
});

const drop = (text: string, list: string): string => {
  const saved = JSON.parse(text);
  saved[list].pop();
  return JSON.stringify(saved);
};

test('without the question, a deletion can be taken back for some seconds', async () => {
  const { page, problems } = await open('/');
  await shelve(page, records);
  await page.evaluate(() => localStorage.setItem('cordillera.settings', JSON.stringify({ confirmDelete: false })));
  await page.goto('/#/games');
  await page.reload();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByText('Deleted: Sierra, round').waitFor();
  expect(await page.locator('.kept').count()).toBe(records.length - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction((count) => document.querySelectorAll('.kept').length === count, records.length);
  const back = (await shelved(page)).find(({ id }) => id === records[0]!.id);
  expect(back?.saved).toEqual(records[0]!.saved);
  expect(problems).toEqual([]);
});

describe('the store itself', () => {
  let bundle = '';
  beforeAll(async () => {
    const output = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        minify: false,
        rolldownOptions: { output: { codeSplitting: false } },
        lib: { entry: fileURLToPath(new URL('../../src/store/matches.ts', import.meta.url)), formats: ['es'] },
      },
    });
    const [{ output: chunks }] = output as Rollup.RollupOutput[] as [Rollup.RollupOutput];
    // a library keeps this question for whoever uses it
    bundle = (chunks[0] as Rollup.OutputChunk).code.replaceAll('process.env.NODE_ENV', '"production"');
  });

  /** An empty page with the store as `store` and two records, `first` being of the match `second` is another of. */
  async function blank(context?: BrowserContext): Promise<Page> {
    const page = context ? await context.newPage() : (await open('/icon.svg')).page;
    await page
      .context()
      .route('**/store-under-test*', (route) =>
        route.request().url().endsWith('.js')
          ? route.fulfill({ contentType: 'text/javascript', body: bundle })
          : route.fulfill({ contentType: 'text/html', body: '<title>store</title>' }),
      );
    await page.goto('/store-under-test');
    const record = recordOf({ id: 'one', options: { mode: 'solo', stage: 1 }, seats: [{ name: 'Ada' }], choices: 3 });
    await page.evaluate(`(async () => {
      window.store = await import('/store-under-test.js');
      window.record = ${JSON.stringify({ ...record, revision: 0 })};
    })()`);
    return page;
  }
  /** As text, because the test runner rewrites imports of its own code. */
  const run = <T>(page: Page, body: string): Promise<T> => page.evaluate<T>(`(async () => { ${body} })()`);

  test('a match that another window wrote is not written over', async () => {
    const first = await blank();
    const second = await blank(first.context());
    await run(first, 'await store.writeMatch(record)');
    const reported = await run<string[]>(
      second,
      `const read = await store.readMatch('one');
       await store.writeMatch({ ...read, saved: { ...read.saved, checksum: 'of another position' } });
       return [read.revision, (await store.readMatch('one')).revision]`,
    );
    expect(reported).toEqual([1, 2]);
    const outcome = await run<string>(
      first,
      `return store.writeMatch({ ...record, revision: 1 }).then(
        () => 'written over',
        (error) => (error instanceof store.StaleRevisionError ? 'played elsewhere' : String(error)))`,
    );
    expect(outcome).toBe('played elsewhere');
  });

  test('other windows hear of every change', async () => {
    const first = await blank();
    const second = await blank(first.context());
    await run(second, 'window.heard = 0; store.onMatchesChanged(() => { window.heard += 1; })');
    await run(first, 'await store.writeMatch(record)');
    await second.waitForFunction(() => (window as unknown as { heard: number }).heard > 0);
  });

  test('after a write that failed, play goes on from it', async () => {
    const page = await blank();
    const reported = await run<unknown[]>(
      page,
      `let kept = await store.writeMatch(record);
       const { put } = IDBObjectStore.prototype;
       IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
       kept = await store.writeMatch(kept);
       kept = await store.writeMatch(kept);
       const held = store.pendingMatches().map(({ revision }) => revision);
       const listed = (await store.allMatches()).map(({ revision }) => revision);
       IDBObjectStore.prototype.put = put;
       kept = await store.writeMatch(kept);
       return [held, listed, kept.revision, store.pendingMatches().length, (await store.readMatch('one')).revision]`,
    );
    expect(reported).toEqual([[3], [3], 4, 0, 4]);
  });

  test('a connection that is closed under a write is opened again', async () => {
    const page = await blank();
    const revision = await run<number>(
      page,
      `let kept = await store.writeMatch(record);
       const { transaction } = IDBDatabase.prototype;
       let closed = false;
       IDBDatabase.prototype.transaction = function (...args) {
         if (!closed) { closed = true; this.close(); }
         return transaction.apply(this, args);
       };
       kept = await store.writeMatch(kept);
       return (await store.readMatch('one')).revision`,
    );
    expect(revision).toBe(2);
    expect((await shelved(page)).map((record) => record.revision)).toEqual([2]);
  });

  test('a newer page may change the shelf at any time', async () => {
    const page = await blank();
    const reported = await run<string>(
      page,
      `await store.writeMatch(record);
       await new Promise((done, fail) => {
         const deleting = indexedDB.deleteDatabase('cordillera');
         deleting.onsuccess = done;
         deleting.onblocked = () => fail(new Error('blocked'));
       });
       const left = await store.allMatches();
       await store.writeMatch({ ...record, revision: 1 });
       return left.length + ' then ' + (await store.allMatches()).length`,
    );
    expect(reported).toBe('0 then 1');
  });

  test('a write that is under way when the page goes is finished by the next one', async () => {
    const page = await blank();
    await run(
      page,
      `(${neverAnswer})();
       void store.writeMatch(record);`,
    );
    await page.goto('/icon.svg');
    const next = await blank(page.context());
    expect(await run<number>(next, `return (await store.readMatch('one')).revision`)).toBe(1);
    expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('write')))).toEqual([]);
    expect((await shelved(next)).length).toBe(1);
  });

  test('a write that was left behind and is out of date is dropped', async () => {
    const page = await blank();
    const reported = await run<unknown[]>(
      page,
      `let kept = await store.writeMatch(record);
       localStorage.setItem('cordillera.write.one', JSON.stringify({ record: { ...kept, created: 5 }, shelved: 0 }));
       localStorage.setItem('cordillera.write.bad', '{"record":');
       kept = await store.writeMatch(await store.readMatch('one'));
       return [kept.revision, kept.created === 5, localStorage.length]`,
    );
    expect(reported).toEqual([2, false, 0]);
  });

  test('suns of two windows are both kept, and damaged ones do no harm', async () => {
    const first = await blank();
    const second = await blank(first.context());
    await run(first, `await store.changeCampaign((suns) => ({ ...suns, 1: { solo: 2 } }))`);
    await run(second, `await store.changeCampaign((suns) => ({ ...suns, 2: { duo: 1 } }))`);
    expect(await run(first, 'return store.readCampaign()')).toEqual({ 1: { solo: 2 }, 2: { duo: 1 } });
    const reported = await run<unknown>(
      first,
      `const { put } = IDBObjectStore.prototype;
       IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
       await store.changeCampaign((suns) => ({ ...suns, 3: { solo: 1 } }));
       IDBObjectStore.prototype.put = put;
       return store.readCampaign()`,
    );
    expect(reported).toEqual({ 1: { solo: 2 }, 2: { duo: 1 }, 3: { solo: 1 } });
    await run(second, `await store.changeCampaign(() => ({ 1: 'many', 4: { duo: 3 } }))`);
    expect(await run(second, 'return store.readCampaign()')).toEqual({ 4: { duo: 3 } });
  });
});
