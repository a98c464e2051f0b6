import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../src/store/records.ts';
import { readChunks } from '../scripts.ts';
import { violations } from './checks.ts';
import { Hosted } from './hosted.ts';
import { begin, layTable, sitDown, withServer } from './online.ts';
import { recordOf, shelve, shelved, someRecords } from './seed.ts';
import { type Visit, withBrowser } from './setup.ts';
import { freeCards, laid, layOne, places, prompt } from './sierra.ts';
import { bots, laptop, people, phone, played, round, showTable } from './tables.ts';

/*
 * Scripts, style sheets, workers, storage and the network are lost, and drawing fails: the page says what is wrong and
 * what to do, and the match is whole.
 */
const open = withBrowser({ fresh: true });
const chunks = [...readChunks().values()];

/** The built files that begin with this source, or else hold it. */
function filesOf(source: string): string[] {
  const begins = chunks.filter(({ entry }) => entry?.endsWith(source));
  const files = (
    begins.length > 0 ? begins : chunks.filter(({ modules }) => modules.some((each) => each.endsWith(source)))
  ).map(({ file }) => file);
  expect(files, source).not.toEqual([]);
  return files;
}

/** From now on these cannot be fetched; gives the way to have them again. `what`: a source, or a pattern of addresses. */
async function lose(page: Page, what: string): Promise<() => Promise<void>> {
  const patterns = what.includes('*') ? [what] : filesOf(what).map((file) => `**/${file}`);
  const abort = (route: Route): Promise<void> => route.abort();
  for (const pattern of patterns) await page.context().route(pattern, abort);
  return async () => {
    for (const pattern of patterns) await page.context().unroute(pattern, abort);
  };
}

const failure = (page: Page) => page.locator('.failure').getByRole('alert');
const again = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' });
const goTo = (page: Page, address: string): Promise<void> => page.evaluate((there) => location.assign(there), address);
const mark = (page: Page): Promise<void> => page.evaluate(() => document.documentElement.setAttribute('data-mine', ''));
/** Whether it is still the page that was marked, not loaded anew. */
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-mine'));

/** Runs in the page: whatever asks for the size of the window fails while it is told to. Every table does. */
const breakDrawing = (): void => {
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    if ((window as unknown as { broken?: boolean }).broken) throw new TypeError('no drawing today');
    return matchMedia.call(window, query);
  };
};
const setBroken = (page: Page, broken: boolean): Promise<void> =>
  page.evaluate((is) => {
    (window as unknown as { broken: boolean }).broken = is;
  }, broken);

let running: MatchRecord;
let over: MatchRecord;
beforeAll(() => {
  const records = someRecords();
  over = records.find(({ summary }) => summary.over)!;
  running = recordOf({
    id: 'abcd0000000000f1',
    options: { mode: 'solo', stage: 1 },
    seats: [{ name: 'Ada' }],
    choices: 4,
  });
});

/** Home, with one match that goes on and one that is over. */
async function home(options = {}): Promise<Visit> {
  const visit = await open('/', options);
  await shelve(visit.page, [running, over]);
  await visit.page.reload();
  await visit.page.locator('.games').waitFor();
  return visit;
}

/** Each screen, a source without which it cannot be shown, and what is seen of it when it is there. */
const screens = (): [address: string, lost: string, seen: string][] => [
  ['#/settings', 'screens/settings/SettingsScreen.tsx', '.setting-text'],
  ['#/games', 'screens/saved/GamesScreen.tsx', '.kept'],
  ['#/new/sierra', 'games/sierra/newgame/newGame.tsx', '.setup-form'],
  ['#/campaign', 'campaign/CampaignScreen.tsx', '.screen-main'],
  ['#/rules/sierra', 'games/sierra/rules/Rules.tsx', '.rules-sheet'],
  ['#/rules/colorado', 'games/colorado/rules/en.ts', '.rules-sheet'],
  [`#/table/${running.id}`, 'games/sierra/table/SierraTable.tsx', '.prompt'],
  [`#/replay/${over.id}`, 'table/ReplayScreen.tsx', '.prompt'],
  [`#/end/${over.id}`, 'games/sierra/end/End.tsx', '.end-actions'],
];

