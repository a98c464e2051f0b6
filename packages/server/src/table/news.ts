import type { Match, Viewer } from '@cordillera/engine';
import { diff, type Step, type ViewNews, type WholeView } from '@cordillera/protocol';

/** What a viewer knew at some moment: what comes later is told as a difference to it. */
export interface Known {
  view: object;
  told: number;
  revision: number;
}

export const knownTo = (match: Match, viewer: Viewer): Known => ({
  view: match.view(viewer),
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

/** What the last entries changed for a viewer who knew this much before them. */
export function newsFor(match: Match, viewer: Viewer, before: Known, own: OwnOf): ViewNews | WholeView {
  // an undo took back something that had been told
  if (match.revision(viewer) !== before.revision) return wholeView(match, viewer, match.settled(viewer), own);
  const { steps, last } = stepsSince(match, viewer, before);
  return { viewer, steps, rest: diff(last, match.view(viewer)), ...standing(match, viewer, own) };
}

/** What happened since, each with how the view changed, and the view at the end of it. */
export function stepsSince(match: Match, viewer: Viewer, { told, view }: Known): { steps: Step[]; last: object } {
  let last = view;
  const steps = match.pictures(told, viewer).map((picture): Step => {
    const before = last;
    last = picture.view;
    return { event: picture.event, patch: diff(before, last) };
  });
  return { steps, last };
}
