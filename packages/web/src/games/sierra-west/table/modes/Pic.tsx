import type { CSSProperties, ReactNode } from 'react';
import { SheetIcon } from '../../art/Goods.tsx';
import type { WestIconName } from '../../art/WestIcon.tsx';
import './pic.css';

/** A picture sized in units of the design. Where there is more room, `--pic` enlarges all pictures within. */
export const Sized = ({ size, children }: { size: number; children: ReactNode }): ReactNode => (
  <span className="sized" style={{ '--size': size } as CSSProperties}>
    {children}
  </span>
);

/** A symbol of this size; text beside it gives its meaning. */
export const Pic = ({ name, size }: { name: WestIconName; size: number }): ReactNode => (
  <Sized size={size}>
    <SheetIcon name={name} />
  </Sized>
);
