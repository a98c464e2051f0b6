import type { Language } from '@cordillera/engine';
import { memo, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { path } from '../../../../design/paper/outlines.ts';
import type { Region, RouteSheet } from '../content.ts';
import { MedalStar } from '../MedalStar.tsx';
import { tornBox } from '../paper.ts';
import { type Label, labelsOf, NAME_SIZE } from './labels.ts';
import { pathsOf } from './lines.ts';
import { mountainsOf } from './mountains.ts';
import { outlineOf, ridgeOutlineOf } from './outlines.ts';
import { groundOf, type Layer, thingsOf } from './scenery.ts';
import { viewBoxOf } from './view.ts';

interface LandProps {
  sheet: RouteSheet;
  language: Language;
  /** One bit for each region. */
  discovered: number;
}

/** All of the map that does not change when a stage is ticked: land, mountains, paths, names and medals. */
export const Land = memo(function Land({ sheet, language, discovered }: LandProps): ReactNode {
  const id = useId();
  const before = useRef(discovered);
  const fresh = discovered & ~before.current;
  useEffect(() => {
    before.current = discovered;
  }, [discovered]);
  const outlines = useMemo(
    () =>
      [...sheet.regions.map(outlineOf), ...sheet.ridges.map((ridge) => ridgeOutlineOf(sheet, ridge))]
        .map((outline) => path(outline, { digits: 0 }))
        .join(''),
    [sheet],
  );
  const things = thingsOf(sheet, language);
  const labels = labelsOf(sheet, language);
  const order = sheet.regions
    .map((_, i) => i)
    .sort((a, b) => ((discovered >> a) & 1) - ((discovered >> b) & 1) || a - b);
  return (
    <svg className="co-land" viewBox={viewBoxOf(sheet.canvas.map)} aria-hidden="true">
      <defs>
        <path id={id} d={outlines} />
      </defs>
      <use href={`#${id}`} className="co-cloth co-cloth-shadow" />
      <use href={`#${id}`} className="co-cloth co-cloth-2" />
      <use href={`#${id}`} className="co-cloth co-cloth-3" />
      <use href={`#${id}`} className="co-cloth co-cloth-shade" />
      <use href={`#${id}`} className="co-cloth co-cloth-edge" />
      {order.map((i) => (
        <RegionLand
          key={sheet.regions[i]!.id}
          region={sheet.regions[i]!}
          things={things[i]!}
          discovered={((discovered >> i) & 1) === 1}
          lifts={((fresh >> i) & 1) === 1}
        />
      ))}
      <Mountains sheet={sheet} />
      <Paths sheet={sheet} />
      {labels.map((label, i) => (
        <NameSlip
          key={sheet.regions[i]!.id}
          label={label}
          name={sheet.regions[i]!.name[language]}
          medal={sheet.regions[i]!.medal}
        />
      ))}
    </svg>
  );
});

/** Undiscovered land lies flat under mist; discovered land lies above it with a deckle and a shadow. */
const RegionLand = memo(function RegionLand({
  region,
  things,
  discovered,
  lifts,
}: {
  region: Region;
  things: readonly Layer[];
  discovered: boolean;
  /** The lifting of the mist is animated. */
  lifts: boolean;
}): ReactNode {
  const outline = useMemo(() => path(outlineOf(region), { digits: 0 }), [region]);
  const [first, second] = useMemo(() => groundOf(region), [region]);
  return (
    <g
      className="co-region"
      data-kind={region.kind}
      data-discovered={discovered || undefined}
      data-lifts={lifts || undefined}
    >
      {discovered && <path d={outline} className="co-region-shadow" />}
      <path d={outline} className="co-ground" />
      <path d={first} className="co-ground-2" />
      <path d={second} className="co-ground-3" />
      <Layers layers={things} />
      <path d={outline} className="co-mist" />
    </g>
  );
});

const Layers = ({ layers }: { layers: readonly Layer[] }): ReactNode =>
  layers.map(({ tone, d }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: layers never change places
    <path key={i} d={d} className={`co-${tone}`} />
  ));

/** White sheets above both neighbours: no path crosses them. */
const Mountains = memo(function Mountains({ sheet }: { sheet: RouteSheet }): ReactNode {
  const ridges = useMemo(
    () =>
      sheet.ridges.map((ridge) => ({
        id: ridge.id,
        outline: path(ridgeOutlineOf(sheet, ridge)),
        peaks: mountainsOf(sheet, ridge),
      })),
    [sheet],
  );
  return ridges.map(({ id, outline, peaks }) => (
    <g key={id}>
      <path d={outline} className="co-region-shadow" />
      <path d={outline} className="co-rock" />
      <Layers layers={peaks} />
    </g>
  ));
});

const Paths = memo(function Paths({ sheet }: { sheet: RouteSheet }): ReactNode {
  const all = useMemo(() => pathsOf(sheet), [sheet]);
  return (
    <>
      <path d={all} className="co-path-bed" />
      <path d={all} className="co-path" />
    </>
  );
});

/** The name of a region on a torn slip, and its medal; CSS hides names that would be too small. */
function NameSlip({ label, name, medal }: { label: Label; name: string; medal: number }): ReactNode {
  const { x, y, width, height } = label;
  const slip = useMemo(
    () => tornBox(x - width / 2, y - height / 2, width, height, { seed: name, amp: 2.4, step: 16 }),
    [x, y, width, height, name],
  );
  return (
    <>
      <g className="co-name">
        <path d={slip} className="co-slip-shadow" />
        <path d={slip} className="co-slip" />
        <text x={x - width / 2 + 9} y={y + 6} fontSize={NAME_SIZE}>
          {name}
        </text>
      </g>
      <g className="co-own-medal">
        <MedalStar points={medal} x={label.medal.x} y={label.medal.y} size={45} />
      </g>
    </>
  );
}
