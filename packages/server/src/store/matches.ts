import type { MatchSnapshot, Result, Seat, SeatInfo } from '@cordillera/engine';
import type { TableInfo, TimeControl } from '@cordillera/protocol';
import { type Database, type Statement, statement } from '../database/database.ts';
import type { SeatClock } from '../table/clock.ts';
import { storedRecord, storedTexts } from './json.ts';
import { seatsJson, snapshotJson, summaryJson, timeControlJson } from './matchJson.ts';

/** What lists show of a match, so that nobody has to load it. */
export interface Summary {
  seats: SeatInfo[];
  waiting: Seat[];
  /** It starts by itself as soon as somebody takes the last seat. */
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
  /** Hash of a card set that is not the house's. */
  pack: string | null;
  options: Record<string, unknown>;
  /** As it begins, or began. */
  seats: SeatInfo[];
  pace: TimeControl;
  seed: string;
  seedHash: string;
  state: TableInfo['state'];
  /** The person who made the table. */
  host: string | null;
  next: string | null;
  summary: Summary;
  /** When the next person's time is up. */
  deadline: number | null;
  /** When somebody should look at the table though nobody does: a deadline, or a bot that should have answered. */
  due: number | null;
  /** When a pause ends by itself. */
  resumes: number | null;
  /** Grows with every change that is not the log's. */
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
/** What the end of a game settles. */
const settled = named('state summary deadline due resumes');
const columns = [...fixed, ...changing, ...settled];

/** What lists show of a match, where only that was read. */
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

/** Only one writer can make a version. */
export const insertMatchVersion = (match: string, version: number): Statement =>
  statement('INSERT INTO version (match, number) VALUES ($1, $2)', match, version);

/**
 * The next version of a row. Whoever had not seen the last one gets a `DuplicateKeyError`. A game that is over stays over, with its
 * result: another process may have ended it.
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

/** Where a match has rows besides its own, and its versions. */
const ofMatch = ['entry', 'snapshot', 'chat', 'proposal', 'visit', 'seat', 'held', 'asking', 'link'];

/** Everything about a match, except versions from `kept` on: nobody can write those any more. */
export const deleteMatch = (id: string, firstKeptVersion: number): Statement[] => [
  ...ofMatch.map((table) => statement(`DELETE FROM ${table} WHERE match = $1`, id)),
  statement('DELETE FROM version WHERE match = $1 AND number < $2', id, firstKeptVersion),
  statement('DELETE FROM match WHERE id = $1', id),
];

/** Everything about these matches. */
export function deleteMatches(ids: readonly string[]): Statement[] {
  const these = `IN (${ids.map((_, i) => `$${i + 1}`).join(', ')})`;
  return [
    ...[...ofMatch, 'version'].map((table) => statement(`DELETE FROM ${table} WHERE match ${these}`, ...ids)),
    statement(`DELETE FROM match WHERE id ${these}`, ...ids),
  ];
}

/** What follows from the log. Its next entry is written with it, and only one can write that. */
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

/** The matches that somebody should look at before this moment, the most urgent first. */
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

/** The matches of a person, the last changed first. */
export async function matchesOf(database: Database, person: string): Promise<StoredMatch[]> {
  const rows = await database.read<Row>(
    `SELECT ${columns.join(', ')} FROM match WHERE id IN (
        SELECT match FROM seat WHERE person = $1 UNION SELECT id FROM match WHERE host = $1 AND state = 'open'
      ) ORDER BY changed DESC LIMIT 200`,
    person,
  );
  return rows.map(stored);
}

/** The person at each seat of all the matches that this person sits at. */
export async function seatsBeside(database: Database, person: string): Promise<Map<string, Map<Seat, string>>> {
  const rows = await database.read<{ match: string; seat: number; person: string }>(
    'SELECT match, seat, person FROM seat WHERE match IN (SELECT match FROM seat WHERE person = $1) ORDER BY seat',
    person,
  );
  const seats = new Map<string, Map<Seat, string>>();
  for (const row of rows) seats.set(row.match, (seats.get(row.match) ?? new Map()).set(row.seat, row.person));
  return seats;
}

/** Tables that somebody made and got up from count for so many ms: nothing else would keep them from making more. */
const abandonedTableCountMs = 24 * 3600_000;

/** How many games that are not over somebody plays, or has just made. */
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

/** What continues a match without its beginning, and what the table needs to know besides. */
export interface StoredSnapshot {
  snapshot: MatchSnapshot;
  /** Of each seat: how many entries are its own, and the key of the last one. */
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

/** The person at each seat of a match; seats without one are absent. */
export async function readSeats(database: Database, match: string): Promise<Map<Seat, string>> {
  return new Map((await readSitting(database, match)).map(({ seat, person }) => [seat, person]));
}

/** Somebody at a seat. */
export interface Sitting {
  seat: Seat;
  person: string;
  /** Since when they have been offline; null as long as they are not. */
  offline: number | null;
  /** The people who would let a stand-in play meanwhile. */
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

/** Somebody is offline; of several processes the one that saw them last knows since when. */
export const updateOffline = (match: string, person: string, since: number): Statement =>
  statement(
    'UPDATE seat SET offline = $3 WHERE match = $1 AND person = $2 AND (offline IS NULL OR offline < $3)',
    match,
    person,
    since,
  );

export const clearOffline = (match: string, person: string): Statement =>
  statement('UPDATE seat SET offline = NULL, agreed = NULL WHERE match = $1 AND person = $2', match, person);

/** Touches no row when somebody else has agreed meanwhile. */
export const updateAgreed = (match: string, { seat, person, agreed }: Sitting, now: readonly string[]): Statement =>
  statement(
    "UPDATE seat SET agreed = $4 WHERE match = $1 AND seat = $2 AND person = $3 AND COALESCE(agreed, '[]') = $5",
    match,
    seat,
    person,
    storedTexts.write([...now]),
    storedTexts.write(agreed),
  );

/** Only one person can take a seat, and nobody who has deleted themselves meanwhile. */
export const insertSeat = (match: string, seat: Seat, person: string): Statement =>
  statement(
    'INSERT INTO seat (match, seat, person) VALUES ($1, $2, (SELECT id FROM person WHERE id = $3 FOR KEY SHARE))',
    match,
    seat,
    person,
  );

export const deleteSeat = (match: string, seat: Seat, person: string): Statement =>
  statement('DELETE FROM seat WHERE match = $1 AND seat = $2 AND person = $3', match, seat, person);

/** Somebody sits there in a game that has begun, or begins now. What they saw there stays known. */
export const holding = (match: string, seat: Seat, person: string, began: boolean): Statement =>
  statement(
    'INSERT INTO held (match, seat, person, began) VALUES ($1, $2, $3, $4) ON CONFLICT (match, seat, person) DO NOTHING',
    match,
    seat,
    person,
    began ? 1 : 0,
  );

/** Somebody who has sat at a seat of a match that has begun. */
export interface Holder {
  seat: Seat;
  person: string;
  /** They sat there when it began. */
  began: boolean;
}

export async function readHolders(database: Database, match: string): Promise<Holder[]> {
  const rows = await database.read<{ seat: number; person: string; began: number }>(
    'SELECT seat, person, began FROM held WHERE match = $1 ORDER BY seat',
    match,
  );
  return rows.map((row) => ({ ...row, began: row.began === 1 }));
}

/** No seat has such a number. */
const temporarySeatOffset = 100;

/** People go to other seats, all at once: each of these is free, or its person moves too. */
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

/** The links that still open this match. */
export function readLinks(database: Database, match: string): Promise<Link[]> {
  return database.read<Link>('SELECT code, match, kind, closed FROM link WHERE match = $1 AND closed IS NULL', match);
}
