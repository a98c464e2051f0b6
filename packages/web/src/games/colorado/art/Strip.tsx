import type { ReactNode } from 'react';
import type { Colour, Value } from './content.ts';
import { Put } from './Put.tsx';
import { cutBox } from './paper.ts';

const GHOST = cutBox(1.5, 1.5, 93, 60, 6, 'ghost', 0.5);
const HALO = cutBox(0, 0, 96, 60, 5, 'strip halo', 0.4);

/** A card of which only the top shows, 96 wide: price and figure side by side. */
export const Strip = ({ colour, value, fresh }: { colour: Colour; value: Value; fresh: boolean }): ReactNode => (
  <>
    <use href="#co-strip-edge" className="co-card-shadow" />
    <use href="#co-strip-edge" className="co-card-paper" />
    <g clipPath="url(#co-strip-cut)">
      <use href={`#co-strip-${colour}`} />
    </g>
    <Put name={`${colour}-${value}`} x={61} y={27} size={46} className="co-figure-edge" />
    <Put name={`${colour}-${value}`} x={61} y={27} size={46} />
    <Put name={`value-${value}`} x={20} y={21} size={31} />
    {fresh && (
      <>
        <path d={HALO} className="co-halo-line" />
        <path d={HALO} className="co-glow-line" />
      </>
    )}
  </>
);

/** The place of a card that is missing, 96 wide. */
export const Ghost = ({ colour, value }: { colour: Colour; value: Value }): ReactNode => (
  <>
    <path d={GHOST} className="co-ghost" />
    <Put name={`${colour}-${value}`} x={50} y={27} size={44} className="co-ghost-figure" />
    <text className="co-ghost-value" x={15} y={22}>
      {value}
    </text>
  </>
);
