import type { ReactNode } from 'react';

interface FigureProps {
  now: number;
  /** The value after the placement; null when nothing changes. */
  next: number | null;
  label: string;
}

const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** Points: as they are, or as they would become, the new figure on glow. */
export const Figure = ({ now, next, label }: FigureProps): ReactNode => (
  <span className="figure">
    {next !== null && (
      <small aria-hidden="true" key={`was ${now}`}>
        {figure(now)}
      </small>
    )}
    <span aria-hidden="true" key={next ?? now} data-next={next !== null || undefined}>
      {figure(next ?? now)}
    </span>
    <span className="hidden-text">{label}</span>
  </span>
);
