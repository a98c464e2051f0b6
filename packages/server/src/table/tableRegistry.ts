import type { Seat } from '@cordillera/engine';
import { hasHumanPlayer, type Presence } from '@cordillera/protocol';
import type { BotPool } from '../bots/botPool.ts';
import { RemotePresence } from '../cluster/remotePresence.ts';
import type { Database } from '../database/database.ts';
import { standInOf } from '../games.ts';
import { RefusalError } from '../refusalError.ts';
import { wasDeleted } from '../store/actions.ts';
import { lastWritten } from '../store/entries.ts';
import { deleteMatches } from '../store/matches.ts';
import { goneAfterMinutes } from './absence.ts';
import { LiveTable, type TableServices } from './liveTable.ts';
import { offlineAfterMs } from './presence.ts';

/** Unload a table this long after its last subscriber leaves. */
const idleTableTtlMs = 60_000;

/** Retry a failed bot after this long, and let a bot of another process take as long. */
const botRetryDelayMs = 3000;

/** Another process looks after a table that was written to this recently. */
const recentWriteMs = 15_000;

/** The maximum delay of setTimeout. */
const maxTimeoutMs = 2_147_483_647;

export interface TablesInput {
  database: Database;
  /** Null: bots run in other processes only. */
  bots: BotPool | null;
  /** How long a player must be offline before the others may let a stand-in play. */
  goneAfterMs?: number | undefined;
  now?: () => number;
  /** Runs `action` after `ms`; the returned function cancels it. */
  setTimer?: (ms: number, action: () => void) => () => void;
  /**
   * A bot has been asked; the returned function is called with the result, or with null when no answer is needed any
   * more.
   */
  botBegins?: () => (result: 'done' | 'failed' | null) => void;
  /** A table's log has grown: other processes want to know. */
  onWritten?: (match: string, seq: number) => void;
  /** The people connected to a table here have changed: other processes want to know. */
  onPresent?: (match: string, report: string) => void;
  /** A table was opened here: who is connected to it in other processes? */
  onOpened?: (match: string) => void;
  onError: (error: unknown, match: string) => void;
}

/** A timeout that does not keep the process alive. */
function setUnrefTimeout(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms);
  timer.unref();
  return () => clearTimeout(timer);
}

/** The tables of this process that are watched or that bots play at. */
export class Tables implements TableServices {
  readonly database: Database;
  readonly goneAfterMs: number;
  readonly #bots: BotPool | null;
  readonly #now: () => number;
  readonly setTimer: (ms: number, action: () => void) => () => void;
  readonly #botBegins: NonNullable<TablesInput['botBegins']>;
  readonly #onWritten: (match: string, seq: number) => void;
  readonly #onPresent: NonNullable<TablesInput['onPresent']>;
  readonly #onOpened: NonNullable<TablesInput['onOpened']>;
  readonly #onError: (error: unknown, match: string) => void;
  readonly #live = new Map<string, Promise<LiveTable>>();
  /** Who is connected to which table in other processes, also for tables that are not open here. */
  readonly #remotePresence = new RemotePresence();
  readonly #thinking = new Map<string, number>();
  readonly #timers = new Map<string, () => void>();
  readonly #leaving = new Map<string, NodeJS.Timeout>();
  /** The tables that are about to be read again. */
  readonly #behind = new Map<string, Promise<void>>();
  #closed = false;

  constructor(input: TablesInput) {
    const { database, bots, onWritten = () => undefined, onError } = input;
    this.database = database;
    this.goneAfterMs = input.goneAfterMs ?? goneAfterMinutes * 60_000;
    this.#bots = bots;
    this.#now = input.now ?? database.now;
    this.setTimer = input.setTimer ?? setUnrefTimeout;
    this.#botBegins = input.botBegins ?? (() => () => undefined);
    this.#onWritten = onWritten;
    this.#onPresent = input.onPresent ?? (() => undefined);
    this.#onOpened = input.onOpened ?? (() => undefined);
    this.#onError = onError;
  }

