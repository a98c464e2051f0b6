import { type ClientMessage, protocolVersion, type ServerMessage } from '@cordillera/protocol';
import { fillPath, tableSocketPath } from '@cordillera/protocol/http';

/** After `pingAfterMs` of silence send a ping; without a pong, reconnect. */
const pingAfterMs = 20_000;
const pongTimeoutMs = 8_000;
/** The delays before successive attempts, with random variation. */
const retryDelaysMs = [0, 500, 1000, 2000, 4000, 8000, 15_000];

export interface ConnectionInput {
  table: string;
  link?: string | undefined;
  /** The messages to send first on every connection. */
  hello: () => ClientMessage[];
  onMessage(message: ServerMessage): void;
  /** Whether the server can be reached. */
  onState(connected: boolean): void;
  /** When the next attempt is made; null: now, or as soon as the device is online. */
  onWait?(until: number | null): void;
}

/** A socket to a table that reconnects by itself: after sleep, without a network, after a restart of the server. */
export class Connection {
  readonly #input: ConnectionInput;
  readonly #address: string;
  /** The link is passed as a subprotocol, because addresses end up in the logs of proxies. */
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
    // a malformed code opens nothing, and browsers reject subprotocols with such characters
    const isCode = input.link !== undefined && /^[\w-]+$/.test(input.link);
    this.#protocols = isCode ? ['cordillera', `link.${input.link}`] : [];
    addEventListener('online', this.#now);
    addEventListener('offline', this.#lost);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  /** Sends only while connected; a caller that needs an answer sends the message again with the next `hello`. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Connects without waiting for the next attempt. */
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

  /** Restarts the silence timer. */
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

  /** Closes the socket and reports the disconnection. */
  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#input.onState(false);
  }

  /** The browser reports that it is offline. */
  readonly #lost = (): void => {
    if (this.#closed) return;
    this.#input.onWait?.(null);
    this.#drop();
  };

  /** The page became visible, or the device is online again: connect without waiting. */
  readonly #now = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#attempt = 0;
    this.#connect();
  };
}
