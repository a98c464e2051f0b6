import type { ReactNode } from 'react';
import type { WestIconName } from '../../art/WestIcon.tsx';

/** A symbol sized by CSS. */
export const Sign = ({ name, className = 'camp-sign' }: { name: WestIconName; className?: string }): ReactNode => (
  <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
    <use href={`#w-${name}`} />
  </svg>
);
