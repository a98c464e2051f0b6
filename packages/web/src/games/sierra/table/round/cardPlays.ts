import type { Entry } from '../log/gameHistory.ts';

/** A card that was laid or kept, and what it changed. */
export interface Deed {
  seat: number;
  card: number;
  gains: Entry['gains'];
}

/** What one group did in a round. */
export interface GroupDeeds {
  group: number;
  laid: Deed[];
  kept: Deed[];
  /** By how much the points of its members changed, all together. */
  gains: Entry['gains'];
}

/** What each group did, as these entries of the story tell it: those after `first` in the order of play, `first` last. */
export function deedsOf(
  entries: readonly Entry[],
  groupOf: (seat: number) => number,
  first: number | null,
): GroupDeeds[] {
  const groups = new Map<number, GroupDeeds>();
  for (const { event, gains } of entries) {
    if (event.type !== 'laid' && event.type !== 'kept') continue;
    const { seat, card } = event;
    const group = groupOf(seat);
    const deeds = groups.get(group) ?? { group, laid: [], kept: [], gains: [] };
    deeds[event.type].push({ seat, card, gains });
    deeds.gains = added(deeds.gains, gains);
    groups.set(group, deeds);
  }
  const behind = ({ group }: GroupDeeds): number => (first === null || group > first ? group : group + groups.size + 1);
  return [...groups.values()].sort((a, b) => behind(a) - behind(b));
}

function added(a: Entry['gains'], b: Entry['gains']): Entry['gains'] {
  const sum = new Map(a.map(({ seat, points }) => [seat, points]));
  for (const { seat, points } of b) sum.set(seat, (sum.get(seat) ?? 0) + points);
  return [...sum].map(([seat, points]) => ({ seat, points })).sort((x, y) => x.seat - y.seat);
}
