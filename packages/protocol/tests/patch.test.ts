import { applyPatch, diff, type Patch } from '@cordillera/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const value = fc.jsonValue({ maxDepth: 4 });

/** A value that differs from another in a few places, as views do. */
const edited = (from: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(from) && from.length > 0)
    return fc.oneof(
      fc.tuple(fc.nat(from.length - 1), value).map(([at, put]) => from.with(at, put)),
      fc.tuple(fc.nat(from.length), value).map(([at, put]) => from.toSpliced(at, 0, put)),
      fc.nat(from.length - 1).map((at) => from.toSpliced(at, 1)),
      fc.nat(from.length - 1).chain((at) => edited(from[at]).map((put) => from.with(at, put))),
    );
  if (typeof from === 'object' && from !== null && !Array.isArray(from) && Object.keys(from).length > 0)
    return fc.constantFrom(...Object.keys(from)).chain((name) => {
      const { [name]: inner, ...others } = from as Record<string, unknown>;
      return fc.oneof(
        fc.constant(others),
        edited(inner).map((put) => Object.assign(Object.create(null), others, { [name]: put })),
      );
    });
  return value;
};

describe('patches', () => {
  test('a patch turns one value into the other, also after a JSON round trip', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const [a, b] = [asJson(before), asJson(after)];
        const patch = asJson(diff(a, b)) as Patch | null;
        expect(applyPatch(a, patch)).toEqual(b);
      }),
    );
  });

  test('patches of successive edits work', () => {
    fc.assert(
      fc.property(
        value.chain((first) => edited(first).chain((second) => edited(second).map((third) => [first, second, third]))),
        (values) => {
          const [a, b, c] = values.map(asJson);
          expect(applyPatch(applyPatch(a, diff(a, b)), diff(b, c))).toEqual(c);
        },
      ),
    );
  });

  test('fields may have the names of inherited properties', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      for (const inner of ['1', '{}', '{"x":[1]}']) {
        const [without, having] = [asJson({ a: 1 }), JSON.parse(`{"a":1,"${name}":${inner}}`)];
        expect(JSON.stringify(applyPatch(without, diff(without, having)))).toBe(JSON.stringify(having));
        expect(JSON.stringify(applyPatch(having, diff(having, without)))).toBe(JSON.stringify(without));
        expect(diff(having, asJson(having))).toBeNull();
      }
  });

  test('equal values have no patch, and nothing is changed in place', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(diff(before, asJson(before))).toBeNull();
        const original = JSON.stringify(before);
        applyPatch(before, diff(before, after));
        expect(JSON.stringify(before)).toBe(original);
      }),
    );
  });

  test('a field without a value counts as absent', () => {
    expect(diff({ a: undefined }, {})).toBeNull();
    expect(diff({}, { a: undefined })).toBeNull();
    expect(diff({ a: 1 }, { a: undefined })).toEqual({ set: {}, drop: ['a'] });
  });

  test('a patch omits unchanged parts', () => {
    const before = { hand: [1, 2, 3, 4], board: { cards: [{ id: 1, at: 5 }], wagon: 3 }, name: 'Anna' };
    const after = { hand: [1, 3, 4], board: { cards: [{ id: 1, at: 6 }], wagon: 3 }, name: 'Anna' };
    expect(diff(before, after)).toEqual({
      set: {
        hand: { from: 1, cut: 1, put: [] },
        board: { set: { cards: { at: { 0: { set: { at: [6] } } } } } },
      },
    });
  });

  test('a patch that does not fit the value is refused', () => {
    expect(() => applyPatch(3, { set: {} })).toThrow(TypeError);
    expect(() => applyPatch({}, { from: 0, cut: 0, put: [] })).toThrow(TypeError);
  });
});
