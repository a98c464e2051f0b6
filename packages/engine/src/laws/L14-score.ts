import type { Viewer } from '../game.ts';
import type { Law, Position } from './law.ts';
import { same } from './values.ts';

/** The score sheet's lines add up to its total, at any time; the winner follows from the totals and the tie rules. */
export const score: Law = {
  name: 'score',
  per: 'position',
  rate: 4,
  watch: (must, harness) => {
    function mustAddUp({ rules, input, copy }: Position, viewer: Viewer = 'spectator'): number[] {
      const sheet = rules.score(copy(), viewer);
      must(sheet.seats.length === input.seats, () => `${sheet.seats.length} score sheets for ${input.seats} seats`);
      const seats = sheet.seats.map((each, seat) => ({ name: `seat ${seat}`, ...each }));
      for (const { name, lines, total } of [...seats, ...(sheet.others ?? [])]) {
        const sum = lines.reduce((points, line) => points + line.points, 0);
        must(sum === total, () => `${name}: the lines make ${sum}, the total says ${total}`);
      }
      return sheet.seats.map(({ total }) => total);
    }

    return {
      position(position, random) {
        mustAddUp(position);
        mustAddUp(position, random.int(position.input.seats));
      },
      end(end) {
        const { rules, input, copy, result } = end;
        const totals = mustAddUp(end);
        if (result === null) return;
        must(same(result.totals, totals), () => `the result says [${result.totals}], the score sheet [${totals}]`);
        const winners = harness.winners?.(copy(), rules);
        if (winners === undefined) {
          const real = result.winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < input.seats);
          must(real && new Set(result.winners).size === result.winners.length, () => `winners [${result.winners}]`);
        } else {
          must(
            same(result.winners, winners),
            () => `winners [${result.winners}]; by the totals and ties: [${winners}]`,
          );
        }
      },
    };
  },
};
