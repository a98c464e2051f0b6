import type { Seat } from '@cordillera/engine';
import { DuplicateKeyError } from '../database/database.ts';
import { standInOf } from '../games.ts';
import { RefusalError } from '../refusalError.ts';
import { updateAgreed } from '../store/matches.ts';
import { absenceLimitMs, type Company, judgesOf } from './absence.ts';
import type { LiveTable } from './liveTable.ts';
import { changeWithRetry } from './setup/changeWithRetry.ts';
import type { Tables } from './tableRegistry.ts';

/** A player agrees to a stand-in for a player who is gone and for whom the game waits. */
export async function letStandIn(tables: Tables, table: LiveTable, seat: Seat, person: string): Promise<void> {
  await changeWithRetry(table, async () => {
    await table.absenceStored();
    const gone = table.people.get(seat);
    if (table.seatsOf(person).length === 0 || gone === person) throw new RefusalError('not-your-seat');
    if (gone === undefined) throw new RefusalError('no-seat');
    if (table.seats[seat]!.standIn !== undefined) return;
    if (!isAwaited(tables, table, seat)) throw new RefusalError('still-here');
    const sitting = table.absences.sitting(seat)!;
    const agreed = [...new Set([...sitting.agreed, person])];
    const { judges, need } = judgesOf(companyOf(table, person), gone, agreed);
    if (!judges.includes(person)) throw new RefusalError('not-the-host');
    if (agreed.filter((each) => judges.includes(each)).length >= need) {
      await table.substituteTimedOutSeat(seat, await standInOf(table.game), () => isAwaited(tables, table, seat));
      return;
    }
    const [touched] = await tables.database.write(updateAgreed(table.id, sitting, agreed));
    await table.refresh();
    if (touched === 0) throw new DuplicateKeyError('somebody else has agreed meanwhile');
    table.audience.broadcastTableInfo();
    tables.changed(table, 0);
  });
  tables.watch(table);
}

/** The asking person counts as present, however they ask. */
const companyOf = (table: LiveTable, asker: string): Company => ({
  people: table.people,
  host: table.row.host,
  presenceOf: (person) => (person === asker ? 'here' : table.audience.presenceOf(person)),
});

/** Whether the game, or a pause without an end, waits for this seat, whose person has been gone for long enough. */
function isAwaited(tables: Tables, table: LiveTable, seat: Seat): boolean {
  const { match, row } = table;
  const absence = table.absences.at(seat);
  const person = table.people.get(seat);
  const after = absenceLimitMs(row, tables.goneAfterMs);
  if (!match || after === null || absence === null || person === undefined) return false;
  if (table.audience.presenceOf(person) !== 'offline' || absence.since + after > tables.now()) return false;
  return row.state === 'paused' || match.deciders().includes(seat);
}
