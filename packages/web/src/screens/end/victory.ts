import { formatList } from '@cordillera/engine';
import type { Language } from '../../i18n/index.tsx';
import type { EndWords } from './endWords.ts';

export interface Victory {
  /** By seat; then those without a seat. */
  names: readonly string[];
  totals: readonly number[];
  winners: readonly number[];
  /** The only person who played on this device, whom the texts address; null when there was none, or several. */
  me: number | null;
}

/** Who won, for the person who played here. */
export function victoryOf({ names, winners, me }: Victory, words: EndWords['victory'], language: Language): string {
  const named = (seats: readonly number[]): string =>
    formatList(
      language,
      seats.map((seat) => names[seat]!),
    );
  if (me !== null && winners.includes(me)) {
    const others = winners.filter((seat) => seat !== me);
    return others.length === 0 ? words.youWin : words.youShare(named(others));
  }
  return (winners.length === 1 ? words.wins : words.share)(named(winners));
}

/** How far the person was ahead or behind; the winners' points when the texts address nobody. */
export function marginOf({ names, totals, winners, me }: Victory, words: EndWords['victory']): string {
  const best = Math.max(...totals);
  if (me !== null && !winners.includes(me)) return words.behind(best, totals[me]!);
  if (winners.length > 1) return words.shared(best);
  const others = totals.map((_, index) => index).filter((index) => index !== winners[0]);
  if (others.length === 0) return words.only(best);
  const second = others.reduce((a, b) => (totals[b]! > totals[a]! ? b : a));
  return words.follows(best, names[second]!, totals[second]!);
}
