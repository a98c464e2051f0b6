import { CONTESTED, type ColoradoEvent, type Contested, wonThisTurn } from '@cordillera/colorado';
import type { ReactNode } from 'react';
import { useWide } from '../../../../table/shell/Shell.tsx';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { BountyBoard } from '../../art/board/BountyBoard.tsx';
import type { BoxLook, BoxParts } from '../../art/board/parts.ts';
import { sinceStart } from '../log/chain.ts';
import type { TableContext } from '../tableContext.ts';
import { tipiTarget } from '../targets.ts';

/** The Bounty Board; the boxes of my tipi track can be touched when they are asked for. */
export function Board({ context }: { context: TableContext }): ReactNode {
  const { box, view, names, me, words } = context;
  const targets = useAllTargets();
  const wide = useWide();
  const won = wonThisTurn(box, view);
  const ticked = Object.fromEntries(CONTESTED.map((zone, z) => [zone, view.taken[z]! + won[z]!])) as Record<
    Contested,
    number
  >;
  const boxOf = (event: ColoradoEvent): string[] =>
    event.type === 'tickedBox' ? [`${event.zone} ${event.seat} ${event.box}`] : [];
  const fresh = new Set(sinceStart(context.events).flatMap(boxOf));
  const drawn = new Set(context.newest.flatMap(boxOf));
  const medals = new Set(
    context.events
      .slice(context.events.findLastIndex(({ type }) => type === 'turnBegan') + 1)
      .flatMap((event) => (event.type === 'wonMedal' ? [`${event.seat} ${event.slot - 1}`] : [])),
  );
  const isTipi = (zone: string, seat: number): boolean => zone === 'tipi' && seat === me;
  const look = (zone: string, seat: number, at: number): BoxLook => ({
    next: isTipi(zone, seat) && targets.model.stateOf(tipiTarget(at)) === 'possible',
    fresh: fresh.has(`${zone} ${seat} ${at}`),
    held: isTipi(zone, seat) && context.held.includes(tipiTarget(at)),
    draws: drawn.has(`${zone} ${seat} ${at}`),
  });
  const frame = ({ zone, seat, box: at, drawing }: BoxParts): ReactNode => {
    if (!isTipi(zone, seat) || targets.model.stateOf(tipiTarget(at)) === 'idle') return drawing;
    return (
      <button key={at} type="button" className="co-box-button" {...targets.of(tipiTarget(at)).props}>
        <span className="hidden-text">{words.tipiBox(at + 1)}</span>
        {drawing}
      </button>
    );
  };
  return (
    <BountyBoard
      board={box.content.board}
      scrolled={wide ? undefined : words.places.bounty}
      view={{ players: view.players, taken: view.taken, ticked }}
      names={names}
      viewer={me}
      box={look}
      frame={frame}
      freshMedal={(seat, slot) => medals.has(`${seat} ${slot}`)}
    />
  );
}
