import type { ReactNode } from 'react';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { nodesOf } from '../../art/map/nodes.ts';
import type { Sight } from '../tableContext.ts';
import { type Kept, MapView } from './MapView.tsx';
import { PhoneRail } from './PhoneRail.tsx';
import { targetOfNode } from './SheetNode.tsx';
import { useSheet } from './useSheet.tsx';

/** My map on a narrow screen, and under it my railway. */
export function PhoneMap({ sight, kept }: { sight: Sight; kept: Kept }): ReactNode {
  const props = useSheet(sight);
  const { model } = useAllTargets();
  const open = nodesOf(props.sheet).map.filter((node) => model.stateOf(targetOfNode(node)) === 'possible');
  return (
    <div className="co-phone-map">
      <MapView sheet={props} words={sight.words} open={open} kept={kept} />
      <PhoneRail sight={sight} sheet={props} />
    </div>
  );
}
