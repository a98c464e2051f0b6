import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { differences, report } from '../../../../scripts/looks.mjs';
import { lookAt } from '../../screenshots/looks.ts';
import { withBrowser } from './setup.ts';

const open = withBrowser();

/** A small page, and what differs once something has been done to it. */
async function changed(change: (page: Page) => Promise<unknown>): Promise<{ what: string; where: string }[]> {
  const { page } = await open('about:blank');
  await page.setContent(`
    <style>
      main { color: rgb(10, 20, 30); transition: color 9s; }
      .warm:active { background-color: rgb(200, 0, 0); }
      .warm[aria-disabled] { opacity: 0.5; }
      .waves { animation: wave 3s infinite; }
      @keyframes wave { to { transform: rotate(20deg); } }
    </style>
    <main><h1 class="waves">Fish</h1><button class="warm" aria-label="Buy"><b>1</b></button><p>Salmon</p></main>`);
  const before = await lookAt(page);
  await change(page);
  return differences(before, await lookAt(page));
}

const inPage = (change: () => void) => (page: Page) => page.evaluate(change);

test('a page that is looked at twice looks the same, whatever its classes are called', async () => {
  expect(await changed(async () => undefined)).toEqual([]);
  expect(await changed(inPage(() => document.querySelector('p')!.setAttribute('class', 'fish')))).toEqual([]);
});

test('another colour is found wherever it is seen, and told once', async () => {
  const found = await changed(
    inPage(() => document.querySelector('main')!.style.setProperty('color', 'rgb(10, 20, 31)')),
  );
  expect(found[0]).toEqual({ what: 'color: rgb(10, 20, 30) → rgb(10, 20, 31)', where: 'body > main' });
  const [title, first, place] = report('page', found);
  expect(title).toBe(`page: ${found.length}`);
  expect(first).toMatch(/^ +3 × color: rgb\(10, 20, 30\) → rgb\(10, 20, 31\)$/);
  expect(place!.trim()).toBe('body > main');
});

test('another look of a button that is pressed or disabled is found', async () => {
  const found = await changed(inPage(() => document.querySelector('button')!.setAttribute('class', 'cold')));
  expect(found).toEqual([
    { what: 'background-color: rgb(200, 0, 0) → rgb(239, 239, 239)', where: 'pressed: button.cold' },
    { what: 'opacity: 0.5 → 1', where: 'aria-disabled: button.cold' },
  ]);
});

test('another name, state or order of what is heard is found', async () => {
  const named = await changed(inPage(() => document.querySelector('button')!.setAttribute('aria-label', 'Sell')));
  expect(named).toContainEqual({ what: 'name of a button: “Buy” → “Sell”', where: expect.stringContaining('heard: ') });
  const pressed = await changed(inPage(() => document.querySelector('button')!.setAttribute('aria-pressed', 'true')));
  expect(pressed.map(({ what }) => what)).toContain('pressed of a button: nothing → true');
  const gone = await changed(inPage(() => document.querySelector('p')!.remove()));
  expect(gone.map(({ what }) => what)).toEqual(expect.arrayContaining(['no <p> any more', 'no paragraph “” any more']));
});
