import type { ColoradoTypes } from '@cordillera/colorado';
import type { Match } from '@cordillera/engine';
import type { MatchSummary } from '../../../store/records.ts';
import { pictureOf } from '../preview/picture.ts';

/** Summary of a match of Colorado for lists: public facts only. */
export function summaryOf(match: Match<ColoradoTypes>): MatchSummary {
  const view = match.view('spectator');
  const result = match.result();
  const { seats } = match.score();
  return {
    game: 'colorado',
    mode: '',
    stage: null,
    round: view.turn,
    over: result !== null,
    waiting: match.deciders().some((seat) => match.seats[seat]!.bot === undefined),
    players: match.seats.map(({ name, bot }, seat) => ({ name, bot: bot !== undefined, total: seats[seat]!.total })),
    winners: result?.winners ?? [],
    suns: null,
    picture: pictureOf(view),
  };
}
