import type { SierraWestEvent, SierraWestView } from '@cordillera/sierra-west';
import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { Stage as Motions } from '../../../../table/animation/AnimationLayer.tsx';
import { motionsOf, type Told } from './animations.ts';
import './animation.css';

type StageProps = Omit<ComponentProps<typeof Motions<SierraWestView, SierraWestEvent>>, 'symbols' | 'motionsOf'> &
  Pick<Told, 'box'>;

/** Moves pioneers, cards and goods from where they lay to where they lie now. */
export function Stage({ box, ...props }: StageProps): ReactNode {
  const moves = useCallback((told: Omit<Told, 'box'>) => motionsOf({ ...told, box }), [box]);
  return <Motions {...props} symbols="w-" motionsOf={moves} />;
}
