import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { playNow, playsEverythingIn } from './games.ts';
import { Page } from './page.ts';
import { playUntil } from './play.ts';

playsEverythingIn('firefox');

const engines = inject('engines');

test.skipIf(!engines.firefox)(
  'Firefox that keeps nothing for any page: it says so, plays, and saves a file',
  async () => {
    const page = await Page.open('firefox', engines, inject('baseUrl'), undefined, {
      'network.cookie.cookieBehavior': 2,
    });
    try {
      await page.says('This browser does not let the page save games');
      await playNow(page, 'sierra');
      await playUntil(page, 'sierra', async () => (await page.text('body')).includes('Round 2'));
      const file = await page.downloaded(() => page.click('=Download the game'));
      expect(JSON.parse(readFileSync(file, 'utf8')).log.length).toBeGreaterThan(0);
      expect(await page.problems()).toEqual([]);
    } finally {
      await page.close();
    }
  },
);
