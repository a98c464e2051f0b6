import { expect, test } from 'vitest';
import { readChunks, sourcesOf } from '../scripts.ts';
import * as co from './colorado.ts';
import { Player } from './player.ts';
import { shelve } from './seed.ts';
import { withBrowser } from './setup.ts';
import { prompt } from './sierra.ts';
import { playOn, recordOf, west } from './west.ts';

const open = withBrowser({ fresh: true });
const chunks = readChunks();
const seats = [{ name: 'Ada' }, { name: 'Noor', bot: 'trail-hand' }];

test('a table of Sierra, with bots, downloads nothing of Sierra West', async () => {
  const { page } = await open('/');
  const asked = new Set<string>();
  page.context().on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
  const fetched = () => [...asked].flatMap((file) => chunks.get(file) ?? []);

  await page.reload();
  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).waitFor();
  expect(fetched().reduce((sum, { gzip }) => sum + gzip, 0)).toBeLessThan(200_000);
  expect(sourcesOf('sierra', fetched())).toEqual([]);

  await page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
  await prompt(page).waitFor();
  const player = new Player(page, 'mouse');
  await player.playUntil(async () => (await player.round()) === 'Round 2');
  // the bots have answered, so the list holds what their worker asked for
  expect(sourcesOf('sierra', fetched())).toContain('packages/bots/src/sierra/trailHand.ts');
  expect(sourcesOf('sierra', fetched())).toContain('packages/sierra/src/index.ts');
  expect(sourcesOf('sierra-west', fetched())).toEqual([]);
});

test('a table of Sierra West is within 350 kB of script and, with bots, downloads nothing of Sierra', async () => {
  const { page } = await open('/');
  // Ada has just to pass, then Noor is asked
  const match = playOn(west({ mode: 'gold-rush' }, seats), (each) => {
    const { prompt, choices = [] } = each.decision(0) ?? {};
    return prompt === 'pioneer' && choices.every((choice) => choice.do === 'pass');
  });
  await shelve(page, [recordOf(match)]);
  const asked = new Set<string>();
  page.context().on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
  const fetched = () => [...asked].flatMap((file) => chunks.get(file) ?? []);
  await page.goto('/#/table/abcd0000000000e1');
  await page.reload();
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  await pass.waitFor();
  const kilobytes = () => fetched().reduce((sum, { gzip }) => sum + gzip, 0) / 1000;
  const bots = 'packages/bots/src/sierra-west/trailHand.ts';
  expect(sourcesOf('sierra-west', fetched())).toContain('packages/sierra-west/src/index.ts');
  expect(kilobytes()).toBeGreaterThan(200);
  expect(kilobytes()).toBeLessThan(350);
  // the bots think in a worker, which has the rules once more, and the engine with all that match files need
  await pass.click();
  await expect.poll(() => sourcesOf('sierra-west', fetched()), { timeout: 30_000 }).toContain(bots);
  expect(kilobytes()).toBeLessThan(430);
  expect(sourcesOf('sierra', fetched())).toEqual([]);
});

test('a table of Colorado is within 350 kB of script and, with bots, downloads nothing of the other games', async () => {
  const { page } = await open('/');
  // Ada has only to take a nugget, then Noor is asked
  const match = co.asked('nuggets', { fits: (each) => each.deciders().includes(1) });
  await shelve(page, [co.recordOf(match)]);
  const asked = new Set<string>();
  page.context().on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
  const fetched = () => [...asked].flatMap((file) => chunks.get(file) ?? []);
  await page.goto('/#/table/abcd0000000000c0');
  await page.reload();
  const nugget = co.thing(page, 'button nugget');
  await nugget.waitFor();
  const kilobytes = () => fetched().reduce((sum, { gzip }) => sum + gzip, 0) / 1000;
  expect(sourcesOf('colorado', fetched())).toContain('packages/colorado/src/index.ts');
  expect(kilobytes()).toBeGreaterThan(150);
  expect(kilobytes()).toBeLessThan(350);
  // the bots think in a worker, which has the rules once more, and the engine with all that match files need
  await nugget.click();
  const bots = 'packages/bots/src/colorado/greenhorn.ts';
  await expect.poll(() => sourcesOf('colorado', fetched()), { timeout: 30_000 }).toContain(bots);
  expect(kilobytes()).toBeLessThan(430);
  for (const other of ['sierra', 'sierra-west']) expect(sourcesOf(other, fetched())).toEqual([]);
});
