import type { Seat } from '@cordillera/engine';
import { type Database, type Statement, statement } from '../database/database.ts';

/** A line of a table's chat. */
export interface StoredLine {
  /** Who may read it: `table`, or `group` and the group's first seat. */
  circle: string;
  /** Numbered within its circle, so that lines in other circles leave no gaps. */
  number: number;
  at: number;
  seat: Seat;
  /** The author; null after their erasure, and in lines from before this was stored. */
  person: string | null;
  /** The key of the message that brought it. */
  key: string;
  /** If true, `text` is the name of a sticker. */
  sticker: boolean;
  text: string;
  /** When an operator struck it out and cleared its text. */
  struck: number | null;
}

interface Row extends Omit<StoredLine, 'sticker'> {
  sticker: number;
}

/** How many lines of each circle are stored. */
const maxStoredLines = 1000;

/** Inserts a line with a unique number; the oldest line is dropped. */
export const insertChatLine = (match: string, line: Omit<StoredLine, 'struck'>): Statement[] => [
  statement(
    'INSERT INTO chat (match, circle, number, at, seat, person, key, sticker, text) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    match,
    line.circle,
    line.number,
    line.at,
    line.seat,
    line.person,
    line.key,
    line.sticker ? 1 : 0,
    line.text,
  ),
  ...(line.number > maxStoredLines
    ? [
        statement(
          'DELETE FROM chat WHERE match = $1 AND circle = $2 AND number = $3',
          match,
          line.circle,
          line.number - maxStoredLines,
        ),
      ]
    : []),
];

/** The latest lines, oldest first. */
export async function readLines(database: Database, match: string, max: number): Promise<StoredLine[]> {
  const rows = await database.read<Row>(
    `SELECT circle, number, at, seat, person, key, sticker, text, struck FROM chat WHERE match = $1
      ORDER BY at DESC, number DESC LIMIT $2`,
    match,
    max,
  );
  return rows.toReversed().map((row) => ({ ...row, sticker: row.sticker === 1 }));
}

/** Clears a line's text. Touches no row when the line does not exist or has been struck out before. */
export const strikeLine = (match: string, { circle, number }: Pick<StoredLine, 'circle' | 'number'>, at: number) =>
  statement(
    "UPDATE chat SET text = '', sticker = 0, struck = $4 WHERE match = $1 AND circle = $2 AND number = $3 AND struck IS NULL",
    match,
    circle,
    number,
    at,
  );

/** The number of the last line in each circle. */
export async function lastNumbers(database: Database, match: string): Promise<Map<string, number>> {
  const rows = await database.read<{ circle: string; last: number }>(
    'SELECT circle, MAX(number) AS last FROM chat WHERE match = $1 GROUP BY circle',
    match,
  );
  return new Map(rows.map(({ circle, last }) => [circle, last]));
}
