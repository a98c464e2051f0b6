import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../src/database/sqlite.ts';
import { listTables } from '../../src/operator/operator.ts';
import { erasePerson } from '../../src/people/erasePerson.ts';
import { readDue } from '../../src/store/matches.ts';
import { readPerson } from '../../src/store/people.ts';
import { TestHouse } from '../helpers/house.ts';
import type { Page } from '../helpers/players.ts';

/** The operator's rare queries may scan every row. */
const rare = /^SELECT id, game, state, summary, created, changed FROM match\s+WHERE \(\$1 = ''/;

/** Tables that stay small because old rows are deleted. */
const small = ['token', 'errand', 'job', 'migration', 'secret'];

test('no request gets slower with the number of tables that have ever existed', async () => {
  const house = await TestHouse.open();
  const { tables, notices } = house.server;
  const { database } = tables;
  const asked = new Set<string>();
  const { read, write } = database;
  database.read = (sql, ...values) => {
    asked.add(sql);
    return read(sql, ...values);
  };
  database.write = (...statements) => {
    for (const { sql } of statements) asked.add(sql);
    return write(...statements);
  };
  const { id, links, people, pages } = await house.table({ game: 'sierra', seats: [null, null, null, null] }, [
    'Anna',
    'Bert',
    'Cleo',
    'Dan',
  ]);
  const [anna, bert] = pages as [Page, Page];
  await house.play(pages, 45);
  await anna.answerTo({ kind: 'say', seat: 0, to: 'table', text: 'Hello' });
  await anna.answerTo({ kind: 'propose', seat: 0, proposal: { what: 'pause' } });
  await bert.answerTo({ kind: 'vote', seat: 1, proposal: 1, yes: true });
  await bert.answerTo({ kind: 'story', viewer: 1, since: 0 });
  await people[0]!.get('GET', '/api/tables');
  await people[0]!.get('GET', '/api/me');
  await people[0]!.get('GET', '/api/me/download');
  await people[0]!.get('GET', `/api/tables/${id}/mine`);
  await people[0]!.get('POST', `/api/tables/${id}/links`);
  await people[3]!.get('POST', `/api/tables/${id}/leave`, { seat: 3 });
  await people[0]!.ask('GET', `/api/links/${links.watch}`);
  await people[0]!.ask('PUT', '/api/packs', { game: 'sierra', id: 'x', files: {} });
  await people[0]!.create({ game: 'colorado', seats: [null, null] });
  await (await tables.open(id)).runExclusive(async () => (await tables.open(id)).catchUp());
  await notices.check(id);
  await notices.catchUp();
  await tables.wake(id);
  await readDue(database, house.clock.now(), 10);
  const [seat] = await database.read<{ person: string }>('SELECT person FROM seat WHERE match = $1 AND seat = 1', id);
  await erasePerson(tables, (await readPerson(database, seat!.person))!);
  await listTables(database, { max: 10 });

  // A connection of its own: an explained statement counts as running, which would prevent commits on its connection
  const explaining = openSqlite(join(house.folder, 'cordillera.db'));
  const slow: string[] = [];
  for (const sql of asked) {
    if (!/^(SELECT|UPDATE|DELETE|INSERT)/.test(sql) || rare.test(sql)) continue;
    const values = [...new Set(sql.match(/\$\d+/g) ?? [])].map(() => 0);
    const plan = await explaining.read<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values);
    for (const { detail } of plan)
      if (
        /^SCAN (?!CONSTANT|match USING (COVERING )?INDEX match_playing)/.test(detail) &&
        !small.some((table) => detail.includes(table))
      )
        slow.push(`${detail}: ${sql.replaceAll(/\s+/g, ' ')}`);
  }
  await explaining.close();
  expect(asked.size).toBeGreaterThan(40);
  expect(slow).toEqual([]);
  await house.close();
  expect(house.lines).toEqual([]);
});
