import { CordilleraError, type GameTypes, type ViewCursor, type Viewer, type ViewStep } from '@cordillera/engine';
import {
  type ClientMessage,
  ClientView,
  isViewSnapshot,
  type ViewSnapshot,
  type ViewUpdate,
} from '@cordillera/protocol';

const maxViewSteps = 200;

interface TrackedView<T extends GameTypes> {
  known: ClientView;
  /** The steps of the last events, by the number of the event. */
  steps: Map<number, ViewStep<T>>;
  /** How often a snapshot replaced the known view. */
  leaps: number;
}

/** The views of this page's viewers, built from the server's snapshots and updates. */
export class ClientViews<T extends GameTypes = GameTypes> {
  readonly #views = new Map<Viewer, TrackedView<T>>();
  readonly #seatCount: number;

  constructor(snapshots: readonly ViewSnapshot[], seatCount: number) {
    this.#seatCount = seatCount;
    for (const snapshot of snapshots) this.#add(snapshot);
  }

  #add(snapshot: ViewSnapshot): void {
    this.#views.set(snapshot.viewer, { known: new ClientView(snapshot), steps: new Map(), leaps: 0 });
  }

  has(viewer: Viewer): boolean {
    return this.#views.has(viewer);
  }

  /** How far each viewer has read, for rejoining. */
  get cursors(): Extract<ClientMessage, { kind: 'join' }>['known'] {
    return [...this.#views.values()].map(({ known }) => known.cursor);
  }

  apply(update: ViewUpdate | ViewSnapshot): void {
    if (isViewSnapshot(update)) this.#applySnapshot(update);
    else this.#applyUpdate(update);
  }

  /** A snapshot is not shown step by step, unless it brings nothing new. */
  #applySnapshot(snapshot: ViewSnapshot): void {
    const { viewer, told, events, revision } = snapshot;
    const view = this.#views.get(viewer);
    if (!view) {
      this.#add(snapshot);
      this.#views.get(viewer)!.leaps++;
      return;
    }
    const before = view.known.cursor;
    view.known.apply(snapshot);
    if (before.told !== told + events.length || before.revision !== revision) view.leaps++;
  }

  #applyUpdate(update: ViewUpdate): void {
    const view = this.#views.get(update.viewer);
    if (!view) return;
    const first = view.known.events.length;
    for (const [i, step] of (view.known.apply(update) ?? []).entries()) {
      view.steps.set(first + i, step as ViewStep<T>);
      view.steps.delete(first + i - maxViewSteps);
    }
  }

  #of(viewer: Viewer): TrackedView<T> {
    const view = this.#views.get(viewer);
    if (!view) throw new CordilleraError('bad-seat', { seat: String(viewer), seats: this.#seatCount });
    return view;
  }

  view(viewer: Viewer): T['View'] {
    return this.#of(viewer).known.view as T['View'];
  }

  canUndo(viewer: Viewer): boolean {
    return this.#of(viewer).known.canUndo;
  }

  /** How many log entries are this seat's; the server refuses a move made for another version. */
  seatVersion(viewer: Viewer): number {
    return this.#of(viewer).known.own;
  }

  events(since: number, viewer: Viewer): T['Event'][] {
    return this.#of(viewer).known.events.slice(since) as T['Event'][];
  }

  viewSteps(since: number, viewer: Viewer): ViewStep<T>[] {
    const { known, steps } = this.#of(viewer);
    return known.events.slice(since).flatMap((_, i) => steps.get(since + i) ?? []);
  }

  cursor(viewer: Viewer): ViewCursor {
    const { known, leaps } = this.#of(viewer);
    return { eventCount: known.events.length, revision: known.revision + leaps };
  }
}
