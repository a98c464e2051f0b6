import type { SierraWestChoice, SierraWestEvent, SierraWestTypes } from '@cordillera/sierra-west';
import type { Beat, TableGame } from '../../table/game.ts';
import { summaryOf } from './summary.ts';

/** What is waited for; everything else is shown with what comes before it. */
const beats: Partial<Record<SierraWestEvent['type'], Beat>> = {
  gameBegan: { key: 'begin', ms: 600 },
  roundBegan: { key: 'round', ms: 400 },
  turnBegan: { key: 'turn', ms: 400 },
  planned: { key: 'plan', ms: 700 },
  trapped: { key: 'trap', ms: 700 },
  tracked: { key: 'track', ms: 700 },
  entered: { key: 'move', ms: 300 },
  stepped: { key: 'move', ms: 300 },
  iconUsed: { key: 'use', ms: 400 },
  summited: { key: 'summit', ms: 600 },
  climbed: { key: 'climb', ms: 400 },
  wagonMoved: { key: 'wagon', ms: 500 },
  claimed: { key: 'claim', ms: 800 },
  specialEntered: { key: 'special', ms: 800 },
  built: { key: 'build', ms: 700 },
  damaged: { key: 'damage', ms: 700 },
  raised: { key: 'raise', ms: 500 },
  paddled: { key: 'paddle', ms: 400 },
  mined: { key: 'mine', ms: 800 },
  shot: { key: 'shoot', ms: 800 },
  cardTaken: { key: 'single', ms: 500 },
  passed: { key: 'pass', ms: 400 },
  planTurned: { key: 'hastings', ms: 800 },
  hastingsActs: { key: 'hastings acts', ms: 700 },
  endTriggered: { key: 'last round', ms: 900 },
  gameEnded: { key: 'end', ms: 300 },
};

const open: readonly SierraWestChoice['do'][] = ['trap', 'track', 'decline'];

export const sierraWestTable: TableGame<SierraWestTypes> = {
  id: 'sierra-west',
  summary: summaryOf,
  /** Everybody has a hand of their own. */
  shares: () => false,
  /** SW-TRAP, SW-TRACK: both rest on pioneers, goods and cards that lie open. */
  isOpen: ({ do: what }) => open.includes(what),
  /** Hastings is no seat: the screen stays where it is. */
  turnOf: ({ active, seats }) => (active < seats ? active : null),
  beatOf: ({ type }) => beats[type] ?? null,
};
