import type { ReactNode } from 'react';
import { Landscape } from '../sierra/Landscape.tsx';
import { useSpeech } from '../words/index.tsx';
import { describe } from './describe.ts';
import type { TableGroup } from './table.ts';

/** Kept outside, so that the sky is cut only once. */
const sun = { x: 0.87, y: 0.15, size: 0.042 };
const inset = { top: 3.25, bottom: 1.1, sides: 0.5 };

/** The large landscape in the middle, with its name; on a narrow screen with its Destination instead. */
export function Board({ group, onDestination }: { group: TableGroup; onDestination: () => void }): ReactNode {
  const { words, language } = useSpeech();
  const { destination } = group;
  return (
    <section className="board" id="board" tabIndex={-1} aria-label={words.watch.ofGroup(group.name)}>
      <Landscape
        lines={group.lines}
        laid={new Set(group.laid.map(({ id }) => id))}
        label={describe(words, language, group)}
        seed={`board ${group.id}`}
        sun={sun}
        inset={inset}
        zoom={{ in: words.watch.zoomIn, out: words.watch.zoomOut }}
      />
      <p className="board-label">
        {group.name} · {words.watch.cardsLaid(group.cards, group.allCards)}
      </p>
      <button type="button" className="board-destination" data-colour={destination.colour} onClick={onDestination}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <use href={`#y-mark-${destination.colour}`} />
        </svg>
        <span className="display">
          {destination.name} {destination.face}
        </span>
        <b className="display" aria-hidden="true">
          {destination.points}
        </b>
        <span className="hidden-text">{words.watch.points(destination.points)}</span>
      </button>
    </section>
  );
}
