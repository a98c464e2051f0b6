import { loadMatch } from '@cordillera/games';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../src/store/records.ts';
import {
  clippedTexts,
  faultsOn,
  overlappingTexts,
  painted,
  resize,
  screens,
  still,
  timersOf,
  tooWide,
  violations,
} from './checks.ts';
import { Player } from './player.ts';
import { shelve, shelved } from './seed.ts';
import { moving, withBrowser } from './setup.ts';
import {
  blockedPlaces,
  chosenNotebook,
  discarded,
  explanation,
  freeCards,
  hand,
  handOver,
  laid,
  layOne,
  logLines,
  lyingCards,
  picked,
  places,
  prompt,
  ready,
  tabs,
  takeBacks,
  takeScreen,
} from './sierra.ts';
import { bots, laptop, people, phone, played, round, showTable, towering, widening } from './tables.ts';

const open = withBrowser();

/** A fresh competitive game, one person and two bots. */
async function startGame(options: BrowserContextOptions = laptop) {
  const visit = await open('/', options);
  await visit.page.getByRole('button', { name: 'Play now: Sierra', exact: true }).click();
  await freeCards(visit.page).first().waitFor();
  return { ...visit, player: new Player(visit.page, 'mouse') };
}

/** Lays a match on the shelf and opens its table. */
async function openTable(record: MatchRecord, options: BrowserContextOptions = laptop) {
  const visit = await open('/', options);
  await showTable(visit.page, record);
  return { ...visit, player: new Player(visit.page, 'mouse') };
}

/** The same kind of game at the beginning of a later round. */
const inRound = (number: number): MatchRecord =>
  played({ mode: 'competitive', firstGame: true }, [...people('Ada'), ...bots('Noor', 'Iris')], round(number));

/** The cards themselves, whatever they are called in the language of the page. */
const cards = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.hand-cards .hand-card')
    .evaluateAll((cards) => cards.map((card) => `${card.getAttribute('data-card')} ${card.parentElement?.dataset.at}`));
