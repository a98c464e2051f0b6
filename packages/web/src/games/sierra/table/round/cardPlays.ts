import type { Entry } from '../log/gameHistory.ts';

/** A card that was placed or kept, and its effect. */
export interface CardPlay {
  seat: number;
  card: number;
  gains: Entry['gains'];
}

/** The plays of one group in a round. */
export interface GroupCardPlays {
  group: number;
  laid: CardPlay[];
  kept: CardPlay[];
  /** By how much the points of its members changed, all together. */
  gains: Entry['gains'];
}

/** The plays of each group in these history entries: those after `first` in the order of play, `first` last. */
export function cardPlaysByGroup(
  entries: readonly Entry[],
  groupOf: (seat: number) => number,
  first: number | null,
): GroupCardPlays[] {
  const groups = new Map<number, GroupCardPlays>();
  for (const { event, gains } of entries) {
    if (event.type !== 'laid' && event.type !== 'kept') continue;
    const { seat, card } = event;
    const group = groupOf(seat);
    const plays = groups.get(group) ?? { group, laid: [], kept: [], gains: [] };
    plays[event.type].push({ seat, card, gains });
    plays.gains = withGains(plays.gains, gains);
    groups.set(group, plays);
  }
  const behind = ({ group }: GroupCardPlays): number =>
    first === null || group > first ? group : group + groups.size + 1;
  return [...groups.values()].sort((a, b) => behind(a) - behind(b));
}

function withGains(a: Entry['gains'], b: Entry['gains']): Entry['gains'] {
  const sum = new Map(a.map(({ seat, points }) => [seat, points]));
  for (const { seat, points } of b) sum.set(seat, (sum.get(seat) ?? 0) + points);
  return [...sum].map(([seat, points]) => ({ seat, points })).sort((x, y) => x.seat - y.seat);
}
