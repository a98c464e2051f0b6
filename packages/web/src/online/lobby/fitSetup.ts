import { loadBots } from '@cordillera/bots/lazy';
import { defaultLevel } from '@cordillera/bots/levels';
import type { Seat } from '@cordillera/engine';
import type { TableInfo, TableSeat } from '@cordillera/protocol';
import * as v from 'valibot';
import { addressOf } from '../../platform/routes.ts';

/** The bot of this game that fills free seats by default. */
export const usualBot = async (game: string): Promise<string> =>
  defaultLevel((await loadBots(game)).map(({ id }) => id));

/** The full address of a link. */
export const linkTo = (code: string): string => new URL(addressOf({ screen: 'join', code }), location.href).href;

/**
 * Adapts the seats of a table to a range from `min` to `max`: for each seat its old number, null for a new one. The
 * last open seats are dropped first, then the last bots; null when more people than that are seated.
 */
export function fitSetup(
  seats: readonly TableSeat[],
  { min, max }: { min: number; max: number },
): (Seat | null)[] | null {
  const keptSeats = [...seats.keys()];
  const drop = (fits: (seat: TableSeat) => boolean): boolean => {
    const last = keptSeats.findLastIndex((seat) => fits(seats[seat]!));
    return last >= 0 && keptSeats.splice(last, 1).length > 0;
  };
  while (keptSeats.length > max)
    if (!drop(({ open }) => open === true) && !drop(({ bot }) => bot !== undefined)) return null;
  return [...keptSeats, ...Array<null>(Math.max(0, min - keptSeats.length)).fill(null)];
}

const groups = v.object({ groups: v.array(v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))) });

/** The groups of seats that play together; null where everybody plays alone, or all together. */
export function groupsOf({
  options,
  seats,
}: Pick<TableInfo, 'options' | 'seats'>): readonly (readonly Seat[])[] | null {
  const { success, output } = v.safeParse(groups, options);
  if (!success || output.groups.length < 2) return null;
  return output.groups.flat().length === seats.length ? output.groups : null;
}