const landscape = (page: Page): Promise<(string | null)[]> =>
  lyingCards(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

test('a card is laid by dragging it to a glowing place, which shows what it would bring before', async () => {
  const { page, problems } = await startGame();
  await layOne(page);
  const card = freeCards(page).first();
  const from = (await card.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y - 60, { steps: 4 });
  const to = (await places(page).last().boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.locator('.hand-ghost').waitFor();
  await page.locator('.changes').waitFor();
  await page.mouse.up();
  await laid(page).nth(1).waitFor();
  expect(await page.locator('.hand-ghost').count()).toBe(0);
  expect(await landscape(page)).toHaveLength(2);
  expect(problems).toEqual([]);
});

test('a card dropped beside every place stays in the hand', async () => {
  const { page } = await startGame();
  const before = await cards(page);
  const from = (await hand(page).first().boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(40, 40, { steps: 6 });
  await page.mouse.up();
  expect(await cards(page)).toEqual(before);
  expect(await landscape(page)).toEqual([]);
});

test('undo, the take-back button and a tap on a laid card all take a draft back', async () => {
  const { page, problems } = await startGame();
  const before = await cards(page);
  const ways = [page.getByRole('button', { name: 'Undo' }), takeBacks(page), laid(page)];
  for (const way of ways) {
    await layOne(page);
    await laid(page).waitFor();
    expect(await cards(page)).not.toEqual(before);
    await way.click();
    await laid(page).waitFor({ state: 'detached' });
    expect(await cards(page)).toEqual(before);
    expect(await landscape(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test('closed in the middle of a draft, the game is exactly there after a reload and from the home page', async () => {
  const { page, player, problems } = await openTable(inRound(3));
  await layOne(page);
  // the bots are done: nothing else happens while it is looked at
  const waitedFor = async () => loadMatch((await shelved(page))[0]!.saved).deciders();
  await expect.poll(waitedFor).toEqual([0]);
  const shownTable = async () => ({
    hand: await cards(page),
    landscape: await landscape(page),
    log: await page.locator('.log-lines').innerText(),
    totals: await page.locator('.member-total').allInnerTexts(),
    prompt: await player.sentence(),
  });
  const before = await shownTable();
  expect(before.hand.filter((card) => card?.endsWith('laid'))).toHaveLength(1);
  await page.reload();
  await laid(page).waitFor();
  expect(await shownTable()).toEqual(before);
  await page.goto('/');
  await page.getByRole('link', { name: /Continue/ }).click();
  await laid(page).waitFor();
  expect(await shownTable()).toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await laid(page).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
}, 120_000);

test('the language changes in the middle of a game, in everything, and nothing else does', async () => {
  const { page, problems } = await startGame();
  await layOne(page);
  const before = await cards(page);
  for (const [name, ready] of [
    ['Français', 'Valider'],
    ['Polski', 'Gotowe'],
    ['English', 'Ready'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: ready, exact: true }).waitFor();
    expect(await cards(page)).toEqual(before);
    expect(await tooWide(page)).toBe(false);
  }
  expect(problems).toEqual([]);
});

test('the menu shows the fingerprint of the shuffle before the first choice, short and, when it is opened, whole', async () => {
  const { page, problems } = await open('/', laptop);
  const record = played({ mode: 'competitive' }, [...people('Ada'), ...bots('Bert')], () => true);
  const { seedHash } = record.saved;
  await showTable(page, record);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByText(`${seedHash.slice(0, 8)}…`).click();
  await menu.getByText(seedHash, { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('what cannot be done says why, with the rule: a place, the ready button, a card that lies', async () => {
  const { page } = await startGame();
  await page.getByRole('button', { name: 'Ready', exact: true }).hover();
  await explanation(page)
    .getByText(/SI-R-41/)
    .waitFor();
  await page.mouse.move(5, 5);
  await layOne(page);
  await lyingCards(page).first().focus();
  await freeCards(page).first().click();
  const blocked = blockedPlaces(page);
  expect(await blocked.count()).toBeGreaterThan(0);
  await blocked.first().hover();
  await explanation(page)
    .getByText(/Rule SI-/)
    .waitFor();
  const link = (await explanation(page).getByRole('link').getAttribute('href'))!;
  await page.goto(`/${link}`);
  await page.locator('h2, h3').getByText(/./).first().waitFor();
});

test('the log is filtered, and a line shows the cards it names', async () => {
  const { page } = await openTable(inRound(2));
  const all = await logLines(page).count();
  await page.getByRole('button', { name: 'Mine', exact: true }).click();
  const mine = await logLines(page).count();
  expect(mine).toBeLessThan(all);
  await page.locator('.log-lines li[data-things]').first().hover();
  await page.locator('.board .lit').first().waitFor();
});

test('the score sheet opens at any time and lights up the cards behind a figure', async () => {
  const { page } = await openTable(inRound(3));
  await page.getByRole('button', { name: 'Score sheet' }).click();
  const cells = page.locator('.score-table [data-cell]');
  for (let i = 0; i < (await cells.count()); i++) {
    if (Number.parseInt(await cells.nth(i).innerText(), 10) === 0) continue;
    await cells.nth(i).hover();
    await page.locator('.score-picture .lit').first().waitFor();
    return;
  }
  throw new Error('after two rounds nobody has a point');
});

describe.each([
  ...screens,
  {
    name: 'a phone that lies down',
    viewport: { width: 844, height: 390 },
    also: { width: 667, height: 375 },
    colorScheme: 'light' as const,
  },
  {
    name: 'a tablet',
    viewport: { width: 768, height: 1024 },
    also: { width: 820, height: 1180 },
    colorScheme: 'dark' as const,
  },
])('a table on $name', (screen) => {
  test('has no accessibility faults, never scrolls sideways, and its targets fit a fingertip on a phone', async () => {
    const { page, problems } = await openTable(inRound(2), screen);
    await freeCards(page).first().click();
    await places(page).first().waitFor();
    expect(await faultsOn(page, screen)).toEqual([]);
    for (const tab of await tabs(page).all()) {
      await tab.click();
      expect(await faultsOn(page, screen)).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
});

/** The glowing places: how wide, and whether a finger in their middle would hit them; null for those out of sight. */
const placeBoxes = (page: Page): Promise<{ width: number; hit: boolean | null }[]> =>
  places(page).evaluateAll((spots) => {
    const frame = document.querySelector('.board .landscape')!.getBoundingClientRect();
    return spots.map((spot) => {
      const { left, top, width, height } = spot.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isSeen = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      return { width, hit: isSeen ? spot.contains(document.elementFromPoint(x, y)) : null };
    });
  });

describe('a very large landscape under a finger', () => {
  test.each([
    {
      shape: 'wide',
      record: () => played({ mode: 'solo', stage: 5 }, people('Ada'), round(8), { taste: widening, seed: 33 }),
    },
    { shape: 'tall', record: () => played({ mode: 'solo', stage: 1 }, people('Ada'), round(8), { taste: towering }) },
  ])('$shape: the places are brought near, none is covered, and the others are one tap away', async ({ record }) => {
    const { page, problems } = await openTable(record(), phone);
    const card = freeCards(page).last();
    await card.waitFor();
    await card.tap();
    await page.locator('.board [data-zoomed]').waitFor();
    const more = page.locator('.edge-sign');
    for (let i = 0; i < 4; i++) {
      await still(page);
      const all = await placeBoxes(page);
      expect(all.filter(({ hit }) => hit === true).length).toBeGreaterThan(0);
      for (const { width, hit } of all) {
        expect(width).toBeGreaterThan(35.5);
        expect(hit).not.toBe(false);
      }
      if ((await more.count()) === 0) break;
      await more.last().tap();
    }
    await still(page);
    const seen = (await placeBoxes(page)).findIndex(({ hit }) => hit);
    await places(page).nth(seen).tap();
    await laid(page).waitFor();
    // laid: the whole landscape is shown again
    await page.locator('.board [data-zoomed]').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
});

test('a finger pinches, pans, asks by a long press without choosing, and drags a card', async () => {
  const { page, problems } = await openTable(
    played({ mode: 'competitive' }, [...people('Ada'), ...bots('Noor')], round(3)),
    { ...phone, ...moving },
  );
  await freeCards(page).first().waitFor();
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [number, number][]): Promise<unknown> =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
  const frame = (await page.locator('.board .landscape').boundingBox())!;
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];

  await touch('touchStart', [x - 20, y], [x + 20, y]);
  for (let i = 1; i < 8; i++) await touch('touchMove', [x - 20 - i * 8, y], [x + 20 + i * 8, y]);
  await touch('touchEnd');
  await page.locator('.board [data-zoomed]').waitFor();
  const before = await page.locator('.board .range').getAttribute('style');
  await touch('touchStart', [x, y]);
  for (let i = 1; i < 8; i++) await touch('touchMove', [x + i * 6, y + i * 3]);
  // longer than a long press: a finger that pans asks nothing
  await timersOf(page, 600);
  await touch('touchEnd');
  expect(await page.locator('.board .range').getAttribute('style')).not.toBe(before);
  expect(await explanation(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Show the whole landscape' }).tap();

  const card = (await freeCards(page).first().boundingBox())!;
  const grip: [number, number] = [card.x + 30, card.y + 40];
  await touch('touchStart', grip);
  await explanation(page).waitFor();
  await touch('touchEnd');
  await painted(page);
  expect(await picked(page).count()).toBe(0);
  const box = (await explanation(page).boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  expect(box.y + box.height).toBeLessThanOrEqual(844);
  await page.locator('.people').tap({ position: { x: 150, y: 20 } });
  await explanation(page).waitFor({ state: 'detached' });

  // a finger that rests on a place is shown what it would change, and lays nothing
  await freeCards(page).first().tap();
  await still(page);
  const rest = (await places(page).first().boundingBox())!;
  await touch('touchStart', [rest.x + rest.width / 2, rest.y + rest.height / 2]);
  await page.locator('.changes').waitFor();
  await touch('touchEnd');
  await page.locator('.changes').waitFor({ state: 'detached' });
  expect(await laid(page).count()).toBe(0);
  await picked(page).tap();

  await touch('touchStart', grip);
  await touch('touchMove', [grip[0], grip[1] - 20]);
  await page.locator('.hand-ghost').waitFor();
  await timersOf(page, 600);
  expect(await explanation(page).count()).toBe(0);
  const place = (await places(page).first().boundingBox())!;
  // the card floats above the finger, which is where it aims
  const to: [number, number] = [place.x + place.width / 2, place.y + place.height / 2];
  for (let i = 1; i <= 8; i++)
    await touch('touchMove', [grip[0] + ((to[0] - grip[0]) * i) / 8, grip[1] + ((to[1] - grip[1]) * i) / 8]);
  await page.locator('.changes').waitFor();
  await touch('touchEnd');
  await laid(page).waitFor();
  // no click follows a finger that moved, even if it was lifted on the run: the next tap is heard
  await still(page);
  await freeCards(page).first().tap();
  await picked(page).waitFor();
  expect(problems).toEqual([]);
});

test('by keyboard the focus is led on and never lost: cards, places, a discard, ready, the next round', async () => {
  const trio = {
    mode: 'team',
    firstGame: true,
    groups: [
      [0, 1, 2],
      [3, 4],
    ],
  };
  const record = played(
    trio,
    [...people('Ada'), ...bots('Noor', 'Iris', 'Tomek', 'Léa')],
    (match) => round(2)(match) && match.view('spectator').groups[0]!.role !== 0,
  );
  const { page, problems } = await openTable(record);
  const keys = new Player(page, 'keyboard');
  await freeCards(page).first().waitFor();
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return 'nothing';
      return activeElement.closest('.spot, .hand-card, .hand-aside, .prompt, .board')?.className.toString() ?? 'else';
    });
  const start = await keys.round();
  const after: Record<string, string> = {};
  while (after.ready === undefined) {
    const asked = await keys.asked();
    if (await keys.act()) {
      await painted(page);
      after[asked] = await focused();
      // what the table leads to explains itself only when it is asked
      expect(await explanation(page).count()).toBe(0);
    } else await painted(page);
    expect(await focused()).not.toBe('nothing');
  }
  while ((await keys.round()) === start) {
    expect(await focused()).not.toBe('nothing');
    await painted(page);
  }
  expect(after).toMatchObject({
    card: expect.stringContaining('prompt'),
    place: 'hand-card',
    discard: expect.stringContaining('prompt'),
  });
  await expect.poll(() => keys.asked(), { timeout: 30_000 }).not.toBe('nothing');
  expect(await focused()).not.toBe('nothing');

  // Another landscape and back, the log as one stop, the take-back button.
  await keys.press(page.locator('.other-landscape').first());
  expect(await focused()).toContain('board');
  await keys.press(page.getByRole('button', { name: 'Back to your landscape' }));
  expect(await focused()).toContain('board');
  expect(await page.locator('.log-lines button[tabindex="0"]').count()).toBe(1);
  expect(problems).toEqual([]);
}, 120_000);

/** From now on the page’s time stands still: what is told waits until it has been looked at. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}
/** Lets time pass, in steps shorter than anything that is told, until this is being told. The bots take their own time. */
const letTell = (page: Page, text: string): Promise<unknown> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(100);
        return page.getByText(text).count();
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBeGreaterThan(0);

test('a key or a tap that skips what is being told does nothing else', async () => {
  const { page, player } = await startGame({ ...laptop, ...moving });
  await player.playUntil(async () => (await player.asked()) === 'ready');
  await ready(page).focus();
  await holdTime(page);
  await page.keyboard.press('Enter');
  await letTell(page, 'Everybody shows the card they keep.');
  // what is told is read out as events, not as a question too
  expect(await prompt(page).getByRole('status').getAttribute('aria-live')).toBe('off');
  await hand(page).first().focus();
  await page.keyboard.press('Enter');
  // the page's time stands still: only the key can have shown the rest
  await freeCards(page).first().waitFor();
  expect(await player.round()).toBe('Round 2');
  expect(await picked(page).count()).toBe(0);
  expect(await page.locator('.flying-card').count()).toBe(0);
  expect(await prompt(page).getByRole('status').getAttribute('aria-live')).toBe('polite');
}, 120_000);

test('while a round is played nothing jumps: the board, the prompt and the cards that stay keep their places', async () => {
  const { page, player } = await startGame({ ...laptop, ...moving });
  const boxes = (): Promise<string> =>
    page.evaluate(() =>
      ['.board', '.prompt', '.tray', '.group-panel', '.side']
        .map((selector) => document.querySelector(selector)!.getBoundingClientRect())
        .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' '))
        .join(' | '),
    );
  const lefts = (): Promise<Record<string, number>> =>
    page
      .locator('.hand-cards [data-at="hand"] .hand-card')
      .evaluateAll((cards) =>
        Object.fromEntries(
          cards.map((card) => [
            card.getAttribute('data-card')!,
            Math.round((card as HTMLElement).offsetParent!.getBoundingClientRect().left),
          ]),
        ),
      );
  await still(page);
  const before = await boxes();
  const dealt = await lefts();
  await player.playUntil(async () => (await player.asked()) === 'ready');
  expect(await boxes()).toBe(before);
  await holdTime(page);
  await ready(page).click();
  await letTell(page, 'Everybody shows the card they keep.');
  expect(await boxes()).toBe(before);
  const left = await lefts();
  expect(Object.keys(left)).toHaveLength(2);
  for (const [card, at] of Object.entries(left)) expect(at).toBe(dealt[card]);
}, 120_000);

describe('two groups at one screen', () => {
  const record = (): MatchRecord =>
    played(
      {
        mode: 'team',
        firstGame: true,
        groups: [
          [0, 2],
          [1, 3],
        ],
      },
      [...people('Ada', 'Ben'), ...bots('Noor', 'Iris')],
      () => true,
    );
  /** Anything of anybody's hand that is in the page. */
  const hands = (page: Page): Promise<number> =>
    page.locator('.hand-card, .mini-hand li, .member-choice li, [data-notebook], .hand-ghost').count();

  test('while the screen is handed over no card of any hand is in the page, whatever is pressed', async () => {
    const { page, player, problems } = await openTable(record());
    await handOver(page).waitFor();
    expect(await hands(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.reload();
    await handOver(page).waitFor();
    expect(await hands(page)).toBe(0);
    await page.goto('/#/');
    await page.locator('.table').waitFor({ state: 'detached' });
    await page.goBack();
    await handOver(page).waitFor();
    expect(await hands(page)).toBe(0);
    // both play their part; in between and while all is revealed nothing is seen
    for (let i = 0; i < 2; i++) {
      await player.playUntil(async () => (await player.asked()) !== 'hand-over');
      expect(await hands(page)).toBeGreaterThan(0);
      await player.playUntil(
        async () =>
          (await handOver(page).count()) > 0 ||
          (await page.getByText('Everybody shows the card they keep.').count()) > 0,
      );
      expect(await hands(page)).toBe(0);
    }
    await handOver(page).waitFor();
    expect(await hands(page)).toBe(0);
    expect(await explanation(page).count()).toBe(0);
    expect(problems).toEqual([]);
  }, 120_000);

  test('with open hands nobody hands over; that is chosen in the menu, kept, and taken back there', async () => {
    const { page, player, problems } = await openTable(record());
    const choose = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name }).click();
    };
    await player.playUntil(async () => (await player.asked()) !== 'hand-over');
    await choose('Open hands on this screen');
    // Ada’s part, then Ben’s, then what everybody did
    await player.playUntil(async () => {
      expect(await handOver(page).count()).toBe(0);
      return (await player.round()) === 'Round 2';
    });
    await page.reload();
    await expect.poll(() => player.asked(), { timeout: 30_000 }).not.toBe('nothing');
    expect(await hands(page)).toBeGreaterThan(0);
    await choose('Hide hands from each other');
    await handOver(page).waitFor();
    expect(await hands(page)).toBe(0);
    expect(problems).toEqual([]);
  }, 120_000);

  test('SI-R-29: whoever has just pressed Ready may say “not yet”, as long as nobody else has taken the screen', async () => {
    const { page, player, problems } = await openTable(record());
    const notYet = (name: string) =>
      handOver(page).getByRole('button', { name: `Not yet: ${name} is still playing`, disabled: false });
    await takeScreen(page).waitFor();
    expect(await notYet('Ada').count()).toBe(0);
    await player.playUntil(async () => (await player.asked()) === 'ready');
    await ready(page).click();
    await notYet('Ada').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await hands(page)).toBe(0);
    await notYet('Ada').focus();
    await page.keyboard.press('Enter');
    await handOver(page).waitFor({ state: 'detached' });
    // the card she keeps is still chosen, and she is asked as before
    await chosenNotebook(page).waitFor();
    await holdTime(page);
    await ready(page).click();
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return handOver(page).count();
      })
      .toBe(1);
    // a tap right after the screen was laid down is taken for the second half of a double tap
    await handOver(page).getByRole('button', { name: 'I am Ben', disabled: true }).click({ force: true });
    expect(await handOver(page).count()).toBe(1);
    expect(await hands(page)).toBe(0);
    await page.clock.runFor(300);
    await takeScreen(page).click();
    await handOver(page).waitFor({ state: 'detached' });
    expect(await hands(page)).toBeGreaterThan(0);
    expect(await notYet('Ada').count()).toBe(0);
    expect(problems).toEqual([]);
  }, 120_000);
});

test('people who see the same things are handed the screen together, and a group of three is told of nine rounds', async () => {
  const groups = [
    [0, 1],
    [2, 3, 4],
  ];
  const record = played({ mode: 'team', groups }, people('Ada', 'Ben', 'Cleo', 'Dan', 'Eve'), round(1));
  const { page, player, problems } = await openTable(record);
  const button = (name: string) => handOver(page).getByRole('button', { name, exact: true, disabled: false });
  await button('We are Ada and Ben').click();
  await page.getByText('After 8 rounds the highest score wins').waitFor();
  await player.playUntil(async () => (await player.asked()) === 'hand-over');
  await handOver(page).getByRole('heading', { name: 'Pass the screen to Cleo, Dan and Eve' }).waitFor();
  await button('Not yet: Ada and Ben are still playing').waitFor();
  expect(await violations(page)).toEqual([]);
  await button('We are Cleo, Dan and Eve').click();
  await page.getByText('After 9 rounds the highest score wins').waitFor();
  expect(problems).toEqual([]);
}, 120_000);

test.each(['en-GB', 'fr-FR', 'pl-PL'])(
  'with eight players every other group is seen whole on a laptop, beside a log that can be read (%s)',
  async (locale) => {
    const groups = [
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ];
    const names = ['Noor', 'Mateo', 'Iris', 'Tomek', 'Léa', 'Bartholomew', 'Ingrid'];
    const record = played({ mode: 'team', groups }, [...people('Ada'), ...bots(...names)], round(8), { seed: 3 });
    const { page } = await open('/', { ...laptop, locale });
    await shelve(page, [record]);
    await page.goto(`/#/table/${record.id}`);
    await page.locator('.other').nth(2).waitFor();
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1366, height: 768 },
      { width: 1024, height: 768 },
    ]) {
      await resize(page, size);
      const column = (await page.locator('.others').boundingBox())!;
      for (const group of await page.locator('.other').all()) {
        const { y, height } = (await group.boundingBox())!;
        expect(y + height).toBeLessThan(column.y + column.height);
      }
      expect((await page.locator('.log').boundingBox())!.height).toBeGreaterThan(150);
      expect(await clippedTexts(page)).toEqual([]);
      expect(await overlappingTexts(page)).toEqual([]);
    }
    expect(await violations(page)).toEqual([]);
    // what a sign means is explained
    await page.locator('.other .mini-cards button').first().hover();
    await page.locator('.explanation').waitFor();
  },
);

test('in a trio the card to discard has a place of its own, for taps and for drags', async () => {
  const record = played(
    {
      mode: 'team',
      firstGame: true,
      groups: [
        [0, 1, 2],
        [3, 4],
      ],
    },
    [...people('Ada'), ...bots('Noor', 'Iris', 'Tomek', 'Léa')],
    (match) => round(2)(match) && match.view('spectator').groups[0]!.role !== 0,
  );
  const { page } = await openTable(record);
  const place = page.getByRole('list', { name: 'Mountain cards' }).getByRole('button', { name: /^Discard / });
  const gone = discarded(page);
  await place.hover();
  await explanation(page).getByText('Rule SI-TRIO-04').waitFor();
  await freeCards(page).first().click();
  await place.click();
  await gone.click();
  await place.waitFor();
  const card = (await freeCards(page).nth(1).boundingBox())!;
  const to = (await place.boundingBox())!;
  await page.mouse.move(card.x + 40, card.y + 40);
  await page.mouse.down();
  await page.mouse.move(card.x + 60, card.y + 20, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await gone.waitFor();
});

test('a card that chance has drawn says that it must be laid, and a third Notebook card finds room', async () => {
  const fog = await openTable(played({ mode: 'solo', stage: 7 }, people('Ada'), round(2)), phone);
  await freeCards(fog.page).filter({ hasText: 'must be laid' }).first().waitFor();
  const guide = await openTable(played({ mode: 'solo', stage: 3 }, people('Ada'), round(2)));
  await guide.page.getByRole('list', { name: 'Choose a Notebook card' }).getByRole('button').nth(2).waitFor();
  expect(await tooWide(guide.page)).toBe(false);
  const tray = (await guide.page.locator('.tray').boundingBox())!;
  for (const card of await guide.page.locator('.hand-card').all()) {
    const { x, width } = (await card.boundingBox())!;
    expect(width).toBeGreaterThan(85);
    expect(x).toBeGreaterThan(tray.x - 8);
    expect(x + width).toBeLessThan(tray.x + tray.width + 8);
  }
});

test('an explanation is reached with the mouse or asked for its rule with ?, and leads to the rule', async () => {
  const { page } = await startGame();
  await page.getByRole('button', { name: 'Ready', exact: true }).hover();
  const link = explanation(page).getByRole('link');
  await link.waitFor();
  await link.hover();
  await timersOf(page, 400);
  const opening = page.context().waitForEvent('page');
  await link.click();
  expect((await opening).url()).toContain('#/rules/sierra/SI-R-41');
  await page.mouse.move(720, 300);
  await explanation(page).waitFor({ state: 'detached' });
  await page.bringToFront();
  for (let i = 0; i < 40 && !(await link.isVisible()); i++) await page.keyboard.press('Tab');
  const address = (await link.getAttribute('href'))!;
  const second = page.context().waitForEvent('page');
  await page.keyboard.press('?');
  expect((await second).url()).toContain(address);
});

test('the whole hand can be seen on a phone that lies down, and a problem does not push it away', async () => {
  const { page } = await openTable(
    played({ mode: 'competitive' }, [...people('Ada'), { name: 'Noor', bot: 'nobody' }], round(2)),
    {
      viewport: { width: 844, height: 390 },
    },
  );
  await page.getByText('A bot has stopped responding.').waitFor();
  // cards that have just been dealt are still on their way
  await still(page);
  for (const card of await hand(page).all()) {
    const { y, height } = (await card.boundingBox())!;
    expect(y + height * 0.8).toBeLessThan(390);
  }
  await freeCards(page).first().click();
  await places(page).first().waitFor();
});

test('in the first round a note on the empty landscape says what the game is about, until it is put away', async () => {
  const { page } = await startGame();
  const note = page.getByRole('complementary', { name: 'What this game is about' });
  await note.getByText('After 8 rounds the highest score wins.').waitFor();
  await page.getByRole('button', { name: 'Hide this note' }).click();
  expect(await note.count()).toBe(0);
  await page.reload();
  await freeCards(page).first().waitFor();
  expect(await note.count()).toBe(0);
});

test('a thing that comes to lie under a resting pointer explains itself only when the pointer stirs', async () => {
  const { page, problems } = await open('/', laptop);
  const record = played({ mode: 'competitive' }, [...people('Ada'), ...bots('Noor')], round(2));
  await showTable(page, record);
  const card = (await freeCards(page).first().boundingBox())!;
  const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
  await page.goto('/#/');
  await freeCards(page).first().waitFor({ state: 'detached' });
  await page.mouse.move(x, y);
  await page.goto(`/#/table/${record.id}`);
  await freeCards(page).first().waitFor();
  await still(page);
  await timersOf(page, 600);
  expect(await explanation(page).count()).toBe(0);
  await page.mouse.move(x + 3, y);
  await explanation(page).waitFor();
  expect(problems).toEqual([]);
});
