import type { Page } from 'playwright-core';
import { test } from 'vitest';
import type { MatchRecord } from '../src/store/records.ts';
import { shelve, someRecords } from '../tests/browser/seed.ts';
import { laptop, people, phone, played, round, showTable } from '../tests/browser/tables.ts';
import { picture, withStage } from './picture.ts';

/** Reproducible tables of Sierra and saved games, for comparison only. */
const open = withStage();

async function look(name: string, prepare: (page: Page, part: (name: string) => Promise<void>) => Promise<void>) {
  for (const [size, screen] of [
    ['laptop', laptop],
    ['phone', phone],
  ] as const)
    for (const [theme, colorScheme] of [
      ['light', 'light'],
      ['dusk', 'dark'],
    ] as const) {
      const { page } = await open('/', { ...screen, colorScheme });
      const take = (part: string) => picture(page, `sierra-${name}${part}-${size}-${theme}`);
      await prepare(page, take);
      await take('');
    }
}

/** The table, then what its tabs show on a small screen. */
const table = (record: () => MatchRecord) => async (page: Page, part: (name: string) => Promise<void>) => {
  await sitDown(page, record());
  const tabs = page.locator('nav.tabs button');
  for (let i = (await tabs.count()) - 1; i >= 0; i--) {
    await tabs.nth(i).click();
    if (i > 0) await part(`-tab-${i}`);
  }
};

/** The time bots think varies, so only people play here; the first of them takes the screen. */
async function sitDown(page: Page, record: MatchRecord): Promise<void> {
  await showTable(page, record);
  await takeScreen(page);
}

async function takeScreen(page: Page): Promise<void> {
  const handOver = page.locator('.hand-over');
  if ((await handOver.count()) === 0) return;
  await handOver.locator('.primary').click();
  await handOver.waitFor({ state: 'detached' });
}

const three = people('Ada', 'Noor', 'Iris');

test('the first round of a competitive game', async () => {
  await look(
    'first-round',
    table(() => played({ mode: 'competitive', firstGame: true }, three, round(1))),
  );
});
test('a held card, and a placed one', async () => {
  await look('places', async (page, part) => {
    await sitDown(page, played({ mode: 'competitive' }, three, round(5)));
    await page.locator('.hand-cards .hand-card[data-glow]').first().click();
    await page.locator('.spot[data-kind="glow"]').first().waitFor();
    await part('-held');
    await page.locator('.spot[data-kind="glow"]').first().click();
    await page.locator('.spot[data-kind="glow"]').first().waitFor({ state: 'hidden' });
  });
});
test('the menu, and the sheet of scores', async () => {
  await look('sheets', async (page, part) => {
    await sitDown(page, played({ mode: 'competitive' }, three, round(4)));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    await part('-menu');
    await page.getByRole('dialog').getByRole('button', { name: 'Scores' }).click();
    await page.locator('.score-table').waitFor();
  });
});
test('five people in teams', async () => {
  const five = people('Ada', 'Ben', 'Noor', 'Iris', 'Tomek');
  await look('team', async (page, part) => {
    await showTable(page, played({ mode: 'team' }, five, round(4)));
    await part('-hand-over');
    await takeScreen(page);
  });
});
test('a cooperative game', async () => {
  await look(
    'cooperative',
    table(() => played({ mode: 'cooperative', stage: 5 }, people('Ada', 'Ben'), round(5))),
  );
});
test('a solo game', async () => {
  await look(
    'solo',
    table(() => played({ mode: 'solo', stage: 7 }, people('Ada'), round(6))),
  );
});
test('saved games, and their end screens', async () => {
  const records = someRecords();
  await look('kept', async (page, part) => {
    await shelve(page, records);
    for (const address of ['', 'games', `end/${records[2]!.id}`, `end/${records[3]!.id}`, 'campaign']) {
      await page.goto(`/#/${address}`);
      await page.reload();
      await page.locator('.screen, .home').waitFor();
      await part(`-${address.replace('/', '-') || 'home'}`);
    }
    await page.goto('/#/you');
    await page.locator('.screen.you').waitFor();
  });
});
