import type { Seat } from '@cordillera/engine';
import { limits, type OpenProposal, type Proposal } from '@cordillera/protocol';
import { type Database, DuplicateKeyError, type Statement } from '../database/database.ts';
import { maxWriteAttempts } from '../database/retry.ts';
import { RefusalError } from '../refusalError.ts';
import { closeProposal, readProposal, type StoredProposal, updateVotes, upsertProposal } from '../store/proposals.ts';
import { RateLimiter } from './rateLimiter.ts';
import type { TableAudience } from './tableAudience.ts';
import type { TableLog } from './tableLog.ts';
import type { TableState } from './tableState.ts';

/** Carries out what everybody has agreed to. */
export interface ProposalActions {
  /** False when another process has written something meanwhile. */
  takeBack(seat: Seat, requestId: string, close: Statement): Promise<boolean>;
  /** Null resumes the game. */
  pause(paused: { until: number | null } | null, close: Statement): Promise<void>;
  /** Notifies other processes of a write. */
  changed(): void;
}

export interface ProposalsInput {
  state: Readonly<TableState>;
  log: TableLog;
  audience: TableAudience;
  services: { readonly database: Database; now(): number };
  actions: ProposalActions;
}

/** Proposals among the players of a table, one at a time. All methods must run exclusively. */
export class Proposals {
  readonly #state: Readonly<TableState>;
  readonly #log: TableLog;
  readonly #audience: TableAudience;
  readonly #services: ProposalsInput['services'];
  readonly #actions: ProposalActions;
  #last: StoredProposal | null = null;
  /** Three at once, then one in twenty seconds. */
  readonly #rate = new RateLimiter(3, 0.05);

  constructor({ state, log, audience, services, actions }: ProposalsInput) {
    this.#state = state;
    this.#log = log;
    this.#audience = audience;
    this.#services = services;
    this.#actions = actions;
  }

  async read(): Promise<void> {
    this.#last = await readProposal(this.#services.database, this.#state.id);
  }

  /** Another process may have changed the proposal, which is then broadcast. */
  async readAgain(): Promise<void> {
    const before = JSON.stringify(this.open());
    await this.read();
    if (JSON.stringify(this.open()) !== before) this.#broadcast();
  }

