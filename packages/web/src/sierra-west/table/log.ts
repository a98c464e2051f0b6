import type { SierraWestEvent, SierraWestSpeaker } from '@cordillera/sierra-west';
import type { LogLine } from '../../table/Log.tsx';

/** What only its owner is told, and what another line says already. */
const untold = new Set<SierraWestEvent['type']>(['drafted', 'undrafted', 'drewCards']);

/** The story as lines of the log. Only what is new is put into words, unless it is told in another language or from the start. */
export class WestLog {
  readonly #people: readonly number[];
  readonly #seats: number;
  #speaker: SierraWestSpeaker | null = null;
  #lines: readonly LogLine[] = [];
  #round = 0;
  #read = 0;
  #last: SierraWestEvent | undefined;

  /** `people`: the seats at this screen; `seats`: how many sit at the table. */
  constructor(people: readonly number[], seats: number) {
    this.#people = people;
    this.#seats = seats;
  }

  /** The lines of all these events; the same list as long as nothing is new. */
  read(events: readonly SierraWestEvent[], speaker: SierraWestSpeaker): readonly LogLine[] {
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

  #lineOf(event: SierraWestEvent, id: number, speaker: SierraWestSpeaker): LogLine[] {
    if (event.type === 'roundBegan') this.#round = event.round;
    if (untold.has(event.type)) return [];
    const player = 'player' in event ? event.player : null;
    const seat = player !== null && player < this.#seats ? player : null;
    const mine = player === null || this.#people.includes(player);
    return [{ id, round: this.#round, seat, text: speaker.event(event), gains: [], mine, things: [] }];
  }
}
