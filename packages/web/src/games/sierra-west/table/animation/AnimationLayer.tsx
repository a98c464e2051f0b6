import type { SierraWestEvent, SierraWestView } from '@cordillera/sierra-west';
import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { AnimationLayer as Motions } from '../../../../table/animation/AnimationLayer.tsx';
import { animationsOf, type WestAnimationInput } from './animations.ts';
import './animation.css';

type WestAnimationLayerProps = Omit<
  ComponentProps<typeof Motions<SierraWestView, SierraWestEvent>>,
  'symbols' | 'animationsOf'
> &
  Pick<WestAnimationInput, 'box'>;

/** Animates pioneers, cards and goods from their old places to the new ones. */
export function WestAnimationLayer({ box, ...props }: WestAnimationLayerProps): ReactNode {
  const moves = useCallback((input: Omit<WestAnimationInput, 'box'>) => animationsOf({ ...input, box }), [box]);
  return <Motions {...props} symbols="w-" animationsOf={moves} />;
}
