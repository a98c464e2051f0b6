import type { Match } from '@cordillera/engine';
import type { CaravanEvent, CaravanTypes } from '../../../engine/tests/toy/state.ts';
import type { MatchSummary } from '../../src/store/records.ts';
import type { Beat, TableGame } from '../../src/table/tableGame.ts';

/** What is waited for; everything else is shown with what comes before it. */
const beats: Partial<Record<CaravanEvent['type'], Beat>> = {
  roundBegan: { key: 'round', ms: 400 },
  laid: { key: 'show', ms: 800 },
  tolled: { key: 'react', ms: 600 },
  scouted: { key: 'react', ms: 600 },
  passed: { key: 'react', ms: 600 },
};

export const caravanTable: TableGame<CaravanTypes> = {
  id: 'caravan',
  summary: summaryOf,
  /** CA-TOLL-01: whoever reacts looks at coins and at goods that lie open. */
  usesPublicInfoOnly: (choice) => ['toll', 'scout', 'pass'].includes(choice.do),
  beatOf: (event) => beats[event.type] ?? null,
};

/** What lists show of a match: only what everybody may know. */
function summaryOf(match: Match<CaravanTypes>): MatchSummary {
  const result = match.result();
  const { seats } = match.score();
  return {
    game: 'caravan',
    mode: '',
    stage: null,
    round: match.view('spectator').round,
    over: result !== null,
    waiting: match.deciders().some((seat) => match.seats[seat]!.bot === undefined),
    players: match.seats.map(({ name, bot }, seat) => ({ name, bot: bot !== undefined, total: seats[seat]!.total })),
    winners: result?.winners ?? [],
    suns: null,
    picture: null,
  };
}
