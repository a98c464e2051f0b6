import type { ReactNode } from 'react';
import type { TableWords } from './book.ts';

/**
 * A table that becomes one block per row on a narrow screen. The roles are explicit because browsers drop them
 * when its cells are no longer displayed as a table.
 */
export function RuleTable({ table }: { table: TableWords }): ReactNode {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    // biome-ignore-start lint/a11y/useSemanticElements: see above
    <table className="rule-table" role="table">
      <caption>{table.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {table.head.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {table.rows.map(([label, ...cells]) => (
          <tr key={label} role="row">
            <th scope="row" role="rowheader">
              {label}
            </th>
            {cells.map((cell, i) => (
              <td key={table.head[i]} role="cell" data-column={table.head[i]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/useSemanticElements: see above
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
