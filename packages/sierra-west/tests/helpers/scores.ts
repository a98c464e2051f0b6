import type { ScoreLine } from '@cordillera/engine';
import type { SierraWestState } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import type { PlayerState } from '../../src/state.ts';
import type { Scene } from './scenes.ts';

/** The lines of a seat, or of Hastings in solo, who is index 1. */
export function linesOf({ rules, state }: Scene, index = 0): ScoreLine[] {
  const { seats, others } = rules.score(state);
  const sheet = index < seats.length ? seats[index] : others?.[0];
  return sheet?.lines as ScoreLine[];
}

export function totalOf({ rules, state }: Scene, index = 0): number {
  const { seats, others } = rules.score(state);
  return (index < seats.length ? seats[index] : others?.[0])?.total as number;
}

/** The points of all lines of one source. */
export const pointsFor = (scene: Scene, source: string, index = 0): number =>
  linesOf(scene, index)
    .filter((line) => line.source === source)
    .reduce((sum, { points }) => sum + points, 0);

/** Changes the position; returns by how much the total of a player changed. */
export function worth(scene: Scene, change: (player: PlayerState, state: SierraWestState) => void, index = 0): number {
  const before = totalOf(scene, index);
  change(playerOf(scene.state, index), scene.state);
  return totalOf(scene, index) - before;
}
