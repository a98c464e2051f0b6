import type { ReactNode } from 'react';
import type { Place } from './places.ts';

interface TwoPlacesProps {
  places: readonly Place[];
  place: string;
  /** The panel that is always visible. */
  constant: string;
}

/** Tablets: a fixed panel, and the selected one beside it. */
export function TwoPlaces({ places, place, constant }: TwoPlacesProps): ReactNode {
  const stays = places.find(({ name }) => name === constant)!;
  const others = places.filter((each) => each !== stays);
  const other = others.find(({ name }) => name === place) ?? others[0]!;
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
