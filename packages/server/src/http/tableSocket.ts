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

/** What a message costs of what somebody may say: to tell a story the game is played again. */
const costs: Partial<Record<ClientMessage['kind'], number>> = { story: 30, join: 5 };

/** A page that has not answered for so many ms is gone. */
const heartbeatMs = 10_000;

/** A page that does not take what it is sent is cut off; it comes back and catches up. */
const maxBufferedBytes = 4_000_000;

/** With less than this a socket never counts among those that keep too much waiting together. */
const resumeBelowBytes = 256_000;

/** Whoever was sent away and says so much more is not waited for. */
const maxIgnoredMessages = 200;

export interface SocketInput {
  socket: WebSocket;
  /** What the socket writes to. */
  connection: Socket;
  table: LiveTable;
  person: string | null;
  /** The link that opened the table for it. */
  link: string | null;
  /** Whether something that costs so much may be said now: whoever may not is sent away. */
  acceptsMessage(cost: number): boolean;
  /** Whether something may be asked that is a lot of work: whoever may not is refused it. */
  acceptsExpensive(cost: number): boolean;
  /** Whether so much may wait for all those together who are at the other end. */
  canBuffer(): boolean;
  metrics: { choices: Pick<Metrics['choices'], 'begin'> } & Pick<Metrics, 'refused'>;
  onError(error: unknown): void;
}

/** One page that looks at one table. */
export class TableSocket implements TableSubscriber {
  readonly person: string | null;
  readonly link: string | null;
  readonly #socket: WebSocket;
  readonly #connection: Socket;
  /** Something was said in this turn of the event loop, and is about to be sent. */
  #isSpeaking = false;
  readonly #table: LiveTable;
  readonly #acceptsMessage: (cost: number) => boolean;
  readonly #acceptsExpensive: (cost: number) => boolean;
  readonly #canBuffer: () => boolean;
  /** It has been sent away: nothing more is heard. How much it has said since. */
  #isCutOff = false;
  #ignoredMessages = 0;
  /** Why it ends, if the page does not go by itself. */
  why: string | null = null;
  readonly #metrics: SocketInput['metrics'];
  readonly #onError: (error: unknown) => void;
  /** Nothing is sent before the page has said what it knows. */
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
    // the library would answer pings itself, however many answers wait already
    socket.on('ping', (data) => {
      if (this.#acceptOrCutOff(1) && this.#canWrite()) this.#socket.pong(data);
    });
    socket.on('pong', () => {
      // one was asked for; any other is as good as a message
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
   * A connection may be dead without having ended: its person would be shown as here. One that has not joined keeps a
   * table that may have left memory.
   */
  #beat(): void {
    if (!this.#isAlive || !this.#joined) {
      this.#end('silent');
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

  /** What waits until the page takes it, in bytes. */
  get bufferedBytes(): number {
    return this.#socket.bufferedAmount;
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Whether anything more may be sent; a page for which too much waits is cut off. */
  #canWrite(): boolean {
    if (!this.#isOpen) return false;
    if (this.bufferedBytes <= resumeBelowBytes || (this.bufferedBytes <= maxBufferedBytes && this.#canBuffer()))
      return true;
    this.#end('slow');
    return false;
  }

  /** Whether the page may say something that costs so much; if not, it is sent away. */
  #acceptOrCutOff(cost: number): boolean {
    if (!this.#isCutOff && this.#acceptsMessage(cost)) return true;
    if (!this.#isCutOff) this.#cutOff();
    // a page that was told stops; what was under way when it was told is no harm
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

  #end(why: string): void {
    this.why ??= why;
    this.#socket.terminate();
  }

  /** Says why, and closes. */
  dismiss(code: RefusalError['code'], again: boolean): void {
    this.why ??= code;
    this.#send({ kind: 'bye', code, again });
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
        // it may have happened: the page comes back, asks again with the same key, and is told
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
          // the page may have gone while it waited for its turn
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
          // whoever sat there when they asked may have got up since
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

  /** Something that is no entry of the log, done in turn by whoever sits there. */
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
    // whatever is no JSON is no message
    return null;
  }
  const message = v.safeParse(ClientMessageSchema, json);
  return message.success ? message.output : null;
}
