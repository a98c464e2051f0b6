import type { ReactNode } from 'react';
import type { Explanation } from '../../table/Explain.tsx';
import { useTarget } from '../../table/Targets.tsx';

interface ThingProps {
  /** Its target. */
  id: string;
  name: ReactNode;
  /** Smaller, under the name. */
  notes?: readonly (string | null)[];
  /** What it says of itself when it is pointed at. */
  about?: () => Explanation | null;
}

/** One thing on the table, in words. What cannot be touched and has nothing to say is no button. */
export function Thing({ id, name, notes = [], about }: ThingProps): ReactNode {
  const { state, props } = useTarget(id, about ? { about } : undefined);
  const inside = (
    <>
      <b>{name}</b>
      {/* biome-ignore lint/suspicious/noArrayIndexKey: notes keep their order */}
      {notes.map((note, i) => note && <small key={i}>{note}</small>)}
    </>
  );
  if (state === 'idle' && !about) return <div className="thing">{inside}</div>;
  return (
    <button type="button" className="thing" {...props} tabIndex={state === 'idle' ? -1 : 0}>
      {inside}
    </button>
  );
}
