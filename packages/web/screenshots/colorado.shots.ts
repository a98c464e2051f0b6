import { type Bot, botFor } from '@cordillera/bots';
import { type ColoradoPrompt, type ColoradoTypes, colorado as game } from '@cordillera/colorado';
import { createRandom, type SeatInfo } from '@cordillera/engine';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { type Colorado, colorado, recordOf } from '../tests/browser/colorado.ts';
import { shelve } from '../tests/browser/seed.ts';
import { laptop, phone, showTable } from '../tests/browser/tables.ts';
import { picture, withStage } from './picture.ts';

/** Makes the pictures of Colorado: matches of good bots, stopped at a moment worth seeing. */
const open = withStage();
const good = botFor(game, 'trail-hand') as unknown as Bot<ColoradoTypes>;
const four: SeatInfo[] = [{ name: 'Anna' }, ...['Marcel', 'Jola', 'Tomek'].map((name) => ({ name, bot: 'greenhorn' }))];

/** Bots play until `stop`; Anna waits for the others. */
async function until(match: Colorado, stop: (match: Colorado) => boolean): Promise<Colorado> {
  const random = createRandom('screenshots');
  const memories = match.seats.map(() => good.memory?.());
  while (!stop(match)) {
    if (match.result() !== null) throw new Error('the game is over before that moment comes');
    const open = match.decisions().filter(({ forward }) => forward > 0);
    const decision = open.at(-1)!;
    const { seat } = decision;
    const view = match.view(seat);
    match.choose(seat, await good.choose({ rules: match.rules, view, decision, random, memory: memories[seat] }));
  }
  return match;
}

const asked =
  (prompt: ColoradoPrompt, turns: number, alone = true) =>
  (match: Colorado): boolean =>
    match.turns >= turns && match.decision(0)?.prompt === prompt && (!alone || match.deciders().length === 1);

async function shoot(
  name: string,
  match: Colorado,
  places: readonly string[] = [],
  prepare?: (page: Page) => Promise<void>,
) {
  for (const [size, screen] of [
    ['laptop', laptop],
    ['phone', phone],
  ] as const) {
    for (const [theme, colorScheme] of [
      ['light', 'light'],
      ['dusk', 'dark'],
    ] as const) {
      const { page } = await open('/', { ...screen, colorScheme });
      await page.evaluate(() => localStorage.setItem('cordillera.coach.colorado.all', 'away'));
      await showTable(page, recordOf(match));
      await page.locator('[data-touch="possible"]').first().waitFor();
      await prepare?.(page);
      await still(page);
      const take = (part: string) => picture(page, `colorado-${name}${part}-${size}-${theme}`);
      await take('');
      if (size !== 'phone') continue;
      for (const place of places) {
        await page.locator('.tabs').getByText(place, { exact: true }).tap();
        await still(page);
        await take(`-${place.toLowerCase().replace(' ', '-')}`);
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

test('the call', async () => {
  const match = await until(colorado(four, 2), asked('call', 9));
  await shoot('call', match, [], async (page) => {
    await page.locator('[data-target^="person "][data-touch="possible"]').first().click();
    await page.locator('[data-target^="colour "][data-touch="possible"]').first().click();
    await page.locator('[data-target^="called "][data-touch="possible"]').first().click();
  });
});
test('the actions', async () => {
  await shoot('actions', await until(colorado(four, 3), asked('tick', 10)), ['Bounty', 'My area', 'Others']);
});
test('the end of a turn', async () => {
  await shoot('families', await until(colorado(four, 4), asked('turnIn', 9)));
});

test('the end of a game', async () => {
  const record = recordOf(await until(colorado(four, 5), (match) => match.result() !== null));
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
    await picture(page, `colorado-end-${size}-light`);
  }
});
