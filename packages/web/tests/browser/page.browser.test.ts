import { createHash } from 'node:crypto';
import { LANGUAGES as languages, loadPack } from '@cordillera/engine';
import { housePack, sierraFormat } from '@cordillera/sierra';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { longName, longText } from '../../src/sierra/long.ts';
import { withBrowser } from './setup.ts';

const open = withBrowser();

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
  });
}

const tooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** What can be tapped and is smaller than a fingertip. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button:not(.skip), a, select, label.choice')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const small = width > 0 && (width < 43.5 || height < 43.5);
      return small ? [`${Math.round(width)} × ${Math.round(height)}: ${element.className} ${element.textContent}`] : [];
    }),
  );

const tabsOf = (page: Page) => page.locator('.tabs button').all();

const atOnce = (page: Page): Promise<string[]> => page.selectOption('.speed select', '3');
const untilOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.speed') === null, null, { timeout: 60_000 });

describe.each([
  { width: 1440, height: 900, colorScheme: 'light' as const },
  { width: 390, height: 844, colorScheme: 'dark' as const },
  { width: 360, height: 640, colorScheme: 'light' as const },
])('at $width by $height, $colorScheme', ({ width, height, colorScheme }) => {
  const options = { viewport: { width, height }, colorScheme, reducedMotion: 'reduce' as const };

  test('the home page and a watched game have no accessibility faults and never scroll sideways', async () => {
    const { page, problems } = await open('/', options);
    await page.getByRole('heading', { name: 'Sierra', exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);
    await page.getByRole('link', { name: 'Watch a game' }).click();
    await page.locator('.prompt').waitFor();
    await atOnce(page);
    await untilOver(page);
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);
    const phone = width < 600;
    for (const tab of await tabsOf(page)) {
      await tab.click();
      expect(await tooWide(page)).toBe(false);
      if (phone) expect(await smallTargets(page)).toEqual([]);
    }
    await page.locator('#prompt').getByRole('button', { name: 'Scores', exact: true }).click();
    expect(await violations(page)).toEqual([]);
    if (phone) expect(await smallTargets(page)).toEqual([]);
    expect(problems).toEqual([]);
  }, 90_000);
});

test('a watched game of every mode ends, and its seed has the fingerprint shown from the start', async () => {
  const { page, problems } = await open('/#/watch', { viewport: { width: 1440, height: 900 } });
  for (const mode of ['Solo', 'Cooperative', 'Competitive']) {
    await page.locator('.prompt').waitFor();
    await page.getByRole('button', { name: 'New game', exact: true }).first().click();
    await page.getByRole('radio', { name: mode }).check({ force: true });
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.locator('.watch-mode', { hasText: mode.toLowerCase() }).waitFor();
    const fingerprint = await page.locator('.fairness code').first().innerText();
    await atOnce(page);
    await untilOver(page);
    const [hash, seed] = await page.locator('.fairness code').allInnerTexts();
    expect(hash).toBe(fingerprint);
    expect(createHash('sha256').update(seed!).digest('hex')).toBe(hash);
    expect(page.workers()).toHaveLength(1);
  }
  expect(problems).toEqual([]);
}, 120_000);

test('language and theme are remembered, and the page says them to the browser', async () => {
  const { page } = await open('/');
  const title = await page.title();
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('button', { name: 'Zmierzch' }).click();
  await page.reload();
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dusk');
  expect(await page.locator('meta[name="theme-color"]').getAttribute('content')).toBe('#161d2b');
  expect(await page.title()).not.toBe(title);
  await page.getByRole('link', { name: 'Obejrzyj partię' }).waitFor();
});

