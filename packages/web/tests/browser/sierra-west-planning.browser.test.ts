import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { still, timersOf } from './checks.ts';
import { shelved } from './seed.ts';
import { withBrowser } from './setup.ts';
import { laptop, people, phone, showTable } from './tables.ts';
import { heard, isPlanning, playOn, recordOf, untilAsked, type West, west } from './west.ts';

const open = withBrowser();
const adaAndNoor = [...people('Ada'), { name: 'Noor', bot: 'greenhorn' }];
const planning = (options: object = {}): West =>
  playOn(west({ mode: 'apple-hill', ...options }, adaAndNoor), (each) => each.turns >= 2 && isPlanning(each, 0));

const hand = (page: Page, card: number) => page.locator(`button[data-target="hand ${card}"]`).first();
/** The cards by place, as they lie on the page. */
const lying = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const at = (card: HTMLElement): number => Number(card.closest<HTMLElement>('[data-place]')!.dataset.place);
    return [...document.querySelectorAll<HTMLElement>('button[data-target^="hand "]')]
      .filter((card) => card.closest('[data-place]'))
      .sort((a, b) => at(a) - at(b))
      .map((card) => Number(card.dataset.target!.split(' ')[1]));
  });

/** The choice that was kept last. */
async function keptChoice(page: Page): Promise<unknown> {
  const [record] = await shelved(page);
  return (record!.saved as { log: { choice: unknown }[] }).log.at(-1)?.choice;
}

test('cards are arranged by dragging, by two taps, by an order and by its key; all mean the same', async () => {
  const { page, problems } = await open('/', laptop);
  await showTable(page, recordOf(planning()));
  await untilAsked(page);
  await page.getByRole('button', { name: 'No more tips' }).click();
  await heard(page);
  const [a, b, c] = (await lying(page)) as [number, number, number];

  const middleOf = async (card: number): Promise<[number, number]> => {
    const { x, y, width, height } = (await hand(page, card).boundingBox())!;
    return [x + width / 2, y + height * 0.8];
  };
  await page.mouse.move(...(await middleOf(a)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(c)), { steps: 8 });
  await page.mouse.up();
  await still(page);
  expect(await lying(page)).toEqual([c, b, a]);

  await hand(page, c).click({ position: { x: 20, y: 20 } });
  await hand(page, b).click({ position: { x: 20, y: 20 } });
  await still(page);
  expect(await lying(page)).toEqual([b, c, a]);

  // nothing is revealed yet, and nothing is lost
  await page.reload();
  await untilAsked(page);
  expect(await lying(page)).toEqual([b, c, a]);

  const orders = page.getByRole('button', { name: /^Layout \d/ });
  expect(await orders.count()).toBe(6);
  const seen = new Set<string>();
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press(String(i + 1));
    expect(await orders.nth(i).getAttribute('aria-pressed')).toBe('true');
    const now = (await lying(page)).join();
    expect(`order ${now.replaceAll(',', ' ')}`).toBe(await orders.nth(i).getAttribute('data-target'));
    seen.add(now);
  }
  expect(seen.size).toBe(6);
  await page.locator(`[data-target="order ${b} ${a} ${c}"]`).click();
  await heard(page);
  expect(await lying(page)).toEqual([b, a, c]);

  await page.getByRole('button', { name: 'Reveal' }).click();
  await expect.poll(() => keptChoice(page)).toMatchObject({ do: 'plan', cards: [b, a, c] });
  expect(problems).toEqual([]);
});

test('a finger on a phone drags a card, and taps two', async () => {
  const { page, problems } = await open('/', phone);
  await showTable(page, recordOf(planning()));
  await untilAsked(page);
  const [a, b, c] = (await lying(page)) as [number, number, number];
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [number, number][]): Promise<unknown> =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
  const middleOf = async (card: number): Promise<[number, number]> => {
    const { x, y, width, height } = (await hand(page, card).boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  const [from, to] = [await middleOf(a), await middleOf(b)];
  await touch('touchStart', from);
  // longer than a swipe rests, shorter than a long press
  await timersOf(page, 220);
  for (let i = 1; i <= 6; i++)
    await touch('touchMove', [from[0] + ((to[0] - from[0]) * i) / 6, from[1] + ((to[1] - from[1]) * i) / 6]);
  await touch('touchEnd');
  await still(page);
  expect(await lying(page)).toEqual([b, a, c]);
  await hand(page, b).tap({ position: { x: 24, y: 24 } });
  await hand(page, c).tap({ position: { x: 24, y: 24 } });
  await heard(page);
  await still(page);
  expect(await lying(page)).toEqual([c, a, b]);
  expect(problems).toEqual([]);
});

test('of four cards one is put aside, on the deck or the discard', async () => {
  const { page, problems } = await open('/', laptop);
  await showTable(page, recordOf(planning({ advancedPlanning: true })));
  await untilAsked(page);
  await page.getByRole('button', { name: 'No more tips' }).click();
  await heard(page);
  const [a, b, c, d] = (await lying(page)) as [number, number, number, number];
  await hand(page, a).click({ position: { x: 20, y: 20 } });
  await hand(page, d).click({ position: { x: 20, y: 20 } });
  await heard(page);
  await still(page);
  expect(await lying(page)).toEqual([d, b, c, a]);
  await page.getByText('to the deck').first().click();
  await page.getByRole('button', { name: 'Reveal' }).click();
  await expect.poll(() => keptChoice(page)).toMatchObject({ do: 'plan', cards: [d, b, c], rest: 'deck' });
  expect(problems).toEqual([]);
});

test('a plan drafted while somebody else plays is there after a reload', async () => {
  const match = playOn(
    west({ mode: 'apple-hill' }, adaAndNoor),
    (each) => each.turns >= 2 && isPlanning(each, 1) && each.decision(0)?.prompt === 'draft',
  );
  const { page, problems } = await open('/', laptop);
  // Noor thinks as long as we like
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await showTable(page, recordOf(match));
  await page.getByRole('button', { name: /^Layout 1/ }).waitFor();
  const [a, b, c] = (await lying(page)) as [number, number, number];
  await page.locator(`[data-target="order ${c} ${a} ${b}"]`).click();
  // one picture, after which the press is heard
  await page.clock.runFor(20);
  await heard(page);
  await expect.poll(() => keptChoice(page)).toMatchObject({ do: 'draft', cards: [c, a, b] });
  await page.reload();
  await page.getByRole('button', { name: /^Layout 1/ }).waitFor();
  expect(await lying(page)).toEqual([c, a, b]);
  expect(problems).toEqual([]);
});
