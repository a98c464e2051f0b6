import type { ColoradoEvent, ColoradoSpeaker } from '@cordillera/colorado';
import type { LogLine } from '../../table/Log.tsx';

/** What only its owner is told, and what another line says already. */
const untold = new Set<ColoradoEvent['type']>([
  'dealt',
  'villageChosen',
  'pickedSide',
  'picked',
  'drewCards',
  'endOfTurn',
  'tickedBox',
]);

/** The story as lines of the log. Only what is new is put into words, unless it is told in another language or from the start. */
export class ColoradoLog {
  readonly #people: readonly number[];
  #speaker: ColoradoSpeaker | null = null;
  #lines: readonly LogLine[] = [];
  #turn = 0;
  #read = 0;
  #last: ColoradoEvent | undefined;

  /** `people`: the seats at this screen. */
  constructor(people: readonly number[]) {
    this.#people = people;
  }

  /** The lines of all these events; the same list as long as nothing is new. */
  read(events: readonly ColoradoEvent[], speaker: ColoradoSpeaker): readonly LogLine[] {
    const goesOn = this.#read <= events.length && (this.#read === 0 || events[this.#read - 1] === this.#last);
    if (speaker !== this.#speaker || !goesOn) {
      this.#speaker = speaker;
      this.#lines = [];
      this.#turn = 0;
      this.#read = 0;
    }
    if (this.#read === events.length) return this.#lines;
    const more = events.slice(this.#read).flatMap((event, i) => this.#lineOf(event, this.#read + i, speaker));
    this.#lines = [...this.#lines, ...more];
    this.#read = events.length;
    this.#last = events.at(-1);
    return this.#lines;
  }

  #lineOf(event: ColoradoEvent, id: number, speaker: ColoradoSpeaker): LogLine[] {
    if (event.type === 'turnBegan') this.#turn = event.turn;
    if (untold.has(event.type)) return [];
    const seat = 'seat' in event ? event.seat : null;
    const mine = seat === null || this.#people.includes(seat);
    return [{ id, round: this.#turn, seat, text: speaker.event(event), gains: [], mine, things: [] }];
  }
}
