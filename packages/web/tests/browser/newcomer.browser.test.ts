import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sierraTableWords } from '../../src/games/sierra/table/sierraTableWords.ts';
import { tableWords } from '../../src/table/tableWords.ts';
import { clippedTexts, measured, overlappingTexts, painted, resize, smallTexts, still } from './checks.ts';
import { Player } from './player.ts';
import { moving, withBrowser } from './setup.ts';
import { blockedPlaces, freeCards, keeps, laid, notebookButton, picked, places, ready } from './sierra.ts';
import { bots, laptop, people, phone, played, round, showTable, widening } from './tables.ts';

/** What a newcomer needs to see and to understand at Sierra's table. */
const open = withBrowser();

const sixth = () => played({ mode: 'competitive' }, [...people('Ada'), ...bots('Noor', 'Mateo')], round(6));

async function openSixth(options = laptop) {
  const visit = await open('/', options);
  await showTable(visit.page, sixth());
  await freeCards(visit.page).first().waitFor();
  return visit;
}

/** Whether all of it is on the screen and nothing lies over its middle. */
const isInSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && element.contains(hit);
  });

test('on a phone the Destination, the Notebook card just chosen and the totals of others stay in sight', async () => {
  const { page } = await openSixth(phone);
  await notebookButton(page).tap();
  const keep = keeps(page).first();
  const name = (await keep.innerText()).replace(/^Keep\s+/, '');
  await keep.tap();
  const chosen = page.locator('.chip-row .chip[data-chosen]');
  await chosen.waitFor();
  expect(await chosen.locator('.chip-name').innerText()).toBe(name);
  await freeCards(page).first().tap();
  await places(page).first().waitFor();
  await still(page);
  expect(await isInSight(page.locator('.chip-destination button'))).toBe(true);
  // the name of the chosen card and its points, as far as the row shows them
  const box = (await chosen.boundingBox())!;
  expect(box.x + box.width / 2).toBeLessThan(390);
  const totals = page.locator('.people-totals b');
  expect(await totals.count()).toBe(2);
  for (const total of await totals.all()) {
    expect(await total.innerText()).toMatch(/^\d+$/);
    expect(await isInSight(total)).toBe(true);
  }
});

test('a card held near the edge of the picture moves it to the places beyond, which say what they bring', async () => {
  const visit = await open('/', { ...phone, ...moving });
  const { page } = visit;
  await showTable(page, played({ mode: 'solo', stage: 5 }, people('Ada'), round(8), { taste: widening, seed: 33 }));
  const card = freeCards(page).last();
  await card.tap();
  const signs = page.locator('.edge-sign');
  await signs.first().waitFor();
  expect(await signs.first().locator('b').first().innerText()).toMatch(/^([+−]\d+|0)$/);
  const side = (await signs.first().getAttribute('data-side'))!;
  const hidden = await places(page).count();
  expect(hidden).toBeGreaterThan(1);

  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [number, number][]): Promise<unknown> =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
  const from = (await card.boundingBox())!;
  const frame = (await page.locator('.board .landscape').boundingBox())!;
  const grip: [number, number] = [from.x + from.width / 2, from.y + from.height / 2];
  const edge: [number, number] = {
    left: [frame.x + 6, frame.y + frame.height / 2],
    right: [frame.x + frame.width - 6, frame.y + frame.height / 2],
    up: [frame.x + frame.width / 2, frame.y + 56],
    down: [frame.x + frame.width / 2, frame.y + frame.height - 6],
  }[side] as [number, number];
  await touch('touchStart', grip);
  await touch('touchMove', [grip[0], grip[1] - 30]);
  await page.locator('.hand-ghost').waitFor();
  await touch('touchMove', edge);
  // the finger rests there: the sheet goes on moving until nothing lies beyond that edge
  await page.locator(`.edge-sign[data-side="${side}"]`).waitFor({ state: 'detached' });
  await touch('touchMove', [frame.x + frame.width / 2, frame.y + frame.height / 2]);
  await painted(page);
  const seen = await places(page).evaluateAll((spots) =>
    spots.map((spot) => {
      const { left, top, width, height } = spot.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, width };
    }),
  );
  const target = seen.find(
    ({ x, y }) =>
      x > frame.x + 44 && x < frame.x + frame.width - 44 && y > frame.y + 96 && y < frame.y + frame.height - 44,
  )!;
  await touch('touchMove', [target.x, target.y]);
  await page.locator('.changes').waitFor();
  await touch('touchEnd');
  await laid(page).waitFor();
});

