import { type ReactNode, useRef } from 'react';
import type { Place } from './places.ts';
import { useSwipe } from './useSwipe.ts';

interface OnePlaceProps {
  places: readonly Place[];
  place: string;
  onPlace: (name: string) => void;
}

/** Narrow screens: one place of the table, and while a finger swipes, the one beside it. */
export function OnePlace({ places, place, onPlace }: OnePlaceProps): ReactNode {
  const track = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    places.findIndex(({ name }) => name === place),
  );
  const { towards, props } = useSwipe({ at, count: places.length, onGo: (to) => onPlace(places[to]!.name), track });
  const beside = towards === 0 ? undefined : places[at + towards];
  return (
    <div className="places" data-swiping={towards === 0 ? undefined : true} {...props}>
      <div className="places-track" ref={track}>
        {[places[at]!, ...(beside ? [beside] : [])].map(({ name, content }, i) => (
          <div
            key={name}
            className="place"
            data-part={name}
            data-side={i === 0 ? undefined : towards}
            inert={i > 0}
            aria-hidden={i > 0 || undefined}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
