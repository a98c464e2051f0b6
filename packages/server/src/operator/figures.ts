import { statfsSync } from 'node:fs';
import type { Database } from '../database/database.ts';
import { states } from './operator.ts';

const dayMs = 86_400_000;

/** Usage and disk space of a server. */
export interface Statistics {
  people: { all: number; banned: number; here: Lately };
  tables: Record<(typeof states)[number], number> & { laid: Lately };
  games: Record<string, number>;
  choices: Lately & { all: number };
  /** Bytes; `free` is null where this machine does not know it. */
  disk: { database: number; free: number | null };
}

/** In the last 1, 7 and 30 days. */
type Lately = Record<'1' | '7' | '30', number>;

async function count(database: Database, sql: string, ...values: number[]): Promise<number> {
  const [row] = await database.read<{ count: number }>(sql, ...values);
  return row!.count;
}

async function lately(now: number, countSince: (at: number) => Promise<number>): Promise<Lately> {
  const [one, seven, thirty] = await Promise.all([1, 7, 30].map((days) => countSince(now - days * dayMs)));
  return { '1': one!, '7': seven!, '30': thirty! };
}

export async function readStatistics(
  database: Database,
  { now, folder }: { now: number; folder: string },
): Promise<Statistics> {
  const size =
    database.kind === 'sqlite'
      ? 'SELECT page_count * page_size AS count FROM pragma_page_count(), pragma_page_size()'
      : 'SELECT pg_database_size(current_database()) AS count';
  const byState = await database.read<{ state: string; count: number }>(
    'SELECT state, COUNT(*) AS count FROM match GROUP BY state',
  );
  const byGame = await database.read<{ game: string; count: number }>(
    "SELECT game, COUNT(*) AS count FROM match WHERE state <> 'open' GROUP BY game ORDER BY 2 DESC",
  );
  // entries store seconds since 2020
  const seconds = (at: number): number => Math.floor((at - Date.UTC(2020, 0)) / 1000);
  const choices = "SELECT COUNT(*) AS count FROM entry WHERE body LIKE 'c%'";
  const disk = database.kind === 'sqlite' ? statfsSync(folder) : null;
  return {
    people: {
      all: await count(database, 'SELECT COUNT(*) AS count FROM person'),
      banned: await count(database, 'SELECT COUNT(*) AS count FROM person WHERE banned IS NOT NULL'),
      here: await lately(now, (at) =>
        count(database, 'SELECT COUNT(DISTINCT person) AS count FROM device WHERE seen > $1', at),
      ),
    },
    tables: {
      ...(Object.fromEntries(
        states.map((state) => [state, byState.find((each) => each.state === state)?.count ?? 0]),
      ) as Record<(typeof states)[number], number>),
      laid: await lately(now, (at) => count(database, 'SELECT COUNT(*) AS count FROM match WHERE created > $1', at)),
    },
    games: Object.fromEntries(byGame.map((row) => [row.game, row.count])),
    choices: {
      all: await count(database, choices),
      ...(await lately(now, (at) => count(database, `${choices} AND at > $1`, seconds(at)))),
    },
    disk: { database: await count(database, size), free: disk && disk.bavail * disk.bsize },
  };
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export function describeStatistics({ people, tables, games, choices, disk }: Statistics): string {
  const days = (figures: Lately): string => `${figures['1']} in 1 day, ${figures['7']} in 7, ${figures['30']} in 30`;
  const rows: [string, string][] = [
    ['people', `${people.all}, of them ${people.banned} shut out`],
    ['people here', days(people.here)],
    ['tables', states.map((state) => `${tables[state]} ${state}`).join(', ')],
    ['tables made', days(tables.laid)],
    [
      'games begun',
      Object.entries(games)
        .map(([game, count]) => `${count} ${game}`)
        .join(', ') || 'none',
    ],
    ['choices', `${choices.all}; ${days(choices)}`],
    ['database', megabytes(disk.database) + (disk.free === null ? '' : `; ${megabytes(disk.free)} free on its disk`)],
  ];
  return rows.map(([name, figure]) => `${name.padEnd(13)}${figure}`).join('\n');
}
