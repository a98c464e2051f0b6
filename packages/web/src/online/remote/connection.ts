import { type ClientMessage, protocolVersion, type ServerMessage } from '@cordillera/protocol';
import { fillPath, tableSocketPath } from '@cordillera/protocol/http';

/** A page that hears nothing for so many ms asks; if it hears nothing still, it connects anew. */
const pingAfterMs = 20_000;
const pongTimeoutMs = 8_000;
/** Between two attempts, in ms: a little longer each time. */
const retryDelaysMs = [0, 500, 1000, 2000, 4000, 8000, 15_000];

export interface ConnectionInput {
  table: string;
  link?: string | undefined;
  /** What is sent first, every time the connection stands. */
  hello: () => ClientMessage[];
  onMessage(message: ServerMessage): void;
  /** Whether the server can be heard. */
  onState(connected: boolean): void;
  /** When the next attempt is made, in milliseconds since 1970; null: now, or as soon as there is a network. */
  onWait?(until: number | null): void;
}

/** A socket to a table that comes back by itself: after sleep, in a tunnel, when the server restarts. */
export class Connection {
  readonly #input: ConnectionInput;
  readonly #address: string;
  /** A link goes along as a protocol: whatever stands in an address is written into the logs of proxies. */
  readonly #protocols: string[];
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(input: ConnectionInput) {
    this.#input = input;
    const url = new URL(fillPath(tableSocketPath, { id: input.table }).slice(1), document.baseURI);
    url.searchParams.set('protocol', String(protocolVersion));
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#address = url.href;
    // what is no code opens nothing, and a browser takes no protocol with such characters
    const isCode = input.link !== undefined && /^[\w-]+$/.test(input.link);
    this.#protocols = isCode ? ['cordillera', `link.${input.link}`] : [];
    addEventListener('online', this.#now);
    addEventListener('offline', this.#lost);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  /** Sent if the connection stands; whoever needs an answer sends it again with the next `hello`. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Somebody does not want to wait for the next attempt. */
  tryNow(): void {
    this.#now();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#lost);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#input.onWait?.(null);
    const socket = new WebSocket(this.#address, this.#protocols);
    this.#socket = socket;
    const isMine = (): boolean => this.#socket === socket && !this.#closed;
    this.#timer = setTimeout(() => isMine() && this.#retryLater(), pongTimeoutMs);
    socket.addEventListener('open', () => {
      if (!isMine()) return;
      for (const message of this.#input.hello()) this.send(message);
    });
    socket.addEventListener('message', ({ data }) => {
      if (!isMine()) return;
      this.#listen();
      const message = JSON.parse(data) as ServerMessage;
      if (message.kind === 'joined') {
        this.#attempt = 0;
        this.#input.onState(true);
      }
      if (message.kind === 'bye' && !message.again) this.close();
      if (message.kind !== 'pong') this.#input.onMessage(message);
    });
    socket.addEventListener('close', () => isMine() && this.#retryLater());
  }

  /** Waits for the next word. */
  #listen(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.send({ kind: 'ping' });
      this.#timer = setTimeout(() => this.#retryLater(), pongTimeoutMs);
    }, pingAfterMs);
  }

  #retryLater(): void {
    this.#drop();
    const pause = retryDelaysMs[Math.min(this.#attempt++, retryDelaysMs.length - 1)]! * (0.7 + 0.6 * Math.random());
    this.#input.onWait?.(Date.now() + pause);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  /** Hears nothing more from this socket, and says so. */
  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#input.onState(false);
  }

  /** The network says it is gone. */
  readonly #lost = (): void => {
    if (this.#closed) return;
    this.#input.onWait?.(null);
    this.#drop();
  };

  /** Somebody looks, or the network is back: no need to wait. */
  readonly #now = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#attempt = 0;
    this.#connect();
  };
}
