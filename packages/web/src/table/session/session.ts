import {
  type Blocked,
  type Decision,
  eventsAfter,
  type GameTypes,
  type Seat,
  type ViewCursor,
  type Viewer,
} from '@cordillera/engine';
import { isLocalizedError } from '../../platform/errors.ts';
import type { StandingAnswer, StandingAnswers } from '../../store/records.ts';
import type { SourceChange, SourceProblem, TableSource, TableStep } from '../source/source.ts';
import type { TableGame } from '../tableGame.ts';
import { Playback } from './playback.ts';
import { type PendingDecisions, SharedScreen } from './screen.ts';

/** How fast it goes when a story is told once more. */
const replaySpeed = 0.45;

/** What went wrong at the table, for the prompt bar to say. */
type TableProblem =
  /** A choice was not played: the rules refused it, because the table had changed in between, or something failed. */
  { kind: 'refused'; error: unknown } | SourceProblem;

export interface TableState<T extends GameTypes = GameTypes> {
  /** Whose eyes the table is seen with; nobody's while the screen is being handed over or an open answer is given. */
  viewer: Viewer;
  view: T['View'];
  /** What the viewer has been told so far, oldest first; the last `newEventCount` of it is being told now. */
  events: readonly T['Event'][];
  newEventCount: number;
  /** Counts what was shown: a new number starts its animations. */
  beat: number;
  /** All that happened is shown; only then is anybody asked. */
  isSettled: boolean;
  /** The seat that acts at this screen, and what it may do. */
  acting: Seat | null;
  decision: Decision<T['Choice']> | null;
  canUndo: boolean;
  /** Whom the screen is to be handed to. */
  handOver: Seat | null;
  /** Who has just laid the screen down, and may still take that back. */
  screenReclaimableBy: Seat | null;
  /** People here see everything together: no screen is handed over. */
  openHands: boolean;
  /** Bots that are being waited for. */
  thinking: readonly Seat[];
  /** All seats the game waits for. */
  deciders: readonly Seat[];
  /** What happened while others played is being told once more. */
  isReplaying: boolean;
  /** What people here want done without being asked. */
  standingAnswers: StandingAnswers;
  result: T['Result'] | null;
  /** A game without people: whether it runs, and how fast. */
  playing: boolean;
  speed: number;
  /** Shown all at once: nothing should move. */
  skipsAnimation: boolean;
  problem: TableProblem | null;
}

export interface SessionInput<T extends GameTypes> {
  game: TableGame<T>;
  source: TableSource<T>;
  openHands?: boolean;
}

/**
 * One table at this screen: what the source knows, the screen and its people, and the telling of what happened, put
 * together into one picture. It knows nothing of any game's rules.
 */
export class Session<T extends GameTypes = GameTypes> {
  readonly game: TableGame<T>;
  readonly source: TableSource<T>;
  readonly #screen: SharedScreen;
  readonly #playback: Playback<T>;
  readonly #listeners = new Set<() => void>();
  #state: TableState<T>;
  /** With whose eyes all people here may look at the same time; one alone sees more than everybody. */
  readonly #sharedViewer: Viewer;
  /** What this viewer has been told. */
  #cursor: ViewCursor;
  /** What everybody has been told: from there it is told when the screen is laid down. */
  #publicCursor: ViewCursor;
  #closed = false;
  /** Choices made here that have not been answered yet. */
  #underWay = 0;

