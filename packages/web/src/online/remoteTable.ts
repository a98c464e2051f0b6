import type { CordilleraError, GameEvent } from '@cordillera/engine';
import { loadGame } from '@cordillera/games/lazy';
import type { ClientMessage, Moved, OpenProposal, ServerMessage, TableInfo } from '@cordillera/protocol';
import type { ComponentType } from 'react';
import { cardOf } from '../app/games.ts';
import { houseOf } from '../packs/sets.ts';
import { noteSeal } from '../store/seals.ts';
import { loadTableGame } from '../table/games.ts';
import { beatsIn } from '../table/playback.ts';
import { Session } from '../table/session.ts';
import type { TableProps } from '../table/tables.ts';
import { cardsOf } from './cards.ts';
import { Connection } from './connection.ts';
import { watchPresence } from './presence.ts';
import { refusalOf } from './refusal.ts';
import { RemoteSource } from './remoteSource.ts';
import { type Said, TableTalk } from './talk.ts';
import { keepUnsent, unsentMoves } from './unsent.ts';

type Joined = Extract<ServerMessage, { kind: 'joined' }>;

/** So many ms it is said that the connection is back. */
const backShown = 2000;

/** What was missed is shown so many times as fast. */
const hurried = 2;

/** What is known of a table that is somewhere else. */
export interface RemoteState {
  /** Null until the server has answered for the first time. */
  table: TableInfo | null;
  /** The table itself, once the game has started. */
  playing: { session: Session; Table: ComponentType<TableProps> } | null;
  connected: boolean;
  /** When it is tried next to connect, in milliseconds since 1970; null: just now, or when there is a network again. */
  nextTry: number | null;
  /** Nothing has been seen of the table yet, and the server does not answer. */
  unreached: boolean;
  /** The server said that it starts anew. */
  restarting: boolean;
  /** The connection has just come back, and nothing had happened. */
  back: boolean;
  /** A move that was made here has not been answered yet. */
  sending: boolean;
  /** What happened while the page was away: how many things, after how many events; told until somebody has seen it. */
  missed: { things: number; since: number } | null;
  /** A move came too late and was not played: what happened after so many events; told until somebody has seen it. */
  late: { since: number } | null;
  /** A stand-in sat down for this person after so many events. */
  replaced: { since: number } | null;
  /** The deadline before which this person was told that time is nearly up, and wants to play on. */
  hurried: number | null;
  /** What everybody is asked to agree to. */
  proposal: OpenProposal | null;
  /** Somebody wants to see the table first, and answers later. */
  later: boolean;
  /** What the server's clock is ahead of this device's, in ms. */
  ahead: number;
  /** The table as it was when whoever made it freed this person's seat. */
  freed: TableInfo | null;
  /** Why it cannot be seen, for good. */
  refusal: ReturnType<typeof refusalOf> | CordilleraError | null;
}

