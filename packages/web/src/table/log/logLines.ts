import type { GameEvent, GameTypes, Seat } from '@cordillera/engine';
import { useRef } from 'react';
import type { Session } from '../session/session.ts';
import type { LogLine } from './Log.tsx';

/** How the events of a game become lines of the log. */
export interface LogFormat<Event extends GameEvent> {
  /** Events that only their owner sees, or that another line covers. A translator may also return an empty sentence. */
  hiddenTypes: ReadonlySet<Event['type']>;
  /** The round that begins with this event. */
  begins(event: Event): number | null;
  /** Who acted, including a player without a seat; null when it concerns everybody. */
  actorOf(event: Event): number | null;
}

interface Speaker<Event> {
  event(event: Event): string;
}

/** The log as lines. Only new events are translated, unless the language changes or the log starts over. */
export class LogLines<Event extends GameEvent> {
  readonly #format: LogFormat<Event>;
  readonly #people: readonly Seat[];
  readonly #seats: number;
  #speaker: Speaker<Event> | null = null;
  #lines: readonly LogLine[] = [];
  #round = 0;
  #read = 0;
  #last: Event | undefined;

  /** `people`: the seats at this screen; `seats`: the number of seats at the table. */
  constructor(format: LogFormat<Event>, people: readonly Seat[], seats: number) {
    this.#format = format;
    this.#people = people;
    this.#seats = seats;
  }

  /** The lines of all these events; the same array as long as nothing is new. */
  read(events: readonly Event[], speaker: Speaker<Event>): readonly LogLine[] {
    const goesOn = this.#read <= events.length && (this.#read === 0 || events[this.#read - 1] === this.#last);
    if (speaker !== this.#speaker || !goesOn) {
      this.#speaker = speaker;
      this.#lines = [];
      this.#round = 0;
      this.#read = 0;
    }
    if (this.#read === events.length) return this.#lines;
    const more = events.slice(this.#read).flatMap((event, i) => this.#lineOf(event, this.#read + i, speaker));
    this.#lines = [...this.#lines, ...more];
    this.#read = events.length;
    this.#last = events.at(-1);
    return this.#lines;
  }

  #lineOf(event: Event, id: number, speaker: Speaker<Event>): LogLine[] {
    const { hiddenTypes, begins, actorOf } = this.#format;
    this.#round = begins(event) ?? this.#round;
    if (hiddenTypes.has(event.type)) return [];
    const player = actorOf(event);
    const seat = player !== null && player < this.#seats ? player : null;
    const mine = player === null || this.#people.includes(player);
    const text = speaker.event(event);
    return text === '' ? [] : [{ id, round: this.#round, seat, text, gains: [], mine, things: [] }];
  }
}

export function useLogLines<T extends GameTypes>(
  { people, source }: Session<T>,
  format: LogFormat<T['Event']>,
  events: readonly T['Event'][],
  speaker: Speaker<T['Event']>,
): readonly LogLine[] {
  const log = useRef<LogLines<T['Event']>>(null);
  log.current ??= new LogLines(format, people, source.seats.length);
  return log.current.read(events, speaker);
}