  constructor({ game, source, openHands = false }: SessionInput<T>) {
    this.game = game;
    this.source = source;
    this.#sharedViewer = source.people.length === 1 ? source.people[0]! : 'spectator';
    // Who sees what together never changes.
    const table = source.view(this.#sharedViewer);
    this.#screen = new SharedScreen({
      people: source.people,
      shares: (a, b) => source.rules.sharesView?.(table, a, b) ?? false,
      openHands,
      asked: this.#asked(),
    });
    this.#playback = new Playback({
      beatOf: game.beatOf,
      isSpectated: source.people.length === 0,
      onBeat: (steps, skipsAnimation) => this.#show(steps, skipsAnimation),
      onSettled: () => this.#settle(),
    });
    const { viewer } = this.#screen;
    const { events, cursor } = eventsAfter(source, viewer, null);
    this.#cursor = cursor;
    this.#publicCursor = eventsAfter(source, this.#sharedViewer, null).cursor;
    this.#state = {
      viewer,
      view: source.view(viewer),
      events,
      newEventCount: 0,
      beat: 0,
      isSettled: true,
      acting: null,
      decision: null,
      canUndo: false,
      handOver: this.#screen.handOver,
      screenReclaimableBy: null,
      openHands,
      thinking: [],
      deciders: source.deciders(),
      isReplaying: false,
      standingAnswers: source.standingAnswers,
      result: source.result(),
      playing: true,
      speed: this.#playback.speed,
      skipsAnimation: false,
      problem: null,
    };
    this.#ask();
    source.subscribe((change) => this.#onSourceChange(change));
  }

  get = (): TableState<T> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The seats of the people at this screen. */
  get people(): readonly Seat[] {
    return this.source.people;
  }

  /** The people who see what this one sees, among them this one. */
  circleOf(seat: Seat): readonly Seat[] {
    return this.people.filter((other) => this.#screen.sees(seat, other));
  }

  /** Everybody at the table who sees what this one sees, wherever they are, among them this one. */
  groupOf(seat: Seat): readonly Seat[] {
    return this.source.seats.flatMap((_, other) => (this.#screen.sees(seat, other) ? [other] : []));
  }

  /** Whether people here hide something from each other, unless their hands are open. */
  get hasSecrets(): boolean {
    return this.#screen.hasSecrets;
  }

  /** Begins to play: bots are asked. A table that nobody looks at stands still. */
  open(): void {
    this.#closed = false;
    this.#playback.run();
  }

  close(): void {
    this.#closed = true;
    this.#playback.pause();
    this.source.close();
  }

  get #isStopped(): boolean {
    return this.#state.problem?.kind === 'elsewhere';
  }

  /** The choice of the acting seat. What the rules refuse changes nothing and is said. */
  choose(choice: T['Choice']): void {
    const { acting } = this.#state;
    if (acting === null || this.#isStopped) return;
    this.skip();
    this.#runAction(() => this.source.choose(acting, choice));
  }

  undo(): void {
    const { acting } = this.#state;
    if (acting === null || this.#isStopped) return;
    this.skip();
    this.#runAction(() => this.source.undo(acting));
  }

  #runAction(action: () => Promise<void>): void {
    this.#underWay++;
    const done = action().finally(() => this.#underWay--);
    done.catch((error: unknown) => {
      // told over the table
      if (error instanceof Error && 'code' in error && error.code === 'too-late') return;
      if (!isLocalizedError(error)) console.error(error);
      if (!this.#isStopped) this.#change({ problem: { kind: 'refused', error } });
    });
  }

  /** What looks possible and is not, with the rule that forbids it. Asked for only when somebody wants to know. */
  blocked(): Blocked<T['Choice']>[] {
    const { acting } = this.#state;
    if (acting === null) return [];
    const blocked = this.source.blocked(acting);
    return this.#screen.isAnswering ? blocked.filter(({ choice }) => this.game.usesPublicInfoOnly?.(choice)) : blocked;
  }

  /** Another person of the same circle acts; between them nothing is hidden. */
  switchActingSeat(seat: Seat): void {
    if (this.#isStopped || !this.#screen.act(seat)) return;
    this.#showCurrent();
    this.#ask();
  }

  /** Somebody takes the screen that was handed over, or back while others are waited for. */
  takeScreen(seat: Seat): void {
    if (this.#isStopped) return;
    this.skip();
    if (!this.#screen.take(seat)) return;
    this.#change({ handOver: null, screenReclaimableBy: null });
    this.#showCurrent();
    this.#ask();
  }

  /** Whoever has just laid the screen down was not done yet: they take it up again and go on. */
  reclaimScreen(): void {
    const { screenReclaimableBy } = this.#state;
    const action = screenReclaimableBy === null ? null : this.#reclaimAction(screenReclaimableBy);
    if (screenReclaimableBy === null || action === null) return;
    this.takeScreen(screenReclaimableBy);
    this.#runAction(action);
  }

  /** How a seat that is done takes that back: the log's undo, or the one choice that is left to it. */
  #reclaimAction(seat: Seat): (() => Promise<void>) | null {
    if (this.source.canUndo(seat)) return () => this.source.undo(seat);
    const decision = this.source.decision(seat);
    if (decision?.forward !== 0 || decision.choices.length !== 1) return null;
    return () => this.source.choose(seat, decision.choices[0]!);
  }

  /** Lets people here see everything together, or no longer. */
  setOpenHands(openHands: boolean): void {
    if (this.#isStopped) return;
    this.skip();
    this.#screen.setOpenHands(openHands);
    this.#change({ openHands });
    this.#showCurrent();
    this.#settle();
  }

  /** Shows at once all that has not been told yet. */
  skip(): void {
    this.#playback.skip();
  }

  /** After how many events the viewer's last turn was over; null when nothing has happened since. */
  #sinceMine(): number | null {
    const { viewer, events } = this.#state;
    if (viewer === 'spectator') return null;
    const since = this.game.lastTurn?.(events, viewer) ?? events.length;
    return since < events.length ? since : null;
  }

  /** Whether others have done something since the viewer's last turn. */
  get hasMissedTurns(): boolean {
    return this.#sinceMine() !== null;
  }

  /** Tells once more, slowly, what others did since the viewer's last turn. */
  replayMissedTurns(): void {
    const since = this.#sinceMine();
    if (since !== null) this.replayFrom(since, replaySpeed);
  }

  /** Tells once more what happened after so many events, so many times as fast as usual. */
  replayFrom(since: number, speed: number): void {
    if (!this.#state.isSettled || this.#isStopped) return;
    this.skip();
    const { viewer, events } = this.#state;
    const replay = this.source.replaySince(since, viewer);
    const playBack = (steps: TableStep<T>[]): void => {
      // what has happened while it was fetched is told first
      if (this.#state.viewer !== viewer || this.#state.events !== events || this.#isStopped) return;
      this.#change({ isReplaying: true });
      this.#playback.enqueue(steps, speed);
    };
    if (Array.isArray(replay)) playBack(replay);
    else this.#runAction(() => replay.then(playBack));
  }

  /** How somebody here wants to be asked from now on. */
  setStandingAnswer(seat: Seat, answer: StandingAnswer): void {
    if (this.#isStopped) return;
    this.source.setStandingAnswer(seat, answer);
    this.#change({ standingAnswers: this.source.standingAnswers });
  }

  play(playing: boolean): void {
    this.#playback.playing = playing;
    this.#change({ playing });
    if (playing) this.#goOn();
  }

  /** The next thing that happens in a game that is watched. */
  step(): void {
    this.skip();
    this.#playback.step();
    this.#change({ playing: false });
    this.#goOn();
  }

  setSpeed(speed: number): void {
    this.#playback.speed = speed;
    const { isAtOnce } = this.#playback;
    this.#change({ speed, skipsAnimation: isAtOnce });
    if (isAtOnce) this.skip();
    this.#goOn();
  }

  dismiss(): void {
    const { problem } = this.#state;
    if (this.#isStopped) return;
    this.#change({ problem: null });
    if (problem?.kind === 'bots') this.#goOn();
  }

  #onSourceChange(change: SourceChange): void {
    if (change.kind === 'changed') this.#changed();
    else if (change.kind === 'thinking') this.#change({ thinking: change.seats });
    else if (change.problem.kind === 'elsewhere') this.#stop(change.problem);
    else this.#change({ problem: change.problem });
  }

  /** The table is shown as it was, and nothing on it can be done. */
  #stop(problem: SourceProblem): void {
    this.close();
    this.skip();
    this.#change({ problem, thinking: [], handOver: null, screenReclaimableBy: null, decision: null, canUndo: false });
  }

  #changed(): void {
    if (this.#state.problem?.kind === 'refused') this.#change({ problem: null });
    if (this.#screen.moved(this.#asked())) this.#layDown();
    this.#publicCursor = eventsAfter(this.source, this.#sharedViewer, this.#publicCursor).cursor;
    this.#playBack();
  }

  #asked(): PendingDecisions {
    const { source, game } = this;
    const deciders = source.deciders();
    const waiting = source.people.filter((seat) => deciders.includes(seat));
    return {
      waiting,
      open: game.usesPublicInfoOnly ? waiting.filter((seat) => this.#isOpen(source.decision(seat))) : [],
      turns: source.turns,
      turnOf: game.turnOf?.(source.view(this.#sharedViewer)) ?? null,
    };
  }

  /** Whether every choice that moves the game forward rests on public information. */
  #isOpen(decision: Decision<T['Choice']> | null): boolean {
    return (
      decision?.choices.slice(0, decision.forward).every((choice) => this.game.usesPublicInfoOnly?.(choice)) ?? false
    );
  }

  /** The picture is everybody's, and what has just happened is still to be told. */
  #layDown(): void {
    this.#playback.forget();
    this.#cursor = this.#publicCursor;
    this.#change({
      viewer: 'spectator',
      view: this.source.view('spectator'),
      events: this.source.events(0, 'spectator').slice(0, this.#publicCursor.eventCount),
      newEventCount: 0,
      acting: null,
      decision: null,
      canUndo: false,
    });
  }

  /** The whole truth, as the viewer may know it; nothing is animated. */
  #showCurrent(): void {
    this.#playback.forget();
    const { viewer, acting } = this.#screen;
    const { events, cursor } = eventsAfter(this.source, viewer, null);
    this.#cursor = cursor;
    this.#change({
      viewer,
      view: this.source.view(viewer),
      events,
      newEventCount: 0,
      isSettled: true,
      acting,
      result: this.source.result(),
    });
  }

  /** Tells what the viewer has not been told yet. */
  #playBack(): void {
    const { viewer } = this.#screen;
    const { eventCount, revision } = this.#cursor;
    // An undo took back something that had been told, or nobody wants to see it happen.
    if (this.source.revision(viewer) !== revision || this.#playback.isTogether) {
      this.#showCurrent();
      this.#settle();
      return;
    }
    const steps = this.source.viewSteps(eventCount, viewer);
    this.#cursor = { eventCount: eventCount + steps.length, revision };
    this.#playback.enqueue(steps, this.#canPlayInBackground() ? Number.POSITIVE_INFINITY : 1);
    // until then the table shows what is no longer so: nobody is asked by it
    if (this.#state.isSettled && this.#playback.isBehind) this.#change({ isSettled: false });
  }

  /** Others did something while somebody here is asked, and still is: nobody has to wait for its telling. */
  #canPlayInBackground(): boolean {
    const { isSettled, decision, acting } = this.#state;
    if (this.#underWay > 0 || !isSettled || !decision?.forward || acting === null) return false;
    return acting === this.#screen.acting && (this.source.decision(acting)?.forward ?? 0) > 0;
  }

  #show(steps: readonly TableStep<T>[], skipsAnimation: boolean): void {
    const { view, eventCount } = steps.at(-1)!;
    this.#change({
      view,
      isReplaying: eventCount !== undefined,
      events:
        eventCount === undefined
          ? [...this.#state.events, ...steps.map(({ event }) => event)]
          : this.source.events(0, this.#state.viewer).slice(0, eventCount),
      newEventCount: steps.length,
      beat: this.#state.beat + 1,
      isSettled: false,
      skipsAnimation,
    });
  }

  /** All has been told: the picture is the truth, and the next person is asked. */
  #settle(): void {
    const screen = this.#screen;
    screen.settle();
    if (screen.viewer !== this.#state.viewer) this.#showCurrent();
    const { reclaimableBy } = screen;
    this.#change({
      view: this.source.view(screen.viewer),
      isSettled: true,
      isReplaying: false,
      deciders: this.source.deciders(),
      result: this.source.result(),
      handOver: screen.handOver,
      screenReclaimableBy: reclaimableBy !== null && this.#reclaimAction(reclaimableBy) ? reclaimableBy : null,
    });
    this.#ask();
    this.#goOn();
  }

  #ask(): void {
    const { acting, isAnswering } = this.#screen;
    const decision = acting === null ? null : this.source.decision(acting);
    this.#change({
      acting,
      decision: decision && isAnswering ? this.#openPart(decision) : decision,
      // What an answer would take back may be hidden.
      canUndo: acting !== null && !isAnswering && this.source.canUndo(acting),
    });
  }

  /** What can be chosen without showing anything hidden. */
  #openPart(decision: Decision<T['Choice']>): Decision<T['Choice']> {
    return { ...decision, choices: decision.choices.filter((choice) => this.game.usesPublicInfoOnly?.(choice)) };
  }

  /** Lets whoever is not at this screen move on. */
  #goOn(): void {
    if (this.#closed || this.#isStopped || this.source.result() !== null) return;
    if (this.people.length === 0 && !this.#state.isSettled) return;
    if (this.#playback.goesOn) this.source.advance(this.#playback.speedFactor, this.#playback.isTogether);
  }

  #change(change: Partial<TableState<T>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
