import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMatch, createRandom, isSameJson, type Match, restoreMatch } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import { type Database, readEntries, readMatch, readSnapshot } from '@cordillera/server';
import { CommandError } from '../cli/command.ts';
import { startTable } from './httpClient.ts';
import { openStored } from './openDatabase.ts';
import { plans } from './plans.ts';
import { type Place, ServerProcess } from './serverProcess.ts';
import { SimulatedPlayer } from './simulatedPlayer.ts';

/** A server is killed after a random time between these. */
const minKillDelayMs = 200;
const maxKillDelayMs = 1200;

/** A player who cannot continue within this time never will. */
const recoveryTimeoutMs = 60_000;

/** After this much silence everything has arrived. */
const settleMs = 1000;

export interface ChaosReport {
  kills: number;
  /** Choices acknowledged by the server. */
  acknowledged: number;
  /** Acknowledged choices that are not in the log. */
  lost: number;
  /** Choices that are in the log twice. */
  twice: number;
  matches: number;
  /** Matches whose log contradicts a snapshot or a player's view. */
  wrong: number;
  /** The longest time from a kill until all disconnected players had a choice acknowledged or saw one, in ms. */
  longestBreakMs: number;
}

export interface ChaosInput {
  kills: number;
  /** How many tables are open. */
  tables: number;
  databaseUrl: string | undefined;
  onKill(): void;
}

/** The servers for the players: one on SQLite; two on PostgreSQL, so that another is there when one is killed. */
class ServerGroup {
  readonly #place: Place;
  readonly servers: ServerProcess[] = [];

  constructor(place: Place) {
    this.#place = place;
  }

  async open(): Promise<void> {
    const count = this.#place.databaseUrl === undefined ? 1 : 2;
    for (let i = 0; i < count; i++) this.servers.push(await ServerProcess.start(this.#place));
  }

  /** The next server to try. */
  after(url: string): string {
    const at = this.servers.findIndex((server) => server.url === url);
    return this.servers[(at + 1) % this.servers.length]!.url;
  }

  async kill(index: number): Promise<void> {
    const server = this.servers[index]!;
    this.#fail(server);
    await server.kill();
    // at any port, because another process may have taken the old one
    this.servers[index] = await ServerProcess.start(this.#place);
  }

  /** Reports a server error; lost connections are not among them. */
  #fail(server: ServerProcess): void {
    if (server.errors.length > 0)
      throw new CommandError(`the server had an error: ${JSON.stringify(server.errors[0])}`);
  }

  async close(): Promise<void> {
    for (const server of this.servers) {
      this.#fail(server);
      await server.stop();
    }
  }
}

/** A player at one table who continues after every disconnection. */
class Player {
  readonly page: SimulatedPlayer;
  readonly #servers: ServerGroup;
  readonly acknowledged: string[] = [];
  /** When something was acknowledged or seen for the first time since the disconnection. */
  reconnectedAt: number | null = null;
  isPlaying = true;
  failure: unknown = null;

  constructor(group: ServerGroup, page: SimulatedPlayer) {
    this.#servers = group;
    this.page = page;
    page.onMoved = () => this.#markReconnected();
  }

  #markReconnected(): void {
    this.reconnectedAt ??= performance.now();
  }

  async #reconnect(): Promise<void> {
    const start = performance.now();
    for (;;) {
      try {
        await this.page.connect();
        return;
      } catch (error) {
        if (performance.now() - start > recoveryTimeoutMs) throw error;
        this.page.visitor.base = this.#servers.after(this.page.visitor.base);
        await sleep(50);
      }
    }
  }

  async play(): Promise<void> {
    const { page } = this;
    try {
      while (this.isPlaying && !page.isOver) {
        if (!page.isConnected) await this.#reconnect();
        const sent = page.pick();
        if (!sent || page.rest > 0) {
          await sleep(Math.max(10, page.rest));
          continue;
        }
        // repeated with the same key until it is answered: it must not be done twice
        for (let answer = null; answer === null; ) {
          if (!page.isConnected) await this.#reconnect();
          while (page.rest > 0) await sleep(page.rest);
          answer = await page.send(sent);
          if (answer?.kind === 'done') {
            this.acknowledged.push(sent.key);
            this.#markReconnected();
          } else if (answer && !['too-late', 'not-a-choice', 'not-your-decision', 'game-over'].includes(answer.code))
            throw new CommandError(`a choice was refused: ${answer.code}`);
        }
      }
    } catch (error) {
      this.failure = error;
    }
  }
}

