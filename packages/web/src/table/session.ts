import {
  CordilleraError,
  type Decision,
  type GameTypes,
  isListed,
  type Match,
  type Seat,
  type Viewer,
} from '@cordillera/engine';
import { houseOf } from '../packs/sets.ts';
import { Bots } from './bots.ts';
import type { Beat, TableGame } from './game.ts';

/** What went wrong at the table, for the prompt bar to say. */
export type TableProblem =
  /** The rules refused a choice: the table had changed in between. */
  | { kind: 'refused'; error: CordilleraError }
  /** A bot could not answer. */
  | { kind: 'bots'; error: Error }
  /** The match goes on in another window: here it is only looked at. */
  | { kind: 'elsewhere' };

export interface TableState<T extends GameTypes = GameTypes> {
  /** Whose eyes the table is seen with; nobody's while the screen is being handed over. */
  viewer: Viewer;
  view: T['View'];
  /** What the viewer has been told so far, oldest first; the last `fresh` of it is being told now. */
  events: readonly T['Event'][];
  fresh: number;
  /** Counts what was shown: a new number starts its animations. */
  beat: number;
  /** All that happened is shown; only then is anybody asked. */
  settled: boolean;
  /** The seat that acts at this screen, and what it may do. */
  acting: Seat | null;
  decision: Decision<T['Choice']> | null;
  canUndo: boolean;
  /** Whom the screen is to be handed to. */
  handOver: Seat | null;
  /** Who has just laid the screen down, and may still take that back. */
  backTo: Seat | null;
  /** Bots that are being waited for. */
  thinking: readonly Seat[];
  result: T['Result'] | null;
  /** A game without people: whether it runs, and how fast. */
  playing: boolean;
  speed: number;
  /** Shown all at once: nothing should move. */
  hurried: boolean;
  problem: TableProblem | null;
}

export interface SessionInput<T extends GameTypes> {
  game: TableGame<T>;
  match: Match<T>;
  /** A recorded game that is watched again: these choices are made, and nothing is kept. */
  script?: { seat: Seat; choice: T['Choice'] }[];
  /** Called soon after every change, one call at a time. False: the match was played on in another window. */
  save?: (match: Match<T>) => Promise<boolean>;
}

/** How fast a game without people is told: the times of its beats are divided by this. At the last, all at once. */
export const speeds = [0.5, 1, 2.5, Number.POSITIVE_INFINITY] as const;
/** A bot's answer is not shown before this many ms: thinking is seen, and nothing flickers. */
const thinkingTime = 320;
/** The pause between two choices of a watched game, in ms. */
const breath = 260;

/**
 * One table at this screen: it knows the match, who sits here, who acts, what has been shown, and nothing of any game's
 * rules. People choose, bots are asked, and what happened is told beat by beat.
 */
export class Session<T extends GameTypes = GameTypes> {
  readonly match: Match<T>;
  readonly game: TableGame<T>;
  /** The seats of the people at this screen. */
  readonly people: readonly Seat[];
  /** Whether people sit here who may not see the same things. */
  readonly #handsOver: boolean;
  readonly #sees: (a: Seat, b: Seat) => boolean;
  readonly #script: { seat: Seat; choice: T['Choice'] }[] | null;
  readonly #save: SessionInput<T>['save'];
  readonly #bots: Bots;
  readonly #listeners = new Set<() => void>();
  #state: TableState<T>;
  /** Who holds the screen; null while it lies on the table for all to see. */
  #holder: Seat | null = null;
  /** Who laid it there last, until somebody takes it or the round is over. */
  #lastHolder: Seat | null = null;
  #queue: { events: T['Event'][]; ms: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Bots that think, and how long the match was when they were asked. */
  #asked = new Map<Seat, number>();
  #told = 0;
  #revision = 0;
  #writing: Promise<void> | null = null;
  #unsaved = false;
  #steps = 0;
  #closed = false;

  constructor({ game, match, script, save }: SessionInput<T>) {
    this.game = game;
    this.match = match;
    this.#script = script ?? null;
    this.#save = save;
    this.#bots = new Bots({ game: match.game.id, content: match.content.content });
    this.people = script ? [] : match.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    // Who sees what together never changes.
    const table = match.view('spectator');
    this.#sees = (a, b) => a === b || game.shares(table, a, b);
    this.#handsOver = this.people.some((seat) => !this.#sees(this.people[0]!, seat));
    const next = this.#nextPerson();
    if (!this.#handsOver) this.#holder = next ?? this.people[0] ?? null;
    const viewer = this.#viewer();
    this.#revision = match.revision(viewer);
    const events = match.events(0, viewer);
    this.#told = events.length;
    this.#state = {
      viewer,
      view: match.view(viewer),
      events,
      fresh: 0,
      beat: 0,
      settled: true,
      acting: this.#holder,
      decision: null,
      canUndo: false,
      handOver: this.#handsOver ? next : null,
      backTo: null,
      thinking: [],
      result: match.result(),
      playing: true,
      speed: 1,
      hurried: false,
      problem: null,
    };
    this.#ask();
  }

