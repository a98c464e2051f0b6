import type { ReactNode } from 'react';
import type { WestIconName } from '../../art/WestIcon.tsx';
import { Pic } from '../modes/Pic.tsx';
import { Tells } from './Tells.tsx';

interface CountProps {
  icon: WestIconName;
  name: string;
  /** Null for something there is only one of. */
  n: number | null;
  /** What it is good for. */
  text?: string;
  size: number;
}

/** A picture and how many of it; a count of none is pale. */
export const Count = ({ icon, name, n, text, size }: CountProps): ReactNode => (
  <Tells className="seat-count" by={() => ({ title: n === null ? name : `${name}: ${n}`, ...(text && { text }) })}>
    <Pic name={icon} size={size} />
    <span className="hidden-text">{name}</span>
    {n !== null && <b data-none={n === 0 || undefined}>{n}</b>}
  </Tells>
);
