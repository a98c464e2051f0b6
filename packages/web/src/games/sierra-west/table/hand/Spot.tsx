import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { type Explanation, useExplain } from '../../../../table/explain/Explain.tsx';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';

export interface SpotProps extends Omit<ComponentPropsWithoutRef<'button'>, 'id' | 'name'> {
  /** Its target. */
  id: string;
  /** What it is called, and what is to be said of it now. */
  name: string;
  notes?: readonly (string | null | false | undefined)[];
  /** What it is good for. */
  text?: string;
  picture?: ReactNode;
  /** Somebody else's board: it only explains itself. */
  still?: boolean;
}

/** A drawn thing of the board: a button that can be touched when the decision says so, and explains itself always. */
export function Spot({
  id,
  name,
  notes = [],
  text,
  picture,
  still = false,
  onPointerDown,
  children,
  ...rest
}: SpotProps): ReactNode {
  const targets = useAllTargets();
  const explain = useExplain();
  const said = notes.filter((note): note is string => typeof note === 'string' && note !== '');
  const about = (): Explanation => ({
    title: name,
    text: [...said.map(sentence), text ?? ''].filter((part) => part !== '').join(' '),
    ...(picture !== undefined && { picture }),
  });
  const props = still
    ? {
        ...explain.props(about),
        onClick: (event: { currentTarget: Element }) => explain.show(event.currentTarget, about),
      }
    : targets.of(id, { about }).props;
  const isIdle = !('data-touch' in props) || props['data-touch'] === 'idle';
  return (
    <button
      type="button"
      data-spot={id}
      {...props}
      // While something is asked, Tab goes through what answers it.
      tabIndex={isIdle && targets.model.next.length > 0 ? -1 : 0}
      {...rest}
      onPointerDown={(event) => {
        props.onPointerDown(event);
        onPointerDown?.(event);
      }}
    >
      <span className="hidden-text">{[name, ...said].join(', ')}</span>
      <span className="spot-art" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/** A note as a sentence of its own. */
const sentence = (note: string): string =>
  note.charAt(0).toUpperCase() + note.slice(1) + (/[.!?]$/.test(note) ? '' : '.');
