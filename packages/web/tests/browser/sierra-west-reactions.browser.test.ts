import type { SierraWestChoice } from '@cordillera/sierra-west';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { smallTargets, tooWide, violations } from './checks.ts';
import { shelved } from './seed.ts';
import { withBrowser } from './setup.ts';
import { laptop, people, phone, showTable } from './tables.ts';
import { playOn, recordOf, standing, thingsFor, untilAsked, type West, west } from './west.ts';

const open = withBrowser();

/** The position before a choice of Ada's to which Ben may answer, and that choice. */
function before(
  prompt: 'trapper' | 'tracker',
  seats = people('Ada', 'Ben'),
  pioneers = 1,
): { match: West; choice: SierraWestChoice } {
  for (let seed = 1; seed < 40; seed++) {
    const asked = playOn(
      west({ mode: 'apple-hill' }, seats, seed),
      (match) =>
        match.view('spectator').active === 0 &&
        match.deciders().join() === '1' &&
        match.decision(1)?.prompt === prompt &&
        new Set(match.decision(1)!.choices.flatMap((choice) => ('pioneer' in choice ? [choice.pioneer] : []))).size >=
          pioneers &&
        match.choices().at(-1)!.seat === 0,
    );
    if (asked.result() !== null) continue;
    return { match: asked.fork(asked.length - 1), choice: asked.choices().at(-1)!.choice };
  }
  throw new Error(`nobody is asked as ${prompt}`);
}

async function askBen(page: Page, { match, choice }: ReturnType<typeof before>): Promise<void> {
  await page.getByRole('button', { name: 'I am Ada' }).click();
  for (const id of thingsFor(match, 0, choice)) await page.locator(`[data-target="${id}"]`).first().click();
  await untilAsked(page);
  expect(await page.locator('.prompt .avatar').first().textContent()).toBe('B');
}

const decline = (page: Page) => page.getByRole('button', { name: 'Not now' });
const isHandedOver = async (page: Page): Promise<boolean> => (await page.locator('.hand-over').count()) > 0;

test.each([
  ['laptop', laptop],
  ['phone', phone],
] as const)('an animal is trapped from another seat without handing the screen over, on a %s', async (_, screen) => {
  const asking = before('trapper');
  const { page, problems } = await open('/', screen);
  await showTable(page, recordOf(asking.match));
  await askBen(page, asking);
  expect(await isHandedOver(page)).toBe(false);
  // who is meant, and whose cards lie there
  expect(await page.locator('.prompt .avatar').first().isVisible()).toBe(true);
  expect(await page.locator('.prompt [role="status"]').innerText()).toContain('Ben is answering; Ada is waiting.');
  expect(await page.getByRole('heading', { name: 'Ada’s plan' }).isVisible()).toBe(true);
  expect(await violations(page)).toEqual([]);
  expect(await tooWide(page)).toBe(false);
  if (screen === phone) expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: /^Trap: / }).click();
  await page.getByRole('button', { name: 'Pass', exact: true }).waitFor();
  expect(await page.locator('.prompt .avatar').first().textContent()).toBe('A');
  expect(await isHandedOver(page)).toBe(false);
  expect(problems).toEqual([]);
});

test('a reload in the middle of the Trapper’s question stands there', async () => {
  const asking = before('trapper');
  const { page, problems } = await open('/', laptop);
  await showTable(page, recordOf(asking.match));
  await askBen(page, asking);
  const there = await standing(page);
  await page.reload();
  await page.locator('.prompt').waitFor();
  const me = page.getByRole('button', { name: 'I am Ben' });
  await me.or(decline(page)).first().waitFor();
  if (await isHandedOver(page)) await me.click();
  await decline(page).waitFor();
  expect((await standing(page)).asked).toBe(there.asked);
  await decline(page).click();
  await untilAsked(page);
  expect(problems).toEqual([]);
});

test('whoever never wants to be asked about animals declines by themselves, this time and after a reload', async () => {
  const asking = before('trapper');
  const { page, problems } = await open('/', laptop);
  await showTable(page, recordOf(asking.match));
  await askBen(page, asking);
  await page.getByLabel('Ask me when an animal shows').selectOption('never');
  await page.getByRole('button', { name: 'Pass', exact: true }).waitFor();
  expect(await isHandedOver(page)).toBe(false);

  // the same question with the same wish, from the shelf
  await showTable(page, {
    ...recordOf(asking.match, 'abcd0000000000e2'),
    table: { livePoints: true, wishes: { 1: { trapper: 'never' } } },
  });
  await page.getByRole('button', { name: 'I am Ada' }).click();
  for (const id of thingsFor(asking.match, 0, asking.choice))
    await page.locator(`[data-target="${id}"]`).first().click();
  await untilAsked(page);
  expect(await page.locator('.prompt .avatar').first().textContent()).toBe('A');
  await page.getByRole('button', { name: 'Pass', exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test('whoever rises on a track may be followed by a pioneer from another seat', async () => {
  const asking = before('tracker');
  const { page, problems } = await open('/', laptop);
  await showTable(page, recordOf(asking.match));
  await askBen(page, asking);
  await page.getByRole('button', { name: /^Track: / }).click();
  await untilAsked(page);
  expect(await page.locator('.prompt .avatar').first().textContent()).toBe('A');
  expect(await isHandedOver(page)).toBe(false);
  expect(problems).toEqual([]);
});

test.each([
  ['laptop', laptop],
  ['phone', phone],
] as const)('the pioneer who follows is one selection, in the panel and in the camp, on a %s', async (_, screen) => {
  const asking = before('tracker', people('Ada', 'Ben'), 2);
  const { page, problems } = await open('/', screen);
  await showTable(page, recordOf(asking.match));
  await askBen(page, asking);
  const camp = page.locator('[data-target^="figure "]:visible');
  const panel = page.locator('.west-option');
  /** Which pioneer is picked, in each of the two places. */
  const picked = async (): Promise<string[]> => [
    ...(await camp
      .and(page.locator('[data-touch="picked"]'))
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.target!.replace('figure ', '')))),
    ...(await panel
      .and(page.locator('[aria-pressed="true"]'))
      .evaluateAll((all) => all.map((each) => (each.textContent!.startsWith('Green') ? 'green' : 'tan')))),
  ];
  const both = (name: string) => expect.poll(picked).toEqual([name, name]);
  await expect.poll(async () => (await picked()).length).toBe(2);
  const [first] = await picked();
  const other = first === 'green' ? 'tan' : 'green';
  await both(first!);
  await page.locator(`[data-target="figure ${other}"]:visible`).click();
  await both(other);
  // touched once more it stays: somebody must go
  await page.locator(`[data-target="figure ${other}"]:visible`).click();
  await both(other);
  await panel.filter({ hasText: first === 'green' ? 'Green' : 'Tan' }).click();
  await both(first!);
  await page.locator(`[data-target="figure ${other}"]:visible`).click();
  await both(other);
  await page.getByRole('button', { name: /^Track: / }).click();
  await untilAsked(page);
  await expect
    .poll(async () => {
      const [record] = await shelved(page);
      return (record!.saved as { log: object[] }).log.at(-1);
    })
    .toEqual({ kind: 'choice', seat: 1, choice: { do: 'track', pioneer: other } });
  expect(problems).toEqual([]);
});
