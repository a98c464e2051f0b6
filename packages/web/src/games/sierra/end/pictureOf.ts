import type { SummitProps } from '../../../screens/end/Summit.tsx';
import { decisive, type Outcome } from './outcome.ts';
import type { SierraEndWords } from './sierraEndWords.ts';

/** The mountains of the summit picture, and its text. */
export function pictureOf(outcome: Outcome, words: SierraEndWords): SummitProps {
  const { mode, names, result, campaign } = outcome;
  const { totals, winners } = result;
  const decided = decisive(outcome);
  const isCounting = (seat: number): boolean => mode !== 'cooperative' || decided.includes(seat);
  const people = names.map((name, seat) => ({
    seat,
    name,
    total: totals[seat]!,
    // of a group that plays together only the score that counts reaches a goal
    flag: winners.includes(seat) && isCounting(seat),
    counts: isCounting(seat),
  }));
  const { label, goals, counts } = words.picture;
  const said = label(
    [...people]
      .sort((a, b) => b.total - a.total)
      .map(({ name, total }) => `${name} ${total}`)
      .join(', '),
  );
  return {
    people,
    goals: (campaign?.goals ?? []).map((points, i) => ({ points, reached: i < campaign!.suns })),
    label: campaign ? `${said} ${goals(campaign.goals.join(', '))}` : said,
    countsLabel: people.every((person) => person.counts) ? null : counts,
  };
}
