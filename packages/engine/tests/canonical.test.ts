import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '../src/index.ts';
import { difference, notPlain, same } from '../src/laws/values.ts';

test('canonical JSON ignores the order of fields but not of lists', () => {
  expect(canonicalJson({ b: 1, a: [{ d: null, c: 'x' }, true] })).toBe('{"a":[{"c":"x","d":null},true],"b":1}');
  expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

test('canonical JSON omits undefined fields', () => {
  expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
});

test('canonical JSON parses to the original value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('equal values have equal canonical text regardless of field order', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, part]) => [key, reversed(part)]),
    );
  };
  fc.assert(fc.property(fc.jsonValue(), (value) => canonicalJson(reversed(value)) === canonicalJson(value)));
});

const cyclic: Record<string, unknown> = {};
cyclic.self = [cyclic];
const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown;

test.each([
  ['NaN', { a: Number.NaN }],
  ['infinity', [Number.POSITIVE_INFINITY]],
  ['undefined', undefined],
  ['undefined in a list', [undefined]],
  ['a function', { a: () => 0 }],
  ['a bigint', 1n],
  ['a symbol', [Symbol('s')]],
  ['a cycle', cyclic],
  ['something nested too deep', deep],
])('%s has no canonical form', (_, value) => {
  expect(() => canonicalJson(value)).toThrow(TypeError);
});

test('`same` agrees with canonical text', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (a, b) => {
      expect(same(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
      expect(same(a, structuredClone(a))).toBe(true);
    }),
  );
  expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(same({ a: 1 }, { b: 1 })).toBe(false);
  expect(same([1], { 0: 1 })).toBe(false);
});

test('a difference is described by its path', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b: 2 ≠ 3');
  expect(difference({ a: 1 }, {})).toBe('a: 1 ≠ undefined');
});

test('a part that is not plain data is described by its path', () => {
  expect(notPlain({ a: [1, 'x', null, { b: true }] })).toBeNull();
  expect(notPlain({ a: [new Map()] })).toBe('state.a.0 is a Map');
  expect(notPlain({ a: undefined })).toBe('state.a is undefined');
  expect(notPlain({ a: Number.NaN })).toBe('state.a is NaN');
});
