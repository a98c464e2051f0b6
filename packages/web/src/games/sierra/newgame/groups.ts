import { groupSizes } from '@cordillera/sierra';

/** Who travels with whom: the seats of each group, groups and members in the order in which they sit. */
export type Groups = readonly (readonly number[])[];

/** The seats in their order, pairs first, the trio (if any) last. */
export function inOrder(seats: number): Groups {
  let next = 0;
  return groupSizes(seats).map((size) => Array.from({ length: size }, () => next++));
}

/** One more seat: it joins the last group as its third, or makes a pair with the third of the trio. */
export function withSeat(groups: Groups): Groups {
  const seat = groups.flat().length;
  const trio = groups.findIndex((group) => group.length === 3);
  if (trio < 0) return groups.map((group, i) => (i === groups.length - 1 ? [...group, seat] : group));
  const [third] = groups[trio]!.slice(2) as [number];
  return [...groups.map((group, i) => (i === trio ? group.slice(0, 2) : group)), [third, seat]];
}

/**
 * One seat fewer; the seats after it move up by one. A player left alone is joined by the third of the trio, or joins
 * another group.
 */
export function withoutSeat(groups: Groups, seat: number): Groups {
  const left = groups.map((group) => group.filter((member) => member !== seat).map((m) => (m > seat ? m - 1 : m)));
  const lonely = left.findIndex((group) => group.length === 1);
  if (lonely < 0) return left;
  const trio = left.findIndex((group) => group.length === 3);
  if (trio >= 0) {
    const third = left[trio]!.at(2)!;
    return left.map((group, i) => (i === trio ? group.slice(0, 2) : i === lonely ? [...group, third] : group));
  }
  const host = lonely === 0 ? 1 : lonely - 1;
  return left.map((group, i) => (i === host ? [...group, ...left[lonely]!] : group)).filter((_, i) => i !== lonely);
}

/**
 * The groups after seats have come and gone: for each the seat it was, null for a new one at the end. Seats stay in
 * their order.
 */
export function regrouped(groups: Groups | undefined, from: readonly (number | null)[]): Groups {
  const before = groups?.flat().length ?? 0;
  if (!isArranged(groups, before)) return inOrder(from.length);
  let next: Groups = groups;
  for (let seat = before - 1; seat >= 0; seat--) if (!from.includes(seat)) next = withoutSeat(next, seat);
  while (next.flat().length < from.length) next = withSeat(next);
  return next;
}

/** Two people change places, so that every group keeps its size. */
export const swapped = (groups: Groups, a: number, b: number): Groups =>
  groups.map((group) => group.map((member) => (member === a ? b : member === b ? a : member)));

/** Shuffles the people and keeps the sizes. `random` gives numbers from 0 up to 1. */
export function mixed(groups: Groups, random: () => number): Groups {
  const before = groups.flat();
  const lot = [...before];
  for (let i = lot.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [lot[i], lot[j]] = [lot[j]!, lot[i]!];
  }
  // A shuffle that changes nothing would look like a broken button: then the first goes to the end.
  if (lot.join() === before.join()) lot.push(lot.shift()!);
  let next = 0;
  return groups.map((group) => group.map(() => lot[next++]!));
}

/** Whether this could be a table of this many seats (SI-R-17); a stored draft may contain anything. */
export function isArranged(groups: unknown, seats: number): groups is Groups {
  if (!Array.isArray(groups) || !groups.every((group) => Array.isArray(group))) return false;
  const sizes = groups.map((group) => group.length).sort();
  const members = new Set<unknown>(groups.flat());
  return (
    sizes.join() === groupSizes(seats).sort().join() &&
    Array.from({ length: seats }, (_, seat) => members.has(seat)).every(Boolean)
  );
}
