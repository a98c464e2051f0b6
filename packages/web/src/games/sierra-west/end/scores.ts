import type { ScoreLine, ScoreSheet } from '@cordillera/engine';
import type { SierraWestSpeaker } from '@cordillera/sierra-west';
import type { ScoreRow, ScoreTableContent } from '../../../table/scores/ScoreTable.tsx';

/** Sierra West's score sheet as a table; in solo Hastings has the last column. */
export function westScores(
  { seats, others = [] }: ScoreSheet,
  speaker: SierraWestSpeaker,
  label: string,
  winners: readonly number[] = [],
): ScoreTableContent {
  const all = [...seats, ...others];
  const named = new Map<string, ScoreRow>();
  all.forEach(({ lines }, column) => {
    for (const line of lines) {
      const name = speaker.source(line);
      if (!named.has(name)) named.set(name, { id: name, label: name, cells: all.map(() => null) });
      named.get(name)!.cells[column] = cellOf(line);
    }
  });
  return {
    columns: all.map((_, index) => ({ seat: index, name: speaker.player(index) })),
    groups: [],
    rows: [...named.values()],
    own: null,
    totals: {
      label,
      points: all.map(({ total }) => total),
      best: winners.length === 0 ? null : { columns: all.map((_, index) => winners.includes(index)), label: null },
      bonus: null,
    },
  };

  function cellOf(line: ScoreLine): ScoreRow['cells'][0] {
    return { points: line.points, parts: [{ name: speaker.detail(line), points: line.points }], lines: [line] };
  }
}
