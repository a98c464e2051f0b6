import { loadPack } from '@cordillera/engine';
import {
  type Box,
  housePack,
  type SierraEvent,
  type SierraResult,
  type SierraView,
  sierraFormat,
  unpack,
} from '@cordillera/sierra';
import { follow } from './follow.ts';
import { pointsOf, type SeatPoints } from './points.ts';
import type { Answer, Position, Request } from './protocol.ts';
import { names, type Setup } from './setup.ts';

/** What the table shows at one moment of a watched game. */
export interface Moment {
  view: SierraView;
  points: SeatPoints[];
  /** Points before the cards of the last reveal: what they changed is shown. */
  before: SeatPoints[];
  /** Every card that was revealed, with its round. */
  laid: readonly { round: number; group: number; card: number }[];
  kept: readonly { round: number; seat: number; card: number }[];
  /** What is being told, and by how much it changed each seat's points. */
  event: SierraEvent | null;
  gains: number[];
  log: readonly { id: number; round: number; event: SierraEvent }[];
  result: SierraResult | null;
  seed: string | null;
}

export interface SessionState {
  setup: Setup;
  names: readonly string[];
  levels: readonly string[];
  seedHash: string;
  /** Null while the first game is being set up. */
  moment: Moment | null;
  playing: boolean;
  /** Index into the speeds that the words name. */
  speed: number;
  failed: boolean;
}

/** How long one event is shown, by speed, in ms. */
const pace = [2600, 1300, 520, 16];

/** Events that are told on their own; the others only go to the log. */
const isTold = (event: SierraEvent): boolean =>
  event.type !== 'roleHeld' && event.type !== 'passed' && event.type !== 'discarded';

type Beat = { event: SierraEvent } | { settle: Position };

/** One watched game at a time: a worker plays it, and this shows it event by event. Lives as long as the page. */
export class Session {
  readonly box: Box = unpack(loadPack(sierraFormat, housePack).content);
  #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  #listeners = new Set<() => void>();
  #state: SessionState;
  #game = 0;
  #beats: Beat[] = [];
  #asked = false;
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lines = 0;
  #watched = false;

  constructor(setup: Setup) {
    this.#state = {
      setup,
      names: [],
      levels: [setup.level],
      seedHash: '',
      moment: null,
      playing: true,
      speed: 1,
      failed: false,
    };
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.#hear(data));
    this.#worker.addEventListener('error', () => this.#change({ failed: true, playing: false }));
    this.start(setup);
  }

  get = (): SessionState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(setup: Setup): void {
    clearTimeout(this.#timer);
    this.#game++;
    this.#beats = [];
    this.#wanted = 0;
    this.#asked = true;
    // The old game stays on the table, with its own names, until the new one is laid out.
    this.#change({ setup, failed: false, playing: true });
    this.#send({ kind: 'start', game: this.#game, setup, names: names.slice(0, setup.seats) });
  }

  play(playing: boolean): void {
    clearTimeout(this.#timer);
    this.#change({ playing });
    if (playing) this.#advance();
  }

  /** A game that nobody looks at stands still. */
  watch(watched: boolean): void {
    this.#watched = watched;
    this.#schedule();
  }

  /** Shows one more event and stays paused. */
  step(): void {
    clearTimeout(this.#timer);
    this.#change({ playing: false });
    this.#wanted++;
    this.#advance();
  }

  setSpeed(speed: number): void {
    this.#change({ speed });
    if (this.#state.playing) this.play(true);
  }

  #send(request: Request): void {
    this.#worker.postMessage(request);
  }

  #change(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #hear(answer: Answer): void {
    if (answer.game !== this.#game) return;
    this.#asked = false;
    if (answer.kind === 'failed') {
      console.error(answer.message);
      this.#change({ failed: true, playing: false });
      return;
    }
    if (answer.kind === 'began') {
      this.#lines = 0;
      this.#change({
        levels: answer.levels,
        names: names.slice(0, this.#state.setup.seats),
        seedHash: answer.seedHash,
        moment: this.#opening(answer.position),
      });
      this.#schedule();
      return;
    }
    this.#beats.push(...answer.position.events.map((event) => ({ event })), { settle: answer.position });
    if ((this.#state.playing && this.#watched) || this.#wanted > 0) this.#advance();
  }

  /** The table as it is laid out; what happened until then is only in the log. */
  #opening({ view, events }: Position): Moment {
    const points = pointsOf(this.box, view);
    return {
      view,
      points,
      before: points,
      laid: [],
      kept: [],
      event: events.at(-1) ?? null,
      gains: points.map(() => 0),
      log: events.map((event) => this.#line(0, event)),
      result: null,
      seed: null,
    };
  }

  #line(round: number, event: SierraEvent): Moment['log'][number] {
    return { id: this.#lines++, round: event.type === 'roundBegan' ? event.round : round, event };
  }

  /** Shows what comes next; asks the worker for more when nothing is left to show. */
  #advance(): void {
    const { moment } = this.#state;
    if (!moment || moment.result) {
      this.#wanted = 0;
      return;
    }
    const atOnce = this.#state.playing && this.#state.speed === pace.length - 1;
    let next: Moment = moment;
    let told = false;
    while (this.#beats.length > 0 && (!told || atOnce)) {
      const beat = this.#beats.shift()!;
      next = 'event' in beat ? this.#tell(next, beat.event) : this.#settle(next, beat.settle);
      told ||= 'event' in beat && isTold(beat.event);
    }
    // The truth of a finished answer is shown together with its last event.
    const rest = this.#beats[0];
    if (rest && 'settle' in rest) next = this.#settle(next, (this.#beats.shift() as { settle: Position }).settle);
    if (next !== moment) this.#change({ moment: next, ...(next.result && { playing: false }) });
    if (this.#beats.length === 0 && !next.result && !this.#asked) {
      this.#asked = true;
      this.#send({ kind: 'next', game: this.#game });
    }
    if (told) {
      this.#wanted = 0;
      this.#schedule();
    }
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.#state.playing || !this.#watched) return;
    const brief = this.#state.moment?.event?.type === 'readied';
    this.#timer = setTimeout(() => this.#advance(), pace[this.#state.speed]! * (brief ? 0.4 : 1));
  }

  #tell(moment: Moment, event: SierraEvent): Moment {
    const view = follow(this.box, moment.view, event);
    const log = [...moment.log, this.#line(view.round, event)];
    if (!isTold(event)) return { ...moment, view, log };
    const isCard = event.type === 'laid' || event.type === 'kept';
    const wasCard = moment.event?.type === 'laid' || moment.event?.type === 'kept';
    const opens = isCard && !wasCard;
    const points = isCard ? pointsOf(this.box, view) : moment.points;
    const { round } = view;
    return {
      ...moment,
      view,
      log,
      event,
      points,
      before: opens ? moment.points : moment.before,
      laid: event.type === 'laid' ? [...moment.laid, { round, group: event.group, card: event.card }] : moment.laid,
      kept: event.type === 'kept' ? [...moment.kept, { round, seat: event.seat, card: event.card }] : moment.kept,
      gains: points.map(({ total }, seat) => total - moment.points[seat]!.total),
    };
  }

  #settle(moment: Moment, { view, result, seed }: Position): Moment {
    return { ...moment, view, points: pointsOf(this.box, view), result, seed };
  }
}
