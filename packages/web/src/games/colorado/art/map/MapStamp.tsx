import { memo, type ReactNode, useMemo } from 'react';
import { path } from '../../../../design/paper/outlines.ts';
import { type Frame, KINDS, type RouteSheet } from '../content.ts';
import { Drawing } from '../Drawing.tsx';
import { nodesOf } from './nodes.ts';
import { outlineOf, ridgeOutlineOf } from './outlines.ts';
import { viewBoxOf } from './view.ts';

interface MapStampProps {
  sheet: RouteSheet;
  /** One bit for each region. */
  discovered: number;
  /** The nodes that glow. */
  open: ReadonlySet<string>;
  /** The visible part of the map, in units of the sheet. */
  window?: Frame | undefined;
  label?: string;
}

/** The whole map as small as a stamp: lands, mountains, dots where something glows, and the visible part. */
export function MapStamp({ sheet, discovered, open, window, label }: MapStampProps): ReactNode {
  const { byId } = nodesOf(sheet);
  return (
    <Drawing className="co-stamp" viewBox={viewBoxOf(sheet.canvas.map)} label={label}>
      <Lands sheet={sheet} discovered={discovered} />
      {[...open].map((id) => {
        const node = byId.get(id);
        return node && node.what !== 'station' && <circle key={id} cx={node.x} cy={node.y} r={28} />;
      })}
      {window && <rect className="co-stamp-rim" {...window} />}
      {window && <rect className="co-stamp-window" {...window} />}
    </Drawing>
  );
}

const Lands = memo(function Lands({ sheet, discovered }: { sheet: RouteSheet; discovered: number }): ReactNode {
  const lands = useMemo(
    () =>
      KINDS.flatMap((kind) =>
        [true, false].map((seen) => ({
          kind,
          seen,
          d: sheet.regions
            .filter((region, i) => region.kind === kind && ((discovered >> i) & 1) === Number(seen))
            .map((region) => path(outlineOf(region), { digits: 0 }))
            .join(''),
        })),
      ),
    [sheet, discovered],
  );
  const ridges = useMemo(
    () => sheet.ridges.map((ridge) => path(ridgeOutlineOf(sheet, ridge), { digits: 0 })).join(''),
    [sheet],
  );
  return (
    <>
      {lands.map(
        ({ kind, seen, d }) =>
          d !== '' && (
            <g key={`${kind} ${seen}`} className="co-region" data-kind={kind} data-discovered={seen || undefined}>
              <path d={d} className="co-ground" />
              <path d={d} className="co-mist" />
            </g>
          ),
      )}
      <path d={ridges} className="co-snow" />
    </>
  );
});
