import type { Blocked } from '@cordillera/engine';

/**
 * The targets to touch for a choice, one after the other: `['card 12', 'place 2 3']`, `['button ready']`. A game maps
 * every kind of choice, and the compiler checks that none is missing.
 */
export type TargetOf<Choice> = (choice: Choice) => readonly string[];

/** The state of a target. `blocked`: it looks possible, and a rule says why not. */
export type TargetState = 'possible' | 'picked' | 'blocked' | 'idle';

/** The effect of touching a target. */
type Touch<Choice> =
  | { kind: 'choose'; choice: Choice }
  /** These targets are picked now; the next step is another target, or one of several choices from a menu. */
  | { kind: 'pick'; picked: readonly string[] }
  | { kind: 'why'; rule: string }
  | { kind: 'nothing' };

export interface TargetModel<Choice> {
  /** The targets touched so far that still lead to a choice. */
  readonly picked: readonly string[];
  /** The targets available next, in the order of the decision. */
  readonly next: readonly string[];
  /** The targets available after these. */
  nextAfter(...path: readonly string[]): readonly string[];
  /** The choices that end at the same target: a small menu there. */
  readonly menu: readonly Choice[];
  stateOf(id: string): TargetState;
  /** Touching it picks it, and it can be dragged to a second target. */
  leadsOn(id: string): boolean;
  /** The choices that begin with these targets. */
  under(...path: readonly string[]): readonly Choice[];
  /** The rule that blocks this target; null when it is possible, or nobody would try it. */
  whyNot(id: string): string | null;
  /** The targets that only a rule blocks, each with one blocked choice. */
  refused(): readonly { id: string; choice: Choice }[];
  touch(id: string): Touch<Choice>;
}

interface TargetInput<Choice> {
  choices: readonly Choice[];
  targetOf: TargetOf<Choice>;
  /** The targets touched so far; those that lead nowhere are dropped. */
  picked?: readonly string[];
  /** Called at most once, and only when a player asks about a blocked target. */
  blocked?: () => readonly Blocked<Choice>[];
}

interface Way<Choice> {
  choice: Choice;
  path: readonly string[];
}

const keyOf = (path: readonly string[]): string => path.join('\n');
const begins = (path: readonly string[], start: readonly string[]): boolean =>
  start.length <= path.length && start.every((id, i) => path[i] === id);

/** Derives the state of all targets from a decision. */
export function targetModel<Choice>(input: TargetInput<Choice>): TargetModel<Choice> {
  const { choices, targetOf } = input;
  const ways = waysBy(choices.map((choice) => ({ choice, path: targetOf(choice) })));
  const under = (start: readonly string[]) => ways.get(keyOf(start)) ?? [];
  /** The choice that touching these completes; null when several are left, or another target follows. */
  const onlyChoice = (path: readonly string[]): Choice | null => {
    const left = under(path);
    return left.length === 1 && left[0]!.path.length === path.length ? left[0]!.choice : null;
  };
  /** The longest start of the touched targets that still leads to a choice. */
  let picked = input.picked ?? [];
  while (picked.length > 0 && (under(picked).length === 0 || onlyChoice(picked) !== null)) picked = picked.slice(0, -1);

  let forbidden: (Way<Choice> & { rule: string })[] | null = null;
  const forbiddenWays = () => {
    forbidden ??= (input.blocked?.() ?? []).map(({ choice, rule }) => ({ choice, path: targetOf(choice), rule }));
    return forbidden;
  };

  /** The picked targets that a target follows: as many as possible, or fewer when it replaces some of them. */
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
      // Touching a target again puts it back, unless it is also the next step.
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

/** All ways by their beginnings: none, the first target, the first two targets… */
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
