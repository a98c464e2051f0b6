import type { ReactNode } from 'react';

export interface PictureProps {
  /** In em; style sheets may override it. */
  size?: number;
  /** Read out only when given. */
  label?: string;
  className?: string;
}

/** A painted symbol of the page's sprite, drawn in a 48-unit box. */
export function SpritePicture({ id, size = 1.5, label, className }: { id: string } & PictureProps): ReactNode {
  const style = { width: `${size}em`, height: `${size}em` };
  const classes = className === undefined ? 'symbol' : `symbol ${className}`;
  return label === undefined ? (
    <svg className={classes} viewBox="0 0 48 48" style={style} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  ) : (
    <svg className={classes} viewBox="0 0 48 48" style={style} role="img" aria-label={label}>
      <use href={`#${id}`} />
    </svg>
  );
}