/** A table on the server as this page has it: first who sits there, then the game. */
export class RemoteTable {
  readonly #id: string;
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  readonly #stopWatching: () => void;
  readonly talk: TableTalk;
  #source: RemoteSource | null = null;
  #opening = false;
  #closed = false;
  #away = false;
  #joinedBefore = false;
  #state: RemoteState = {
    table: null,
    playing: null,
    connected: false,
    nextTry: null,
    unreached: false,
    restarting: false,
    back: false,
    sending: false,
    missed: null,
    late: null,
    replaced: null,
    hurried: null,
    proposal: null,
    later: false,
    ahead: 0,
    freed: null,
    refusal: null,
  };

  constructor(id: string, link?: string) {
    this.#id = id;
    this.talk = new TableTalk(id, () => this.#state.table?.me.seats ?? []);
    this.#connection = new Connection({
      table: id,
      link,
      hello: () => this.#hello(),
      onMessage: (message) => this.#hear(message),
      onState: (connected) => {
        if (connected !== this.#state.connected)
          this.#change({ connected, ...(connected && { restarting: false, nextTry: null, unreached: false }) });
      },
      onWait: (nextTry) => {
        if (nextTry === this.#state.nextTry) return;
        // the first time it is tried again at once
        const isLong = nextTry !== null && nextTry > Date.now();
        this.#change({ nextTry, unreached: this.#state.unreached || (isLong && this.#state.table === null) });
      },
    });
    this.#stopWatching = watchPresence((away) => {
      this.#away = away;
      this.#connection.send({ kind: 'presence', away });
    });
  }

  get id(): string {
    return this.#id;
  }

  get = (): RemoteState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(change: Partial<RemoteState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #hello(): ClientMessage[] {
    const [join, ...again]: ClientMessage[] = this.#source?.hello() ?? [{ kind: 'join', known: [] }];
    return [join!, ...(this.#away ? [{ kind: 'presence', away: true } as const] : []), ...again];
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'joined':
        this.#hearJoined(message);
        return;
      case 'table':
        if (message.table.me.seats.length === 0) this.#loseSeat(message.table.me.isHost);
        this.#change({ table: message.table, ahead: message.now - Date.now() });
        break;
      case 'chat':
        this.talk.hear(message.line);
        break;
      case 'proposal':
        this.#change({ proposal: message.proposal, later: false });
        break;
      case 'bye':
        if (message.code === 'restarting') this.#change({ restarting: true });
        if (message.code === 'not-your-seat') this.#loseSeat(false);
        if (!message.again) this.#change({ refusal: refusalOf(message.code, {}) });
        break;
    }
    if (message.kind === 'moved') this.#noteStandIn(message.entry);
    this.#source?.hear(message);
  }

  /** From where it can be shown what a stand-in did. */
  #noteStandIn({ kind, seat, player }: Moved): void {
    if (kind !== 'sit' || !this.#state.table?.me.seats.includes(seat)) return;
    this.#change({ replaced: player?.standIn === undefined ? null : { since: this.#told() } });
  }

  #hearJoined(message: Joined): void {
    const { table, proposal, chat, now } = message;
    // what comes later has to fit it
    if (table.state !== 'over') noteSeal(table.id, table.seedHash);
    this.talk.hearAll(chat, this.#joinedBefore);
    this.#change({ table, proposal, ahead: now - Date.now() });
    if (!this.#source) {
      if (table.state !== 'open' && !this.#opening) void this.#sitDown(message);
      return;
    }
    // through another page this person sat down or got up: the table is seen with other eyes now
    if (String(this.#source.people) !== String(table.me.seats)) {
      this.#state.playing?.session.close();
      this.#source = null;
      this.#change({ playing: null, sending: false, missed: null, late: null, replaced: null });
      void this.#sitDown(message);
      return;
    }
    const before = this.#told();
    this.#source.hear(message);
    // the first answer after the rules were fetched is no return
    if (this.#joinedBefore && this.#told() > before) this.#miss(before);
    else if (this.#joinedBefore) this.#sayBack();
    this.#joinedBefore = true;
  }

  /** What was missed before and not looked at yet is told with it. */
  #miss(told: number): void {
    const since = Math.min(told, this.#state.missed?.since ?? told);
    const { game } = this.#state.playing!.session;
    this.#change({ missed: { since, things: beatsIn(this.#events().slice(since), game.beatOf) } });
  }

  #loseSeat(isHost: boolean): void {
    const { table } = this.#state;
    if (table && table.me.seats.length > 0 && !isHost) this.#change({ freed: table });
  }

  #sayBack(): void {
    this.#change({ back: true });
    setTimeout(() => !this.#closed && this.#change({ back: false }), backShown);
  }

  /** Said over the table; the prompt need not say it again. */
  #sayLate(since: number): void {
    this.#change({ late: { since } });
    setTimeout(() => this.#state.playing?.session.dismiss());
  }

  #events(): readonly GameEvent[] {
    return this.#source?.events(0, this.#source.people[0] ?? 'spectator') ?? [];
  }

  #told(): number {
    return this.#events().length;
  }

  /** The game has started, or is going on: its rules and its picture are fetched. */
  async #sitDown(joined: Joined): Promise<void> {
    this.#opening = true;
    const { table } = joined;
    const [game, told, Table, own] = await Promise.all([
      loadGame(table.game),
      loadTableGame(table.game),
      cardOf(table.game).module.Table!(),
      cardsOf(table),
    ]);
    if (this.#closed) return;
    const pack = own ?? houseOf(game);
    const source = new RemoteSource({
      rules: game.rules(pack.content, table.rulesVersion),
      joined,
      send: (message) => this.#connection.send(message),
      close: () => undefined,
      unsent: unsentMoves(table.id),
      onSending: (moves) => {
        keepUnsent(table.id, moves);
        this.#change({ sending: moves.length > 0 });
      },
      onLate: (since) => this.#sayLate(since),
      standingAnswer: told.standingAnswer,
    });
    this.#source = source;
    const session = new Session({ game: told, source });
    session.open();
    this.#change({ playing: { session, Table } });
    // what happened while the rules were being fetched
    for (const message of source.hello()) this.#connection.send(message);
  }

  /** Says something at the table; rejects with a refusal. */
  async tell(
    message: Said extends infer Each ? (Each extends unknown ? Omit<Each, 'key'> : never) : never,
  ): Promise<void> {
    await this.#source?.tell(message);
  }

  /** Tries to connect at once. */
  tryNow(): void {
    this.#connection.tryNow();
  }

  /** Puts the question that everybody is asked aside, or back on the table. */
  answerLater(later: boolean): void {
    this.#change({ later });
  }

  /** What was missed has been seen. */
  seen(): void {
    this.#change({ missed: null, late: null });
  }

  /** Shows once more what happened after so many events. */
  show(since: number): void {
    this.seen();
    this.#state.playing?.session.tellFrom(since, hurried);
  }

  /** Whether anything has happened after so many events. */
  hasStory(since: number): boolean {
    return this.#told() > since;
  }

  /** Whoever knows that time is nearly up needs not be told again before this deadline. */
  hurry(deadline: number): void {
    this.#change({ hurried: deadline });
  }

  close(): void {
    this.#closed = true;
    this.#stopWatching();
    this.#state.playing?.session.close();
    this.#connection.close();
  }
}
