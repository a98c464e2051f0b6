import { type ComponentPropsWithoutRef, type ElementType, type ReactNode, useMemo, useRef } from 'react';
import { useSize } from '../hooks/useSize.ts';
import { type Tear, tornOutline } from './outlines.ts';

type Tone = 'paper' | 'card' | 'sunk' | 'chip';

/** How each tone is torn: large sheets vary more than small chips. */
const tears: Record<Tone, Omit<Tear, 'seed'>> = {
  paper: { amp: 2.4, drift: 1.6, step: 30, radius: 7 },
  card: { amp: 2.4, drift: 1.6, step: 30, radius: 7 },
  sunk: { amp: 1.2, drift: 0.8, step: 44, radius: 6 },
  chip: { amp: 1.2, drift: 0.8, step: 30, radius: 5 },
};

type TornProps<Tag extends ElementType> = {
  as?: Tag;
  /** The same seed always tears the same edge. */
  seed: string | number;
  tone?: Tone;
  /** The height of the sheet: 0 flat, 1 chip, 2 sheet. */
  lift?: 0 | 1 | 2;
  className?: string | undefined;
  children?: ReactNode;
} & Omit<ComponentPropsWithoutRef<Tag>, 'as' | 'className' | 'children'>;

/** A sheet of torn paper around any content. */
export function Torn<Tag extends ElementType = 'div'>(props: TornProps<Tag>): ReactNode {
  const { as, seed, tone = 'paper', lift = tone === 'sunk' ? 0 : 2, className, children, ...rest } = props;
  const Element: ElementType = as ?? 'div';
  return (
    <Element {...rest} className={className ? `torn ${className}` : 'torn'}>
      <TornPaper seed={seed} tone={tone} lift={lift} />
      {children}
    </Element>
  );
}

function TornPaper({ seed, tone, lift }: { seed: string | number; tone: Tone; lift: number }): ReactNode {
  const ref = useRef<SVGSVGElement>(null);
  const size = useSize(ref);
  const outline = useMemo(
    () => size && tornOutline(size.width, size.height, { seed, ...tears[tone] }),
    [size, seed, tone],
  );
  return (
    <svg ref={ref} className="torn-paper" data-tone={tone} data-lift={lift} aria-hidden="true">
      {outline && lift > 0 && <path className="torn-shadow" d={outline} />}
      {outline && <path d={outline} />}
    </svg>
  );
}
