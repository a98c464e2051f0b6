import type { Match, Seat, SeatInfo } from '@cordillera/engine';
import { limits, type OpenProposal, type Proposal, type ServerMessage } from '@cordillera/protocol';
import { type Database, Duplicate, type Statement } from '../database/database.ts';
import { Refused } from '../refused.ts';
import { hasEntry } from '../store/entries.ts';
import type { StoredMatch } from '../store/matches.ts';
import { agreeing, decided, proposing, readProposal, type StoredProposal } from '../store/proposals.ts';
import { Buckets } from './bucket.ts';

/** Another process may be faster a few times in a row, not for ever. */
export const mostTries = 8;

/** What a proposal needs of its table. */
export interface ProposalTable {
  readonly id: string;
  readonly database: Database;
  readonly row: Readonly<StoredMatch>;
  /** The person at each seat. */
  readonly people: ReadonlyMap<Seat, string>;
  readonly seats: readonly SeatInfo[];
  /** How many entries have changed the position. */
  readonly moves: number;
  now(): number;
  seatsOf(person: string): Seat[];
  /** To everybody who sits here. */
  tell(message: ServerMessage): void;
  /** Something was written that other processes want to know. */
  changed(): void;
  whole(): Promise<Match>;
  /** False when another process has written something meanwhile. */
  takeBack(seat: Seat, key: string, close: Statement): Promise<boolean>;
  pause(until: number | null, close: Statement): Promise<void>;
  resume(close: Statement): Promise<void>;
}

/** What somebody asks the others at a table to agree to, one thing at a time. In turn, like everything else there. */
export class Proposals {
  readonly #table: ProposalTable;
  #last: StoredProposal | null = null;
  /** Three at once, then one in twenty seconds. */
  readonly #rate = new Buckets(3, 0.05);

  constructor(table: ProposalTable) {
    this.#table = table;
  }

  async read(): Promise<void> {
    this.#last = await readProposal(this.#table.database, this.#table.id);
  }

  /** Another process may have changed it: then it is told. */
  async readAgain(): Promise<void> {
    const before = JSON.stringify(this.open());
    await this.read();
    if (JSON.stringify(this.open()) !== before) this.#tell();
  }

  /** What everybody is asked now; what the position or the state of the table has made pointless is not asked any more. */
  open(): OpenProposal | null {
    const { proposal } = this.#last ?? {};
    if (!proposal) return null;
    const { number, moves, by, yes } = this.#last!;
    const { state } = this.#table.row;
    const until = proposal.what === 'pause' ? proposal.until : undefined;
    const isOpen = {
      pause: state === 'playing' && (until === undefined || until > this.#table.now()),
      resume: state === 'paused',
      takeBack: state === 'playing' && moves === this.#table.moves,
    };
    if (!isOpen[proposal.what]) return null;
    return { number, by, proposal, yes, asked: this.#voters().filter((seat) => !yes.includes(seat)) };
  }

  /** Who must agree: people who play themselves. */
  #voters(): Seat[] {
    const { people, seats } = this.#table;
    return [...people.keys()].filter((seat) => seats[seat]?.standIn === undefined).toSorted((a, b) => a - b);
  }

  #tell(refusedBy?: Seat): void {
    this.#table.tell({ kind: 'proposal', proposal: this.open(), ...(refusedBy !== undefined && { refusedBy }) });
  }

  /** Somebody asks the others to agree. */
  async propose(person: string, seat: Seat, key: string, proposal: Proposal): Promise<void> {
    const table = this.#table;
    // the answer to it was lost, not the question
    if (this.open() && this.#last!.key === key) return;
    if (proposal.what === 'takeBack' && (await hasEntry(table.database, table.id, proposal.seat, key))) return;
    await this.#check(proposal);
    if (this.open()) throw new Refused('proposal-open');
    if (!this.#rate.take(person, table.now())) throw new Refused('too-fast');
    const number = (this.#last?.number ?? 0) + 1;
    const made = { number, moves: table.moves, by: seat, key, proposal, yes: table.seatsOf(person) };
    const [touched] = await table.database.write(proposing(table.id, made));
    if (touched === 0) await this.read();
    else this.#last = made;
    this.#tell();
    table.changed();
    if (touched === 0) throw new Refused('proposal-open');
    await this.settle();
  }

  /** Refuses what cannot be agreed on now. */
  async #check(proposal: Proposal): Promise<void> {
    const { row } = this.#table;
    if (row.state === 'open') throw new Refused('not-started');
    if (row.state === 'over') throw new Refused('game-over');
    if (proposal.what !== 'resume' && row.state === 'paused') throw new Refused('paused');
    if (proposal.what === 'resume' && row.state !== 'paused') throw new Refused('no-proposal');
    if (proposal.what === 'pause' && proposal.until !== undefined) {
      const wait = proposal.until - this.#table.now();
      if (wait <= 0 || wait > limits.pause) throw new Refused('bad-time', { until: proposal.until });
    }
    if (proposal.what === 'takeBack') {
      const whole = await this.#table.whole();
      if (whole.seq >= limits.entries || !whole.choices().some((choice) => choice.seat === proposal.seat))
        throw new Refused('cannot-undo', { seat: proposal.seat });
    }
  }

  /** Somebody agrees, or does not: then it is off the table. */
  async vote(person: string, seat: Seat, number: number, yes: boolean): Promise<void> {
    const table = this.#table;
    for (let tries = 0; tries < mostTries; tries++) {
      const open = this.open();
      if (open?.number !== number) throw new Refused('no-proposal');
      const agreed = [...new Set([...open.yes, ...table.seatsOf(person)])];
      const [touched] = await table.database.write(
        yes ? agreeing(table.id, this.#last!, agreed) : decided(table.id, number),
      );
      if (touched === 0) {
        await this.read();
        continue;
      }
      this.#last = { ...this.#last!, ...(yes ? { yes: agreed } : { proposal: null }) };
      this.#tell(yes ? undefined : seat);
      table.changed();
      if (yes) await this.settle();
      return;
    }
    throw new Refused('unavailable');
  }

  /** Does what everybody has agreed to. */
  async settle(): Promise<void> {
    const open = this.open();
    if (!open || open.asked.length > 0) return;
    const { number, proposal } = open;
    const close = decided(this.#table.id, number);
    if (proposal.what === 'takeBack') {
      await this.#table.whole();
      // if another process was faster, this is tried again as long as the position is the same
      if (!(await this.#table.takeBack(proposal.seat, this.#last!.key, close))) await this.settle();
      return;
    }
    if (proposal.what === 'pause') await this.#table.pause(proposal.until ?? null, close);
    else await this.#table.resume(close);
    this.review();
  }

  /** It is off the table if it has been decided, or is pointless by now. */
  review(): void {
    if (!this.#last?.proposal) return;
    if (!this.open()) this.#last = { ...this.#last, proposal: null };
    this.#tell();
  }

  /** A pause that was agreed on with its end is over. */
  async endPause(): Promise<void> {
    const { state, resumes } = this.#table.row;
    if (state !== 'paused' || resumes === null || resumes > this.#table.now()) return;
    try {
      await this.#table.resume(decided(this.#table.id, this.#last?.number ?? 0));
    } catch (error) {
      // another process was faster with the same, or with something else: then it is looked at again
      if (!(error instanceof Duplicate)) throw error;
    }
    this.review();
  }
}
