import { type ReactNode, useCallback, useRef } from 'react';
import { useSwipe } from '../input/useSwipe.ts';
import type { Place } from './places.ts';

interface OnePlaceProps {
  places: readonly Place[];
  place: string;
  onPlace: (name: string) => void;
}

/** Narrow screens: one panel of the table, and during a swipe the next one. */
export function OnePlace({ places, place, onPlace }: OnePlaceProps): ReactNode {
  const track = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    places.findIndex(({ name }) => name === place),
  );
  const { towards, props } = useSwipe({ at, count: places.length, onGo: (to) => onPlace(places[to]!.name), track });
  const scrolled = useRef(new Map<string, number>());
  const beside = towards === 0 ? undefined : places[at + towards];
  return (
    <div className="places" data-swiping={towards === 0 ? undefined : true} {...props}>
      <div className="places-track" ref={track}>
        {[places[at]!, ...(beside ? [beside] : [])].map(({ name, content }, i) => (
          <Scrolled key={name} name={name} side={i === 0 ? 0 : towards} scrollPositions={scrolled.current}>
            {content}
          </Scrolled>
        ))}
      </div>
    </div>
  );
}

interface ScrolledProps {
  name: string;
  /** Relative to the visible panel: -1 or 1. */
  side: number;
  /** The last scroll position of each panel. */
  scrollPositions: Map<string, number>;
  children: ReactNode;
}

/** A panel that restores its scroll position. */
function Scrolled({ name, side, scrollPositions, children }: ScrolledProps): ReactNode {
  const ref = useCallback(
    (place: HTMLDivElement) => {
      place.scrollTop = scrollPositions.get(name) ?? 0;
      return () => {
        scrollPositions.set(name, place.scrollTop);
      };
    },
    [name, scrollPositions],
  );
  return (
    <div
      ref={ref}
      className="place"
      data-part={name}
      data-side={side === 0 ? undefined : side}
      inert={side !== 0}
      aria-hidden={side !== 0 || undefined}
    >
      {children}
    </div>
  );
}
