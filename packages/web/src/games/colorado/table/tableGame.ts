import { type ColoradoChoice, type ColoradoEvent, type ColoradoTypes, phaseOf } from '@cordillera/colorado';
import type { Beat, TableGame } from '../../../table/tableGame.ts';
import { summaryOf } from './summary.ts';

/** The pauses after events; all other events are shown together with the one before. */
const beats: Partial<Record<ColoradoEvent['type'], Beat>> = {
  turnBegan: { key: 'turn', ms: 600 },
  called: { key: 'call', ms: 900 },
  lacked: { key: 'answer', ms: 700 },
  gave: { key: 'give', ms: 900 },
  received: { key: 'receive', ms: 700 },
  compensated: { key: 'receive', ms: 700 },
  picksShown: { key: 'picks', ms: 900 },
  paid: { key: 'act', ms: 300 },
  placed: { key: 'act', ms: 300 },
  drew: { key: 'act', ms: 300 },
  tookNugget: { key: 'act', ms: 300 },
  discarded: { key: 'act', ms: 300 },
  tickedStage: { key: 'tick', ms: 360 },
  tickedStation: { key: 'tick', ms: 360 },
  discovered: { key: 'discover', ms: 500 },
  wonMedal: { key: 'medal', ms: 600 },
  turnedIn: { key: 'family', ms: 400 },
  medalsTicked: { key: 'medals', ms: 500 },
  gameEnded: { key: 'end', ms: 300 },
};

/** CO-R-37: map, railway, board and areas lie open; everything else depends on a hand. */
const open: readonly ColoradoChoice['do'][] = ['tickStage', 'tickStation', 'tickTipi', 'discover', 'turnIn'];

export const coloradoTable: TableGame<ColoradoTypes> = {
  id: 'colorado',
  summary: summaryOf,
  /** Everybody has a hand of their own. */
  usesPublicInfoOnly: ({ do: what }) => open.includes(what),
  /** The caller keeps the screen until the card is given; then all players act at once. */
  turnOf: (view) => (phaseOf(view) === 'call' || phaseOf(view) === 'give' ? view.caller : null),
  lastTurn: (events) => Math.max(0, lastTurnStart(events)),
  beatOf: ({ type }) => beats[type] ?? null,
};

/** Where the last turn that is over began. */
function lastTurnStart(events: readonly ColoradoEvent[]): number {
  const end = events.findLastIndex(({ type }) => type === 'endOfTurn');
  return events.slice(0, end + 1).findLastIndex(({ type }) => type === 'turnBegan');
}
