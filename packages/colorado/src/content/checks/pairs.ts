import type { PackProblem } from '@cordillera/engine';
import { type ProblemCode, problem, type Spot } from './problem.ts';

export type Pair = readonly [string, string];

/** A key that is the same for both orders. */
export const keyOf = ([a, b]: Pair): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

interface PairRules {
  /** The IDs that pairs may name, and the problem when they name another. */
  known: { has(id: string): boolean };
  unknown: ProblemCode;
  rule: string;
  at: (place: string) => Spot;
}

/** Checks that pairs name existing IDs, that the two differ, and that no pair occurs twice. */
export function checkPairs(pairs: readonly Pair[], { known, unknown, rule, at }: PairRules): PackProblem[] {
  const seen = new Set<string>();
  return pairs.flatMap((pair, index) => {
    const strange = pair.flatMap((id, end) =>
      known.has(id) ? [] : [problem(unknown, at(`${index}.${end}`), { id }, rule)],
    );
    if (strange.length > 0) return strange;
    const [a, b] = pair;
    if (a === b) return [problem('pair-self', at(String(index)), { id: a }, rule)];
    const key = keyOf(pair);
    if (seen.has(key)) return [problem('pair-twice', at(String(index)), { a, b }, rule)];
    seen.add(key);
    return [];
  });
}

/** Everything reachable from `from` along pairs, in both directions. */
export function reached(from: Iterable<string>, pairs: readonly Pair[]): Set<string> {
  const neighbours = neighboursIn(pairs);
  const found = new Set(from);
  // iterating a set includes items added during the iteration
  for (const id of found) for (const next of neighbours.get(id) ?? []) found.add(next);
  return found;
}

export function neighboursIn(pairs: readonly Pair[]): Map<string, Set<string>> {
  const neighbours = new Map<string, Set<string>>();
  const add = (a: string, b: string) => {
    const known = neighbours.get(a);
    if (known === undefined) neighbours.set(a, new Set([b]));
    else known.add(b);
  };
  for (const [a, b] of pairs) {
    add(a, b);
    add(b, a);
  }
  return neighbours;
}
