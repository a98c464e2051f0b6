import type { Statement } from '../../database/database.ts';
import { newCode } from '../../ids.ts';
import { RefusalError } from '../../refusalError.ts';
import { closeLinks, insertLink, readLink } from '../../store/matches.ts';
import type { Person } from '../../store/people.ts';
import type { LiveTable } from '../liveTable.ts';
import type { Tables } from '../tableRegistry.ts';
import { requireHost } from './guards.ts';

export const linksFor = (match: string): Statement[] =>
  (['play', 'watch'] as const).map((kind) => insertLink({ code: newCode(), match, kind, closed: null }));

/** Closes the links of a table and makes new ones. */
export async function renewLinks(tables: Tables, table: LiveTable, person: Person): Promise<void> {
  requireHost(table, person);
  await table.runExclusive(async () => {
    await tables.database.write(closeLinks(table.id, tables.now()), ...linksFor(table.id));
    await table.refresh();
    table.audience.broadcastTableInfo();
    // people who came by an old link through another process must leave, too
    tables.changed(table, 0);
  });
}

export async function openLink(tables: Tables, code: string): Promise<{ table: LiveTable; kind: 'play' | 'watch' }> {
  const link = await readLink(tables.database, code);
  if (!link || link.closed !== null) throw new RefusalError('link-closed');
  return { table: await tables.open(link.match), kind: link.kind };
}
