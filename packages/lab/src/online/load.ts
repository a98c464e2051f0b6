import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@cordillera/server';
import { CommandError } from '../cli/command.ts';
import { baselineCommitsPerSecond, baselineEchoesPerSecond } from './baseline.ts';
import { Beside, type BesideReport } from './beside.ts';
import { ExpectedGame } from './expectedGame.ts';
import { startTable } from './httpClient.ts';
import { bytesPerEntry, openStored } from './openDatabase.ts';
import { plans } from './plans.ts';
import { quantile } from './quantile.ts';
import { ServerProcess } from './serverProcess.ts';
import { type Sent, SimulatedPlayer } from './simulatedPlayer.ts';

/** The rate at which delays are measured. */
const targetMovesPerSecond = 100;

const maxParallelSetups = 24;

/** A choice counts as lost when it has not reached all players within this time. */
const deliveryTimeoutMs = 20_000;

export interface LoadReport {
  tables: number;
  /** The maximum the server takes. */
  movesPerSecond: number;
  /** From a choice to the last of the other players' views, at a steady rate. */
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  /**
   * Acknowledged choices that are not in the log, choices that did not reach all players, and players with a wrong
   * view.
   */
  lost: number;
  /** Stored per choice, without snapshots. */
  bytesPerChoice: number;
  /** Sent per choice to each player: the median. */
  bytesPerMessage: number;
  memoryPerTable: number;
  pacedMovesPerSecond: number;
  bareCommitsPerSecond: number;
  bareEchoesPerSecond: number;
  /** CPU time per choice at full load; on a busy machine more reliable than moves per second. */
  serverMicroseconds: number;
  playersMicroseconds: number;
  sockets: number;
  /** Another server under the same load, when requested. */
  beside?: BesideReport;
}

export interface LoadInput {
  tables: number;
  seconds: number;
  databaseUrl: string | undefined;
  /** Whether to measure boardgame.io's server too. */
  beside?: boolean;
  /** Node options, for a profile of the server. */
  execArgv?: string[];
}

/** One table, with a player at each of its seats. */
class Table {
  readonly id: string;
  readonly pages: readonly SimulatedPlayer[];
  readonly script: ExpectedGame;
  acknowledged = 0;
  isBusy = false;
  /** The next choice, while its player has to wait for the message limit. */
  #resting: { page: SimulatedPlayer; sent: Sent } | null = null;

  constructor(id: string, pages: readonly SimulatedPlayer[], script: ExpectedGame) {
    this.id = id;
    this.pages = pages;
    this.script = script;
  }

  /** The next choice; null while its player must not send yet. */
  next(): { page: SimulatedPlayer; sent: Sent } | null {
    const next = this.#resting ?? this.#written();
    this.#resting = next.page.rest > 0 ? next : null;
    return this.#resting ? null : next;
  }

  #written(): { page: SimulatedPlayer; sent: Sent } {
    const { seat, own, choice } = this.script.next();
    const page = this.pages[seat]!;
    return { page, sent: { key: page.newKey(), own, choice } };
  }

  /** Sends a choice; resolves when the server has stored it. */
  async send(page: SimulatedPlayer, sent: Sent): Promise<void> {
    const answer = await page.send(sent);
    if (answer?.kind !== 'done') throw new CommandError(`a choice was refused: ${JSON.stringify(answer)}`);
    this.acknowledged++;
    this.script.follow(page.seat, sent.choice);
  }

  /** How long the next player has to wait, in ms. */
  get waitMs(): number {
    return this.#resting?.page.rest ?? 0;
  }

  /** How many of its players do not have the correct view in the end. */
  async wrongViews(): Promise<number> {
    await Promise.all(this.pages.map((page) => page.settled()));
    return this.pages.filter(({ seat, known }) => !this.script.shows(seat, known!.view)).length;
  }

  get isOver(): boolean {
    return this.script.isOver;
  }
}

/** All tables together. */
class Crowd {
  tables: Table[] = [];
  readonly finished: Table[] = [];
  delays: number[] = [];
  bytes: number[] = [];
  moves = 0;
  lost = 0;
  #setUp = 0;
  readonly #url: string;
  readonly #database: Database;

