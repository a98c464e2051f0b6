import type { ScoreSheet } from '@cordillera/engine';
import type { ReactNode } from 'react';
import { Dialog } from '../../../../design/controls/Dialog.tsx';
import { Area } from '../../art/Area.tsx';
import { ColoradoIcon } from '../../art/ColoradoIcon.tsx';
import { MedalRow, Nuggets } from '../../art/Counts.tsx';
import { RouteMap } from '../../art/map/RouteMap.tsx';
import { Railway } from '../../art/Railway.tsx';
import { areaBits, playerOf, type Sight } from '../tableContext.ts';
import { useKnown } from './KnownHand.tsx';

/** Everything that lies open of another player: area, map, railway, and what is known of the hand. */
export function Opened({
  sight,
  seat,
  score,
  onClose,
}: {
  sight: Sight;
  seat: number;
  score: ScoreSheet['seats'][0];
  onClose: () => void;
}): ReactNode {
  const { names, speaker, box } = sight;
  return (
    <Dialog label={`${names[seat]} · ${speaker.points(score.total)}`} onClose={onClose}>
      <OpenedParts sight={sight} seat={seat} sheet={box.content.sheet} />
    </Dialog>
  );
}

function OpenedParts({
  sight,
  seat,
  sheet,
}: {
  sight: Sight;
  seat: number;
  sheet: Sight['box']['content']['sheet'];
}): ReactNode {
  const { words, speaker } = sight;
  const player = playerOf(sight, seat);
  const known = useKnown(sight)[seat]!;
  return (
    <div className="co-opened-parts">
      <p className="co-person-counts">
        <span className="co-count">
          <ColoradoIcon name="hand" />
          <b>{words.hand(player.handSize)}</b>
        </span>
        <Nuggets n={player.nuggets} />
        <MedalRow n={player.medals.length} />
      </p>
      <Area area={areaBits(player)} />
      <p className="co-known-box">
        <ColoradoIcon name="eye" />
        <b>{words.known}</b>
        <span>{known ?? words.knownNothing}</span>
      </p>
      <h3>{speaker.term('map')}</h3>
      <RouteMap sheet={sheet} marks={player} seat={seat} />
      <h3>{speaker.term('railway')}</h3>
      <Railway sheet={sheet} marks={player} seat={seat} />
    </div>
  );
}
