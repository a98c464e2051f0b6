import { type ReactNode, useRef } from 'react';

/** The sections of a narrow screen: behind the name of the one that is shown. Following a link closes them. */
export function SectionFold({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const fold = useRef<HTMLDetailsElement>(null);
  const close = (): void => fold.current?.removeAttribute('open');
  return (
    <details ref={fold} className="sections-fold">
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: hears the clicks of links */}
      <div onClick={({ target }) => (target as Element).closest('a') && close()}>{children}</div>
    </details>
  );
}
