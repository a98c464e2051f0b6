import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';

/** A slip of paper pinned to the board. */
export const Slip = ({ id, name, children }: { id: string; name: string; children: ReactNode }): ReactNode => (
  <Torn as="section" seed={`slip ${id}`} tone="card" className="co-pinned" data-zone={id} aria-label={name}>
    {children}
  </Torn>
);
