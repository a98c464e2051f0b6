import type { ReactNode } from 'react';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { nodesOf } from '../../art/map/nodes.ts';
import type { TableContext } from '../tableContext.ts';
import { type MapMemory, MapView } from './MapView.tsx';
import { PhoneRail } from './PhoneRail.tsx';
import { targetOfNode } from './SheetNode.tsx';
import { useSheet } from './useSheet.tsx';

/** My map on a narrow screen, and under it my railway. */
export function PhoneMap({ context, memory }: { context: TableContext; memory: MapMemory }): ReactNode {
  const props = useSheet(context);
  const { model } = useAllTargets();
  const open = nodesOf(props.sheet).map.filter((node) => model.stateOf(targetOfNode(node)) === 'possible');
  return (
    <div className="co-phone-map">
      <MapView sheet={props} words={context.words} open={open} memory={memory} />
      <PhoneRail context={context} sheet={props} />
    </div>
  );
}
