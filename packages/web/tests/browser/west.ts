import { createMatch, type Match, type SeatInfo } from '@cordillera/engine';
import { type SierraWestChoice, type SierraWestRules, type SierraWestTypes, sierraWest } from '@cordillera/sierra-west';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { summaryOf } from '../../src/games/sierra-west/table/summary.ts';
import { targetsIn } from '../../src/games/sierra-west/table/targets.ts';
import type { MatchRecord } from '../../src/store/records.ts';
import { painted, still } from './checks.ts';
import { laptop, phone } from './tables.ts';

/** Sierra West in the browser: matches in the middle of a game, and somebody who plays it by what the page shows. */
export type West = Match<SierraWestTypes>;

export const west = (options: object, seats: SeatInfo[], seed = 1): West =>
  createMatch(sierraWest, {
    options: options as SierraWestTypes['Options'],
    seats,
    seed: seed.toString(16).padStart(32, '0'),
  });

/** Goes on as somebody would who uses everything on the way, climbs, claims and passes last. */
export function playOn(match: West, stop: (match: West) => boolean): West {
  while (match.result() === null && !stop(match)) {
    const { seat, choices, forward } = match.decisions().find((decision) => decision.forward > 0)!;
    match.choose(seat, liked(match, choices.slice(0, forward)));
  }
  return match;
}

const kinds = 'claim build use takeDamage shoot climb summit step enter pass decline stop'.split(' ');

function liked(match: West, choices: readonly SierraWestChoice[]): SierraWestChoice {
  const { players, active } = match.view('spectator');
  const at = players[active]!.frontiersmen[0]!;
  const up = choices.filter((choice) => choice.do === 'climb' && choice.to > at).at(-1);
  for (const kind of kinds) {
    const found = kind === 'climb' ? up : choices.find((choice) => choice.do === kind);
    if (found) return found;
  }
  return choices[0]!;
}

/** The last two turns of a seat are left, or with many seats the last one: it plans. */
export function late(options: object, seats: SeatInfo[], seat = 0): West {
  const plans: number[] = [];
  const over = playOn(west(options, seats), (match) => {
    if (isPlanning(match, seat)) plans.push(match.length);
    return false;
  });
  return over.fork(plans.at(seats.length > 2 ? -1 : -2)!);
}

export const isPlanning = (match: West, seat: number): boolean => {
  const { prompt } = match.decision(seat) ?? {};
  return prompt === 'plan' || prompt === 'planFour';
};

export const recordOf = (match: West, id = 'abcd0000000000e1'): MatchRecord => ({
  id,
  created: 1,
  played: Date.now(),
  revision: 1,
  saved: match.toJSON(),
  table: { livePoints: true },
  summary: summaryOf(match),
});

/** The things that are touched for a choice, as the table lies now. */
export const thingsFor = (match: West, seat: number, choice: SierraWestChoice): readonly string[] =>
  targetsIn((match.rules as SierraWestRules).box, match.view(seat))(choice);

/** What is asked, and everything that can be touched. */
export const standing = (page: Page): Promise<{ asked: string; things: string[] }> =>
  page.evaluate(() => ({
    asked: document.querySelector('.prompt [role="status"] b')?.textContent ?? '',
    things: [...document.querySelectorAll<HTMLElement>('[data-touch="possible"]')]
      .map(({ dataset }) => dataset.target!)
      .sort(),
  }));

/** Waits for the table, and skips what is being told until somebody here is asked. */
export async function untilAsked(page: Page): Promise<void> {
  await page.locator('.prompt, .hand-over').first().waitFor();
  await heard(page);
  const announcing = page.locator('.prompt [aria-live="off"]');
  const isHandedOver = page.locator('.hand-over');
  while ((await announcing.count()) > 0 && (await isHandedOver.count()) === 0) {
    await page.keyboard.press('Shift');
    await painted(page);
  }
}

/** For looks: somebody and two bots. */
const trio = [{ name: 'Ada' }, { name: 'Noor', bot: 'greenhorn' }, { name: 'Iris', bot: 'greenhorn' }];
export const modes = ['apple-hill', 'boats-and-banjos', 'gold-rush', 'outlaws-and-outposts'] as const;

