/** Chapter 11: the Bounty Board. */
import { describe, expect, test } from 'vitest';
import { KINDS, TRACKS } from '../../src/index.ts';
import { act, only, region, rules } from '../helpers/positions.ts';
import { sample } from '../helpers/sample.ts';
import {
  alone,
  DISCOVER,
  doing,
  eventTypes,
  FREE,
  family,
  medals,
  playRandomly,
  pointsOf,
  TICK,
  tick,
  tipiOf,
  turningIn,
} from '../helpers/sheets.ts';

const { board, sheet } = sample.content;
const discover = (name: string) => ({ do: 'discover', region: region(name) }) as const;

describe('zones', () => {
  test('CO-BB-01: four flag zones, tipi, saloon, wanted, the medal track and the final sums', () => {
    expect(Object.keys(board).sort()).toEqual(['flags', 'medalSlots', ...TRACKS].sort());
    expect(Object.keys(board.flags)).toEqual([...KINDS]);
    expect(board.medalSlots).toBeGreaterThanOrEqual(7);
    const state = alone({ ticked: ['V1', 'L2'], medals: medals(5, 2) }, TICK);
    const [sums] = rules.score(state).seats;
    expect(sums!.lines.map(({ source, points }) => [source, points])).toEqual([
      ['flags', 0],
      ['flags', 0],
      ['flags', 1],
      ['flags', 0],
      ['medal', 5],
      ['medal', 2],
    ]);
    expect(sums!.lines.slice(0, 4).map(({ params }) => params!.zone)).toEqual([...KINDS]);
    expect(sums!.total).toBe(8);
  });

  test('CO-BB-02: a player ticks boxes of their own tracks only', () => {
    const tracksOf = ({ flags, tipi, saloon, wanted, medals: won }: (typeof start)['players'][0]) =>
      JSON.stringify([flags, tipi, saloon, wanted, won]);
    const start = alone({}, TICK);
    let boxes = 0;
    for (const seats of [2, 3, 4]) {
      let before: string[] = [];
      playRandomly(seats, `tracks ${seats}`, ({ players }, events) => {
        const now = players.map(tracksOf);
        const ticking = new Set(
          events.flatMap((event) => (event.type === 'tickedBox' || event.type === 'wonMedal' ? [event.seat] : [])),
        );
        boxes += ticking.size;
        for (const [seat, tracks] of now.entries()) expect(tracks !== (before[seat] ?? tracks)).toBe(ticking.has(seat));
        before = now;
      });
    }
    expect(boxes).toBeGreaterThan(100);
  });

  test('CO-BB-02: two players fill the same zone side by side', () => {
    const state = doing({ players: [{ ticked: ['V2'] }, { ticked: ['V2'], saloon: 2 }] }, [TICK, TICK]);
    tick(state, 0, 'V2.3');
    expect(state.players.map(({ saloon }) => saloon)).toEqual([1, 2]);
    expect(only(tick(state, 1, 'V2.3'), 'tickedBox')).toMatchObject([{ seat: 1, zone: 'saloon', box: 2 }]);
  });

  test.each(KINDS)('CO-BB-03: the boxes of the %s zone are ticked from left to right', (kind) => {
    const same = sheet.regions.filter((each) => each.kind === kind).map(({ id }) => id);
    const others = sheet.regions.filter((each) => each.kind !== kind).map(({ id }) => id);
    const state = alone({ ticked: others }, DISCOVER);
    const boxes = same.map((name) => {
      state.flow.lanes![0] = [DISCOVER];
      return only(act(state, 0, discover(name)), 'tickedBox').map(({ zone, box }) => `${zone} ${box}`);
    });
    expect(boxes).toEqual(same.map((_, i) => [`${kind} ${i}`]));
  });

  test('CO-BB-03: saloon and wanted boxes are ticked from left to right, tipi boxes are not', () => {
    const state = alone({ ticked: ['V2', 'L3'], stations: ['r1'] }, TICK);
    const boxes: string[] = [];
    for (const name of ['V2.3', 'L3.3', 'r2']) {
      state.flow.lanes![0] = [TICK];
      boxes.push(...only(tick(state, 0, name), 'tickedBox').map(({ zone, box }) => `${zone} ${box}`));
    }
    expect(boxes).toEqual(['saloon 0', 'saloon 1', 'saloon 2']);
    const wanted = alone({ ticked: ['V2', 'F3'], wanted: 0 }, TICK);
    const second = only(tick(wanted, 0, 'V2.1'), 'tickedBox');
    wanted.flow.lanes![0] = [TICK];
    expect([...second, ...only(tick(wanted, 0, 'F3.1'), 'tickedBox')].map(({ box }) => box)).toEqual([0, 1]);
    const tipi = alone({ ticked: ['V1'], tipi: [3, 4] }, TICK);
    tick(tipi, 0, 'V1.1');
    act(tipi, 0, { do: 'tickTipi', box: 2 });
    expect(tipiOf(tipi, 0)).toEqual([2, 3, 4]);
  });

  test('CO-BB-04: the icon above a box takes effect at once for the player who ticked it', () => {
    const state = doing({ players: [{ ticked: ['V1'] }, { ticked: ['V1'], tipi: [3] }] }, [TICK, FREE]);
    tick(state, 0, 'V1.1');
    expect(rules.decision(state, 0)!.prompt).toBe('tick');
    expect(rules.decision(state, 1)!.prompt).toBe('free');
    act(state, 1, { do: 'decline' });
    expect(rules.decision(state, 1)).toBeNull(); // a box that was ticked earlier gives nothing more
  });

  test('CO-BB-05: there are icons above tipi and wanted boxes, and none above saloon boxes', () => {
    expect(board.tipi.icons.some((icon) => icon !== 'none')).toBe(true);
    expect(board.wanted.icons.some((icon) => icon !== 'none')).toBe(true);
    for (let saloon = 0; saloon < board.saloon.boxes; saloon++) {
      const state = alone({ ticked: ['V2'], saloon }, TICK);
      tick(state, 0, 'V2.3');
      expect(rules.decision(state, 0)).toBeNull();
    }
  });
});

