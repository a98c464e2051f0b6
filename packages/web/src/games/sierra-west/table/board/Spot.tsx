import type { CSSProperties, FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { Explanation } from '../../../../table/explain/Explain.tsx';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import type { TableContext } from '../tableContext.ts';

interface SpotProps {
  context: TableContext;
  /** Its target. */
  id: string;
  /** Its name, and a note on its current state. */
  name: string;
  notes?: readonly (string | null)[];
  /** The explanation shown when it is pointed at. */
  about: () => Explanation;
  /** The card shown large from here. */
  card?: number;
  /** Called when the pointer or the keyboard focus enters or leaves it. */
  onPoint?: (on: boolean) => void;
  className?: string;
  style?: CSSProperties;
  /** Pictures, and text that its name repeats. */
  children?: ReactNode;
}

/** A part of the shared board that is a target or explains itself. A card without another use opens large. */
export function Spot(props: SpotProps): ReactNode {
  const { context, id, name, notes = [], about, card, onPoint, className, style, children } = props;
  const targets = useAllTargets();
  /** What it is, and why it cannot be touched. */
  const explain = (): Explanation => {
    const said = about();
    const rule = targets.model.whyNot(id);
    return rule === null ? said : { ...said, text: [said.text, context.speaker.rule(rule)].join(' '), rule };
  };
  const { state, props: touch } = targets.of(id, { about: explain });
  const open = card === undefined ? null : () => context.look(card);
  return (
    <button
      type="button"
      className={className ? `spot-west ${className}` : 'spot-west'}
      style={style}
      aria-keyshortcuts={open ? 'l' : undefined}
      {...touch}
      onClick={(event) => (open && state === 'idle' ? open() : touch.onClick(event))}
      onKeyDown={(event: KeyboardEvent) => {
        if (open && event.key === 'l') open();
        else touch.onKeyDown(event);
      }}
      {...(onPoint && {
        onPointerEnter: () => onPoint(true),
        onPointerLeave: (event: PointerEvent) => {
          onPoint(false);
          touch.onPointerLeave(event);
        },
        onFocus: (event: FocusEvent) => {
          onPoint(true);
          touch.onFocus(event);
        },
        onBlur: (event: FocusEvent) => {
          onPoint(false);
          touch.onBlur(event);
        },
      })}
    >
      <span className="hidden-text">{[name, ...notes].filter(Boolean).join(', ')}</span>
      {children !== undefined && (
        <span className="spot-picture" aria-hidden="true">
          {children}
        </span>
      )}
    </button>
  );
}
