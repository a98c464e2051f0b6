import { formatList } from '@cordillera/engine';
import type { Language } from '../../../i18n/index.tsx';
import { bestOpponent } from './headline.ts';
import type { Outcome } from './outcome.ts';
import type { SierraEndWords } from './sierraEndWords.ts';

/** Why the game ended as it did, and the rule that says so. */
export interface Reason {
  text: string;
  rule: `SI-${string}`;
}

export const reasonsOf = (outcome: Outcome, words: SierraEndWords['reason'], language: Language): Reason[] =>
  outcome.campaign
    ? campaignReasons(outcome, outcome.campaign, words)
    : [individual(outcome, words, language), ...team(outcome, words, language)];

function individual(
  { mode, names, groups, me, result }: Outcome,
  words: SierraEndWords['reason'],
  language: Language,
): Reason {
  const { winners, totals } = result;
  const score = Math.max(...totals);
  if (winners.length === 1) {
    const [winner] = winners as [number];
    const text = winner === me ? words.yours(score) : words.theirs(score, names[winner]!);
    return { text, rule: mode === 'competitive' ? 'SI-VS-06' : 'SI-WIN-01' };
  }
  const text = words.shared(
    score,
    formatList(
      language,
      winners.map((seat) => names[seat]!),
    ),
  );
  if (mode === 'competitive') return { text, rule: 'SI-R-59' };
  const isOneGroup = groups.some((members) => winners.every((seat) => members.includes(seat)));
  return { text, rule: isOneGroup ? 'SI-R-53' : winners.length > 2 ? 'SI-R-55' : 'SI-WIN-02' };
}

/** The team victory, or why there is none; nothing where nobody has a team. */
function team({ mode, groups, result }: Outcome, words: SierraEndWords['reason'], language: Language): Reason[] {
  if (mode !== 'team') return [];
  const { winners, teamWinners, totals, bonuses } = result;
  const members = groups.find((seats) => seats.includes(winners[0]!))!;
  if (!winners.every((seat) => members.includes(seat))) return [{ text: words.twoGroups, rule: 'SI-WIN-03' }];
  const sum = (seat: number): string => (bonuses[seat]! > 0 ? `${totals[seat]} + ${bonuses[seat]}` : `${totals[seat]}`);
  const falling = (seats: readonly number[]): number[] => [...seats].sort((a, b) => totals[b]! - totals[a]!);
  if (teamWinners.length > 0) {
    const others = falling(totals.map((_, seat) => seat).filter((seat) => !members.includes(seat)));
    const own = formatList(language, falling(members).map(sum));
    return [
      {
        text: words.groupAhead(
          own,
          formatList(
            language,
            others.map((seat) => String(totals[seat])),
          ),
        ),
        rule: 'SI-TEAM-02',
      },
    ];
  }
  const last = falling(members).at(-1)!;
  const best = bestOpponent(groups, totals, last);
  const isEqual = totals[last]! + bonuses[last]! === best;
  return [
    isEqual
      ? { text: words.groupEqual(sum(last), best), rule: 'SI-R-56' }
      : { text: words.groupBehind(sum(last), best), rule: 'SI-TEAM-02' },
  ];
}

function campaignReasons(
  { mode }: Outcome,
  { score, goals, suns }: NonNullable<Outcome['campaign']>,
  words: SierraEndWords['reason'],
): Reason[] {
  const isSolo = mode === 'solo';
  const rule = goals.includes(score) ? 'SI-R-65' : isSolo ? 'SI-SOLO-05' : 'SI-COOP-07';
  const [below, above] = [goals[suns - 1], goals[suns]];
  const text =
    below === undefined
      ? words.noSun(score, goals[0]!)
      : above === undefined
        ? words.allSuns(score, below)
        : words.someSuns(score, below, above, suns);
  return isSolo
    ? [{ text, rule }]
    : [
        { text: words.lowest(score), rule: 'SI-COOP-06' },
        { text, rule },
      ];
}
