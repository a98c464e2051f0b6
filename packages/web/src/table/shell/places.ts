import type { ReactNode } from 'react';

/** A part of a table that has a name. Wide screens show all of them, narrow ones one at a time, chosen by its tab. */
export interface Place {
  name: string;
  /** What its tab says and shows. */
  label: string;
  picture: ReactNode;
  /** What waits in it, and what that number means, in words that are only heard. */
  badge?: { count: number; means: string } | undefined;
  content: ReactNode;
}
