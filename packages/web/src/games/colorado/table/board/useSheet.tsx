import type { ColoradoEvent } from '@cordillera/colorado';
import type { ReactNode } from 'react';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import type { NodeLook } from '../../art/map/NodeDrawing.tsx';
import type { SheetNode as Node } from '../../art/map/nodes.ts';
import type { NodeParts, SheetNodesProps } from '../../art/map/SheetNodes.tsx';
import { sinceStart } from '../log/chain.ts';
import { playerOf, type TableContext } from '../tableContext.ts';
import { SheetNode, targetOfNode } from './SheetNode.tsx';

/** My map and railway: what glows, what was ticked in this chain, and every node a button. */
export function useSheet(context: TableContext): SheetNodesProps {
  const { model } = useAllTargets();
  const fresh = nodesTicked(sinceStart(context.events), context.me);
  const drawn = nodesTicked(context.newest, context.me);
  return {
    sheet: context.box.content.sheet,
    marks: playerOf(context, context.me),
    seat: context.me,
    look: (node: Node): NodeLook => {
      const id = targetOfNode(node);
      return {
        open: model.stateOf(id) === 'possible',
        fresh: fresh.has(id),
        held: context.held.includes(id),
        draws: drawn.has(id),
      };
    },
    frame: (parts: NodeParts): ReactNode => <SheetNode key={parts.node.id} context={context} parts={parts} />,
  };
}

/** What this player has ticked. */
function nodesTicked(events: readonly ColoradoEvent[], seat: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'tickedStage') found.add(`stage ${event.stage}`);
    if (event.type === 'tickedStation') found.add(`station ${event.station}`);
    if (event.type === 'discovered') found.add(`region ${event.region}`);
  }
  return found;
}
