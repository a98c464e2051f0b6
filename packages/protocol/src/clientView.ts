import type { GameEvent, Viewer, ViewStep } from '@cordillera/engine';
import { isViewSnapshot, type ViewSnapshot, type ViewUpdate } from './messages.ts';
import { applyPatch } from './patch.ts';

/** One viewer's knowledge of a match that is played on the server. */
export class ClientView {
  readonly viewer: Viewer;
  view: object;
  /** Every event the viewer has seen. */
  events: GameEvent[];
  revision: number;
  own: number;
  canUndo: boolean;

  constructor({ viewer, view, events, revision, own, canUndo }: ViewSnapshot) {
    this.viewer = viewer;
    this.view = view;
    this.events = [...events];
    this.revision = revision;
    this.own = own;
    this.canUndo = canUndo;
  }

  /** What to send with `join` when connecting again. */
  get cursor(): { viewer: Viewer; told: number; revision: number } {
    return { viewer: this.viewer, told: this.events.length, revision: this.revision };
  }

  /** Applies an update. Returns its view steps; null for a snapshot, which has none. */
  apply(update: ViewUpdate | ViewSnapshot): ViewStep[] | null {
    this.own = update.own;
    this.canUndo = update.canUndo;
    if (isViewSnapshot(update)) {
      this.view = update.view;
      this.events = [...this.events.slice(0, update.told), ...update.events];
      this.revision = update.revision;
      return null;
    }
    let { view } = this;
    const steps = update.steps.map(({ event, patch }): ViewStep => {
      view = applyPatch(view, patch) as object;
      return { event, view };
    });
    this.view = applyPatch(view, update.rest) as object;
    for (const { event } of steps) this.events.push(event);
    return steps;
  }
}
