import type { Blocked } from '@cordillera/engine';

/**
 * The things on the table that are touched for a choice, one after the other: `['card 12', 'place 2 3']`, `['button ready']`.
 * A game maps every kind of choice, and the compiler sees to it that none is missing.
 */
export type TargetOf<Choice> = (choice: Choice) => readonly string[];

/** What a thing on the table is at this moment. `blocked`: it looks possible, and a rule says why not. */
export type TargetState = 'possible' | 'picked' | 'blocked' | 'idle';

/** What comes of touching a thing. */
type Touch<Choice> =
  | { kind: 'choose'; choice: Choice }
  /** These things are picked now, and something else is to be touched, or one of several choices to be taken from a menu. */
  | { kind: 'pick'; picked: readonly string[] }
  | { kind: 'why'; rule: string }
  | { kind: 'nothing' };

export interface TargetModel<Choice> {
  /** What was touched so far and still leads to a choice. */
  readonly picked: readonly string[];
  /** What may be touched next, in the order of the decision. */
  readonly next: readonly string[];
  /** What may be touched after these. */
  nextAfter(...path: readonly string[]): readonly string[];
  /** The choices that have come to their last target but share it: a small menu there. */
  readonly menu: readonly Choice[];
  stateOf(id: string): TargetState;
  /** It is picked when it is touched, and can be dragged to a second thing. */
  leadsOn(id: string): boolean;
  /** The choices that begin with touching these things. */
  under(...path: readonly string[]): readonly Choice[];
  /** The rule that forbids what would be done by touching this; null when it is possible, or when nobody would try. */
  whyNot(id: string): string | null;
  /** The things that could be touched next if a rule did not forbid it, each with one choice that is blocked. */
  refused(): readonly { id: string; choice: Choice }[];
  touch(id: string): Touch<Choice>;
}

interface TargetInput<Choice> {
  choices: readonly Choice[];
  targetOf: TargetOf<Choice>;
  /** What was touched so far; what no longer leads anywhere is left out. */
  picked?: readonly string[];
  /** Asked at most once, and only when somebody wants to know about a thing that cannot be touched. */
  blocked?: () => readonly Blocked<Choice>[];
}

interface Way<Choice> {
  choice: Choice;
  path: readonly string[];
}

const keyOf = (path: readonly string[]): string => path.join('\n');
const begins = (path: readonly string[], start: readonly string[]): boolean =>
  start.length <= path.length && start.every((id, i) => path[i] === id);

/** What a decision makes of the things on the table. */
export function targetModel<Choice>(input: TargetInput<Choice>): TargetModel<Choice> {
  const { choices, targetOf } = input;
  const ways = waysBy(choices.map((choice) => ({ choice, path: targetOf(choice) })));
  const under = (start: readonly string[]) => ways.get(keyOf(start)) ?? [];
  /** Nothing but one choice is left when these have been touched. */
  const onlyChoice = (path: readonly string[]): Choice | null => {
    const left = under(path);
    return left.length === 1 && left[0]!.path.length === path.length ? left[0]!.choice : null;
  };
  /** As many of the things touched, from the first, as leave something to choose. */
  let picked = input.picked ?? [];
  while (picked.length > 0 && (under(picked).length === 0 || onlyChoice(picked) !== null)) picked = picked.slice(0, -1);

  let forbidden: (Way<Choice> & { rule: string })[] | null = null;
  const forbiddenWays = () => {
    forbidden ??= (input.blocked?.() ?? []).map(({ choice, rule }) => ({ choice, path: targetOf(choice), rule }));
    return forbidden;
  };

  /** After which of the things picked a thing can be touched: the most that is possible, or something else instead of them. */
  const startFor = (id: string): readonly string[] | null => {
    for (let pickedCount = picked.length; pickedCount >= 0; pickedCount--) {
      const start = picked.slice(0, pickedCount);
      if (under([...start, id]).length > 0) return start;
    }
    return null;
  };
  const whyNot = (id: string): string | null => {
    if (picked.includes(id) || startFor(id)) return null;
    for (let pickedCount = picked.length; pickedCount >= 0; pickedCount--) {
      const start = [...picked.slice(0, pickedCount), id];
      const found = forbiddenWays().find(({ path }) => begins(path, start));
      if (found) return found.rule;
    }
    return null;
  };

  const nextAfter = (start: readonly string[]): string[] => [
    ...new Set(under(start).flatMap(({ path }) => path[start.length] ?? [])),
  ];

  return {
    picked,
    next: nextAfter(picked),
    nextAfter: (...path) => nextAfter(path),
    menu: under(picked)
      .filter(({ path }) => picked.length > 0 && path.length === picked.length)
      .map(({ choice }) => choice),
    stateOf: (id) =>
      picked.includes(id) ? 'picked' : startFor(id) ? 'possible' : whyNot(id) === null ? 'idle' : 'blocked',
    leadsOn(id) {
      if (picked.includes(id)) return true;
      const start = startFor(id);
      return start !== null && onlyChoice([...start, id]) === null;
    },
    under: (...path) => under(path).map(({ choice }) => choice),
    whyNot,
    refused() {
      const found = new Map<string, Choice>();
      for (const { path, choice } of forbiddenWays()) {
        const id = path[picked.length];
        if (id === undefined || found.has(id) || !begins(path, picked) || picked.includes(id) || startFor(id)) continue;
        found.set(id, choice);
      }
      return [...found].map(([id, choice]) => ({ id, choice }));
    },
    touch(id) {
      const at = picked.indexOf(id);
      const start = startFor(id);
      // A thing that is touched once more is put back, unless it is also what comes next.
      if (at >= 0 && start?.length !== picked.length) return { kind: 'pick', picked: picked.slice(0, at) };
      if (start) {
        const path = [...start, id];
        const choice = onlyChoice(path);
        return choice === null ? { kind: 'pick', picked: path } : { kind: 'choose', choice };
      }
      const rule = whyNot(id);
      return rule === null ? { kind: 'nothing' } : { kind: 'why', rule };
    },
  };
}

/** All ways by how they begin: by no thing at all, by the first, by the first two… */
function waysBy<Choice>(ways: readonly Way<Choice>[]): Map<string, Way<Choice>[]> {
  const all = new Map<string, Way<Choice>[]>();
  for (const way of ways) {
    for (let length = 0; length <= way.path.length; length++) {
      const key = keyOf(way.path.slice(0, length));
      const alike = all.get(key);
      if (alike) alike.push(way);
      else all.set(key, [way]);
    }
  }
  return all;
}
