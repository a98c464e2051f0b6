import type { Match, ScoreSheet } from '@cordillera/engine';
import type { SierraWestTypes } from './state.ts';
import type { SierraWestSource } from './words/index.ts';

/** The points of one player: a seat, or Hastings after the last one. */
export interface Standing {
  total: number;
  /** Lines of the same source together, for example all homestead tracks. */
  sources: Partial<Record<SierraWestSource, number>>;
}

export interface StoryTurn {
  round: number;
  /** Whose turn it was. */
  player: number;
  /** By player, as if the game had ended after this turn. */
  standings: Standing[];
  /** By player, what changed since the turn before; sources that did not change are left out. */
  gained: Standing[];
}

export interface Story {
  /** Before the first turn. */
  before: Standing[];
  turns: StoryTurn[];
}

/** The points after every turn of a match, by source: its choices are carried out once more. */
export function westStory(match: Match<SierraWestTypes>): Story {
  const { rules } = match;
  const state = match.fork(0).copyState();
  const before = standingsOf(rules.score(state));
  const turns: StoryTurn[] = [];
  let last = before;
  let { round, active } = state;
  for (const { seat, choice } of match.choices())
    rules.apply(state, seat, choice, ({ type }) => {
      if (type !== 'turnBegan' && type !== 'gameEnded') return;
      const standings = standingsOf(rules.score(state));
      turns.push({ round, player: active, standings, gained: standings.map((now, i) => gainOf(last[i]!, now)) });
      last = standings;
      ({ round, active } = state);
    });
  return { before, turns };
}

/** The points of a score sheet by player and source. */
export const standingsOf = ({ seats, others = [] }: ScoreSheet): Standing[] =>
  [...seats, ...others].map(({ lines, total }) => {
    const sources: Standing['sources'] = {};
    for (const { source, points } of lines) {
      const key = source as SierraWestSource;
      sources[key] = (sources[key] ?? 0) + points;
    }
    return { total, sources };
  });

/** What a player gained, or lost, between two standings. */
export function gainOf(before: Standing, after: Standing): Standing {
  const sources: Standing['sources'] = {};
  for (const key of Object.keys({ ...before.sources, ...after.sources }) as SierraWestSource[]) {
    const points = (after.sources[key] ?? 0) - (before.sources[key] ?? 0);
    if (points !== 0) sources[key] = points;
  }
  return { total: after.total - before.total, sources };
}