describe('a script that cannot be fetched', () => {
  test('each screen says so, and is there when it is tried again', async () => {
    const { page } = await home();
    await mark(page);
    for (const [address, lost, seen] of screens()) {
      const mend = await lose(page, lost);
      await goTo(page, address);
      await failure(page).getByText('could not be loaded. Check your connection and try again.').waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName), address).toBe('H1');
      await mend();
      await again(page).click();
      await page.locator(seen).first().waitFor();
      await failure(page).waitFor({ state: 'detached' });
      // in the same page: nothing else that was going on in it is lost
      expect(await isMarked(page), address).toBe(true);
      // the next screen fetches its own
      await goTo(page, '#/');
      await page.locator('.games').waitFor();
    }
    expect((await shelved(page)).find(({ id }) => id === running.id)!.saved).toEqual(running.saved);
  });

  test.each([
    ['card sets', 'cardsets/CardSets.tsx', '.sets'],
    ['the picture that shows what the settings do', 'games/sierra/art/Example.tsx', '.setting-example svg'],
  ])('so do the parts that come later, and the rest of the screen is there: %s', async (_, lost, seen) => {
    const { page } = await open('/#/settings');
    const mend = await lose(page, lost);
    await page.reload();
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    await page.getByRole('textbox', { name: 'Your name' }).waitFor();
    await mend();
    await again(page).click();
    await page.locator(seen).first().waitFor();
  });

  test.each([
    ['the first script', '**/index-*.js'],
    ['a script that it needs', '**/base-*.js'],
    ['the first style sheet', '**/index-*.css'],
  ])('%s: the first look does not stay for ever', async (_, lost) => {
    const { page } = await home();
    const mend = await lose(page, lost);
    await goTo(page, '#/games');
    await page.reload();
    const said = page.getByRole('alert').filter({ hasText: 'The page could not be loaded completely.' });
    await said.getByText('La page n’a pas pu être chargée').waitFor();
    await mend();
    await said.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.kept').first().waitFor();
    expect(await said.count()).toBe(0);
  });

  test('a style sheet: the table is not drawn without it, and has it when it is opened again', async () => {
    const { page } = await home();
    const mend = await lose(page, '**/SierraTable-*.css');
    await goTo(page, `#/table/${running.id}`);
    await failure(page).waitFor();
    await mend();
    // not by the button: whoever goes round by the home page finds it drawn as well
    await goTo(page, '#/');
    await page.locator('.games').waitFor();
    await goTo(page, `#/table/${running.id}`);
    await prompt(page).waitFor();
    // one that was lost stays in the list, and may not be read
    const hasStyles = (): boolean =>
      [...document.styleSheets].some((sheet) => {
        try {
          return sheet.href?.includes('SierraTable-') && sheet.cssRules.length > 0;
        } catch {
          return false;
        }
      });
    await expect.poll(() => page.evaluate(hasStyles)).toBe(true);
  });

  test('when the same fails twice the page is loaded anew, with the match, for browsers that never ask again', async () => {
    const { page } = await home();
    await mark(page);
    const mend = await lose(page, 'packages/sierra/src/index.ts');
    await goTo(page, `#/table/${running.id}`);
    await again(page).click();
    await failure(page).waitFor();
    await mend();
    await again(page).click();
    await freeCards(page).first().waitFor();
    expect(await isMarked(page)).toBe(false);
  });

  test('without a network the page stays, and goes on when there is one', async () => {
    const { page } = await home();
    await mark(page);
    await page.context().setOffline(true);
    await goTo(page, `#/table/${running.id}`);
    for (const _ of [1, 2, 3]) {
      // what is waited for is the next failure, not the one that is there: else it might still be trying below
      await failure(page).evaluate((said) => said.setAttribute('data-earlier', ''));
      await again(page).click();
      await page.locator('.failure [role="alert"]:not([data-earlier])').waitFor();
      expect(await isMarked(page)).toBe(true);
    }
    await page.context().setOffline(false);
    await again(page).click();
    await freeCards(page).first().waitFor();
  });
});

