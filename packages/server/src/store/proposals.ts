import type { Seat } from '@cordillera/engine';
import type { Proposal } from '@cordillera/protocol';
import * as v from 'valibot';
import { type Database, type Statement, statement } from '../database/database.ts';
import { type StoredJson, storedJson, storedSeat, storedSeats } from './json.ts';

/** The latest proposal at a table, which has one at a time. */
export interface StoredProposal {
  number: number;
  /** How many entries had changed the position when it was made. */
  moves: number;
  by: Seat;
  /** The key of the message that brought it; empty once decided. */
  key: string;
  /** Null once decided. */
  proposal: Proposal | null;
  /** The seats that have agreed. */
  yes: Seat[];
}

interface Row {
  number: number;
  moves: number;
  seat: number;
  body: string;
  yes: string;
}

/** absent in proposals that earlier versions wrote */
const key = v.optional(v.string(), '');

export const proposalJson: StoredJson<{ key: string; proposal: Proposal }> = storedJson(
  v.variant('what', [
    v.object({ what: v.literal('pause'), until: v.optional(v.number()), key }),
    v.object({ what: v.literal('resume'), key }),
    v.object({ what: v.literal('takeBack'), seat: storedSeat, key }),
  ]),
  ({ key, proposal }: { key: string; proposal: Proposal }) => {
    if (proposal.what === 'resume') return { what: 'resume', key } as const;
    if (proposal.what === 'takeBack') return { what: 'takeBack', seat: proposal.seat, key } as const;
    return { what: 'pause', ...(proposal.until !== undefined && { until: proposal.until }), key } as const;
  },
  (stored) => {
    const { key } = stored;
    if (stored.what === 'resume') return { key, proposal: { what: 'resume' } };
    if (stored.what === 'takeBack') return { key, proposal: { what: 'takeBack', seat: stored.seat } };
    const { until } = stored;
    return { key, proposal: { what: 'pause', ...(until !== undefined && { until }) } };
  },
);

export async function readProposal(database: Database, match: string): Promise<StoredProposal | null> {
  const [row] = await database.read<Row>('SELECT number, moves, seat, body, yes FROM proposal WHERE match = $1', match);
  if (!row) return null;
  const { number, moves, seat, body, yes } = row;
  const where = `match ${match}, proposal ${number}`;
  const open = body === '' ? { key: '', proposal: null } : proposalJson.read(body, where);
  return { number, moves, by: seat, ...open, yes: storedSeats.read(yes, where) };
}

/** Stores a proposal. Touches no row when another one has been made since the previous number. */
export const upsertProposal = (match: string, { number, moves, by, key, proposal, yes }: StoredProposal): Statement =>
  statement(
    `INSERT INTO proposal (match, number, moves, seat, body, yes) VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (match) DO UPDATE SET number = excluded.number, moves = excluded.moves, seat = excluded.seat,
        body = excluded.body, yes = excluded.yes WHERE proposal.number = excluded.number - 1`,
    match,
    number,
    moves,
    by,
    proposal === null ? '' : proposalJson.write({ key, proposal }),
    storedSeats.write(yes),
  );

/** Stores the votes. Touches no row when they have changed meanwhile. */
export const updateVotes = (match: string, { number, yes }: StoredProposal, now: readonly Seat[]): Statement =>
  statement(
    "UPDATE proposal SET yes = $4 WHERE match = $1 AND number = $2 AND yes = $3 AND body <> ''",
    match,
    number,
    storedSeats.write(yes),
    storedSeats.write([...now]),
  );

export const closeProposal = (match: string, number: number): Statement =>
  statement("UPDATE proposal SET body = '' WHERE match = $1 AND number = $2", match, number);
