import type { ReactNode } from 'react';
import { WestIcon, type WestIconName } from '../../art/WestIcon.tsx';

/** A symbol as large as so many units of the design; what it means is said in words beside it. */
export const Pic = ({ name, size }: { name: WestIconName; size: number }): ReactNode => (
  <WestIcon name={name} size={size} className="west-pic" />
);
