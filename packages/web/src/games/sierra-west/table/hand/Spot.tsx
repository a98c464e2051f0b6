import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { type Explanation, useExplain } from '../../../../table/explain/Explain.tsx';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';

export interface SpotProps extends Omit<ComponentPropsWithoutRef<'button'>, 'id' | 'name'> {
  /** Its target. */
  id: string;
  /** Its name, and a note on its current state. */
  name: string;
  notes?: readonly (string | null | false | undefined)[];
  /** The explanation of its use. */
  text?: string;
  picture?: ReactNode;
  /** On another player's board it only explains itself. */
  still?: boolean;
}

/** A drawn part of the board: a button that is active when it is a target, and always explains itself. */
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
      // While a question is open, Tab visits only the targets that answer it.
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
