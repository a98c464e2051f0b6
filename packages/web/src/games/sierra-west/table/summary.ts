import type { Match } from '@cordillera/engine';
import type { SierraWestTypes } from '@cordillera/sierra-west';
import type { MatchSummary } from '../../../store/records.ts';
import { pictureOf } from '../preview/picture.ts';

/** Summary of a match of Sierra West for lists: public facts only. */
export function summaryOf(match: Match<SierraWestTypes>): MatchSummary {
  const view = match.view('spectator');
  const { mode, round } = view;
  const result = match.result();
  const { seats } = match.score();
  return {
    game: 'sierra-west',
    mode,
    stage: null,
    round,
    over: result !== null,
    waiting: match.deciders().some((seat) => match.seats[seat]!.bot === undefined),
    players: match.seats.map(({ name, bot }, seat) => ({ name, bot: bot !== undefined, total: seats[seat]!.total })),
    winners: result?.winners ?? [],
    suns: null,
    picture: pictureOf(view),
  };
}
