import { list } from '@cordillera/engine';
import type { SierraSpeaker } from '@cordillera/sierra';
import type { Language } from '../../words/index.tsx';
import type { Outcome } from './outcome.ts';
import type { SierraEndWords } from './words.ts';

export interface Headline {
  title: string;
  note: string;
}

/** The result in a sentence for the person who played here, and what lies behind it in another. */
export function headlineOf(
  outcome: Outcome,
  speaker: SierraSpeaker,
  words: SierraEndWords,
  language: Language,
): Headline {
  if (outcome.campaign) return campaignHeadline(outcome.campaign, words);
  return {
    title: victory(outcome, words.headline, language),
    note: bonusNote(outcome, words.note) ?? scoreNote(outcome, speaker, words.note),
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
        : // more than the goal, not as much (SI-R-65)
          (suns === 0 ? firstSun : nextSun)(score, goal - score + 1),
  };
}

function victory({ names, me, result }: Outcome, words: SierraEndWords['headline'], language: Language): string {
  const { winners, teamWinners } = result;
  const asGroup = teamWinners.length > 0;
  const named = (seats: readonly number[]): string =>
    list(
      language,
      seats.map((seat) => names[seat]!),
    );
  if (me !== null && winners.includes(me)) {
    if (winners.length === 1) return asGroup ? words.youWinAsGroup : words.youWin;
    const others = named(winners.filter((seat) => seat !== me));
    return (asGroup ? words.youShareAsGroup : words.youShare)(others);
  }
  if (me !== null && teamWinners.includes(me)) return words.yourGroup(named(winners));
  if (winners.length === 1) return (asGroup ? words.winsAsGroup : words.wins)(named(winners));
  return (asGroup ? words.shareAsGroup : words.share)(named(winners));
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

/** How far the person was ahead or behind; told to several, or of several winners, the victory in the game's words. */
function scoreNote({ names, me, result }: Outcome, speaker: SierraSpeaker, words: SierraEndWords['note']): string {
  const { winners, totals } = result;
  const best = Math.max(...totals);
  if (me === null || winners.length > 1) return speaker.result(result)[0]!;
  if (winners[0] !== me) return words.behind(best, totals[me]!);
  const others = totals.map((_, seat) => seat).filter((seat) => seat !== me);
  const second = others.reduce((a, b) => (totals[b]! > totals[a]! ? b : a));
  return words.follows(best, names[second]!, totals[second]!);
}