/** In the middle of a turn, so that the paths lie there. */
export const walking = (mode: string): West =>
  playOn(west({ mode }, trio), (each) => each.turns >= 4 && each.view(0).players[0]!.green > 20);
export const planning = (mode: string): West =>
  playOn(west({ mode }, trio), (each) => each.turns >= 4 && isPlanning(each, 0));

/** Does something in each place of the table: all of them at once on a laptop, one after the other on a phone. */
export async function everywhere(page: Page, look: (place: string) => Promise<void>): Promise<void> {
  const tabs = page.locator('.tabs button');
  if ((await tabs.count()) === 0) return look('table');
  for (const tab of await tabs.all()) {
    await tab.click();
    await heard(page);
    await still(page);
    await look(await tab.innerText());
  }
}

/** Has the page speak another language, as its switch does; the switch may be behind the menu. */
export async function speak(page: Page, language: 'en' | 'fr' | 'pl'): Promise<void> {
  await page.evaluate((code) => {
    document.querySelector<HTMLElement>(`.language-switch button:has([lang="${code}"])`)!.click();
  }, language);
  await page.waitForFunction((code) => document.documentElement.lang === code, language);
}

/**
 * Opens one table after the other of those on the shelf, without loading the page anew. The table before may look alike,
 * so what stands for it is marked, and waited for until it is gone.
 */
export async function openNext(page: Page, id: string): Promise<void> {
  await page.evaluate(() => document.querySelector('.table')?.setAttribute('data-before', ''));
  await page.goto(`/#/table/${id}`);
  await page.locator('.table:not([data-before]) [data-touch="possible"]').first().waitFor();
}

export const screens: [string, BrowserContextOptions][] = [
  ['a laptop', laptop],
  ['a phone', phone],
];

/** Presses something: with a mouse, a finger, or with Tab and Enter alone. */
export type Press = (page: Page, selector: string) => Promise<void>;

/** A button looks pressed before its press is heard: waits until it has been. */
export const heard = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('[data-pressed]') === null);

export const byMouse: Press = async (page, selector) => {
  await page.locator(selector).first().click();
  await heard(page);
};
export const byTouch: Press = async (page, selector) => {
  await page.locator(selector).first().tap();
  await heard(page);
};
export const byKeyboard: Press = async (page, selector) => {
  const target = page.locator(selector).first();
  await target.waitFor();
  for (let i = 0; i < 20; i++) {
    const far = await target.evaluate(stepsTo);
    if (far === 0) {
      await page.keyboard.press('Enter');
      await heard(page);
      return;
    }
    for (let step = 0; step < Math.min(Math.abs(far), 100); step++)
      await page.keyboard.press(far > 0 ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`${selector} cannot be reached with Tab`);
};

/** Runs in the page: how many times Tab leads from the focus to this; below 0: with Shift. */
function stepsTo(target: Element): number {
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, select, summary, [tabindex]')].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert]'),
  );
  const [from, to] = [stops.indexOf(document.activeElement as HTMLElement), stops.indexOf(target as HTMLElement)];
  // the first Tab of a page may begin anywhere: one step, and then it is known
  return from < 0 || to < 0 ? (target === document.activeElement ? 0 : 1) : to - from;
}

/**
 * Plays until the game is over; gives the number of things pressed. Where the clock is ours (`page.clock`), nobody waits
 * until a bot has been seen to think.
 */
export const playThrough = (
  page: Page,
  press: Press,
  clock: 'real' | 'ours' = 'real',
  people: readonly string[] = ['Ada'],
): Promise<number> => playBy(page, press, clock, (looked) => glance(page, looked, people));

/** What one of these people would press next; null when nothing is asked. */
export const glance = (page: Page, looked: readonly string[], people: readonly string[]): Promise<string | null> =>
  page.evaluate(whatNext, { looked, people });

/**
 * The same for any game. `glance` tells what to press next, as a selector; 'over' at the end, null while nothing is asked.
 * It gets the places looked at for something to do since the last thing was done.
 */
