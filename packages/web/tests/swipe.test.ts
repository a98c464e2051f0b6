import { expect, test } from 'vitest';
import { sweep } from '../src/table/swipe.ts';

test('a finger that sweeps to the left goes to the next part, to the right to the one before', () => {
  expect(sweep(-120, 10, 200)).toBe(1);
  expect(sweep(120, -10, 200)).toBe(-1);
});

test('a finger that scrolls, rests, slips or wanders goes nowhere', () => {
  expect(sweep(-70, 120, 200)).toBe(0);
  expect(sweep(-90, 60, 200)).toBe(0);
  expect(sweep(-20, 0, 100)).toBe(0);
  expect(sweep(-200, 0, 2000)).toBe(0);
});
