import { type Match, maySee, type Viewer, type Watch } from '@cordillera/engine';
import { diff, type Step, type ViewNews, type WholeView } from '@cordillera/protocol';

/** How much a viewer was told at some moment. */
export interface Known {
  told: number;
  revision: number;
}

export const knownTo = (match: Match, viewer: Viewer): Known => ({
  told: match.told(viewer),
  revision: match.revision(viewer),
});

/** What only the server knows about a seat's part in the log. */
export type OwnOf = (viewer: Viewer) => number;

const standing = (match: Match, viewer: Viewer, own: OwnOf) => ({
  own: own(viewer),
  canUndo: viewer !== 'spectator' && match.canUndo(viewer),
});

/** Everything a viewer may know now; of what it was told, without the first `since` events. */
export function wholeView(match: Match, viewer: Viewer, since: number, own: OwnOf): WholeView {
  return {
    viewer,
    view: match.view(viewer),
    events: match.events(since, viewer),
    told: since,
    revision: match.revision(viewer),
    ...standing(match, viewer, own),
  };
}

/** Looks on while something happens at a table, and says what it changed for everybody who looks. */
export class Telling {
  readonly #match: Match;
  readonly #viewers = new Map<Viewer, { before: Known; last: object; steps: Step[] }>();

  constructor(match: Match, viewers: Iterable<Viewer>) {
    this.#match = match;
    for (const viewer of viewers) {
      if (this.#viewers.has(viewer)) continue;
      const before = knownTo(match, viewer);
      this.#viewers.set(viewer, { before, last: match.view(viewer), steps: [] });
    }
  }

  /** What everybody knew before it. */
  get before(): ReadonlyMap<Viewer, Known> {
    return new Map([...this.#viewers].map(([viewer, { before }]) => [viewer, before]));
  }

  readonly watch: Watch = (event, view) => {
    for (const [viewer, seen] of this.#viewers) {
      if (!maySee(viewer, event)) continue;
      const now = view(viewer);
      seen.steps.push({ event, patch: diff(seen.last, now) });
      seen.last = now;
    }
  };

  /** What it changed for each of them. */
  news(own: OwnOf): (ViewNews | WholeView)[] {
    const match = this.#match;
    return [...this.#viewers].map(([viewer, { before, last, steps }]) => {
      // an undo took back something that had been told
      if (match.revision(viewer) !== before.revision) return wholeView(match, viewer, match.settled(viewer), own);
      return { viewer, steps, rest: diff(last, match.view(viewer)), ...standing(match, viewer, own) };
    });
  }
}
