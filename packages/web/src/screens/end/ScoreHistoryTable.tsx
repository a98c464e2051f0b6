import type { ReactNode } from 'react';
import { formatWithMinus } from '../../i18n/signedNumber.ts';

interface ChartTableProps {
  caption: string;
  /** What the rows are. */
  head: string;
  columns: readonly string[];
  rows: readonly { round: number; cells: readonly number[] }[];
}

/** A chart as a table, for screen readers. */
export function ChartTable({ caption, head, columns, rows }: ChartTableProps): ReactNode {
  return (
    <div className="hidden-text">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ round, cells }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {cells.map((points, i) => (
                <td key={columns[i]}>{formatWithMinus(points)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
