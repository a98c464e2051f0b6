import type { CSSProperties, ReactNode } from 'react';

interface DrawingProps {
  viewBox: string;
  className: string;
  /** Read by screen readers only when given. */
  label?: string | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/** A drawing in units of its own. */
export const Drawing = ({ label, children, ...rest }: DrawingProps): ReactNode =>
  label === undefined ? (
    <svg {...rest} aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg {...rest} role="img" aria-label={label}>
      {children}
    </svg>
  );
