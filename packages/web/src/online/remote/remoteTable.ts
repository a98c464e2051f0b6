import type { Seat } from '@cordillera/engine';
import { loadGame } from '@cordillera/games/lazy';
import type { ClientMessage, ServerMessage } from '@cordillera/protocol';
import { houseSetOf } from '../../cardsets/sets.ts';
import { gameManifestOf } from '../../platform/gameRegistry.ts';
import { rememberSeedHash } from '../../store/seedHashes.ts';
import { eventsByOthers } from '../../table/log/doer.ts';
import { beatsIn } from '../../table/session/playback.ts';
import { Session } from '../../table/session/session.ts';
import { loadTableGame } from '../../table/tableGames.ts';
import { api } from '../api.ts';
import { ChatStore, type TableMessage } from '../chat/chatStore.ts';
import { Connection } from './connection.ts';
import { readPendingMoves, savePendingMoves } from './pendingMoves.ts';
import type { WithoutKey } from './pendingRequests.ts';
import { watchPresence } from './presence.ts';
import { RemoteSource } from './remoteSource.ts';
import {
  initialState,
  type LoadedTable,
  type Notices,
  next,
  type RemoteTableEffect,
  type RemoteTableInput,
  type RemoteTableState,
  tableOf,
} from './remoteTableState.ts';
import { cardsOf } from './tableCardSet.ts';

type Joined = Extract<ServerMessage, { kind: 'joined' }>;

/** The playback speed of missed turns. */
const missedReplaySpeed = 2;

/**
 * A table on the server as this page knows it: first the lobby, then the game. `next` decides the state; this class
 * carries out its effects with the connection, the source and its session.
 */
export class RemoteTable {
  readonly id: string;
  /** The link of a spectator. */
  readonly link: string | null;
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  readonly #stopWatching: () => void;
  readonly chat: ChatStore;
  #source: RemoteSource | null = null;
  #closed = false;
  #away = false;
  #state: RemoteTableState = initialState;

