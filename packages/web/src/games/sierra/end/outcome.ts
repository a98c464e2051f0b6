import type { Match, Seat } from '@cordillera/engine';
import {
  type Box,
  columnFor,
  type Mode,
  type SierraResult,
  type SierraRules,
  type SierraTypes,
  type SierraView,
} from '@cordillera/sierra';

/** A finished game of Sierra as plain facts, without words. */
export interface Outcome {
  box: Box;
  mode: Mode;
  names: string[];
  /** The seats of each group; the person at this screen and their companions come first. */
  groups: Seat[][];
  /** The only person who played on this device, whom the texts address; null when there was none, or several. */
  me: Seat | null;
  result: SierraResult;
  campaign: {
    stage: number;
    /** The scores to exceed, one for each sun (SI-CAMP-03). */
    goals: number[];
    suns: number;
    /** SI-COOP-06: only the lowest score counts. */
    score: number;
  } | null;
  /** All hands are public at the end. */
  view: SierraView;
}

/** `people`: the seats played on this device. */
export function outcomeOf(match: Match<SierraTypes>, people: readonly Seat[]): Outcome {
  const result = match.result();
  if (result === null) throw new Error('a game that is not over has no outcome');
  const { box } = match.rules as SierraRules;
  const view = match.view('spectator');
  const own = people.length > 0 ? view.players[people[0]!]!.group : 0;
  const groups = view.groups.map(({ members }) => members);
  return {
    box,
    mode: view.mode,
    names: match.seats.map(({ name }) => name),
    groups: [meFirst(groups[own]!, people), ...groups.filter((_, index) => index !== own)],
    me: people.length === 1 ? people[0]! : null,
    result,
    campaign: view.stage === null ? null : campaignOf(box, view.stage, result),
    view,
  };
}

/** The seats whose score decided: the winners', or the lowest of a group that plays together (SI-COOP-06). */
export const decisive = ({ mode, result, campaign }: Outcome): Seat[] =>
  mode === 'cooperative'
    ? result.totals.flatMap((total, seat) => (total === campaign!.score ? [seat] : []))
    : result.winners;

const meFirst = (members: readonly Seat[], people: readonly Seat[]): Seat[] =>
  [...members].sort((a, b) => Number(b === people[0]) - Number(a === people[0]));

const campaignOf = (box: Box, stage: number, { totals, suns }: SierraResult): Outcome['campaign'] => ({
  stage,
  goals: box.stages[stage - 1]!.suns[columnFor(totals.length)],
  suns: suns ?? 0,
  score: Math.min(...totals),
});
