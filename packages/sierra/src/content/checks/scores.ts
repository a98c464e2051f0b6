import { canonicalJson, type PackProblem } from '@cordillera/engine';
import type { Num, Sel, Where } from '../types.ts';
import { problem, type Spot } from './problem.ts';

/** Checks each filter against what it filters: some make sense only for lines, some only for columns. */
export function checkScores(scores: Num, card: Omit<Spot, 'field'>, field: string): PackProblem[] {
  const problems: PackProblem[] = [];
  visit(scores, field, (object, path) => {
    const { op, of, where } = object as { op?: string; of?: string; where?: Where };
    if (where === undefined) return;
    const lines = op === 'lines' || of === 'line';
    for (const key of lines ? (['colours', 'gap'] as const) : (['colour', 'endsSame'] as const)) {
      if (where[key] === undefined) continue;
      problems.push(
        problem(lines ? 'columns-only' : 'lines-only', { ...card, field: `${path}.where.${key}` }, { key }),
      );
    }
  });
  return problems;
}

/** The symbols and colours that a scoring rule mentions. */
export function mentioned(scores: Num): Set<string> {
  const words = new Set<string>();
  visit(scores, '', (object) => {
    const { symbol: symbols, colour: colours } = object as Sel;
    for (const word of [...(symbols ?? []), ...(colours ?? [])]) words.add(word);
  });
  return words;
}

/** Calls back for every object inside a value, with the path to it. */
function visit(value: unknown, path: string, see: (object: object, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) see(value, path);
  for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`, see);
}

// Lists in which the order means nothing. `of` is a list of operands or of selectors; neither cares.
const UNORDERED = new Set(['of', 'colour', 'symbol', 'at', 'has', 'any', 'count', 'links']);

/** The same text for rules that differ only in the order of their parts or in a default that is spelled out. */
export function canonicalFormula(scores: Num): string {
  return canonicalJson(canonical(scores, ''));
}

function canonical(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => canonical(item, ''));
    return UNORDERED.has(key) ? sortedByText(items) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const { op, a, b, ...rest } = value as Record<string, unknown>;
  if (op === 'links') return { op, ends: canonical([a, b], 'links') };
  const fields = Object.entries({ op, a, b, ...rest }).filter(([field, each]) => {
    if (each === undefined) return false;
    const isDefault = field === 'min' && each === (rest.max === undefined ? 1 : 0);
    return !isDefault;
  });
  return Object.fromEntries(fields.map(([field, each]) => [field, canonical(each, field)]));
}

/** Returns the items, not their texts: nested texts would be quoted at every level and double in length. */
const sortedByText = (items: readonly unknown[]): unknown[] =>
  items
    .map((item) => ({ item, text: canonicalJson(item) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ item }) => item);