describe('flag zones', () => {
  test.each(KINDS)('CO-BB-06: each box of the %s zone has a value for the end of the game', (kind) => {
    const same = sheet.regions.filter((each) => each.kind === kind).map(({ id }) => id);
    expect(board.flags[kind].values).toHaveLength(same.length);
    for (const [i, value] of board.flags[kind].values.entries()) {
      const state = alone({ ticked: same.slice(0, i + 1) }, TICK);
      const line = rules.score(state).seats[0]!.lines.find(({ params }) => params!.zone === kind)!;
      expect(line).toMatchObject({ source: 'flags', params: { zone: kind, boxes: i + 1 }, points: value });
    }
  });

  test('CO-BB-07: desert, lake and forest end in one medal each, the village zone in none', () => {
    expect(KINDS.map((kind) => board.flags[kind].medal)).toEqual([null, 5, 4, 4]);
    const village = alone({ ticked: ['V1', 'D2'] }, DISCOVER);
    expect(eventTypes(act(village, 0, discover('V2')))).toEqual(['discovered', 'tickedBox']);
    expect(village.players[0]).toMatchObject({ medals: [], flags: [2, 1, 0, 0] });
  });

  test.each([
    ['desert', ['V2', 'D2', 'D3', 'L2'], 'D1', 5],
    ['lake', ['V2', 'L1', 'L2', 'D2'], 'L3', 4],
    ['forest', ['V1', 'F1', 'F2', 'L3'], 'F3', 4],
  ] as const)('CO-BB-08: the last box of the %s zone is a goal box', (zone, ticked, last, points) => {
    const state = alone({ ticked: [...ticked] }, DISCOVER);
    const events = act(state, 0, discover(last));
    expect(eventTypes(events)).toEqual(['discovered', 'tickedBox', 'wonMedal']);
    expect(only(events, 'wonMedal')).toEqual([{ type: 'wonMedal', seat: 0, from: zone, points, slot: 1 }]);
    // the box before it is not
    const early = alone({ ticked: ticked.filter((name) => name !== 'D3' && name !== 'L1' && name !== 'F2') }, DISCOVER);
    expect(eventTypes(act(early, 0, discover(last)))).toEqual(['discovered', 'tickedBox']);
  });

  test('CO-BB-08: a family that ticks the last box wins the medal too', () => {
    const state = turningIn({ players: [{ ticked: ['V2', 'D2', 'D3', 'L2'], area: family('purple') }, {}] });
    act(state, 0, { do: 'turnIn', colour: 3, region: region('D1') });
    expect(pointsOf(state, 0)).toEqual([5]);
  });
});
