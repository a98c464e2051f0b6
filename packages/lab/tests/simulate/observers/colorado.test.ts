import { type ColoradoEvent, type ColoradoRules, type ColoradoState, colorado as game } from '@cordillera/colorado';
import { loadPack, type ScoreSheet } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { Counters } from '../../../src/simulate/observer.ts';
import { type ColoradoReport, colorado } from '../../../src/simulate/observers/colorado.ts';
import type { SimulationReport } from '../../../src/simulate/report.ts';
import { addGroup } from '../../../src/simulate/stats.ts';
import { run } from '../../helpers/run.ts';

const rules = game.rules(loadPack(game.format, game.house).content) as ColoradoRules;
const { box } = rules;
const { sheet } = box.content;
const regionOf = (id: string) => sheet.regions.findIndex((region) => region.id === id);
const stageOf = (id: string) => sheet.regions.flatMap(({ stages }) => stages).findIndex((stage) => stage.id === id);
const [V1, V2, L1] = [regionOf('V1'), regionOf('V2'), regionOf('L1')];

/** A game in which seat 1 calls first, starts in V2, finishes L1, and wins; seat 0 starts in V1 and shares a medal. */
function watched(winners: number[]): Counters {
  const { state } = rules.setup({ options: { sealed: false }, seats: 2, seed: '0'.repeat(32) });
  const [zero, one] = state.players as [ColoradoState['players'][0], ColoradoState['players'][0]];
  zero.ticks[V1] = 1;
  one.ticks[V2] = 1;
  one.ticks[L1] = box.regions[L1]!.all;
  one.stations = [0, 1];
  one.flags[2] = 1;
  one.saloon = box.tracks.saloon.icons.length;
  one.medals = [
    { from: { region: L1 }, points: 3 },
    { from: 'saloon', points: 8 },
    { from: 'lake', points: 4 },
  ];
  zero.medals = [{ from: 'saloon', points: 8 }];
  const events: ColoradoEvent[] = [
    { type: 'discovered', seat: 0, region: V1, by: 'start' },
    { type: 'discovered', seat: 1, region: V2, by: 'start' },
    { type: 'turnBegan', turn: 1, caller: 1 },
    { type: 'discovered', seat: 1, region: L1, by: 'family' },
    { type: 'turnBegan', turn: 2, caller: 0 },
    { type: 'tickedStage', seat: 1, stage: stageOf('L1.1') },
    { type: 'tickedBox', seat: 1, zone: 'tipi', box: box.centre },
    { type: 'tickedStage', seat: 1, stage: stageOf('L1.2') },
    { type: 'wonMedal', seat: 1, from: { region: L1 }, points: 3, slot: 1 },
    { type: 'tickedStation', seat: 1, station: 0 },
    { type: 'tickedBox', seat: 1, zone: 'saloon', box: 3 },
    { type: 'wonMedal', seat: 1, from: 'saloon', points: 8, slot: 2 },
    { type: 'wonMedal', seat: 0, from: 'saloon', points: 8, slot: 1 },
    { type: 'declined', seat: 0, icon: 'free' },
    { type: 'lost', seat: 0, icon: 'tick' },
    { type: 'noMedalLeft', seat: 0, zone: 'wanted' },
    { type: 'wonMedal', seat: 1, from: 'lake', points: 4, slot: 3 },
  ];
  const watcher = colorado.watch(rules);
  watcher.see(events.slice(0, 2));
  for (const event of events.slice(2)) watcher.see([event]);
  return watcher.end(state, { seats: [] } as ScoreSheet, {
    reason: 'seventhMedal',
    winners,
    totals: [8, 16],
    places: [2, 1],
    decidedBy: null,
  });
}

function reportOf(games: readonly Counters[]): ColoradoReport {
  const all: Counters = new Map();
  for (const counters of games) addGroup(all, counters);
  return colorado.report(all, games.length, 2);
}

