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

/** The old links open nothing any more; there are new ones. */
export async function renewLinks(tables: Tables, table: LiveTable, person: Person): Promise<void> {
  requireHost(table, person);
  await table.runExclusive(async () => {
    await tables.database.write(closeLinks(table.id, tables.now()), ...linksFor(table.id));
    await table.refresh();
    table.audience.broadcastTableInfo();
    // whoever came by an old link through another process has to go, too
    tables.changed(table, 0);
  });
}

/** The table that a link opens. */
export async function openLink(tables: Tables, code: string): Promise<{ table: LiveTable; kind: 'play' | 'watch' }> {
  const link = await readLink(tables.database, code);
  if (!link || link.closed !== null) throw new RefusalError('link-closed');
  return { table: await tables.open(link.match), kind: link.kind };
}
