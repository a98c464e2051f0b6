import type { Seat } from '@cordillera/engine';
import type { SeatAsking } from '@cordillera/protocol';
import { DuplicateKeyError } from '../database/database.ts';
import { newId } from '../ids.ts';
import { RefusalError } from '../refusalError.ts';
import { type Asking, deleteAsking, insertAsking, refuseAsking, updateAskingVotes } from '../store/asking.ts';
import { holding, insertSeat, readHolders } from '../store/matches.ts';
import type { Person } from '../store/people.ts';
import type { LiveTable } from './liveTable.ts';
import { changeWithRetry } from './setup/changeWithRetry.ts';
import { requireFreeSeat } from './setup/guards.ts';
import type { Tables } from './tableRegistry.ts';

/** How many open requests for a seat a table may have. */
const maxAsking = 8;

/**
 * Whether taking this seat needs the players' consent. No person may see two hidden hands of one match: one who has
 * held a seat since it began returns to that seat without asking, and gets no other. Anybody else has to ask, even when
 * all seats are empty: those who may come back do not know who came. Only a match that a single person has played alone
 * is open to anybody.
 */
export async function needsConsent(
  { database }: Tables,
  { id, people }: LiveTable,
  seat: Seat,
  person: string,
): Promise<boolean> {
  const holders = await readHolders(database, id);
  const held = holders.filter((each) => each.person === person);
  if (held.length > 0 && !held.some((each) => each.seat === seat)) throw new RefusalError('one-hand');
  return held.length === 0 && (people.size > 0 || new Set(holders.map((each) => each.person)).size > 1);
}

/** A person with the link requests a seat in a game that has begun; its players decide. */
export async function askToSit(
  tables: Tables,
  table: LiveTable,
  seat: Seat,
  person: Person,
  name: string,
): Promise<void> {
  await changeWithRetry(table, async () => {
    requireFreeSeat(table, seat);
    if (!table.match) throw new RefusalError('not-started');
    if (table.seatsOf(person.id).length > 0) throw new RefusalError('already-started');
    await needsConsent(tables, table, seat, person.id);
    const others = table.asking.filter((each) => each.person !== person.id && !each.refused);
    if (others.length >= maxAsking) throw new RefusalError('too-many', { most: maxAsking });
    const [touched] = await tables.database.write(
      insertAsking(table.id, { id: newId(), person: person.id, seat, name }),
    );
    await broadcastAsking(tables, table);
    if (touched === 0) throw new RefusalError('turned-away');
  });
}

export async function withdraw(tables: Tables, table: LiveTable, person: string): Promise<void> {
  await table.runExclusive(async () => {
    await tables.database.write(deleteAsking(table.id, person));
    await broadcastAsking(tables, table);
  });
}

async function broadcastAsking(tables: Tables, table: LiveTable): Promise<void> {
  await table.refresh();
  table.audience.broadcastTableInfo();
  tables.changed(table, 0);
}

interface Council {
  people: ReadonlyMap<Seat, string>;
  host: string | null;
  seats: LiveTable['seats'];
}

/** The people who play themselves: a majority of them, or the host alone, lets a person in. */
const votersOf = ({ people, seats }: Council): string[] => [
  ...new Set([...people].flatMap(([seat, person]) => (seats[seat]?.standIn === undefined ? [person] : []))),
];

const hasHost = ({ people, host }: Council): boolean => host !== null && [...people.values()].includes(host);

/** What the players see of a request. */
export function askingFor(council: Council, { id, seat, name, yes }: Asking): SeatAsking {
  const voters = votersOf(council);
  const agreed = yes.filter((person) => voters.includes(person));
  return {
    id,
    seat,
    name,
    yes: [...council.people].flatMap(([each, person]) => (agreed.includes(person) ? [each] : [])),
    missing: Math.max(1, Math.floor(voters.length / 2) + 1 - agreed.length),
  };
}

/** A player answers a request. The host's answer decides; without a host any no does. */
export async function answerAsking(
  tables: Tables,
  table: LiveTable,
  id: string,
  yes: boolean,
  person: string,
): Promise<void> {
  await changeWithRetry(table, async () => {
    if (table.seatsOf(person).length === 0) throw new RefusalError('not-your-seat');
    const asked = table.asking.find((each) => each.id === id && !each.refused);
    if (!asked) throw new RefusalError('no-proposal');
    const council = { people: table.people, host: table.row.host, seats: table.seats };
    const isHost = table.row.host === person;
    if (!yes) {
      if (!isHost && hasHost(council)) throw new RefusalError('not-the-host');
      await tables.database.write(refuseAsking(table.id, asked, tables.now()));
      await broadcastAsking(tables, table);
      return;
    }
    requireFreeSeat(table, asked.seat);
    // the asking person may have taken another seat meanwhile
    await needsConsent(tables, table, asked.seat, asked.person);
    const agreed = [...new Set([...asked.yes, person])];
    const voters = votersOf(council);
    const count = agreed.filter((each) => voters.includes(each)).length;
    if (isHost || count > voters.length / 2) {
      await table.sit(
        asked.seat,
        { name: asked.name },
        asked.person,
        insertSeat(table.id, asked.seat, asked.person),
        holding(table.id, asked.seat, asked.person, false),
        deleteAsking(table.id, asked.person),
      );
    } else {
      const [touched] = await tables.database.write(updateAskingVotes(table.id, asked, agreed));
      if (touched === 0) {
        await table.refresh();
        throw new DuplicateKeyError('somebody else has agreed meanwhile');
      }
    }
    await broadcastAsking(tables, table);
  });
  tables.watch(table);
}
