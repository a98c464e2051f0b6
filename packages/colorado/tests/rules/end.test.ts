/** Chapter 13: the end of the game and the scores. */
import { describe, expect, test } from 'vitest';
import type { ColoradoResult, ColoradoState } from '../../src/index.ts';
import { only, position, rules, type Seated } from '../helpers/positions.ts';
import { doing, FREE, finish, medals } from '../helpers/sheets.ts';

const VILLAGES = ['V1', 'V2'];
const DESERTS = ['D1', 'D2', 'D3'];
const LAKES = ['L1', 'L2', 'L3'];
const FORESTS = ['F1', 'F2', 'F3'];

/** Phase III of a game that ends: a player has seven medals. */
function end(players: Seated[]): { state: ColoradoState; result: ColoradoResult } {
  const state = doing({ players }, [FREE]);
  const events = finish(state);
  const result = rules.result(state)!;
  expect(only(events, 'gameEnded')).toEqual([
    { type: 'gameEnded', reason: 'seventhMedal', totals: result.totals, barrier: true },
  ]);
  return { state, result };
}

describe('points', () => {
  test.each([
    ['village', 0, VILLAGES, [0, 4]],
    ['desert', 1, DESERTS, [1, 3, 10]],
    ['lake', 2, LAKES, [1, 2, 4]],
    ['forest', 3, FORESTS, [1, 3, 6]],
  ] as const)(
    'CO-FIN-01: the %s zone counts the value above the last box, not their sum',
    (zone, line, names, values) => {
      for (const [i, value] of values.entries()) {
        const state = position({ players: [{ ticked: names.slice(0, i + 1) }, {}] });
        const [own, other] = rules.score(state).seats;
        expect(own!.lines[line]).toEqual({ source: 'flags', params: { zone, boxes: i + 1 }, points: value });
        expect(own!.total).toBe(value);
        expect(other!.total).toBe(0);
      }
    },
  );

  test('CO-FIN-01: the four zones are added', () => {
    const state = position({ players: [{ ticked: [...VILLAGES, 'D1', 'D2', ...LAKES, 'F1'] }, {}] });
    expect(rules.score(state).seats[0]!.total).toBe(4 + 3 + 4 + 1);
  });

  test('CO-FIN-02: the medals of the own track are added', () => {
    const state = position({ players: [{ medals: medals(7, 3, 15, 3) }, { medals: medals(1) }] });
    expect(rules.score(state).seats.map(({ total }) => total)).toEqual([28, 1]);
    expect(
      rules
        .score(state)
        .seats[0]!.lines.filter(({ source }) => source === 'medal')
        .map(({ points }) => points),
    ).toEqual([7, 3, 15, 3]);
  });

  test('CO-FIN-03: flag points and medal points are the score, and nothing else counts', () => {
    const { result, state } = end([
      {
        ticked: ['V1', 'V1.1', 'D1', 'F1', 'F2'],
        medals: medals(1, 2, 3, 4, 5, 6, 7),
        nuggets: 9,
        hand: ['red 1', 'red 2', 'red 3'],
      },
      {
        ticked: ['V2', 'L1'],
        stations: ['r1'],
        medals: medals(9),
        tipi: [3, 4],
        saloon: 2,
        wanted: 1,
        area: ['blue 3'],
      },
    ]);
    expect(result.totals).toEqual([0 + 1 + 3 + 28, 1 + 9]);
    expect(rules.score(state).seats.map(({ total }) => total)).toEqual(result.totals);
  });
});

const seven = (points: number) => medals(points, 0, 0, 0, 0, 0, 0);

describe('the winner', () => {
  test('CO-FIN-04: the highest score wins, with fewer medals and nuggets too', () => {
    const { result } = end([
      { medals: seven(20), nuggets: 9 },
      { medals: medals(21), nuggets: 0 },
      { medals: medals(5, 5), nuggets: 3 },
    ]);
    expect(result).toEqual({
      reason: 'seventhMedal',
      winners: [1],
      totals: [20, 21, 10],
      places: [2, 1, 3],
      decidedBy: null,
    });
  });

  test('CO-FIN-05: with as many points, more medals win, whatever the nuggets', () => {
    const { result } = end([
      { medals: medals(10, 10), nuggets: 9 },
      { medals: seven(20), nuggets: 0 },
      { medals: medals(20), nuggets: 20 },
    ]);
    expect(result).toMatchObject({ winners: [1], totals: [20, 20, 20], places: [2, 1, 3], decidedBy: 'medals' });
  });

  test('CO-FIN-06: with as many points and medals, more nuggets win', () => {
    const { result } = end([
      { medals: seven(12), nuggets: 4 },
      { medals: seven(12), nuggets: 5 },
      { medals: medals(12), nuggets: 9 },
    ]);
    expect(result).toMatchObject({ winners: [1], places: [2, 1, 3], decidedBy: 'nuggets' });
  });

  test('CO-FIN-07: then nothing more decides: not the seat, the Caller, the hand or the map', () => {
    const { result } = end([
      { medals: seven(12), nuggets: 4, hand: ['red 1', 'red 2', 'red 3', 'blue 1'] },
      { medals: medals(1, 1, 1, 1, 1, 1, 6), nuggets: 4, ticked: ['V1', 'V1.1'], stations: ['r1'] },
      { medals: seven(12), nuggets: 3 },
    ]);
    expect(result).toMatchObject({ winners: [0, 1], places: [1, 1, 3] });
  });

  test('CO-FIN-08: the worked check of the rulebook: 50 against 49', () => {
    const { state, result } = end([
      { ticked: [...VILLAGES, 'D1', 'D2', 'L1', 'F1', 'F2'], medals: medals(7, 6, 4, 8, 9, 2, 3) },
      { ticked: ['V2', ...DESERTS, ...LAKES, 'F3'], medals: medals(3, 1, 4, 6, 5, 15) },
    ]);
    const flags = rules.score(state).seats.map(({ lines }) => lines.slice(0, 4).map(({ points }) => points));
    expect(flags).toEqual([
      [4, 3, 1, 3],
      [0, 10, 4, 1],
    ]);
    expect(result).toMatchObject({ totals: [50, 49], winners: [0], places: [1, 2], decidedBy: null });
  });
});