  constructor(id: string, link: string | null) {
    this.id = id;
    this.link = link;
    this.chat = new ChatStore(id, () => tableOf(this.#state)?.me.seats ?? []);
    this.#connection = new Connection({
      table: id,
      link: link ?? undefined,
      hello: () => this.#hello(),
      onMessage: (message) => this.#receive(message),
      onState: (connected) => this.#dispatch({ kind: connected ? 'connected' : 'disconnected' }),
      onWait: (nextTryAt) => this.#dispatch({ kind: 'waiting', nextTryAt, now: Date.now() }),
    });
    this.#stopWatching = watchPresence((away) => {
      this.#away = away;
      this.#connection.send({ kind: 'presence', away });
    });
  }

  get = (): RemoteTableState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #dispatch(input: RemoteTableInput): void {
    const { state, effects } = next(this.#state, input);
    if (state !== this.#state) {
      this.#state = state;
      for (const listener of this.#listeners) listener();
    }
    for (const effect of effects) this.#run(effect);
  }

  #run(effect: RemoteTableEffect): void {
    switch (effect.kind) {
      case 'load':
        void this.#load(effect.joined);
        break;
      case 'closeSession':
        effect.session.close();
        break;
      case 'join':
        for (const message of this.#source?.hello() ?? this.#hello()) this.#connection.send(message);
        break;
      case 'deliver':
        this.#source?.receive(effect.message);
        break;
      case 'catchUp':
        this.#catchUp(effect.joined, effect.since);
        break;
      case 'dismissLater':
        setTimeout(() => !this.#closed && this.dismiss(effect.notice), effect.afterMs);
        break;
    }
  }

  #hello(): ClientMessage[] {
    const [join, ...others]: ClientMessage[] = this.#source?.hello() ?? [{ kind: 'join', known: [] }];
    return [join!, ...(this.#away ? [{ kind: 'presence', away: true } as const] : []), ...others];
  }

  #receive(message: ServerMessage): void {
    if (message.kind === 'chat') this.chat.receive(message.line);
    if (message.kind === 'joined') {
      // remembered so that a later one can be checked against it
      if (message.table.state !== 'over') rememberSeedHash(message.table.id, message.table.seedHash);
      this.chat.receiveAll(message.chat, this.#state.hasCaughtUp);
    }
    this.#dispatch({ kind: 'heard', message, now: Date.now(), eventCount: this.#source?.eventCount ?? 0 });
  }

  /** Passes everything to the source, and counts what this player has missed. */
  #catchUp(joined: Joined, missedSince: number | null): void {
    const { page } = this.#state;
    if (!this.#source || page.kind !== 'playing') return;
    const { game, people } = page.session;
    const before = this.#source.eventCount;
    this.#source.receive(joined);
    const hasNewEvents = this.#source.eventCount > before;
    // includes what was missed earlier and not watched yet
    const since = Math.min(before, missedSince ?? before);
    const things = hasNewEvents ? beatsIn(eventsByOthers(people, this.#source.eventsSince(since)), game.beatOf) : 0;
    this.#dispatch({ kind: 'caughtUp', missed: things > 0 ? { things, since } : null });
  }

  async #load(joined: Joined): Promise<void> {
    this.#source = null;
    let loaded: LoadedTable | null;
    try {
      loaded = await this.#open(joined);
    } catch (error) {
      this.#source = null;
      if (!this.#closed) this.#dispatch({ kind: 'loadFailed', error });
      return;
    }
    if (loaded) this.#dispatch({ kind: 'loaded', ...loaded });
  }

  /** Null when the table was closed meanwhile. */
  async #open(joined: Joined): Promise<LoadedTable | null> {
    const { table } = joined;
    const [game, tableGame, Table, ownSet] = await Promise.all([
      loadGame(table.game),
      loadTableGame(table.game),
      gameManifestOf(table.game).module.Table!(),
      cardsOf(table),
    ]);
    if (this.#closed) return null;
    const pack = ownSet ?? houseSetOf(game);
    const source = new RemoteSource({
      rules: game.rules(pack.content, table.rulesVersion),
      joined,
      send: (message) => this.#connection.send(message),
      close: () => undefined,
      pendingMoves: readPendingMoves(table.id),
      onSending: (moves) => {
        savePendingMoves(table.id, moves);
        this.#dispatch({ kind: 'sending', isSending: moves.length > 0 });
      },
      onRejectedMove: (since, because) => this.#dispatch({ kind: 'moveRejected', since, because }),
      game: tableGame,
    });
    this.#source = source;
    // rewards earned with the house set are saved at once, without waiting for the player to open the result
    if (ownSet === null && source.people.length > 0) whenOver(source, () => void tableGame.finished?.(source));
    const session = new Session({ game: tableGame, source });
    session.open();
    return { session, Table };
  }

  /** Frees the player's seat from this page. */
  async leaveSeat(seat: Seat): Promise<void> {
    this.#dispatch({ kind: 'leaving', isLeaving: true });
    try {
      await api.leave(this.id, seat);
    } catch (error) {
      this.#dispatch({ kind: 'leaving', isLeaving: false });
      throw error;
    }
  }

  /** Sends a chat message, proposal or vote; rejects with a refusal. */
  async sendToTable(message: WithoutKey<TableMessage>): Promise<void> {
    await this.#source?.sendToTable(message);
  }

  /** Requests the table again; the answer includes what happened meanwhile. */
  retryLoading(): void {
    this.#dispatch({ kind: 'retried' });
  }

  /** Connects without waiting for the next attempt. */
  tryNow(): void {
    this.#connection.tryNow();
  }

  /** Hides the open proposal, or shows it again. */
  deferProposal(isDeferred: boolean): void {
    this.#dispatch({ kind: 'proposalDeferred', isDeferred });
  }

  dismiss(...notices: (keyof Notices)[]): void {
    this.#dispatch({ kind: 'dismissed', notices });
  }

  /** Plays back what happened after `since` events. */
  show(since: number): void {
    this.dismiss('missed', 'rejectedMove');
    const { page } = this.#state;
    if (page.kind === 'playing') page.session.replayFrom(since, missedReplaySpeed);
  }

  /** Whether anything happened after `since` events. */
  hasMissedTurns(since: number): boolean {
    return (this.#source?.eventCount ?? 0) > since;
  }

  /** Stops warning that time is nearly up until this deadline has passed. */
  acknowledgeDeadline(deadline: number): void {
    this.#dispatch({ kind: 'deadlineAcknowledged', deadline });
  }

  close(): void {
    this.#closed = true;
    this.#stopWatching();
    const { page } = this.#state;
    if (page.kind === 'playing') page.session.close();
    this.#connection.close();
  }
}

/** Runs `action` once, as soon as the game is over. */
function whenOver(source: RemoteSource, action: () => void): void {
  const look = (): void => {
    if (source.result() === null) return;
    stop();
    action();
  };
  const stop = source.subscribe(look);
  look();
}
