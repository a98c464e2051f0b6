import type { ReactNode } from 'react';

/** A sun with this many rays; a plain one is only an outline. */
export function Sunburst({ rays, plain = false }: { rays: number; plain?: boolean }): ReactNode {
  const points = Array.from({ length: rays * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? 21 : plain ? 13.5 : 15.5;
    const angle = (i * Math.PI) / rays - Math.PI / 2;
    return `${(24 + radius * Math.cos(angle)).toFixed(1)} ${(24 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  const outline = `M${points.join('L')}z`;
  return (
    <>
      <path className="sticker-edge" d={outline} />
      <path d={outline} fill="#f2c230" stroke="#8a5a12" strokeWidth={1.6} strokeLinejoin="round" />
      {!plain && (
        <>
          <circle cx={24} cy={24} r={11.5} fill="#f7d774" stroke="#8a5a12" strokeWidth={1.4} />
          <path d="M24 12.5a11.5 11.5 0 0 1 0 23z" fill="#fbe8a8" />
        </>
      )}
    </>
  );
}
