import { loadBots } from '@cordillera/bots/lazy';
import type { Seat, SeatInfo } from '@cordillera/engine';
import type { Statement } from '../../database/database.ts';
import { standInOf } from '../../games.ts';
import { RefusalError } from '../../refusalError.ts';
import { deleteAsking } from '../../store/asking.ts';
import { deleteSeat, holding, insertSeat, updateSeats } from '../../store/matches.ts';
import type { Person } from '../../store/people.ts';
import { needsConsent } from '../asking.ts';
import type { LiveTable } from '../liveTable.ts';
import type { Tables } from '../tableRegistry.ts';
import { changeWithRetry } from './changeWithRetry.ts';
import { requireFreeSeat, requireHost, requireNotStarted, requireTransferable } from './guards.ts';
import { botSeat, isOpen, openSeat, summaryOf } from './seatInfo.ts';
import { startNow } from './start.ts';

const putSeats = (table: LiveTable, seats: SeatInfo[], ...statements: Statement[]): Promise<void> =>
  table.change({ seats, summary: summaryOf(table.row, seats) }, ...statements);

/** A person with the link takes a seat that is free or a bot's. */
export async function takeSeat(
  tables: Tables,
  table: LiveTable,
  seat: Seat,
  person: Person,
  name: string,
): Promise<void> {
  const isLast = await changeWithRetry(table, async () => {
    requireFreeSeat(table, seat);
    requireTransferable(table);
    // players of this game would see another hand
    if (table.match && table.seatsOf(person.id).length > 0) throw new RefusalError('already-started');
    const taking = insertSeat(table.id, seat, person.id);
    if (table.match) {
      if (await needsConsent(tables, table, seat, person.id)) throw new RefusalError('ask-first');
      // a request of theirs for another seat would give them a second hand
      const asked = deleteAsking(table.id, person.id);
      await table.sit(seat, { name }, person.id, taking, holding(table.id, seat, person.id, false), asked);
      await table.refresh();
      table.audience.broadcastTableInfo();
      return false;
    }
    const { armed } = table.row.summary;
    const seats = table.row.seats.with(seat, { name });
    await putSeats(table, seats, taking);
    return armed === true && !seats.some(isOpen);
  });
  if (isLast) await startNow(table);
  tables.watch(table);
}

/** Renames a player before the start. */
export async function rename(table: LiveTable, seat: Seat, name: string, person: Person): Promise<void> {
  await changeWithRetry(table, async () => {
    requireNotStarted(table);
    if (table.people.get(seat) !== person.id) throw new RefusalError('not-your-seat');
    await putSeats(table, table.row.seats.with(seat, { name }));
  });
}

/** Moves a player to a seat that is free or a bot's, before the start; the bot moves to theirs. */
export async function moveTo(table: LiveTable, seat: Seat, to: Seat, person: Person): Promise<void> {
  await changeWithRetry(table, async () => {
    requireNotStarted(table);
    if (table.people.get(seat) !== person.id) throw new RefusalError('not-your-seat');
    requireFreeSeat(table, to);
    const { seats } = table.row;
    const left = isOpen(seats[to]!) ? openSeat(seat) : seats[to]!;
    await putSeats(table, seats.with(to, seats[seat]!).with(seat, left), ...updateSeats(table.id, [[seat, to]]));
  });
}

/** A person leaves a seat: before the start it becomes free, later a stand-in plays there. */
export async function leaveSeat(tables: Tables, table: LiveTable, seat: Seat, person: string): Promise<void> {
  await changeWithRetry(table, async () => {
    if (table.people.get(seat) !== person) throw new RefusalError('not-your-seat');
    const leaving = deleteSeat(table.id, seat, person);
    if (table.match && table.row.state !== 'over')
      await table.sit(seat, { ...table.match.seats[seat]!, standIn: await standInOf(table.game) }, person, leaving);
    else if (table.match) {
      await tables.database.write(leaving);
      tables.changed(table, 0);
    } else await putSeats(table, table.row.seats.with(seat, openSeat(seat)), leaving);
    await table.refresh();
    table.audience.broadcastTableInfo();
  });
  tables.watch(table);
}

/** The host puts a bot on a free seat, or frees a seat. */
export async function placeBot(table: LiveTable, seat: Seat, bot: string | null, person: Person): Promise<void> {
  requireHost(table, person);
  const known = (await loadBots(table.game.id)).map(({ id }) => id);
  if (bot !== null && !known.includes(bot)) throw new RefusalError('unknown-bot', { bot, known: known.join(', ') });
  await changeWithRetry(table, async () => {
    requireNotStarted(table);
    if (!table.row.seats[seat]) throw new RefusalError('no-seat');
    const sitting = table.people.get(seat);
    const freeing = sitting === undefined ? [] : [deleteSeat(table.id, seat, sitting)];
    const info = bot === null ? openSeat(seat) : botSeat(bot, table.row.seats);
    await putSeats(table, table.row.seats.with(seat, info), ...freeing);
  });
}

/** A person takes back the seat from their stand-in. */
export async function resumeSeat(tables: Tables, table: LiveTable, seat: Seat, person: Person): Promise<void> {
  await table.runExclusive(async () => {
    if (table.people.get(seat) !== person.id) throw new RefusalError('not-your-seat');
    requireTransferable(table);
    const { standIn, ...info } = table.seats[seat]!;
    if (standIn !== undefined) await table.sit(seat, info, person.id);
    table.audience.broadcastTableInfo();
  });
  tables.watch(table);
}