  /** The open proposal; null when the position or the state of the table has made it pointless. */
  open(): OpenProposal | null {
    const { proposal } = this.#last ?? {};
    if (!proposal) return null;
    const { number, moves, by, yes } = this.#last!;
    const { state } = this.#state.row;
    const until = proposal.what === 'pause' ? proposal.until : undefined;
    const isOpen = {
      pause: state === 'playing' && (until === undefined || until > this.#services.now()),
      resume: state === 'paused',
      takeBack: state === 'playing' && moves === this.#log.moves,
    };
    if (!isOpen[proposal.what]) return null;
    return { number, by, proposal, yes, asked: this.#voters().filter((seat) => !yes.includes(seat)) };
  }

  /** The seats that must agree: those of people who play themselves. */
  #voters(): Seat[] {
    const { people } = this.#state;
    const { seats } = this.#log;
    return [...people.keys()].filter((seat) => seats[seat]?.standIn === undefined).toSorted((a, b) => a - b);
  }

  #broadcast(refusedBy?: Seat): void {
    this.#audience.broadcastToPlayers({
      kind: 'proposal',
      proposal: this.open(),
      ...(refusedBy !== undefined && { refusedBy }),
    });
  }

  /** Makes a proposal. */
  async propose(person: string, seat: Seat, key: string, proposal: Proposal): Promise<void> {
    const { id } = this.#state;
    const { database } = this.#services;
    // the answer was lost, not the proposal
    if (this.open() && this.#last!.key === key) return;
    if (proposal.what === 'takeBack' && (await this.#log.hasRequest(proposal.seat, key))) return;
    await this.#check(proposal);
    if (this.open()) throw new RefusalError('proposal-open');
    if (!this.#rate.take(person, this.#services.now())) throw new RefusalError('too-fast');
    const number = (this.#last?.number ?? 0) + 1;
    const made = { number, moves: this.#log.moves, by: seat, key, proposal, yes: this.#state.seatsOf(person) };
    const [touched] = await database.write(upsertProposal(id, made));
    if (touched === 0) await this.read();
    else this.#last = made;
    this.#broadcast();
    this.#actions.changed();
    if (touched === 0) throw new RefusalError('proposal-open');
    await this.settle();
  }

  /** Refuses a proposal that is impossible now. */
  async #check(proposal: Proposal): Promise<void> {
    const { row } = this.#state;
    if (row.state === 'open') throw new RefusalError('not-started');
    if (row.state === 'over') throw new RefusalError('game-over');
    if (proposal.what !== 'resume' && row.state === 'paused') throw new RefusalError('paused');
    if (proposal.what === 'resume' && row.state !== 'paused') throw new RefusalError('no-proposal');
    if (proposal.what === 'pause' && proposal.until !== undefined) {
      const wait = proposal.until - this.#services.now();
      if (wait <= 0 || wait > limits.maxPauseMs) throw new RefusalError('bad-time', { until: proposal.until });
    }
    if (proposal.what === 'takeBack') {
      const match = await this.#log.loadFullMatch();
      if (match.seq >= limits.maxUndoableEntries || !match.choices().some((choice) => choice.seat === proposal.seat))
        throw new RefusalError('cannot-undo', { seat: proposal.seat });
    }
  }

  /** Agrees, or rejects the proposal. */
  async vote(person: string, seat: Seat, number: number, yes: boolean): Promise<void> {
    const { id } = this.#state;
    const { database } = this.#services;
    for (let tries = 0; tries < maxWriteAttempts; tries++) {
      const open = this.open();
      if (open?.number !== number) throw new RefusalError('no-proposal');
      const agreed = [...new Set([...open.yes, ...this.#state.seatsOf(person)])];
      const [touched] = await database.write(yes ? updateVotes(id, this.#last!, agreed) : closeProposal(id, number));
      if (touched === 0) {
        await this.read();
        continue;
      }
      this.#last = { ...this.#last!, ...(yes ? { yes: agreed } : { proposal: null }) };
      this.#broadcast(yes ? undefined : seat);
      this.#actions.changed();
      if (yes) await this.settle();
      return;
    }
    throw new RefusalError('unavailable');
  }

  /** Carries out a proposal that everybody has agreed to. */
  async settle(): Promise<void> {
    const open = this.open();
    if (!open || open.asked.length > 0) return;
    const { number, proposal } = open;
    const close = closeProposal(this.#state.id, number);
    if (proposal.what === 'takeBack') {
      await this.#log.loadFullMatch();
      // if another process was faster, this is retried for as long as the position is the same
      if (!(await this.#actions.takeBack(proposal.seat, this.#last!.key, close))) await this.settle();
      return;
    }
    if (proposal.what === 'pause') await this.#actions.pause({ until: proposal.until ?? null }, close);
    else await this.#actions.pause(null, close);
    this.review();
  }

  /** Closes a proposal that has been decided or has become pointless. */
  review(): void {
    if (!this.#last?.proposal) return;
    if (!this.open()) this.#last = { ...this.#last, proposal: null };
    this.#broadcast();
  }

  /** Ends a pause whose agreed end has come. */
  async endPause(): Promise<void> {
    const { state, resumes } = this.#state.row;
    if (state !== 'paused' || resumes === null || resumes > this.#services.now()) return;
    try {
      await this.#actions.pause(null, closeProposal(this.#state.id, this.#last?.number ?? 0));
    } catch (error) {
      // another process has ended it, or has changed something else: then this is checked again
      if (!(error instanceof DuplicateKeyError)) throw error;
    }
    this.review();
  }
}
