import type { Seat } from '@cordillera/engine';
import type { Proposal } from '@cordillera/protocol';
import { type Database, type Statement, statement } from '../database/database.ts';

/** What somebody proposed last; a table has one proposal at a time. */
export interface StoredProposal {
  number: number;
  /** How many entries had changed the position by then. */
  moves: number;
  by: Seat;
  /** Of the message that brought it; empty when it has been decided. */
  key: string;
  /** Null: it has been decided. */
  proposal: Proposal | null;
  /** Who has agreed. */
  yes: Seat[];
}

interface Row {
  number: number;
  moves: number;
  seat: number;
  body: string;
  yes: string;
}

export async function readProposal(database: Database, match: string): Promise<StoredProposal | null> {
  const [row] = await database.read<Row>('SELECT number, moves, seat, body, yes FROM proposal WHERE match = $1', match);
  if (!row) return null;
  const { number, moves, seat, body, yes } = row;
  // before the last version a question had no key
  const { key = '', ...proposal } = body === '' ? {} : JSON.parse(body);
  return { number, moves, by: seat, key, proposal: body === '' ? null : proposal, yes: JSON.parse(yes) };
}

/** Puts a proposal on the table. It touches no row when somebody else has done so since the number before this one. */
export const proposing = (match: string, { number, moves, by, key, proposal, yes }: StoredProposal): Statement =>
  statement(
    `INSERT INTO proposal (match, number, moves, seat, body, yes) VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (match) DO UPDATE SET number = excluded.number, moves = excluded.moves, seat = excluded.seat,
        body = excluded.body, yes = excluded.yes WHERE proposal.number = excluded.number - 1`,
    match,
    number,
    moves,
    by,
    JSON.stringify({ ...proposal, key }),
    JSON.stringify(yes),
  );

/** Somebody agrees. It touches no row when somebody else has done so meanwhile. */
export const agreeing = (match: string, { number, yes }: StoredProposal, now: readonly Seat[]): Statement =>
  statement(
    "UPDATE proposal SET yes = $4 WHERE match = $1 AND number = $2 AND yes = $3 AND body <> ''",
    match,
    number,
    JSON.stringify(yes),
    JSON.stringify(now),
  );

/** It has been decided. */
export const decided = (match: string, number: number): Statement =>
  statement("UPDATE proposal SET body = '' WHERE match = $1 AND number = $2", match, number);
