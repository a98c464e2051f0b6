import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPack, type ScoreLine, type ScoreSheet } from '@cordillera/engine';
import {
  BASIC_CARDS,
  CABIN_TYPES,
  type CabinType,
  FIRST_BASIC,
  sierraWest as game,
  type SierraWestEvent,
  type SierraWestResult,
  type SierraWestRules,
  type SierraWestState,
} from '@cordillera/sierra-west';
import { describe, expect, test } from 'vitest';
import type { Counters } from '../../../src/simulate/observer.ts';
import { type SierraWestReport, sierraWest } from '../../../src/simulate/observers/sierraWest.ts';
import { registry } from '../../../src/simulate/registry.ts';
import type { SimulationReport } from '../../../src/simulate/report.ts';
import { addGroup } from '../../../src/simulate/stats.ts';
import { run, temporaryFolder } from '../../helpers/run.ts';

const rules = game.rules(loadPack(game.format, game.house).content) as SierraWestRules;
const { box } = rules;
/** A tile of each type. */
const tile = Object.fromEntries(CABIN_TYPES.map((type, number) => [type, box.tiles.indexOf(number)])) as Record<
  CabinType,
  number
>;
const twin = (type: CabinType) => box.tiles.lastIndexOf(CABIN_TYPES.indexOf(type));
const cardId = (card: number) => box.kits['apple-hill'].cards[card]!.id;

interface Ending {
  seats: number;
  start: number;
  wagons: number[];
  claimed: number[][];
  /** By seat, the lines of its score. */
  lines: ScoreLine[][];
  winners: number[];
  hastings?: number;
}

/** The counters of the watcher after these events and this end. */
function watched(events: readonly SierraWestEvent[], ending: Ending): Counters {
  const { seats, start, wagons, claimed, lines, winners, hastings = null } = ending;
  const watcher = sierraWest.watch(rules);
  // grouped as from a setup and choices: some together, the others one by one
  watcher.see(events.slice(0, 3));
  for (const event of events.slice(3)) watcher.see([event]);
  const players = wagons.map((wagon, index) => ({ wagon, claimed: claimed[index] }));
  const state = { mode: 'apple-hill', seats, start, players } as unknown as SierraWestState;
  const score: ScoreSheet = {
    seats: lines.map((own) => ({ lines: own, total: own.reduce((sum, { points }) => sum + points, 0) })),
  };
  const totals = score.seats.map(({ total }) => total);
  return watcher.end(state, score, { reason: 'lastRound', winners, totals, hastings } as SierraWestResult);
}

function reportOf(games: readonly Counters[], seats: number): SierraWestReport {
  const all: Counters = new Map();
  for (const counters of games) addGroup(all, counters);
  return sierraWest.report(all, games.length, seats);
}

const round = (number: number): SierraWestEvent => ({ type: 'roundBegan', round: number, last: false });
const turn = (player: number): SierraWestEvent => ({ type: 'turnBegan', player });
const market = (...types: CabinType[]): SierraWestEvent => ({
  type: 'marketFilled',
  market: types.map((type) => tile[type]),
});
const built = (player: number, type: CabinType): SierraWestEvent => ({
  type: 'built',
  player,
  tile: tile[type],
  market: 0,
});
const special = (slot: number): SierraWestEvent => ({ type: 'specialEntered', card: 50 + slot, slot, position: -1 });
const line = (source: string, points: number): ScoreLine => ({ source, points });

const [first, second, third] = [FIRST_BASIC, FIRST_BASIC + 1, FIRST_BASIC + 2];

/** Seat 1 starts and wins. */
const one = watched(
  [
    { type: 'gameBegan', mode: 'apple-hill', start: 1 },
    special(1),
    market('G1', 'G2', 'T1', 'T2'),
    round(1),
    turn(1),
    built(1, 'G1'),
    market('G3', 'G2', 'T1', 'T2'),
    turn(0),
    built(0, 'T2'),
    market('G3', 'G3', 'G2', 'T1'),
    round(2),
    turn(1),
    special(2),
    special(3),
    turn(0),
    round(3),
    special(4),
    turn(1),
    built(1, 'G3'),
    special(5),
    special(6),
    turn(0),
  ],
  {
    seats: 2,
    start: 1,
    wagons: [2, 6],
    claimed: [[second], [first, third]],
    lines: [
      [line('cards', 1)],
      [
        line('cards', 3),
        line('homestead', 10),
        line('homestead', 16),
        line('cabins', -6),
        line('animals', -4),
        line('appleTrack', 9),
      ],
    ],
    winners: [1],
  },
);

/** Seat 0 starts; both win. */
const two = watched(
  [
    { type: 'gameBegan', mode: 'apple-hill', start: 0 },
    special(1),
    market('G1', 'G2', 'T1', 'T2'),
    round(1),
    turn(0),
    turn(1),
    round(2),
    ...[2, 3, 4, 5, 6].map(special),
    turn(0),
    turn(1),
  ],
  {
    seats: 2,
    start: 0,
    wagons: [6, 6],
    claimed: [[first], []],
    lines: [[line('cards', 1), line('gold', 4), line('boots', 1)], [line('homestead', 6)]],
    winners: [0, 1],
  },
);

