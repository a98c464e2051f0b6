import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
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
  const { page, problems } = await open('/', { baseURL: server.url });
  const sheet = page.locator('.game', { hasText: 'Caravan' });
  expect(await sheet.getByText('Coming soon').count()).toBe(0);
  await sheet.getByRole('link', { name: 'Set up a game: Caravan' }).click();
  // its own option, its own bot, and what every form has
  await page.getByRole('combobox', { name: 'Length' }).selectOption('2 rounds');
  await page.getByText('plays at random').waitFor();
  await page.getByText('House set · 34 cards').waitFor();
  await page.reload();
  expect(await page.getByRole('combobox', { name: 'Length' }).locator('option:checked').innerText()).toBe('2 rounds');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const board = page.getByRole('region', { name: 'Choices' });

  // what lies there: one's own goods by name, those of the other face down
  const row = (part: Locator, label: string): Locator => part.getByText(label, { exact: true }).locator('..');
  expect(await row(board, 'Hand').innerText()).toMatch(/^Hand(\s+(salt|wool|silk|jade)){4}$/);
  expect(await row(board, 'Chosen').innerText()).toMatch(/^Chosen\s+nothing$/);
  expect(await row(board, 'Pile').innerText()).toMatch(/^Pile\s+\d+ face down$/);
  const others = page.getByRole('region', { name: 'Others' });
  expect(await row(others, 'Hand').innerText()).toMatch(/^Hand\s+[34] face down$/);
  // its rules cannot be read yet: nothing leads to those of another game
  expect(await page.getByRole('link', { name: 'Rules' }).count()).toBe(0);

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
