import type { ReactNode } from 'react';

/** Felt-pen ticks in 48 by 48; neighbours differ. */
const STROKES = ['M8 27Q14 30 19 40 27 19 43 5', 'M6 24q7 5 11 16Q24 22 42 8', 'M9 29q5 2 9 10Q29 20 44 9'] as const;

interface FeltTickProps {
  /** Chooses one of the three shapes: the number of the box or node. */
  seed: number;
  x?: number;
  y?: number;
  size?: number;
  /** Drawn along its stroke as it appears. */
  draws?: boolean;
  className?: string;
}

/**
 * A tick in the colour of the text, round a point of a larger drawing. Made of strokes, so that drawing it can be
 * animated.
 */
export function FeltTick({ seed, x = 24, y = 24, size = 48, draws = false, className }: FeltTickProps): ReactNode {
  const d = STROKES[Math.abs(seed) % STROKES.length]!;
  const scale = size / 48;
  return (
    <g
      className={className === undefined ? 'co-felt' : `co-felt ${className}`}
      data-draws={draws || undefined}
      transform={`translate(${x - size / 2} ${y - size / 2})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`}
    >
      <path d={d} pathLength={1} />
      <path d={d} pathLength={1} className="co-felt-sheen" />
    </g>
  );
}