describe('the report on Sierra West', () => {
  const report = reportOf([one, two], 2);

  test('has turns of all seats, and of each', () => {
    expect(report.turns).toEqual({ mean: 2.5, min: 2, max: 3 });
    expect(report.turnsBySeat).toEqual(Array(2).fill({ mean: 2.5, min: 2, max: 3 }));
  });

  test('has victories by turn order, whatever the seat of the starting player, with shared ones in parts', () => {
    expect(report.winRateByOrder).toEqual([0.75, 0.25]);
  });

  test('has cabins per seat, and for each type how often a chance was used', () => {
    expect(report.cabinsBuilt).toEqual({ mean: 0.75, min: 0, max: 2 });
    expect(report.cabins).toMatchObject({
      G1: { chances: 1, built: 1, rate: 1 },
      G2: { chances: 3, built: 0, rate: 0 },
      G3: { chances: 2, built: 1, rate: 0.5 },
      T1: { chances: 3, built: 0, rate: 0 },
      T2: { chances: 2, built: 1, rate: 0.5 },
    });
    expect(report.cabins.G4).toEqual({ chances: 0, built: 0 });
    expect(Object.keys(report.cabins)).toEqual([...CABIN_TYPES]);
  });

  test('counts two tiles of one type as one chance, and an empty space as none', () => {
    const both = watched(
      [{ type: 'marketFilled', market: [-1, -1, tile.G5, twin('G5')] }, built(0, 'G5'), round(1), special(2)],
      { seats: 1, start: 0, wagons: [0], claimed: [[]], lines: [[]], winners: [] },
    );
    expect(both.get('chances')).toEqual(new Map([[CABIN_TYPES.indexOf('G5'), 1]]));
  });

  test('has every space of the trail with the wagons that ended there', () => {
    expect(report.wagon).toHaveLength(box.trail.length);
    expect(report.wagon[2]).toBe(0.25);
    expect(report.wagon[6]).toBe(0.75);
    expect(report.wagon.reduce((sum, share) => sum + share, 0)).toBe(1);
  });

  test('has the round in which each special after the first entered the row', () => {
    expect(report.specialRounds).toEqual([2, 2, 2.5, 2.5, 2.5]);
  });

  test('has how often each basic card was claimed, and its claimer won', () => {
    const { fair, all, cards } = report.mountain;
    expect(fair).toBe(0.5);
    expect(cards[cardId(first)]).toEqual({ claimed: 1, winRate: 0.75 });
    expect(cards[cardId(second)]).toEqual({ claimed: 0.5, winRate: 0 });
    expect(cards[cardId(third)]).toEqual({ claimed: 0.5, winRate: 1 });
    expect(Object.keys(cards)).toHaveLength(BASIC_CARDS);
    expect(cards[cardId(FIRST_BASIC + 3)]).toEqual({ claimed: 0 });
    expect(all).toEqual({ claimed: 0.1333, winRate: 0.625 });
  });

  test('has the sources of winners’ points, with lost points below zero', () => {
    // 28 + 6 + 6 points
    expect(report.winnersSources).toEqual({
      cards: { mean: 1.3333, share: 0.1 },
      homestead: { mean: 10.6667, share: 0.8 },
      cabins: { mean: -2, share: -0.15 },
      animals: { mean: -1.3333, share: -0.1 },
      gold: { mean: 1.3333, share: 0.1 },
      boots: { mean: 0.3333, share: 0.025 },
      mode: { mean: 3, share: 0.225 },
    });
  });

  test('has tables', () => {
    const text = sierraWest.describe(report).join('\n');
    expect(text).toMatch(/^turns, seat 1 +2\.5 +2 +3$/m);
    expect(text).toMatch(/^cabins built +0\.8 +0 +2$/m);
    expect(text).toMatch(/^first +75\.0 %$/m);
    expect(text).toMatch(/^G3 +2 +1 +50\.0 %$/m);
    expect(text).toMatch(/^G4 +0 +0 +–$/m);
    expect(text).toMatch(/^ +6 +75\.0 %$/m);
    expect(text).toMatch(/^sixth +2\.5$/m);
    expect(text).toMatch(new RegExp(`^${cardId(second)} +50\\.0 % +0\\.0 %$`, 'm'));
    expect(text).toMatch(/^fair share +50\.0 %$/m);
    expect(text).toMatch(/^cabins +-2\.0 +-15\.0 %$/m);
    expect(text).not.toContain('Hastings');
  });
});

