import type { ReactNode } from 'react';

export const Emblem = (): ReactNode => (
  <svg className="emblem" viewBox="0 0 120 120" aria-hidden="true">
    <use href="#emblem" />
  </svg>
);

/** The wordmark; the dot of the i is the sun. */
export const Wordmark = (): ReactNode => (
  <svg className="wordmark" viewBox="0 0 460 82" role="img" aria-label="Cordillera">
    <use href="#wordmark" />
  </svg>
);
