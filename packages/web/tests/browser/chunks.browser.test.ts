import { expect, test } from 'vitest';
import { readChunks, sourcesOf } from '../scripts.ts';
import { Player } from './player.ts';
import { withBrowser } from './setup.ts';
import { prompt } from './sierra.ts';

const open = withBrowser();
const chunks = readChunks();

test('a table of Sierra, with bots, downloads nothing of Sierra West', async () => {
  // without the service worker, which keeps the whole page for times without a network
  const { page } = await open('/', { serviceWorkers: 'block', reducedMotion: 'reduce' });
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
