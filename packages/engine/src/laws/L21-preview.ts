import { pick } from '../random.ts';
import type { Law } from './law.ts';
import { withStreamsOf } from './streams.ts';
import { deepCopy, difference, notPlain, same, summarize } from './values.ts';

/**
 * A preview changes nothing, is the same each time, and does not depend on what is hidden from the seat. Where a choice
 * reveals nothing, it correctly predicts the points and the next choices.
 */
export const preview: Law = {
  name: 'preview',
  per: 'position',
  rate: 10,
  watch: (must, harness) => ({
    position({ rules, state, copy, decisions }, random) {
      if (decisions.length === 0) return;
      const { seat, choices } = pick(random, decisions);
      const choice = pick(random, choices);
      const what = `the preview of seat ${seat}'s ${summarize(choice)}`;
      const asked = copy();
      const after = rules.clone(asked);
      let final: boolean;
      try {
        final = rules.apply(after, seat, choice).some((event) => event.barrier) || rules.result(after) !== null;
      } catch {
        // L3 reports a listed choice that throws.
        return;
      }

      rules.decision(asked, seat);
      rules.score(asked, seat);
      // L11 reports a question that changes the state, L6 a clone that shares it.
      if (!same(asked, state)) return;
      const foreseen = deepCopy(rules.preview(asked, seat, deepCopy(choice)));
      must(same(asked, state), () => `${what} changes the state: ${difference(state, asked)}`);
      const problem = notPlain(foreseen, 'preview');
      must(problem === null, () => `${what} is no plain data: ${problem}`);
      const again = rules.preview(copy(), seat, deepCopy(choice));
      must(same(foreseen, again), () => `${what} differs the next time: ${difference(foreseen, again)}`);
      must(foreseen.final === final, () => `${what} says final: ${foreseen.final}, and it is ${final}`);

      if (!final) {
        const totalIn = (position: object): number => rules.score(deepCopy(position), seat).seats[seat]?.total ?? 0;
        const points = totalIn(after) - totalIn(state);
        must(foreseen.points === points, () => `${what} says ${foreseen.points} points; they are ${points}`);
        const opens = (rules.decision(deepCopy(after), seat)?.choices ?? []).filter(
          (next) => !choices.some((listed) => same(listed, next)),
        );
        must(same(foreseen.opens, opens), () => `${what} opens something else: ${difference(foreseen.opens, opens)}`);
      }

      const other = withStreamsOf(state, harness.scramble(copy(), seat, random, rules));
      const asks = (world: object): object => ({
        view: rules.view(world, seat),
        decision: rules.decision(world, seat),
        score: rules.score(world, seat),
      });
      // Nothing to compare where the seat can tell the worlds apart or they are equal.
      if (same(state, other) || !same(asks(copy()), asks(deepCopy(other)))) return;
      const elsewhere = rules.preview(other, seat, deepCopy(choice));
      must(same(foreseen, elsewhere), () => `${what} shows something hidden: ${difference(foreseen, elsewhere)}`);
    },
  }),
};
