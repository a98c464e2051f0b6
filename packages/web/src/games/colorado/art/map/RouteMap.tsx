import type { Language } from '@cordillera/engine';
import { memo, type ReactNode } from 'react';
import { seatLook } from '../../../../design/players/seats.ts';
import { useLanguage } from '../../../../i18n/index.tsx';
import { artWords } from '../artWords.ts';
import type { RouteSheet, SheetMarks } from '../content.ts';
import { Put } from '../Put.tsx';
import { Land } from './Land.tsx';
import { labelsOf } from './labels.ts';
import { pathsOf } from './lines.ts';
import './map.css';
import { isComplete, isTicked, nodesOf } from './nodes.ts';
import { SheetNodes, type SheetNodesProps } from './SheetNodes.tsx';
import { ratioOf, viewBoxOf } from './view.ts';

/** The regions of a Route Sheet as one player has travelled them, as wide as their place. */
export function RouteMap(props: SheetNodesProps): ReactNode {
  const { sheet, marks, seat } = props;
  const { language } = useLanguage();
  const drawn = nodesOf(sheet)
    .map.filter((node) => props.look?.(node).draws)
    .map(({ id }) => id)
    .join(' ');
  const discovered = marks.ticks.reduce((bits, ticks, region) => bits | ((ticks & 1) << region), 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      className="co-map"
      role="group"
      aria-label={sheet.name[language]}
      style={{ aspectRatio: ratioOf(sheet.canvas.map) }}
    >
      <Land sheet={sheet} language={language} discovered={discovered} />
      <Spoken sheet={sheet} language={language} />
      <Journey sheet={sheet} marks={marks} seat={seat} drawn={drawn} />
      <SheetNodes {...props} nodes={nodesOf(sheet).map} area={sheet.canvas.map} />
    </div>
  );
}

/** The map in words, for screen readers: regions with their medals, and mountains that block paths. */
const Spoken = memo(function Spoken({ sheet, language }: { sheet: RouteSheet; language: Language }): ReactNode {
  const words = artWords[language];
  return (
    <ul className="hidden-text">
      {sheet.regions.map(({ id, name, kind, medal }) => (
        <li key={id}>{[name[language], words.kinds[kind], words.medal(medal)].join(', ')}</li>
      ))}
      {sheet.ridges.map(({ id, name }) => (
        <li key={id}>{words.mountain(name[language])}</li>
      ))}
    </ul>
  );
});

/** The route travelled, drawn with the felt pen, and a ring round the medal of every complete region. */
const Journey = memo(function Journey({
  sheet,
  marks,
  seat,
  drawn,
}: {
  sheet: RouteSheet;
  marks: SheetMarks;
  seat: number;
  /** The nodes whose tick is drawn now: the pen goes on to them. */
  drawn: string;
}): ReactNode {
  const { language } = useLanguage();
  const { byId } = nodesOf(sheet);
  const ids = new Set(drawn.split(' '));
  const isOn = (a: string, b: string): boolean => isTicked(byId.get(a)!, marks) && isTicked(byId.get(b)!, marks);
  const isNew = (a: string, b: string): boolean => ids.has(a) || ids.has(b);
  const way = pathsOf(sheet, (a, b) => isOn(a, b) && !isNew(a, b));
  const next = pathsOf(sheet, (a, b) => isOn(a, b) && isNew(a, b));
  const pen = seatLook(seat).colour;
  return (
    <svg className="co-journey" viewBox={viewBoxOf(sheet.canvas.map)} aria-hidden="true">
      <path d={way} className="co-way-bed" />
      <path d={way} className="co-way" stroke={`var(--co-map-pen-${pen})`} />
      {next !== '' && (
        <g key={drawn} className="co-way-next">
          <path d={next} pathLength={1} className="co-way-bed" />
          <path d={next} pathLength={1} className="co-way" stroke={`var(--co-map-pen-${pen})`} />
        </g>
      )}
      <g color={`var(--co-pen-${pen})`}>
        {labelsOf(sheet, language).map(
          ({ medal }, i) =>
            isComplete(sheet, i, marks) && (
              <Put key={sheet.regions[i]!.id} name="felt-ring" x={medal.x} y={medal.y} size={50} />
            ),
        )}
      </g>
    </svg>
  );
});
