import { newSeed, type Seat } from '@cordillera/engine';
import type { ClientMessage, ServerMessage } from '@cordillera/protocol';
import { refusalOf } from '../refusal.ts';
import { isMove, type Move } from './pendingMoves.ts';

/** A message that the server answers. */
export type Request = Extract<ClientMessage, { key: string }>;

export type WithoutKey<Message> = Message extends unknown ? Omit<Message, 'key'> : never;

/**
 * Why a move was rejected: resent after a lost connection, overtaken on another page of the same player, or by anything
 * else.
 */
export type RejectionReason = 'offline' | 'elsewhere' | 'meanwhile';

interface PendingRequest {
  message: Request;
  wasResent: boolean;
  /** How many events its player had seen. */
  eventCount: number;
  /** Made by a standing answer: its rejection is not reported. */
  isAutomatic: boolean;
  /** The same player has since moved on another page. */
  isOvertaken: boolean;
  resolve(answer: ServerMessage): void;
  reject(error: Error): void;
}

interface PendingRequestsInput {
  send(message: ClientMessage): void;
  /** Called with the unacknowledged moves whenever they change. */
  onMoves(moves: readonly Move[]): void;
  /**
   * A move was rejected because the game had gone on; `eventCount` is how many events had been seen when it was made.
   */
  onRejected(eventCount: number, because: RejectionReason): void;
}

/** A request id, unique for a seat and position. Short, because the server stores it. */
const newKey = (): string => (Number.parseInt(newSeed().slice(0, 12), 16) % 36 ** 6).toString(36).padStart(6, '0');

/** Requests waiting for the server's answer, however long the connection is lost. */
export class PendingRequests {
  readonly #input: PendingRequestsInput;
  /** By key, in order of creation. */
  readonly #pending = new Map<string, PendingRequest>();

  constructor(input: PendingRequestsInput) {
    this.#input = input;
  }

  /** Adds moves stored by an earlier page, whose answers nobody awaits. They are sent with the next `resend`. */
  restore(moves: readonly Move[], eventCountOf: (seat: Seat) => number): void {
    const ignore = (): void => undefined;
    const stored = { wasResent: true, isAutomatic: false, isOvertaken: false, resolve: ignore, reject: ignore };
    for (const message of moves)
      this.#pending.set(message.key, { ...stored, message, eventCount: eventCountOf(message.seat) });
    if (moves.length > 0) this.#input.onMoves(this.moves);
  }

  /** Resolves with the server's answer; rejects with its refusal. */
  ask(question: WithoutKey<Request>, eventCount: number, isAutomatic = false): Promise<ServerMessage> {
    const message = { ...question, key: newKey() } as Request;
    return new Promise((resolve, reject) => {
      const request = { message, eventCount, isAutomatic, resolve, reject };
      this.#pending.set(message.key, { ...request, wasResent: false, isOvertaken: false });
      if (isMove(message)) this.#input.onMoves(this.moves);
      this.#input.send(message);
    });
  }

  /** All pending requests, to be sent again to a server that may not have received them. */
  resend(): Request[] {
    return [...this.#pending.values()].map((request) => {
      request.wasResent = true;
      return request.message;
    });
  }

  answered(answer: Extract<ServerMessage, { kind: 'done' | 'story' }>): void {
    this.#remove(answer.key)?.resolve(answer);
  }

  refused({ key, code, params }: Extract<ServerMessage, { kind: 'refused' }>): void {
    const request = this.#remove(key);
    if (!request) return;
    const { message, wasResent, isOvertaken, isAutomatic, eventCount } = request;
    const isRejected = isMove(message) && (wasResent || code === 'too-late');
    if (isRejected && !isAutomatic)
      this.#input.onRejected(eventCount, wasResent ? 'offline' : isOvertaken ? 'elsewhere' : 'meanwhile');
    request.reject(isRejected ? refusalOf('too-late', {}) : refusalOf(code, params));
  }

  /** Marks this seat's pending moves as overtaken by another move. */
  overtake(seat: Seat): void {
    for (const request of this.#pending.values())
      if (isMove(request.message) && request.message.seat === seat) request.isOvertaken = true;
  }

  /** The moves that have not been acknowledged. */
  get moves(): Move[] {
    return [...this.#pending.values()].flatMap(({ message }) => (isMove(message) ? [message] : []));
  }

  #remove(key: string): PendingRequest | undefined {
    const request = this.#pending.get(key);
    this.#pending.delete(key);
    if (request && isMove(request.message)) this.#input.onMoves(this.moves);
    return request;
  }
}
