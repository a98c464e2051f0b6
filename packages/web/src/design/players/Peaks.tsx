import type { ReactNode } from 'react';

/**
 * A bot's strength: a row of little mountains, each higher than the last. The row has the same width for any number.
 */
export function Peaks({ lit, of }: { lit: number; of: number }): ReactNode {
  const width = 72 / of;
  return (
    <svg className="peaks-of-bot" viewBox="0 0 72 34" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => {
        const rise = i / Math.max(1, of - 1);
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the peaks never move
            key={i}
            data-lit={i < lit || undefined}
            transform={`translate(${i * width}) scale(${width / 24} 1)`}
            d={`M1 33l7-${10 + rise * 8} 4 4 4-${6 + rise * 6} 7 ${12 + rise * 6}z`}
          />
        );
      })}
    </svg>
  );
}
