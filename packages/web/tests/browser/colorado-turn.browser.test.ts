import { type ColoradoChoice, colourOf, speak } from '@cordillera/colorado';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { painted } from './checks.ts';
import { asked, boxOf, type Colorado, recordOf, thing, thingsFor, touch, untilAsked } from './colorado.ts';
import { shelved } from './seed.ts';
import { withBrowser } from './setup.ts';
import { laptop, people, phone, showTable } from './tables.ts';
import { heard, standing as thingsStanding } from './west.ts';

const open = withBrowser();
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const done = (page: Page) => thing(page, 'button done');
const isHandedOver = async (page: Page): Promise<boolean> => (await page.locator('.hand-over').count()) > 0;
const face = (page: Page) => page.locator('.prompt .avatar').first().textContent();

/** What is asked, everything that can be touched, and the chain that has led there. */
const standing = async (page: Page) => ({
  ...(await thingsStanding(page)),
  chain: await page.locator('.co-ask .co-chain').allInnerTexts(),
});

/** The position after a choice. */
function after(match: Colorado, seat: number, choice: ColoradoChoice): Colorado {
  const next = match.fork(match.length);
  next.choose(seat, choice);
  return next;
}

/** Choices of Ada's that follow from each other, and each of which she can take back; null where there are fewer. */
function chainFrom(match: Colorado, length: number): ColoradoChoice[] | null {
  if (length === 0) return [];
  const { choices } = match.decision(0)!;
  for (const choice of choices) {
    const next = after(match, 0, choice);
    if (!next.canUndo(0) || next.decision(0) === null) continue;
    const rest = chainFrom(next, length - 1);
    if (rest) return [choice, ...rest];
  }
  return null;
}

/** The others are done, and Ada begins to act with the given card. */
const beginning = (length: number): Colorado =>
  asked('tick', {
    fits: (match) => match.deciders().length === 1 && !match.canUndo(0) && chainFrom(match, length) !== null,
  });

test('a chain is taken back step by step to the given card, and no further', async () => {
  const match = beginning(3);
  const { page, problems } = await open('/', laptop);
  await showTable(page, recordOf(match));
  await untilAsked(page);
  const isClosed = () => undo(page).getAttribute('aria-disabled');
  expect(await isClosed()).toBe('true');
  const seen = [await standing(page)];
  for (const choice of chainFrom(match, 3)!) {
    await touch(page, match, 0, choice);
    match.choose(0, choice);
    await untilAsked(page);
    seen.push(await standing(page));
  }
  expect(new Set(seen.map(({ chain }) => chain.join())).size).toBe(4);
  while (seen.length > 1) {
    seen.pop();
    expect(await isClosed()).toBe('false');
    await undo(page).click();
    await untilAsked(page);
    expect(await standing(page)).toEqual(seen.at(-1));
  }
  expect(await isClosed()).toBe('true');
  expect(problems).toEqual([]);
});

test('a reload in the middle of a chain stands exactly there', async () => {
  const match = beginning(2);
  const { page, problems } = await open('/', laptop);
  await showTable(page, recordOf(match));
  await untilAsked(page);
  for (const choice of chainFrom(match, 2)!) {
    await touch(page, match, 0, choice);
    match.choose(0, choice);
    await untilAsked(page);
  }
  const there = await standing(page);
  expect(there.things.length).toBeGreaterThan(0);
  await page.reload();
  await thing(page, there.things[0]!).waitFor();
  expect(await standing(page)).toEqual(there);
  // and goes back from there
  await undo(page).click();
  await untilAsked(page);
  expect((await standing(page)).chain).not.toEqual(there.chain);
  expect(problems).toEqual([]);
});

test('the language changes in the middle of a chain, and nothing else', async () => {
  const match = beginning(1);
  const { page, problems } = await open('/', laptop);
  await showTable(page, recordOf(match));
  await untilAsked(page);
  const [choice] = chainFrom(match, 1)!;
  await touch(page, match, 0, choice!);
  match.choose(0, choice!);
  await untilAsked(page);
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
    await thing(page, things[0]!).waitFor();
    const speaker = speak(language, boxOf(match), ['Ada', 'Noor']);
    expect(await thingsStanding(page)).toEqual({ asked: speaker.prompt(prompt, params), things });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  }
  expect(problems).toEqual([]);
});

