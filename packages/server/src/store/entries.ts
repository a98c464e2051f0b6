import type { LogEntry, Seat } from '@cordillera/engine';
import { type Database, type Statement, statement } from '../database/database.ts';
import { StoredDataError } from './json.ts';
import { choiceJson, playerJson } from './matchJson.ts';

/** An entry of a match's log as it is stored. */
export interface StoredEntry {
  seq: number;
  /** Milliseconds since 1970; stored with the precision of a second. */
  at: number;
  /** The key of the client's message; empty when the server made the entry. */
  key: string;
  entry: LogEntry;
  /** The person of an entry that seats, unseats or replaces a player. */
  person?: string | null;
}

const letters = {
  choice: 'c',
  undo: 'u',
  takeBack: 'b',
  timeUp: 't',
  sit: 's',
} as const satisfies Record<LogEntry['kind'], string>;

/** Encodes an entry compactly, for there are very many: `c0{"type":"pass"}`. */
export function encode(entry: LogEntry): string {
  const begin = `${letters[entry.kind]}${entry.seat}`;
  if (entry.kind === 'choice') return begin + choiceJson.write(entry.choice);
  return entry.kind === 'sit' ? begin + playerJson.write(entry.player) : begin;
}

export function decode(body: string, where: string): LogEntry {
  const seat = Number(body[1]);
  const rest = body.slice(2);
  switch (body[0]) {
    case letters.choice:
      return { kind: 'choice', seat, choice: choiceJson.read(rest, where) };
    case letters.undo:
      return { kind: 'undo', seat };
    case letters.takeBack:
      return { kind: 'takeBack', seat };
    case letters.timeUp:
      return { kind: 'timeUp', seat };
    case letters.sit:
      return { kind: 'sit', seat, player: playerJson.read(rest, where) };
    default:
      throw new StoredDataError(where, `an entry of a log begins with "${body[0]}"`);
  }
}

/** `at` is stored in seconds since this time. */
const epoch = Date.UTC(2020, 0);

/** Only one writer can insert an entry with this number. */
export const insertEntry = (match: string, { seq, at, key, entry, person = null }: StoredEntry): Statement =>
  statement(
    'INSERT INTO entry (match, seq, at, key, body, person) VALUES ($1, $2, $3, $4, $5, $6)',
    match,
    seq,
    Math.floor((at - epoch) / 1000),
    key,
    encode(entry),
    person,
  );

/** The log entries from `since` on. */
export async function readEntries(database: Database, match: string, since: number): Promise<StoredEntry[]> {
  const rows = await database.read<{ seq: number; at: number; key: string; body: string }>(
    'SELECT seq, at, key, body FROM entry WHERE match = $1 AND seq >= $2 ORDER BY seq',
    match,
    since,
  );
  return rows.map(({ seq, at, key, body }) => ({
    seq,
    at: epoch + at * 1000,
    key,
    entry: decode(body, `match ${match}, entry ${seq}`),
  }));
}

/** Whether this seat's message with this key has been applied. */
export async function hasEntry(database: Database, match: string, seat: Seat, key: string): Promise<boolean> {
  const rows = await database.read(
    'SELECT seq FROM entry WHERE match = $1 AND key = $2 AND SUBSTR(body, 2, 1) = $3 LIMIT 1',
    match,
    key,
    String(seat),
  );
  return rows.length > 0;
}

/** When the last entry was written, to the second; null when there is none. */
export async function lastWritten(database: Database, match: string): Promise<number | null> {
  const [row] = await database.read<{ at: number }>(
    'SELECT at FROM entry WHERE match = $1 ORDER BY seq DESC LIMIT 1',
    match,
  );
  return row ? epoch + row.at * 1000 : null;
}
