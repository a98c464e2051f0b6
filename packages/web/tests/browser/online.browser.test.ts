import { createRandom } from '@cordillera/engine';
import type { TableSetup } from '@cordillera/protocol';
import { type SierraView, sierra } from '@cordillera/sierra';
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { Visitor } from '../../../server/tests/helpers/players.ts';
import { laidOut, painted, smallTargets, tooWide, violations } from './checks.ts';
import * as colorado from './colorado.ts';
import { begin, layTable, playTogether, presser, sitDown, type TestPerson, Wire, withServer } from './online.ts';
import { Player } from './player.ts';
import { type Visit, withBrowser } from './setup.ts';
import { laptop, phone } from './tables.ts';
import * as west from './west.ts';

const open = withBrowser();
const served = withServer();
const wires: Wire[] = [];

afterEach(() => {
  for (const wire of wires.splice(0)) wire.close();
});

const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
const plan = (game: string, seats: number, options: object = {}): TableSetup => ({
  game,
  options: options as TableSetup['options'],
  seats: Array(seats).fill(null),
  pace: { kind: 'free' },
});

/** Somebody's page at the server, through a network of its own when it is to be cut. */
async function visit(screen: BrowserContextOptions, wire?: Wire): Promise<Visit> {
  return open('/', { ...screen, baseURL: wire?.url ?? served().url });
}

async function newWire(): Promise<Wire> {
  const wire = await Wire.to(served().port);
  wires.push(wire);
  return wire;
}

/** A table with as many people, each at a page of their own; the game has started. `cut`: whose network can be. */
async function table(asked: TableSetup, screens: readonly BrowserContextOptions[], cut: readonly number[] = []) {
  const lines: Wire[] = [];
  const visits: Visit[] = [];
  for (const [seat, screen] of screens.entries()) {
    const wire = cut.includes(seat) ? await newWire() : undefined;
    if (wire) lines.push(wire);
    visits.push(await visit(screen, wire));
  }
  const pages = visits.map(({ page }) => page);
  const { id, me } = await layTable(pages[0]!, asked, names[0]!);
  for (const [seat, page] of pages.entries()) if (seat > 0) await sitDown(page, me.links.play!, names[seat]!);
  await begin(pages, id);
  return { id, links: me.links, pages, wires: lines, problems: () => visits.flatMap(({ problems }) => problems) };
}

const coloradoPlayer = (page: Page, press: west.Press = west.byMouse): TestPerson =>
  presser(page, (looked) => colorado.glance(page, looked), press);
const westPlayer = (page: Page, press: west.Press = west.byMouse): TestPerson =>
  presser(page, (looked) => west.glance(page, looked, names), press);
function sierraPlayer(page: Page, press: west.Press = west.byMouse): TestPerson {
  const player = new Player(page, press === west.byTouch ? 'touch' : 'mouse');
  return {
    page,
    async act() {
      if ((await player.asked()) === 'over') return 'over';
      return (await player.act()) ? 'did' : 'idle';
    },
  };
}

const kinds = [
  { game: 'sierra', asked: plan('sierra', 4, { mode: 'team' }), somebody: sierraPlayer },
  { game: 'sierra-west', asked: plan('sierra-west', 4, { mode: 'apple-hill' }), somebody: westPlayer },
  { game: 'colorado', asked: plan('colorado', 4), somebody: coloradoPlayer },
];

