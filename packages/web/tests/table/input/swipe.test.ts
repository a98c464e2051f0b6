import { expect, test } from 'vitest';
import { snap, wayOf } from '../../../src/table/input/swipe.ts';

test('a finger moving sideways swipes, a finger moving down scrolls, and a small movement is neither', () => {
  expect(wayOf(-40, 10)).toBe(1);
  expect(wayOf(40, -10)).toBe(-1);
  expect(wayOf(-20, 60)).toBe(0);
  expect(wayOf(-30, 30)).toBe(0);
  expect(wayOf(-5, 3)).toBe(undefined);
});

test('a swipe changes the panel at two fifths of the width, or at speed', () => {
  expect(snap(-160, 390, 0)).toBe(1);
  expect(snap(160, 390, 0)).toBe(-1);
  expect(snap(-150, 390, 0.1)).toBe(0);
  expect(snap(-60, 390, -0.9)).toBe(1);
  // thrown back in the other direction
  expect(snap(-60, 390, 0.9)).toBe(0);
});
