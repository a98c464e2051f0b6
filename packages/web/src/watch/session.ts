import { loadPack, type SavedMatch } from '@cordillera/engine';
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
import type { Kept } from './kept.ts';
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

/** How long one event is shown, by speed, in ms. At the last speed all that is known is shown together. */
const pace = [2600, 1300, 520, 100];
/** Ready signs come one after another: each is shown for this part of the time. */
const readyPace = 0.25;

/** Events that are told on their own; the others only go to the log. */
const isTold = (event: SierraEvent | null): boolean =>
  event !== null && event.type !== 'roleHeld' && event.type !== 'passed' && event.type !== 'discarded';

/** One event still to be shown; the last of an answer brings the truth of that answer with it. */
interface Beat {
  event: SierraEvent | null;
  settle: Position | null;
}

const beatsOf = (position: Position): Beat[] => {
  const events = position.events.length > 0 ? position.events : [null];
  return events.map((event, i) => ({ event, settle: i === events.length - 1 ? position : null }));
};

/** One watched game at a time: a worker plays it, and this shows it event by event. Lives as long as the page. */
export class Session {
  readonly box: Box = unpack(loadPack(sierraFormat, housePack).content);
  #worker: Worker | null = null;
  #listeners = new Set<() => void>();
  #state: SessionState;
  #beats: Beat[] = [];
  #saved: SavedMatch | null = null;
  /** How many events of the game have been shown. */
  #shown = 0;
  #asked = false;
  /** Its time has come, but the worker has not answered yet. */
  #due = false;
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lines = 0;
  #watched = false;

  /** Begins a new game, or goes on with the one that was kept. */
  constructor(setup: Setup, kept: Kept | null = null) {
    this.#state = {
      setup: kept?.setup ?? setup,
      names: [],
      levels: [setup.level],
      seedHash: '',
      moment: null,
      playing: kept?.playing ?? true,
      speed: kept?.speed ?? 1,
      failed: false,
    };
    this.#begin(kept);
  }

  get = (): SessionState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(setup: Setup): void {
    // The old game stays on the table, with its own names, until the new one is laid out.
    this.#change({ setup, failed: false, playing: true });
    this.#begin(null);
  }

  /** What is to be kept between visits; null before the first game is laid out. */
  kept(): Omit<Kept, 'resume'> | null {
    const { setup, playing, speed } = this.#state;
    return this.#saved && { setup, playing, speed, saved: this.#saved, shown: this.#shown };
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

  /** A worker for this game alone: whatever the last one was still thinking about ends with it. */
  #begin(kept: Kept | null): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#beats = [];
    this.#saved = null;
    this.#shown = 0;
    this.#wanted = 0;
    this.#due = false;
    this.#asked = true;
    const { setup } = this.#state;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (worker === this.#worker) this.#hear(data, kept?.shown ?? 0);
    });
    worker.addEventListener('error', () => {
      if (worker === this.#worker) this.#change({ failed: true, playing: false });
    });
    this.#worker = worker;
    this.#send({ kind: 'start', setup, names: names.slice(0, setup.seats), saved: kept?.saved ?? null });
  }

  #send(request: Request): void {
    this.#worker?.postMessage(request);
  }

  #change(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** `shown`: how much of a kept game had been shown before. */
  #hear(answer: Answer, shown: number): void {
    this.#asked = false;
    if (answer.kind === 'failed') {
      console.error(answer.message);
      this.#change({ failed: true, playing: false });
      return;
    }
    this.#saved = answer.saved;
    if (answer.kind === 'began') {
      this.#lines = 0;
      this.#beats = answer.past.flatMap(beatsOf);
      let moment = this.#opening(answer.position);
      while (this.#beats.length > 0 && this.#shown < shown) moment = this.#next(moment);
      this.#change({
        levels: answer.levels,
        names: names.slice(0, this.#state.setup.seats),
        seedHash: answer.seedHash,
        moment,
      });
      this.#schedule();
      return;
    }
    this.#beats.push(...beatsOf(answer.position));
    if ((this.#due && this.#state.playing && this.#watched) || this.#wanted > 0) this.#advance();
  }

  /** The table as it is laid out; what happened until then is only in the log. */
  #opening({ view, events }: Position): Moment {
    const points = pointsOf(this.box, view);
    const log: Moment['log'][number][] = [];
    for (const event of events) log.push(this.#line(log.at(-1)?.round ?? 0, event));
    return {
      view,
      points,
      before: points,
      laid: [],
      kept: [],
      event: events.at(-1) ?? null,
      gains: points.map(() => 0),
      log,
      result: null,
      seed: null,
    };
  }

  #line(round: number, event: SierraEvent): Moment['log'][number] {
    return { id: this.#lines++, round: event.type === 'roundBegan' ? event.round : round, event };
  }

  /** The moment after the next event. */
  #next(moment: Moment): Moment {
    const { event, settle } = this.#beats.shift()!;
    this.#shown++;
    const told = event ? this.#tell(moment, event) : moment;
    return settle ? this.#settle(told, settle) : told;
  }

  /** Shows what comes next; asks the worker for more when nothing is left to show. */
  #advance(): void {
    const { moment } = this.#state;
    if (!moment || moment.result) {
      this.#wanted = 0;
      return;
    }
    const atOnce = this.#state.playing && this.#state.speed === pace.length - 1;
    const isShown = (event: SierraEvent | null): boolean => isTold(event) && !(atOnce && event?.type === 'readied');
    let next = moment;
    let told = false;
    while (this.#beats.length > 0 && (!told || atOnce)) {
      told ||= isShown(this.#beats[0]!.event);
      next = this.#next(next);
    }
    const change = { moment: next, ...(next.result && { playing: false }) };
    // Drawing the table is the dear part: at once, only what is told is drawn.
    if (told || !atOnce) this.#change(change);
    else this.#state = { ...this.#state, ...change };
    if (this.#beats.length === 0 && !next.result && !this.#asked) {
      this.#asked = true;
      this.#send({ kind: 'next' });
    }
    this.#due = !told;
    if (told) {
      this.#wanted = 0;
      this.#schedule();
    }
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.#state.playing || !this.#watched) return;
    const part = this.#state.moment?.event?.type === 'readied' ? readyPace : 1;
    this.#timer = setTimeout(() => this.#advance(), pace[this.#state.speed]! * part);
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
