import type { Socket } from 'node:net';
import { CordilleraError, parseJson, type Seat, type Viewer } from '@cordillera/engine';
import { type ClientMessage, ClientMessageSchema, limits, type ServerMessage } from '@cordillera/protocol';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { Unsure } from '../database/database.ts';
import { Refused } from '../refused.ts';
import type { LiveTable, Onlooker } from '../table/live.ts';

/** What a message costs of what somebody may say: to tell a story the game is played again. */
const costs: Partial<Record<ClientMessage['kind'], number>> = { story: 30, join: 5 };

/** A page that has not answered for so many ms is gone. */
const pulse = 10_000;

/** A page that does not take what it is sent is cut off; it comes back and catches up. */
const mostUnsent = 4_000_000;

export interface SocketInput {
  socket: WebSocket;
  /** What the socket writes to. */
  connection: Socket;
  table: LiveTable;
  person: string | null;
  /** The link that opened the table for it. */
  link: string | null;
  /** Whether something that costs so much may be said now. */
  mayHear(cost: number): boolean;
  onError(error: unknown): void;
}

/** One page that looks at one table. */
export class TableSocket implements Onlooker {
  readonly person: string | null;
  readonly link: string | null;
  readonly #socket: WebSocket;
  readonly #connection: Socket;
  /** Something was said in this turn of the event loop, and is about to be sent. */
  #isSpeaking = false;
  readonly #table: LiveTable;
  readonly #mayHear: (cost: number) => boolean;
  readonly #onError: (error: unknown) => void;
  /** Nothing is sent before the page has said what it knows. */
  #joined = false;
  #isAlive = true;

  constructor({ socket, connection, table, person, link, mayHear, onError }: SocketInput) {
    this.person = person;
    this.link = link;
    this.#socket = socket;
    this.#connection = connection;
    this.#table = table;
    this.#mayHear = mayHear;
    this.#onError = onError;
    socket.on('message', (data, isBinary) => void this.#hear(data as Buffer, isBinary));
    const heart = setInterval(() => this.#beat(), pulse);
    heart.unref();
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('close', () => {
      clearInterval(heart);
      table.leave(this);
    });
    socket.on('error', () => socket.terminate());
  }

  /**
   * A connection may be dead without having ended: its person would be shown as here. One that has not joined keeps a
   * table that may have left memory.
   */
  #beat(): void {
    if (!this.#isAlive || !this.#joined) {
      this.#socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
  }

  /** Whose eyes it looks with: its person's seats, or nobody's. Several people at one screen see what all see, too. */
  get viewers(): readonly Viewer[] {
    if (!this.#joined) return [];
    const seats = this.person === null ? [] : this.#table.seatsOf(this.person);
    return seats.length === 1 ? seats : [...seats, 'spectator'];
  }

  send(message: ServerMessage): void {
    if (this.#joined || message.kind !== 'moved') this.#send(message);
  }

  #send(message: ServerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > mostUnsent) {
      this.#socket.terminate();
      return;
    }
    this.#gather();
    this.#socket.send(JSON.stringify(message));
  }

  /** What is said in one turn of the event loop goes to the system together: to hand it over costs more than to say it. */
  #gather(): void {
    if (this.#isSpeaking) return;
    this.#isSpeaking = true;
    this.#connection.cork();
    process.nextTick(() => {
      this.#isSpeaking = false;
      this.#connection.uncork();
    });
  }

  /** Says why, and closes. */
  dismiss(code: Refused['code'], again: boolean): void {
    this.#send({ kind: 'bye', code, again });
    this.#socket.close();
  }

  async #hear(data: Buffer, isBinary: boolean): Promise<void> {
    const message = isBinary || data.length > limits.message ? null : read(data);
    if (!this.#mayHear((message && costs[message.kind]) ?? 1)) {
      this.dismiss('too-fast', true);
      return;
    }
    if (!message) {
      this.#send({ kind: 'refused', key: '', code: 'bad-message', params: {} });
      return;
    }
    const key = 'key' in message ? message.key : '';
    try {
      await this.#do(message);
    } catch (error) {
      if (error instanceof Refused || error instanceof CordilleraError)
        this.#send({ kind: 'refused', key, code: error.code, params: { ...error.params } });
      else {
        this.#onError(error);
        // it may have happened: the page comes back, asks again with the same key, and is told
        if (error instanceof Unsure) this.dismiss('unavailable', true);
        else this.#send({ kind: 'refused', key, code: 'unavailable', params: {} });
      }
    }
  }

  async #do(message: ClientMessage): Promise<void> {
    const table = this.#table;
    switch (message.kind) {
      case 'ping':
        this.#send({ kind: 'pong' });
        return;
      case 'join':
        await table.inTurn(async () => {
          this.#joined = true;
          table.look(this);
          this.#send(await table.joined(this, message.known));
        });
        return;
      case 'choose':
        await this.#act(message, message.choice);
        return;
      case 'undo':
        await this.#act(message, null);
        return;
      case 'story': {
        const story = await table.inTurn(async () => {
          // whoever sat there when they asked may have got up since
          if (!this.viewers.includes(message.viewer)) throw new Refused('not-your-seat');
          return table.story(message.viewer, message.since);
        });
        this.#send({ kind: 'story', key: message.key, ...story });
        return;
      }
      case 'presence':
        table.setAway(this, message.away);
        return;
      case 'pick':
        table.pick(this, message.seat, message.name ?? '');
        return;
      case 'say': {
        const { key, seat, to, text } = message;
        await this.#asSitting(message, (person) => table.say(person, seat, key, to, text));
        return;
      }
      case 'react':
        await this.#asSitting(message, (person) => table.react(person, message.seat, message.key, message.sticker));
        return;
      case 'propose':
        await this.#asSitting(message, (person) =>
          table.proposals.propose(person, message.seat, message.key, message.proposal),
        );
        return;
      case 'vote': {
        const { seat, proposal, yes } = message;
        await this.#asSitting(message, (person) => table.proposals.vote(person, seat, proposal, yes));
        return;
      }
    }
  }

  #mustSit(seat: Seat): string {
    if (this.person === null || this.#table.people.get(seat) !== this.person) throw new Refused('not-your-seat');
    return this.person;
  }

  /** Something that is no entry of the log, done in turn by whoever sits there. */
  async #asSitting({ seat, key }: { seat: Seat; key: string }, deed: (person: string) => Promise<void>): Promise<void> {
    await this.#table.inTurn(async () => deed(this.#mustSit(seat)));
    this.#send({ kind: 'done', key });
  }

  async #act({ seat, own, key }: { seat: Seat; own: number; key: string }, choice: object | null): Promise<void> {
    await this.#table.inTurn(async () => {
      this.#mustSit(seat);
      await this.#table.act(seat, own, key, choice);
    });
    this.#send({ kind: 'done', key });
  }
}

function read(data: Buffer): ClientMessage | null {
  let json: unknown;
  try {
    json = parseJson(data.toString('utf8'));
  } catch {
    // whatever is no JSON is no message
    return null;
  }
  const message = v.safeParse(ClientMessageSchema, json);
  return message.success ? message.output : null;
}
