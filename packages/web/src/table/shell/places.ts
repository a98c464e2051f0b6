import type { ReactNode } from 'react';

/** A named panel of a table. Wide screens show all of them, narrow ones one at a time, selected by its tab. */
export interface Place {
  name: string;
  /** The label and icon of its tab. */
  label: string;
  picture: ReactNode;
  /** The number on its tab, and its meaning for screen readers. */
  badge?: { count: number; means: string } | undefined;
  content: ReactNode;
}