  now(): number {
    return this.#now();
  }

  get size(): number {
    return this.#live.size;
  }

  /** Opens a table; refuses one that does not exist. */
  open(id: string): Promise<LiveTable> {
    let table = this.#live.get(id);
    // a process may have died between a write and its notice
    if (table && this.database.kind === 'postgres')
      table = table.then(async (loaded) => {
        await this.#catchUp(loaded);
        if (!this.#live.has(id)) throw new RefusalError('no-table');
        return loaded;
      });
    if (table === undefined) {
      table = LiveTable.load(this, id).then((loaded) => {
        this.#onOpened(id);
        for (const [process, report] of this.#remotePresence.reports(id)) loaded.audience.applyReport(process, report);
        this.watch(loaded);
        // by then other processes have reported who is connected there
        this.setTimer(
          offlineAfterMs,
          () =>
            void this.#live.get(id)?.then(
              (table) => table.noteAbsent(),
              () => undefined,
            ),
        );
        return loaded;
      });
      this.#live.set(id, table);
      table.catch(() => {
        this.#live.delete(id);
        clearTimeout(this.#leaving.get(id));
        this.#leaving.delete(id);
      });
    }
    this.#stay(id);
    return table;
  }

  /** Keeps the table in memory for a while, then unloads it unless it has subscribers. */
  #stay(id: string): void {
    clearTimeout(this.#leaving.get(id));
    const timer = setTimeout(() => void this.#close(id), idleTableTtlMs);
    timer.unref();
    this.#leaving.set(id, timer);
  }

  async #close(id: string): Promise<void> {
    const timer = this.#leaving.get(id);
    const table = await this.#live.get(id)?.catch(() => undefined);
    // wait for everything that was begun here; a table that cannot be read again is useless
    await table?.runExclusive(async () => undefined).catch(() => undefined);
    // the table has been opened again meanwhile
    if (this.#leaving.get(id) !== timer) return;
    if (!table) {
      this.#leaving.delete(id);
      return;
    }
    if (table.audience.subscribers.size > 0 || this.#isThinking(id)) {
      this.#stay(id);
      return;
    }
    this.drop(id);
  }

  /** Drops a deleted table and dismisses its subscribers. */
  closeDeleted(table: LiveTable, code: RefusalError['code']): void {
    this.drop(table.id);
    for (const subscriber of [...table.audience.subscribers]) subscriber.dismiss(code, false);
  }

  /** Drops a table that was deleted elsewhere: stops it, then deletes again what this process has written since. */
  async deleted(id: string): Promise<void> {
    const loading = this.#live.get(id);
    if (!loading) return;
    this.drop(id);
    const table = await loading.catch(() => undefined);
    await table?.end();
    await this.database.write(...deleteMatches([id]));
  }

  /** Forgets a table. Work that is due there is found by the check every minute. */
  drop(id: string): void {
    this.#live.delete(id);
    clearTimeout(this.#leaving.get(id));
    this.#leaving.delete(id);
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    this.#bots?.leave(id);
  }

  #isThinking(id: string): boolean {
    return [...this.#thinking.keys()].some((key) => key.startsWith(`${id} `));
  }

  /** Another process has written to this table, whose log has `seq` entries now. */
  async written(id: string, seq: number): Promise<void> {
    const table = await this.#live.get(id)?.catch(() => undefined);
    // with equal counts, something outside the log has changed
    if (!table || (table.match !== null && table.match.seq > seq)) return;
    await this.#catchUp(table);
  }

  /** Reads a table again whose data was overwritten, here or elsewhere. */
  async reload(id: string): Promise<void> {
    const table = await this.#live.get(id)?.catch(() => undefined);
    await table?.runExclusive(() => table.reload());
    // a pause may have ended
    if (table) this.watch(table);
  }

  /** Notices may have been missed: reads every table again and exchanges presence anew. */
  async catchUp(): Promise<void> {
    await this.#each(async (table) => {
      this.present(table);
      this.#onOpened(table.id);
      await this.#catchUp(table);
    });
  }

  async #each(action: (table: LiveTable) => unknown): Promise<void> {
    await Promise.all(
      [...this.#live.values()].map(async (loading) => {
        const table = await loading.catch(() => undefined);
        if (table) await action(table);
      }),
    );
  }

