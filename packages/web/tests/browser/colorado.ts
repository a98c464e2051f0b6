import {
  type ColoradoChoice,
  type ColoradoPrompt,
  type ColoradoRules,
  type ColoradoTypes,
  colorado as game,
  LAST_SLOT,
} from '@cordillera/colorado';
import { createMatch, createRandom, type Match, pick, type SeatInfo } from '@cordillera/engine';
import type { Page } from 'playwright-core';
import { summaryOf } from '../../src/games/colorado/table/summary.ts';
import { targetsIn } from '../../src/games/colorado/table/targets.ts';
import type { MatchRecord } from '../../src/store/records.ts';
import { painted, still } from './checks.ts';
import { heard, type Press, playBy } from './west.ts';

/** Colorado in the browser: matches in the middle of a game, and somebody who plays it by what the page shows. */
export type Colorado = Match<ColoradoTypes>;

export const bot = (name: string): SeatInfo => ({ name, bot: 'greenhorn' });
export const adaAndNoor: SeatInfo[] = [{ name: 'Ada' }, bot('Noor')];

/** A new match in which Ada calls first. */
export const colorado = (seats: SeatInfo[] = adaAndNoor, seed = 1, options: object = {}): Colorado =>
  createMatch(game, {
    options: { sealed: false, firstCaller: 0, ...options },
    seats,
    seed: seed.toString(16).padStart(32, '0'),
  });

const eager: readonly ColoradoChoice['do'][] = ['tickStage', 'tickStation', 'buy', 'place', 'swap'];

/** Goes on as somebody would who travels and places cards whenever that is possible, and asks for anything. */
export function playOn(match: Colorado, stop: (match: Colorado) => boolean): Colorado {
  const random = createRandom(`on from ${match.length}`);
  while (match.result() === null && !stop(match)) {
    const { seat, choices, forward } = pick(
      random,
      match.decisions().filter((decision) => decision.forward > 0),
    );
    const listed = choices.slice(0, forward);
    const liked = listed.filter((choice) => eager.includes(choice.do));
    match.choose(seat, pick(random, liked.length > 0 ? liked : listed));
  }
  return match;
}

/** The first position in which this seat is asked this, in a game that has been going on for a while. */
export function asked(
  prompt: ColoradoPrompt,
  { seats = adaAndNoor, seat = 0, turn = 5, fits = (_: Colorado): boolean => true } = {},
): Colorado {
  for (let seed = 1; seed < 60; seed++) {
    const match = playOn(
      colorado(seats, seed),
      (each) => each.view('spectator').turn >= turn && each.decision(seat)?.prompt === prompt && fits(each),
    );
    if (match.result() === null) return match;
  }
  throw new Error(`nobody is asked for ${prompt}`);
}

/** For looks: somebody and two bots. */
const trio: SeatInfo[] = [{ name: 'Ada' }, bot('Noor'), bot('Iris')];

/** Positions that look different: a call, a tick on the map, a card to give, cards to pay for, and the end of a turn. */
export const positions: Record<string, () => Colorado> = {
  call: () => asked('call', { seats: trio, turn: 8 }),
  tick: () => asked('tick', { seats: trio, turn: 8 }),
  give: () => asked('give', { seats: trio, turn: 8 }),
  nuggets: () =>
    asked('nuggets', {
      seats: trio,
      turn: 8,
      fits: (match) => match.decision(0)!.choices.some(({ do: what }) => what === 'buy'),
    }),
  'end of turn': () => asked('turnIn', { seats: trio, turn: 8 }),
};

/** A seat calls, and as many as possible are one medal short of the end. */
export function late(seats: SeatInfo[], seat = 0): Colorado {
  const found: { match: Colorado; near: number }[] = [];
  for (let seed = 1; seed <= 12; seed++) {
    const calls: number[] = [];
    const over = playOn(colorado(seats, seed), (match) => {
      if (match.decision(seat)?.prompt === 'call') calls.push(match.length);
      return false;
    });
    const match = over.fork(calls.at(-1)!);
    const { players } = match.view('spectator');
    found.push({ match, near: players.filter(({ medals }) => medals.length >= LAST_SLOT - 1).length });
  }
  return found.reduce((a, b) => (b.near > a.near ? b : a)).match;
}

