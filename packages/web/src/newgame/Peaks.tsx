import type { ReactNode } from 'react';

/** How strong a bot is: a row of little mountains, each higher than the last. */
export const Peaks = ({ lit, of }: { lit: number; of: number }): ReactNode => (
  <svg className="peaks-of-bot" viewBox={`0 0 ${of * 24} 34`} aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the peaks never move
        key={i}
        data-lit={i < lit || undefined}
        d={`M${i * 24 + 1} 33l7-${10 + i * 4} 4 4 4-${6 + i * 3} 7 ${12 + i * 3}z`}
      />
    ))}
  </svg>
);