  present(table: LiveTable): void {
    this.#onPresent(table.id, table.audience.report);
  }

  failed(error: unknown, table: LiveTable): void {
    // what is interrupted when the database closes is done after the next start
    if (!this.#closed) this.#onError(error, table.id);
  }

  /** Another process has just opened this table, or, for '', has just started. */
  async reportPresence(id: string): Promise<void> {
    if (id === '') {
      await this.#each((each) => each.audience.subscribers.size > 0 && this.present(each));
      return;
    }
    const table = await this.#live.get(id)?.catch(() => undefined);
    if (table && table.audience.subscribers.size > 0) this.present(table);
  }

  async applyPresence(process: string, id: string, report: string): Promise<void> {
    this.#remotePresence.applyReport(process, id, report);
    const table = await this.#live.get(id)?.catch(() => undefined);
    table?.audience.applyReport(process, report);
  }

  /** Forgets the connections of a process that has ended. */
  async forget(process: string): Promise<void> {
    this.#remotePresence.forget(process);
    await this.#each((table) => table.audience.applyReport(process, ''));
  }

  /** The presence of a table's people; a person without a connection in any process is offline. */
  async presenceOf(id: string): Promise<(person: string) => Presence> {
    const table = await this.#live.get(id)?.catch(() => undefined);
    return table ? (person) => table.audience.presenceOf(person) : (person) => this.#remotePresence.of(id, person);
  }

  #catchUp(table: LiveTable): Promise<void> {
    let reading = this.#behind.get(table.id);
    if (reading === undefined) {
      reading = this.#reread(table);
      this.#behind.set(table.id, reading);
    }
    return reading;
  }

  async #reread(table: LiveTable): Promise<void> {
    try {
      await table.runExclusive(() => {
        // entries written from now on must be read again
        this.#behind.delete(table.id);
        return table.catchUp();
      });
    } catch (error) {
      this.#behind.delete(table.id);
      if (this.#closed) return;
      if (error instanceof RefusalError && error.code === 'no-table') {
        const isDeleted = await wasDeleted(this.database, table.id);
        this.closeDeleted(
          table,
          isDeleted ? 'table-deleted' : table.row.state === 'open' ? 'table-closed' : 'no-table',
        );
        return;
      }
      this.#onError(error, table.id);
      // nobody may ever write to it again, so no notice would trigger another read
      this.setTimer(botRetryDelayMs, () => void this.written(table.id, Number.POSITIVE_INFINITY));
      return;
    }
    this.#setTimer(table);
    // the process that wrote asks the bots; should it have died, this one does
    const seq = table.match?.seq;
    setTimeout(() => {
      if (table.match?.seq === seq) this.watch(table);
    }, botRetryDelayMs).unref();
  }

  /** Work may be due at an unwatched table. */
  async wake(id: string): Promise<void> {
    if (this.database.kind === 'postgres' && !this.#live.has(id)) {
      const written = await lastWritten(this.database, id);
      // another process looks after it; the check of a later minute finds it if that one dies
      if (written !== null && written > this.now() - recentWriteMs) return;
    }
    await this.timeIsUp(id);
  }

  changed(table: LiveTable, from: number): void {
    this.#onWritten(table.id, table.match?.seq ?? from);
    this.watch(table);
  }