/** Kills servers while people play, and compares the players' views with the stored matches. */
export async function measureChaos({ kills, tables, databaseUrl, onKill }: ChaosInput): Promise<ChaosReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cordillera-chaos-'));
  const place: Place = { dataDir, databaseUrl };
  const group = new ServerGroup(place);
  try {
    await group.open();
    const random = createRandom('chaos');
    const players: Player[] = [];
    const playing: Promise<void>[] = [];
    const ids = new Set<string>();
    const lay = async (number: number): Promise<void> => {
      const url = group.servers[number % group.servers.length]!.url;
      const { id, visitors } = await startTable(url, plans[number % plans.length]!);
      ids.add(id);
      for (const [seat, visitor] of visitors.entries()) {
        // at every table there are players of every server
        visitor.base = group.servers[(number + seat) % group.servers.length]!.url;
        const player = new Player(group, new SimulatedPlayer(visitor, id, seat));
        players.push(player);
        playing.push(player.play());
      }
    };
    let created = 0;
    for (; created < tables; created++) await lay(created);

    let longestBreakMs = 0;
    for (let kill = 0; kill < kills; kill++) {
      await sleep(minKillDelayMs + random.int(maxKillDelayMs - minKillDelayMs));
      const cut = performance.now();
      const index = kill % group.servers.length;
      const { url } = group.servers[index]!;
      const away = players.filter(({ page }) => page.visitor.base === url && !page.isOver);
      const killed = group.kill(index);
      for (const player of away) player.reconnectedAt = null;
      await killed;
      onKill();
      await until(() =>
        away.every(({ reconnectedAt, page, failure }) => reconnectedAt !== null || page.isOver || failure !== null),
      );
      longestBreakMs = Math.max(longestBreakMs, ...away.map(({ reconnectedAt }) => (reconnectedAt ?? cut) - cut));
      const failed = players.find(({ failure }) => failure !== null);
      if (failed) throw failed.failure;
      // a finished game makes room for another
      const over = new Set(players.filter(({ page }) => page.isOver).map(({ page }) => page.id));
      while (ids.size - over.size < tables) await lay(created++);
    }
    for (const player of players) player.isPlaying = false;
    await Promise.all(playing);
    // the last choices must reach all players
    await until(() => players.every(({ page }) => performance.now() - page.receivedEvents > settleMs));
    for (const { page } of players) page.close();
    await group.close();

    const database = openStored(place);
    const report = await compare(database, players, [...ids]);
    await database.close();
    return { kills, ...report, longestBreakMs };
  } finally {
    for (const server of group.servers) await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function until(done: () => boolean): Promise<void> {
  const start = performance.now();
  while (!done()) {
    if (performance.now() - start > recoveryTimeoutMs) throw new CommandError('a player could not go on');
    await sleep(5);
  }
}

async function compare(database: Database, players: readonly Player[], ids: readonly string[]) {
  let lost = 0;
  let twice = 0;
  let wrong = 0;
  let acknowledged = 0;
  for (const id of ids) {
    const entries = await readEntries(database, id, 0);
    const times = new Map<string, number>();
    for (const { key } of entries) times.set(key, (times.get(key) ?? 0) + 1);
    times.delete('');
    for (const count of times.values()) if (count > 1) twice++;
    const mine = players.filter(({ page }) => page.id === id);
    const keys = mine.flatMap((player) => player.acknowledged);
    acknowledged += keys.length;
    for (const key of keys) if (!times.has(key)) lost++;
    const match = await replayed(database, id);
    const isSame =
      match !== null && mine.every(({ page }) => isSameJson(plain(match.view(page.seat)), plain(page.known!.view)));
    if (!isSame) wrong++;
  }
  return { acknowledged, lost, twice, matches: ids.length, wrong };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The match from its whole log; null when the last snapshot and the entries after it disagree with the log. */
async function replayed(database: Database, id: string): Promise<Match | null> {
  const row = (await readMatch(database, id))!;
  const game = gameById(row.game);
  const { options, seats, seed, rulesVersion } = row;
  const entries = (await readEntries(database, id, 0)).map(({ entry }) => entry);
  const match = createMatch(game, { options, seats, seed, rulesVersion });
  for (const entry of entries) match.applyEntry(entry);
  const snapshot = await readSnapshot(database, id);
  if (!snapshot) return match as Match;
  const again = restoreMatch(game, snapshot.snapshot, { since: entries.slice(snapshot.snapshot.seq) });
  return again.hash === match.hash ? (match as Match) : null;
}