describe('the report on solo games of Sierra West', () => {
  const solo = (points: number, hastings: number) =>
    watched([round(1), turn(0), market('G1'), built(0, 'G1'), market('G2'), turn(1), built(1, 'G2'), special(2)], {
      seats: 1,
      start: 0,
      wagons: [4, 1],
      claimed: [[first], [second]],
      lines: [[line('gold', points)]],
      winners: points > hastings ? [0] : [],
      hastings,
    });
  const report = reportOf([solo(30, 20), solo(10, 25), solo(11, 30), solo(9, 40)], 1);

  test('has both scores and how often Hastings was beaten', () => {
    expect(report.solo).toEqual({ human: 15, hastings: 28.75, winRate: 0.25 });
    expect(sierraWest.describe(report).join('\n')).toMatch(/^Hastings score +28\.8$/m);
  });

  test('counts nothing of Hastings as a player’s', () => {
    expect(report.turnsBySeat).toEqual([{ mean: 1, min: 1, max: 1 }]);
    expect(report.cabinsBuilt.max).toBe(1);
    expect(report.cabins.G2).toEqual({ chances: 0, built: 0 });
    expect(report.wagon[1]).toBe(0);
    expect(report.mountain.cards[cardId(second)]).toEqual({ claimed: 0 });
  });

  test('compares a card with how often the human wins', () => {
    expect(report.mountain.fair).toBe(0.25);
    expect(report.mountain.cards[cardId(first)]).toEqual({ claimed: 1, winRate: 0.25 });
  });

  test('has no sources of winners’ points without winners', () => {
    const lost = reportOf([solo(10, 25)], 1);
    expect(lost.winnersSources).toEqual({});
    expect(sierraWest.describe(lost).join('\n')).not.toContain("winner's points");
  });
});

describe('simulate', () => {
  const games = 2;
  const argv = ['simulate', '--game', 'sierra-west', '--bots', 'greenhorn', '--games', `${games}`, '--seed', '7'];

  test('reports what the saved matches contain', async () => {
    const folder = temporaryFolder();
    const { stdout } = await run([...argv, '--seats', '3', '--json', '--save', folder]);
    const observed = (JSON.parse(stdout) as SimulationReport).observed as SierraWestReport;
    const matches = readdirSync(folder).map((name) => registry.loadMatch(readFileSync(join(folder, name), 'utf8')));
    const events = matches.map((match) => match.events(0, 'spectator') as SierraWestEvent[]);
    const count = (type: SierraWestEvent['type']) => events.flat().filter((event) => event.type === type).length;
    expect(observed.turns.mean).toBeCloseTo(count('turnBegan') / (games * 3), 3);
    expect(observed.cabinsBuilt.mean).toBeCloseTo(count('built') / (games * 3), 3);
    const cabins = Object.values(observed.cabins);
    expect(cabins.reduce((sum, cabin) => sum + cabin.built, 0)).toBe(count('built'));
    for (const cabin of cabins) expect(cabin.built).toBeLessThanOrEqual(cabin.chances);
    expect(observed.mountain.all.claimed).toBeCloseTo(count('claimed') / (games * BASIC_CARDS), 3);

    const firstWins = matches.map((match, index) => {
      const { start } = events[index]!.find((event) => event.type === 'gameBegan')!;
      const { winners } = match.result()!;
      return winners.includes(start) ? 1 / winners.length : 0;
    });
    expect(observed.winRateByOrder[0]).toBeCloseTo(firstWins.reduce((sum, win) => sum + win, 0) / games, 3);
    const sixth = events.map((list) => {
      const entered = list.findIndex((event) => event.type === 'specialEntered' && event.slot === 6);
      return list.slice(0, entered).filter((event) => event.type === 'roundBegan').length;
    });
    expect(observed.specialRounds[4]).toBeCloseTo(sixth.reduce((sum, number) => sum + number, 0) / games, 3);
    const winners = matches.flatMap((match) => match.result()!.winners.map((seat) => match.result()!.totals[seat]!));
    const mean = Object.values(observed.winnersSources).reduce((sum, source) => sum + source.mean, 0);
    expect(mean).toBeCloseTo(winners.reduce((sum, total) => sum + total, 0) / winners.length, 2);
  });

  test('reports on Hastings in solo games', async () => {
    const { stdout } = await run([...argv, '--seats', '1', '--json']);
    const { observed, scores, reasons } = JSON.parse(stdout) as SimulationReport;
    const { solo } = observed as SierraWestReport;
    expect(solo?.human).toBe(scores.mean);
    expect(solo?.winRate).toBeCloseTo((reasons.beatHastings ?? 0) / games, 3);
    expect(solo?.hastings).toBeGreaterThan(0);
  });

  test('prints the tables below those of every game, omitting empty ones', async () => {
    const { stdout } = await run([...argv, '--seats', '2']);
    const heads = stdout.split('\n\n').map((part) => part.split('  ')[0]);
    expect(heads.slice(heads.indexOf('points from'))).toEqual([
      ...['points from', 'of a player', 'to play', 'cabin', 'wagon at the end', 'special', 'mountain card'],
      "winner's points from",
    ]);
    const sierra = await run(['simulate', '--game', 'sierra', '--seats', '4', '--games', '2', '--json']);
    expect(Object.keys(JSON.parse(sierra.stdout))).not.toContain('observed');
  });
});
