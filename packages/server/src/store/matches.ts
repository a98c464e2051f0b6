import type { MatchSnapshot, Result, Seat, SeatInfo } from '@cordillera/engine';
import type { TableInfo, TimeControl } from '@cordillera/protocol';
import { type Database, type Statement, statement } from '../database/database.ts';
import { storedRecord, storedTexts } from './json.ts';
import { seatsJson, snapshotJson, summaryJson, timeControlJson } from './matchJson.ts';
import type { SeatClock } from './seatClock.ts';

/** What lists show of a match, so that they need not load it. */
export interface Summary {
  seats: SeatInfo[];
  waiting: Seat[];
  /** The game starts as soon as the last seat is taken. */
  armed?: true;
  /** How many turns or rounds have begun. */
  turn?: number;
  clocks?: SeatClock[];
  totals?: number[];
  result?: Result;
}

/** A table and its match, without the log. The seed never leaves the server before the end. */
export interface StoredMatch {
  id: string;
  game: string;
  rulesVersion: number;
  /** The hash of the card set; null for a table from before card sets were recorded. */
  pack: string | null;
  options: Record<string, unknown>;
  /** As at the start of the game. */
  seats: SeatInfo[];
  pace: TimeControl;
  seed: string;
  seedHash: string;
  state: TableInfo['state'];
  host: string | null;
  next: string | null;
  summary: Summary;
  /** The next deadline of a player. */
  deadline: number | null;
  /** When an unwatched table needs attention: at a deadline, or when a bot should have answered. */
  due: number | null;
  /** When a pause ends by itself. */
  resumes: number | null;
  /** Incremented by every change outside the log. */
  version: number;
  created: number;
  changed: number;
}

interface Row {
  id: string;
  game: string;
  rules_version: number;
  pack: string | null;
  options: string;
  seats: string;
  pace: string;
  seed: string;
  seed_hash: string;
  state: string;
  host: string | null;
  next: string | null;
  summary: string;
  deadline: number | null;
  due: number | null;
  resumes: number | null;
  version: number;
  created: number;
  changed: number;
}

const named = (names: string): (keyof Row)[] => names.split(' ') as (keyof Row)[];

const fixed = named('id seed seed_hash created');
const changing = named('game rules_version pack options seats pace host next version changed');
/** Columns that the end of a game freezes. */
const settled = named('state summary deadline due resumes');
const columns = [...fixed, ...changing, ...settled];

/** The summary of a match from a row that holds only this. */
export const readSummary = ({ id, summary }: { id: string; summary: string }): Summary =>
  summaryJson.read(summary, `match ${id}, summary`);

const stored = (row: Row): StoredMatch => ({
  id: row.id,
  game: row.game,
  rulesVersion: row.rules_version,
  pack: row.pack,
  options: storedRecord.read(row.options, `match ${row.id}, options`),
  seats: seatsJson.read(row.seats, `match ${row.id}, seats`),
  pace: timeControlJson.read(row.pace, `match ${row.id}, pace`),
  seed: row.seed,
  seedHash: row.seed_hash,
  state: row.state as StoredMatch['state'],
  host: row.host,
  next: row.next,
  summary: readSummary(row),
  deadline: row.deadline,
  due: row.due,
  resumes: row.resumes,
  version: row.version,
  created: row.created,
  changed: row.changed,
});

const rowOf = (match: StoredMatch): Row => ({
  id: match.id,
  game: match.game,
  rules_version: match.rulesVersion,
  pack: match.pack,
  options: storedRecord.write(match.options),
  seats: seatsJson.write(match.seats),
  pace: timeControlJson.write(match.pace),
  seed: match.seed,
  seed_hash: match.seedHash,
  state: match.state,
  host: match.host,
  next: match.next,
  summary: summaryJson.write(match.summary),
  deadline: match.deadline,
  due: match.due,
  resumes: match.resumes,
  version: match.version,
  created: match.created,
  changed: match.changed,
});