export async function playBy(
  page: Page,
  press: Press,
  clock: 'real' | 'ours',
  glance: (looked: readonly string[]) => Promise<string | null>,
): Promise<number> {
  let pressed = 0;
  let idleSince = Date.now();
  let looked: string[] = [];
  while (true) {
    const next = await glance(looked);
    if (next === 'over') return pressed;
    if (next === null) {
      if (Date.now() - idleSince > 30_000)
        throw new Error(`the table stands still: ${await page.locator('.prompt').innerText()}`);
      // Shift alone does nothing but skip what is being told.
      await page.keyboard.press('Shift');
      if (clock === 'ours') await page.clock.runFor(400);
      else await painted(page);
      continue;
    }
    await press(page, next);
    looked = next.startsWith('.tabs') ? [...looked, next] : [];
    pressed++;
    idleSince = Date.now();
  }
}

interface Glance {
  looked: readonly string[];
  /** The names at this screen, each with an initial of its own. */
  people: readonly string[];
}

/**
 * Runs in the page: what somebody would press next, as a selector; null when nothing is asked, or only to prepare a turn. On a
 * narrow screen that may be the tab of another place in which something waits, each at most once before something is done.
 */
export function whatNext({ looked, people }: Glance): string | null {
  const has = (selector: string): boolean => document.querySelector(selector) !== null;
  if (has('.hand-over .primary')) return '.hand-over .primary';
  if (has('.prompt-buttons a.primary')) return 'over';
  // somebody else plays, or it is still being told what happened
  if (has('.prompt [aria-live="off"]')) return null;
  if (has('.target-menu button')) return '.target-menu button';
  const ids = (state: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(`[data-touch="${state}"]`)]
      .map(({ dataset }) => dataset.target!)
      // cards are left as they lie
      .filter((id) => !/^(hand|order) /.test(id));
  const possible = ids('possible');
  const picked = ids('picked');
  const elsewhere = [...document.querySelectorAll('.tabs button')]
    .flatMap((tab, i) => (tab.querySelector('.tab-new') ? [`.tabs button:nth-of-type(${i + 1})`] : []))
    .find((tab) => !looked.includes(tab));
  const select = (id: string | undefined): string | null => (id === undefined ? null : `[data-target="${id}"]`);
  const first = (...kinds: string[]): string | undefined => {
    for (const kind of kinds) {
      const id = possible.find((each) => each.startsWith(`${kind} `));
      if (id !== undefined) return id;
    }
    return undefined;
  };
  const here = (...kinds: string[]): string | null => select(first(...kinds)) ?? elsewhere ?? null;
  const isPicked = (kind: string): boolean => picked.some((id) => id.startsWith(`${kind} `));
  if (possible.includes('button reveal')) return select('button reveal');
  if (isPicked('mountain')) return here('pile');
  // whoever may follow to the Tracker space is picked already
  if (isPicked('figure')) return select('button decline');
  if (picked.length > 0) return here('figure', 'goods');
  if (!possible.includes('button pass')) {
    const no = ['button shoot', 'button decline', 'button stop'].find((id) => possible.includes(id));
    const question = first('mountain', 'market', 'answer', 'track', 'slot', 'single', 'cart', 'goods', 'cabin');
    return select(no ?? question ?? possible[0]) ?? elsewhere ?? null;
  }
  /** Up the mountain from where I stand, if that is possible. */
  const level = (id: string): number => (id === 'mountain base' ? -1 : Number(id.split(' ')[1]));
  const initial = document.querySelector('.prompt .avatar text')?.textContent;
  const name = people.find((each) => each.startsWith(initial ?? ''));
  const standing = [...document.querySelectorAll<HTMLElement>('[data-target^="mountain "]')].find((thing) =>
    new RegExp(`here: .*\\b${name}\\b`).test(`${thing.ariaLabel} ${thing.innerText}`),
  )?.dataset.target;
  const up = possible
    .filter((id) => id.startsWith('mountain ') && level(id) > (standing === undefined ? -1 : level(standing)))
    .sort((a, b) => level(b) - level(a));
  return select(first('path') ?? up[0]) ?? elsewhere ?? select(first('summit', 'cabin') ?? 'button pass');
}
