import type { ReactNode } from 'react';

/** The box of every card: 280 by 400, as wide as its place; CSS hides what would be too small to read. */
export const CardFrame = ({ children }: { children: ReactNode }): ReactNode => (
  <span className="west-card" aria-hidden="true" data-drawn>
    <svg viewBox="0 0 280 400" aria-hidden="true">
      {children}
    </svg>
  </span>
);

/** A card's ground, what is on it, its pale border and the shade of dusk. */
export const CardArt = ({ dusk, children }: { dusk: 'face' | 'back'; children: ReactNode }): ReactNode => (
  <>
    <use href="#west-card-shadow" />
    {children}
    <use href="#west-card-edge" />
    <path className="west-dusk" data-on={dusk} d="M0 3l3-3h274l3 3v394l-3 3H3l-3-3z" />
  </>
);

/** A symbol that is a whole card. */
export const Whole = ({ id }: { id: string }): ReactNode => <use href={`#${id}`} width={280} height={400} />;
