import type { Language } from '@cordillera/engine';
import { memo, type ReactNode, useMemo } from 'react';
import { path, smoothPath } from '../../../design/paper/outlines.ts';
import { seatLook } from '../../../design/players/seats.ts';
import { useLanguage } from '../../../i18n/index.tsx';
import type { RouteSheet } from './content.ts';
import { MedalStar } from './MedalStar.tsx';
import { railsOf } from './map/lines.ts';
import './map/map.css';
import { artWords } from './artWords.ts';
import { closedStations, nodesOf } from './map/nodes.ts';
import { SheetNodes, type SheetNodesProps } from './map/SheetNodes.tsx';
import { railArea, ratioOf, viewBoxOf } from './map/view.ts';
import { Put } from './Put.tsx';
import { tornBox } from './paper.ts';

/** The railway of a Route Sheet: tracks, switches, stations, its medal. The branch that was not taken is faded. */
export function Railway({ ground = true, ...props }: SheetNodesProps & { ground?: boolean }): ReactNode {
  const { sheet, marks, seat } = props;
  const { rail } = sheet;
  const area = railArea(sheet);
  const { language } = useLanguage();
  const words = artWords[language];
  const closed = closedStations(sheet, marks);
  const ticked = new Set(marks.stations.map((station) => rail.stages[station]!.id));
  const tracks = {
    dead: railsOf(rail, (from, to) => closed.has(from) || closed.has(to)),
    live: railsOf(rail, (from, to) => !closed.has(from) && !closed.has(to)),
    mine: railsOf(rail, (from, to) => ticked.has(from) && ticked.has(to)),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      className="co-map co-railway"
      role="group"
      aria-label={rail.name[language]}
      style={{ aspectRatio: ratioOf(area) }}
    >
      <svg className="co-land" viewBox={viewBoxOf(area)} aria-hidden="true">
        {ground && <Ground sheet={sheet} />}
        <Tracks {...tracks} pen={seatLook(seat).colour} />
        <Switches sheet={sheet} taken={ticked} />
        <Names sheet={sheet} language={language} closed={closed} />
        <MedalStar points={rail.medal} x={rail.star.x} y={rail.star.y} size={52} />
        {ticked.has(rail.end) && (
          <g color={`var(--co-pen-${seatLook(seat).colour})`}>
            <Put name="felt-ring" x={rail.star.x} y={rail.star.y} size={56} />
          </g>
        )}
      </svg>
      <ul className="hidden-text">
        <li>{words.medal(rail.medal)}</li>
        {switchesOf(rail, ticked).map(({ id, name, set }) => (
          <li key={id}>{(set ? words.switchSet : words.switchOpen)(name[language])}</li>
        ))}
      </ul>
      <SheetNodes {...props} nodes={nodesOf(sheet).rail} area={area} closed={closed} />
    </div>
  );
}

/** Kraft paper in a wooden frame. */
const Ground = memo(function Ground({ sheet }: { sheet: RouteSheet }): ReactNode {
  const { x, y, width: w, height: h } = railArea(sheet);
  const shapes = useMemo(() => {
    const low = y + h;
    const hill = smoothPath(
      [
        [x + 9, low - 22],
        [x + w * 0.2, low - 34],
        [x + w * 0.42, low - 20],
        [x + w * 0.63, low - 32],
        [x + w * 0.85, low - 19],
        [x + w - 9, low - 28],
      ],
      16,
    );
    return {
      frame: tornBox(x + 2, y, w - 4, h, { seed: 'rail frame', amp: 4.4, step: 22 }),
      paper: tornBox(x + 9, y + 8, w - 18, h - 15, { seed: 'rail paper', amp: 3.6, step: 22 }),
      hill: path([...hill, [x + w - 11, low - 9], [x + 11, low - 9]]),
    };
  }, [x, y, w, h]);
  return (
    <>
      <path d={shapes.frame} className="co-region-shadow" />
      <path d={shapes.frame} className="co-rail-frame" />
      <path d={shapes.paper} className="co-rail-paper" />
      <path d={shapes.hill} className="co-rail-hill" />
    </>
  );
});

const Tracks = memo(function Tracks({
  dead,
  live,
  mine,
  pen,
}: Record<'dead' | 'live' | 'mine', string> & { pen: string }): ReactNode {
  return (
    <>
      <g className="co-rails co-dead">
        <path d={dead} className="co-ties" />
        <path d={dead} className="co-steel" />
        <path d={dead} className="co-bed" />
      </g>
      <g className="co-rails">
        <path d={live} className="co-ties" />
        <path d={live} className="co-steel" />
        <path d={live} className="co-bed" />
        <path d={live} className="co-inner-ties" />
        <path d={mine} className="co-way-bed" />
        <path d={mine} className="co-way" stroke={`var(--co-map-pen-${pen})`} />
      </g>
    </>
  );
});

/** The stations with two ways on; a switch is set once one of them is taken. */
function switchesOf({ stages, edges }: RouteSheet['rail'], taken: ReadonlySet<string>) {
  return stages.flatMap((station) => {
    const ways = edges.filter(([from]) => from === station.id);
    return ways.length < 2 ? [] : [{ ...station, set: ways.some(([, to]) => taken.has(to)) }];
  });
}

/** A sign after every switch; it shuts when the switch is set. */
const Switches = ({ sheet, taken }: { sheet: RouteSheet; taken: ReadonlySet<string> }): ReactNode =>
  switchesOf(sheet.rail, taken).map(({ id, x, y, set }) => (
    <g key={id} transform={`translate(${x + 47} ${y})`}>
      <use href="#co-switch-disc" />
      <Put name={set ? 'switch-closed' : 'switch'} x={0} y={0} size={23} />
    </g>
  ));

const Names = ({
  sheet,
  language,
  closed,
}: {
  sheet: RouteSheet;
  language: Language;
  closed: ReadonlySet<string>;
}): ReactNode =>
  sheet.rail.stages.map(({ id, x, y, name }) => (
    <text key={id} className="co-station-name" x={x} y={y + 42} data-closed={closed.has(id) || undefined}>
      {name[language]}
    </text>
  ));
