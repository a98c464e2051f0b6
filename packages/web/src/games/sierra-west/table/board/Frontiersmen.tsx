import { BASE } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { Frontiersman } from '../../art/Figures.tsx';
import type { TableContext } from '../tableContext.ts';
import { type Cover, type MountainLayout, standAt } from './layout.ts';
import { round } from './place.ts';
import { worldWords } from './worldWords.ts';

interface FrontiersmenProps {
  context: TableContext;
  layout: MountainLayout;
  covers: readonly Cover[];
}

/** Everybody's frontiersmen; Hastings has two, which wear their side. They slide when they move. */
export function Frontiersmen({ context: { view }, layout, covers }: FrontiersmenProps): ReactNode {
  const words = useWords(worldWords);
  const all = view.players.flatMap(({ frontiersmen }, player) =>
    frontiersmen.map((position, i) => ({ player, position, side: frontiersmen.length > 1 ? words.side[i] : null })),
  );
  return all.map(({ player, position, side }, n) => {
    const there = all.filter((other) => other.position === position);
    const spot = standAt(
      layout,
      position,
      position === BASE ? 'both' : covers[position]!,
      there.indexOf(all[n]!),
      there.length,
    );
    const size = layout.figure * (position === BASE ? 0.82 : 1);
    return (
      <div
        key={`${player} ${side}`}
        className="mountain-man at"
        data-place={`frontiersman-${player}`}
        style={round(spot, size)}
        aria-hidden="true"
      >
        <Frontiersman seat={player} />
        {side && <span className="side-pill">{side}</span>}
      </div>
    );
  });
}
