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

/** The playback speed of missed turns. */
const replaySpeed = 0.45;

/** A problem at the table, shown by the prompt bar. */
type TableProblem =
  /** A choice was not played: the rules refused it because the table had changed meanwhile, or something failed. */
  { kind: 'refused'; error: unknown } | SourceProblem;

export interface TableState<T extends GameTypes = GameTypes> {
  /** Whose view is shown; the spectator's while the screen is being handed over or an open answer is given. */
  viewer: Viewer;
  view: T['View'];
  /** The events shown to the viewer, oldest first; the last `newEventCount` are being played back. */
  events: readonly T['Event'][];
  newEventCount: number;
  /** Counts the beats shown: a new number starts the animations. */
  beat: number;
  /** Everything that happened is shown; only then can a player choose. */
  isSettled: boolean;
  /** The seat that acts at this screen, and its decision. */
  acting: Seat | null;
  decision: Decision<T['Choice']> | null;
  canUndo: boolean;
  /** The player to hand the screen to. */
  handOver: Seat | null;
  /** The player who has just laid the screen down and may still take it back. */
  screenReclaimableBy: Seat | null;
  /** Players here see each other's cards, and the screen is not handed over. */
  openHands: boolean;
  /** Bots whose choices are awaited. */
  thinking: readonly Seat[];
  /** All seats that have to decide. */
  deciders: readonly Seat[];
  /** Missed turns are being played back. */
  isReplaying: boolean;
  /** The standing answers of the players here, by seat. */
  standingAnswers: StandingAnswers;
  result: T['Result'] | null;
  /** A game without people: whether it runs, and how fast. */
  playing: boolean;
  speed: number;
  /** Shown at once, without animation. */
  skipsAnimation: boolean;
  problem: TableProblem | null;
}

export interface SessionInput<T extends GameTypes> {
  game: TableGame<T>;
  source: TableSource<T>;
  openHands?: boolean;
}

/**
 * One table at this screen: combines the source, the shared screen and the playback into one state. It knows no game's
 * rules.
 */
export class Session<T extends GameTypes = GameTypes> {
  readonly game: TableGame<T>;
  readonly source: TableSource<T>;
  readonly #screen: SharedScreen;
  readonly #playback: Playback<T>;
  readonly #listeners = new Set<() => void>();
  #state: TableState<T>;
  /** The viewer whose view all players here may see: the only player's own, otherwise the spectator's. */
  readonly #sharedViewer: Viewer;
  /** How much of the current viewer's events has been shown. */
  #cursor: ViewCursor;
  /** How much the shared viewer has been shown: playback continues from there when the screen is laid down. */
  #publicCursor: ViewCursor;
  #closed = false;
  /** Choices made here that have not been answered. */
  #underWay = 0;

