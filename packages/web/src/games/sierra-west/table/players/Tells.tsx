import type { ReactNode } from 'react';
import { type Explanation, useExplain } from '../../../../table/explain/Explain.tsx';

/**
 * A small part of a button that explains itself when pointed at or held down. By keyboard the whole button
 * is read or opened instead.
 */
export function ExplainedMark({
  by,
  className,
  count,
  children,
}: {
  by: () => Explanation | null;
  className?: string;
  /** What it counts. */
  count?: string;
  children: ReactNode;
}): ReactNode {
  const { onFocus: _focus, onBlur: _blur, ...pointed } = useExplain().props(by);
  return (
    <span className={className} data-count={count} {...pointed}>
      {children}
    </span>
  );
}
