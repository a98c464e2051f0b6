import { viewersOf } from '../choices.ts';
import type { Rules } from '../game.ts';
import type { Random } from '../random.ts';
import type { Law } from './law.ts';
import { deepFreeze, difference, same, sharedWith } from './values.ts';

/** Every question that may be asked about a position at any time. */
const QUESTIONS = {
  deciders: (rules, state) => rules.deciders(state),
  decision: (rules, state, seats) => seats.map((seat) => rules.decision(state, seat)),
  blocked: (rules, state, seats) => seats.map((seat) => rules.blocked(state, seat)),
  view: (rules, state, seats) => viewersOf(seats.length).map((viewer) => rules.view(state, viewer)),
  determinize: (rules, state, seats, random) =>
    viewersOf(seats.length).map((viewer) => rules.determinize(deepFreeze(rules.view(state, viewer)), random)),
  score: (rules, state) => rules.score(state),
  result: (rules, state) => rules.result(state),
  pieces: (rules, state) => rules.pieces(state),
  turns: (rules, state) => rules.turns(state),
  commutes: (rules, state, seats) => seats.map((a) => seats.map((b) => a !== b && rules.commutes(state, a, b))),
  canUndoPast(rules, state, seats) {
    return seats.map((other) => {
      const choice = rules.decision(state, other)?.choices[0];
      return choice && seats.map((seat) => seat !== other && rules.canUndoPast(state, seat, other, choice));
    });
  },
  clone: (rules, state) => rules.clone(state),
} satisfies Partial<Record<keyof Rules, (rules: Rules, state: object, seats: number[], random: Random) => unknown>>;

/** These create states, which may share what no choice changes. */
const STATES = new Set(['determinize', 'clone']);

/**
 * Asking never changes a state (checked on frozen ones), and the answer shares nothing with it, so it cannot be used to
 * change the state either.
 */
export const purity: Law = {
  name: 'purity',
  per: 'position',
  rate: 20,
  watch: (must) => ({
    position({ rules, input, copy, state }, random) {
      const seats = [...Array(input.seats).keys()];
      const frozen = deepFreeze(copy());
      for (const [name, ask] of Object.entries(QUESTIONS)) {
        let answer: unknown;
        let problem: unknown = null;
        try {
          answer = ask(rules, frozen, seats, random);
        } catch (error) {
          problem = error;
        }
        must(problem === null, () => `${name} on a frozen state: ${String(problem)}`);
        const shared = STATES.has(name) ? null : sharedWith(frozen, answer);
        must(shared === null, () => `${name} hands out a part of the state: ${shared}`);
      }
      must(same(state, frozen), () => `a question changed the state: ${difference(state, frozen)}`);
    },
  }),
};