describe('a screen that cannot be drawn', () => {
  test.each([
    ['on a laptop', { ...laptop, colorScheme: 'light' as const }],
    ['on a phone at dusk', { ...phone, colorScheme: 'dark' as const }],
  ])('%s: it is said, the game can be saved as a file, and goes on', async (_, options) => {
    const { page } = await home(options);
    await page.evaluate(breakDrawing);
    await setBroken(page, true);
    await goTo(page, `#/table/${running.id}`);
    await failure(page).getByText('Your game is kept, up to the last choice.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Something went wrong here');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save this game as a file' }).click();
    expect(JSON.parse(readFileSync(await (await downloading).path(), 'utf8'))).toEqual(running.saved);
    await page.getByText('Details for a report').click();
    const report = await page.locator('.failure pre').innerText();
    expect(report).toContain('TypeError: no drawing today');
    expect(report).not.toContain(running.id);
    expect(await violations(page)).toEqual([]);
    await setBroken(page, false);
    await again(page).click();
    await freeCards(page).first().waitFor();
    await layOne(page);
  });

  test('in the middle of a game: what was just played is kept, and home is a tap away', async () => {
    const { page } = await home();
    await page.evaluate(breakDrawing);
    await goTo(page, `#/table/${running.id}`);
    await freeCards(page).first().waitFor();
    await layOne(page);
    const before = await laid(page).count();
    await setBroken(page, true);
    await freeCards(page).first().click();
    await failure(page).waitFor();
    await setBroken(page, false);
    await page.getByRole('alert').getByRole('link', { name: 'Back to home' }).click();
    await page.locator('.resume').getByRole('link', { name: 'Continue' }).click();
    await expect.poll(() => laid(page).count()).toBe(before);
  });

  test('where nothing can be kept: it says so, saves the whole game, and does not leave the page', async () => {
    const { page } = await open('/');
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await page.reload();
    await page.evaluate(breakDrawing);
    await mark(page);
    await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
    await layOne(page);
    const table = await page.evaluate(() => location.hash);
    await goTo(page, '#/');
    await page.locator('.games').waitFor();
    await setBroken(page, true);
    await goTo(page, table);
    await failure(page).getByText('This browser is not saving your game').waitFor();
    for (const _ of [1, 2]) {
      await page.locator('.failure .button.primary').click();
      await failure(page).waitFor();
    }
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save this game as a file' }).click();
    const { log } = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
    expect(log.length).toBeGreaterThan(0);
    await setBroken(page, false);
    await page.locator('.failure .button.primary').click();
    await laid(page).first().waitFor();
    expect(await isMarked(page)).toBe(true);
  });
});

describe('a tap that fails', () => {
  test('at the table: the prompt says it, and the next tap works', async () => {
    const { page } = await home();
    await goTo(page, `#/table/${running.id}`);
    await freeCards(page).first().click();
    const before = await laid(page).count();
    // what is kept after a choice is begun with a timer
    await page.evaluate(() => {
      const { setTimeout } = window;
      window.setTimeout = ((...args: Parameters<typeof setTimeout>) => {
        if (args[1] === 0) {
          window.setTimeout = setTimeout;
          throw new TypeError('no timer today');
        }
        return setTimeout(...args);
      }) as typeof setTimeout;
    });
    await places(page).first().click();
    await page.locator('.prompt').getByText('Something went wrong. Nothing was lost: try again.').waitFor();
    await page.locator('.prompt').getByRole('button', { name: 'Close' }).click();
    await laid(page).nth(before).waitFor();
    await layOne(page);
  });

  test('anywhere else: a strip says it until it is closed', async () => {
    const { page } = await home();
    await goTo(page, '#/games');
    await page.evaluate(() => {
      const { createObjectURL } = URL;
      URL.createObjectURL = () => {
        URL.createObjectURL = createObjectURL;
        throw new TypeError('no file today');
      };
    });
    const download = page.getByRole('button', { name: /^Download/ }).first();
    await download.click();
    const strip = page.getByRole('alert').filter({ hasText: 'Something went wrong.' });
    await strip.getByText('Details for a report').click();
    expect(await strip.locator('pre').innerText()).toContain('no file today');
    await strip.getByRole('button', { name: 'Close' }).click();
    expect(await strip.count()).toBe(0);
    const downloading = page.waitForEvent('download');
    await download.click();
    await downloading;
    // what a browser remarks, and what was given up on purpose, is no failure
    await page.evaluate(() => {
      dispatchEvent(
        new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
      );
      void Promise.reject(new DOMException('given up', 'AbortError'));
    });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await strip.count()).toBe(0);
  });
});

