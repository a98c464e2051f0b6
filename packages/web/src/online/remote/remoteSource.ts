import {
  type Blocked,
  createRandom,
  type Decision,
  type GameTypes,
  newSeed,
  type Random,
  type Rules,
  type ScoreSheet,
  type Seat,
  type SeatInfo,
  type Viewer,
} from '@cordillera/engine';
import {
  applyPatch,
  type ClientMessage,
  hasHumanPlayer,
  type ServerMessage,
  type TableInfo,
} from '@cordillera/protocol';
import type { StandingAnswer, StandingAnswers } from '../../store/records.ts';
import { dueAnswers } from '../../table/source/dueAnswers.ts';
import type { SourceChange, TableSource, TableStep } from '../../table/source/source.ts';
import type { TableGame } from '../../table/tableGame.ts';
import type { TableMessage } from '../chat/chatStore.ts';
import { ClientViews } from './clientViews.ts';
import type { Move } from './pendingMoves.ts';
import { PendingRequests, type RejectionReason, type Request, type WithoutKey } from './pendingRequests.ts';

type Joined = Extract<ServerMessage, { kind: 'joined' }>;

export interface RemoteSourceInput<T extends GameTypes> {
  rules: Rules<T>;
  joined: Joined;
  send(message: ClientMessage): void;
  close(): void;
  /** Unacknowledged moves of an earlier page, to be sent again. */
  pendingMoves?: readonly Move[];
  /** Called with the unacknowledged moves whenever they change. */
  onSending?: (moves: readonly Move[]) => void;
  /**
   * A move was rejected because the game had gone on; `eventCount` is how many events had been seen when it was made.
   */
  onRejectedMove?: (eventCount: number, because: RejectionReason) => void;
  game?: Pick<TableGame<T>, 'automaticAnswer'>;
}

/**
 * A match played on a server. Whatever follows from the player's own view is computed here by the rules, on a state
 * that looks the same from this seat: choices, blocked choices, previews and scores are available at once.
 */
export class RemoteSource<T extends GameTypes = GameTypes> implements TableSource<T> {
  readonly rules: Rules<T>;
  readonly people: readonly Seat[];
  readonly seedHash: string;
  readonly start: T['View'];
  readonly #close: () => void;
  readonly #game: Pick<TableGame<T>, 'automaticAnswer'>;
  readonly #views: ClientViews<T>;
  readonly #requests: PendingRequests;
  readonly #worlds = new WeakMap<object, T['State']>();
  readonly #random: Random = createRandom(newSeed());
  readonly #listeners = new Set<(change: SourceChange) => void>();
  #table: TableInfo;
  #standingAnswers: StandingAnswers = {};

