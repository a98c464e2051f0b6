import { type Preview, previewOf, type Rules, type Seat } from '@cordillera/engine';

/**
 * The smallest rules that the lab's tests need: all seats decide at once, three times each; a choice is worth its
 * number of points, and may be taken back until all others have decided.
 */
export interface ToyTypes {
  State: { taken: number[][]; turns: number };
  Choice: { points: number } | { back: true };
  View: { seat: Seat };
  Options: object;
  Event: { type: string };
  Result: { reason: string; winners: Seat[]; totals: number[] };
  Preview: Preview;
  Content: object;
}

const rounds = 3;
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

export const toyRules: Rules<ToyTypes> = {
  setup: ({ seats }) => ({ state: { taken: Array.from({ length: seats }, () => []), turns: 0 }, events: [] }),
  deciders: ({ taken, turns }) =>
    turns === rounds ? [] : taken.flatMap((own, seat) => (own.length === turns ? [seat] : [])),
  decision: (_state, seat) => ({
    seat,
    prompt: 'take',
    choices: [{ points: 1 }, { points: 2 }, { points: 3 }, { back: true }],
    forward: 3,
  }),
  apply(state, seat, choice) {
    if ('points' in choice) state.taken[seat]?.push(choice.points);
    if (state.taken.every((own) => own.length > state.turns)) state.turns += 1;
    return [];
  },
  clone: ({ taken, turns }) => ({ taken: taken.map((own) => [...own]), turns }),
  view: (_state, viewer) => ({ seat: viewer as Seat }),
  determinize: () => ({ taken: [], turns: 0 }),
  blocked: () => [],
  score: ({ taken }) => ({
    seats: taken.map((own) => ({
      lines: own.map((points) => ({ source: 'take', params: { card: `number-${points}` }, points })),
      total: sum(own),
    })),
  }),
  preview: (state, seat, choice) => previewOf(toyRules, state, seat, choice),
  result({ taken, turns }) {
    if (turns < rounds) return null;
    const totals = taken.map(sum);
    const winners = totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
    return { reason: 'rounds', winners, totals };
  },
  commutes: () => true,
  canUndoPast: () => true,
  pieces: () => [],
  turns: ({ turns }) => turns,
  maxForwardChoices: ({ seats }) => seats * rounds,
};
