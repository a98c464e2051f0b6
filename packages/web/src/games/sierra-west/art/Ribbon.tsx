import type { ReactNode } from 'react';
import { round } from './Art.tsx';

/** Width of a letter of the display face, in parts of its size. */
const LETTER = 0.495;
const ROOM = 198;

/** The two lines that come closest to equal length. */
export function halves(name: string): [string, string] | null {
  const words = name.split(' ');
  let best: [string, string] | null = null;
  for (let i = 1; i < words.length; i++) {
    const pair: [string, string] = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    if (!best || Math.max(...pair.map((line) => line.length)) < Math.max(...best.map((line) => line.length)))
      best = pair;
  }
  return best;
}

/** The name of a card on its ribbon, in one line or, when it is long, in two. */
export function Ribbon({ name }: { name: string }): ReactNode {
  const fits = (line: string, size: number): number => round(Math.min(size, ROOM / (line.length * LETTER)));
  const one = fits(name, 22);
  const lines = one < 17 ? halves(name) : null;
  return (
    <g className="west-name">
      <use href="#west-ribbon" />
      {lines ? (
        lines.map((line, i) => (
          <text key={line} x={18} y={i === 0 ? 21.5 : 36} fontSize={Math.min(...lines.map((each) => fits(each, 16.5)))}>
            {line}
          </text>
        ))
      ) : (
        <text x={19} y={31} fontSize={one}>
          {name}
        </text>
      )}
    </g>
  );
}
