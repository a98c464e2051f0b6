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

/** A table that nobody looks at leaves memory after so many ms. */
const idleTableTtlMs = 60_000;

/** A bot that failed is asked again after so many ms; one that thinks in another process has as long. */
const botRetryDelayMs = 3000;

/** A table to which somebody wrote so many ms ago is looked after. */
const recentWriteMs = 15_000;

/** The longest time a timer can wait. */
const maxTimeoutMs = 2_147_483_647;

export interface TablesInput {
  database: Database;
  /** Null: nothing is asked of bots here; other processes do that. */
  bots: BotPool | null;
  /** Whoever has been offline for so many ms may be replaced by a stand-in. */
  goneAfterMs?: number | undefined;
  now?: () => number;
  /** Does something after so many ms, unless it is called off before. */
  setTimer?: (ms: number, action: () => void) => () => void;
  /** Something is asked of a bot; what it returns is called when it has chosen, or null: when it need not any more. */
  botBegins?: () => (result: 'done' | 'failed' | null) => void;
  /** Something was written to a table's log: other processes want to know. */
  onWritten?: (match: string, seq: number) => void;
  /** Who looks at a table here has changed: other processes want to know. */
  onPresent?: (match: string, report: string) => void;
  /** A table was opened here: who looks at it in other processes? */
  onOpened?: (match: string) => void;
  onError: (error: unknown, match: string) => void;
}

/** The process need not stay alive for it. */
function setUnrefTimeout(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms);
  timer.unref();
  return () => clearTimeout(timer);
}

/** The tables of this process that somebody looks at, or that bots play at. */
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
  /** Who looks at which table in which other process, also at tables that are not open here. */
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

  /** The table of this name; refuses one that does not exist. */
  open(id: string): Promise<LiveTable> {
    let table = this.#live.get(id);
    // a process that died may have written something of which nobody heard
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
        // by then other processes have said who looks at it there
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

  /** It stays in memory for a while; then it goes, unless somebody looks at it. */
  #stay(id: string): void {
    clearTimeout(this.#leaving.get(id));
    const timer = setTimeout(() => void this.#close(id), idleTableTtlMs);
    timer.unref();
    this.#leaving.set(id, timer);
  }

  async #close(id: string): Promise<void> {
    const timer = this.#leaving.get(id);
    const table = await this.#live.get(id)?.catch(() => undefined);
    // when everything that was begun here is done; a table that cannot be read again is of no use to anybody
    await table?.runExclusive(async () => undefined).catch(() => undefined);
    // meanwhile somebody has opened it, and counts on it
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

  /** It is no more: whoever looks at it here has to go. */
  closeDeleted(table: LiveTable, code: RefusalError['code']): void {
    this.drop(table.id);
    for (const subscriber of [...table.audience.subscribers]) subscriber.dismiss(code, false);
  }

  /** It was deleted. What this process has written since is swept away, and nothing is written any more. */
  async deleted(id: string): Promise<void> {
    const loading = this.#live.get(id);
    if (!loading) return;
    this.drop(id);
    const table = await loading.catch(() => undefined);
    await table?.end();
    await this.database.write(...deleteMatches([id]));
  }

  /** Nothing is kept of it here. Whatever is due there is looked for every minute. */
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

  /** Another process wrote to this table, whose log has so many entries now. */
  async written(id: string, seq: number): Promise<void> {
    const table = await this.#live.get(id)?.catch(() => undefined);
    // as many entries as here: then something else has changed
    if (!table || (table.match !== null && table.match.seq > seq)) return;
    await this.#catchUp(table);
  }

  /** Something of this table was written over, here or elsewhere. */
  async reload(id: string): Promise<void> {
    const table = await this.#live.get(id)?.catch(() => undefined);
    await table?.runExclusive(() => table.reload());
    // it may go on after a pause
    if (table) this.watch(table);
  }

  /** Notices may have been missed: every table is read again, and told anew who looks at it. */
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
    // what is still being done when the database closes is done again after the next start
    if (!this.#closed) this.#onError(error, table.id);
  }

  /** Another process has just opened this table, or, when it names none, has just begun. */
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

  /** Nobody looks at anything in that process any more. */
  async forget(process: string): Promise<void> {
    this.#remotePresence.forget(process);
    await this.#each((table) => table.audience.applyReport(process, ''));
  }

  /** Where the people of a table are; whoever looks at it in no process is offline. */
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
        // whatever is written from now on has to be read again
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
      // nobody may ever write to it again, and nobody here would see what has been written
      this.setTimer(botRetryDelayMs, () => void this.written(table.id, Number.POSITIVE_INFINITY));
      return;
    }
    this.#setTimer(table);
    // whoever wrote asks the bots; should that process have died, this one does
    const seq = table.match?.seq;
    setTimeout(() => {
      if (table.match?.seq === seq) this.watch(table);
    }, botRetryDelayMs).unref();
  }

  /** Something may be due at a table that nobody looks at. */
  async wake(id: string): Promise<void> {
    if (this.database.kind === 'postgres' && !this.#live.has(id)) {
      const written = await lastWritten(this.database, id);
      // another process looks after it; it is asked about again if that one dies
      if (written !== null && written > this.now() - recentWriteMs) return;
    }
    await this.timeIsUp(id);
  }

  changed(table: LiveTable, from: number): void {
    this.#onWritten(table.id, table.match?.seq ?? from);
    this.watch(table);
  }

  /** Sees to it that a table goes on: bots are asked, and clocks run. */
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
        // meanwhile a person may have taken the seat back, or everybody has got up
        if ((info.bot ?? info.standIn) !== bot || !match.deciders().includes(seat) || !hasHumanPlayer(match.seats))
          return null;
        const { id, game, pack } = table;
        // not waited for here: others go on while it thinks
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
        // a companion may have changed what this seat may do: it thinks again
        if (!match.isListed(seat, choice)) return;
        await table.act(seat, table.log.versionOf(seat), '', choice);
        result = 'done';
      });
    } catch (error) {
      if (this.#closed) return;
      // refused: in another process the same bot was faster
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

  /** Wakes when the next person's time is up, or a pause ends. */
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

  /** A pause may be over; whoever has let their time run out gets a stand-in. */
  async timeIsUp(id: string): Promise<void> {
    try {
      const table = await this.open(id);
      await table.runExclusive(async () => {
        if (this.#closed) return;
        // another process may have seen to it
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
