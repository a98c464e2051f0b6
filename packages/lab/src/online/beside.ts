import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { CommandError } from '../cli/command.ts';
import type { FromBesideServer } from './besideServer.ts';

/**
 * Another server under the same load: each of its tables of three makes its next choice when the last is acknowledged.
 */
export interface BesideReport {
  library: string;
  version: string;
  movesPerSecond: number;
  /** CPU time per choice, of all threads. */
  serverMicroseconds: number;
  playersMicroseconds: number;
}

const seats = 3;
const namespace = '/toy';

/** The wire format of the library's clients: engine.io packets around socket.io packets around its own messages. */
class Socket {
  readonly #socket: WebSocket;
  onEvent: (name: string, args: readonly unknown[]) => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async connect(port: number): Promise<Socket> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    const made = new Socket(socket);
    await new Promise<void>((done, fail) => {
      socket.on('error', fail);
      socket.on('close', () => fail(new CommandError('the other server closed a connection')));
      socket.on('message', (data: Buffer) => {
        const text = String(data);
        if (text === '2') socket.send('3');
        else if (text.startsWith('0')) socket.send(`40${namespace},`);
        else if (text.startsWith(`40${namespace}`)) done();
        else if (text.startsWith(`42${namespace},`)) {
          const [name, ...args] = JSON.parse(text.slice(`42${namespace},`.length)) as [string, ...unknown[]];
          made.onEvent(name, args);
        }
      });
    });
    return made;
  }

  emit(...message: readonly unknown[]): void {
    this.#socket.send(`42${namespace},${JSON.stringify(message)}`);
  }

  close(): void {
    this.#socket.terminate();
  }
}

interface Shown {
  _stateID: number;
  ctx: { currentPlayer: string };
}

/** A table of the toy game, with a client at each of its seats. */
class Table {
  readonly #id: string;
  readonly #sockets: readonly Socket[];
  #shown: Shown;
  #onShown: (() => void) | null = null;

  private constructor(id: string, sockets: readonly Socket[], shown: Shown) {
    this.#id = id;
    this.#sockets = sockets;
    this.#shown = shown;
  }

  static async open(port: number, id: string): Promise<Table> {
    const sockets = await Promise.all(Array.from({ length: seats }, () => Socket.connect(port)));
    let first: Shown | undefined;
    for (const [seat, socket] of sockets.entries())
      await new Promise<void>((done) => {
        socket.onEvent = (name, args) => {
          if (name !== 'sync') return;
          first = (args[1] as { state: Shown }).state;
          done();
        };
        // the first client creates the table
        socket.emit('sync', id, String(seat), undefined, seats);
      });
    const table = new Table(id, sockets, first!);
    for (const [seat, socket] of sockets.entries())
      socket.onEvent = (name, args) => {
        if (name === 'update') table.#receive(String(seat), args[1] as Shown);
      };
    return table;
  }

  /** The update that reaches the player who chose is the acknowledgement. */
  #receive(seat: string, shown: Shown): void {
    if (seat !== this.#shown.ctx.currentPlayer || shown._stateID <= this.#shown._stateID) return;
    this.#shown = shown;
    this.#onShown?.();
  }

  move(place: number): Promise<void> {
    const { _stateID: state, ctx } = this.#shown;
    const seat = ctx.currentPlayer;
    return new Promise((done) => {
      this.#onShown = done;
      const payload = { type: 'lay', args: [place], playerID: seat };
      this.#sockets[Number(seat)]!.emit('update', { type: 'MAKE_MOVE', payload }, state, this.#id, seat);
    });
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

/** boardgame.io's server, in a process of its own, with tables of its toy game. */
export class Beside {
  readonly #child: ChildProcess;
  readonly #tables: Table[] = [];
  readonly #version: string;
  readonly #parts: Omit<BesideReport, 'library' | 'version'>[] = [];

  private constructor(child: ChildProcess, version: string) {
    this.#child = child;
    this.#version = version;
  }

  static async start(tables: number): Promise<Beside> {
    const version = installedVersion();
    const program = fileURLToPath(new URL('./besideServer.js', import.meta.url));
    const child = fork(program, {
      execArgv: ['--max-semi-space-size=32'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const port = await new Promise<number>((done, fail) => {
      child.on('message', (message: FromBesideServer) => 'port' in message && done(message.port));
      child.once('exit', (code) => fail(new CommandError(`boardgame.io’s server ended (exit code ${code})`)));
    });
    const beside = new Beside(child, version);
    for (let i = 0; i < tables; i++) beside.#tables.push(await Table.open(port, `table-${i}`));
    await beside.#play(500);
    return beside;
  }

  async #cpu(): Promise<number> {
    const answer = once(this.#child, 'message') as Promise<[{ cpu: number }]>;
    this.#child.send('cpu');
    return (await answer)[0].cpu;
  }

  async #play(ms: number): Promise<number> {
    const end = performance.now() + ms;
    let moves = 0;
    await Promise.all(
      this.#tables.map(async (table, index) => {
        for (let turn = index; performance.now() < end; turn++, moves++) await table.move(turn % 4);
      }),
    );
    return moves;
  }

  /** Plays for a while, and measures. */
  async measure(seconds: number): Promise<void> {
    const server = await this.#cpu();
    const players = process.cpuUsage();
    const start = performance.now();
    const moves = await this.#play(seconds * 1000);
    const movesPerSecond = moves / ((performance.now() - start) / 1000);
    const { user, system } = process.cpuUsage(players);
    this.#parts.push({
      movesPerSecond,
      serverMicroseconds: ((await this.#cpu()) - server) / moves,
      playersMicroseconds: (user + system) / moves,
    });
  }

  /** The means of the measurements. */
  get report(): BesideReport {
    const mean = (field: 'movesPerSecond' | 'serverMicroseconds' | 'playersMicroseconds'): number =>
      this.#parts.reduce((sum, part) => sum + part[field], 0) / this.#parts.length;
    return {
      library: 'boardgame.io',
      version: this.#version,
      movesPerSecond: mean('movesPerSecond'),
      serverMicroseconds: mean('serverMicroseconds'),
      playersMicroseconds: mean('playersMicroseconds'),
    };
  }

  async stop(): Promise<void> {
    for (const table of this.#tables) table.close();
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}

function installedVersion(): string {
  try {
    return (createRequire(import.meta.url)('boardgame.io/package.json') as { version: string }).version;
  } catch (error) {
    if ((error as { code?: string }).code !== 'MODULE_NOT_FOUND') throw error;
    throw new CommandError('boardgame.io is not installed: npm install --include=dev, in the folder of Cordillera.');
  }
}
