import type { Seat } from '@cordillera/engine';
import type { ChatLine, Sticker } from '@cordillera/protocol';
import { type Database, DuplicateKeyError } from '../database/database.ts';
import { maxWriteAttempts } from '../database/retry.ts';
import { RefusalError } from '../refusalError.ts';
import { insertChatLine, lastNumbers, readLines, type StoredLine } from '../store/chat.ts';
import { RateLimiter } from './rateLimiter.ts';

/** How many lines a page gets when it joins. */
const maxChatLinesSent = 200;

export const everybody = 'table';
export const groupCircle = (members: readonly Seat[]): string => `group ${Math.min(...members)}`;

/** The chat of a table. */
export class Chat {
  readonly #database: Database;
  readonly #match: string;
  /** The latest lines. */
  #lines: StoredLine[] = [];
  /** The number of lines that each circle has had. */
  #numbers = new Map<string, number>();
  readonly #words = new RateLimiter(6, 0.5);
  /** one in two seconds */
  readonly #stickers = new RateLimiter(1, 0.5);

  readonly #broadcast: (line: StoredLine) => void;

  private constructor(database: Database, match: string, broadcast: (line: StoredLine) => void) {
    this.#database = database;
    this.#match = match;
    this.#broadcast = broadcast;
  }

  static async load(database: Database, match: string, broadcast: (line: StoredLine) => void): Promise<Chat> {
    const chat = new Chat(database, match, broadcast);
    await chat.#read();
    return chat;
  }

  /** The lines of these circles. */
  linesFor(circles: ReadonlySet<string>): ChatLine[] {
    return this.#lines.filter(({ circle }) => circles.has(circle)).map(toChatLine);
  }

  /** Stores and broadcasts a line. False when this message has been posted already. */
  async post(
    person: string,
    line: Pick<StoredLine, 'circle' | 'seat' | 'key' | 'text'> & { sticker?: Sticker },
    now: number,
  ): Promise<boolean> {
    const wasPosted = () => this.#lines.some(({ key, seat }) => key === line.key && seat === line.seat);
    if (wasPosted()) return false;
    const bucket = line.sticker === undefined ? this.#words : this.#stickers;
    if (!bucket.take(person, now)) throw new RefusalError('too-fast');
    for (let tries = 0; tries < maxWriteAttempts; tries++) {
      const number = (this.#numbers.get(line.circle) ?? 0) + 1;
      const added = { ...line, person, sticker: line.sticker !== undefined, number, at: now, struck: null };
      try {
        await this.#database.write(...insertChatLine(this.#match, added));
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error;
        await this.catchUp();
        // posted through another process, to which the page has gone meanwhile
        if (wasPosted()) return false;
        continue;
      }
      this.#numbers.set(line.circle, number);
      this.#lines = [...this.#lines, added].slice(-maxChatLinesSent);
      this.#broadcast(added);
      return true;
    }
    throw new RefusalError('unavailable');
  }

  /** Reads all lines again: some may have been erased or struck out, which is broadcast, too. */
  async reload(): Promise<void> {
    await this.catchUp();
    const before = new Set(this.#lines.map(toStoredLine));
    this.#lines = await readLines(this.#database, this.#match, maxChatLinesSent);
    for (const line of this.#lines) if (!before.has(toStoredLine(line))) this.#broadcast(line);
  }

  /** Reads and broadcasts the lines that other processes have added. */
  async catchUp(): Promise<void> {
    for (const line of await this.#read()) this.#broadcast(line);
  }

  /** Reads the new lines. */
  async #read(): Promise<StoredLine[]> {
    const known = this.#numbers;
    this.#numbers = await lastNumbers(this.#database, this.#match);
    if ([...this.#numbers].every(([circle, last]) => known.get(circle) === last)) return [];
    this.#lines = await readLines(this.#database, this.#match, maxChatLinesSent);
    return this.#lines.filter(({ circle, number }) => number > (known.get(circle) ?? 0));
  }
}

const toStoredLine = ({ circle, number, text, struck }: StoredLine): string =>
  JSON.stringify([circle, number, text, struck]);

export const toChatLine = ({ circle, number, at, seat, sticker, text, struck }: StoredLine): ChatLine => ({
  number,
  at,
  seat,
  to: circle === everybody ? 'table' : 'group',
  ...(sticker ? { sticker: text as Sticker } : { text }),
  ...(struck !== null && { struck: true as const }),
});
