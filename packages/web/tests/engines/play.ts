import { expect } from 'vitest';
import { whatNext as nextInColorado } from '../browser/colorado.ts';
import { whatNext as nextInWest } from '../browser/west.ts';
import type { Page } from './page.ts';

/** A player in another browser, driven by what the page shows. */

/** The panels searched for an action since the last one, in the form the games' own helpers expect. */
type Glance = (page: Page, looked: readonly string[]) => Promise<string | null>;

/** Runs in the page: what a player would press next at a table of Sierra; null when nothing is asked. */
function nextInSierra(looked: readonly string[]): string | null {
  const has = (selector: string): boolean => document.querySelector(selector) !== null;
  if (has('.prompt-buttons a.primary')) return 'over';
  if (has('.prompt [aria-live="off"]')) return null;
  const ids = (state: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(`[data-target][data-touch="${state}"]`)].map(
      ({ dataset }) => dataset.target!,
    );
  const [possible, picked] = [ids('possible'), ids('picked')];
  const first = (kind: string): string | null => {
    const id = possible.find((each) => each === kind || each.startsWith(`${kind} `));
    return id === undefined ? null : `[data-target="${id}"]`;
  };
  // not those placed in this round: a tap would take them back
  const inHand = [...document.querySelectorAll<HTMLElement>('[data-target^="card "][data-touch="possible"]')].find(
    (card) => !/(?<!must be )laid|discarded|^Take back/.test(card.ariaLabel ?? card.innerText),
  );
  const elsewhere = [...document.querySelectorAll('.tabs button')]
    .flatMap((tab, i) => (tab.querySelector('.tab-new') ? [`.tabs button:nth-of-type(${i + 1})`] : []))
    .find((tab) => !looked.includes(tab));
  if (picked.some((id) => id.startsWith('card '))) return first('place') ?? first('aside') ?? elsewhere ?? null;
  const done = first('button agree') ?? first('button ready');
  if (done) return done;
  const isChosen = has(':is([data-target^="notebook "], [data-target^="face "])[aria-pressed="true"]');
  return (
    (isChosen ? null : (first('face') ?? first('notebook'))) ??
    (inHand ? `[data-target="${inHand.dataset.target}"]` : null) ??
    elsewhere ??
    null
  );
}

export const glances: Record<string, Glance> = {
  sierra: (page, looked) => page.evaluate(nextInSierra, looked),
  'sierra-west': (page, looked) => page.evaluate(nextInWest, { looked, people: ['Alex', 'Ada', 'Ben'] }),
  colorado: (page, looked) => page.evaluate(nextInColorado, looked),
};

/** Checks that no explanation or menu fills the window: it would cover its subject. */
export async function expectLowPopovers(page: Page): Promise<void> {
  const high = await page.evaluate(() =>
    [...document.querySelectorAll(':popover-open')]
      .filter((each) => each.getBoundingClientRect().height > innerHeight * 0.7)
      .map((each) => `${each.className} is ${each.getBoundingClientRect().height} px high: ${each.textContent}`),
  );
  expect(high).toEqual([]);
}

/** More actions than any game needs. */
const mostPresses = 1000;

/** Answers one question; null when there is none, 'over' at the end. */
export async function act(page: Page, glance: Glance, looked: string[]): Promise<string | null> {
  const next = await glance(page, looked);
  if (next === null) {
    // Shift alone does nothing but skip animations
    await page.press('Shift');
    await page.painted();
    return null;
  }
  if (next === 'over') return next;
  await expectLowPopovers(page);
  await page.click(next);
  await page.until('the press is heard', () => document.querySelector('[data-pressed]') === null);
  if (next.startsWith('.tabs')) looked.push(next);
  else looked.length = 0;
  return next;
}

/** Plays on until the condition holds; returns the number of actions. */
export async function playUntil(
  page: Page,
  game: string,
  stop: (done: number) => Promise<boolean> | boolean,
): Promise<number> {
  let done = 0;
  let idleSince = Date.now();
  const looked: string[] = [];
  while (!(await stop(done))) {
    const did = await act(page, glances[game]!, looked);
    if (did === 'over') return done;
    if (did !== null) {
      done++;
      idleSince = Date.now();
    }
    if (done > mostPresses) throw new Error(`${done} things were pressed, and it goes on: ${await page.text('body')}`);
    const problems = await page.problems();
    if (problems.length > 0) throw new Error(problems.join('\n'));
    if (Date.now() - idleSince > 60_000) throw new Error(`the table stands still: ${await page.text('body')}`);
  }
  return done;
}
