/** Section 9.1: the railway. */
import { describe, expect, test } from 'vitest';
import type { ColoradoState } from '../../src/index.ts';
import { act, choicesOf, forbids, only, rules, stage, station } from '../helpers/positions.ts';
import { sample } from '../helpers/sample.ts';
import {
  alone,
  CARDS,
  doing,
  eventTypes,
  FREE,
  NUGGETS,
  openStationsOf,
  start,
  TICK,
  tick,
} from '../helpers/sheets.ts';

const { rail } = sample.content.sheet;
const stations = rail.stages.map(({ id }) => id);
const at = (name: string) => rail.stages.find(({ id }) => id === name)!;

/** Every way along the railway, as the rules offer it. */
function routes(ticked: string[] = []): string[][] {
  const open = openStationsOf(alone({ stations: ticked }, TICK));
  return open.length === 0 ? [ticked] : open.flatMap((next) => routes([...ticked, next]));
}
const refused = (state: ColoradoState, name: string) =>
  forbids(state, 0, { do: 'tickStation', station: station(name) });

describe('the way along it', () => {
  test('CO-RAIL-01: every way leads from left to right, from the first station to the last', () => {
    const all = routes();
    expect(all.map((way) => way.join(' '))).toEqual([
      'r1 r2 r3 r6 r7 r8 r11',
      'r1 r2 r3 r6 r9 r10 r11',
      'r1 r4 r5 r6 r7 r8 r11',
      'r1 r4 r5 r6 r9 r10 r11',
    ]);
    for (const way of all)
      for (const [i, name] of way.entries()) if (i > 0) expect(at(name).x).toBeGreaterThan(at(way[i - 1]!).x);
  });

  test('CO-RAIL-01: nothing to the left of the last ticked station can be ticked any more', () => {
    const state = alone({ stations: ['r1', 'r2', 'r3', 'r6', 'r7'] }, TICK);
    expect(openStationsOf(state)).toEqual(['r8']);
    for (const name of ['r4', 'r5']) expect(refused(state, name)).toBe('CO-RAIL-03');
    for (const name of ['r1', 'r2', 'r3', 'r6', 'r7'])
      expect(choicesOf(state, 0)).not.toContainEqual({ do: 'tickStation', station: station(name) });
  });

  test('CO-RAIL-02: only a station that is joined to the last one may be ticked; the first starts the line', () => {
    const empty = alone({}, TICK);
    expect(openStationsOf(empty)).toEqual(['r1']);
    for (const name of stations.slice(1)) expect(refused(empty, name)).toBe('CO-RAIL-02');
    expect(() => tick(empty, 0, 'r2')).toThrow(/CO-RAIL-02/);
    const first = alone({ stations: ['r1'] }, TICK);
    expect(openStationsOf(first)).toEqual(['r2', 'r4']);
    for (const name of ['r3', 'r5', 'r6', 'r11']) expect(refused(first, name)).toBe('CO-RAIL-02');
    expect(refused(first, 'r2')).toBeUndefined();
  });

  test('CO-RAIL-03: at a switch one branch is taken, and the other is closed for good', () => {
    const up = alone({ stations: ['r1'], saloon: 4 }, TICK);
    tick(up, 0, 'r2');
    let last: string[] = ['r1', 'r2'];
    for (const next of ['r3', 'r6', 'r9', 'r10', 'r11']) {
      const state = alone({ stations: last }, TICK);
      for (const closed of ['r4', 'r5']) expect(refused(state, closed), `${closed} after ${last}`).toBe('CO-RAIL-03');
      for (const closed of ['r7', 'r8'])
        expect(refused(state, closed)).toBe(
          last.includes('r9') ? 'CO-RAIL-03' : closed === 'r7' && last.at(-1) === 'r6' ? undefined : 'CO-RAIL-02',
        );
      last = [...last, next];
    }
    const down = alone({ stations: ['r1', 'r4', 'r5', 'r6'] }, TICK);
    for (const closed of ['r2', 'r3']) expect(refused(down, closed)).toBe('CO-RAIL-03');
    expect(openStationsOf(down)).toEqual(['r7', 'r9']);
  });

  test('CO-RAIL-03: the branch is closed to the player who took the other one only', () => {
    const state = doing({ players: [{ stations: ['r1'] }, { stations: ['r1'] }] }, [TICK, TICK]);
    tick(state, 0, 'r2');
    expect(openStationsOf(state, 1)).toEqual(['r2', 'r4']);
  });
});

