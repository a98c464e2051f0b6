import { expect, test } from 'vitest';
import { boxesOf, contestedMedals, hasBox, isGoal } from '../../../../src/games/colorado/art/board/contested.ts';
import type { BoardMarks, BoardView, BountyBoardSheet } from '../../../../src/games/colorado/art/content.ts';

const board: BountyBoardSheet = {
  flags: {
    village: { values: [0, 4], medal: null },
    desert: { values: [1, 3, 10], medal: 5 },
    lake: { values: [1, 2, 4], medal: 4 },
    forest: { values: [1, 3, 6], medal: 4 },
  },
  tipi: { icons: ['free', 'tick', 'none', 'tick', 'none'], medals: [9, 7] },
  saloon: { boxes: 4, medals: [8, 6, 4] },
  wanted: { icons: ['tick', 'discover', 'tick'], medals: [7, 5, 3] },
  medalSlots: 9,
};

const player = (marks: Partial<BoardMarks>): BoardMarks => ({
  flags: [0, 0, 0, 0],
  tipi: 0,
  saloon: 0,
  wanted: 0,
  medals: [],
  goals: [0, 0, 0, 0, 0, 0],
  ...marks,
});

const view = (players: BoardMarks[], taken: number[], ticked: Partial<BoardView['ticked']>): BoardView => ({
  players,
  taken,
  ticked: { desert: 0, lake: 0, forest: 0, tipi: 0, saloon: 0, wanted: 0, ...ticked },
});

test('tracks may have any length; goal boxes are at their ends', () => {
  expect(boxesOf(board, 'tipi')).toBe(5);
  expect([0, 1, 2, 3, 4].filter((box) => isGoal(board, 'tipi', box))).toEqual([0, 4]);
  expect([0, 1, 2, 3].filter((box) => isGoal(board, 'saloon', box))).toEqual([3]);
  expect([0, 1].some((box) => isGoal(board, 'village', box))).toBe(false);
});

test('boxes are ticked from the left, those of the tipi track by bits', () => {
  const marks = player({ tipi: 0b01100, saloon: 2, flags: [1, 2, 0, 0] });
  expect([0, 1, 2, 3, 4].filter((box) => hasBox(marks, 'tipi', box))).toEqual([2, 3]);
  expect([0, 1, 2, 3].filter((box) => hasBox(marks, 'saloon', box))).toEqual([0, 1]);
  expect([0, 1, 2].filter((box) => hasBox(marks, 'desert', box))).toEqual([0, 1]);
});

test('medals are taken, reached in this turn, or free', () => {
  const players = [
    player({ saloon: 4, goals: [0, 0, 0, 0, 1, 0] }),
    player({ saloon: 3 }),
    player({ saloon: 4 }),
    player({ tipi: 0b01100 }),
  ];
  const now = view(players, [0, 0, 0, 0, 1, 0], { saloon: 2 });
  expect(contestedMedals(board, now, 'saloon')).toEqual([
    { points: 8, state: 'gone', seats: [] },
    { points: 6, state: 'reached', seats: [0] },
    { points: 4, state: 'free', seats: [1] },
  ]);
  expect(contestedMedals(board, now, 'tipi')).toEqual([
    { points: 9, state: 'free', seats: [3] },
    { points: 7, state: 'free', seats: [] },
  ]);
});
