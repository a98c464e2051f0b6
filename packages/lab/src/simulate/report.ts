import { formatDecimal, formatInteger, formatPercent } from '../cli/numbers.ts';
import { textTable } from '../cli/textTable.ts';
import { observers } from './observers/index.ts';
import type { RunPlan } from './plan.ts';
import {
  countOf,
  type Histogram,
  meanOf,
  percentilesOf,
  type Range,
  rangeOf,
  rounded,
  victories,
  wilson,
} from './stats.ts';
import type { Tally } from './tally.ts';

/** The reported percentiles, as shares. */
const shares = { min: 0, p5: 0.05, p10: 0.1, p25: 0.25, p50: 0.5, p75: 0.75, p90: 0.9, p95: 0.95, max: 1 };

type Spread = { mean: number } & Record<keyof typeof shares, number>;

interface BotStanding {
  /** How many seats of each game it had. */
  seats: number;
  games: number;
  /** The mean total of its seats. */
  score: number;
  /** Games in which no other bot won. */
  wins: number;
  /** Games in which other bots won too. */
  shared: number;
  /** `wins` and its part of each shared victory (half of one shared by two), per game. */
  rate: number;
  /** Wilson's 95 % interval of `rate`. */
  low: number;
  high: number;
}

interface CardStanding {
  /** How many score lines named the card. */
  count: number;
  mean: number;
  p10: number;
  p50: number;
  p90: number;
  /** The mean of the winners' lines; absent without any. */
  winnersMean?: number;
}

/** What `cordillera simulate --json` prints. For a given plan everything is reproducible except `choicesPerSecond`. */
export interface SimulationReport {
  game: string;
  /** With defaults filled in. */
  options: object;
  seats: number;
  /** The given card set; absent for the house set. */
  pack?: { id: string; hash: string };
  /** By seat, before any rotation. */
  bots: string[];
  seed: string;
  /** The number of the first game. */
  from: number;
  /** The run was stopped before all its games were played. */
  interrupted: boolean;
  /** How many rotations of the bots played each deal; 1 when the run was not paired. */
  rotations: number;
  /** How many first choices of each seat were random. */
  opening: number;
  nodes?: number;
  games: number;
  /** Games that ended; only these count below. */
  finished: number;
  choices: number;
  choicesPerSecond: number;
  turns: Range;
  /** Of all seats' totals. */
  scores: Spread;
  /** Of the lowest total of each game. */
  scoresLowest: Spread;
  scoresBySeat: number[];
  /** A victory shared by two counts half for each. */
  winRateBySeat: number[];
  winRateByBot: Record<string, BotStanding>;
  reasons: Record<string, number>;
  /** Points per seat and game, and their share of all points. */
  sources: Record<string, { mean: number; share: number }>;
  /** By "source:card". */
  cards: Record<string, CardStanding>;
  /** Measurements of this game only (observers/); absent without an observer. */
  observed?: object;
}

const sorted = <T>(entries: Iterable<[string, T]>): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

const empty: Histogram = new Map();

function spreadOf(histogram: Histogram): Spread {
  const values = percentilesOf(histogram, Object.values(shares)).map(rounded);
  const named = Object.fromEntries(Object.keys(shares).map((name, index) => [name, values[index]]));
  return { mean: rounded(meanOf(histogram)), ...(named as Omit<Spread, 'mean'>) };
}

function botStanding(tally: Tally, plan: RunPlan, bot: string): BotStanding {
  const wins = tally.botWins.get(bot) ?? empty;
  const alone = wins.get(1) ?? 0;
  const { low, high } = wilson(victories(wins), tally.finished);
  return {
    seats: plan.bots.filter((id) => id === bot).length,
    games: tally.finished,
    score: rounded(meanOf(tally.botScores.get(bot) ?? empty)),
    wins: alone,
    shared: countOf(wins) - alone,
    rate: rounded(victories(wins) / tally.finished),
    low: rounded(low),
    high: rounded(high),
  };
}

function cardStanding(points: Histogram, winners: Histogram | undefined): CardStanding {
  const [p10, p50, p90] = percentilesOf(points, [0.1, 0.5, 0.9]).map(rounded) as [number, number, number];
  const standing = { count: countOf(points), mean: rounded(meanOf(points)), p10, p50, p90 };
  return winners === undefined ? standing : { ...standing, winnersMean: rounded(meanOf(winners)) };
}

