import type { SierraEvent, SierraSpeaker, SierraView } from '@cordillera/sierra';
import type { LogLine } from '../../../../table/log/Log.tsx';
import type { Entry } from './gameHistory.ts';

/** Events that get a line; the others are visible on the table while they happen. */
const loggedTypes = new Set<SierraEvent['type']>([
  'groupsFormed',
  'stageBegan',
  'startLineLaid',
  'notebookGiven',
  'facesShown',
  'roundBegan',
  'blindDrawn',
  'reshuffled',
  'fellBack',
  'laid',
  'kept',
  'passed',
  'gameEnded',
]);

/** The cards that an event names. */
const cardsOf = (event: SierraEvent): number[] =>
  event.type === 'laid' || event.type === 'fellBack'
    ? [event.card]
    : event.type === 'startLineLaid' || event.type === 'blindDrawn'
      ? event.cards
      : [];

/** The game so far as lines of the log. `people`: the seats at this screen. */
export function logOf(
  entries: readonly Entry[],
  speaker: SierraSpeaker,
  names: readonly string[],
  view: SierraView,
  people: readonly number[],
): LogLine[] {
  const circles = new Set(people.map((seat) => view.players[seat]!.group));
  /** Passing between other groups is visible on the table; the viewer's own cards get a line. */
  const concerns = (event: SierraEvent): boolean =>
    event.type !== 'passed' || people.length === 0 || circles.has(event.from) || circles.has(event.to);
  return entries
    .filter(({ event }) => loggedTypes.has(event.type) && concerns(event))
    .map(({ id, round, event, gains }) => {
      const seat = 'seat' in event ? event.seat : null;
      const group = seat !== null ? view.players[seat]!.group : 'group' in event ? event.group : null;
      return {
        id,
        round,
        seat,
        text: speaker.event(event),
        gains: gains.map(({ seat: whose, points }) => ({ name: names[whose]!, points })),
        mine: group === null || circles.has(group) || gains.some(({ seat: whose }) => people.includes(whose)),
        things: cardsOf(event).map((card) => `m${card}`),
      };
    });
}

/**
 * The announcement of one beat. A player who knows the cards does not need their number too, and what others discard
 * face down is not announced.
 */
export function announcedEvents(events: readonly SierraEvent[]): SierraEvent[] {
  const known = new Set(
    events.flatMap((event) => (event.type === 'mountainDrawn' || event.type === 'notebookDrawn' ? [event.seat] : [])),
  );
  return events.filter((event) => event.type !== 'discarded' && !(event.type === 'dealt' && known.has(event.seat)));
}
