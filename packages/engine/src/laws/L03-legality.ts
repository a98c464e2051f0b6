import { canonicalJson } from '../canonical.ts';
import { applyChoice } from '../choices.ts';
import { CordilleraError, type ErrorCode } from '../errors.ts';
import type { Rules, Seat } from '../game.ts';
import { pick, type Random, shuffle } from '../random.ts';
import type { Law } from './law.ts';
import { deepCopy, difference, same, summarize } from './values.ts';

/** Samples per position: over many games they cover everything. */
const LISTED = 8;
const FORGED = 8;
/** How many earlier choices are remembered, to be tried when they are no longer listed. */
const EARLIER = 12;

interface Attempt {
  seat: unknown;
  choice: unknown;
  /** Set where only this refusal is right. */
  code?: ErrorCode;
}

/**
 * What is listed can be applied; anything else is refused with a typed reason and leaves the state byte-identical. A
 * choice made for a seat whose time is up is listed too.
 */
export const legality: Law = {
  name: 'legality',
  per: 'position',
  rate: 20,
  watch: (must) => {
    let earlier: object[] = [];

    /** Null when refused with a typed reason (and the right one), otherwise what happened instead. */
    function attempt(rules: Rules, state: object, seats: number, { seat, choice, code }: Attempt): string | null {
      try {
        applyChoice(rules, state, seats, seat as Seat, choice);
      } catch (error) {
        if (!(error instanceof CordilleraError)) return `threw ${summarize(String(error))} instead of a typed refusal`;
        return code === undefined || error.code === code ? null : `was refused as ${error.code}, not as ${code}`;
      }
      return 'was accepted';
    }

    function mustRefuse(rules: Rules, copy: () => object, seats: number, attempts: Attempt[]): void {
      const state = copy();
      for (const forged of attempts) {
        const problem = attempt(rules, state, seats, forged);
        must(problem === null, () => `seat ${summarize(forged.seat)}, ${summarize(forged.choice)}: ${problem}`);
      }
      must(same(state, copy()), () => {
        const culprit = attempts.find((forged) => {
          const touched = copy();
          attempt(rules, touched, seats, forged);
          return !same(touched, copy());
        });
        return `the refused choice ${summarize(culprit)} changed the state: ${difference(copy(), state)}`;
      });
    }

    return {
      start() {
        earlier = [];
      },
      position({ rules, input, decisions, deciders, copy }, random) {
        if (deciders.length === 0) return;
        const listed = decisions.flatMap(({ seat, choices }) => choices.map((choice) => ({ seat, choice })));
        for (const { seat, choice } of shuffle(random, listed.slice()).slice(0, LISTED)) {
          let problem: unknown = null;
          try {
            applyChoice(rules, copy(), input.seats, seat, deepCopy(choice));
          } catch (error) {
            problem = error;
          }
          must(problem === null, () => `seat ${seat}, listed ${summarize(choice)} failed: ${String(problem)}`);
        }

        for (const { seat, choices } of decisions) {
          const chosen = rules.timeUp?.(copy(), seat);
          const waited = deciders.includes(seat);
          if (chosen === undefined) break;
          must(
            waited === (chosen !== null),
            () => `seat ${seat}, time up: ${waited ? 'nothing' : 'something'} is chosen`,
          );
          must(
            chosen === null || choices.some((choice) => same(choice, chosen)),
            () => `seat ${seat}, time up: ${summarize(chosen)} is not listed`,
          );
        }

        const seats = [...Array(input.seats).keys()];
        const listedOf = new Map(seats.map((seat) => [seat, new Set<string | null>()]));
        for (const { seat, choice } of listed) listedOf.get(seat)?.add(keyOf(choice));
        const notListed = ({ seat, choice }: { seat: Seat; choice: unknown }): boolean => {
          const key = keyOf(choice);
          return key === null || !listedOf.get(seat)?.has(key);
        };
        const forged = Array.from({ length: FORGED }, () => {
          const { seat, choice } = pick(random, listed);
          return pick(random, [
            () => ({ seat: pick(random, seats), choice: pick(random, [...earlier, choice]) }),
            () => ({ seat, choice: pick(random, [...alterations(choice)]) }),
            () => ({ seat: pick(random, seats), choice: pick(random, garbage()) }),
          ])();
        });
        const state = copy();
        const blocked = decisions.flatMap(({ seat }) =>
          rules.blocked(state, seat).map(({ choice }) => ({ seat, choice, code: 'blocked' as const })),
        );
        mustRefuse(rules, copy, input.seats, [
          ...forged.filter(notListed),
          ...shuffle(random, blocked).filter(notListed).slice(0, 2),
          wrongSeat(input.seats, pick(random, listed).choice, random),
        ]);
      },
      move({ choice }) {
        earlier.push(choice);
        if (earlier.length > EARLIER) earlier.shift();
      },
      end({ rules, input, copy, how }) {
        if (how !== 'over') return;
        const choice = earlier.at(-1) ?? {};
        const attempts = Array.from({ length: input.seats }, (_, seat) => ({
          seat,
          choice,
          code: 'game-over' as const,
        }));
        mustRefuse(rules, copy, input.seats, attempts);
      },
    };
  },
};

function wrongSeat(seats: number, choice: object, random: Random): Attempt {
  return { seat: pick(random, [-1, seats, 0.5, Number.NaN, '0', null, undefined]), choice, code: 'bad-seat' };
}

/** The choice with one field changed, added or removed. */
function* alterations(choice: object): Generator<unknown> {
  yield { ...choice, extra: 1 };
  for (const [field, value] of Object.entries(choice)) {
    const { [field]: _, ...rest } = choice as Record<string, unknown>;
    yield rest;
    for (const other of [null, Number.NaN, [], {}, String(value), -1, 0, 1, 1e9, Number.POSITIVE_INFINITY]) {
      yield { ...choice, [field]: other };
    }
    if (typeof value === 'number') yield* [value + 1, value - 1, value + 0.5].map((n) => ({ ...choice, [field]: n }));
    if (typeof value === 'string') yield { ...choice, [field]: `${value}?` };
  }
}

function garbage(): unknown[] {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  return [
    undefined,
    null,
    0,
    Number.NaN,
    'choice',
    true,
    [],
    {},
    cyclic,
    { type: cyclic },
    10n,
    () => 0,
    new Map([[1, 2]]),
  ];
}

/** Null for anything without a JSON form: it equals no listed choice. */
function keyOf(choice: unknown): string | null {
  try {
    return canonicalJson(choice);
  } catch {
    return null;
  }
}
