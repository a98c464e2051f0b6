import { type SierraWestChoice, type SierraWestRules, speak } from '@cordillera/sierra-west';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tooWide } from './checks.ts';
import { withBrowser } from './setup.ts';
import { laptop, people, phone, showTable } from './tables.ts';
import { heard, isPlanning, playOn, recordOf, standing, thingsFor, untilAsked, type West, west } from './west.ts';

const open = withBrowser();
const alone = { mode: 'apple-hill' };
const adaAndNoor = [...people('Ada'), { name: 'Noor', bot: 'greenhorn' }];
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** The position before Ada's choice that leads to this question, and that choice. */
function before(prompt: string): { match: West; choice: SierraWestChoice } {
  for (let seed = 1; seed < 40; seed++) {
    const asked = playOn(west(alone, adaAndNoor, seed), (each) => each.decision(0)?.prompt === prompt);
    const last = asked.choices().at(-1)!;
    const match = asked.fork(asked.length - 1);
    const { choices } = match.decision(0) ?? { choices: [] };
    const things = thingsFor(match, 0, last.choice).join('\n');
    const alike = choices.filter((choice) => thingsFor(match, 0, choice).join('\n') === things);
    if (last.seat === 0 && alike.length === 1) return { match, choice: last.choice };
  }
  throw new Error(`nobody asks for ${prompt}`);
}

async function make(page: Page, match: West, choice: SierraWestChoice): Promise<void> {
  for (const id of thingsFor(match, 0, choice)) await page.locator(`[data-target="${id}"]`).first().click();
  match.choose(0, choice);
  await untilAsked(page);
}

/** Ada's turn has just begun to be walked. */
const walking = (seats = adaAndNoor, seed = 1): West => {
  const match = playOn(west(alone, seats, seed), (each) => each.turns >= 2 && isPlanning(each, 0));
  return playOn(match, (each) => each.decision(0)?.prompt === 'pioneer');
};

describe('a reload stands exactly there', () => {
  test.each(['pay', 'shovel', 'appleTrack'])('in the question %s', async (prompt) => {
    const { match, choice } = before(prompt);
    const { page, problems } = await open('/', laptop);
    await showTable(page, recordOf(match));
    await make(page, match, choice);
    expect(match.decision(0)!.prompt).toBe(prompt);
    const there = await standing(page);
    expect(there.things.length).toBeGreaterThan(0);
    await page.reload();
    await page.locator(`[data-target="${there.things[0]}"]`).first().waitFor();
    expect(await standing(page)).toEqual(there);
    // and goes on from there
    await page.locator(`[data-target="${there.things[0]}"]`).first().click();
    await heard(page);
    await expect.poll(async () => (await standing(page)).asked).not.toBe(there.asked);
    expect(problems).toEqual([]);
  });
});

test('a chain of choices is taken back step by step, and no further than what the plan has shown', async () => {
  const match = walking();
  const { page, problems } = await open('/', laptop);
  await showTable(page, recordOf(match));
  await untilAsked(page);
  const isClosed = () => undo(page).getAttribute('aria-disabled');
  expect(await isClosed()).toBe('true');
  const seen = [await standing(page)];
  for (let i = 0; i < 5; i++) {
    const { choices } = match.decision(0)!;
    const next = choices.find(
      (choice) => ['enter', 'step', 'use'].includes(choice.do) && isSure(match, choice) && isSilent(match, choice),
    );
    if (!next) break;
    await make(page, match, next);
    seen.push(await standing(page));
  }
  expect(seen.length).toBeGreaterThan(3);
  while (seen.length > 1) {
    seen.pop();
    expect(await isClosed()).toBe('false');
    await undo(page).click();
    await untilAsked(page);
    expect(await standing(page)).toEqual(seen.at(-1));
  }
  expect(await isClosed()).toBe('true');
  await undo(page).click({ force: true });
  await heard(page);
  expect(await standing(page)).toEqual(seen[0]);
  expect(problems).toEqual([]);

  /** Its things mean this choice and no other. */
  function isSure(at: West, choice: SierraWestChoice): boolean {
    const things = thingsFor(at, 0, choice);
    return at.decision(0)!.choices.filter((other) => thingsFor(at, 0, other)[0] === things[0]).length === 1;
  }
  /** Nobody learns anything by it, so it can be taken back; and Ada goes on. */
  function isSilent(at: West, choice: SierraWestChoice): boolean {
    const tried = at.fork(at.length);
    tried.choose(0, choice);
    return tried.canUndo(0) && tried.decision(0)?.prompt === 'pioneer';
  }
});

