import type { ReactNode } from 'react';
import { Put } from '../../art/Art.tsx';
import type { WestIconName } from '../../art/WestIcon.tsx';

const actions: readonly WestIconName[] = ['plan-move', 'shovel', 'homestead-wood', 'gold'];
const next: readonly WestIconName[] = ['advance-wagon', 'fur-trade', 'homestead-food', 'plan-move'];
const solid = [true, false, true, true] as const;
const rowY = (row: number): number => 54 + row * 34;

/** Two plan cards: the arrows of the new one mark three actions of the active one. */
export const Plans = (): ReactNode => (
  <svg className="west-diagram" viewBox="0 0 276 190" aria-hidden="true">
    <Card x={2} actions={actions} side="side-left" faint={solid} />
    <Card x={140} actions={next} side="side-right" />
    {solid.map((isSolid, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: arrows keep their order
      <g key={row} transform={`rotate(180 154 ${rowY(row)})`}>
        <Put name={isSolid ? 'plan-arrow' : 'plan-arrow-faint'} x={154} y={rowY(row)} size={26} />
      </g>
    ))}
  </svg>
);

interface CardProps {
  x: number;
  actions: readonly WestIconName[];
  side: WestIconName;
  /** Which of its actions are marked, once it is known. */
  faint?: readonly boolean[];
}

const Card = ({ x, actions: list, side, faint }: CardProps): ReactNode => (
  <g>
    <rect x={x} y={2} width={134} height={186} rx={5} fill="#fbf3e0" />
    <rect x={x + 4} y={6} width={126} height={178} fill="#f4ead4" />
    <rect x={x + 4} y={6} width={126} height={24} fill="#27566b" />
    <Put name={side} x={x + 64} y={66} size={40} />
    <Put name="trapper" x={x + 64} y={122} size={36} />
    {list.map((name, row) => (
      <g key={name}>
        <circle cx={x + 114} cy={rowY(row)} r={15.5} fill="#d9bd8d" />
        <Put name={name} x={x + 114} y={rowY(row)} size={26} opacity={faint && !faint[row] ? 0.4 : 1} />
      </g>
    ))}
  </g>
);
