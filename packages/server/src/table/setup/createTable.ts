import { loadBots } from '@cordillera/bots/lazy';
import { createMatch, newSeed, type SeatInfo, seedHash } from '@cordillera/engine';
import type { TableSetup } from '@cordillera/protocol';
import { gameOf, packOf } from '../../games.ts';
import { newId } from '../../ids.ts';
import { RefusalError } from '../../refusalError.ts';
import { countUnfinished, insertMatch, insertSeat, type StoredMatch } from '../../store/matches.ts';
import type { Person } from '../../store/people.ts';
import type { Tables } from '../tableRegistry.ts';
import { linksFor } from './links.ts';
import { botSeat, openSeat } from './seatInfo.ts';

/** Checks a setup against the rules, as if the game began now. */
export async function checkedSetup(tables: Tables, plan: TableSetup) {
  const game = gameOf(plan.game);
  const content = await packOf(tables.database, game, plan.pack ?? null);
  const known = (await loadBots(game.id)).map(({ id }) => id);
  for (const bot of plan.seats)
    if (bot !== null && !known.includes(bot)) throw new RefusalError('unknown-bot', { bot, known: known.join(', ') });
  const seats: SeatInfo[] = [];
  for (const [index, bot] of plan.seats.entries()) seats.push(bot === null ? openSeat(index) : botSeat(bot, seats));
  // rules that refuse the setup throw a CordilleraError that says why
  const { options } = createMatch(game, { options: plan.options, seats, content });
  return { game, pack: content.hash, seats, options: options as Record<string, unknown> };
}

/** Creates a table and seats its host at the first free seat. */
export async function createTable(tables: Tables, plan: TableSetup, host: Person, maxTables: number): Promise<string> {
  const { game, pack, seats, options } = await checkedSetup(tables, plan);
  if ((await countUnfinished(tables.database, host.id, tables.now())) >= maxTables)
    throw new RefusalError('too-many-tables', { most: maxTables });
  const seat = seats.findIndex(({ open }) => open);
  if (seat >= 0) seats[seat] = { name: host.name };
  const seed = newSeed();
  const now = tables.now();
  const row: StoredMatch = {
    id: newId(),
    game: game.id,
    rulesVersion: game.version,
    pack,
    options,
    seats,
    pace: plan.pace,
    seed,
    seedHash: seedHash(seed),
    state: 'open',
    host: host.id,
    next: null,
    summary: { seats, waiting: [] },
    deadline: null,
    due: null,
    resumes: null,
    version: 0,
    created: now,
    changed: now,
  };
  await tables.database.write(
    insertMatch(row),
    ...linksFor(row.id),
    ...(seat >= 0 ? [insertSeat(row.id, seat, host.id)] : []),
  );
  return row.id;
}
