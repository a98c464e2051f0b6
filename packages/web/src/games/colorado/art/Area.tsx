import type { ReactNode } from 'react';
import { COLOURS, type Colour } from './content.ts';
import { Pocket } from './Pocket.tsx';

interface AreaProps {
  area: number;
  fresh?: number;
  /** The families that can be turned in now. */
  turnIn?: readonly Colour[];
  /** Where a table makes a pocket touchable. */
  frame?: (colour: Colour, drawing: ReactNode) => ReactNode;
}

/** A play area: the six families, in one row or, where it is narrow, in two. */
export const Area = ({ area, fresh, turnIn = [], frame }: AreaProps): ReactNode => (
  <div className="co-area">
    <ul>
      {COLOURS.map((colour) => {
        const pocket = <Pocket colour={colour} area={area} fresh={fresh} turnIn={turnIn.includes(colour)} />;
        return <li key={colour}>{frame ? frame(colour, pocket) : pocket}</li>;
      })}
    </ul>
  </div>
);
