import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsOn, screens, still, tooWide, violations } from './checks.ts';
import { shelved } from './seed.ts';
import { withBrowser } from './setup.ts';

const open = withBrowser();
const desk = { viewport: { width: 1440, height: 900 } };

/** Who travels with whom, as the form shows it. */
const groups = (page: Page): Promise<string[][]> =>
  page
    .locator('.seat-group')
    .evaluateAll((all) => all.map((group) => [...group.querySelectorAll('input')].map((input) => input.value)));

const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });

async function teamOfFive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a seat' }).click();
  expect(await groups(page)).toEqual([
    ['Alex', 'Noor'],
    ['Mateo', 'Iris', 'Tomek'],
  ]);
}

describe.each(screens)('on $name', (screen) => {
  test('a new game of every mode has no accessibility faults and never scrolls sideways', async () => {
    const { page, problems } = await open('/#/new', screen);
    for (const mode of ['Team', 'Solo', 'Cooperative', 'Competitive']) {
      await page.getByRole('radio', { name: mode }).check();
      await still(page);
      expect(await faultsOn(page, screen), mode).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

  test('so has the campaign, and a newcomer is shown the first stage', async () => {
    const { page, problems } = await open('/#/campaign', screen);
    await page.getByRole('button', { name: 'Play alone' }).waitFor();
    expect(await faultsOn(page, screen)).toEqual([]);
    await page.getByRole('button', { name: 'Stage 2: The Narrow Valley' }).click();
    await page.getByText('Opens with a sun on stage 1').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.getByRole('button', { name: 'Play alone' }).count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

test('a team of five is arranged by dragging with the mouse, and is there after a reload', async () => {
  const { page } = await open('/#/new', desk);
  await teamOfFive(page);
  await handle(page, 'Noor').hover();
  await page.mouse.down();
  const iris = (await handle(page, 'Iris').boundingBox())!;
  await page.mouse.move(iris.x + 8, iris.y + 8, { steps: 6 });
  await page.locator('.seat[data-target]').waitFor();
  await page.mouse.up();
  const arranged = [
    ['Alex', 'Iris'],
    ['Mateo', 'Noor', 'Tomek'],
  ];
  expect(await groups(page)).toEqual(arranged);
  await page.reload();
  await page.locator('.seat-group').first().waitFor();
  expect(await groups(page)).toEqual(arranged);
  // let go beside the list, or Escape: nothing changes
  for (const end of ['beside', 'escape']) {
    await handle(page, 'Tomek').hover();
    await page.mouse.down();
    await page.mouse.move(iris.x + 8, iris.y + 8, { steps: 6 });
    if (end === 'beside') await page.mouse.move(iris.x + 8, 20, { steps: 6 });
    else await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await groups(page)).toEqual(arranged);
  }
});

test('a team of five is arranged by keyboard alone, and the focus stays with the person', async () => {
  const { page } = await open('/#/new', desk);
  await teamOfFive(page);
  await handle(page, 'Mateo').focus();
  await page.keyboard.press('ArrowUp');
  expect(await groups(page)).toEqual([
    ['Alex', 'Mateo'],
    ['Noor', 'Iris', 'Tomek'],
  ]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Move Mateo');
  await page.keyboard.press('Enter');
  expect(await handle(page, 'Mateo').getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Swap Tomek with Mateo' }).press('Enter');
  expect(await groups(page)).toEqual([
    ['Alex', 'Tomek'],
    ['Noor', 'Iris', 'Mateo'],
  ]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Move Mateo');
  await page
    .getByRole('status')
    .filter({ hasText: 'Mateo and Tomek have swapped seats.' })
    .waitFor({ state: 'attached' });
});

test('with fingers: tap and tap, or drag, and the lot', async () => {
  const { page } = await open('/#/new', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // rows that still glide are not where they will be
  });
  await teamOfFive(page);
  await handle(page, 'Alex').tap();
  await page.getByRole('button', { name: 'Swap Iris with Alex' }).tap();
  const swapped = [
    ['Iris', 'Noor'],
    ['Mateo', 'Alex', 'Tomek'],
  ];
  expect(await groups(page)).toEqual(swapped);
  // far from the ends of the screen, where the page moves along
  await handle(page, 'Iris').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = (await handle(page, 'Noor').boundingBox())!;
  const to = (await handle(page, 'Iris').boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: string, y: number | null): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: y === null ? [] : [{ x: from.x + 20, y: y + 20 }],
    });
  await touch('touchStart', from.y);
  for (let i = 1; i <= 5; i++) await touch('touchMove', from.y + ((to.y - from.y) * i) / 5);
  await touch('touchEnd', null);
  expect(await groups(page)).toEqual([['Noor', 'Iris'], swapped[1]]);
  // a tap right after another touch may be taken by the browser for one half of a double tap
  const mix = page.getByRole('button', { name: 'Mix the groups' });
  await expect
    .poll(async () => {
      await mix.tap();
      return (await groups(page)).flat();
    })
    .not.toEqual(['Noor', 'Iris', 'Mateo', 'Alex', 'Tomek']);
  expect((await groups(page)).map((group) => group.length)).toEqual([2, 3]);
});

test('two of one name: the form says it and does not start', async () => {
  const { page } = await open('/#/new', desk);
  await page.getByRole('textbox', { name: 'Name at seat 3' }).fill('noor');
  await page.getByText('There are two players called noor').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the game' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Name at seat 3');
  expect(page.url()).toContain('#/new');
  // emptied, it is called as we suggested
  await page.getByRole('textbox', { name: 'Name at seat 3' }).fill('');
  await page.getByRole('textbox', { name: 'Name at seat 2' }).focus();
  expect((await groups(page)).flat()).toEqual(['Alex', 'Noor', 'Mateo', 'Iris']);
});

test('without a person the game is one to watch, with several the screen is passed', async () => {
  const { page } = await open('/#/new?mode=competitive', desk);
  await page.getByRole('combobox', { name: 'Who is Noor?' }).selectOption('A friend here');
  await page.getByText('Several of you share this screen').waitFor();
  await page.getByRole('combobox', { name: 'Who is Noor?' }).selectOption('A bot');
  await page.getByRole('combobox', { name: 'Who is Alex?' }).selectOption('A bot');
  await page.getByText('Only bots at the table').waitFor();
  expect((await groups(page)).flat()).toEqual(['Ada', 'Noor', 'Mateo']);
});

test('SI-R-69: a locked stage cannot be chosen before the one before it has a sun, unless all stages are open', async () => {
  const { page } = await open('/#/new?mode=solo&stage=3', desk);
  const second = page.getByRole('radio', { name: 'Stage 2: The Narrow Valley' });
  await second.waitFor();
  expect(await second.isDisabled()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Stage 1: First Boots' }).isChecked()).toBe(true);
  await page.getByRole('link', { name: 'See the whole trail' }).click();
  await page.getByRole('switch', { name: 'All stages open' }).click();
  await page.getByRole('button', { name: 'Stage 3: Guide Wanted' }).click();
  await page.getByRole('link', { name: 'Play together' }).click();
  expect(await page.getByRole('radio', { name: 'Stage 3: Guide Wanted' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Cooperative' }).isChecked()).toBe(true);
});

test('a stage alone is started at once, with the name and the cards that were chosen before', async () => {
  const { page, problems } = await open('/#/new?mode=solo', desk);
  await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Ada');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/#\/table\//);
  await page.goto('/#/new?mode=team');
  await page.getByRole('switch', { name: /First game/ }).click();
  await page.goto('/#/campaign');
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.waitForURL(/#\/table\//);
  const match = (await shelved(page)).find(({ id }) => page.url().endsWith(id))!;
  expect(match.saved.options).toMatchObject({ mode: 'solo', stage: 1, firstGame: false });
  expect(match.saved.seats).toEqual([{ name: 'Ada' }]);
  expect(problems).toEqual([]);
});

test('with text at 200 % a phone never scrolls sideways', async () => {
  const { page } = await open('/#/new', { viewport: { width: 390, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const address of ['/#/new', '/#/new?mode=solo', '/#/campaign']) {
    await page.goto(address);
    await page.reload();
    await page.locator('.setup-form, .trail').first().waitFor();
    expect(await tooWide(page), address).toBe(false);
  }
});