describe('the bots', () => {
  const withBots = (): MatchRecord => played({ mode: 'competitive' }, [...people('Ada'), ...bots('Noor')], round(2));
  const said = (page: Page, words: string) => page.locator('.prompt').getByRole('alert').getByText(words).waitFor();
  /** Noor is done when all of hers is there. */
  const goesOn = async (page: Page): Promise<void> => {
    await page.locator('.prompt-problem').waitFor({ state: 'detached' });
    await layOne(page);
    expect((await shelved(page))[0]!.saved.log.length).toBeGreaterThan(0);
  };

  test.each([
    ['their worker', 'table/bots/tableWorker.ts', 'The bots could not be loaded.'],
    ['their rules', 'packages/bots/src/sierra/index.ts', 'The bots could not be loaded.'],
  ])('%s cannot be fetched: the table says so, and they come when it is tried again', async (_, lost, words) => {
    const { page } = await open('/');
    const mend = await lose(page, lost);
    await showTable(page, withBots());
    await said(page, words);
    await mend();
    await again(page).click();
    await goesOn(page);
  });

  test('their worker ends without a word: the table says so, and another one takes over', async () => {
    const { page } = await open('/');
    await page.clock.install();
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = () => {
        Worker.prototype.postMessage = postMessage;
      };
    });
    await showTable(page, withBots());
    await page.clock.runFor(40_000);
    await said(page, 'A bot has stopped responding.');
    await page.clock.resume();
    await again(page).click();
    await goesOn(page);
  });
});

describe('a file that is opened', () => {
  const choose = (page: Page): Promise<void> =>
    page.setInputFiles('input[type=file]', {
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(running.saved)),
    });
  const said = (page: Page) => page.getByRole('alert').getByText('could not be loaded').waitFor();

  test.each([
    ['the script that reads it', 'screens/saved/importMatch.ts'],
    ['the worker', 'table/bots/tableWorker.ts'],
    ['what the worker does', 'table/match/importWorker.ts'],
    ['its rules', 'packages/sierra/src/index.ts'],
  ])('%s cannot be fetched: it is said, nothing is changed, and it opens when it is chosen again', async (_, lost) => {
    const { page } = await open('/#/games');
    const mend = await lose(page, lost);
    await choose(page);
    await said(page);
    expect(await shelved(page)).toEqual([]);
    await mend();
    await choose(page);
    await freeCards(page).first().waitFor();
  });

  test('the worker ends without a word: it is said, and another one reads it', async () => {
    const { page } = await open('/#/games');
    await page.clock.install();
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = () => {
        Worker.prototype.postMessage = postMessage;
        document.documentElement.setAttribute('data-asked', '');
      };
    });
    await choose(page);
    await page.locator('[data-asked]').waitFor();
    await page.clock.runFor(40_000);
    await said(page);
    await page.clock.resume();
    await choose(page);
    await freeCards(page).first().waitFor();
  });

  test('its rules are gone, because there is a newer page: the page goes there', async () => {
    const { page } = await open('/#/games');
    await page.getByRole('button', { name: 'Open a file' }).waitFor();
    await lose(page, 'packages/sierra/src/index.ts');
    await page.route('**/?*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/index-[\w-]+\.js/, 'index-otherXXX.js');
      await route.fulfill({ response: answer, body });
    });
    await choose(page);
    await page.getByRole('status').filter({ hasText: 'The page was out of date' }).waitFor();
  });
});

describe('a table by link', () => {
  const served = withServer();

  test('the rules are lost as the game begins: it is said, tried again, and everybody plays', async () => {
    const pages = await Promise.all([1, 2].map(async () => (await open('/', { baseURL: served().url })).page));
    const [host, guest] = pages as [Page, Page];
    const { id, me } = await layTable(
      host,
      {
        game: 'sierra',
        options: { mode: 'competitive', firstGame: true },
        seats: [null, null],
        pace: { kind: 'free' },
      },
      'Ada',
    );
    await sitDown(guest, me.links.play!, 'Ben');
    const mend = await lose(guest, 'games/sierra/table/SierraTable.tsx');
    await begin([host], id);
    await failure(guest).getByText('could not be loaded').waitFor();
    await failure(guest).getByText('Your game is safe on the server.').waitFor();
    // what happens meanwhile is there afterwards
    await layOne(host);
    await mend();
    await again(guest).click();
    await layOne(guest);
  });
});