test('by keyboard alone: from the home page to a game that is paused, stepped and read', async () => {
  const { page } = await open('/', { viewport: { width: 1440, height: 900 } });
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      if (name.test(await page.evaluate(() => document.activeElement?.textContent ?? ''))) return;
    }
    throw new Error(`${name} cannot be reached with Tab`);
  };
  await page.locator('.games').waitFor();
  await tabTo(/Watch a game/);
  await page.keyboard.press('Enter');
  await page.locator('.prompt').waitFor();
  await tabTo(/^Pause$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const before = await page.locator('.prompt-words').innerText();
  await page.getByRole('button', { name: 'Step', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction((text) => document.querySelector('.prompt-words')?.textContent !== text, before);
  await page.locator('.destination-strip').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('destination-strip');
});

test('after a reload the game is where it was, paused as it was, and the home page offers it', async () => {
  const { page, problems } = await open('/#/watch', { viewport: { width: 1440, height: 900 } });
  const told = async (): Promise<string[]> => [
    await page.locator('.prompt-words').innerText(),
    await page.locator('.log-lines').innerText(),
    ...(await page.locator('.member-total').allInnerTexts()),
    await page.locator('.fairness code').first().innerText(),
  ];
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  for (let i = 0; i < 9; i++) {
    const lines = await page.locator('.prompt-words').innerText();
    await page.getByRole('button', { name: 'Step', exact: true }).click();
    await page.waitForFunction(
      (text) => (document.querySelector('.prompt-words') as HTMLElement).innerText !== text,
      lines,
    );
  }
  const before = await told();
  await page.reload();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(await told()).toEqual(before);
  await page.goto('/');
  await page.reload();
  await page.locator('.resume a').click();
  await page.locator('.prompt').waitFor();
  expect(await told()).toEqual(before);
  expect(problems).toEqual([]);
});

test('a ready sign stays for a moment before the next', async () => {
  const { page } = await open('/#/watch', { viewport: { width: 1440, height: 900 } });
  await page.locator('.prompt').waitFor();
  await page.selectOption('.speed select', '2');
  const shown = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        let last = '';
        new MutationObserver(() => {
          const text = (document.querySelector('.prompt-words b') as HTMLElement).innerText;
          if (text === last) return;
          last = text;
          if (text.endsWith('is ready.')) times.push(performance.now());
          if (times.length === 4) done(times.slice(1).map((time, i) => time - times[i]!));
        }).observe(document.querySelector('.prompt')!, { subtree: true, childList: true, characterData: true });
      }),
  );
  for (const time of shown) expect(time).toBeGreaterThan(80);
});

test('on a phone the cards can be shown larger; turned, it shows the board and the buttons together', async () => {
  const { page } = await open('/#/watch', { viewport: { width: 390, height: 844 } });
  const isMovable = (): Promise<boolean> =>
    page.locator('#board .range-view').evaluate((view) => view.scrollHeight > view.clientHeight);
  await page.getByRole('button', { name: 'Show larger' }).click();
  expect(await isMovable()).toBe(true);
  await page.getByRole('button', { name: 'Show larger' }).click();
  await page.getByRole('button', { name: 'Show smaller' }).click();
  expect(await isMovable()).toBe(false);
  await page.setViewportSize({ width: 844, height: 390 });
  for (const part of ['.board', '.prompt-buttons', '.tabs']) {
    const box = (await page.locator(part).boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(390);
  }
});

test('with text at 200 % a phone never scrolls sideways', async () => {
  const { page } = await open('/', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.reload();
  await page.locator('.games').waitFor();
  expect(await tooWide(page)).toBe(false);
  await page.getByRole('link', { name: 'Watch a game' }).click();
  await page.locator('.prompt').waitFor();
  for (const tab of await tabsOf(page)) {
    await tab.click();
    expect(await tooWide(page)).toBe(false);
  }
});

test('the text of every card fits on it, in every language', async () => {
  const { content } = loadPack(sierraFormat, housePack);
  const faces = languages.flatMap((language) => [
    ...content.notebook.map(({ name, text }) => ({
      kind: 'notebook',
      name: name[language],
      text: text[language],
      longText: text[language].length > longText.notebook,
      longName: false,
    })),
    ...content.destinations.flatMap(({ name, faces: { A, B } }) =>
      [A, B].map(({ text }) => ({
        kind: 'destination',
        name: name[language],
        text: text[language],
        longText: text[language].length > longText.destination,
        longName: name[language].length > longName,
      })),
    ),
  ]);
  const { page } = await open('/#/watch');
  await page.locator('.prompt').waitFor();
  const overflowing = await page.evaluate(async (cards) => {
    await document.fonts.load('800 20px "Piazzolla Variable"', 'ąé');
    await document.fonts.load('500 20px "Atkinson Hyperlegible Next Variable"', 'ąé');
    const host = document.body.appendChild(document.createElement('div'));
    host.style.width = '320px';
    return cards.flatMap((card) => {
      host.innerHTML = `<div class="scoring-card ${card.kind}-card"><p class="scoring-card-name"><span></span></p><p class="scoring-card-text"><span></span></p></div>`;
      const [name, text] = host.querySelectorAll('p');
      name!.firstElementChild!.textContent = card.name;
      text!.firstElementChild!.textContent = card.text;
      name!.toggleAttribute('data-long', card.longName);
      text!.toggleAttribute('data-long', card.longText);
      const fits = [name!, text!].every((box) => {
        const words = box.firstElementChild!.getBoundingClientRect();
        const room = box.getBoundingClientRect();
        return words.height <= room.height + 1 && words.width <= room.width + 1;
      });
      return fits ? [] : [`${card.name}: ${card.text}`];
    });
  }, faces);
  expect(faces.length).toBeGreaterThan(100);
  expect(overflowing).toEqual([]);
});
