import { describe, expect, test } from 'vitest';
import { eventLine, firstDifference } from './golden.ts';

test('the line of an event contains every field', () => {
  const event = { type: 'laid', seat: 1, card: 7, cards: [7, 8], face: 'A', why: 'two words', for: [1], barrier: true };
  expect(eventLine(event as never, (key, value) => (key.startsWith('card') ? `ace ${value}` : null))).toBe(
    '    laid seat 1 card 7 (ace 7) cards [7,8] (ace 7, ace 8) face A why "two words" for [1] barrier true',
  );
});

describe('the first difference between two golden games', () => {
  const tale = ['setup #1', '    dealt seat 0', '1 seat 0 ready #2', '    readied seat 0', '    ended', ''];
  const differs = (change: (lines: string[]) => string[]) => firstDifference(tale.join('\n'), change(tale).join('\n'));

  test('is null between equal games', () => {
    expect(differs((lines) => lines)).toBeNull();
  });

  test('names the choice and its event', () => {
    expect(differs((lines) => lines.with(4, '    ended early'))).toBe(
      'line 5, event 2 of “1 seat 0 ready #2”\n  written down: ended\n  played now:   ended early',
    );
  });

  test('names the choice when an event is missing or added', () => {
    expect(differs((lines) => lines.toSpliced(3, 1))).toContain('event 1 of “1 seat 0 ready #2”');
    expect(differs((lines) => lines.toSpliced(5, 0, '    again'))).toContain('event 3 of “1 seat 0 ready #2”');
  });

  test('shows a different choice, and where a game ends early', () => {
    expect(differs((lines) => lines.with(2, '1 seat 0 wait #3'))).toContain('played now:   1 seat 0 wait #3');
    expect(differs((lines) => lines.slice(0, 3))).toContain('played now:   (nothing more)');
  });
});