test('Esc puts a picked card back wherever the focus is, and ends a drag', async () => {
  const { page } = await openSixth();
  const card = freeCards(page).first();
  await card.click();
  await picked(page).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
  await picked(page).waitFor({ state: 'detached' });
  const box = (await card.boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(700, 300, { steps: 5 });
  await page.locator('.hand-ghost').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.hand-ghost').waitFor({ state: 'detached' });
  await page.mouse.up();
  await picked(page).waitFor({ state: 'detached' });
  expect(await laid(page).count()).toBe(0);
});

test('the arrows that take a card back cover no symbol', async () => {
  const { page } = await openSixth();
  const player = new Player(page, 'mouse');
  await player.playUntil(async () => (await player.asked()) === 'ready');
  await still(page);
  const overlaps = await page.evaluate(() => {
    const cards = [...document.querySelectorAll('.spot[data-kind="card"]')].map((card) => card.getBoundingClientRect());
    const backs = [...document.querySelectorAll('.spot-back')].map((back) => back.getBoundingClientRect());
    // a symbol is 0.4 of a card wide and stands in its middle
    return backs.map(
      (back) =>
        cards.filter(({ left, width, top, height }) => {
          const [x, y] = [left + width / 2, top + height / 2];
          return (
            back.left < x + width * 0.2 &&
            back.right > x - width * 0.2 &&
            back.top < y + height * 0.2 &&
            back.bottom > y
          );
        }).length,
    );
  });
  expect(overlaps).toEqual([0, 0]);
});

test('at the first pick a note says why a card may not go beside another colour, and shows where', async () => {
  const { page } = await open('/', laptop);
  await showTable(page, played({ mode: 'competitive' }, [...people('Ada'), ...bots('Noor')], round(1)));
  const note = page.getByRole('complementary', { name: 'One line, one colour' });
  await freeCards(page).first().click();
  expect(await note.count()).toBe(0);
  await places(page).first().click();
  const colourOf = (card: Locator): Promise<string | null> =>
    card.locator('use[href^="#y-mark-"]').first().getAttribute('href');
  const first = await colourOf(laid(page));
  for (const card of await freeCards(page).all())
    if ((await colourOf(card)) !== first) {
      await card.click();
      break;
    }
  await note.waitFor();
  const crossed = blockedPlaces(page);
  expect(await crossed.count()).toBeGreaterThan(1);
  expect(Number(await crossed.first().evaluate((spot) => getComputedStyle(spot).opacity))).toBeGreaterThan(0.5);
  await note.getByRole('button').click();
  await note.waitFor({ state: 'detached' });
  await page.reload();
  await laid(page).waitFor();
  await freeCards(page).last().click();
  await places(page).first().waitFor();
  expect(await note.count()).toBe(0);
});

test('others’ cards are shown large, one group after the other, and the last round can be seen again', async () => {
  const { page } = await openSixth({ ...laptop, ...moving });
  const shown = page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const seen: string[] = [];
        new MutationObserver(() => {
          const reveal = document.querySelector('.reveal');
          const names = [...document.querySelectorAll('.reveal .deeds-ribbon > span')].map(
            (name) => name.textContent ?? '',
          );
          const cards = [...document.querySelectorAll('.reveal :is(.mountain-card, .notebook-card)')];
          const small = cards.some((card) => (card as HTMLElement).getBoundingClientRect().width < 60);
          const what = `${names.join()} ${cards.length}${small ? ' small' : ''}`;
          if (reveal && seen.at(-1) !== what) seen.push(what);
          if (document.querySelector('.round-track b')?.textContent === 'Round 7') done(seen);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  const player = new Player(page, 'mouse');
  await player.playUntil(async () => (await player.asked()) === 'ready');
  await ready(page).click();
  expect(await shown).toEqual(['Noor 2', 'Mateo 2', 'Noor,Mateo 2']);
  await page.getByRole('button', { name: 'Last round' }).click();
  const sheet = page.getByRole('dialog', { name: 'What everybody did in round 6' });
  expect(await sheet.locator('.deeds-ribbon > span').allInnerTexts()).toEqual(['Noor', 'Mateo', 'Ada']);
  expect(await sheet.locator('.mountain-card').count()).toBe(6);
  expect(await sheet.locator('.notebook-card').count()).toBe(3);
  for (const card of await sheet.locator('.mountain-card').all())
    expect((await card.boundingBox())!.width).toBeGreaterThan(110);
});

test('the badge of the log counts what others did', async () => {
  const { page } = await openSixth(phone);
  const player = new Player(page, 'touch');
  const badge = page.locator('.tab-new');
  expect(await badge.count()).toBe(0);
  await player.playUntil(async () => (await player.round()) === 'Round 7' && (await player.asked()) !== 'nothing');
  // two others, two cards laid and one kept each
  expect(await badge.innerText()).toMatch(/^6\b/);
  await page.getByRole('button', { name: /^Log/ }).tap();
  await badge.waitFor({ state: 'detached' });
});

describe.each([
  { name: 'laptop', options: laptop, sizes: [laptop.viewport!, { width: 1280, height: 800 }] },
  { name: 'phone', options: phone, sizes: [phone.viewport!] },
])('on a $name', ({ options, sizes }) => {
  test('everything at the table can be read and fits, in every language', async () => {
    const { page } = await openSixth({ ...options });
    const check = async (what: string): Promise<void> => {
      for (const size of sizes) {
        await resize(page, size);
        expect(await smallTexts(page, 12), what).toEqual([]);
        expect(await clippedTexts(page), what).toEqual([]);
        expect(await overlappingTexts(page), what).toEqual([]);
        expect(await promptCovered(page), what).toEqual([]);
      }
    };
    for (const language of measured) {
      await page.evaluate((chosen) => localStorage.setItem('cordillera.language', chosen), language);
      await page.reload();
      await page
        .getByRole('list', { name: sierraTableWords[language].mountains })
        .getByRole('button', { disabled: false })
        .first()
        .waitFor();
      await check(`${language}, asked`);
      for (const tab of await page.locator('.tabs button').all()) {
        await tab.click();
        await check(`${language}, ${await tab.innerText()}`);
      }
    }
    await page.evaluate(() => localStorage.setItem('cordillera.language', 'en'));
    await page.reload();
    const player = new Player(page, 'mouse');
    await player.waitUntilAsked();
    if ((await page.locator('.tabs').count()) > 0) await page.locator('.tabs button').first().click();
    await player.playUntil(async () => (await player.asked()) === 'ready');
    for (const language of measured) {
      await page.evaluate((chosen) => localStorage.setItem('cordillera.language', chosen), language);
      await page.reload();
      await page.getByRole('button', { name: tableWords[language].ready, exact: true, disabled: false }).waitFor();
      await check(`${language}, ready`);
    }
  });
});

/** Buttons of the prompt bar that something lies over, or that lie beside it. */
const promptCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.prompt')!.getBoundingClientRect();
    return [...document.querySelectorAll('.prompt-buttons :is(button, a)')].flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const isInside = left >= bar.left && right <= bar.right && bottom <= bar.bottom + 1;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return isInside && button.contains(hit) ? [] : [button.textContent ?? ''];
    });
  });
