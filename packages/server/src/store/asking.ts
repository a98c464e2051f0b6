import type { Seat } from '@cordillera/engine';
import { type Database, type Statement, statement } from '../database/database.ts';
import { storedTexts } from './json.ts';

/** A person's request for a seat in a game that has begun. */
export interface Asking {
  /** The ID that players see: they do not learn whose request it is. */
  id: string;
  person: string;
  seat: Seat;
  name: string;
  /** The people who have agreed. */
  yes: string[];
  refused: boolean;
}

export async function readAsking(database: Database, match: string): Promise<Asking[]> {
  const rows = await database.read<Omit<Asking, 'yes' | 'refused'> & { yes: string; refused: number | null }>(
    'SELECT id, person, seat, name, yes, refused FROM asking WHERE match = $1 ORDER BY id',
    match,
  );
  return rows.map(({ id, person, seat, name, yes, refused }) => ({
    id,
    person,
    seat,
    name,
    yes: storedTexts.read(yes, `match ${match}, who agrees to ${id}`),
    refused: refused !== null,
  }));
}

/**
 * Inserts a request, or moves it to another seat; no effect for a person who was refused. Fails for one who has been
 * deleted.
 */
export const insertAsking = (match: string, { id, person, seat, name }: Omit<Asking, 'yes' | 'refused'>): Statement =>
  statement(
    `INSERT INTO asking (match, person, id, seat, name, yes) VALUES ($1, (SELECT id FROM person WHERE id = $2 FOR KEY SHARE), $3, $4, $5, '[]')
      ON CONFLICT (match, person) DO UPDATE SET id = excluded.id, seat = excluded.seat, name = excluded.name, yes = '[]'
        WHERE asking.refused IS NULL`,
    match,
    person,
    id,
    seat,
    name,
  );

/** Touches no row when the votes have changed meanwhile. */
export const updateAskingVotes = (match: string, { id, yes }: Asking, now: readonly string[]): Statement =>
  statement(
    'UPDATE asking SET yes = $4 WHERE match = $1 AND id = $2 AND yes = $3',
    match,
    id,
    storedTexts.write(yes),
    storedTexts.write([...now]),
  );

export const refuseAsking = (match: string, { id }: Asking, at: number): Statement =>
  statement('UPDATE asking SET refused = $3 WHERE match = $1 AND id = $2', match, id, at);

/** Withdraws a request that has not been refused. */
export const deleteAsking = (match: string, person: string): Statement =>
  statement('DELETE FROM asking WHERE match = $1 AND person = $2 AND refused IS NULL', match, person);
