import { canSee, type EventObserver, type GameTypes, type Match, type Seat, type Viewer } from '@cordillera/engine';
import type { StandingAnswer, StandingAnswers } from '../../store/records.ts';
import type { SourceChange, TableSource, TableStep } from './source.ts';

/** An event, and any viewer's view right after it. */
interface Observed<T extends GameTypes> {
  event: T['Event'];
  view: (viewer: Viewer) => T['View'];
}

/** The common part of all sources that hold the whole match. */
export abstract class MatchSource<T extends GameTypes = GameTypes> implements TableSource<T> {
  readonly people: readonly Seat[];
  protected readonly match: Match<T>;
  readonly #listeners = new Set<(change: SourceChange) => void>();
  #start: T['View'] | null = null;
  /** The events of the last change, for viewers to be shown. */
  #observed: Observed<T>[] = [];
  /** Observes a choice while it is applied, so that it need not be replayed to be shown. */
  protected readonly observe: EventObserver<T> = (event, _view, keepView) => {
    this.#observed.push({ event, view: keepView() });
  };

  constructor(match: Match<T>, people: readonly Seat[]) {
    this.match = match;
    this.people = people;
  }

  get rules() {
    return this.match.rules;
  }

  get seats() {
    return this.match.seats;
  }

  get seedHash() {
    return this.match.seedHash;
  }

  get turns() {
    return this.match.turns;
  }

  get start() {
    this.#start ??= this.match.fork(0).view('spectator');
    return this.#start;
  }

  view(viewer: Viewer) {
    return this.match.view(viewer);
  }

  deciders() {
    return this.match.deciders();
  }

  decision(seat: Seat) {
    return this.match.decision(seat);
  }

  blocked(seat: Seat) {
    return this.match.blocked(seat);
  }

  events(since: number, viewer: Viewer) {
    return this.match.events(since, viewer);
  }

  viewSteps(since: number, viewer: Viewer): TableStep<T>[] {
    const observed = this.#observed.filter(({ event }) => canSee(viewer, event));
    const first = this.match.eventCount(viewer) - observed.length;
    // not observed: replayed
    if (since < first) return this.replaySince(since, viewer).map(({ event, view }) => ({ event, view }));
    const events = this.match.events(since, viewer);
    return observed.slice(since - first).map(({ view }, i) => ({
      event: events[i]!,
      get view() {
        return view(viewer);
      },
    }));
  }

  replaySince(since: number, viewer: Viewer): TableStep<T>[] {
    const steps = [...this.match.replay(viewer)].flatMap((played) => played.steps);
    const atStart = this.match.eventCount(viewer) - steps.length;
    return steps
      .map(({ event, view }, i) => ({ event, view, eventCount: atStart + i + 1 }))
      .filter(({ eventCount }) => eventCount > since);
  }

  revision(viewer: Viewer) {
    return this.match.revision(viewer);
  }

  score(viewer?: Viewer) {
    return this.match.score(viewer);
  }

  preview(seat: Seat, choice: T['Choice']) {
    return this.match.preview(seat, choice);
  }

  result() {
    return this.match.result();
  }

  canUndo(seat: Seat) {
    return this.match.canUndo(seat);
  }

  abstract choose(seat: Seat, choice: T['Choice']): Promise<void>;
  abstract undo(seat: Seat): Promise<void>;
  get standingAnswers(): StandingAnswers {
    return {};
  }

  /** No player here has decisions. */
  setStandingAnswer(_seat: Seat, _answer: StandingAnswer): void {}

  abstract advance(speed: number, together?: boolean): void;
  abstract close(): void;

  subscribe(listener: (change: SourceChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  protected notify(change: SourceChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** Applies a change to the match and notifies listeners. A refusal by the rules is thrown and changes nothing. */
  protected change(action: () => void): void {
    this.#observed = [];
    action();
    this.notify({ kind: 'changed' });
  }
}
