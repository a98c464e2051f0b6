import type { ReactNode } from 'react';

/** How strong a bot is: a row of little mountains, each higher than the last. */
export const Peaks = ({ lit, of }: { lit: number; of: number }): ReactNode => (
  <svg className="peaks-of-bot" viewBox={`0 0 ${of * 24} 34`} aria-hidden="true">
    {Array.from({ length: of }, (_, i) => {
      // the last is as high however many there are
      const rise = of === 1 ? 0 : i / (of - 1);
      return (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the peaks never move
          key={i}
          data-lit={i < lit || undefined}
          d={`M${i * 24 + 1} 33l7-${10 + rise * 8} 4 4 4-${6 + rise * 6} 7 ${12 + rise * 6}z`}
        />
      );
    })}
  </svg>
);