describe('the report on Colorado', () => {
  const report = reportOf([watched([1]), watched([0, 1])]);

  test('has victories by turn order from the first Caller, and by starting village, with shared ones in parts', () => {
    expect(report.winRateByOrder).toEqual([0.75, 0.25]);
    expect(report.villages).toEqual({ V1: { share: 0.5, winRate: 0.25 }, V2: { share: 0.5, winRate: 0.75 } });
  });

  test('has points by source, of all and of winners', () => {
    expect(report.sources['lake regions']).toEqual({ mean: 1.5, winners: 2 });
    expect(report.sources['lake flags']).toEqual({ mean: 0.5, winners: 0.6667 });
    expect(report.sources.saloon).toEqual({ mean: 8, winners: 8 });
    expect(report.sources['flag medals'].mean).toBe(2);
    expect(report.sources.railway).toEqual({ mean: 0, winners: 0 });
    expect(report.medals).toBe(2);
  });

  test('has every region, stage, station and track with the seats that reached it', () => {
    expect(Object.keys(report.regions)).toEqual(sheet.regions.map(({ id }) => id));
    expect(report.regions.L1).toEqual({
      discovered: { share: 0.5, winRate: 0.75 },
      finished: { share: 0.5, winRate: 0.75 },
    });
    expect(report.regions.D1).toEqual({ discovered: { share: 0 }, finished: { share: 0 } });
    expect(report.stages['L1.2']!.share).toBe(0.5);
    expect(Object.keys(report.stages)).toHaveLength(box.stages.length);
    expect(Object.values(report.stations).map(({ share }) => share)).toEqual([0.5, 0.5, ...Array(9).fill(0)]);
    expect(report.tracks.saloon).toEqual({ boxes: 0.5, finished: { share: 0.5, winRate: 0.75 } });
    expect(report.tracks.tipi).toEqual({ boxes: 0.5, finished: { share: 0 } });
  });

  test('has icons, discoveries, lost effects and shared medals', () => {
    // a stage and a station; the box above the centre of the tipi track
    expect(report.icons).toMatchObject({ tipi: 0.5, free: 0.5, nuggets: 0.5, tick: 0.5, none: 0 });
    expect(report.discoveries).toEqual({ family: 0.5, icon: 0 });
    expect(report.lost).toMatchObject({ tick: 0.5, saloon: 0 });
    expect(report.declined).toEqual({ cards: 0, free: 0.5 });
    expect(report.noMedalLeft).toBe(0.5);
    expect(report.sharedMedals).toEqual({
      games: 1,
      zones: { desert: 0, lake: 0, forest: 0, tipi: 0, saloon: 1, wanted: 0 },
    });
  });

  test('has tables', () => {
    const text = colorado.describe(report).join('\n');
    expect(text).toMatch(/^first +75\.0 %$/m);
    expect(text).toMatch(/^V2 +50\.0 % +75\.0 %$/m);
    expect(text).toMatch(/^lake regions +1\.5 +2\.0$/m);
    expect(text).toMatch(/^D1 +0\.0 % +– +0\.0 % +–$/m);
    expect(text).toMatch(/^games with any +100\.0 %$/m);
  });
});

test('simulate: shares of seats add up', async () => {
  const argv = ['simulate', '--game', 'colorado', '--seats', '3', '--games', '3', '--seed', '7', '--json'];
  const { observed, sources } = JSON.parse((await run(argv)).stdout) as SimulationReport;
  const report = observed as ColoradoReport;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  expect(sum(report.winRateByOrder)).toBeCloseTo(1, 3);
  expect(sum(Object.values(report.villages).map(({ share }) => share))).toBeCloseTo(1, 3);
  const points = sum(Object.values(report.sources).map(({ mean }) => mean));
  expect(points).toBeCloseTo(sources.flags!.mean + sources.medal!.mean, 2);
  const discoveries = 1 + report.discoveries.family + report.discoveries.icon;
  expect(sum(Object.values(report.regions).map(({ discovered }) => discovered.share))).toBeCloseTo(discoveries, 2);
});
