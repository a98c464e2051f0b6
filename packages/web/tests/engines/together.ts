import { afterEach, describe, expect, inject, test } from 'vitest';
import { withServer } from '../browser/online.ts';
import type { Engine } from './driver.ts';
import { Page } from './page.ts';
import { act, expectLowPopovers, glances } from './play.ts';

/** Two people in two browsers at one table by link. Each pair has a file of its own, so that both run in parallel. */
export function testTogether(one: Engine, other: Engine): void {
  const enginesHere = inject('engines');
  describe.skipIf(!enginesHere.firefox || !enginesHere.webkit)('by link', () => {
    const served = withServer();
    const opened: Page[] = [];
    const open = async (engine: Engine): Promise<Page> => {
      const page = await Page.open(engine, enginesHere, served().url);
      opened.push(page);
      return page;
    };
    afterEach(async () => {
      for (const page of opened.splice(0)) await page.close();
    });

    test(`${one} creates a table of Colorado, ${other} joins it, and both play`, async () => {
      const host = await open(one);
      await host.goto('#/new/colorado?link=1');
      await host.click('.setup-start .primary');
      const link = await host.until(
        'the link',
        () => document.querySelector<HTMLInputElement>('.lobby-invite input.link-field')?.value,
      );

      const guest = await open(other);
      await guest.load(`http://${link}`);
      await guest.write('.join-you input', 'Ben');
      await guest.click('=Sit down and play');
      await host.says('Ben');
      await host.click('=Start the game');

      const pages = [host, guest];
      for (const page of pages) await page.there('.table .prompt');
      const done = [0, 0];
      const looked: string[][] = [[], []];
      let idleSince = Date.now();
      while (Math.min(...done) < 4) {
        for (const [seat, page] of pages.entries()) {
          await expectLowPopovers(page);
          // the earlier moves have arrived at the other browser
          const isSending = await page.evaluate(() => document.documentElement.hasAttribute('data-sending'));
          if (isSending || (await act(page, glances.colorado!, looked[seat]!)) === null) continue;
          done[seat]!++;
          idleSince = Date.now();
        }
        if (Date.now() - idleSince > 60_000)
          throw new Error(`the table stands still: ${await host.text('.prompt')} | ${await guest.text('.prompt')}`);
      }
      // a player who returns finds the table as it is
      await guest.reload();
      await guest.there('.table .prompt');
      for (const page of pages) expect(await page.problems()).toEqual([]);
    });
  });
}
