import type { ReactNode } from 'react';

interface RuleDrawingProps<Picture extends { kind: string }, Icon extends string> {
  id: string;
  /** Worked pictures, by rule. */
  pictures: Readonly<Record<string, Picture | undefined>>;
  /** Their text alternatives. */
  labels: Readonly<Record<string, string>>;
  draw: (picture: Picture) => ReactNode;
  /** The icons that a rule is about: those are named in its words. */
  icons?: Readonly<Record<string, readonly Icon[] | undefined>>;
  drawIcon?: (icon: Icon, isAlone: boolean) => ReactNode;
}

/** The worked picture of a rule, or its icons; nothing for a rule that has neither. */
export function RuleDrawing<Picture extends { kind: string }, Icon extends string = never>(
  props: RuleDrawingProps<Picture, Icon>,
): ReactNode {
  const { id, pictures, labels, draw, icons = {}, drawIcon } = props;
  const picture = pictures[id];
  if (picture)
    return (
      <div className="rule-picture" data-kind={picture.kind} role="img" aria-label={labels[id]}>
        {draw(picture)}
      </div>
    );
  const drawn = icons[id];
  if (!drawn) return null;
  return (
    <div className="rule-picture" data-kind="icons" aria-hidden="true">
      {drawn.map((icon) => drawIcon?.(icon, drawn.length === 1))}
    </div>
  );
}
