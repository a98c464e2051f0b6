import { createMatch, createRandom, type Match, pick } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import type { SierraChoice } from '@cordillera/sierra';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { painted } from './checks.ts';
import { shelved } from './seed.ts';
import { withBrowser } from './setup.ts';

const open = withBrowser();

/** Drafted and taken back again and again, until the file is as large as a file may be. Alone: that is soonest replayed. */
function longMatch(): Match {
  const random = createRandom('long');
  const match = createMatch(gameById('sierra'), {
    options: { mode: 'solo', stage: 1 },
    seats: [{ name: 'Ada' }],
    seed: '5'.repeat(32),
  });
  // what each entry of the log adds to the file
  for (let size = 2000; size < 1_990_000; ) {
    const choice = pick(
      random,
      match.decision(0)!.choices.filter((each) => (each as SierraChoice).do !== 'ready'),
    );
    match.choose(0, choice);
    size += JSON.stringify({ kind: 'choice', seat: 0, choice }).length + 1;
  }
  return match;
}

let text = '';
let entries = 0;
beforeAll(() => {
  const match = longMatch();
  text = JSON.stringify(match);
  entries = match.seq;
  expect(text.length).toBeGreaterThan(1_950_000);
  expect(text.length).toBeLessThan(2_000_000);
});

const choose = (page: Page): Promise<void> =>
  page.setInputFiles('input[type=file]', {
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

/** Runs in the page: what a worker says last is not heard while this is held, so that the bar can be looked at. */
const holdWorkers = (): void => {
  const listen = Worker.prototype.addEventListener;
  document.documentElement.dataset.held = '';
  Worker.prototype.addEventListener = function (this: Worker, type: string, listener: EventListener) {
    listen.call(this, type, (event) => {
      const isLast = type === 'message' && 'saved' in (event as MessageEvent).data;
      if (!isLast || !('held' in document.documentElement.dataset)) listener.call(this, event);
    });
  } as typeof listen;
};

test('a file of 2 MB is replayed beside the page, says how far it is, can be given up and be opened', async () => {
  const { page, problems } = await open('/#/games');
  const button = page.getByRole('button', { name: 'Open a file' });
  await button.waitFor();
  await page.evaluate(holdWorkers);
  await choose(page);
  const bar = page.getByRole('progressbar');
  await bar.waitFor();
  expect(await bar.getAttribute('max')).toBe(String(entries));
  expect(await bar.getAttribute('aria-label')).toMatch(/^[\d,]+ of [\d,]+ choices replayed$/);
  // the page goes on being drawn meanwhile
  await painted(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await bar.waitFor({ state: 'detached' });
  await button.waitFor();
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await shelved(page)).toEqual([]);
  expect(new URL(page.url()).hash).toBe('#/games');

  await page.evaluate(() => delete document.documentElement.dataset.held);
  await choose(page);
  await page.waitForURL(/#\/table\//);
  await page.locator('.table').first().waitFor();
  const [record] = await shelved(page);
  expect(JSON.stringify(record!.saved)).toBe(text);
  expect(problems).toEqual([]);
}, 240_000);

test('a bot that does not exist is told, with those that do', async () => {
  const { page, problems } = await open('/#/games');
  const seats = [{ name: 'Ada' }, { name: 'Hal', bot: 'hal-9000' }];
  const match = createMatch(gameById('sierra'), { options: { mode: 'competitive' }, seats });
  await page.setInputFiles('input[type=file]', {
    name: 'bots.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(match)),
  });
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toContain('“hal-9000”');
  expect(await alert.innerText()).toContain('random, greenhorn, hiker, trail-hand');
  expect(await shelved(page)).toEqual([]);
  expect(problems).toEqual([]);
});
