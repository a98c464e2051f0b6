import { readHolders, readMatch } from '../store/matches.ts';
import { devicesOf, type Person, passkeysOf } from '../store/people.ts';
import type { Tables } from '../table/tableRegistry.ts';
import { tablesOfPerson } from './tablesOfPerson.ts';

/** All stored data of a person. Of a running game it includes only what their seats may know. */
export async function exportPersonData(tables: Tables, person: Person): Promise<object> {
  const { database } = tables;
  const [devices, passkeys, push, packs] = await Promise.all([
    devicesOf(database, person.id),
    passkeysOf(database, person.id),
    database.read<{ endpoint: string; created: number }>(
      'SELECT endpoint, created FROM push WHERE person = $1',
      person.id,
    ),
    database.read<{ hash: string; game: string; id: string; created: number }>(
      'SELECT hash, game, id, created FROM pack WHERE person = $1',
      person.id,
    ),
  ]);
  const played: object[] = [];
  // one at a time, so that the export does not slow others down
  for (const id of await tablesOfPerson(database, person.id)) played.push(...(await tableOf(tables, id, person)));
  return {
    person: { id: person.id, name: person.name, created: person.created, ...person.settings },
    devices: devices.map(({ id: _, ...device }) => device),
    passkeys: passkeys.map(({ label, created }) => ({ label, created })),
    push,
    packs,
    tables: played,
  };
}

async function tableOf(tables: Tables, id: string, person: Person): Promise<object[]> {
  const { database } = tables;
  if (!(await readMatch(database, id))) return [];
  const table = await tables.open(id);
  const { me, ...info } = table.info({ person: person.id });
  // also from seats that they have left; never what others have said there
  const chat = await database.read<{ at: number; seat: number; text: string }>(
    'SELECT at, seat, text FROM chat WHERE match = $1 AND person = $2 ORDER BY at, number',
    id,
    person.id,
  );
  const held = (await readHolders(database, id)).flatMap((each) => (each.person === person.id ? [each.seat] : []));
  if (me.seats.length === 0 && !me.isHost) {
    if (chat.length === 0 && held.length === 0) return [];
    const { game, state, created } = info;
    return [{ table: { id, game, state, created }, seats: [], held, chat }];
  }
  return table.runExclusive(async () => {
    const matchOrViews =
      table.row.state === 'over'
        ? { match: (await table.log.loadFullMatch()).toJSON() }
        : { views: (await table.views([], me.seats)).views };
    return [{ table: info, seats: me.seats, held, chat, ...matchOrViews }];
  });
}
