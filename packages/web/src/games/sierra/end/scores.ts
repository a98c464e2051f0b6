import { formatList, type ScoreLine, type ScoreSheet } from '@cordillera/engine';
import type { SierraSource, SierraSpeaker } from '@cordillera/sierra';
import type { Language } from '../../../i18n/index.tsx';
import type { ScoreCell, ScoreRow, ScoreTableContent } from '../../../table/scores/ScoreTable.tsx';
import type { CardSymbol } from '../art/cards.ts';
import type { SierraEndWords } from './sierraEndWords.ts';

interface Sheet {
  sheet: ScoreSheet;
  names: readonly string[];
  /** The seats of each group, in the order in which they are shown. */
  groups: readonly (readonly number[])[];
  /** Scores to be shown on a sun disc, and what that means. */
  best?: { seats: readonly number[]; label: string | null };
  /** Additional points for the winner's companions in the comparison, by seat. */
  bonuses?: readonly number[];
}

/** Only the first word of a label is capitalised. */
const inList = (label: string, place: number): string =>
  place === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1);

/**
 * Sierra's score sheet as a table: what the group shares first, then everybody's own cards in the order they were kept.
 */
export function sierraScores(
  { sheet, names, groups, best, bonuses = [] }: Sheet,
  speaker: SierraSpeaker,
  words: SierraEndWords['sheet'],
  language: Language,
): ScoreTableContent {
  const seats = groups.flat();
  const linesOf = (seat: number, source: SierraSource): ScoreLine[] =>
    sheet.seats[seat]!.lines.filter((line) => line.source === source);
  const cell = (lines: readonly ScoreLine[]): ScoreCell | null =>
    lines.length === 0
      ? null
      : {
          points: lines.reduce((sum, { points }) => sum + points, 0),
          parts: lines.map((line) => ({ name: speaker.source(line), points: line.points })),
          lines: [...lines],
        };
  /** All lines of one source in one row. */
  const summed = (source: SierraSource): (ScoreCell | null)[] => seats.map((seat) => cell(linesOf(seat, source)));
  /** A row for the first line of a source, one for the second, and so on. */
  const each = (source: SierraSource, label: (index: number, cells: (ScoreCell | null)[]) => string): ScoreRow[] =>
    Array.from({ length: Math.max(...seats.map((seat) => linesOf(seat, source).length)) }, (_, index) => {
      const cells = seats.map((seat) => cell(linesOf(seat, source).slice(index, index + 1)));
      return { id: `${source} ${index}`, label: label(index, cells), picture: 'notebook', cells };
    });
  const named = (cells: (ScoreCell | null)[]): string => cells.find((found) => found !== null)!.parts[0]!.name;
  /** One player alone leaves room for the names of the cards in the table itself. */
  const isAlone = seats.length === 1;
  const notebooks = each('notebook', (_, cells) => named(cells));

  const symbols = linesOf(seats[0]!, 'symbol').map(({ params }) => params!.symbol as CardSymbol);
  const isUsual = symbols.join() === 'river,wind';
  const rows: ScoreRow[] = [
    { id: 'destination', label: words.destination, picture: 'destination', cells: summed('destination') },
    ...(symbols.length === 0
      ? []
      : [
          {
            id: 'symbol',
            label: isUsual
              ? words.riverAndWind
              : formatList(
                  language,
                  linesOf(seats[0]!, 'symbol').map((line, i) => inList(speaker.source(line), i)),
                ),
            picture: symbols[0]!,
            cells: summed('symbol'),
          },
        ]),
    ...each('given', (_, cells) => named(cells)),
    ...(isAlone ? notebooks : []),
  ];
  if (summed('penalty').some((found) => found !== null))
    rows.push({ id: 'penalty', label: words.penalty, picture: 'sun-empty', cells: summed('penalty') });

  return {
    columns: seats.map((seat) => ({ seat, name: names[seat]! })),
    groups:
      groups.length > 1 && groups.some((members) => members.length > 1)
        ? groups.map((members) => ({
            label: words.group(
              formatList(
                language,
                members.map((seat) => names[seat]!),
              ),
            ),
            columns: members.length,
          }))
        : [],
    rows,
    own:
      isAlone || notebooks.length === 0
        ? null
        : {
            label: words.notebooks,
            picture: 'notebook',
            sums: summed('notebook').map((sum) => sum?.points ?? 0),
            rows: notebooks,
          },
    totals: {
      label: words.score,
      points: seats.map((seat) => sheet.seats[seat]!.total),
      best: best ? { columns: seats.map((seat) => best.seats.includes(seat)), label: best.label } : null,
      bonus: bonuses.some((bonus) => bonus > 0)
        ? { label: words.bonus, points: seats.map((seat) => bonuses[seat] ?? 0) }
        : null,
    },
  };
}
