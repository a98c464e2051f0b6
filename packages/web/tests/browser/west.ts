import { createMatch, loadPack, type Match, type SeatInfo } from '@cordillera/engine';
import {
  housePack,
  type SierraWestChoice,
  type SierraWestTypes,
  sierraWest,
  sierraWestFormat,
  speak,
  unpack,
} from '@cordillera/sierra-west';
import type { Page } from 'playwright-core';
import { summaryOf } from '../../src/sierra-west/table/summary.ts';
import type { MatchRecord } from '../../src/store/records.ts';
import { painted } from './checks.ts';

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

function liked(match: West, choices: readonly SierraWestChoice[]): SierraWestChoice {
  const { players, active } = match.view('spectator');
  const at = players[active]!.frontiersmen[0]!;
  const up = choices.filter((choice) => choice.do === 'climb' && choice.to > at).at(-1);
  const kinds = ['claim', 'build', 'use', 'takeDamage', 'climb', 'summit', 'step', 'enter', 'pass', 'decline', 'stop'];
  for (const kind of kinds) {
    const found = kind === 'climb' ? up : choices.find((choice) => choice.do === kind);
    if (found) return found;
  }
  return choices[0]!;
}

export const recordOf = (match: West, id = 'abcd0000000000e1'): MatchRecord => ({
  id,
  created: 1,
  played: Date.now(),
  revision: 1,
  saved: match.toJSON(),
  table: { livePoints: true },
  summary: summaryOf(match),
});

/** What whoever waits is told: the next turn can be prepared already. */
const preparing = speak('en', unpack(loadPack(sierraWestFormat, housePack).content), []).prompt('draft');

/** Presses something: with a mouse, a finger, or with Tab and Enter alone. */
export type Press = (page: Page, selector: string) => Promise<void>;

export const byMouse: Press = (page, selector) => page.locator(selector).first().click();
export const byTouch: Press = (page, selector) => page.locator(selector).first().tap();
export const byKeyboard: Press = async (page, selector) => {
  const target = page.locator(selector).first();
  await target.waitFor();
  for (let i = 0; i < 20; i++) {
    const far = await target.evaluate(stepsTo);
    if (far === 0) {
      await page.keyboard.press('Enter');
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
export async function playThrough(page: Page, press: Press, clock: 'real' | 'ours' = 'real'): Promise<number> {
  let pressed = 0;
  let idleSince = Date.now();
  /** The places looked at for something to do since the last thing was done. */
  let looked: string[] = [];
  while (true) {
    const next = await page.evaluate(whatNext, { preparing, looked });
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

/**
 * Runs in the page: what somebody would press next, as a selector; null when nothing is asked, or only to prepare a turn. On a
 * narrow screen that may be the tab of another place in which something waits, each at most once before something is done.
 */
function whatNext({ preparing, looked }: { preparing: string; looked: readonly string[] }): string | null {
  const has = (selector: string): boolean => document.querySelector(selector) !== null;
  if (has('.hand-over .primary')) return '.hand-over .primary';
  if (has('.prompt-buttons a.primary')) return 'over';
  if (document.querySelector('.prompt [role="status"]')?.textContent?.includes(preparing)) return null;
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
  if (isPicked('figure')) return here('tracker');
  if (picked.length > 0) return here('figure', 'goods');
  if (!possible.includes('button pass')) {
    const no = possible.find((id) => id === 'button decline' || id === 'button stop');
    const question = first('mountain', 'market', 'answer', 'track', 'slot', 'single', 'cart', 'goods', 'cabin');
    return select(no ?? question ?? possible[0]) ?? elsewhere ?? null;
  }
  /** Up the mountain from where I stand, if that is possible. */
  const level = (id: string): number => (id === 'mountain base' ? -1 : Number(id.split(' ')[1]));
  const standing = [...document.querySelectorAll<HTMLElement>('[data-target^="mountain "]')].find((thing) =>
    /here: .*\bAda\b/.test(`${thing.ariaLabel} ${thing.innerText}`),
  )?.dataset.target;
  const up = possible
    .filter((id) => id.startsWith('mountain ') && level(id) > (standing === undefined ? -1 : level(standing)))
    .sort((a, b) => level(b) - level(a));
  return select(first('path') ?? up[0]) ?? elsewhere ?? select(first('summit', 'cabin') ?? 'button pass');
}
