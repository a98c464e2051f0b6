import type { TableInfo, TableSetup, TableSummary } from '@cordillera/protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, test } from 'vitest';
import { painted } from '../tests/browser/checks.ts';
import * as colorado from '../tests/browser/colorado.ts';
import { layTable, presser, sitDown, Wire, withServer } from '../tests/browser/online.ts';
import { Player } from '../tests/browser/player.ts';
import { laptop, phone } from '../tests/browser/tables.ts';
import * as west from '../tests/browser/west.ts';
import { isCompared, picture, withStage } from './picture.ts';

/** Makes the pictures of online play: a served product, and people each at a page of their own. */
const open = withStage();
const served = withServer();
const wires: Wire[] = [];
const themes = { light: 'light', dusk: 'dark' } as const;

afterEach(() => {
  for (const wire of wires.splice(0)) wire.close();
});

async function visit(screen: BrowserContextOptions, name: string, baseURL = served().url): Promise<Page> {
  const { page } = await open('/', { ...screen, baseURL });
  // most phones can share a link; this browser cannot
  if (screen === phone) await page.addInitScript(() => Object.assign(navigator, { share: async () => undefined }));
  await page.evaluate((value) => {
    localStorage.setItem('cordillera.settings', JSON.stringify({ name: value }));
    for (const game of ['sierra', 'colorado']) localStorage.setItem(`cordillera.coach.${game}.all`, 'away');
  }, name);
  await page.reload();
  return page;
}