describe('a server', () => {
  const served = withServer();

  test('whose tables cannot be listed, and whose games not be changed, for want of a script: both say so', async () => {
    const { page } = await open('/', { baseURL: served().url });
    const mend = await lose(page, 'online/tables/TablesList.tsx');
    await page.reload();
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    await mend();
    await again(page).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });

    const { id } = await layTable(
      page,
      { game: 'sierra', options: { mode: 'team' }, seats: [null, null, null, null], pace: { kind: 'free' } },
      'Ada',
    );
    const mended = await lose(page, 'games/sierra/newgame/newGame.tsx');
    await goTo(page, `#/at/${id}`);
    await page.locator('.lobby-game').getByRole('alert').getByText('could not be loaded').waitFor();
    await mended();
    await again(page).click();
    await page.locator('.lobby-options').waitFor();
  });

  test('that is not found at first is there as soon as there is a network', async () => {
    const { page } = await open('/', { baseURL: served().url });
    const mend = await lose(page, '**/server.json');
    await page.reload();
    await page.locator('.game').first().waitFor();
    await page.locator('.by-link').waitFor({ state: 'detached' });
    await mend();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('.by-link').first().waitFor();
  });

  test('that does not answer: my tables, a link that is typed in', async () => {
    const { page } = await open('/', { baseURL: served().url });
    await layTable(page, { game: 'colorado', options: {}, seats: [null, null], pace: { kind: 'free' } }, 'Ada');
    await page.reload();
    await page.locator('.next-table, .tables-rows li').first().waitFor();
    const mend = await lose(page, '**/api/tables');
    await page.reload();
    await page.getByRole('alert').getByText('The server cannot be reached.').waitFor();
    await mend();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('alert').waitFor({ state: 'detached' });

    const code = page.getByRole('textbox', { name: 'Somebody sent you a link?' });
    const refuse = (json: object) => (route: Route) => route.fulfill({ status: 429, json });
    for (const [what, words] of [
      [(route: Route) => route.abort(), 'The server cannot be reached. Try again.'],
      [refuse({ code: 'too-fast' }), 'That was too much at once.'],
      [refuse({ code: 'link-closed' }), 'No table has this code.'],
    ] as const) {
      await page.route('**/api/link', what);
      await code.fill('abcdefghijkmnpqrstuvwxyz');
      await page.getByRole('button', { name: 'Join', exact: true }).click();
      await page.getByRole('alert').getByText(words).waitFor();
      await page.unroute('**/api/link');
    }
  });

  test('a link that the device does not hand on: it is said, unless the person gave it up', async () => {
    const { page } = await open('/', { baseURL: served().url });
    await page.addInitScript(() => {
      navigator.share = async () => {
        throw new DOMException('no', document.documentElement.dataset.share ?? 'AbortError');
      };
    });
    await page.reload();
    const { id } = await layTable(
      page,
      { game: 'colorado', options: {}, seats: [null, null], pace: { kind: 'free' } },
      'Ada',
    );
    await goTo(page, `#/at/${id}`);
    const share = page.getByRole('button', { name: /^Share/ });
    await share.click();
    await page.evaluate(() => document.documentElement.setAttribute('data-share', 'NotAllowedError'));
    await share.click();
    await page.locator('.lobby-invite').getByRole('alert').getByText('Something went wrong.').waitFor();
    await page.evaluate(() => document.documentElement.removeAttribute('data-share'));
    await share.click();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('a page that is older than what its host has now', () => {
  let hosted: Hosted;
  beforeAll(async () => {
    hosted = await Hosted.start();
  });
  afterAll(() => hosted?.close());
  const scriptOf = (page: Page): Promise<string> =>
    page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')!.src);

  test('goes to the new version when a script is gone, once, and says so', async () => {
    const { page } = await open(hosted.url);
    await shelve(page, [running]);
    let loads = 0;
    page.on('load', () => loads++);
    const newest = await hosted.publish('second');
    await goTo(page, '#/games');
    await page.locator('.kept').waitFor();
    expect(await scriptOf(page)).toContain(newest);
    const outdated = page.getByRole('status').filter({ hasText: 'The page was out of date' });
    await outdated.waitFor();
    expect((await shelved(page))[0]!.saved).toEqual(running.saved);
    expect(loads).toBe(1);
    await page.reload();
    await page.locator('.kept').waitFor();
    expect(await outdated.count()).toBe(0);
  });

  test('and where that does not help, it does not go round: it says what is wrong', async () => {
    const { page } = await open(hosted.url);
    await page.locator('.games').waitFor();
    let loads = 0;
    page.on('load', () => loads++);
    await lose(page, '**/SettingsScreen-*.js');
    // a host that names a page it does not give out
    await page.route('**/cordillera/?*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/index-[\w-]+\.js/, 'index-otherXXX.js'),
      });
    });
    await goTo(page, '#/settings');
    await failure(page).getByText('There is a new version of the page').waitFor();
    await expect.poll(() => loads).toBe(1);
    await failure(page).getByRole('button', { name: 'Load the new version' }).waitFor();
  });
});
