import { type Bot, botFor } from '@cordillera/bots';
import { createRandom, type SeatInfo } from '@cordillera/engine';
import { type SierraWestTypes, sierraWest } from '@cordillera/sierra-west';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'vitest';
import { shelve } from '../tests/browser/seed.ts';
import { laptop, phone, showTable } from '../tests/browser/tables.ts';
import { recordOf, type West, west } from '../tests/browser/west.ts';
import { picture, withStage } from './picture.ts';

/** Makes the pictures of Sierra West: matches of good bots, stopped at a moment worth seeing. */
const open = withStage();
const good = botFor(sierraWest, 'trail-hand') as unknown as Bot<SierraWestTypes>;
const three: SeatInfo[] = [{ name: 'Anna' }, { name: 'Marcel', bot: 'greenhorn' }, { name: 'Jola', bot: 'greenhorn' }];
const four: SeatInfo[] = [...three, { name: 'Tomek', bot: 'greenhorn' }];

/** Bots play until `stop`. */
async function until(match: West, stop: (match: West) => boolean): Promise<West> {
  const random = createRandom('screenshots');
  while (!stop(match)) {
    if (match.result() !== null) throw new Error('the game is over before that moment comes');
    const decision = match.decisions().find(({ forward }) => forward > 0)!;
    const { seat } = decision;
    const view = match.view(seat);
    match.choose(seat, await good.choose({ rules: match.rules, view, decision, random }));
  }
  return match;
}

const asked =
  (prompt: string, turns: number) =>
  (match: West): boolean =>
    match.turns >= turns && match.decision(0)?.prompt === prompt;
/** In the middle of Anna's turn, with boots to spend. */
const pioneering =
  (turns: number) =>
  (match: West): boolean => {
    const decision = match.decision(0);
    return match.turns >= turns && decision?.prompt === 'pioneer' && Number(decision.params?.boots) > 1;
  };

async function shoot(name: string, match: West, places: readonly string[] = [], sizes = ['laptop', 'phone']) {
  const screens: Record<string, BrowserContextOptions> = {
    laptop,
    phone,
    landscape: { ...phone, viewport: { width: 844, height: 390 } },
  };
  for (const size of sizes) {
    for (const [theme, colorScheme] of [
      ['light', 'light'],
      ['dusk', 'dark'],
    ] as const) {
      const { page } = await open('/', { ...screens[size], colorScheme });
      await page.evaluate(() => localStorage.setItem('cordillera.coach.sierra-west.all', 'away'));
      await showTable(page, recordOf(match));
      await page.locator('[data-touch="possible"]').first().waitFor();
      await still(page);
      const take = (part: string) => picture(page, `west-${name}${part}-${size}-${theme}`);
      await take('');
      if (size !== 'phone') continue;
      for (const place of places) {
        await page.locator('.tabs').getByText(place, { exact: true }).tap();
        await still(page);
        await take(`-${place.toLowerCase()}`);
      }
    }
  }
}

/** Nothing moves any more. */
const still = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity),
  );
};

test('Apple Hill', async () => {
  const match = await until(west({ mode: 'apple-hill' }, three), pioneering(7));
  await shoot('apple-hill', match, ['Mountain', 'Apples', 'Market', 'Others'], ['laptop', 'phone', 'landscape']);
});
test('Boats & Banjos, planning', async () => {
  await shoot('boats-planning', await until(west({ mode: 'boats-and-banjos' }, three, 2), asked('plan', 8)), ['River']);
});
test('Gold Rush, paying', async () => {
  await shoot('gold-paying', await until(west({ mode: 'gold-rush' }, three, 3), asked('pay', 6)), ['Mines']);
});
test('Outlaws & Outposts', async () => {
  await shoot('outlaws', await until(west({ mode: 'outlaws-and-outposts' }, three, 4), pioneering(7)), ['Posters']);
});
test('a reaction', async () => {
  const match = await until(west({ mode: 'outlaws-and-outposts' }, three, 5), asked('trapper', 4));
  // the bots answered before: while the picture is taken nothing happens
  for (const { seat, choices } of match.decisions()) if (seat !== 0) match.choose(seat, choices[0]!);
  await shoot('reaction', match);
});
test('alone against Hastings', async () => {
  const match = await until(west({ mode: 'gold-rush' }, [{ name: 'Anna' }], 6), asked('plan', 8));
  await shoot('hastings', match, ['Others']);
});
test('four players', async () => {
  await shoot('four', await until(west({ mode: 'boats-and-banjos' }, four, 7), asked('pioneer', 7)));
});

test('the end of a game', async () => {
  const record = recordOf(await until(west({ mode: 'gold-rush' }, three, 8), (match) => match.result() !== null));
  for (const [size, options] of [
    ['laptop', laptop],
    ['phone', phone],
  ] as const) {
    const { page } = await open('/', { ...options });
    await shelve(page, [record]);
    await page.goto(`/#/end/${record.id}`);
    await page.reload();
    await page.locator('.end-grid').waitFor();
    await still(page);
    await picture(page, `west-end-${size}-light`);
  }
});
