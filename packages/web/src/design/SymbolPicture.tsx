import type { ReactNode } from 'react';

/** The symbols of symbols.svg. */
export type SymbolName =
  | 'mammal'
  | 'bird'
  | 'house'
  | 'ruin'
  | 'river'
  | 'wind'
  | 'role-duo'
  | 'role-trio'
  | 'destination'
  | 'notebook'
  | 'sun-empty'
  | 'sun-full'
  | 'ready'
  | 'not-ready'
  | 'pass'
  | `mark-${'ochre' | 'crimson' | 'teal' | 'violet'}`;

/** A painted symbol, as large as its font unless told otherwise; spoken only when it is given a label. */
export function SymbolPicture({
  name,
  size = 1.5,
  label,
}: {
  name: SymbolName;
  size?: number;
  label?: string;
}): ReactNode {
  const style = { width: `${size}em`, height: `${size}em` };
  return label ? (
    <svg className="symbol" viewBox="0 0 48 48" style={style} role="img" aria-label={label}>
      <use href={`#y-${name}`} />
    </svg>
  ) : (
    <svg className="symbol" viewBox="0 0 48 48" style={style} aria-hidden="true">
      <use href={`#y-${name}`} />
    </svg>
  );
}
