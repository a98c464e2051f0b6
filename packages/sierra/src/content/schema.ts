import * as v from 'valibot';
import { COLOURS, type Modifier, type Num, PLACES, RELS, type Sel, SYMBOLS, type Where } from './types.ts';

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const some = <T extends v.GenericSchema>(item: T, min = 1, max = 20) =>
  v.pipe(v.array(item), v.minLength(min), v.maxLength(max));
const text = (max: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(max));
const localized = (max: number) => v.strictObject({ en: text(max), fr: text(max), pl: text(max) }, 'not-in-languages');

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/));
const name = localized(40);
const scoringText = localized(120);
const points = integer(-200, 200);
/** A number of cards, lines or columns in one landscape. */
const amount = integer(0, 30);
const colour = v.picklist(COLOURS);
const symbol = v.picklist(SYMBOLS);
const rel = v.picklist(RELS);
const lineOrCol = v.picklist(['line', 'col']);
const bounds = { min: v.exactOptional(amount), max: v.exactOptional(amount) };

const range: v.GenericSchema<[min: number, max?: number]> = v.lazy(
  (input): v.GenericSchema<[number, number?]> =>
    Array.isArray(input) && input.length > 1 ? v.strictTuple([amount, amount]) : v.strictTuple([amount]),
);

const sel: v.GenericSchema<Sel> = v.lazy(() =>
  v.strictObject({
    colour: v.exactOptional(some(colour)),
    symbol: v.exactOptional(some(symbol)),
    at: v.exactOptional(some(v.picklist(PLACES))),
    has: v.exactOptional(some(v.strictObject({ rel, sel, ...bounds }))),
    any: v.exactOptional(some(sel)),
    not: v.exactOptional(sel),
  }),
);

const where: v.GenericSchema<Where> = v.strictObject({
  colour: v.exactOptional(some(colour)),
  size: v.exactOptional(range),
  count: v.exactOptional(some(v.strictObject({ sel, ...bounds }))),
  symbols: v.exactOptional(range),
  colours: v.exactOptional(range),
  same: v.exactOptional(amount),
  allDifferent: v.exactOptional(v.boolean()),
  endsSame: v.exactOptional(v.boolean()),
  gap: v.exactOptional(v.boolean()),
});

// A union would report a mistake only at its root; choosing by what is there keeps the path to the wrong field.
const num: v.GenericSchema<Num> = v.lazy(
  (input): v.GenericSchema<Num> => (typeof input === 'number' ? points : operation),
);

const operation = v.variant('op', [
  v.strictObject({ op: v.picklist(['add', 'min', 'max']), of: some(num) }),
  v.strictObject({ op: v.literal('sub'), a: num, b: num }),
  v.strictObject({ op: v.literal('mul'), by: points, of: num }),
  v.strictObject({ op: v.literal('cap'), of: num, max: points }),
  v.strictObject({ op: v.literal('steps'), of: num, table: some(points, 1, 31) }),
  v.strictObject({ op: v.literal('when'), a: num, cmp: v.picklist(['>', '>=', '=']), b: num, then: num, else: num }),
  v.strictObject({ op: v.literal('cards'), sel }),
  v.strictObject({ op: v.literal('rel'), rel, a: sel, b: sel }),
  v.strictObject({ op: v.literal('links'), a: sel, b: sel }),
  v.strictObject({ op: v.literal('sets'), of: some(sel, 2, 6) }),
  v.strictObject({ op: v.picklist(['lines', 'cols']), where: v.exactOptional(where) }),
  v.strictObject({
    op: v.picklist(['longest', 'shortest']),
    of: lineOrCol,
    where: v.exactOptional(where),
    count: v.exactOptional(sel),
  }),
  v.strictObject({ op: v.literal('bestKinds'), of: lineOrCol }),
  v.strictObject({ op: v.literal('kinds'), by: v.picklist(['symbol', 'colour']), sel }),
  v.strictObject({ op: v.literal('blob'), sel }),
]);

// The limits of n depend on the rules and are checked in checks.ts, where they can be explained.
const n = integer(-99, 99);

const modifier: v.GenericSchema<Modifier> = v.variant('rule', [
  v.strictObject({ rule: v.picklist(['maxLines', 'maxLength', 'startLine', 'handDelta', 'blind', 'rounds']), n }),
  v.strictObject({ rule: v.picklist(['onlyUp', 'bothFaces']) }),
  v.strictObject({ rule: v.literal('notebookDraw'), n: integer(1, 6) }),
  v.strictObject({ rule: v.literal('skipNotebook'), rounds: some(n) }),
  v.strictObject({ rule: v.literal('given'), cards: some(id, 1, 8) }),
  v.strictObject({ rule: v.picklist(['mute', 'gleam']), symbols: some(symbol) }),
  v.strictObject({ rule: v.literal('penalty'), scores: num, text: scoringText }),
]);

const face = v.strictObject({ text: scoringText, scores: num });
const thresholds = v.array(integer(0, 999));

/** The schema of each file of a pack. Objects are strict, so that a misspelt field is an error and not ignored. */
export const files = {
  'mountain.json': v.strictObject({
    cards: v.array(v.strictObject({ colour, symbol, copies: integer(1, 20) })),
  }),
  'notebook.json': v.strictObject({
    cards: v.array(
      v.strictObject({
        id,
        kind: v.picklist(['basic', 'advanced']),
        copies: integer(1, 20),
        name,
        text: scoringText,
        scores: num,
      }),
    ),
  }),
  'destinations.json': v.strictObject({
    destinations: v.array(v.strictObject({ id, colour, name, faces: v.strictObject({ A: face, B: face }) })),
  }),
  'stages.json': v.strictObject({
    stages: some(
      v.strictObject({
        number: integer(1, 99),
        title: name,
        story: localized(160),
        destination: id,
        face: v.picklist(['A', 'B', 'open']),
        modifiers: v.array(modifier),
        suns: v.strictObject({ solo: thresholds, duo: thresholds, trio: thresholds }),
      }),
      1,
      99,
    ),
  }),
};
