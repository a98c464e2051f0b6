import type { ReactNode } from 'react';
import type { Line } from './cards.ts';
import { Landscape } from './Landscape.tsx';

const lines: readonly Line[] = [
  {
    row: 2,
    start: 1,
    cards: [
      { id: 'm4', colour: 'teal', symbol: 'bird' },
      { id: 'm9', colour: 'teal', symbol: 'river' },
    ],
  },
  {
    row: 1,
    start: 0,
    cards: [
      { id: 'm12', colour: 'crimson', symbol: 'wind' },
      { id: 'm15', colour: 'crimson', symbol: 'house' },
      { id: 'm21', colour: 'crimson', symbol: 'mammal' },
    ],
  },
  {
    row: 0,
    start: 1,
    cards: [
      { id: 'm33', colour: 'violet', symbol: 'ruin' },
      { id: 'm36', colour: 'violet', symbol: 'mammal' },
    ],
  },
  { row: -1, start: 2, cards: [{ id: 'm41', colour: 'ochre', symbol: 'house' }] },
];

/** A landscape, to see what the settings do to it. */
export const Example = ({ label }: { label: string }): ReactNode => (
  <Landscape lines={lines} seed="example" label={label} small />
);
