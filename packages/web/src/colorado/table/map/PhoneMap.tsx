import { type ReactNode, useEffect, useRef } from 'react';
import { usePanZoom } from '../../../design/panZoom.ts';
import { useSize } from '../../../design/size.ts';
import { useAllTargets } from '../../../table/Targets.tsx';
import { ColoradoIcon } from '../../art/ColoradoIcon.tsx';
import { MapStamp } from '../../art/map/MapStamp.tsx';
import { nodesOf } from '../../art/map/nodes.ts';
import { RouteMap } from '../../art/map/RouteMap.tsx';
import { Railway } from '../../art/Railway.tsx';
import type { Sight } from '../sight.ts';
import { targetOfNode } from './SheetNode.tsx';
import { useSheet } from './useSheet.tsx';

/** Wide enough for a finger: discs of 40 px. */
const CLOSE = 2.2;

/** My map on a narrow screen: it opens on what glows, and is moved and enlarged with fingers and buttons. */
export function PhoneMap({ sight }: { sight: Sight }): ReactNode {
  const { words, box } = sight;
  const props = useSheet(sight);
  const { model } = useAllTargets();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const { gaze, moving, zoomBy, lookAt, reset, handlers } = usePanZoom(frame, size);
  const { sheet } = box.content;
  const { map } = sheet.canvas;
  const open = nodesOf(sheet).map.filter((node) => model.stateOf(targetOfNode(node)) === 'possible');
  const glowing = open.map(({ id }) => id).join(' ');

  // What glows is brought into sight, once for every question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something else glows
  useEffect(() => {
    if (!size || open.length === 0) return;
    const scale = size.width / map.width;
    const xs = open.map(({ x }) => (x - map.x) * scale);
    const ys = open.map(({ y }) => (y - map.y) * scale);
    const room = 30;
    const part = {
      x: Math.min(...xs) - room,
      y: Math.min(...ys) - room,
      width: Math.max(...xs) - Math.min(...xs) + 2 * room,
      height: Math.max(...ys) - Math.min(...ys) + 2 * room,
    };
    lookAt(part, CLOSE);
  }, [glowing, size?.width]);

  return (
    <div className="co-phone-map">
      <div ref={frame} className="co-map-frame" {...handlers}>
        <div
          className="co-map-sheet"
          data-moving={moving || undefined}
          style={{ transform: `translate(${gaze.x}px, ${gaze.y}px) scale(${gaze.zoom})` }}
        >
          <RouteMap {...props} />
        </div>
      </div>
      <div className="co-zoom">
        <button type="button" onClick={reset} aria-label={words.wholeMap}>
          <MapStamp
            sheet={sheet}
            discovered={props.marks.ticks.reduce((bits, ticks, region) => bits | ((ticks & 1) << region), 0)}
            open={new Set(open.map(({ id }) => id))}
          />
        </button>
        <button type="button" onClick={() => zoomBy(1.4)}>
          <ColoradoIcon name="plus" label={words.zoomIn} />
        </button>
        <button type="button" onClick={() => zoomBy(1 / 1.4)}>
          <ColoradoIcon name="minus" label={words.zoomOut} />
        </button>
      </div>
      <div className="co-phone-rail">
        <Railway {...props} />
      </div>
    </div>
  );
}
