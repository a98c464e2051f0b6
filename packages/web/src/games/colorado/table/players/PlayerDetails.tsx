import type { ScoreSheet } from '@cordillera/engine';
import type { ReactNode } from 'react';
import { Dialog } from '../../../../design/controls/Dialog.tsx';
import { Area } from '../../art/Area.tsx';
import { ColoradoIcon } from '../../art/ColoradoIcon.tsx';
import { MedalRow, Nuggets } from '../../art/Counts.tsx';
import { RouteMap } from '../../art/map/RouteMap.tsx';
import { Railway } from '../../art/Railway.tsx';
import { areaBits, playerOf, type TableContext } from '../tableContext.ts';
import { useKnownHand } from './KnownHand.tsx';

/** Everything that lies open of another player: area, map, railway, and what is known of the hand. */
export function PlayerDetails({
  context,
  seat,
  score,
  onClose,
}: {
  context: TableContext;
  seat: number;
  score: ScoreSheet['seats'][0];
  onClose: () => void;
}): ReactNode {
  const { names, speaker, box } = context;
  return (
    <Dialog label={`${names[seat]} · ${speaker.points(score.total)}`} onClose={onClose}>
      <PlayerDetailParts context={context} seat={seat} sheet={box.content.sheet} />
    </Dialog>
  );
}

function PlayerDetailParts({
  context,
  seat,
  sheet,
}: {
  context: TableContext;
  seat: number;
  sheet: TableContext['box']['content']['sheet'];
}): ReactNode {
  const { words, speaker } = context;
  const player = playerOf(context, seat);
  const known = useKnownHand(context)[seat]!;
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