describe('four people at four pages', () => {
  // Whole games take minutes each: on request, see docs/reliability.md. The first turns of one are played each time.
  const isWhole = process.env.WHOLE_GAMES !== undefined;
  const enough = isWhole ? Number.POSITIVE_INFINITY : 20;
  test.each(kinds.filter(({ game }) => isWhole || game === 'colorado'))(
    'play $game through one link, on laptops and a phone',
    async ({ asked, somebody }) => {
      const { pages, problems } = await table(asked, [laptop, laptop, laptop, phone]);
      const people = pages.map((page, seat) => somebody(page, seat === 3 ? west.byTouch : west.byMouse));
      const done = await playTogether(people, enough);
      expect(done.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(Math.min(enough, 60));
      if (isWhole) {
        console.log(`${asked.game}: ${done.join(' + ')} things pressed`);
        for (const page of pages) {
          await page.locator('.prompt-buttons a.primary').first().click();
          await page.waitForURL(/#\/end\//);
          for (const name of names) await page.locator('.end-page').getByText(name).first().waitFor();
        }
      }
      for (const page of pages) expect(await tooWide(page)).toBe(false);
      expect(problems()).toEqual([]);
    },
    3_600_000,
  );
});

test('a table is laid with the form, its link opened, an open seat and then a bot’s taken, and the game started', async () => {
  const ada = await visit(laptop);
  await ada.page.goto('/#/new/colorado?link=1');
  // friends come by the link unless a bot is asked for, and bring their own names
  await ada.page.getByText('Open seat').waitFor();
  expect(await ada.page.getByLabel('Name at seat 2').count()).toBe(0);
  expect(await ada.page.getByText('share this screen').count()).toBe(0);
  await ada.page.getByLabel('Name at seat 1').fill('Ada');
  await ada.page.getByRole('button', { name: 'Add a seat' }).click();
  await ada.page.getByRole('combobox', { name: 'Who is Seat 3?' }).selectOption('A bot');
  expect(await violations(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Create and get the link' }).click();
  const link = await ada.page.getByLabel('The link to the table').inputValue();
  expect(await violations(ada.page)).toEqual([]);
  const ben = await visit(phone);
  await ben.page.goto(`http://${link}`);
  await ben.page.getByLabel('Your name at the table').fill('ada');
  await ben.page.getByText('Somebody at this table is called ada already').waitFor();
  expect(await violations(ben.page)).toEqual([]);
  await ben.page.getByLabel('Your name at the table').press('Enter');
  await ben.page.getByLabel('Your name at the table').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down and play' }).tap();
  for (const { page } of [ada, ben]) await page.locator('.lobby-group').getByText('Ben').first().waitFor();
  expect(await violations(ben.page)).toEqual([]);
  // a seat that was freed is taken again by the same link
  await ada.page.getByRole('button', { name: 'Free Ben’s seat' }).click();
  await ben.page.getByText('Ada freed your seat').waitFor();
  await ben.page.getByRole('link', { name: 'Pick another seat' }).tap();
  await ben.page.getByLabel('Bot for now: take its seat').check();
  await ben.page.getByRole('button', { name: 'Sit down and play' }).tap();
  await ada.page.locator('.lobby-group').getByText('Ben').first().waitFor();
  await ada.page.getByRole('button', { name: /^Start (the game|with)/ }).click();
  for (const { page } of [ada, ben]) await page.locator('.table .prompt').waitFor();
  // both find it on their home pages
  await ben.page.goto('/');
  await ben.page.getByText('Your tables').first().waitFor();
  for (const { problems } of [ada, ben]) expect(problems).toEqual([]);
});

test('the host lays the table before everybody’s eyes; seats, names and places change until the last one sits down', async () => {
  const ada = await visit(laptop);
  const { id, me } = await layTable(ada.page, plan('sierra', 3, { mode: 'competitive' }), 'Ada');
  await ada.page.goto(`/#/at/${id}`);
  // nobody has come yet: the link is what the page waits for
  await ada.page.locator('.button.primary').getByText('Copy the link').waitFor();

  const ben = await visit(phone);
  await ben.page.goto(`/#/join/${me.links.play}`);
  await ada.page.getByText('Somebody', { exact: true }).waitFor();
  await ben.page.getByLabel('Your name at the table').fill('Ben');
  const taking = ada.page.locator('.lobby-open', { hasText: 'taking the seat' });
  await taking.getByText('Ben').waitFor();
  await ada.page.getByRole('status').getByText('Ben is taking the seat').waitFor({ state: 'attached' });

  await ada.page.getByRole('combobox', { name: 'Mode' }).selectOption('Team');
  await ada.page.getByText('4 to 8 players', { exact: true }).waitFor();
  await ada.page.getByRole('button', { name: 'Add a seat' }).click();
  await ada.page.getByRole('switch', { name: 'First game' }).click();
  // whoever still picks a seat sees it too
  await ben.page.getByText('4 are free').waitFor();
  await ben.page.getByText('Condor Friends').waitFor();
  // nothing keeps the seat for him
  await new Visitor(served().url).sit(me.links.play!, 1, 'Noor');
  await ben.page.getByRole('status').getByText('Noor was faster.').waitFor();
  await ben.page.getByRole('button', { name: 'Sit down and play' }).tap();

  await ben.page.getByRole('button', { name: 'Edit' }).tap();
  await ben.page.getByRole('textbox', { name: 'Your name at the table' }).fill('Benno');
  await ben.page.getByRole('radio', { name: 'Seat 5' }).check();
  expect(await violations(ben.page)).toEqual([]);
  await ben.page.getByRole('button', { name: 'Save' }).tap();
  await ben.page.locator('.lobby-more summary').tap();
  await ben.page.getByText('Ada is setting up the game.').waitFor();
  await ben.page.locator('.toggle[data-fixed]', { hasText: 'First game' }).getByText('on', { exact: true }).waitFor();
  expect(await ben.page.getByRole('switch').count()).toBe(0);
  expect(await ben.page.getByRole('button', { name: 'Add a seat' }).count()).toBe(0);
  expect(await tooWide(ben.page)).toBe(false);
  expect(await violations(ben.page)).toEqual([]);

  const sitting = (page: Page): Promise<string[]> => page.locator('.lobby-seat b, .lobby-open b').allInnerTexts();
  await expect.poll(() => sitting(ada.page)).toEqual(['Ada', 'Noor', 'Open seat', 'Open seat', 'Benno']);
  await ada.page.getByRole('button', { name: 'Remove this open seat' }).last().click();
  await expect.poll(() => sitting(ben.page)).toEqual(['Ada', 'Noor', 'Open seat', 'Benno']);
  // the lot is always the same here
  await ada.page.evaluate(() => Object.assign(Math, { random: () => 0 }));
  await ada.page.getByRole('button', { name: 'Mix the groups' }).click();
  for (const { page } of [ada, ben])
    await expect.poll(() => sitting(page)).toEqual(['Noor', 'Open seat', 'Benno', 'Ada']);

  await ada.page.getByRole('button', { name: 'Start when all are here' }).click();
  await ada.page.getByRole('button', { name: 'Starts with the fourth player · Cancel' }).waitFor();
  expect(await violations(ada.page)).toEqual([]);
  // the host has gone elsewhere; the last one starts it
  await ada.page.goto('/');
  await new Visitor(served().url).sit(me.links.play!, 2, 'Cleo');
  await ben.page.locator('.table .prompt').waitFor();
  for (const { problems } of [ada, ben]) expect(problems).toEqual([]);
});

test('a table at which nothing has begun is closed by its host, and whoever waits there is told', async () => {
  const [ada, ben] = [await visit(laptop), await visit(phone)];
  const { id, me } = await layTable(ada.page, plan('colorado', 2), 'Ada');
  await sitDown(ben.page, me.links.play!, 'Ben');
  await ada.page.goto(`/#/at/${id}`);
  await ada.page.getByRole('button', { name: 'Close the table' }).click();
  expect(await violations(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Close it for good' }).click();
  await ada.page.getByRole('button', { name: 'Play now: Colorado' }).waitFor();
  await ben.page.getByText('The host closed this table before the game began.').waitFor();
  expect([...ada.problems, ...ben.problems]).toEqual([]);
}, 60_000);

test('whoever watches sees every move at once, touches nothing and reads no chat', async () => {
  const { pages, links, problems } = await table(plan('colorado', 2), [laptop, laptop]);
  const watcher = await visit(phone);
  await watcher.page.goto(`/#/join/${links.watch}`);
  await watcher.page.locator('.table .prompt').waitFor();
  expect(await watcher.page.locator('[data-touch="possible"]').count()).toBe(0);
  const people = pages.map((page) => coloradoPlayer(page));
  const turn = (page: Page): Promise<string> => page.locator('.co-phases b').innerText();
  const first = await turn(pages[0]!);
  while ((await turn(pages[0]!)) === first) await playTogether(people, 1);
  await expect
    .poll(() => watcher.page.locator('.table').innerText())
    .toContain((await turn(pages[0]!)).replace(/\D+/, ''));
  expect(await watcher.page.locator('[data-touch="possible"]').count()).toBe(0);
  expect(problems()).toEqual([]);
  expect(watcher.problems).toEqual([]);
});

/** Presses what is asked until it is this page that is asked. */
async function untilAsked(people: readonly TestPerson[], page: Page): Promise<void> {
  while ((await colorado.glance(page, [])) === null) await playTogether(people, 1);
}

test('a move made without a network is kept, sent once when it is back, and the page catches up', async () => {
  const { pages, wires, problems } = await table(plan('colorado', 2), [laptop, laptop], [1]);
  const people = pages.map((page) => coloradoPlayer(page));
  await playTogether(people, 6);
  const ben = pages[1]!;
  await untilAsked(people, ben);
  wires[0]!.cut();
  await ben.getByText('No connection').waitFor();
  // Ben goes on while nobody hears him
  const unsent = ben.getByText('waiting for the network');
  while ((await unsent.count()) === 0) await people[1]!.act();
  wires[0]!.mend();
  await ben.getByText('No connection').waitFor({ state: 'hidden' });
  await ben.locator(':root:not([data-sending])').waitFor();
  expect(await ben.getByText('Your move came too late').count()).toBe(0);
  // and they play on together
  expect((await playTogether(people, 12)).reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(12);
  const known = problems().filter((problem) => !/ERR_|WebSocket|Failed to load/.test(problem));
  expect(known).toEqual([]);
});

/** Does what is asked until a move waits for the network. */
async function moveOffline({ page, act }: TestPerson): Promise<void> {
  const put = page.getByRole('button', { name: 'Look around' });
  if ((await put.count()) > 0) await put.click();
  while ((await page.locator(':root[data-sending]').count()) === 0) await act();
}

test.each(kinds)(
  'a move in $game that waits for the network is dotted, kept over a reload, and solid when it was heard',
  async ({ game, asked, somebody }) => {
    const options = game === 'sierra' ? { mode: 'competitive' } : asked.options;
    const { id, pages, wires } = await table(plan(game, 2, options), [laptop, laptop], [0, 1]);
    const sockets = await Promise.all(pages.map(async (page) => (await as(page)).open(id)));
    const first = sockets.findIndex(({ decision }) => (decision?.forward ?? 0) > 0);
    for (const socket of sockets) socket.close();
    const ada = pages[first]!;
    wires[first]!.cut();
    await ada.getByText('No connection').waitFor();
    await moveOffline(somebody(ada));
    const dotted = ada.locator('[data-unsent]').first();
    await dotted.waitFor();
    expect(await dotted.evaluate((thing) => getComputedStyle(thing).outlineStyle)).toBe('dotted');
    await ada.locator('.unsent').getByText('waiting for the network').waitFor();
    const kept = () => ada.evaluate((table) => localStorage.getItem(`cordillera.unsent.${table}`), id);
    expect(await kept()).not.toBeNull();
    wires[first]!.mend();
    await ada.reload();
    await ada.locator('.table .prompt').waitFor();
    // the next page has sent what this one could not
    await expect.poll(kept).toBeNull();
    await ada.locator(':root:not([data-sending])').waitFor();
    expect(await ada.locator('[data-unsent]').count()).toBe(0);
    const socket = await (await as(ada)).open(id);
    expect(socket.mine.own).toBe(1);
    socket.close();
  },
);

test('a move that came too late says so, and shows what happened instead', async () => {
  const { id, pages, wires } = await table(plan('colorado', 2), [laptop, laptop], [0]);
  const [ada] = pages as [Page, Page];
  wires[0]!.cut();
  await ada.getByText('No connection').waitFor();
  await moveOffline(coloradoPlayer(ada));
  // Ada goes on with her phone
  const elsewhere = await (await as(ada)).open(id);
  await elsewhere.choose(elsewhere.decision!.choices[1]!);
  const other = await (await as(pages[1]!)).open(id);
  await other.choose(other.decision!.choices[0]!);
  wires[0]!.mend();
  await ada.getByText('Your move came too late').waitFor();
  await ada.getByText('The game went on while you were offline, so it was not played.').waitFor();
  // once on the whole page: what is said over the board is not said again in the prompt
  expect(await ada.getByText(/came too late|was not played/).count()).toBe(2);
  expect(await violations(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Show what happened' }).click();
  await ada.getByText('Your move came too late').waitFor({ state: 'hidden' });
  expect(elsewhere.mine.own).toBe(1);
  for (const socket of [elsewhere, other]) socket.close();
});

test('a laptop that was away does not tell its person what they did on their phone meanwhile', async () => {
  const { id, pages, wires } = await table(plan('sierra', 2, { mode: 'competitive' }), [laptop, laptop], [0]);
  const [ada] = pages as [Page, Page];
  const sockets = await Promise.all(pages.map(async (page) => (await as(page)).open(id)));
  const [elsewhere, ben] = sockets as [(typeof sockets)[0], (typeof sockets)[0]];
  const play = async (socket: typeof elsewhere, phase: string): Promise<void> => {
    const isAsked = () => (socket.decision?.forward ?? 0) > 0 && (socket.mine.view as SierraView).phase === phase;
    while (isAsked()) await socket.choose(socket.decision!.choices[socket.decision!.forward - 1]!);
  };
  for (const socket of sockets) await play(socket, 'faces');
  await elsewhere.settled();
  wires[0]!.cut();
  await ada.getByText('No connection').waitFor();
  const { eventCount } = elsewhere;
  await play(elsewhere, 'decide');
  // that she is ready is told to everybody
  expect(elsewhere.eventCount).toBeGreaterThan(eventCount);
  expect((ben.mine.view as SierraView).phase).toBe('decide');
  for (const socket of sockets) socket.close();
  // it is said for two seconds only
  const said = await ada.evaluateHandle(() => {
    const texts: string[] = [];
    const look = (): void => {
      texts.push(document.querySelector<HTMLElement>('.online-back, .online-notice b')?.innerText.trim() ?? '');
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  wires[0]!.mend();
  await expect.poll(() => said.jsonValue(), { timeout: 30_000 }).toContain('Connected');
  expect((await said.jsonValue()).filter((text) => text.startsWith('You were away'))).toEqual([]);
});

/** A place where it is about noon now: what is asked there until tomorrow is not read after midnight. */
function nearNoon(): BrowserContextOptions {
  const ahead = 12 - new Date().getUTCHours();
  // these names count the other way round
  return { timezoneId: ahead === 0 ? 'Etc/UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}` };
}

test('a pause until tomorrow is asked for, agreed to, and read on the home page; time that is nearly up is told', async () => {
  const asked: TableSetup = { ...plan('colorado', 2), pace: { kind: 'move', seconds: 120 } };
  const place = nearNoon();
  const { pages, problems } = await table(
    asked,
    [laptop, phone].map((screen) => ({ ...screen, ...place })),
  );
  const [ada, ben] = pages as [Page, Page];
  // almost two minutes later, as Ben's page hears it
  let deadline: number | null = null;
  await ben.routeWebSocket('**/live*', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((data) => {
      const message = JSON.parse(String(data));
      for (const seat of message.table?.seats ?? []) {
        deadline ??= message.now + 11_500;
        seat.deadline &&= deadline;
      }
      socket.send(JSON.stringify(message));
    });
  });
  await ben.reload();
  await ben
    .locator('.online-notice')
    .getByText(/^\d+ seconds? left$/)
    .waitFor();
  await ben.getByRole('button', { name: 'Ask to pause' }).waitFor();
  await ben.getByRole('button', { name: 'Play', exact: true }).click();
  await ben.getByRole('button', { name: 'Ask for a pause' }).waitFor();

  await ada.getByRole('button', { name: 'Menu' }).click();
  await ada.getByRole('button', { name: 'Ask to take back my last move' }).click();
  await ada.getByText('You have no move that could be taken back now.').waitFor();
  await ada.getByRole('button', { name: 'Ask for a pause' }).click();
  await ada.getByLabel('Until another day').check();
  const day = await ada.getByLabel('The day on which the game goes on').inputValue();
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  await ada.getByLabel(/^Until tomorrow/).check();
  expect(await violations(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Ask the others' }).click();
  // nothing lies over what was asked
  await ada.locator('.online-notice').getByText('You asked for a pause').waitFor();
  await ada.getByRole('dialog').waitFor({ state: 'hidden' });
  await ben.getByText('Ada asks for a pause').waitFor();
  await ben.getByText(/Until tomorrow, 9:00/).waitFor();
  await ben.getByRole('button', { name: 'Agree' }).tap();
  await ada.locator('.online-notice').getByText('The game is paused').waitFor({ state: 'attached' });
  await ada.locator('.prompt').getByText('The game is paused').waitFor();
  await ben.goto('/');
  const row = ben.getByRole('link', { name: /Colorado against Ada, live\. Paused\. Until tomorrow, all agreed\./ });
  await row.waitFor();
  expect(await row.locator('[data-presence="here"]').count()).toBe(1);
  expect(await violations(ben)).toEqual([]);
  // the words over a field are none
  expect((await smallTargets(ben)).filter((each) => !each.includes('Somebody sent you'))).toEqual([]);
  expect(problems()).toEqual([]);
});

test('on a phone whoever has a game to go on with still starts another one here in one tap', async () => {
  const { page, problems } = await visit(phone);
  // what comes from the server is there: nothing moves any more
  const home = async (): Promise<void> => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Join' }).waitFor();
    await laidOut(page);
  };
  await home();
  // other opponents, or friends at this screen
  await page.getByRole('link', { name: 'Set up a game: Colorado' }).tap();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await home();
  await page.getByRole('button', { name: 'Play now: Colorado' }).tap();
  await page.getByText('Choose the village you start in.').first().waitFor();
  await home();
  await page.getByRole('link', { name: 'Continue' }).waitFor();
  await page.getByRole('heading', { name: 'No tables yet' }).waitFor();
  await laidOut(page);
  const another = page.getByRole('button', { name: 'Play on this device: Sierra West' });
  await another.scrollIntoViewIfNeeded();
  expect(await violations(page)).toEqual([]);
  expect(await tooWide(page)).toBe(false);
  await another.tap();
  await page.getByText('Apple Hill').first().waitFor();
  expect(problems).toEqual([]);
}, 60_000);

test('a page that is too old is told to reload, and one whose server cannot be reached when it tries again', async () => {
  const { page } = await visit(phone);
  const { id } = await layTable(page, plan('colorado', 2), 'Ada');
  const answers = ['', JSON.stringify({ kind: 'bye', code: 'old-page', again: false })];
  await page.routeWebSocket('**/live*', (socket) => {
    if (answers.length > 1) void socket.close();
    else socket.send(answers[0]!);
  });
  await page.goto(`/#/at/${id}`);
  await page.getByText(/Trying again in \d+ s\./).waitFor();
  expect(await violations(page)).toEqual([]);
  answers.shift();
  // the page may be faster with an attempt of its own: then there is no button any more
  const reloadPrompt = page.getByText('Reload to play on').waitFor();
  const tapped = page.getByRole('button', { name: 'Try now' }).click();
  await Promise.race([tapped.catch(() => undefined), reloadPrompt]);
  await reloadPrompt;
  expect(await smallTargets(page)).toEqual([]);
});

test('notices that the browser blocks: how to allow them, or not now', async () => {
  const { page } = await visit(phone);
  await layTable(page, plan('colorado', 2), 'Ada');
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    const registration = { pushManager: { getSubscription: async () => null } };
    Object.defineProperty(navigator.serviceWorker, 'getRegistration', { value: async () => registration });
  });
  await page.goto('/#/you');
  await page.reload();
  await page.getByRole('button', { name: 'How to allow' }).click();
  for (const browser of ['Chrome, Edge', 'Firefox', 'Safari'])
    await page.getByRole('heading', { name: browser }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await page.getByText('Your browser blocks notifications').waitFor();
  expect(await page.getByRole('button', { name: 'Not now' }).count()).toBe(0);
});

test('a game goes on after the server was killed and started again', async () => {
  const { pages, problems } = await table(plan('colorado', 2), [laptop, phone]);
  const people = [coloradoPlayer(pages[0]!), coloradoPlayer(pages[1]!, west.byTouch)];
  await playTogether(people, 8);
  await served().kill();
  for (const page of pages) await page.getByText('No connection').waitFor();
  await served().start();
  for (const page of pages) await page.getByText('No connection').waitFor({ state: 'hidden' });
  expect((await playTogether(people, 8)).reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(8);
  const known = problems().filter((problem) => !/ERR_|WebSocket|Failed to load/.test(problem));
  expect(known).toEqual([]);
});

test('when time is up a stand-in plays, the page says so, and the player takes over', async () => {
  const asked: TableSetup = { ...plan('colorado', 2), pace: { kind: 'move', seconds: 10 } };
  const { pages, problems } = await table(asked, [laptop, laptop]);
  const [ada, ben] = pages as [Page, Page];
  // Ada does nothing for ten seconds, Ben what is asked
  const replaced = ada.getByText(/^A stand-in play(s|ed) for you$/);
  const others = coloradoPlayer(ben);
  while ((await replaced.count()) === 0) if ((await others.act()) === 'idle') await painted(ben);
  await ada.getByRole('button', { name: 'Take over' }).click();
  await replaced.waitFor({ state: 'hidden' });
  await ada.locator('[data-touch="possible"]').first().waitFor();
  expect(problems()).toEqual([]);
});

test('whoever gets up in the middle of a game sits down again by the link, at the seat they left', async () => {
  const { links, pages, problems } = await table(plan('colorado', 3), [laptop, phone, laptop]);
  const [ada, ben] = pages as [Page, Page, Page];
  for (const [page, name, seat] of [
    [ben, 'Ben', 1],
    [ada, 'Ada', 0],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await page.getByRole('button', { name: 'Really leave?' }).click();
    await page.getByRole('heading', { name: 'Cordillera' }).waitFor();
    await page.goto(`/#/join/${links.play}`);
    // the one who made the table takes a seat like everybody
    await page.getByRole('radio', { name: 'Your seat' }).waitFor();
    expect(await page.getByRole('radio').count()).toBe(1);
    await page.getByLabel('Your name at the table').fill(name);
    await page.getByRole('button', { name: 'Sit down and play' }).click();
    await page.locator('.table .prompt').waitFor();
    const socket = await (await as(page)).open(page.url().split('/at/')[1]!);
    expect(socket.seat).toBe(seat);
    socket.close();
  }
  expect(problems()).toEqual([]);
});

/** The same person without a page. */
async function as(page: Page): Promise<Visitor> {
  const visitor = new Visitor(served().url);
  const cookies = await page.context().cookies();
  visitor.cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return visitor;
}

/** Somebody's page plays on through a socket of its own, as fast as it will go, until the game is over. */
async function playOut(page: Page, id: string, seed: number): Promise<void> {
  const visitor = await as(page);
  const random = createRandom(String(seed).padStart(32, '0'));
  const socket = await visitor.open(id);
  await socket.playOn((maxMoves) => random.int(maxMoves));
  socket.close();
}

/** Gives the server a card set of one's own for a table that has not started: the house set with another number of suns. */
async function bringCards(page: Page, id: string, asked: TableSetup): Promise<void> {
  const files = structuredClone(sierra.house.files) as { 'stages.json': { stages: { suns: { solo: number[] } }[] } };
  files['stages.json'].stages[0]!.suns.solo[0]! -= 1;
  await page.evaluate(
    async ({ files, id, asked }) => {
      const put = async (path: string, body: object): Promise<{ hash: string }> => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(path, { method: 'PUT', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      };
      const { hash } = await put('/api/packs', { game: 'sierra', id: 'Other suns', files });
      await put(`/api/tables/${id}`, { plan: { ...asked, pack: hash } });
    },
    { files, id, asked },
  );
}

test('a game with cards of one’s own that is over: the result, a shuffle that was checked, and the next one in one tap', async () => {
  const asked = plan('sierra', 2, { mode: 'competitive' });
  const visits = [await visit(laptop), await visit(phone)];
  const pages = visits.map(({ page }) => page);
  const { id, me } = await layTable(pages[0]!, asked, 'Ada');
  await bringCards(pages[0]!, id, asked);
  await sitDown(pages[1]!, me.links.play!, 'Ben');
  // host and guest read with which cards; on a phone below its line about the clock
  await pages[0]!.goto(`/#/at/${id}`);
  await pages[1]!.locator('.lobby-more summary').click();
  for (const page of pages) await page.getByText('Card set: Other suns', { exact: true }).waitFor();
  await begin(pages, id);
  await Promise.all(pages.map((page, seat) => playOut(page, id, seat)));
  const [ada, ben] = pages as [Page, Page];
  // whoever comes back is not told all of it again
  for (const page of pages) await page.reload();
  await ben.locator('.prompt-buttons a.primary').click();
  await ben.waitForURL(/#\/end\//);
  await ben.getByText('Was the shuffle fair?').click();
  await ben.getByText('Checked: it is the fingerprint').waitFor();
  // a server that shuffles anew is found out
  await ben.evaluate((table) => localStorage.setItem('cordillera.seals', JSON.stringify([[table, 'another']])), id);
  await ben.reload();
  await ben.getByRole('alert').getByText('This is not the shuffle that was promised').waitFor();

  // nobody is handed Ben's phone: the others come to the next table, too
  await ben.getByRole('button', { name: 'Play again together' }).tap();
  await ben.waitForURL((url) => url.hash.startsWith('#/at/') && !url.hash.includes(id));
  await ada.reload();
  await ada.getByRole('button', { name: 'To the next game' }).click();
  for (const page of pages)
    for (const name of ['Ada', 'Ben']) await page.locator('.lobby-group').getByText(name).first().waitFor();
  expect(ben.url().split('#')[1]).toBe(ada.url().split('#')[1]);
  for (const { problems } of visits) expect(problems).toEqual([]);
});

/** Keys without a person, as the browser offers them for tests. */
async function withKeys(page: Page): Promise<{ keys: CDPSession; authenticatorId: string }> {
  const keys = await page.context().newCDPSession(page);
  await keys.send('WebAuthn.enable');
  const { authenticatorId } = await keys.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { keys, authenticatorId };
}

test('a passkey keeps somebody’s tables on another device', async () => {
  const first = await visit(laptop);
  const { id } = await layTable(first.page, plan('colorado', 2), 'Ada');
  const here = await withKeys(first.page);
  await first.page.goto('/#/you');
  await first.page.getByRole('button', { name: 'Add a passkey' }).click();
  await first.page.getByText('1 passkey').waitFor();
  expect(await violations(first.page)).toEqual([]);
  const { credentials } = await here.keys.send('WebAuthn.getCredentials', { authenticatorId: here.authenticatorId });
  expect(credentials).toHaveLength(1);

  const second = await visit(phone);
  const there = await withKeys(second.page);
  await there.keys.send('WebAuthn.addCredential', {
    authenticatorId: there.authenticatorId,
    credential: credentials[0]!,
  });
  await second.page.goto('/#/you');
  await second.page.getByRole('button', { name: 'I have a passkey already' }).tap();
  await second.page.getByText('1 passkey').waitFor();
  await second.page.goto(`/#/at/${id}`);
  await second.page.locator('.lobby-group').getByText('Ada').first().waitFor();
  for (const { problems } of [first, second]) expect(problems).toEqual([]);
});
