import type { GameEvent, Viewer } from './game.ts';

/** How far somebody has read what a viewer may know. */
export interface ViewCursor {
  eventCount: number;
  revision: number;
}

/** What a viewer may know of a match: the match itself, or a copy of it elsewhere. */
interface Readable<Event extends GameEvent> {
  events(since: number, viewer: Viewer): Event[];
  revision(viewer: Viewer): number;
}

/**
 * What came after the cursor, and the cursor after it. It begins again where there is no cursor, or an undo has changed
 * what was read: then the events are all there are.
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
