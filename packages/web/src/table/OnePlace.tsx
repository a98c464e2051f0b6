import { type ReactNode, useRef } from 'react';
import type { Place } from './places.ts';
import { useSwipe } from './useSwipe.ts';

interface OnePlaceProps {
  places: readonly Place[];
  place: string;
  onPlace: (name: string) => void;
  /** There is room for two: this one is always seen, and another beside it. */
  constant?: string | undefined;
}

/** Narrow screens: one place of the table, and while a finger swipes, the one beside it; or two side by side. */
export function OnePlace({ places, place, onPlace, constant }: OnePlaceProps): ReactNode {
  const track = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    places.findIndex(({ name }) => name === place),
  );
  const stays = places.find(({ name }) => name === constant);
  const { towards, props } = useSwipe({
    at,
    // two places stand still
    count: stays ? 0 : places.length,
    onGo: (to) => onPlace(places[to]!.name),
    track,
  });
  if (stays) {
    const other = place === constant ? places.find(({ name }) => name !== constant)! : places[at]!;
    return (
      <div className="places" data-two>
        <div className="places-track">
          {[stays, other].map(({ name, content }) => (
            <div key={name} className="place" data-part={name}>
              {content}
            </div>
          ))}
        </div>
      </div>
    );
  }
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
