import { createMatch, type Match, type SeatInfo } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import type { SierraChoice, SierraTypes } from '@cordillera/sierra';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { summaryOf } from '../../src/games/sierra/table/summary.ts';
import type { MatchRecord } from '../../src/store/records.ts';
import { shelve } from './seed.ts';
import { prompt } from './sierra.ts';

/** Tables of Sierra in the middle of a game. */
export const laptop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const people = (...names: string[]): SeatInfo[] => names.map((name) => ({ name }));
export const bots = (...names: string[]): SeatInfo[] => names.map((name) => ({ name, bot: 'random' }));

export type Taste = (choices: readonly SierraChoice[], match: Match<SierraTypes>, seat: number) => SierraChoice;
const first: Taste = ([choice]) => choice!;

/** A match that was played on until `stop`, every seat choosing by this taste. */
export function played(
  options: object,
  seats: SeatInfo[],
  stop: (match: Match<SierraTypes>) => boolean,
  { taste = first, seed = 1 } = {},
): MatchRecord {
  const match = createMatch(gameById('sierra'), {
    options,
    seats,
    seed: seed.toString(16).padStart(32, '0'),
  }) as unknown as Match<SierraTypes>;
  while (match.result() === null && !stop(match)) {
    const decision = match.decisions().find(({ forward }) => forward > 0)!;
    match.choose(decision.seat, taste(decision.choices.slice(0, decision.forward), match, decision.seat));
  }
  return {
    id: 'abcd000000000001',
    created: 1,
    played: Date.now(),
    revision: 1,
    saved: match.toJSON(),
    table: { livePoints: true },
    summary: summaryOf(match),
  };
}

export const round =
  (number: number) =>
  (match: Match<SierraTypes>): boolean =>
    match.view('spectator').round >= number && match.deciders().includes(0);

/** A landscape as wide as it gets: the outermost place, always. */
export const widening: Taste = (choices, match, seat) => {
  const lays = choices.filter((choice) => choice.do === 'lay');
  const { groups, players } = match.view(seat);
  const { lines, bottom } = groups[players[seat]!.group]!.landscape;
  if (lays.length === 0 || lines.length === 0) return choices[0]!;
  const low = Math.min(...lines.map(({ start }) => start));
  const high = Math.max(...lines.map(({ start, cards }) => start + cards.length)) - 1;
  const worth = ({ row, column }: (typeof lays)[number]): number => {
    if (column < low || column > high) return 100;
    return (lines[row - bottom] ? 10 : 0) - Math.min(column - low, high - column);
  };
  return lays.reduce((a, b) => (worth(b) > worth(a) ? b : a));
};
export const towering: Taste = (choices) =>
  choices.reduce((a, b) => (a.do === 'lay' && b.do === 'lay' && b.row > a.row ? b : a));

/** Lays a match on the shelf of a page that has been opened, and opens its table. */
export async function showTable(page: Page, record: MatchRecord): Promise<void> {
  await shelve(page, [record]);
  await page.goto(`/#/table/${record.id}`);
  await prompt(page).waitFor();
}
