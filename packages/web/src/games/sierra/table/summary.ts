import type { Match } from '@cordillera/engine';
import type { Box, Landscape, SierraRules, SierraTypes } from '@cordillera/sierra';
import type { MatchSummary } from '../../../store/records.ts';
import type { Line, Mountain } from '../art/cards.ts';

export const mountainOf = (box: Box, card: number): Mountain => {
  const { colour, symbol } = box.mountain[card]!;
  return { id: `m${card}`, colour, symbol };
};

export const linesOf = (box: Box, landscape: Landscape): Line[] =>
  landscape.lines.map(({ start, cards }, i) => ({
    row: landscape.bottom + i,
    start,
    cards: cards.map((card) => mountainOf(box, card)),
  }));

/** Summary of a Sierra match for lists: public facts only. */
export function summaryOf(match: Match<SierraTypes>): MatchSummary {
  const view = match.view('spectator');
  const result = match.result();
  const people = match.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const [own = 0] = people.length > 0 ? people.map((seat) => view.players[seat]!.group) : [0];
  const { seats } = match.score();
  return {
    game: 'sierra',
    mode: view.mode,
    stage: view.stage,
    round: view.round,
    over: result !== null,
    waiting: match.deciders().some((seat) => people.includes(seat)),
    players: match.seats.map(({ name, bot }, seat) => ({ name, bot: bot !== undefined, total: seats[seat]!.total })),
    winners: result?.winners ?? [],
    suns: result?.suns ?? null,
    picture: linesOf((match.rules as SierraRules).box, view.groups[own]!.landscape),
  };
}