test.each([
  ['laptop', laptop],
  ['phone', phone],
] as const)('passing warns once of what is left, on a %s', async (_, screen) => {
  const match = walking(people('Ada', 'Ben'));
  const { page, problems } = await open('/', screen);
  await showTable(page, recordOf(match));
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await untilAsked(page);
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  await pass.click();
  await page.getByText(/^If you pass now, you lose: .+,.+,.+ \d+ more\.$/).waitFor();
  expect(await tooWide(page)).toBe(false);
  await page.getByRole('button', { name: 'Not yet' }).click();
  await heard(page);
  expect(await page.getByText('If you pass now, you lose:').count()).toBe(0);
  await pass.click();
  await untilAskedOrHandedOver(page, 'I am Ben');
  expect(problems).toEqual([]);
});

test('what is pressed looks so at once, and is heard before anything else is', async () => {
  const { page, problems } = await open('/', laptop);
  // no picture comes before we say so
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await showTable(page, recordOf(walking()));
  await untilAsked(page);
  const there = await standing(page);
  const thing = page.locator('.camp [data-touch="possible"]').first();
  const pressed = page.locator('[data-pressed]');

  await thing.click();
  expect(await pressed.count()).toBe(1);
  expect(await standing(page)).toEqual(there);
  await page.keyboard.press('Shift');
  expect(await pressed.count()).toBe(0);
  const after = await standing(page);
  expect(after).not.toEqual(there);

  await undo(page).click();
  expect(await standing(page)).toEqual(after);
  await page.clock.runFor(20);
  await untilAsked(page);
  expect(await standing(page)).toEqual(there);
  expect(problems).toEqual([]);
});

async function untilAskedOrHandedOver(page: Page, name: string): Promise<void> {
  const there = page.getByRole('button', { name });
  while ((await there.count()) === 0) {
    expect(await page.getByRole('button', { name: 'Pass anyway' }).count()).toBe(0);
    await page.keyboard.press('Shift');
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

test('the language changes in the middle of a turn, and nothing else', async () => {
  const { match, choice } = before('pay');
  const { page, problems } = await open('/', laptop);
  await showTable(page, recordOf(match));
  await make(page, match, choice);
  const { things } = await standing(page);
  const { prompt, params } = match.decision(0)!;
  for (const [language, name] of [
    ['fr', 'Français'],
    ['pl', 'Polski'],
    ['en', 'English'],
  ] as const) {
    await page.goto('/#/settings');
    await page.getByRole('radio', { name }).check();
    await page.goBack();
    await page.locator(`[data-target="${things[0]}"]`).first().waitFor();
    const speaker = speak(language, (match.rules as SierraWestRules).box, ['Ada', 'Noor'], 'apple-hill');
    expect(await standing(page)).toEqual({ asked: speaker.prompt(prompt, params), things });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  }
  expect(problems).toEqual([]);
});

test('no explanation lies between the mouse and something to touch', async () => {
  const { page } = await open('/', laptop);
  await showTable(page, recordOf(walking()));
  await untilAsked(page);
  const covered = (): Promise<(string | undefined)[]> =>
    page.locator('[data-touch="possible"]').evaluateAll((all) =>
      all.flatMap((thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit?.closest('#explanation') ? [(thing as HTMLElement).dataset.target] : [];
      }),
    );
  let explained = 0;
  for (const thing of (await page.locator('.camp [data-spot]').all()).slice(0, 6)) {
    await thing.hover({ force: true });
    await page.getByRole('tooltip').waitFor();
    explained++;
    expect(await covered()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('tooltip').waitFor({ state: 'hidden' });
  }
  expect(explained).toBe(6);
});
