import { formatList } from '@cordillera/engine';
import type { SierraSpeaker } from '@cordillera/sierra';
import type { Language } from '../../../i18n/index.tsx';
import type { EndWords } from '../../../screens/end/endWords.ts';
import { marginOf, victoryOf } from '../../../screens/end/victory.ts';
import type { Outcome } from './outcome.ts';
import type { SierraEndWords } from './sierraEndWords.ts';

export interface Headline {
  title: string;
  note: string;
}

/** The result in a sentence for the person who played here, and the explanation in another. */
export function headlineOf(
  outcome: Outcome,
  speaker: SierraSpeaker,
  words: SierraEndWords,
  general: EndWords['victory'],
  language: Language,
): Headline {
  if (outcome.campaign) return campaignHeadline(outcome.campaign, words);
  return {
    title: victory(outcome, words.headline, general, language),
    note: bonusNote(outcome, words.note) ?? scoreNote(outcome, speaker, general),
  };
}

function campaignHeadline({ suns, score, goals }: NonNullable<Outcome['campaign']>, words: SierraEndWords): Headline {
  const goal = goals[suns];
  const { allSuns, nextSun, firstSun } = words.note;
  return {
    title: words.headline.suns[suns]!,
    note:
      goal === undefined
        ? allSuns(score, Math.max(...goals))
        : // the goal must be exceeded, not equalled (SI-R-65)
          (suns === 0 ? firstSun : nextSun)(score, goal - score + 1),
  };
}

function victory(
  { names, me, result }: Outcome,
  words: SierraEndWords['headline'],
  general: EndWords['victory'],
  language: Language,
): string {
  const { winners, teamWinners, totals } = result;
  const named = (seats: readonly number[]): string =>
    formatList(
      language,
      seats.map((seat) => names[seat]!),
    );
  if (me !== null && !winners.includes(me) && teamWinners.includes(me)) return words.yourGroup(named(winners));
  if (teamWinners.length === 0) return victoryOf({ names, totals, winners, me }, general, language);
  if (me !== null && winners.includes(me))
    return winners.length === 1
      ? words.youWinAsGroup
      : words.youShareAsGroup(named(winners.filter((seat) => seat !== me)));
  return (winners.length === 1 ? words.winsAsGroup : words.shareAsGroup)(named(winners));
}

/** Whether the bonus was enough for the companion who needed it most; null when nobody was given one. */
function bonusNote({ names, groups, me, result }: Outcome, words: SierraEndWords['note']): string | null {
  const { totals, bonuses, teamWinners } = result;
  const helped = bonuses.flatMap((bonus, seat) => (bonus > 0 ? [seat] : []));
  if (helped.length === 0) return null;
  const last = helped.reduce((a, b) => (totals[b]! < totals[a]! ? b : a));
  const score = totals[last]! + bonuses[last]!;
  const best = bestOpponent(groups, totals, last);
  const isEnough = teamWinners.length > 0;
  if (last === me) return (isEnough ? words.youEnough : words.youTooLittle)(score, best);
  return (isEnough ? words.bonusEnough : words.bonusTooLittle)(names[last]!, score, best);
}

/** The highest score outside a seat's group. */
export const bestOpponent = (
  groups: readonly (readonly number[])[],
  totals: readonly number[],
  seat: number,
): number => {
  const own = groups.find((members) => members.includes(seat))!;
  return Math.max(...totals.filter((_, other) => !own.includes(other)));
};

/** How far the person was ahead or behind; for several people, or several winners, the victory in the game's words. */
function scoreNote({ names, me, result }: Outcome, speaker: SierraSpeaker, words: EndWords['victory']): string {
  const { winners, totals } = result;
  if (me === null || winners.length > 1) return speaker.result(result)[0]!;
  return marginOf({ names, totals, winners, me }, words);
}
