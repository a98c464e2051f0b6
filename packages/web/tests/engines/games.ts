import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, inject, test } from 'vitest';
import type { Engine } from './driver.ts';
import { Page } from './page.ts';
import { expectLowPopovers, playUntil } from './play.ts';

const isWhole = process.env.WHOLE_GAMES !== undefined;

/** Starts a game from the home page in one tap. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.click(`.game[data-game="${game}"] .button`);
  await page.there('.prompt [aria-live="polite"]');
}

/** The height of a menu with one choice at this table: not every game opens one in its first turns. */
const menuHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const menu = document.createElement('fieldset');
    menu.className = 'target-menu';
    menu.popover = 'manual';
    menu.append(document.createElement('button'));
    document.body.append(menu);
    menu.showPopover();
    const { height } = menu.getBoundingClientRect();
    menu.remove();
    return height;
  });

/** Opens the explanation of the first target. */
async function explain(page: Page): Promise<void> {
  const id = await page.until('something can be touched', () =>
    document.querySelector('[data-touch="possible"]:not([data-target^="button "])')?.getAttribute('data-target'),
  );
  await page.hover(`[data-target="${id}"]`, '.explanation:popover-open');
  await expectLowPopovers(page);
  expect(await menuHeight(page)).toBeLessThan(100);
  await page.press('Escape');
  await page.until('the explanation is gone', () => document.querySelector('.explanation:popover-open') === null);
}

/** The tests of one browser. */
export function playsEverythingIn(engine: Engine): void {
  describe.skipIf(inject('engines')[engine] === undefined)(engine, () => {
    const opened: Page[] = [];
    const open = async (size?: { width: number; height: number }): Promise<Page> => {
      const page = await Page.open(engine, inject('engines'), inject('baseUrl'), size);
      opened.push(page);
      return page;
    };
    afterEach(async () => {
      for (const page of opened.splice(0)) await page.close();
    });

    test('Sierra: two rounds by mouse, a card dragged, reloaded, downloaded and opened again', async () => {
      const page = await open();
      await playNow(page, 'sierra');
      await explain(page);

      const card = await page.until('a card', () =>
        document.querySelector('[data-touch="possible"][data-target^="card "]')?.getAttribute('data-target'),
      );
      await page.drag(`[data-target="${card}"]`, async () => {
        const place = await page.until('a place', () =>
          document.querySelector('[data-touch="possible"][data-target^="place "]')?.getAttribute('data-target'),
        );
        return `[data-target="${place}"]`;
      });
      await page.says('1 of 16 cards');

      await playUntil(page, 'sierra', async () => (await page.text('body')).includes('Round 3'));
      await page.says('4 of 16 cards');
      await page.reload();
      await page.says('4 of 16 cards');
      await page.says('Round 3');

      await page.click('=Menu');
      const file = await page.downloaded(() => page.click('=Download this game'));
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'sierra' });
      await page.load('/#/games');
      await page.there('.open-file');
      await page.chooseFile('input[type=file]', file);
      await page.says('Round 3');
      await page.says('4 of 16 cards');
      await playUntil(page, 'sierra', (done) => !isWhole && done > 0);
      expect(await page.problems()).toEqual([]);
    });

    test.each(['sierra-west', 'colorado'])('%s: the first turns by mouse, reloaded in between', async (game) => {
      const page = await open();
      await playNow(page, game);
      await explain(page);
      await playUntil(page, game, (done) => done >= 6);
      await page.reload();
      await page.there('.prompt');
      await playUntil(page, game, (done) => !isWhole && done >= 6);
      expect(await page.problems()).toEqual([]);
    });

    test('on a phone: the first turns of Colorado, whose zoomed map is rendered sharply', async () => {
      const page = await open({ width: 390, height: 844 });
      await playNow(page, 'colorado');
      // a composited layer would be scaled as a bitmap
      const layer = await page.until('the land is drawn', () => {
        const land = document.querySelector('.co-map-sheet .co-land');
        return land && getComputedStyle(land).willChange;
      });
      expect(layer).toBe('auto');
      await playUntil(page, 'colorado', (done) => done >= 4);
      expect(await page.problems()).toEqual([]);
    });
  });
}