describe('a call', () => {
  const calling = () => asked('call', { fits: (match) => match.view(0).players[0]!.area.length > 2 });

  test('explains a card of my own area, and asks nothing before its button (CO-CALL-03)', async () => {
    const match = calling();
    const speaker = speak('en', boxOf(match), ['Ada', 'Noor']);
    const [mine] = match.view(0).players[0]!.area;
    const { page, problems } = await open('/', laptop);
    await showTable(page, recordOf(match));
    await untilAsked(page);
    // Noor is the only one to ask, so the colour comes first
    await thing(page, `colour ${colourOf(mine!)}`).click();
    await heard(page);
    // what is not possible still says why
    await thing(page, `called ${mine}`).click({ force: true });
    await page.getByRole('tooltip').getByText(speaker.rule('CO-CALL-03')).waitFor();
    expect(await thing(page, 'button ask').getAttribute('aria-disabled')).toBe('true');
    const { choices } = match.decision(0)!;
    const call = choices.find((choice) => choice.do === 'call' && choice.target === 1)!;
    for (const id of thingsFor(match, 0, call).slice(1, -1)) {
      await thing(page, id).click();
      await heard(page);
    }
    expect(await thing(page, 'button ask').getAttribute('aria-disabled')).toBe('false');
    const [before] = await shelved(page);
    expect(before!.saved).toEqual(JSON.parse(JSON.stringify(match.toJSON())));
    expect(await page.locator('.co-call').count()).toBe(1);
    await thing(page, 'button ask').click();
    await heard(page);
    await page.locator('.co-call').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
});

test('the last step waits for Done, and can be dropped', async () => {
  const isLast = (match: Colorado, choice: ColoradoChoice): boolean => match.preview(0, choice).final;
  const match = asked('tick', {
    fits: (each) => each.deciders().length === 1 && each.decision(0)!.choices.some((choice) => isLast(each, choice)),
  });
  const last = match.decision(0)!.choices.find((choice) => isLast(match, choice))!;
  const { page, problems } = await open('/', laptop);
  await showTable(page, recordOf(match));
  await untilAsked(page);
  const before = await standing(page);
  await touch(page, match, 0, last);
  await done(page).waitFor();
  // it is seen what was chosen
  const marks = thing(page, thingsFor(match, 0, last)[0]!).locator('.co-fresh-ring');
  expect(await marks.count()).toBe(1);
  await undo(page).click();
  await heard(page);
  expect(await marks.count()).toBe(0);
  expect(await done(page).count()).toBe(0);
  expect(await standing(page)).toEqual(before);
  await touch(page, match, 0, last);
  await done(page).click();
  await heard(page);
  await done(page).waitFor({ state: 'detached' });
  await expect.poll(async () => (await shelved(page))[0]!.revision).toBeGreaterThan(1);
  expect(problems).toEqual([]);
});

describe('two people at one screen act in the same phase', () => {
  const adaAndBen = people('Ada', 'Ben');
  const areBothAsked = (match: Colorado): boolean =>
    match.deciders().length === 2 && match.decision(1)!.prompt === match.decision(0)!.prompt;
  /** The last choice of a seat in this phase, and nobody learns anything new by it. */
  const ending = (match: Colorado, seat: number): ColoradoChoice | undefined =>
    match.decision(seat)!.choices.find((choice) => after(match, seat, choice).decision(seat) === null);

  test('without handing the screen over where everything they need lies open', async () => {
    const match = asked('tick', {
      seats: adaAndBen,
      fits: (each) => {
        if (!areBothAsked(each)) return false;
        const first = ending(each, 0);
        return first !== undefined && ending(after(each, 0, first), 1) !== undefined;
      },
    });
    const { page, problems } = await open('/', laptop);
    await showTable(page, recordOf(match));
    await untilAsked(page);
    expect(await isHandedOver(page)).toBe(false);
    expect(await face(page)).toBe('A');
    // nobody's hand is seen meanwhile
    await page.getByText('The hand is hidden.').waitFor();
    expect(await page.locator('.co-hand-card').count()).toBe(0);
    const first = ending(match, 0)!;
    await touch(page, match, 0, first);
    match.choose(0, first);
    await untilAsked(page);
    expect(await isHandedOver(page)).toBe(false);
    expect(await face(page)).toBe('B');
    await touch(page, match, 1, ending(match, 1)!);
    await done(page).click();
    await untilAsked(page);
    expect(problems).toEqual([]);
  });

  test('and hand it over where hidden cards matter; a nugget can be taken back there, a draw cannot', async () => {
    const { page, problems } = await open('/', laptop);
    const notYet = page.getByRole('button', { name: /^Not yet/ });
    for (const [i, [prompt, what]] of (
      [
        ['nuggets', 'takeNugget'],
        ['cards', 'draw'],
      ] as const
    ).entries()) {
      const match = asked(prompt, {
        seats: adaAndBen,
        fits: (each) => areBothAsked(each) && each.decision(0)!.choices.some((choice) => choice.do === what),
      });
      await showTable(page, recordOf(match, `abcd0000000000c${i + 1}`));
      await page.getByRole('button', { name: 'I am Ada' }).click();
      await untilAsked(page);
      expect(await page.locator('.co-hand-card').count()).toBeGreaterThan(0);
      await touch(page, match, 0, { do: what });
      await untilAsked(page);
      await page.getByRole('button', { name: 'I am Ben' }).waitFor();
      expect(await notYet.count()).toBe(what === 'draw' ? 0 : 1);
    }
    await page.getByRole('button', { name: 'I am Ben' }).click();
    await untilAsked(page);
    expect(await face(page)).toBe('B');
    expect(problems).toEqual([]);
  });
});

test('on a phone the map is found as it was left, and so is a place that was scrolled', async () => {
  const { page, problems } = await open('/', phone);
  await showTable(page, recordOf(asked('tick')));
  await untilAsked(page);
  const sheet = page.locator('.co-map-sheet');
  const look = () => sheet.evaluate(({ style }) => style.transform);
  const tab = (name: string) => page.locator('.tabs').getByText(name, { exact: true }).tap();
  await painted(page);
  const first = await look();
  await page.getByRole('button', { name: 'Larger' }).tap();
  await heard(page);
  const left = await look();
  expect(left).not.toBe(first);
  await tab('Others');
  await page.locator('.co-others').waitFor();
  await page.locator('.place').evaluate((place) => place.scrollTo(0, 120));
  await tab('Map');
  await sheet.waitFor();
  await painted(page);
  expect(await look()).toBe(left);
  await tab('Others');
  await page.locator('.co-others').waitFor();
  expect(await page.locator('.place').evaluate(({ scrollTop }) => scrollTop)).toBe(120);
  expect(problems).toEqual([]);
});