export function reportOf(plan: RunPlan, tally: Tally, seconds: number): SimulationReport {
  if (tally.finished === 0) throw new Error(`none of the ${tally.games} games ended`);
  const seats = plan.bots.map((_, seat) => seat);
  const observer = observers[plan.game];
  const allPoints = [...tally.sources.values()].reduce((sum, points) => sum + points, 0);
  return {
    game: plan.game,
    options: plan.options,
    seats: seats.length,
    ...(plan.pack !== null && { pack: { id: plan.pack.id, hash: plan.pack.hash } }),
    bots: plan.bots,
    seed: plan.seed,
    from: plan.from,
    interrupted: tally.games < plan.games - plan.from,
    rotations: plan.rotations,
    opening: plan.opening,
    ...(plan.nodes !== undefined && { nodes: plan.nodes }),
    games: tally.games,
    finished: tally.finished,
    choices: tally.choices,
    choicesPerSecond: Math.round(tally.choices / seconds),
    turns: rangeOf(tally.turns),
    scores: spreadOf(tally.scores),
    scoresLowest: spreadOf(tally.lowest),
    scoresBySeat: seats.map((seat) => rounded(meanOf(tally.seatScores.get(seat) ?? empty))),
    winRateBySeat: seats.map((seat) => rounded(victories(tally.seatWins.get(seat) ?? empty) / tally.finished)),
    winRateByBot: Object.fromEntries([...new Set(plan.bots)].map((bot) => [bot, botStanding(tally, plan, bot)])),
    reasons: sorted(tally.reasons),
    sources: sorted(
      [...tally.sources].map(([source, points]) => {
        const mean = rounded(points / (tally.finished * seats.length));
        return [source, { mean, share: rounded(allPoints === 0 ? 0 : points / allPoints) }];
      }),
    ),
    cards: sorted([...tally.cards].map(([key, points]) => [key, cardStanding(points, tally.winnersCards.get(key))])),
    ...(observer && { observed: observer.report(tally.observed, tally.finished, seats.length) }),
  };
}

const cardTable = (cards: SimulationReport['cards']): string =>
  textTable(
    ['card', 'count', 'mean', 'p10', 'p50', 'p90', 'winners'],
    Object.entries(cards).map(([card, { count, mean, p10, p50, p90, winnersMean }]) => {
      const winners = winnersMean === undefined ? '–' : formatDecimal(winnersMean);
      return [card, formatInteger(count), ...[mean, p10, p50, p90].map(formatDecimal), winners];
    }),
  );

/** The report as text. */
export function describeReport(report: SimulationReport): string {
  const { observed, pack, scores, scoresLowest, turns } = report;
  const columns = Object.keys(scores) as (keyof Spread)[];
  const spreadRow = (name: string, spread: Spread) => [name, ...columns.map((column) => formatDecimal(spread[column]))];
  const tables = [
    `${report.game} ${JSON.stringify(report.options)}, ${report.seats} seats, seed ${JSON.stringify(report.seed)}` +
      (pack === undefined ? '' : `, pack ${JSON.stringify(pack.id)} (${pack.hash.slice(0, 12)})`) +
      (report.rotations === 1 ? '' : `, each deal in ${report.rotations} rotations`) +
      (report.from === 0 ? '' : `, from game ${formatInteger(report.from)}`) +
      (report.opening === 0 ? '' : `, openings of ${report.opening} by chance`) +
      (report.nodes === undefined ? '' : `, nodes per choice: ${formatInteger(report.nodes)}`) +
      '\n' +
      `${formatInteger(report.games)} games, ${formatInteger(report.finished)} finished; ` +
      `${formatInteger(report.choices)} choices, ${formatInteger(report.choicesPerSecond)} per second; ` +
      `${formatDecimal(turns.mean)} turns (${turns.min} to ${turns.max})\n`,
    textTable(['score', ...columns], [spreadRow('of a seat', scores), spreadRow('lowest of a game', scoresLowest)]),
    textTable(
      ['seat', 'score', 'wins'],
      report.scoresBySeat.map((mean, seat) => [
        `${seat}`,
        formatDecimal(mean),
        formatPercent(report.winRateBySeat[seat]!),
      ]),
    ),
    textTable(
      ['bot', 'seats', 'score', 'wins', 'shared', 'rate', '95 %'],
      Object.entries(report.winRateByBot).map(([bot, { seats, score, wins, shared, rate, low, high }]) => {
        const interval = `${formatPercent(low)} – ${formatPercent(high)}`;
        return [
          bot,
          formatInteger(seats),
          formatDecimal(score),
          ...[wins, shared].map(formatInteger),
          formatPercent(rate),
          interval,
        ];
      }),
    ),
    textTable(
      ['end', 'games'],
      Object.entries(report.reasons).map(([reason, games]) => [reason, formatInteger(games)]),
    ),
    textTable(
      ['points from', 'mean', 'share'],
      Object.entries(report.sources).map(([source, { mean, share }]) => [
        source,
        formatDecimal(mean),
        formatPercent(share),
      ]),
    ),
  ];
  if (Object.keys(report.cards).length > 0) tables.push(cardTable(report.cards));
  if (observed !== undefined) tables.push(...(observers[report.game]?.describe(observed) ?? []));
  return tables.join('\n');
}