  constructor({ rules, joined, send, close, pendingMoves = [], ...input }: RemoteSourceInput<T>) {
    this.rules = rules;
    this.#close = close;
    this.#game = input.game ?? {};
    this.#table = joined.table;
    this.people = joined.table.me.seats;
    this.seedHash = joined.table.seedHash;
    this.start = joined.start as T['View'];
    this.#views = new ClientViews(joined.views, joined.table.seats.length);
    this.#requests = new PendingRequests({
      send,
      onMoves: (moves) => input.onSending?.(moves),
      onRejected: (eventCount, because) => input.onRejectedMove?.(eventCount, because),
    });
    this.#requests.restore(pendingMoves, (seat) => this.#eventCountOf(seat));
  }

  /** The messages to send first on every connection. */
  hello(): ClientMessage[] {
    return [{ kind: 'join', known: this.#views.cursors }, ...this.#requests.resend()];
  }

  receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'joined':
        this.#table = message.table;
        for (const snapshot of message.views) this.#views.apply(snapshot);
        this.#changed();
        break;
      case 'moved':
        this.#receiveEntry(message);
        break;
      case 'table':
        this.#receiveTable(message.table);
        break;
      case 'done':
      case 'story':
        this.#requests.answered(message);
        break;
      case 'refused':
        this.#requests.refused(message);
        break;
    }
  }

  #receiveEntry({ entry: { kind, seat, player }, news: updates }: Extract<ServerMessage, { kind: 'moved' }>): void {
    const { seats } = this.#table;
    if (player) this.#table = { ...this.#table, seats: seats.with(seat, { ...seats[seat]!, ...player }) };
    for (const update of updates) this.#views.apply(update);
    // by the same player on another page, not by a stand-in
    if (kind === 'choice' && this.#table.seats[seat]?.standIn === undefined) this.#requests.overtake(seat);
    this.#changed();
  }

  /** Notifies listeners only when the seats or the state of the table changed, not when presence did. */
  #receiveTable(table: TableInfo): void {
    const isSame = playersOf(table) === playersOf(this.#table);
    this.#table = table;
    if (!isSame) this.#notify({ kind: 'changed' });
  }

  #changed(): void {
    this.#notify({ kind: 'changed' });
    const bots = this.deciders().filter((seat) => {
      const { bot, standIn } = this.seats[seat]!;
      return hasHumanPlayer(this.seats) && (bot !== undefined || standIn !== undefined);
    });
    this.#notify({ kind: 'thinking', seats: bots });
    this.#applyStandingAnswers();
  }

  get table(): TableInfo {
    return this.#table;
  }

  get seats(): readonly SeatInfo[] {
    return this.#table.seats;
  }

  get turns(): number {
    return this.rules.turns(this.#world(this.#first));
  }

  /** A viewer who sees at least what everybody sees. */
  get #first(): Viewer {
    return this.people[0] ?? 'spectator';
  }

  /** How many events this page has received. */
  get eventCount(): number {
    return this.#eventCountOf(this.#first);
  }

  eventsSince(eventCount: number): T['Event'][] {
    return this.events(eventCount, this.#first);
  }

  /** 0 for a viewer who is not at this page. */
  #eventCountOf(viewer: Viewer): number {
    return this.#views.has(viewer) ? this.#views.cursor(viewer).eventCount : 0;
  }

  /** A possible state of the game that this viewer cannot tell from the real one. */
  #world(viewer: Viewer): T['State'] {
    const view = this.#views.view(viewer);
    let world = this.#worlds.get(view);
    if (world === undefined) {
      world = this.rules.determinize(view, this.#random);
      this.#worlds.set(view, world);
    }
    return world;
  }

  view(viewer: Viewer): T['View'] {
    // the public view is the same in every state that looks the same from here
    if (viewer === 'spectator' && !this.#views.has(viewer)) return this.rules.view(this.#world(this.#first), viewer);
    return this.#views.view(viewer);
  }

  deciders(): readonly Seat[] {
    return this.rules.deciders(this.#world(this.#first));
  }

  decision(seat: Seat): Decision<T['Choice']> | null {
    return this.#isMine(seat) ? this.rules.decision(this.#world(seat), seat) : null;
  }

  #isMine(seat: Seat): boolean {
    return this.people.includes(seat) && this.#table.state === 'playing';
  }

  blocked(seat: Seat): Blocked<T['Choice']>[] {
    return this.rules.blocked(this.#world(seat), seat);
  }

  events(since: number, viewer: Viewer): T['Event'][] {
    return this.#views.events(since, viewer);
  }

  viewSteps(since: number, viewer: Viewer): TableStep<T>[] {
    return this.#views.viewSteps(since, viewer);
  }

  async replaySince(since: number, viewer: Viewer): Promise<TableStep<T>[]> {
    const answer = await this.#ask({ kind: 'story', viewer, since });
    if (answer.kind !== 'story') return [];
    let view: unknown = answer.first;
    return answer.steps.map(({ event, patch }, i) => {
      view = applyPatch(view, patch);
      return { event, view: view as T['View'], eventCount: answer.told + i + 1 };
    });
  }

  revision(viewer: Viewer): number {
    return this.#views.cursor(viewer).revision;
  }

  score(viewer: Viewer = this.#first): ScoreSheet {
    return this.rules.score(this.#world(this.#views.has(viewer) ? viewer : this.#first), viewer);
  }

  preview(seat: Seat, choice: T['Choice']): T['Preview'] {
    return this.rules.preview(this.#world(seat), seat, choice);
  }

  result(): T['Result'] | null {
    return this.rules.result(this.#world(this.#first));
  }

  canUndo(seat: Seat): boolean {
    return this.#isMine(seat) && this.#views.canUndo(seat);
  }

  async choose(seat: Seat, choice: T['Choice']): Promise<void> {
    await this.#choose(seat, choice, false);
  }

  async #choose(seat: Seat, choice: T['Choice'], isAutomatic: boolean): Promise<void> {
    if (this.#hasPendingMove(seat)) return;
    const own = this.#views.seatVersion(seat);
    await this.#ask({ kind: 'choose', seat, own, choice: choice as Record<string, unknown> }, isAutomatic);
  }

  async undo(seat: Seat): Promise<void> {
    if (this.#hasPendingMove(seat)) return;
    await this.#ask({ kind: 'undo', seat, own: this.#views.seatVersion(seat) });
  }

  /** Input is ignored while a move is pending: it was meant for the old position. */
  #hasPendingMove(seat: Seat): boolean {
    return this.pendingMoves.some((move) => move.seat === seat);
  }

  #ask(question: WithoutKey<Request>, isAutomatic = false): Promise<ServerMessage> {
    return this.#requests.ask(question, this.eventCount, isAutomatic);
  }

  /** Sends a message that is no move; repeated after reconnections until the server answers. */
  async sendToTable(message: WithoutKey<TableMessage>): Promise<void> {
    await this.#ask(message);
  }

  /** Whether a move made here has not been acknowledged. */
  get isSending(): boolean {
    return this.pendingMoves.length > 0;
  }

  /** The moves made here that have not been acknowledged. */
  get pendingMoves(): Move[] {
    return this.#requests.moves;
  }

  get standingAnswers(): StandingAnswers {
    return this.#standingAnswers;
  }

  setStandingAnswer(seat: Seat, answer: StandingAnswer): void {
    this.#standingAnswers = { ...this.#standingAnswers, [seat]: answer };
    this.#applyStandingAnswers();
  }

  /** Plays the standing answers of the players at this page. */
  #applyStandingAnswers(): void {
    if (this.isSending) return;
    // after a rejection the table asks again
    for (const { seat, choice } of dueAnswers(this.#game, this.#standingAnswers, this))
      this.#choose(seat, choice, true).catch(() => undefined);
  }

  /** The server moves the other players. */
  advance(): void {}

  close(): void {
    this.#close();
  }

  subscribe(listener: (change: SourceChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #notify(change: SourceChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

/** Who plays where, and whether the game goes on. */
const playersOf = ({ seats, state }: TableInfo): string =>
  JSON.stringify([state, seats.map(({ name, bot, open, standIn }) => [name, bot, open, standIn])]);
