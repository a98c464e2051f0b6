import type { Database } from '../database/database.ts';

/** All tables where a person has or had a seat, that they have visited, or that they made. */
export async function tablesOfPerson(database: Database, person: string): Promise<string[]> {
  const rows = await database.read<{ match: string }>(
    `SELECT match FROM seat WHERE person = $1 UNION SELECT match FROM visit WHERE person = $1
      UNION SELECT match FROM held WHERE person = $1
      UNION SELECT match FROM asking WHERE person = $1 UNION SELECT id FROM match WHERE host = $1`,
    person,
  );
  return rows.map(({ match }) => match);
}

/** How many games a person plays or is about to play. */
export async function countTables(database: Database, person: string): Promise<number> {
  const [row] = await database.read<{ tables: number }>(
    `SELECT COUNT(*) AS tables FROM match
      WHERE state <> 'over' AND id IN (SELECT match FROM seat WHERE person = $1)`,
    person,
  );
  return row!.tables;
}
