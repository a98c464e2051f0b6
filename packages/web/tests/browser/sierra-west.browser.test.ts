import { readFileSync } from 'node:fs';
import { loadMatch } from '@cordillera/games';
import type { SierraWestRules } from '@cordillera/sierra-west';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { targetsIn } from '../../src/sierra-west/table/targets.ts';
import { smallTargets, tooWide, violations } from './checks.ts';
import { shelved } from './seed.ts';
import { withBrowser } from './setup.ts';
import { laptop, phone, showTable } from './tables.ts';
import { byKeyboard, byMouse, byTouch, type Press, playOn, playThrough, recordOf, type West, west } from './west.ts';

const open = withBrowser();
const adaAndNoor = [{ name: 'Ada' }, { name: 'Noor', bot: 'greenhorn' }];
/** Two turns or so from the end, at the beginning of Ada's. */
const late = (): West => {
  const { turns } = playOn(west({ mode: 'apple-hill' }, adaAndNoor), () => false);
  return playOn(west({ mode: 'apple-hill' }, adaAndNoor), (match) => match.turns >= turns - 1 && planning(match, 0));
};
const planning = (match: West, seat: number): boolean => match.decision(seat)?.prompt === 'plan';

async function seeTheEnd(page: Page, press: Press): Promise<void> {
  await press(page, '.prompt-buttons a.primary');
  await page.locator('.west-end-result').waitFor();
  expect(await page.locator('.west-end-result').innerText()).toMatch(/\d/);
}

describe.each<[string, Press, BrowserContextOptions]>([
  ['a finger on a phone', byTouch, phone],
  ['the keyboard alone', byKeyboard, laptop],
])('with %s', (_, press, options) => {
  test('the last turns of a game are played to the result', async () => {
    const { page, problems } = await open('/', options);
    await showTable(page, recordOf(late()));
    await page.clock.install();
    expect(await tooWide(page)).toBe(false);
    expect(await playThrough(page, press, 'ours')).toBeGreaterThan(20);
    await seeTheEnd(page, press);
    expect(await tooWide(page)).toBe(false);
    expect(problems).toEqual([]);
  }, 120_000);
});

describe.each(['apple-hill', 'boats-and-banjos', 'gold-rush', 'outlaws-and-outposts'])('%s', (mode) => {
  test.each([
    ['laptop', laptop],
    ['phone', phone],
  ] as const)('reads well on a %s', async (_, options) => {
    // in the middle of a turn, so that the paths lie there
    const match = playOn(west({ mode }, adaAndNoor), (each) => each.turns >= 4 && each.view(0).players[0]!.green > 20);
    const { page, problems } = await open('/', options);
    await showTable(page, recordOf(match));
    await page.locator('[data-touch="possible"]').first().waitFor();
    expect(await tooWide(page)).toBe(false);
    await page.getByRole('button', { name: 'No more tips' }).click();
    expect(await violations(page)).toEqual([]);
    if (options === phone) {
      expect(await smallTargets(page)).toEqual([]);
      for (const tab of await page.locator('.tabs button').all()) {
        await tab.tap();
        expect(await tooWide(page)).toBe(false);
        expect(await violations(page)).toEqual([]);
      }
    }
    expect(problems).toEqual([]);
  });
});

test('a reaction is answered on one screen without handing it over', async () => {
  const people = [{ name: 'Ada' }, { name: 'Ben' }];
  // Ada's plan shows an animal that Ben can trap
  const asked = playOn(
    west({ mode: 'apple-hill' }, people),
    (match) => match.view('spectator').active === 0 && match.deciders().join() === '1',
  );
  const { seat, choice } = asked.choices().at(-1)!;
  const before = asked.fork(asked.length - 1);
  expect(seat).toBe(0);
  const things = targetsIn((asked.rules as SierraWestRules).box, before.view(0))(choice);

  const { page, problems } = await open('/', laptop);
  await showTable(page, recordOf(before));
  await page.getByRole('button', { name: 'I am Ada' }).click();
  for (const id of things) await page.locator(`[data-target="${id}"]`).click();
  const decline = page.getByRole('button', { name: 'Not now' });
  await page.keyboard.press('Shift');
  await decline.waitFor();
  expect(await page.locator('.hand-over').count()).toBe(0);
  expect(await page.locator('.prompt .avatar').first().textContent()).toBe('B');
  await decline.click();
  await page.getByRole('button', { name: 'Pass' }).waitFor();
  expect(await page.locator('.hand-over').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a recorded match opens from its file, and is watched again to the same end', async () => {
  const recorded = (part: string): string =>
    readFileSync(
      new URL(`../../../games/tests/recorded/sierra-west-apple-hill-2.rules-1.format-1.${part}`, import.meta.url),
      'utf8',
    );
  const { hash, result } = JSON.parse(recorded('outcome.json')) as { hash: string; result: { totals: number[] } };
  const { page, problems } = await open('/#/games', laptop);
  await page.setInputFiles('input[type=file]', {
    name: 'west.json',
    mimeType: 'application/json',
    buffer: Buffer.from(recorded('json')),
  });
  await page.locator('.west-end-result').waitFor();
  const [kept] = await shelved(page);
  expect(loadMatch(JSON.stringify(kept!.saved)).hash).toBe(hash);
  expect(await page.locator('.west-end-result').innerText()).toContain(String(Math.max(...result.totals)));

  await page.goto(`/#/replay/${kept!.id}`);
  await page.getByLabel('Speed').selectOption({ label: 'Instant' });
  await page
    .locator('.prompt')
    .getByText(String(Math.max(...result.totals)))
    .waitFor({ timeout: 150_000 });
  expect(problems).toEqual([]);
}, 180_000);

// One and a half minutes alone: on request, see docs/reliability.md. The last turns above are played each time.
test.runIf(process.env.WHOLE_GAMES)(
  'a whole game of Apple Hill against a bot, from the home page to the result, with a mouse',
  async () => {
    const { page, problems } = await open('/', laptop);
    await page.locator('[data-game="sierra-west"]').getByText('Preview: a plain table').waitFor();
    await page.getByRole('link', { name: 'Set up a game: Sierra West' }).click();
    await page.getByLabel('Name at seat 1').fill('Ada');
    await page.locator('.seat-level select').selectOption('greenhorn');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.table .prompt').waitFor();
    await page.clock.install();
    expect(await playThrough(page, byMouse, 'ours')).toBeGreaterThan(200);
    const [kept] = await shelved(page);
    await seeTheEnd(page, byMouse);
    expect(await violations(page)).toEqual([]);
    expect(kept!.summary.game).toBe('sierra-west');
    expect(problems).toEqual([]);
  },
  240_000,
);
