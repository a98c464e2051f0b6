import { describe, expect, test } from 'vitest';
import type { RunPlan } from '../../src/simulate/plan.ts';
import type { GameRecord } from '../../src/simulate/play.ts';
import { describeReport, reportOf } from '../../src/simulate/report.ts';
import { addTally, createTally, recordGame } from '../../src/simulate/tally.ts';

const plan: RunPlan = {
  game: 'toy',
  options: {},
  pack: null,
  bots: ['a', 'b', 'b'],
  outside: {},
  seed: '7',
  from: 0,
  games: 4,
  rotations: 1,
  opening: 0,
  save: null,
  rows: false,
};

const line = (source: string, points: number, card?: string) =>
  card === undefined ? { source, points } : { source, points, params: { card } };

const game = (winners: number[], totals: number[], choices = 10): GameRecord => ({
  bots: plan.bots,
  choices,
  turns: 8,
  score: {
    seats: totals.map((total, seat) => ({
      lines: [line('river', 1), line('notebook', total - 1, seat === 0 ? 'fox' : 'owl')],
      total,
    })),
  },
  result: { reason: 'rounds', winners, totals },
});

const records: GameRecord[] = [
  { ...game([0], [9, 5, 1]), observed: new Map([['bears', new Map([[2, 1]])]]) },
  {
    ...game([0, 1], [6, 6, 4]),
    observed: new Map([
      [
        'bears',
        new Map([
          [2, 3],
          [5, 1],
        ]),
      ],
    ]),
  },
  game([1, 2], [2, 7, 7]),
  { ...game([], [3, 3, 3], 40), result: null },
];

function tallyOf(games: readonly GameRecord[]) {
  const tally = createTally();
  for (const record of games) recordGame(tally, record);
  return tally;
}

describe('the report', () => {
  const report = reportOf(plan, tallyOf(records), 2);

  test('counts only games that ended, except their choices', () => {
    expect(report).toMatchObject({ games: 4, finished: 3, choices: 70, choicesPerSecond: 35, reasons: { rounds: 3 } });
    expect(report.turns).toEqual({ mean: 8, min: 8, max: 8 });
  });

  test('has the scores of all seats, of the lowest and by seat', () => {
    expect(report.scores).toMatchObject({ mean: 5.2222, min: 1, p25: 4, p50: 6, p75: 7, max: 9 });
    expect(report.scoresLowest).toMatchObject({ mean: 2.3333, min: 1, p50: 2, max: 4 });
    expect(report.scoresBySeat).toEqual([5.6667, 6, 4]);
  });

  test('counts a shared victory in parts, and one shared by seats of the same bot as that bot’s own', () => {
    expect(report.winRateBySeat).toEqual([0.5, 0.3333, 0.1667]);
    expect(report.winRateByBot.a).toMatchObject({ seats: 1, games: 3, score: 5.6667, wins: 1, shared: 1, rate: 0.5 });
    expect(report.winRateByBot.b).toMatchObject({ seats: 2, games: 3, score: 5, wins: 1, shared: 1, rate: 0.5 });
    expect(report.winRateByBot.a?.low).toBeLessThan(0.5);
    expect(report.winRateByBot.a?.high).toBeGreaterThan(0.5);
  });

  test('splits the points by source and by card', () => {
    expect(report.sources).toEqual({ notebook: { mean: 4.2222, share: 0.8085 }, river: { mean: 1, share: 0.1915 } });
    expect(report.cards).toEqual({
      'notebook:fox': { count: 3, mean: 4.6667, p10: 1.8, p50: 5, p90: 7.4, winnersMean: 6.5 },
      'notebook:owl': { count: 6, mean: 4, p10: 1.5, p50: 4.5, p90: 6, winnersMean: 5.6667 },
    });
  });

  test('is the same when the games were counted in parts', () => {
    const total = createTally();
    for (const part of [records.slice(0, 1), records.slice(1, 3), records.slice(3)]) addTally(total, tallyOf(part));
    expect(reportOf(plan, total, 2)).toEqual(report);
    expect(total.observed).toEqual(
      new Map([
        [
          'bears',
          new Map([
            [2, 4],
            [5, 1],
          ]),
        ],
      ]),
    );
  });

  test('is printed as tables', () => {
    const text = describeReport(report);
    expect(text).toContain('4 games, 3 finished; 70 choices, 35 per second; 8.0 turns (8 to 8)');
    expect(text).toMatch(/^a {2,}1 {2,}5\.7 {2,}1 {2,}1 {2,}50\.0 % {2,}[\d.]+ % – [\d.]+ %$/m);
    expect(text).toMatch(/^notebook:fox {2,}3 {2,}4\.7 /m);
  });

  test('names a given pack, but not the house set', () => {
    const pack = { id: 'my "cards"', hash: 'abcdef'.repeat(8), files: { 'cards.json': [] } };
    const packed = reportOf({ ...plan, pack }, tallyOf(records), 2);
    expect(packed).toEqual({ ...report, pack: { id: 'my "cards"', hash: pack.hash } });
    expect(describeReport(packed).split('\n')[0]).toMatch(/, seed "7", pack "my \\"cards\\"" \(abcdefabcdef\)$/);
    expect(Object.keys(report)).not.toContain('pack');
    expect(describeReport(report)).not.toContain('pack');
  });

  test('is refused when no game has ended', () => {
    expect(() => reportOf(plan, tallyOf(records.slice(3)), 1)).toThrow('none of the 1 games');
  });
});
