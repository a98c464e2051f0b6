import type { Seat } from '@cordillera/engine';
import type { TableSetup } from '@cordillera/protocol';
import { RefusalError } from '../../refusalError.ts';
import { updateSeats } from '../../store/matches.ts';
import type { Person } from '../../store/people.ts';
import type { LiveTable } from '../liveTable.ts';
import type { Tables } from '../tableRegistry.ts';
import { changeWithRetry } from './changeWithRetry.ts';
import { checkedSetup } from './createTable.ts';
import { requireHost, requireNotStarted } from './guards.ts';
import { botSeat, summaryOf } from './seatInfo.ts';

/**
 * Changes the setup of a table before the start. Everybody keeps a seat: their own, or the one to which `from` moves
 * them; it holds, for each new seat, the old seat whose person comes here.
 */
export async function changeSetup(
  tables: Tables,
  table: LiveTable,
  plan: TableSetup,
  from: readonly (Seat | null)[] | undefined,
  person: Person,
): Promise<void> {
  requireHost(table, person);
  const planned = await checkedSetup(tables, plan);
  const { game, pack, options } = planned;
  await changeWithRetry(table, async () => {
    requireHost(table, person);
    requireNotStarted(table);
    const seats = [...planned.seats];
    const moves: [from: Seat, to: Seat][] = [];
    for (const before of table.people.keys()) {
      const now = from ? from.indexOf(before) : before;
      if (now < 0 || now >= seats.length) throw new RefusalError('too-few-seats', { seats: seats.length });
      seats[now] = table.row.seats[before]!;
      if (now !== before) moves.push([before, now]);
    }
    // no bot may have a person's name
    for (const [seat, { bot }] of seats.entries())
      if (bot !== undefined) seats[seat] = botSeat(bot, seats.toSpliced(seat, 1));
    await table.change(
      {
        game: game.id,
        rulesVersion: game.version,
        pack,
        options,
        pace: plan.pace,
        seats,
        summary: summaryOf(table.row, seats),
      },
      ...updateSeats(table.id, moves),
    );
    await table.refresh();
  });
}
