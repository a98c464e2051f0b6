import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../../../scripts/serve.mjs';
import { buildWithCaravan } from '../toy/build.ts';
import { withBrowser } from './setup.ts';

const open = withBrowser();
const folder = mkdtempSync(join(tmpdir(), 'caravan-'));
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  await buildWithCaravan(folder);
  server = await serve({ root: folder });
});

afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

test('a game that was added as the guide says is set up, played at the plain table against a bot, kept and finished', async () => {
  const { page, problems } = await open('/#/new/caravan', { baseURL: server.url });
  await page.getByRole('button', { name: 'Start the game' }).click();
  const board = page.getByRole('region', { name: 'Choices' });

  await board.getByRole('button', { name: 'Throw the die' }).click();
  await board.getByText('Not possible now').click();
  // it says that it cannot be pressed, and answers all the same
  await board.getByRole('button', { name: 'Throw the die', disabled: true }).click({ force: true });
  await page.getByText('Rule CA-DIE-01').first().waitFor();

  await page.reload();
  // what moves the game forward, never what takes something back
  const forward = board.getByRole('button', { name: /^(Choose (?!another)|Ready$|Pass$)/ }).first();
  const result = page.getByRole('link', { name: 'See the result' });
  await forward.waitFor();
  await expect(board.getByRole('button', { name: 'Throw the die' }).count()).resolves.toBe(0);
  for (;;) {
    await forward.or(result).first().waitFor();
    if (await result.isVisible()) break;
    await forward.click();
  }
  await result.click();
  await page.getByText(/^Most points: .+\.$/).waitFor();
  await page.goto('/#/games');
  await page.getByRole('main').getByText('Caravan').first().waitFor();
  expect(problems).toEqual([]);
});
