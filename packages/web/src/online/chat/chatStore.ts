import type { Seat } from '@cordillera/engine';
import type { ChatLine, Proposal, Sticker } from '@cordillera/protocol';
import * as v from 'valibot';
import { readLocalJson, writeLocal } from '../../store/localValues.ts';

/** A message of the page that is not a move. */
export type TableMessage =
  | { kind: 'say'; key: string; seat: Seat; to: ChatAudience; text: string }
  | { kind: 'react'; key: string; seat: Seat; sticker: Sticker }
  | { kind: 'propose'; key: string; seat: Seat; proposal: Proposal }
  | { kind: 'vote'; key: string; seat: Seat; proposal: number; yes: boolean };

export type ChatAudience = ChatLine['to'];

/** A chat line or a sticker. */
export interface ChatStoreLine extends Omit<ChatLine, 'text'> {
  text?: string;
  sticker?: Sticker;
}

export interface ChatState {
  /** Oldest first. */
  lines: readonly ChatStoreLine[];
  /** Lines of others since the chat was last open. */
  unread: Readonly<Record<ChatAudience, number>>;
  /** Stickers currently shown over the table. */
  flyingStickers: readonly ChatStoreLine[];
  /** People whose messages are hidden on this device. */
  muted: readonly string[];
}

const stickerMs = 2700;

const Muted = v.fallback(v.array(v.string()), []);

const keyOf = ({ to, number }: ChatStoreLine): string => `${to} ${number}`;

/** The chat of one table. Only the list of muted people is stored on this device. */
export class ChatStore {
  readonly #memory: string;
  readonly #mine: () => readonly Seat[];
  readonly #listeners = new Set<() => void>();
  /** Unsent text; it outlives the field in which it is written. */
  readonly drafts: Record<ChatAudience, string> = { table: '', group: '' };
  #state: ChatState;

  constructor(table: string, mine: () => readonly Seat[]) {
    this.#memory = `muted.${table}`;
    this.#mine = mine;
    this.#state = {
      lines: [],
      unread: { table: 0, group: 0 },
      flyingStickers: [],
      muted: v.parse(Muted, readLocalJson(this.#memory)),
    };
  }

  get = (): ChatState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(change: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /**
   * Replaces the lines with those the server sent on joining; with `since`, lines that are new to this page count as
   * unread.
   */
  receiveAll(lines: readonly ChatStoreLine[], since: boolean): void {
    const known = new Set(this.#state.lines.map(keyOf));
    this.#change({ lines: inTime(lines) });
    if (since) for (const line of lines) if (!known.has(keyOf(line))) this.#count(line);
  }

  receive(line: ChatStoreLine): void {
    const known = this.#state.lines.find((other) => keyOf(other) === keyOf(line));
    if (known) {
      // the operator may have removed its text
      this.#change({ lines: this.#state.lines.map((other) => (other === known ? line : other)) });
      return;
    }
    this.#change({ lines: inTime([...this.#state.lines, line]) });
    this.#count(line);
    if (line.sticker === undefined) return;
    this.#change({ flyingStickers: [...this.#state.flyingStickers, line] });
    setTimeout(
      () => this.#change({ flyingStickers: this.#state.flyingStickers.filter((other) => other !== line) }),
      stickerMs,
    );
  }

  #count({ to, seat, sticker }: ChatStoreLine): void {
    if (sticker !== undefined || this.#mine().includes(seat)) return;
    const { unread } = this.#state;
    this.#change({ unread: { ...unread, [to]: unread[to] + 1 } });
  }

  /** Marks all lines as read. */
  read(to: ChatAudience): void {
    if (this.#state.unread[to] > 0) this.#change({ unread: { ...this.#state.unread, [to]: 0 } });
  }

  mute(name: string, on: boolean): void {
    const others = this.#state.muted.filter((other) => other !== name);
    const muted = on ? [...others, name] : others;
    writeLocal(this.#memory, JSON.stringify(muted));
    this.#change({ muted });
  }
}

const inTime = (lines: readonly ChatStoreLine[]): ChatStoreLine[] =>
  lines.toSorted((a, b) => a.at - b.at || a.number - b.number);
