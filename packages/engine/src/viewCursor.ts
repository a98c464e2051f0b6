import type { GameEvent, Viewer } from './game.ts';

/** How far a reader has read a viewer's events. */
export interface ViewCursor {
  eventCount: number;
  revision: number;
}

/** A viewer's events: those of the match itself, or of a copy elsewhere. */
interface Readable<Event extends GameEvent> {
  events(since: number, viewer: Viewer): Event[];
  revision(viewer: Viewer): number;
}

/**
 * The events after the cursor, and the new cursor. Starts over, with all events, where there is no cursor or an undo
 * has changed events already read.
 */
export function eventsAfter<Event extends GameEvent>(
  match: Readable<Event>,
  viewer: Viewer,
  cursor: ViewCursor | null,
): { events: Event[]; isRestart: boolean; cursor: ViewCursor } {
  const revision = match.revision(viewer);
  const isRestart = cursor === null || cursor.revision !== revision;
  const since = isRestart ? 0 : cursor.eventCount;
  const events = match.events(since, viewer);
  return { events, isRestart, cursor: { eventCount: since + events.length, revision } };
}
