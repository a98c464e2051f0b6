import { createRandom, loadPack, type Random, type Rules, type Seat } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import { ClientView, type ServerMessage, type TableInfo } from '@cordillera/protocol';
import { fillPath, tableSocketPath } from '@cordillera/protocol/http';
import WebSocket from 'ws';
import type { HttpClient } from './httpClient.ts';

const houseRules = new Map<string, Rules>();

function rulesOf({ game: id, rulesVersion }: TableInfo): Rules {
  const key = `${id} ${rulesVersion}`;
  let rules = houseRules.get(key);
  if (rules === undefined) {
    const game = gameById(id);
    rules = game.rules(loadPack(game.format, game.house).content, rulesVersion) as Rules;
    houseRules.set(key, rules);
  }
  return rules;
}

/** Stays below the server's limit of 15 messages a second from a page, 60 at once. */
const burst = 40;
const perSecond = 12;

export type Answer = Extract<ServerMessage, { kind: 'done' | 'refused' }>;

/** A choice that may not have been answered yet. */
export interface Sent {
  key: string;
  own: number;
  choice: object;
}

let keys = 0;

/** One person's page at one table. All it knows came over its socket. */
export class SimulatedPlayer {
  readonly visitor: HttpClient;
  readonly id: string;
  readonly seat: Seat;
  readonly random: Random;
  #socket: WebSocket | null = null;
  known: ClientView | null = null;
  table: TableInfo | null = null;
  /** When the last message arrived. */
  receivedEvents = 0;
  /** Bytes received since this was last set to 0. */
  bytes = 0;
  /** A state consistent with the view; null when the view has changed. */
  #guess: object | null = null;
  #waiting: { key: string; done(answer: Answer | null): void } | null = null;
  #tokens = burst;
  #filled = performance.now();
  onMoved: (page: SimulatedPlayer) => void = () => undefined;
  onLost: (page: SimulatedPlayer) => void = () => undefined;

  constructor(visitor: HttpClient, id: string, seat: Seat, random: Random = createRandom(`page ${id} ${seat}`)) {
    this.visitor = visitor;
    this.id = id;
    this.seat = seat;
    this.random = random;
  }

  /** Joins the table with the present cursor. Rejects when that fails. */
  connect(): Promise<void> {
    return new Promise((done, fail) => {
      const address = this.visitor.base.replace('http', 'ws') + fillPath(tableSocketPath, { id: this.id });
      const socket = new WebSocket(address, { headers: this.visitor.headers, perMessageDeflate: false });
      this.#socket = socket;
      socket.on('open', () =>
        socket.send(JSON.stringify({ kind: 'join', known: this.known ? [this.known.cursor] : [] })),
      );
      socket.on('message', (data: Buffer) => {
        this.bytes += data.length;
        this.receivedEvents = performance.now();
        const message = JSON.parse(String(data)) as ServerMessage;
        this.#receive(message);
        if (message.kind === 'joined') done();
        if (message.kind === 'bye') fail(new Error(message.code));
      });
      socket.on('error', fail);
      socket.on('close', () => {
        fail(new Error('the connection was closed'));
        if (this.#socket !== socket) return;
        this.#socket = null;
        this.#answer(null);
        this.onLost(this);
      });
    });
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.terminate();
  }

  #answer(answer: Answer | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.done(answer);
  }

  #receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'joined': {
        this.table = message.table;
        this.#guess = null;
        const mine = message.views.find(({ viewer }) => viewer === this.seat);
        if (mine && this.known) this.known.apply(mine);
        else if (mine) this.known = new ClientView(mine);
        return;
      }
      case 'moved': {
        this.#guess = null;
        for (const updates of message.news) if (updates.viewer === this.seat) this.known?.apply(updates);
        this.onMoved(this);
        return;
      }
      case 'table':
        this.table = message.table;
        return;
      case 'done':
      case 'refused':
        if (this.#waiting?.key === message.key) this.#answer(message);
        return;
      case 'pong':
        this.#onPong();
        return;
      default:
    }
  }

  #onPong: () => void = () => undefined;

  /** Resolves when everything sent before the server received this has arrived. */
  settled(): Promise<void> {
    this.#tokens--;
    return new Promise((done) => {
      this.#onPong = done;
      this.#socket?.send(JSON.stringify({ kind: 'ping' }));
    });
  }

  get isOver(): boolean {
    return this.table?.state === 'over';
  }

  /** The seats the game waits for, computed from the page's own view. */
  get deciders(): readonly Seat[] {
    if (!this.known) return [];
    const rules = rulesOf(this.table!);
    this.#guess ??= rules.determinize(this.known.view, this.random);
    return rules.deciders(this.#guess);
  }

  get isAsked(): boolean {
    return this.deciders.includes(this.seat);
  }

  /** A random forward choice, ready to be sent; null when the game does not wait for this seat. */
  pick(): Sent | null {
    if (!this.isAsked) return null;
    const decision = rulesOf(this.table!).decision(this.#guess!, this.seat)!;
    const choice = decision.choices[this.random.int(decision.forward)]!;
    return { key: this.newKey(), own: this.known!.own, choice };
  }

  /** As long as those of a real page. */
  newKey(): string {
    return (keys++).toString(36).padStart(6, '0');
  }

  /** How many ms to wait before the next message may be sent. */
  get rest(): number {
    const now = performance.now();
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#filled) / 1000) * perSecond);
    this.#filled = now;
    return this.#tokens >= 1 ? 0 : ((1 - this.#tokens) / perSecond) * 1000;
  }

  /** Sends or repeats a choice; resolves to the answer, or to null when the connection is lost. */
  send({ key, own, choice }: Sent): Promise<Answer | null> {
    this.#tokens--;
    const answer = new Promise<Answer | null>((done) => {
      this.#waiting = { key, done };
    });
    if (this.isConnected) this.#socket!.send(JSON.stringify({ kind: 'choose', key, seat: this.seat, own, choice }));
    else this.#answer(null);
    return answer;
  }
}
