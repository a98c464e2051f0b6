import { canSee, type EventObserver, type Match, type ViewCursor, type Viewer } from '@cordillera/engine';
import { diff, type PatchStep, type ViewSnapshot, type ViewUpdate } from '@cordillera/protocol';

export const viewCursorOf = (match: Match, viewer: Viewer): ViewCursor => ({
  eventCount: match.eventCount(viewer),
  revision: match.revision(viewer),
});

/** The number of log entries of a viewer's seat; only the server knows it. */
export type SeatVersionOf = (viewer: Viewer) => number;

const standing = (match: Match, viewer: Viewer, versionOf: SeatVersionOf) => ({
  own: versionOf(viewer),
  canUndo: viewer !== 'spectator' && match.canUndo(viewer),
});

/** A complete view, without the viewer's first `since` events. */
export function viewSnapshotOf(match: Match, viewer: Viewer, since: number, versionOf: SeatVersionOf): ViewSnapshot {
  return {
    viewer,
    view: match.view(viewer),
    events: match.events(since, viewer),
    told: since,
    revision: match.revision(viewer),
    ...standing(match, viewer, versionOf),
  };
}

/** Records what each viewer sees while an entry is applied. */
export class ViewRecorder {
  readonly #match: Match;
  readonly #viewers = new Map<Viewer, { before: ViewCursor; last: object; steps: PatchStep[] }>();

  constructor(match: Match, viewers: Iterable<Viewer>) {
    this.#match = match;
    for (const viewer of viewers) {
      if (this.#viewers.has(viewer)) continue;
      const before = viewCursorOf(match, viewer);
      this.#viewers.set(viewer, { before, last: match.view(viewer), steps: [] });
    }
  }

  /** Each viewer's cursor before the entry. */
  get before(): ReadonlyMap<Viewer, ViewCursor> {
    return new Map([...this.#viewers].map(([viewer, { before }]) => [viewer, before]));
  }

  readonly watch: EventObserver = (event, view) => {
    for (const [viewer, seen] of this.#viewers) {
      if (!canSee(viewer, event)) continue;
      const now = view(viewer);
      seen.steps.push({ event, patch: diff(seen.last, now) });
      seen.last = now;
    }
  };

  /** What the entry changed for each viewer. */
  updates(versionOf: SeatVersionOf): (ViewUpdate | ViewSnapshot)[] {
    const match = this.#match;
    return [...this.#viewers].map(([viewer, { before, last, steps }]) => {
      // an undo took back events that viewers had seen
      if (match.revision(viewer) !== before.revision)
        return viewSnapshotOf(match, viewer, match.settledEventCount(viewer), versionOf);
      return { viewer, steps, rest: diff(last, match.view(viewer)), ...standing(match, viewer, versionOf) };
    });
  }
}
