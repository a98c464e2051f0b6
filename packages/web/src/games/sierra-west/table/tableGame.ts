import type { SierraWestChoice, SierraWestEvent, SierraWestTypes } from '@cordillera/sierra-west';
import type { Beat, TableGame } from '../../../table/tableGame.ts';
import { automaticAnswer } from './prompt/standingAnswers.ts';
import { summaryOf } from './summary.ts';

/**
 * The pauses after events; all other events are shown together with the one before. A turn has some dozen steps and
 * half as many icons: with these times it takes about five seconds.
 */
const beats: Partial<Record<SierraWestEvent['type'], Beat>> = {
  gameBegan: { key: 'begin', ms: 600 },
  roundBegan: { key: 'round', ms: 300 },
  turnBegan: { key: 'turn', ms: 200 },
  planned: { key: 'plan', ms: 500 },
  trapped: { key: 'trap', ms: 500 },
  tracked: { key: 'track', ms: 500 },
  entered: { key: 'move', ms: 100 },
  stepped: { key: 'move', ms: 100 },
  iconUsed: { key: 'use', ms: 220 },
  summited: { key: 'summit', ms: 400 },
  climbed: { key: 'climb', ms: 240 },
  wagonMoved: { key: 'wagon', ms: 360 },
  claimed: { key: 'claim', ms: 500 },
  specialEntered: { key: 'special', ms: 540 },
  built: { key: 'build', ms: 500 },
  damaged: { key: 'damage', ms: 500 },
  raised: { key: 'raise', ms: 320 },
  paddled: { key: 'paddle', ms: 300 },
  mined: { key: 'mine', ms: 700 },
  shot: { key: 'shoot', ms: 700 },
  captured: { key: 'capture', ms: 320 },
  muleGained: { key: 'single', ms: 320 },
  cardTaken: { key: 'single', ms: 320 },
  passed: { key: 'pass', ms: 300 },
  planTurned: { key: 'hastings', ms: 700 },
  hastingsActs: { key: 'hastings acts', ms: 600 },
  endTriggered: { key: 'last round', ms: 900 },
  gameEnded: { key: 'end', ms: 300 },
};

const open: readonly SierraWestChoice['do'][] = ['trap', 'track', 'decline'];

export const sierraWestTable: TableGame<SierraWestTypes> = {
  id: 'sierra-west',
  summary: summaryOf,
  /** Everybody has a hand of their own. */
  /** SW-TRAP, SW-TRACK: both rest on pioneers, goods and cards that lie open. */
  usesPublicInfoOnly: ({ do: what }) => open.includes(what),
  /** Hastings is no seat: the screen stays where it is. */
  turnOf: ({ active, seats }) => (active < seats ? active : null),
  automaticAnswer,
  /** The events since my last turn, up to the start of the current one when that is mine. */
  lastTurn: (events, seat) => events.findLastIndex((event) => event.type === 'passed' && event.player === seat) + 1,
  beatOf: ({ type }) => beats[type] ?? null,
};