describe('ticking a station', () => {
  test('CO-RAIL-04: it takes the right action of a Tick duo', () => {
    const seated = { ticked: ['V1'], stations: ['r1'], hand: ['red 1', 'red 2', 'blue 1'] as const };
    const players = [{ ...seated, hand: [...seated.hand] }, {}];
    const both = doing({ players }, [TICK, FREE]);
    expect(choicesOf(both, 0)).toEqual([
      ...['V1.1', 'V1.2'].map((name) => ({ do: 'tickStage', stage: stage(name) })),
      ...['r2', 'r4'].map((name) => ({ do: 'tickStation', station: station(name) })),
    ]);
    for (const frame of [NUGGETS, CARDS, FREE]) expect(openStationsOf(doing({ players }, [frame, FREE]))).toEqual([]);
    const sealed = (side: 'left' | 'right') =>
      doing({ players, sealed: true }, [{ step: 'duo', duo: 'tick', side }, FREE]);
    expect(openStationsOf(sealed('right'))).toEqual(['r2', 'r4']);
    expect(openStationsOf(sealed('left'))).toEqual([]);
  });

  test.each([
    ['r1', [], 'nuggets'],
    ['r4', ['r1'], 'free'],
    ['r5', ['r1', 'r4'], 'cards'],
    ['r6', ['r1', 'r4', 'r5'], 'tipi'],
    ['r10', ['r1', 'r4', 'r5', 'r6', 'r9'], 'discover'],
  ] as const)('CO-RAIL-05: the icon of %s takes effect at once', (name, before, prompt) => {
    const state = alone({ ticked: ['V1'], stations: [...before], tipi: [3] }, TICK);
    const events = tick(state, 0, name);
    expect(events).toEqual([{ type: 'tickedStation', seat: 0, station: station(name) }]);
    expect(rules.decision(state, 0)!.prompt).toBe(prompt);
    expect(rules.decision(state, 1)!.prompt).toBe('free');
  });

  test.each([
    ['r2', ['r1'], 'saloon'],
    ['r8', ['r1', 'r4', 'r5', 'r6', 'r7'], 'wanted'],
  ] as const)('CO-RAIL-05: %s ticks a box at once', (name, before, zone) => {
    const state = alone({ stations: [...before] }, TICK);
    expect(tick(state, 0, name).slice(0, 2)).toEqual([
      { type: 'tickedStation', seat: 0, station: station(name) },
      { type: 'tickedBox', seat: 0, zone, box: 0 },
    ]);
  });

  test.each([
    ['r8', ['r1', 'r2', 'r3', 'r6', 'r7', 'r8']],
    ['r10', ['r1', 'r4', 'r5', 'r6', 'r9', 'r10']],
  ])('CO-RAIL-06: the rightmost station wins the medal of the railway, reached from %s', (_, before) => {
    const state = alone({ stations: before }, TICK);
    expect(state.players[0]!.medals).toEqual([]);
    const events = tick(state, 0, 'r11');
    expect(eventTypes(events)).toEqual(['tickedStation', 'wonMedal']);
    expect(only(events, 'wonMedal')).toEqual([
      { type: 'wonMedal', seat: 0, from: 'rail', points: rail.medal, slot: 1 },
    ]);
    expect(at('r11').x).toBe(Math.max(...rail.stages.map(({ x }) => x)));
    state.flow.lanes![0] = [TICK];
    expect(openStationsOf(state)).toEqual([]);
  });

  test('CO-RAIL-06: no other station wins a medal', () => {
    for (const way of routes())
      for (const [i, name] of way.slice(0, -1).entries()) {
        const state = alone({ stations: way.slice(0, i), tipi: [3] }, TICK);
        expect(eventTypes(tick(state, 0, name))).not.toContain('wonMedal');
      }
  });

  test('CO-RAIL-07: the railway is open from the start, independent of discoveries', () => {
    const { state } = start(2, 'railway');
    for (const who of [0, 1]) act(state, who, choicesOf(state, who)[who]!);
    state.flow.stack = [{ step: 'families' }];
    state.flow.lanes = [[TICK], [TICK]];
    for (const who of [0, 1]) expect(openStationsOf(state, who)).toEqual(['r1']);
    expect(openStationsOf(alone({ ticked: [] }, TICK))).toEqual(['r1']);
  });
});