  get = (): TableState<T> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to play: bots are asked. A table that nobody looks at stands still. */
  open(): void {
    this.#closed = false;
    this.#schedule();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#asked.clear();
    this.#bots.close();
  }

  /** Another window wants to play on: nothing more is done here, and all that was done is kept when this is over. */
  async yield(): Promise<void> {
    this.#offerNothing();
    await this.flush();
  }

  /** Another window plays on already: what has not been kept must not be written over what happens there. */
  stop(): void {
    this.#unsaved = false;
    this.#offerNothing();
  }

  /** The table is shown as it was, and nothing on it can be done. */
  #offerNothing(): void {
    if (this.#isStopped) return;
    this.close();
    this.skip();
    this.#change({
      problem: { kind: 'elsewhere' },
      thinking: [],
      handOver: null,
      backTo: null,
      decision: null,
      canUndo: false,
    });
  }

  get #isStopped(): boolean {
    return this.#state.problem?.kind === 'elsewhere';
  }

  /** The choice of the acting seat. What the rules refuse changes nothing and is said. */
  choose(choice: T['Choice']): void {
    const { acting } = this.#state;
    if (acting === null || this.#isStopped) return;
    this.skip();
    this.#do(acting, () => this.match.choose(acting, choice));
  }

  undo(): void {
    const { acting } = this.#state;
    if (acting === null || this.#isStopped) return;
    this.skip();
    this.#do(acting, () => this.match.undo(acting));
  }

  /** What looks possible and is not, with the rule that forbids it. Asked for only when somebody wants to know. */
  blocked(): ReturnType<Match<T>['blocked']> {
    const { acting } = this.#state;
    return acting === null ? [] : this.match.blocked(acting);
  }

  /** Another person of the same circle acts; between them nothing is hidden. */
  act(seat: Seat): void {
    if (!this.people.includes(seat) || this.#holder === null || this.#isStopped) return;
    if (seat !== this.#holder && !this.#sees(this.#holder, seat)) return;
    this.#holder = seat;
    this.#look(seat);
    this.#ask();
  }

  /** Somebody takes the screen that was handed over, or back while others are waited for. */
  take(seat: Seat): void {
    if (!this.people.includes(seat) || this.#isStopped) return;
    this.skip();
    this.#holder = seat;
    this.#lastHolder = null;
    this.#change({ handOver: null, backTo: null });
    this.#look(seat);
    this.#ask();
  }

  /** Whoever has just laid the screen down was not done yet: they take it up again and go on. */
  goBack(): void {
    const { backTo } = this.#state;
    const back = backTo === null ? null : this.#wayBack(backTo);
    if (backTo === null || back === null) return;
    this.take(backTo);
    this.#do(backTo, back);
  }

  /** How a seat that is done takes that back: the log's undo, or the one choice that is left to it. */
  #wayBack(seat: Seat): (() => void) | null {
    if (this.match.canUndo(seat)) return () => this.match.undo(seat);
    const decision = this.match.decision(seat);
    if (decision?.forward !== 0 || decision.choices.length !== 1) return null;
    return () => this.match.choose(seat, decision.choices[0]!);
  }

  /** Shows at once all that has not been told yet. */
  skip(): void {
    if (this.#queue.length === 0) return;
    const events = this.#queue.flatMap((beat) => beat.events);
    this.#queue = [];
    clearTimeout(this.#timer);
    this.#show(events, true);
    this.#settle();
  }

  play(playing: boolean): void {
    this.#change({ playing });
    if (playing) this.#goOn();
  }

  /** The next thing that happens in a game that is watched. */
  step(): void {
    this.skip();
    this.#change({ playing: false });
    this.#steps++;
    this.#goOn();
  }

  setSpeed(speed: number): void {
    this.#change({ speed });
    this.#change({ hurried: this.#atOnce });
    if (this.#atOnce) this.skip();
    this.#goOn();
  }

  /** A watched game is told at once. */
  get #atOnce(): boolean {
    return this.people.length === 0 && speeds[this.#state.speed] === Number.POSITIVE_INFINITY;
  }

  dismiss(): void {
    const { problem } = this.#state;
    if (this.#isStopped) return;
    this.#change({ problem: null });
    if (problem?.kind === 'bots') this.#goOn();
  }

  #viewer(): Viewer {
    return this.#holder ?? 'spectator';
  }

  /** The next person the game waits for, those of the holder's circle first. */
  #nextPerson(): Seat | null {
    const waiting = this.match.deciders().filter((seat) => this.people.includes(seat));
    const holder = this.#holder;
    if (holder === null) return waiting[0] ?? null;
    if (waiting.includes(holder)) return holder;
    return waiting.find((seat) => this.#sees(holder, seat)) ?? waiting[0] ?? null;
  }

  /** Does something to the match, then tells what came of it. */
  #do(seat: Seat, action: () => void): void {
    const before = this.#handsOver ? this.#publicPicture() : null;
    try {
      action();
    } catch (error) {
      if (!(error instanceof CordilleraError)) throw error;
      this.#change({ problem: { kind: 'refused', error } });
      return;
    }
    if (this.#state.problem?.kind === 'refused') this.#change({ problem: null });
    // Whoever is done lays the screen on the table before anything new is seen: the next hand is not theirs to show.
    const done = this.#holder === seat && !this.match.deciders().includes(seat);
    const roundIsOver = before !== null && this.match.turns !== before.turns;
    if (before && this.#holder !== null && (done || roundIsOver) && !this.#staysInCircle(seat, roundIsOver))
      this.#layDown(before, roundIsOver ? null : seat);
    this.#tell();
    this.#keep();
    if (this.#save && this.people.length > 0 && this.match.result() !== null && this.#isHouse())
      void this.game.finished?.(this.match);
  }

  /** What is kept beyond the match, such as suns, is of the house set: the stages of another set are other stages. */
  #isHouse(): boolean {
    return this.match.content.hash === houseOf(this.match.game).hash;
  }

  /** Somebody else of the same circle goes on with the same round. */
  #staysInCircle(seat: Seat, roundIsOver: boolean): boolean {
    const next = this.#nextPerson();
    return !roundIsOver && next !== null && this.#sees(seat, next);
  }

  #publicPicture(): { view: T['View']; told: number; turns: number } {
    return {
      view: this.match.view('spectator'),
      told: this.match.events(0, 'spectator').length,
      turns: this.match.turns,
    };
  }

  #layDown({ view, told }: { view: T['View']; told: number }, by: Seat | null): void {
    this.#holder = null;
    this.#lastHolder = by;
    this.#queue = [];
    clearTimeout(this.#timer);
    this.#told = told;
    this.#revision = this.match.revision('spectator');
    this.#change({
      viewer: 'spectator',
      view,
      events: this.match.events(0, 'spectator').slice(0, told),
      fresh: 0,
      acting: null,
      decision: null,
      canUndo: false,
    });
  }

  /** The whole truth, as this viewer may know it; nothing is animated. */
  #look(viewer: Viewer): void {
    this.#queue = [];
    clearTimeout(this.#timer);
    const events = this.match.events(0, viewer);
    this.#told = events.length;
    this.#revision = this.match.revision(viewer);
    this.#change({
      viewer,
      view: this.match.view(viewer),
      events,
      fresh: 0,
      settled: true,
      acting: this.#holder,
      result: this.match.result(),
    });
  }

  /** Queues what the viewer has not been told yet. */
  #tell(): void {
    const viewer = this.#viewer();
    if (this.match.revision(viewer) !== this.#revision) {
      // An undo took back something that had been told.
      this.#look(viewer);
      this.#settle();
      return;
    }
    const events = this.match.events(this.#told, viewer);
    this.#told += events.length;
    // Many choices are secret: a step goes on to the next thing that can be seen.
    if (events.length > 0 && this.#steps > 0) this.#steps--;
    let last: string | null = null;
    for (const event of events) {
      const told: Beat | null = this.game.beatOf(event);
      const key: string = told?.key ?? last ?? 'quiet';
      const ms = told?.ms ?? 0;
      const beat = this.#queue.at(-1);
      if (beat && last === key) {
        beat.events.push(event);
        beat.ms = Math.max(beat.ms, ms);
      } else this.#queue.push({ events: [event], ms });
      last = key;
    }
    if (this.#queue.length === 0) this.#settle();
    else this.#schedule();
  }

  /** Shows the next beat now; the one after it when its time is over. */
  #schedule(): void {
    clearTimeout(this.#timer);
    const beat = this.#queue.shift();
    if (!beat) {
      this.#settle();
      return;
    }
    this.#show(beat.events);
    const pace = this.people.length > 0 ? 1 : speeds[this.#state.speed]!;
    const wait = beat.ms / pace;
    if (this.#queue.length === 0 && (wait === 0 || this.people.length > 0)) this.#settle();
    else if (wait === 0) this.#schedule();
    else this.#timer = setTimeout(() => this.#schedule(), wait);
  }

  #show(events: readonly T['Event'][], hurried = this.#atOnce): void {
    let { view } = this.#state;
    for (const event of events) view = this.game.follow(this.match.rules, view, event);
    this.#change({
      view,
      events: [...this.#state.events, ...events],
      fresh: events.length,
      beat: this.#state.beat + 1,
      settled: false,
      hurried,
    });
  }

  /** All has been told: the picture is the truth, and the next person is asked. */
  #settle(): void {
    const next = this.#nextPerson();
    const holder = this.#holder;
    if (holder !== null && next !== null && next !== holder && this.#sees(holder, next)) this.#holder = next;
    const viewer = this.#viewer();
    if (viewer !== this.#state.viewer) this.#look(viewer);
    const isFree = this.#holder === null && this.people.length > 0;
    const last = this.#lastHolder;
    this.#change({
      view: this.match.view(viewer),
      settled: true,
      acting: this.#holder,
      result: this.match.result(),
      handOver: isFree ? next : null,
      backTo: isFree && last !== null && this.#wayBack(last) ? last : null,
    });
    this.#ask();
    this.#goOn();
  }

  #ask(): void {
    const acting = this.#holder;
    this.#change({
      acting,
      decision: acting === null ? null : this.match.decision(acting),
      canUndo: acting !== null && this.match.canUndo(acting),
    });
  }

  /** Lets whoever is not at this screen move on: bots, or the recorded game. */
  #goOn(): void {
    if (this.#closed || this.match.result() !== null || this.#isStopped) return;
    if (this.people.length === 0) {
      if (!this.#state.settled || (!this.#state.playing && this.#steps === 0)) return;
      if (this.#script) this.#followScript();
      else this.#askBots(1);
    } else this.#askBots(Number.POSITIVE_INFINITY);
  }

  #followScript(): void {
    clearTimeout(this.#timer);
    const wait = this.#steps > 0 ? 0 : breath / speeds[this.#state.speed]!;
    this.#timer = setTimeout(() => {
      const made = this.#script?.shift();
      if (made) this.#hear(made.seat, made.choice);
    }, wait);
  }

  #askBots(most: number): void {
    for (const seat of this.match.deciders()) {
      const { bot } = this.match.seats[seat]!;
      if (bot === undefined || this.#asked.has(seat)) continue;
      if (this.#asked.size >= most) break;
      void this.#askBot(seat, bot);
    }
    this.#change({ thinking: [...this.#asked.keys()] });
  }

  async #askBot(seat: Seat, bot: string): Promise<void> {
    const asked = this.match.length;
    this.#asked.set(seat, asked);
    try {
      const [choice] = await Promise.all([
        this.#bots.ask(seat, bot, this.match),
        new Promise((done) => setTimeout(done, this.#atOnce ? 0 : thinkingTime)),
      ]);
      if (this.#closed || this.#asked.get(seat) !== asked) return;
      this.#asked.delete(seat);
      // Meanwhile a companion may have changed what this seat may do: it thinks again.
      if (isListed(this.match.rules, this.match.copyState(), { seat, choice })) this.#hear(seat, choice as T['Choice']);
      else this.#goOn();
    } catch (error) {
      if (this.#closed) return;
      this.#asked.clear();
      this.#change({ thinking: [], problem: { kind: 'bots', error: error as Error } });
    }
  }

  /** A choice that was not made at this screen. */
  #hear(seat: Seat, choice: T['Choice']): void {
    this.#do(seat, () => this.match.choose(seat, choice));
    this.#change({ thinking: [...this.#asked.keys()] });
  }

  /** Keeps the match soon. */
  #keep(): void {
    if (!this.#save) return;
    this.#unsaved = true;
    // after the picture: a tap is answered first
    setTimeout(() => void this.flush(), 0);
  }

  /** All that happened so far is kept when this is over; never two writes at once, and the last one has everything. */
  flush(): Promise<void> {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#unsaved) {
      this.#unsaved = false;
      if (!(await this.#save?.(this.match))) this.stop();
    }
  }

  #change(change: Partial<TableState<T>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
