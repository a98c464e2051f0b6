import { expect, test } from 'vitest';
import { type Beat, showTimeOf } from '../src/index.ts';

const beats: Record<string, Beat | undefined> = {
  a: { key: 'one', ms: 100 },
  b: { key: 'one', ms: 300 },
  c: { key: 'two', ms: 50 },
};
const time = (events: string): number => showTimeOf([...events], (event) => beats[event] ?? null);

test('events with one beat take as long as the longest of them; events without a beat take no time', () => {
  expect(time('')).toBe(0);
  expect(time('x')).toBe(0);
  expect(time('aba')).toBe(300);
  expect(time('axb')).toBe(300);
  expect(time('abcxa')).toBe(300 + 50 + 100);
});