export function insertMatch(match: StoredMatch): Statement {
  const row = rowOf(match);
  return statement(
    `INSERT INTO match (${columns.join(', ')}) VALUES (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
    ...columns.map((name) => row[name]),
  );
}

/** Only one writer can insert a version. */
export const insertMatchVersion = (match: string, version: number): Statement =>
  statement('INSERT INTO version (match, number) VALUES ($1, $2)', match, version);

/**
 * Updates a row with its next version; a writer that has not seen the last version gets a `DuplicateKeyError`. A
 * finished game stays finished, with its result: another process may have ended it.
 */
export function updateMatch(match: StoredMatch): Statement[] {
  const row = rowOf(match);
  const sets = [
    ...changing.map((name, i) => `${name} = $${i + 2}`),
    ...settled.map((name, i) => `${name} = CASE WHEN state = 'over' THEN ${name} ELSE $${i + changing.length + 2} END`),
  ];
  return [
    insertMatchVersion(match.id, match.version),
    statement(
      `UPDATE match SET ${sets.join(', ')} WHERE id = $1`,
      match.id,
      ...[...changing, ...settled].map((name) => row[name]),
    ),
  ];
}

/** The tables with rows of a match, besides `match` and `version`. */
const ofMatch = ['entry', 'snapshot', 'chat', 'proposal', 'visit', 'seat', 'held', 'asking', 'link'];

/** Deletes everything of a match, except versions from `firstKeptVersion` on: these block writers that come later. */
export const deleteMatch = (id: string, firstKeptVersion: number): Statement[] => [
  ...ofMatch.map((table) => statement(`DELETE FROM ${table} WHERE match = $1`, id)),
  statement('DELETE FROM version WHERE match = $1 AND number < $2', id, firstKeptVersion),
  statement('DELETE FROM match WHERE id = $1', id),
];

/** Deletes everything of these matches. */
export function deleteMatches(ids: readonly string[]): Statement[] {
  const these = `IN (${ids.map((_, i) => `$${i + 1}`).join(', ')})`;
  return [
    ...[...ofMatch, 'version'].map((table) => statement(`DELETE FROM ${table} WHERE match ${these}`, ...ids)),
    statement(`DELETE FROM match WHERE id ${these}`, ...ids),
  ];
}

/** Updates what follows from the log. It is written together with the next entry, which only one writer can insert. */
export const updateMatchProgress = ({ id, state, summary, deadline, due, changed }: StoredMatch): Statement =>
  statement(
    `UPDATE match SET state = CASE WHEN $2 = 'over' THEN $2 ELSE state END, summary = $3, deadline = $4, due = $5,
      changed = $6 WHERE id = $1`,
    id,
    state,
    summaryJson.write(summary),
    deadline,
    due,
    changed,
  );

/** The matches with work due before `until`, most urgent first. */
export const readDue = (database: Database, until: number, max: number): Promise<{ id: string; due: number }[]> =>
  database.read(
    `SELECT id, CASE WHEN state = 'paused' THEN resumes ELSE due END AS due FROM match
      WHERE (due <= $1 AND state = 'playing') OR (resumes <= $1 AND state = 'paused') ORDER BY 2 LIMIT $2`,
    until,
    max,
  );

export async function readMatch(database: Database, id: string): Promise<StoredMatch | null> {
  const [row] = await database.read<Row>(`SELECT ${columns.join(', ')} FROM match WHERE id = $1`, id);
  return row ? stored(row) : null;
}

/** A person's matches, last changed first. */
export async function matchesOf(database: Database, person: string): Promise<StoredMatch[]> {
  const rows = await database.read<Row>(
    `SELECT ${columns.join(', ')} FROM match WHERE id IN (
        SELECT match FROM seat WHERE person = $1 UNION SELECT id FROM match WHERE host = $1 AND state = 'open'
      ) ORDER BY changed DESC LIMIT 200`,
    person,
  );
  return rows.map(stored);
}

/** The seats of all matches in which this person has a seat. */
export async function seatsBeside(database: Database, person: string): Promise<Map<string, Map<Seat, string>>> {
  const rows = await database.read<{ match: string; seat: number; person: string }>(
    'SELECT match, seat, person FROM seat WHERE match IN (SELECT match FROM seat WHERE person = $1) ORDER BY seat',
    person,
  );
  const seats = new Map<string, Map<Seat, string>>();
  for (const row of rows) seats.set(row.match, (seats.get(row.match) ?? new Map()).set(row.seat, row.person));
  return seats;
}

/**
 * A table that its maker has left counts against their limit for this long: otherwise they could make tables without
 * end.
 */
const abandonedTableCountMs = 24 * 3600_000;

/** How many unfinished games a person plays or has just made. */
export async function countUnfinished(database: Database, person: string, now: number): Promise<number> {
  const [row] = await database.read<{ count: number }>(
    `SELECT COUNT(*) AS count FROM match WHERE state <> 'over' AND id IN (
        SELECT match FROM seat WHERE person = $1
        UNION SELECT id FROM match WHERE host = $1 AND (state = 'open' OR created > $2)
      )`,
    person,
    now - abandonedTableCountMs,
  );
  return row!.count;
}

/** A position to resume a match from, and the table's data that goes with it. */
export interface StoredSnapshot {
  snapshot: MatchSnapshot;
  /** Of each seat: its number of log entries, and the key of the last one. */
  own: number[];
  keys: string[];
}

export const upsertSnapshot = (match: string, snapshot: StoredSnapshot): Statement =>
  statement(
    `INSERT INTO snapshot (match, seq, body) VALUES ($1, $2, $3)
      ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq > snapshot.seq`,
    match,
    snapshot.snapshot.seq,
    snapshotJson.write(snapshot),
  );

export async function readSnapshot(database: Database, match: string): Promise<StoredSnapshot | null> {
  const [row] = await database.read<{ body: string }>('SELECT body FROM snapshot WHERE match = $1', match);
  return row ? snapshotJson.read(row.body, `the snapshot of match ${match}`) : null;
}

/** The person at each seat of a match; seats without a person are absent. */
export async function readSeats(database: Database, match: string): Promise<Map<Seat, string>> {
  return new Map((await readSitting(database, match)).map(({ seat, person }) => [seat, person]));
}

/** A person at a seat. */
export interface Sitting {
  seat: Seat;
  person: string;
  /** Since when they have been offline; null while they are online. */
  offline: number | null;
  /** The people who have agreed to a stand-in meanwhile. */
  agreed: string[];
}

export async function readSitting(database: Database, match: string): Promise<Sitting[]> {
  const rows = await database.read<Omit<Sitting, 'agreed'> & { agreed: string | null }>(
    'SELECT seat, person, offline, agreed FROM seat WHERE match = $1 ORDER BY seat',
    match,
  );
  return rows.map(({ seat, person, offline, agreed }) => ({
    seat,
    person,
    offline,
    agreed: agreed === null ? [] : storedTexts.read(agreed, `match ${match}, seat ${seat}, agreed`),
  }));
}

/** Marks a person as offline; of several processes, the one that saw them last decides since when. */
export const updateOffline = (match: string, person: string, since: number): Statement =>
  statement(
    'UPDATE seat SET offline = $3 WHERE match = $1 AND person = $2 AND (offline IS NULL OR offline < $3)',
    match,
    person,
    since,
  );

export const clearOffline = (match: string, person: string): Statement =>
  statement('UPDATE seat SET offline = NULL, agreed = NULL WHERE match = $1 AND person = $2', match, person);

/** Touches no row when the votes have changed meanwhile. */
export const updateAgreed = (match: string, { seat, person, agreed }: Sitting, now: readonly string[]): Statement =>
  statement(
    "UPDATE seat SET agreed = $4 WHERE match = $1 AND seat = $2 AND person = $3 AND COALESCE(agreed, '[]') = $5",
    match,
    seat,
    person,
    storedTexts.write([...now]),
    storedTexts.write(agreed),
  );

/** Only one person can take a seat, and a deleted person cannot. */
export const insertSeat = (match: string, seat: Seat, person: string): Statement =>
  statement(
    'INSERT INTO seat (match, seat, person) VALUES ($1, $2, (SELECT id FROM person WHERE id = $3 FOR KEY SHARE))',
    match,
    seat,
    person,
  );

export const deleteSeat = (match: string, seat: Seat, person: string): Statement =>
  statement('DELETE FROM seat WHERE match = $1 AND seat = $2 AND person = $3', match, seat, person);

/** Records that a person holds a seat of a started game: from then on they know its hidden information. */
export const holding = (match: string, seat: Seat, person: string, began: boolean): Statement =>
  statement(
    'INSERT INTO held (match, seat, person, began) VALUES ($1, $2, $3, $4) ON CONFLICT (match, seat, person) DO NOTHING',
    match,
    seat,
    person,
    began ? 1 : 0,
  );

/** A person who holds or has held a seat of a started game. */
export interface Holder {
  seat: Seat;
  person: string;
  /** They held it when the game began. */
  began: boolean;
}

export async function readHolders(database: Database, match: string): Promise<Holder[]> {
  const rows = await database.read<{ seat: number; person: string; began: number }>(
    'SELECT seat, person, began FROM held WHERE match = $1 ORDER BY seat',
    match,
  );
  return rows.map((row) => ({ ...row, began: row.began === 1 }));
}

/** No seat has such a high number. */
const temporarySeatOffset = 100;

/** Moves people between seats at once: each target is free, or its person moves too. */
export const updateSeats = (match: string, moves: readonly (readonly [from: Seat, to: Seat])[]): Statement[] => [
  ...moves.map(([from, to]) =>
    statement('UPDATE seat SET seat = $3 WHERE match = $1 AND seat = $2', match, from, temporarySeatOffset + to),
  ),
  ...moves.map(([, to]) =>
    statement('UPDATE seat SET seat = $3 WHERE match = $1 AND seat = $2', match, temporarySeatOffset + to, to),
  ),
];

export interface Link {
  code: string;
  match: string;
  kind: 'play' | 'watch';
  closed: number | null;
}

export const insertLink = ({ code, match, kind }: Link): Statement =>
  statement('INSERT INTO link (code, match, kind) VALUES ($1, $2, $3)', code, match, kind);

export const closeLinks = (match: string, at: number): Statement =>
  statement('UPDATE link SET closed = $2 WHERE match = $1 AND closed IS NULL', match, at);

export async function readLink(database: Database, code: string): Promise<Link | null> {
  const [row] = await database.read<Link>('SELECT code, match, kind, closed FROM link WHERE code = $1', code);
  return row ?? null;
}

/** The open links of this match. */
export function readLinks(database: Database, match: string): Promise<Link[]> {
  return database.read<Link>('SELECT code, match, kind, closed FROM link WHERE match = $1 AND closed IS NULL', match);
}
