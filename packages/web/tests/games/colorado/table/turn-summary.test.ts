import type { ColoradoEvent } from '@cordillera/colorado';
import { expect, test } from 'vitest';
import { hasTurnSummary, sharedMedal, turnSummary } from '../../../../src/games/colorado/table/turnEnd/turnSummary.ts';

const began = (turn: number): ColoradoEvent => ({ type: 'turnBegan', turn, caller: 0 });
const won = (
  seat: number,
  from: Extract<ColoradoEvent, { type: 'wonMedal' }>['from'],
  points: number,
): ColoradoEvent => ({
  type: 'wonMedal',
  seat,
  from,
  points,
  slot: 1,
});
const discovered = (seat: number, region: number, by: 'start' | 'family'): ColoradoEvent => ({
  type: 'discovered',
  seat,
  region,
  by,
});

const second: ColoradoEvent[] = [
  discovered(0, 1, 'start'),
  began(1),
  won(1, 'saloon', 8),
  began(2),
  won(0, 'tipi', 9),
  won(1, { region: 4 }, 3),
  won(1, 'tipi', 9),
  discovered(1, 5, 'family'),
];

test('a turn brings medals and regions, and nothing of the turn before', () => {
  expect(turnSummary(second, 2, false)).toEqual([
    { medals: [{ from: 'tipi', points: 9, shared: true }], regions: [] },
    {
      medals: [
        { from: { region: 4 }, points: 3, shared: false },
        { from: 'tipi', points: 9, shared: true },
      ],
      regions: [5],
    },
  ]);
});

test('once the next turn has begun, or the game is over, the finished turn is summarized', () => {
  const summary = turnSummary(second, 2, false);
  expect(turnSummary([...second, began(3)], 2, true)).toEqual(summary);
  expect(turnSummary([...second, { type: 'gameEnded', reason: 'seventhMedal', totals: [] }], 2, true)).toEqual(summary);
});

test('the village a player starts in is not in the summary', () => {
  expect(hasTurnSummary(turnSummary([discovered(0, 1, 'start'), began(1), began(2)], 2, true))).toBe(false);
});

test('CO-MEDAL-05: a medal that two players reach in the same turn is shared', () => {
  expect(sharedMedal(second)).toEqual({ zone: 'tipi', points: 9, seats: [0, 1] });
  // each player has a region and a railway of their own
  expect(sharedMedal([began(1), won(0, 'rail', 10), won(1, 'rail', 10)])).toBe(null);
  expect(sharedMedal([began(1), won(0, 'saloon', 8), won(0, 'saloon', 6)])).toBe(null);
});
