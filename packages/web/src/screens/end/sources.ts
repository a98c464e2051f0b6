import type { ScoreLine } from '@cordillera/engine';
import type { RoundScores } from './scoreHistory.ts';

/** One source of points of one player, round by round. */
export interface PointSource {
  name: string;
  /** The same for everybody: its place among the sources of all players. */
  colour: number;
  points: number[];
}

/**
 * Where a player's points came from, round by round; lines of one name are one source, and sources that are always 0
 * are left out.
 */
export function sourcesOf(
  history: readonly RoundScores[],
  index: number,
  nameOf: (line: ScoreLine) => string,
): PointSource[] {
  const all = [...new Set((history.at(-1)?.lines ?? []).flat().map(nameOf))];
  const sources = new Map<string, number[]>(all.map((name) => [name, history.map(() => 0)]));
  history.forEach(({ lines }, round) => {
    for (const line of lines[index]!) {
      const name = nameOf(line);
      if (!sources.has(name))
        sources.set(
          name,
          history.map(() => 0),
        );
      sources.get(name)![round]! += line.points;
    }
  });
  return [...sources]
    .map(([name, points], colour) => ({ name, colour, points }))
    .filter(({ points }) => points.some((value) => value !== 0));
}

/** A piece of a bar, from one value to another. */
export interface Piece {
  source: number;
  from: number;
  to: number;
}

/** A round's bar: what was gained piled up from 0, what was lost hanging down from it. */
export function barOf(sources: readonly PointSource[], round: number): Piece[] {
  let [up, down] = [0, 0];
  return sources.flatMap(({ points }, source): Piece[] => {
    const value = points[round]!;
    if (value === 0) return [];
    const from = value > 0 ? up : down;
    const to = from + value;
    if (value > 0) up = to;
    else down = to;
    return [{ source, from, to }];
  });
}
