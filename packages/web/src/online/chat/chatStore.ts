import type { Seat } from '@cordillera/engine';
import type { ChatLine, Proposal, Sticker } from '@cordillera/protocol';
import * as v from 'valibot';
import { recallJson, remember } from '../../store/localValues.ts';

/** What a page says at a table besides its moves. */
export type Said =
  | { kind: 'say'; key: string; seat: Seat; to: Circle; text: string }
  | { kind: 'react'; key: string; seat: Seat; sticker: Sticker }
  | { kind: 'propose'; key: string; seat: Seat; proposal: Proposal }
  | { kind: 'vote'; key: string; seat: Seat; proposal: number; yes: boolean };

export type Circle = ChatLine['to'];

/** Somebody's words, or a sticker. */
export interface TalkLine extends Omit<ChatLine, 'text'> {
  text?: string;
  sticker?: Sticker;
}

export interface TalkState {
  /** Oldest first. */
  lines: readonly TalkLine[];
  /** How many lines of others came since somebody looked. */
  unread: Readonly<Record<Circle, number>>;
  /** Stickers that are seen over the table for a moment. */
  flying: readonly TalkLine[];
  /** People whose words are not shown here. */
  muted: readonly string[];
}

/** A sticker is seen for so many ms. */
const flight = 2700;

const Muted = v.fallback(v.array(v.string()), []);

const keyOf = ({ to, number }: TalkLine): string => `${to} ${number}`;

/** All that is said at a table, as this page has it. Nothing of it is kept here but who is muted. */
export class TableTalk {
  readonly #memory: string;
  readonly #mine: () => readonly Seat[];
  readonly #listeners = new Set<() => void>();
  /** What somebody has begun to write; it outlives the sheet it is written on. */
  readonly drafts: Record<Circle, string> = { table: '', group: '' };
  #state: TalkState;

  constructor(table: string, mine: () => readonly Seat[]) {
    this.#memory = `muted.${table}`;
    this.#mine = mine;
    this.#state = {
      lines: [],
      unread: { table: 0, group: 0 },
      flying: [],
      muted: v.parse(Muted, recallJson(this.#memory)),
    };
  }

  get = (): TalkState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(change: Partial<TalkState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** What had been said when the page joined; `since` it was here before, what is new is unread. */
  hearAll(lines: readonly TalkLine[], since: boolean): void {
    const known = new Set(this.#state.lines.map(keyOf));
    this.#change({ lines: inTime(lines) });
    if (since) for (const line of lines) if (!known.has(keyOf(line))) this.#count(line);
  }

  hear(line: TalkLine): void {
    const known = this.#state.lines.find((other) => keyOf(other) === keyOf(line));
    if (known) {
      // it may have been struck out
      this.#change({ lines: this.#state.lines.map((other) => (other === known ? line : other)) });
      return;
    }
    this.#change({ lines: inTime([...this.#state.lines, line]) });
    this.#count(line);
    if (line.sticker === undefined) return;
    this.#change({ flying: [...this.#state.flying, line] });
    setTimeout(() => this.#change({ flying: this.#state.flying.filter((other) => other !== line) }), flight);
  }

  #count({ to, seat, sticker }: TalkLine): void {
    if (sticker !== undefined || this.#mine().includes(seat)) return;
    const { unread } = this.#state;
    this.#change({ unread: { ...unread, [to]: unread[to] + 1 } });
  }

  /** Somebody looks. */
  read(to: Circle): void {
    if (this.#state.unread[to] > 0) this.#change({ unread: { ...this.#state.unread, [to]: 0 } });
  }

  mute(name: string, on: boolean): void {
    const others = this.#state.muted.filter((other) => other !== name);
    const muted = on ? [...others, name] : others;
    remember(this.#memory, JSON.stringify(muted));
    this.#change({ muted });
  }
}

const inTime = (lines: readonly TalkLine[]): TalkLine[] => lines.toSorted((a, b) => a.at - b.at || a.number - b.number);