  /** Keeps a table going: asks bots and sets timers. */
  watch(table: LiveTable): void {
    if (this.#closed || !table.match) return;
    this.#setTimer(table);
    if (table.row.state !== 'playing' || !this.#bots) return;
    const { seats } = table.match;
    for (const seat of hasHumanPlayer(seats) ? table.match.deciders() : []) {
      const { bot, standIn } = seats[seat]!;
      const player = bot ?? standIn;
      if (player !== undefined) void this.#askBot(this.#bots, table, seat, player);
    }
  }

  async #askBot(bots: BotPool, table: LiveTable, seat: Seat, bot: string): Promise<void> {
    const key = `${table.id} ${seat}`;
    const { seq } = table.match!;
    if (this.#thinking.has(key)) {
      this.#thinking.set(key, seq);
      return;
    }
    this.#thinking.set(key, seq);
    const chosen = this.#botBegins();
    let result: 'done' | 'failed' | null = null;
    try {
      const asked = await table.runExclusive(async () => {
        const match = await table.log.loadFullMatch();
        const info = match.seats[seat]!;
        // a person may have taken the seat back, or everybody has left
        if ((info.bot ?? info.standIn) !== bot || !match.deciders().includes(seat) || !hasHumanPlayer(match.seats))
          return null;
        const { id, game, pack } = table;
        // not awaited here, so that the table goes on while the bot thinks
        const answer = bots.ask(
          { id, game: game.id, rulesVersion: match.rulesVersion, content: pack.content },
          match,
          seat,
          bot,
        );
        return { answer };
      });
      if (asked === null) return;
      const choice = await asked.answer;
      await table.runExclusive(async () => {
        const match = table.match!;
        const info = match.seats[seat]!;
        if ((info.bot ?? info.standIn) !== bot || table.row.state !== 'playing' || !hasHumanPlayer(match.seats)) return;
        // a companion may have changed the options of this seat: the bot thinks again
        if (!match.isListed(seat, choice)) return;
        await table.act(seat, table.log.versionOf(seat), '', choice);
        result = 'done';
      });
    } catch (error) {
      if (this.#closed) return;
      // refused: the same bot was faster in another process
      if (!(error instanceof RefusalError)) {
        result = 'failed';
        this.#onError(error, table.id);
      }
      setTimeout(() => this.watch(table), botRetryDelayMs).unref();
      return;
    } finally {
      this.#thinking.delete(key);
      chosen(result);
    }
    if (table.match!.deciders().includes(seat)) this.watch(table);
  }

  /** Sets a timer for the next deadline or the end of a pause. */
  #setTimer(table: LiveTable): void {
    const { id } = table;
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    const { deadline, resumes, state } = table.row;
    const due = state === 'playing' ? deadline : state === 'paused' ? resumes : null;
    if (this.#closed || due === null) return;
    const wait = Math.min(maxTimeoutMs, Math.max(0, due - this.now()));
    this.#timers.set(
      id,
      this.setTimer(wait, () => void this.timeIsUp(id)),
    );
  }

  /** Ends a pause that is over, and replaces players who are out of time with stand-ins. */
  async timeIsUp(id: string): Promise<void> {
    try {
      const table = await this.open(id);
      await table.runExclusive(async () => {
        if (this.#closed) return;
        // another process may have done it already
        if (this.database.kind === 'postgres') await table.catchUp();
        await table.proposals.endPause();
        if (!table.match || table.row.state !== 'playing') return;
        const standIn = await standInOf(table.game);
        for (const seat of table.clocks.keys()) await table.substituteTimedOutSeat(seat, standIn);
      });
      this.watch(table);
    } catch (error) {
      if (!this.#closed) this.#onError(error, id);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const callOff of this.#timers.values()) callOff();
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    const tables = await Promise.allSettled(this.#live.values());
    await Promise.all(
      tables.map((table) => (table.status === 'fulfilled' ? table.value.runExclusive(async () => undefined) : null)),
    );
  }
}
