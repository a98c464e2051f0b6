import type { Socket } from 'node:net';
import { CordilleraError, parseJson, type Seat, type Viewer } from '@cordillera/engine';
import { type ClientMessage, ClientMessageSchema, limits, type ServerMessage } from '@cordillera/protocol';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { UnknownCommitError } from '../database/database.ts';
import type { ChoiceResult, Metrics } from '../metrics.ts';
import { RefusalError } from '../refusalError.ts';
import type { LiveTable } from '../table/liveTable.ts';
import { inSlices } from '../table/runInSlices.ts';
import type { TableSubscriber } from '../table/tableAudience.ts';

/** What a message takes from its sender's rate limit: a replay plays the match again. */
const costs: Partial<Record<ClientMessage['kind'], number>> = { story: 30, join: 5 };

/** A page that has not answered for this long is gone. */
const heartbeatMs = 10_000;

/** A page that does not read what it is sent is cut off; it reconnects and catches up. */
const maxBufferedBytes = 4_000_000;

/** Below this, a socket is never closed for what its address has buffered in total. */
const resumeBelowBytes = 256_000;

/** How many messages a dismissed page may still send before its socket is terminated. */
const maxIgnoredMessages = 200;

export interface SocketInput {
  socket: WebSocket;
  /** The TCP connection below the socket. */
  connection: Socket;
  table: LiveTable;
  person: string | null;
  /** The link that gave access to the table. */
  link: string | null;
  /** Whether the rate limit allows a message of this cost; if not, the page is dismissed. */
  acceptsMessage(cost: number): boolean;
  /** Whether the rate limit allows an expensive request; if not, it is refused. */
  acceptsExpensive(cost: number): boolean;
  /** Whether the address may have this much buffered. */
  canBuffer(): boolean;
  metrics: { choices: Pick<Metrics['choices'], 'begin'> } & Pick<Metrics, 'refused'>;
  onError(error: unknown): void;
}

/** One page's connection to one table. */
export class TableSocket implements TableSubscriber {
  readonly person: string | null;
  readonly link: string | null;
  readonly #socket: WebSocket;
  readonly #connection: Socket;
  /** Messages were written in this event-loop turn and are about to be flushed. */
  #isCorked = false;
  readonly #table: LiveTable;
  readonly #acceptsMessage: (cost: number) => boolean;
  readonly #acceptsExpensive: (cost: number) => boolean;
  readonly #canBuffer: () => boolean;
  /** The page has been dismissed: its messages are ignored, and counted. */
  #isCutOff = false;
  #ignoredMessages = 0;
  /** Why the connection ends, unless the page closes it. */
  why: string | null = null;
  readonly #metrics: SocketInput['metrics'];
  readonly #onError: (error: unknown) => void;
  /** Views are sent only after the page has said what it knows. */
  #joined = false;
  #isAlive = true;