  constructor(url: string, database: Database) {
    this.#url = url;
    this.#database = database;
  }

  async lay(count: number): Promise<void> {
    let left = count;
    const work = async (): Promise<void> => {
      while (left-- > 0) this.tables.push(await this.#lay());
    };
    await Promise.all(Array.from({ length: maxParallelSetups }, work));
  }

  async #lay(): Promise<Table> {
    const { id, visitors } = await startTable(this.#url, plans[this.#setUp++ % plans.length]!);
    const pages = visitors.map((visitor, seat) => new SimulatedPlayer(visitor, id, seat));
    await Promise.all(pages.map((page) => page.connect()));
    return new Table(id, pages, await ExpectedGame.read(this.#database, id));
  }

  close(): void {
    for (const { pages } of this.tables) for (const page of pages) page.close();
  }

  /** Makes one choice at a table and waits until all its players have seen it. */
  async move(table: Table): Promise<boolean> {
    const next = table.next();
    if (!next) return false;
    const { page, sent } = next;
    for (const each of table.pages) each.bytes = 0;
    const start = performance.now();
    let lastOther = start;
    const unaware = new Set(table.pages);
    let onDelivered = (): void => undefined;
    for (const each of table.pages)
      each.onMoved = () => {
        each.onMoved = () => undefined;
        unaware.delete(each);
        if (each !== page) lastOther = performance.now();
        if (unaware.size === 0) onDelivered();
      };
    const delivered = new Promise<boolean>((done) => {
      const timeout = setTimeout(() => done(false), deliveryTimeoutMs);
      onDelivered = () => {
        clearTimeout(timeout);
        done(true);
      };
    });
    await table.send(page, sent);
    // updates are sent before the acknowledgement: those that have arrived are handled first
    if (unaware.size > 0) await immediate();
    // players without an update by then may not know of the choice
    for (const each of [...unaware])
      void each.settled().then(() => {
        unaware.delete(each);
        if (unaware.size === 0) onDelivered();
      });
    if (!(await delivered)) this.lost++;
    else if (lastOther > start) this.delays.push(lastOther - start);
    for (const { bytes } of table.pages) if (bytes > 0) this.bytes.push(bytes);
    this.moves++;
    return true;
  }

  /** Replaces a finished game by a new one. */
  async replace(table: Table): Promise<Table> {
    this.finished.push(table);
    this.lost += await table.wrongViews();
    for (const page of table.pages) page.close();
    const fresh = await this.#lay();
    this.tables[this.tables.indexOf(table)] = fresh;
    return fresh;
  }

  begin(): void {
    this.delays = [];
    this.moves = 0;
  }

  /** Makes choices at a steady rate, each at any table. */
  async paced(perSecond: number, seconds: number): Promise<number> {
    this.begin();
    const start = performance.now();
    const running = new Set<Promise<unknown>>();
    let failure: unknown;
    for (let made = 0; made < perSecond * seconds; made++) {
      const wait = start + (made * 1000) / perSecond - performance.now();
      if (wait > 0) await sleep(wait);
      if (failure) throw failure;
      const table = this.#idle();
      if (!table) continue;
      table.isBusy = true;
      const work = (table.isOver ? this.replace(table) : this.move(table))
        .catch((error: unknown) => {
          failure = error;
        })
        .finally(() => {
          table.isBusy = false;
          running.delete(work);
        });
      running.add(work);
    }
    await Promise.all(running);
    if (failure) throw failure;
    return this.moves / ((performance.now() - start) / 1000);
  }

  #next = 0;

  #idle(): Table | null {
    for (let i = 0; i < this.tables.length; i++) {
      const table = this.tables[this.#next++ % this.tables.length]!;
      if (!table.isBusy) return table;
    }
    return null;
  }

  /** Makes as many choices as possible: every table makes its next one when the last is acknowledged. */
  async saturated(seconds: number): Promise<number> {
    this.begin();
    const start = performance.now();
    const end = start + seconds * 1000;
    await Promise.all(
      this.tables.map(async (first) => {
        let table = first;
        while (performance.now() < end) {
          const next = table.isOver ? null : table.next();
          if (next) {
            await table.send(next.page, next.sent);
            this.moves++;
          } else if (table.isOver) table = await this.replace(table);
          else await sleep(Math.max(1, table.waitMs));
        }
      }),
    );
    return this.moves / ((performance.now() - start) / 1000);
  }

  /** Checks that all players have the correct view. */
  async compare(): Promise<void> {
    for (const table of this.tables) this.lost += await table.wrongViews();
  }
}

/** Plays at many tables at once over real sockets, and measures. */
export async function measureLoad({
  tables,
  seconds,
  databaseUrl,
  beside = false,
  execArgv,
}: LoadInput): Promise<LoadReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cordillera-load-'));
  const place = { dataDir, databaseUrl };
  const server = await ServerProcess.start(place, execArgv);
  const database = openStored(place);
  let other: Beside | null = null;
  try {
    // the first tables load the games, whose memory is not a table's
    const first = new Crowd(server.url, database);
    await first.lay(plans.length);
    first.close();
    const empty = (await server.usage()).memory;
    const crowd = new Crowd(server.url, database);
    await crowd.lay(tables);
    const sockets = crowd.tables.reduce((sum, { pages }) => sum + pages.length, 0);
    // now every player has moved once, and the code is warm
    await crowd.paced(targetMovesPerSecond, Math.min(5, seconds));
    const memoryPerTable = ((await server.usage()).memory - empty) / tables;

    crowd.bytes = [];
    const pacedMovesPerSecond = await crowd.paced(targetMovesPerSecond, seconds);
    const { delays, bytes } = crowd;

    // measured before and after, so that other work of the machine affects both equally
    const bareMs = Math.min(3000, seconds * 500);
    const commitsBefore = await baselineCommitsPerSecond(dataDir, databaseUrl, bareMs);
    const echoesBefore = await baselineEchoesPerSecond(50, bareMs);
    if (beside) {
      other = await Beside.start(tables);
      await other.measure(seconds / 2);
    }
    const before = (await server.usage()).cpu;
    const players = process.cpuUsage();
    const movesPerSecond = await crowd.saturated(seconds);
    const playersWork = process.cpuUsage(players);
    const perMove = (microseconds: number): number => microseconds / Math.max(1, crowd.moves);
    const serverMicroseconds = perMove((await server.usage()).cpu - before);
    const playersMicroseconds = perMove(playersWork.user + playersWork.system);
    await crowd.compare();
    await other?.measure(seconds / 2);
    const commitsAfter = await baselineCommitsPerSecond(dataDir, databaseUrl, bareMs);
    const echoesAfter = await baselineEchoesPerSecond(50, bareMs);

    crowd.close();
    await server.stop();
    if (server.errors.length > 0)
      throw new CommandError(`the server had an error: ${JSON.stringify(server.errors[0])}`);

    const rows = await database.read<{ match: string; count: number }>(
      "SELECT match, COUNT(*) AS count FROM entry WHERE key <> '' GROUP BY match",
    );
    const written = new Map(rows.map(({ match, count }) => [match, count]));
    const missing = [...crowd.tables, ...crowd.finished].reduce(
      (sum, { id, acknowledged }) => sum + Math.max(0, acknowledged - (written.get(id) ?? 0)),
      0,
    );
    const bytesPerChoice = await bytesPerEntry(database);
    const bareCommitsPerSecond = (commitsBefore + commitsAfter) / 2;
    const bareEchoesPerSecond = (echoesBefore + echoesAfter) / 2;
    return {
      tables,
      movesPerSecond,
      p50Ms: quantile(delays, 0.5),
      p95Ms: quantile(delays, 0.95),
      p99Ms: quantile(delays, 0.99),
      lost: crowd.lost + missing,
      bytesPerChoice,
      bytesPerMessage: quantile(bytes, 0.5),
      memoryPerTable,
      pacedMovesPerSecond,
      bareCommitsPerSecond,
      bareEchoesPerSecond,
      serverMicroseconds,
      playersMicroseconds,
      sockets,
      ...(other && { beside: other.report }),
    };
  } finally {
    await other?.stop();
    await database.close();
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