async function shoot(page: Page, name: string, wanted: readonly (keyof typeof themes)[] = ['light']): Promise<void> {
  const size = page.viewportSize()!.width < 600 ? 'phone' : 'laptop';
  for (const theme of wanted) {
    await page.emulateMedia({ colorScheme: themes[theme] });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400);
    await picture(page, `online-${name}-${size}-${theme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

const both = ['light', 'dusk'] as const;
const days = { kind: 'move', seconds: 86_400 } as const;
const team: TableSetup = {
  game: 'sierra',
  options: {
    mode: 'team',
    groups: [
      [0, 1],
      [2, 3, 4],
    ],
  },
  seats: [null, null, null, null, 'hiker'],
  pace: days,
};
const duel = (seats: TableSetup['seats'], pace: TableSetup['pace'] = { kind: 'free' }): TableSetup => ({
  game: 'colorado',
  options: {},
  seats,
  pace,
});

/** Sends a request to the server as the person signed in on a page. */
const ask = <Answer>(page: Page, path: string, body: object): Promise<Answer> =>
  page.evaluate(
    async ([where, sent]) => {
      const answer = await fetch(`/api/${where}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(sent),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    [path, body] as const,
  );

/** Takes a seat over the API, without showing the page. */
const sit = (page: Page, code: string, seat: number, name: string): Promise<TableInfo> =>
  ask(page, `links/${code}/sit`, { seat, name });

async function begin(pages: readonly Page[], id: string): Promise<void> {
  await ask(pages[0]!, `tables/${id}/start`, { fill: 'random' });
  for (const page of pages) {
    await page.goto(`/#/at/${id}`);
    await page.locator('.table .prompt').waitFor();
  }
}

/** Marks this page as hidden. */
const lookAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('your tables', async () => {
  // set by hand, so that the times are the same whenever the pictures are made
  const person = (name: string, presence: string) => ({ name, presence });
  const me = person('Alex', 'here');
  const hour = 3_600_000;
  const lines = (now: number): (Omit<TableSummary, 'seats'> & { seats: object[] })[] => {
    const table = { options: {}, pace: days, mine: [0], waiting: [], changed: now };
    const live = { kind: 'move', seconds: 120 } as const;
    return [
      {
        ...table,
        id: 'a',
        game: 'sierra',
        options: team.options,
        pace: live,
        turn: 5,
        state: 'playing',
        seats: [me, person('Noor', 'here'), person('Iris', 'here'), person('Tomek', 'here'), person('Léa', 'away')],
        waiting: [0, 1],
        deadline: now + 48_500,
      },
      {
        ...table,
        id: 'b',
        game: 'colorado',
        state: 'playing',
        seats: [me, person('Mateo', 'away'), person('Iris', 'offline')],
        waiting: [0],
        deadline: now + 19.6 * hour,
      },
      {
        ...table,
        id: 'c',
        game: 'sierra-west',
        options: { mode: 'apple-hill' },
        pace: live,
        deadline: now + 35_500,
        state: 'playing',
        seats: [me, person('Jola', 'here'), person('Sami', 'here')],
        waiting: [1],
      },
      {
        ...table,
        id: 'd',
        game: 'sierra',
        options: { mode: 'cooperative' },
        state: 'paused',
        resumes: now + 5 * 24 * hour,
        seats: [me, person('Noor', 'offline'), person('Tomek', 'offline')],
      },
      {
        ...table,
        id: 'e',
        game: 'colorado',
        state: 'over',
        seats: [me, person('Iris', 'offline')],
        totals: [79, 84],
        winners: [1],
        changed: now - 24 * hour,
      },
    ];
  };
  for (const screen of [laptop, phone]) {
    const page = await visit(screen, 'Alex');
    await page.route('**/api/tables', (route) => route.fulfill({ json: lines(Date.now()) }));
    await page.goto('/');
    await page.reload();
    await page.locator('.table-row').first().waitFor();
    await shoot(page, 'home', both);
  }
});

test('an invalid link, and a full table', async () => {
  const page = await visit(phone, 'Alex');
  await page.goto('/#/join/AAAAAAAAAAAAAAAAAAAAAAAA');
  await page.locator('.state-card').waitFor();
  await shoot(page, 'link-closed');
  const ada = await visit(laptop, 'Ada');
  const { id, me } = await layTable(ada, duel([null, null]), 'Ada');
  const ben = await visit(laptop, 'Ben');
  await sit(ben, me.links.play!, 1, 'Ben');
  await ask(ada, `tables/${id}/start`, {});
  await page.goto(`/#/join/${me.links.play}`);
  await page.locator('.state-card').waitFor();
  await shoot(page, 'seats-taken');
});

test('a table is created, its link sent, its seats taken', async () => {
  const form = await visit(phone, 'Alex');
  await form.goto('/#/new/sierra?mode=team&link=1');
  await form.getByRole('button', { name: 'Create and get the link' }).waitFor();
  await shoot(form, 'create');
  await form.getByRole('button', { name: 'Create and get the link' }).tap();
  await form.locator('.share-sheet').waitFor();
  await shoot(form, 'share');

  const alex = await visit(laptop, 'Alex');
  const { id, me } = await layTable(alex, team, 'Alex');
  const link = me.links.play!;
  const noor = await visit(laptop, 'Noor');
  const mateo = await visit(phone, 'Mateo');
  await sitDown(noor, link, 'Noor');
  await sit(mateo, link, 2, 'Mateo');
  await alex.goto(`/#/at/${id}`);
  await mateo.goto(`/#/at/${id}`);
  await mateo.locator('.lobby-seats').waitFor();
  await alex.locator('.lobby-seats').waitFor();
  const lea = await visit(phone, '');
  await lea.goto(`/#/join/${link}`);
  await lea.getByLabel('Your name at the table').fill('Léa');
  await lea.waitForTimeout(500);
  await shoot(alex, 'lobby');
  await shoot(noor, 'lobby-guest');
  await lookAway(mateo);
  await lea.reload();
  await lea.getByLabel('Your name at the table').fill('Léa');
  await shoot(lea, 'join');
  await alex.setViewportSize(phone.viewport!);
  await alex.reload();
  await alex.locator('.lobby-bar').waitFor();
  await shoot(alex, 'lobby');
});

// The server deals at random, so each run plays another game.
test.skipIf(isCompared)('five people at a table of Sierra', async () => {
  const wire = await Wire.to(served().port);
  wires.push(wire);
  const alex = await visit(laptop, 'Alex', wire.url);
  const asked: TableSetup = {
    ...team,
    seats: [null, ...Array(4).fill('random')],
    pace: { kind: 'move', seconds: 600 },
  };
  const { id, me } = await layTable(alex, asked, 'Alex');
  await begin([alex], id);
  const player = new Player(alex, 'mouse');
  alex.setDefaultTimeout(3000);
  while ((await player.round()) !== 'Round 4') await step(player);
  alex.setDefaultTimeout(30_000);
  const others: Page[] = [];
  for (const [i, name] of ['Noor', 'Mateo', 'Iris', 'Tomek'].entries()) {
    const page = await visit(laptop, name);
    await sit(page, me.links.play!, i + 1, name);
    await page.goto(`/#/at/${id}`);
    await page.locator('.table .prompt').waitFor();
    others.push(page);
  }
  const [noor, mateo, iris, tomek] = others as [Page, Page, Page, Page];
  // Alex, Iris and Tomek are ready
  for (const page of [alex, iris, tomek]) await getReady(page);
  await tomek.close();
  const write = async (page: Page, tab: string, text: string): Promise<void> => {
    await page.locator('.talk-tabs').getByRole('button', { name: tab }).click();
    await page.locator('.chat-write textarea').fill(text);
    await page.keyboard.press('Enter');
  };
  await write(noor, 'Our group', 'I take the bird column. House left or right?');
  await noor.waitForTimeout(300);
  await write(alex, 'Our group', 'Right: a longer line.');
  await write(iris, 'Table', 'Good morning from the train!');
  await write(iris, 'Table', 'I may lose you in the tunnel.');
  await lookAway(mateo);
  await alex.waitForTimeout(11_000);
  await iris.locator('.stickers button').nth(2).click();
  await alex.locator('.flying p').first().waitFor();
  await shoot(alex, 'table', both);
  await noor.setViewportSize(phone.viewport!);
  await noor.locator('.talk-button').click();
  await shoot(noor, 'drawer');
  await noor.keyboard.press('Escape');
  await noor.setViewportSize(laptop.viewport!);

  wire.cut();
  await alex.locator('.online-notice').waitFor();
  for (const page of [noor, iris]) await getReady(page);
  await getReady(mateo);
  wire.mend();
  await alex.getByText('You were away').waitFor({ timeout: 30_000 });
  await shoot(alex, 'you-were-away');
});

/** Answers one question; an element found before may be gone when the server answers. */
async function step(player: Player): Promise<boolean> {
  if (await player.act().catch(() => false)) return true;
  await player.page.keyboard.press('Shift');
  await painted(player.page);
  return false;
}

/** Does everything a table of Sierra asks of one person in this round. */
async function getReady(page: Page): Promise<void> {
  const player = new Player(page, 'mouse');
  let idle = 0;
  page.setDefaultTimeout(3000);
  while (idle < 12) {
    idle = (await step(player)) ? 0 : idle + 1;
  }
}

test.skipIf(isCompared)('a proposal to all players, and who plays meanwhile', async () => {
  const wire = await Wire.to(served().port);
  wires.push(wire);
  const ada = await visit(laptop, 'Ada');
  const ben = await visit(phone, 'Ben', wire.url);
  const { id, me } = await layTable(ada, duel([null, null], { kind: 'move', seconds: 600 }), 'Ada');
  await sit(ben, me.links.play!, 1, 'Ben');
  await begin([ada, ben], id);
  const glance = presser(ada, (looked) => colorado.glance(ada, looked), west.byMouse);
  while ((await glance.act()) !== 'idle');
  await propose(ada, 'Ask for a pause');
  await ben.locator('.online-notice').waitFor();
  await shoot(ben, 'pause-asked');
  await ben.getByRole('button', { name: 'Play on' }).tap();
  await ada.locator('.online-notice').waitFor({ state: 'hidden' });
  await propose(ada, 'Ask to take back my last move');
  await ben.locator('.online-notice').waitFor();
  await shoot(ben, 'take-back-asked');
});

/** Makes a proposal to all players, from the menu. */
async function propose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name }).click();
  const ask = page.getByRole('button', { name: 'Ask the others' });
  if (name === 'Ask for a pause') {
    await page.getByRole('radio').nth(1).check();
    await ask.click();
    await ask.waitFor({ state: 'hidden' });
  }
  await page.keyboard.press('Escape');
}

test.skipIf(isCompared)('a stand-in plays when time is up', async () => {
  const ada = await visit(laptop, 'Ada');
  const ben = await visit(laptop, 'Ben');
  const { id, me } = await layTable(ada, duel([null, null], { kind: 'move', seconds: 10 }), 'Ada');
  await sit(ben, me.links.play!, 1, 'Ben');
  await begin([ada, ben], id);
  const other = presser(ben, (looked) => colorado.glance(ben, looked), west.byMouse);
  while ((await other.act()) !== 'idle');
  while ((await ada.getByText('A stand-in played for you').count()) === 0)
    if ((await other.act()) === 'idle') await painted(ben);
  await shoot(ada, 'stand-in');
});

test('you', async () => {
  const page = await visit(phone, 'Alex');
  await layTable(page, team, 'Alex');
  await page.goto('/#/you');
  await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
  await shoot(page, 'you');
  await page.getByRole('button', { name: /Delete everything/ }).tap();
  await shoot(page, 'delete');
});
