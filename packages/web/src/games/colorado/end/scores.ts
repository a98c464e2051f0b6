import { CONTESTED, type ColoradoSpeaker, type Contested, KINDS, type Kind } from '@cordillera/colorado';
import type { Language, ScoreLine, ScoreSheet } from '@cordillera/engine';
import type { ScoreRow, ScoreTableContent } from '../../../table/scores/ScoreTable.tsx';
import { scoreWords } from './scoreWords.ts';

/** Colorado's score sheet as a table: the flag zones, then every medal won. */
export function coloradoScores(
  { seats }: ScoreSheet,
  language: Language,
  speaker: ColoradoSpeaker,
  names: readonly string[],
  label: string,
  winners: readonly number[] = [],
): ScoreTableContent {
  const rows = new Map<string, ScoreRow>();
  seats.forEach(({ lines }, column) => {
    for (const line of lines) {
      const id = rowOf(line);
      if (!rows.has(id)) rows.set(id, { id, label: rowName(language, line), cells: seats.map(() => null) });
      const { cells } = rows.get(id)!;
      const cell = cells[column];
      const part = { name: speaker.source(line), points: line.points };
      cells[column] = cell
        ? { points: cell.points + line.points, parts: [...cell.parts, part], lines: [...cell.lines, line] }
        : { points: line.points, parts: [part], lines: [line] };
    }
  });
  return {
    columns: names.map((name, seat) => ({ seat, name })),
    groups: [],
    rows: ORDER.flatMap((id) => rows.get(id) ?? []),
    own: null,
    totals: {
      label,
      points: seats.map(({ total }) => total),
      best: winners.length === 0 ? null : { columns: seats.map((_, seat) => winners.includes(seat)), label: null },
      bonus: null,
    },
  };
}

/** What a row of the sheet, or a colour of the chart, is called. */
export function rowName(language: Language, { source, params = {} }: ScoreLine): string {
  const words = scoreWords[language];
  return source === 'flags' ? words.flags[params.zone as Kind] : words.medals[params.from as Contested];
}

const ORDER = [
  ...KINDS.map((kind) => `flags ${kind}`),
  ...['region', 'rail', ...CONTESTED].map((from) => `medal ${from}`),
];

/** One row for each flag zone, one for all regions, one for the railway, one for each contested zone. */
const rowOf = ({ source, params }: ScoreLine): string => `${source} ${params?.zone ?? params?.from}`;
