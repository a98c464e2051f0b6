import { newSeed, type Seat } from '@cordillera/engine';
import type { ClientMessage, ServerMessage } from '@cordillera/protocol';
import { refusalOf } from '../refusal.ts';
import { isMove, type Move } from './pendingMoves.ts';

/** What the server answers. */
export type Request = Extract<ClientMessage, { key: string }>;

export type WithoutKey<Message> = Message extends unknown ? Omit<Message, 'key'> : never;

/** Why a move came too late: no network, another page of the same person, or anything else that was first. */
export type RejectionReason = 'offline' | 'elsewhere' | 'meanwhile';

/** Something that was sent and not answered yet. */
interface PendingRequest {
  message: Request;
  wasResent: boolean;
  /** How many events whoever made it had seen. */
  eventCount: number;
  /** A standing answer made it: nobody has to hear that it came too late. */
  isAutomatic: boolean;
  /** Since then the same person has moved, through another page. */
  isOvertaken: boolean;
  resolve(answer: ServerMessage): void;
  reject(error: Error): void;
}

interface PendingRequestsInput {
  send(message: ClientMessage): void;
  /** The moves that wait for the server's answer, each time they change. */
  onMoves(moves: readonly Move[]): void;
  /** A move was refused because the game had gone on; so many events had been seen when it was made. */
  onRejected(eventCount: number, because: RejectionReason): void;
}

/** Nobody makes the same one for the same moment of a seat. Short, because the server keeps it. */
const newKey = (): string => (Number.parseInt(newSeed().slice(0, 12), 16) % 36 ** 6).toString(36).padStart(6, '0');

/** What was sent to the server and waits for its answer, however long the network is away. */
export class PendingRequests {
  readonly #input: PendingRequestsInput;
  /** By key, in the order they were made. */
  readonly #pending = new Map<string, PendingRequest>();

  constructor(input: PendingRequestsInput) {
    this.#input = input;
  }

  /** Moves that an earlier page stored: nobody waits for their answers any more. They go with the next `resend`. */
  restore(moves: readonly Move[], eventCountOf: (seat: Seat) => number): void {
    const ignore = (): void => undefined;
    const stored = { wasResent: true, isAutomatic: false, isOvertaken: false, resolve: ignore, reject: ignore };
    for (const message of moves)
      this.#pending.set(message.key, { ...stored, message, eventCount: eventCountOf(message.seat) });
    if (moves.length > 0) this.#input.onMoves(this.moves);
  }

  /** Resolves with the server's answer; rejects with what it refused. */
  ask(question: WithoutKey<Request>, eventCount: number, isAutomatic = false): Promise<ServerMessage> {
    const message = { ...question, key: newKey() } as Request;
    return new Promise((resolve, reject) => {
      const request = { message, eventCount, isAutomatic, resolve, reject };
      this.#pending.set(message.key, { ...request, wasResent: false, isOvertaken: false });
      if (isMove(message)) this.#input.onMoves(this.moves);
      this.#input.send(message);
    });
  }

  /** All of it once more, for a server that may not have heard it. */
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

  /** This seat has moved: what is still pending for it was overtaken. */
  overtake(seat: Seat): void {
    for (const request of this.#pending.values())
      if (isMove(request.message) && request.message.seat === seat) request.isOvertaken = true;
  }

  /** The moves that were made here and have not been answered yet. */
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
