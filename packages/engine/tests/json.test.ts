import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { truncate } from '../src/inputBounds.ts';
import { JsonSyntaxError, parseJson } from '../src/json.ts';

function faultOf(text: string): [line: number, column: number] | null {
  try {
    parseJson(text);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(JsonSyntaxError);
    const { line, column } = error as JsonSyntaxError;
    return [line, column];
  }
}

describe('the place of a JSON fault', () => {
  test.each<[text: string, line: number, column: number]>([
    ['', 1, 1],
    ['a picture', 1, 1],
    ['{"a": 1,\n,\n}\n\n', 2, 1],
    ['{\n  "names": {},\n}', 3, 1],
    ['{ "stages":\n [\n', 2, 3],
    ['[1, 2', 1, 6],
    ['[1 2]', 1, 4],
    ['[1,]', 1, 4],
    ['{"a" 1}', 1, 6],
    ['{a: 1}', 1, 2],
    ['[01]', 1, 2],
    ['[1.]', 1, 2],
    ['[tru]', 1, 2],
    ['"cut', 1, 5],
    ['"a\nb"', 1, 3],
    ['"a\\x"', 1, 3],
    ['[]]', 1, 3],
    ['[}', 1, 2],
    ['{"a":{"b":[1,{}]}} x', 1, 20],
  ])('%j', (text, line, column) => {
    expect(faultOf(text)).toEqual([line, column]);
  });

  test('of a truncated text is its end, or the truncated word', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.nat(), (text, n) => {
        const cut = text.slice(0, n % text.length);
        const fault = faultOf(cut);
        if (fault === null) return;
        expect(fault[0]).toBe(1);
        expect(cut.slice(fault[1] - 1)).toMatch(/^\s*$|^[\w.+-]*\s*$|^\\u?[\da-f]*$/i);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  test('of a huge text is found quickly', () => {
    expect(faultOf('['.repeat(1_000_000))).toEqual([1, 1_000_001]);
    expect(faultOf(`"${'x'.repeat(2_000_000)}`)).toEqual([1, 2_000_002]);
    expect(faultOf(`[${'1'.repeat(2_000_000)}`)).toEqual([1, 2_000_002]);
  });
});

test('truncate shortens a long text without splitting a character', () => {
  expect(truncate('short')).toBe('short');
  expect(truncate('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
  expect(truncate('🏔'.repeat(50), 10)).toBe('🏔🏔🏔🏔…');
});
