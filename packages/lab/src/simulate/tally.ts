import type { Counters } from './observer.ts';
import type { GameRecord } from './play.ts';
import { addCounter, addGroup, type Counter, count, type Histogram, histogramOf } from './stats.ts';

/** The sums of many games. Games that did not end count in `games` and `choices` only. */
export interface Tally {
  games: number;
  finished: number;
  choices: number;
  reasons: Counter<string>;
  turns: Histogram;
  /** Every seat's total. */
  scores: Histogram;
  /** The lowest total of each game. */
  lowest: Histogram;
  seatScores: Map<number, Histogram>;
  botScores: Map<string, Histogram>;
  /** Victories by seat: how often alone (1), shared by two (2) … */
  seatWins: Map<number, Histogram>;
  /** Victories by bot: how often no other bot was among the winners (1), one other was (2) … */
  botWins: Map<string, Histogram>;
  /** Points by source, over all seats and games. */
  sources: Counter<string>;
  /** Points of each score line that names a card, by "source:card". */
  cards: Map<string, Histogram>;
  /** The same, of the winners only. */
  winnersCards: Map<string, Histogram>;
  /** The counters of the game's observer. */
  observed: Counters;
}

export const createTally = (): Tally => ({
  games: 0,
  finished: 0,
  choices: 0,
  reasons: new Map(),
  turns: new Map(),
  scores: new Map(),
  lowest: new Map(),
  seatScores: new Map(),
  seatWins: new Map(),
  botScores: new Map(),
  botWins: new Map(),
  sources: new Map(),
  cards: new Map(),
  winnersCards: new Map(),
  observed: new Map(),
});

export function recordGame(tally: Tally, { bots, choices, turns, score, result, observed }: GameRecord): void {
  tally.games += 1;
  tally.choices += choices;
  if (result === null) return;
  tally.finished += 1;
  count(tally.reasons, result.reason);
  count(tally.turns, turns);
  count(tally.lowest, Math.min(...result.totals));
  result.totals.forEach((total, seat) => {
    count(tally.scores, total);
    count(histogramOf(tally.seatScores, seat), total);
    count(histogramOf(tally.botScores, bots[seat] as string), total);
  });
  for (const seat of result.winners) count(histogramOf(tally.seatWins, seat), result.winners.length);
  const winningBots = new Set(result.winners.map((seat) => bots[seat] as string));
  for (const bot of winningBots) count(histogramOf(tally.botWins, bot), winningBots.size);
  if (observed !== undefined) addGroup(tally.observed, observed);
  score.seats.forEach(({ lines }, seat) => {
    const won = result.winners.includes(seat);
    for (const { source, points, params } of lines) {
      count(tally.sources, source, points);
      if (params?.card === undefined) continue;
      const key = `${source}:${params.card}`;
      count(histogramOf(tally.cards, key), points);
      if (won) count(histogramOf(tally.winnersCards, key), points);
    }
  });
}

export function addTally(into: Tally, from: Tally): void {
  into.games += from.games;
  into.finished += from.finished;
  into.choices += from.choices;
  for (const key of ['reasons', 'sources'] as const) addCounter(into[key], from[key]);
  for (const key of ['turns', 'scores', 'lowest'] as const) addCounter(into[key], from[key]);
  for (const key of ['seatScores', 'seatWins'] as const) addGroup(into[key], from[key]);
  for (const key of ['botScores', 'botWins', 'cards', 'winnersCards', 'observed'] as const)
    addGroup(into[key], from[key]);
}