  constructor({ game, source, openHands = false }: SessionInput<T>) {
    this.game = game;
    this.source = source;
    this.#sharedViewer = source.people.length === 1 ? source.people[0]! : 'spectator';
    // Who shares a view never changes.
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

  /** The players here who share this one's view, including this one. */
  circleOf(seat: Seat): readonly Seat[] {
    return this.people.filter((other) => this.#screen.sees(seat, other));
  }

  /** All players at the table, here or elsewhere, who share this one's view, including this one. */
  groupOf(seat: Seat): readonly Seat[] {
    return this.source.seats.flatMap((_, other) => (this.#screen.sees(seat, other) ? [other] : []));
  }

  /** Whether players here hide something from each other, unless hands are open. */
  get hasSecrets(): boolean {
    return this.#screen.hasSecrets;
  }

  /** Starts the table: asks the bots. A table without a viewer pauses. */
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

  /** Plays a choice for the acting seat; a refusal changes nothing and is shown. */
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
      // shown over the table
      if (error instanceof Error && 'code' in error && error.code === 'too-late') return;
      if (!isLocalizedError(error)) console.error(error);
      if (!this.#isStopped) this.#change({ problem: { kind: 'refused', error } });
    });
  }

  /** The choices that look possible but are blocked, each with its rule. Computed only on request. */
  blocked(): Blocked<T['Choice']>[] {
    const { acting } = this.#state;
    if (acting === null) return [];
    const blocked = this.source.blocked(acting);
    return this.#screen.isAnswering ? blocked.filter(({ choice }) => this.game.usesPublicInfoOnly?.(choice)) : blocked;
  }

  /** Another player with the same view acts. */
  switchActingSeat(seat: Seat): void {
    if (this.#isStopped || !this.#screen.act(seat)) return;
    this.#showCurrent();
    this.#ask();
  }

  /** A player takes the screen that was handed over, or takes it back while others are to move. */
  takeScreen(seat: Seat): void {
    if (this.#isStopped) return;
    this.skip();
    if (!this.#screen.take(seat)) return;
    this.#change({ handOver: null, screenReclaimableBy: null });
    this.#showCurrent();
    this.#ask();
  }

  /** The player who has just laid the screen down takes it back and continues. */
  reclaimScreen(): void {
    const { screenReclaimableBy } = this.#state;
    const action = screenReclaimableBy === null ? null : this.#reclaimAction(screenReclaimableBy);
    if (screenReclaimableBy === null || action === null) return;
    this.takeScreen(screenReclaimableBy);
    this.#runAction(action);
  }

  /** How a seat takes back that it is done: by undo, or by the only choice it has left. */
  #reclaimAction(seat: Seat): (() => Promise<void>) | null {
    if (this.source.canUndo(seat)) return () => this.source.undo(seat);
    const decision = this.source.decision(seat);
    if (decision?.forward !== 0 || decision.choices.length !== 1) return null;
    return () => this.source.choose(seat, decision.choices[0]!);
  }

  /** Opens or hides the hands of the players here. */
  setOpenHands(openHands: boolean): void {
    if (this.#isStopped) return;
    this.skip();
    this.#screen.setOpenHands(openHands);
    this.#change({ openHands });
    this.#showCurrent();
    this.#settle();
  }

  /** Shows everything that is still queued at once. */
  skip(): void {
    this.#playback.skip();
  }

  /** The event count at the end of the viewer's last turn; null when nothing has happened since. */
  #sinceMine(): number | null {
    const { viewer, events } = this.#state;
    if (viewer === 'spectator') return null;
    const since = this.game.lastTurn?.(events, viewer) ?? events.length;
    return since < events.length ? since : null;
  }

  /** Whether others have acted since the viewer's last turn. */
  get hasMissedTurns(): boolean {
    return this.#sinceMine() !== null;
  }

  /** Plays back slowly what others did since the viewer's last turn. */
  replayMissedTurns(): void {
    const since = this.#sinceMine();
    if (since !== null) this.replayFrom(since, replaySpeed);
  }

  /** Plays back the events after the first `since` at this speed. */
  replayFrom(since: number, speed: number): void {
    if (!this.#state.isSettled || this.#isStopped) return;
    this.skip();
    const { viewer, events } = this.#state;
    const replay = this.source.replaySince(since, viewer);
    const playBack = (steps: TableStep<T>[]): void => {
      // events that arrived while it was fetched are played back first
      if (this.#state.viewer !== viewer || this.#state.events !== events || this.#isStopped) return;
      this.#change({ isReplaying: true });
      this.#playback.enqueue(steps, speed);
    };
    if (Array.isArray(replay)) playBack(replay);
    else this.#runAction(() => replay.then(playBack));
  }

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

  /** One step of a watched game. */
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

  /** Freezes the table as it is. */
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

  /** Whether every choice that moves the game forward needs only public information. */
  #isOpen(decision: Decision<T['Choice']> | null): boolean {
    return (
      decision?.choices.slice(0, decision.forward).every((choice) => this.game.usesPublicInfoOnly?.(choice)) ?? false
    );
  }

  /** Shows the public view as it was before the latest events, which are still to be played back. */
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

  /** Shows the viewer's current view without animation. */
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

  /** Plays back what the viewer has not seen yet. */
  #playBack(): void {
    const { viewer } = this.#screen;
    const { eventCount, revision } = this.#cursor;
    // An undo took back events that had been shown, or nobody follows single events.
    if (this.source.revision(viewer) !== revision || this.#playback.isTogether) {
      this.#showCurrent();
      this.#settle();
      return;
    }
    const steps = this.source.viewSteps(eventCount, viewer);
    this.#cursor = { eventCount: eventCount + steps.length, revision };
    this.#playback.enqueue(steps, this.#canPlayInBackground() ? Number.POSITIVE_INFINITY : 1);
    // until then the table shows an old position, so nobody can choose
    if (this.#state.isSettled && this.#playback.isBehind) this.#change({ isSettled: false });
  }

  /** Others acted while a player here has a decision, and still has one: playback does not interrupt it. */
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

  /** After playback: shows the current view, and asks the next player. */
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
      // Undo might show something hidden.
      canUndo: acting !== null && !isAnswering && this.source.canUndo(acting),
    });
  }

  /** The choices that need only public information. */
  #openPart(decision: Decision<T['Choice']>): Decision<T['Choice']> {
    return { ...decision, choices: decision.choices.filter((choice) => this.game.usesPublicInfoOnly?.(choice)) };
  }

  /** Lets players who are not at this screen move. */
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