  constructor({
    socket,
    connection,
    table,
    person,
    link,
    acceptsMessage,
    acceptsExpensive,
    canBuffer,
    metrics,
    onError,
  }: SocketInput) {
    this.person = person;
    this.link = link;
    this.#socket = socket;
    this.#connection = connection;
    this.#table = table;
    this.#acceptsMessage = acceptsMessage;
    this.#acceptsExpensive = acceptsExpensive;
    this.#canBuffer = canBuffer;
    this.#metrics = metrics;
    this.#onError = onError;
    socket.on('message', (data, isBinary) => void this.#receive(data as Buffer, isBinary));
    const heart = setInterval(() => this.#beat(), heartbeatMs);
    heart.unref();
    // pongs are sent here: the library would send them however much is buffered already
    socket.on('ping', (data) => {
      if (this.#acceptOrCutOff(1) && this.#canWrite()) this.#socket.pong(data);
    });
    socket.on('pong', () => {
      // the answer to our ping is free; any other pong counts as a message
      if (this.#isAlive) this.#acceptOrCutOff(1);
      this.#isAlive = true;
    });
    socket.on('close', () => {
      clearInterval(heart);
      table.audience.unsubscribe(this);
    });
    socket.on('error', () => this.#end('fault'));
  }

  /**
   * A connection may be dead without having ended, and would show its person as present. One that never joins would
   * hold a table that may have left memory.
   */
  #beat(): void {
    if (!this.#isAlive || !this.#joined) {
      this.#end('silent');
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
  }

  /**
   * The viewers of this page: its person's seat. Several people who share one screen get the public view as well; a
   * spectator gets only that.
   */
  get viewers(): readonly Viewer[] {
    if (!this.#joined) return [];
    const seats = this.person === null ? [] : this.#table.seatsOf(this.person);
    return seats.length === 1 ? seats : [...seats, 'spectator'];
  }

  send(message: ServerMessage): void {
    if (this.#joined || message.kind !== 'moved') this.#send(message);
  }

  get bufferedBytes(): number {
    return this.#socket.bufferedAmount;
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Whether anything more may be sent; cuts a page off that has too much buffered. */
  #canWrite(): boolean {
    if (!this.#isOpen) return false;
    if (this.bufferedBytes <= resumeBelowBytes || (this.bufferedBytes <= maxBufferedBytes && this.#canBuffer()))
      return true;
    this.#end('slow');
    return false;
  }

  /** Whether the page may send a message of this cost; dismisses it if not. */
  #acceptOrCutOff(cost: number): boolean {
    if (!this.#isCutOff && this.#acceptsMessage(cost)) return true;
    if (!this.#isCutOff) this.#cutOff();
    // a dismissed page stops; messages that were on their way are harmless
    else if (++this.#ignoredMessages > maxIgnoredMessages) this.#end('too-fast');
    return false;
  }

  #cutOff(): void {
    this.#isCutOff = true;
    this.#metrics.refused('too-fast', 'socket');
    this.dismiss('too-fast', true);
  }

  #send(message: ServerMessage): void {
    if (!this.#canWrite()) return;
    this.#cork();
    this.#socket.send(JSON.stringify(message));
  }

  /**
   * Corks the connection until the end of the event-loop turn: handing data to the system costs more than writing it.
   */
  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#connection.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#connection.uncork();
    });
  }

  #end(why: string): void {
    this.why ??= why;
    this.#socket.terminate();
  }

  dismiss(code: RefusalError['code'], canReconnect: boolean): void {
    this.why ??= code;
    this.#send({ kind: 'bye', code, again: canReconnect });
    this.#socket.close();
  }

  async #receive(data: Buffer, isBinary: boolean): Promise<void> {
    const message = this.#isCutOff || isBinary || data.length > limits.maxMessageBytes ? null : read(data);
    const cost = (message && costs[message.kind]) ?? 1;
    if (!this.#acceptOrCutOff(cost)) return;
    if (!message) {
      this.#refuse('', new RefusalError('bad-message'));
      return;
    }
    const isTooMuch = cost > 1 && !this.#acceptsExpensive(cost);
    if (isTooMuch && message.kind === 'join') {
      this.#cutOff();
      return;
    }
    const key = 'key' in message ? message.key : '';
    const acknowledged = ['choose', 'undo'].includes(message.kind) ? this.#metrics.choices.begin() : null;
    let result: ChoiceResult = 'done';
    try {
      if (isTooMuch) throw new RefusalError('too-fast');
      await this.#handle(message);
    } catch (error) {
      if (error instanceof RefusalError || error instanceof CordilleraError) {
        result = error.code === 'unavailable' ? 'failed' : 'refused';
        this.#refuse(key, error);
      } else {
        result = 'failed';
        this.#onError(error);
        // it may have been written: the page reconnects, sends the same key again, and learns the result
        if (error instanceof UnknownCommitError) {
          this.#metrics.refused('unavailable', 'socket');
          this.dismiss('unavailable', true);
        } else this.#refuse(key, new RefusalError('unavailable'));
      }
    }
    acknowledged?.(result);
  }

  #refuse(key: string, { code, params }: RefusalError | CordilleraError): void {
    this.#metrics.refused(code, 'socket');
    this.#send({ kind: 'refused', key, code, params: { ...params } });
  }

  async #handle(message: ClientMessage): Promise<void> {
    const table = this.#table;
    switch (message.kind) {
      case 'ping':
        this.#send({ kind: 'pong' });
        return;
      case 'join':
        await table.runExclusive(async () => {
          // the page may have gone while this was queued
          if (!this.#isOpen) return;
          this.#joined = true;
          table.audience.subscribe(this);
          this.#send(await table.joinMessageFor(this, message.known));
        });
        return;
      case 'choose':
        await this.#act(message, message.choice);
        return;
      case 'undo':
        await this.#act(message, null);
        return;
      case 'story': {
        const sending = await table.runExclusive(async () => {
          // the person may have left the seat since they asked
          if (!this.viewers.includes(message.viewer)) throw new RefusalError('not-your-seat');
          return table.log.replaySince(message.viewer, message.since);
        });
        this.#send({ kind: 'story', key: message.key, ...(await inSlices(sending)) });
        return;
      }
      case 'presence':
        table.audience.setAway(this, message.away);
        return;
      case 'pick':
        table.audience.previewSeat(this, message.seat, message.name ?? '');
        return;
      case 'say': {
        const { key, seat, to, text } = message;
        await this.#asSitting(message, (person) => table.postChatLine(person, seat, key, to, text));
        return;
      }
      case 'react':
        await this.#asSitting(message, (person) =>
          table.postSticker(person, message.seat, message.key, message.sticker),
        );
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

  #requireSeat(seat: Seat): string {
    if (this.person === null || this.#table.people.get(seat) !== this.person) throw new RefusalError('not-your-seat');
    return this.person;
  }

  /** Runs an action outside the log, exclusively, for the person at this seat. */
  async #asSitting(
    { seat, key }: { seat: Seat; key: string },
    action: (person: string) => Promise<void>,
  ): Promise<void> {
    await this.#table.runExclusive(async () => action(this.#requireSeat(seat)));
    this.#send({ kind: 'done', key });
  }

  async #act({ seat, own, key }: { seat: Seat; own: number; key: string }, choice: object | null): Promise<void> {
    await this.#table.runExclusive(async () => {
      this.#requireSeat(seat);
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
    // invalid JSON is no message
    return null;
  }
  const message = v.safeParse(ClientMessageSchema, json);
  return message.success ? message.output : null;
}
