import type { ReactNode } from 'react';
import type { DiscsPicture } from '../pictures.ts';
import { Disc } from './Disc.tsx';

export const Discs = ({ discs }: { discs: DiscsPicture['discs'] }): ReactNode => (
  <svg className="west-diagram" viewBox={`0 0 ${discs.length * 64} 72`} aria-hidden="true">
    {discs.map(({ icon, mandatory, price }, i) => (
      <Disc key={icon} icon={icon} x={32 + 64 * i} y={price ? 28 : 36} mandatory={mandatory} price={price} />
    ))}
  </svg>
);