export const recordOf = (match: Colorado, id = 'abcd0000000000c0'): MatchRecord => ({
  id,
  created: 1,
  played: Date.now(),
  revision: 1,
  saved: match.toJSON(),
  table: { livePoints: true },
  summary: summaryOf(match),
});

export const boxOf = (match: Colorado): ColoradoRules['box'] => (match.rules as ColoradoRules).box;

/** The things that are touched for a choice, as the table lies now. */
export const thingsFor = (match: Colorado, seat: number, choice: ColoradoChoice): readonly string[] =>
  targetsIn(match.view(seat), seat)(choice);

export const thing = (page: Page, id: string) => page.locator(`[data-target="${id}"]`).first();

/** Touches everything that a choice needs; a last step waits for its button then. */
export async function touch(page: Page, match: Colorado, seat: number, choice: ColoradoChoice): Promise<void> {
  for (const id of thingsFor(match, seat, choice)) {
    await thing(page, id).click();
    await heard(page);
  }
}

/** Waits for the table, and skips what is being told until somebody here is asked, or takes the screen. */
export async function untilAsked(page: Page): Promise<void> {
  const isThere = page.locator('.prompt [aria-live="polite"], .hand-over');
  await page.locator('.prompt, .hand-over').first().waitFor();
  await heard(page);
  while ((await isThere.count()) === 0) {
    await page.keyboard.press('Shift');
    await painted(page);
  }
}

/** Plays until the game is over; gives the number of things pressed. */
export const playThrough = (page: Page, press: Press): Promise<number> =>
  playBy(page, press, 'ours', (looked) => glance(page, looked));

/** What somebody would press next; null when nothing is asked. */
export async function glance(page: Page, looked: readonly string[]): Promise<string | null> {
  const next = await page.evaluate(whatNext, looked);
  if (next === null || !next.startsWith('[data-target')) return next;
  // a map still goes to what glows: nobody taps before it lies still
  await painted(page);
  await still(page);
  return (await page.evaluate(whatNext, looked)) === next ? next : null;
}

/**
 * Runs in the page: what somebody would press next, as a selector; null when nothing is asked. On a narrow screen that may
 * be the tab of another place in which something waits, each at most once before something is done.
 */
export function whatNext(looked: readonly string[]): string | null {
  const has = (selector: string): boolean => document.querySelector(selector) !== null;
  if (has('.hand-over')) return has('.hand-over .primary[aria-disabled="false"]') ? '.hand-over .primary' : null;
  if (has('.prompt-buttons a.primary')) return 'over';
  // somebody else plays, or it is still being told what happened
  if (has('.prompt [aria-live="off"]')) return null;
  if (has('[data-target="button done"]')) return '[data-target="button done"]';
  if (has('.target-menu button')) return '.target-menu button';
  const ids = (state: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(`[data-target][data-touch="${state}"]`)].map(
      ({ dataset }) => dataset.target!,
    );
  const possible = ids('possible');
  const picked = ids('picked').map((id) => id.split(' ')[0]!);
  /** A map that is moved with fingers shows only a part of itself, and goes to what glows. */
  const isInReach = (selector: string): boolean => {
    const node = document.querySelector(selector)!;
    if (node.closest('.co-map-frame') === null) return true;
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const first = (kind: string): string | null =>
    possible
      .filter((id) => id.split(' ')[0] === kind)
      .map((id) => `[data-target="${id}"]`)
      .find(isInReach) ?? null;
  const button = (name: string): string | null =>
    possible.includes(`button ${name}`) ? `[data-target="button ${name}"]` : null;
  const elsewhere = [...document.querySelectorAll('.tabs button')]
    .flatMap((tab, i) => (tab.querySelector('.tab-new') ? [`.tabs button:nth-of-type(${i + 1})`] : []))
    .find((tab) => !looked.includes(tab));
  if (button('ask')) return button('ask');
  // whom, which colour, which card
  if (has('.co-call'))
    return first(picked.includes('colour') ? 'called' : picked.includes('person') ? 'colour' : 'person');
  if (picked.includes('family')) return first('region') ?? elsewhere ?? null;
  if (picked.includes('card')) return first('pair');
  const things = ['stage', 'station', 'tipi', 'family', 'region', 'card', 'pile'];
  const found = things.map(first).find((each) => each !== null);
  return found ?? elsewhere ?? button('nugget') ?? button('right') ?? button('left') ?? button('decline');
}
