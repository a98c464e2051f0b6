import type { Decision, GameTypes } from '@cordillera/engine';
import type { Bot } from './bot.ts';

/** A level that plays as one of two others, drawn anew for each stretch of the game: a turn or a round. */
export interface MixedLevel<T extends GameTypes, Lower, Upper> {
  id: string;
  lower: Bot<T, Lower>;
  upper: Bot<T, Upper>;
  /** How likely the upper level is for a stretch, in percent. */
  percent: number;
  /** The number of the stretch that this decision belongs to; null when it belongs to the last one. */
  stretchOf(view: T['View'], decision: Decision<T['Choice']>): number | null;
}

/** The level of the present stretch, and the memories of both; null for none. */
export interface MixedMemory<Lower, Upper> {
  stretch: number | null;
  mind: 'lower' | 'upper' | null;
  lower: Lower | null;
  upper: Upper | null;
}

/**
 * One level plays a whole stretch, so that a plan is never abandoned halfway. A bot without a memory of its level draws
 * one for every choice.
 */
export function mixLevels<T extends GameTypes, Lower, Upper>({
  id,
  lower,
  upper,
  percent,
  stretchOf,
}: MixedLevel<T, Lower, Upper>): Bot<T, MixedMemory<Lower, Upper>> {
  return {
    id,
    memory: () => ({ stretch: null, mind: null, lower: lower.memory?.() ?? null, upper: upper.memory?.() ?? null }),
    observe(memory, event, seat) {
      if (memory.lower !== null) lower.observe?.(memory.lower, event, seat);
      if (memory.upper !== null) upper.observe?.(memory.upper, event, seat);
    },
    choose({ memory, ...position }, budget) {
      const stretch = stretchOf(position.view as T['View'], position.decision);
      let mind = memory?.mind ?? null;
      if (mind === null || (stretch !== null && stretch !== memory?.stretch))
        mind = position.random.int(100) < percent ? 'upper' : 'lower';
      if (memory) Object.assign(memory, { mind, stretch: stretch ?? memory.stretch });
      return mind === 'upper'
        ? upper.choose({ ...position, memory: memory?.upper ?? undefined }, budget)
        : lower.choose({ ...position, memory: memory?.lower ?? undefined }, budget);
    },
  };
}
