import { createMatch, createRandom, type Match, pick } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import type { SierraChoice } from '@cordillera/sierra';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
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
beforeAll(() => {
  const match = longMatch();
  text = JSON.stringify(match);
  expect(text.length).toBeGreaterThan(1_950_000);
  expect(text.length).toBeLessThan(2_000_000);
});

const choose = (page: Page): Promise<void> =>
  page.setInputFiles('input[type=file]', {
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

test('a file of 2 MB is opened and kept as it is', async () => {
  const { page, problems } = await open('/#/games');
  await page.getByRole('button', { name: 'Open a file' }).waitFor();
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
  expect(await alert.innerText()).toContain('random, greenhorn, trail-hand');
  expect(await shelved(page)).toEqual([]);
  expect(problems).toEqual([]);
});
