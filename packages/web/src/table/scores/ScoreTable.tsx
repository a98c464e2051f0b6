import type { ScoreLine } from '@cordillera/engine';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useSize } from '../../design/hooks/useSize.ts';
import { type SymbolName, SymbolPicture } from '../../design/paper/SymbolPicture.tsx';
import { Avatar } from '../../design/players/Avatar.tsx';
import { type CellPlace, firstCell, nextCell } from './cellNavigation.ts';
import './scoreTable.css';

interface ScoreColumn {
  seat: number;
  name: string;
}

/** A player's points in one row. */
export interface ScoreCell {
  points: number;
  /** The parts of the score, as text. */
  parts: { name: string; points: number }[];
  /** The lines of the score sheet behind it, to highlight their cards. */
  lines: ScoreLine[];
}

export interface ScoreRow {
  id: string;
  label: string;
  picture?: SymbolName;
  /** One for each column; null where it does not apply to the player. */
  cells: (ScoreCell | null)[];
}

/** A score sheet of any game, in the current language. */
export interface ScoreTableContent {
  columns: ScoreColumn[];
  /** Adjacent columns framed together, from the left; none when nobody plays together. */
  groups: { label: string; columns: number }[];
  rows: ScoreRow[];
  /** Personal cards: one row with their sums, and each card by its name below the table. */
  own: { label: string; picture: SymbolName; sums: number[]; rows: ScoreRow[] } | null;
  totals: {
    label: string;
    points: number[];
    /** The scores on a sun disc, and a label for the disc where needed. */
    best: { columns: boolean[]; label: string | null } | null;
    bonus: { label: string; points: number[] } | null;
  };
}

interface ScoreTableProps extends ScoreTableContent {
  /** The accessible name of the table. */
  label: string;
  /** Shown below the table while no cell is active. */
  hint: string;
  /**
   * Called when the cell of this row and column becomes active, by mouse, finger or keyboard; with nulls when none is.
   */
  onRow?: (row: ScoreRow | null, column: number | null) => void;
  /** Called when a cell is selected, to show the cards behind it. */
  onOpen?: (row: ScoreRow, column: number) => void;
}

/** The number of players for the style sheet, which makes equal columns. */
const countOf = (columns: readonly ScoreColumn[]): CSSProperties =>
  ({ '--score-count': columns.length }) as CSSProperties;

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/**
 * Every point of every player, line by line. One tab stop: the arrow keys move from cell to cell. The parts of the
 * active cell are shown below the table, and announced with its points.
 */
export function ScoreTable(props: ScoreTableProps): ReactNode {
  const { columns, groups, own, totals, label, hint, onRow, onOpen } = props;
  const rows = [...props.rows, ...(own?.rows ?? [])];
  const sheet = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLTableElement>(null);
  const height = useSize(ref)?.height;
  // The cell in the tab order, the focused cell and the cell under the pointer, which takes precedence.
  const [last, setStop] = useState<CellPlace>({ row: 0, column: 0 });
  const stop = rows[last.row]?.cells[last.column] ? last : firstCell(rows);
  const [focused, setFocused] = useState<CellPlace | null>(null);
  const [seen, setSeen] = useState<CellPlace | null>(null);

  const look = (place: CellPlace | null): void => {
    setSeen(place);
    onRow?.(place ? rows[place.row]! : null, place ? place.column : null);
  };
  const move = (event: KeyboardEvent, from: CellPlace): void => {
    const next = nextCell(rows, from, event.key);
    if (!next) return;
    event.preventDefault();
    setStop(next);
    sheet.current?.querySelector<HTMLElement>(`[data-cell="${next.row},${next.column}"]`)?.focus();
  };
  const detail = seen && rows[seen.row]?.cells[seen.column];
  const button = (r: number, c: number, children: ReactNode): ReactNode => (
    <button
      type="button"
      data-cell={`${r},${c}`}
      tabIndex={stop.row === r && stop.column === c ? 0 : -1}
      onPointerEnter={() => look({ row: r, column: c })}
      onFocus={() => {
        setStop({ row: r, column: c });
        setFocused({ row: r, column: c });
        look({ row: r, column: c });
      }}
      onBlur={() => {
        setFocused(null);
        look(null);
      }}
      onKeyDown={(event) => move(event, { row: r, column: c })}
      onClick={() => onOpen?.(rows[r]!, c)}
    >
      {children}
    </button>
  );

  return (
    <div
      ref={sheet}
      className="score-table"
      data-framed={groups.length > 0 || undefined}
      data-alone={columns.length === 1 || undefined}
      data-many={columns.length > 5 || undefined}
      data-long={props.rows.length > 7 || undefined}
    >
      <div className="score-scroll">
        <table
          ref={ref}
          className="score-grid"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys move through its cells
          role="grid"
          aria-label={label}
          aria-readonly="true"
          style={countOf(columns)}
        >
          <thead>
            {groups.length > 0 && (
              <tr>
                <td className="score-first" />
                {groups.map((group, index) => (
                  <th key={group.label} className="score-group" scope="colgroup" colSpan={group.columns}>
                    <span className="score-frame" data-group={index % 4} style={{ height }} />
                    <span className="hidden-text">{group.label}</span>
                  </th>
                ))}
              </tr>
            )}
            <tr>
              <td className="score-first" />
              {columns.map(({ seat, name }) => (
                <th key={seat} scope="col" className="score-person" title={name}>
                  <Avatar seat={seat} name={name} />
                  <span className="score-name">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody onPointerLeave={() => look(focused)}>
            {props.rows.map((row, r) => (
              <tr key={row.id} className="score-row">
                <th scope="row" className="score-first score-label">
                  {row.picture && <SymbolPicture name={row.picture} />} <span>{row.label}</span>
                </th>
                {row.cells.map((cell, c) => (
                  <td
                    key={columns[c]!.seat}
                    className="score-cell"
                    data-seen={(seen?.row === r && seen.column === c) || undefined}
                  >
                    {cell
                      ? button(
                          r,
                          c,
                          <>
                            {signed(cell.points)}
                            <span className="hidden-text">, {partsOf(cell)}</span>
                          </>,
                        )
                      : '–'}
                  </td>
                ))}
              </tr>
            ))}
            {own && (
              <tr className="score-row">
                <th scope="row" className="score-first score-label">
                  <SymbolPicture name={own.picture} /> <span>{own.label}</span>
                </th>
                {own.sums.map((points, c) => (
                  <td key={columns[c]!.seat} className="score-cell">
                    {signed(points)}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr className="score-totals">
              <th scope="row" className="score-first score-total-label">
                {totals.label}
              </th>
              {totals.points.map((points, c) => (
                <td key={columns[c]!.seat} className="score-total" data-best={totals.best?.columns[c] || undefined}>
                  <span>{signed(points)}</span>
                  {totals.best?.label && totals.best.columns[c] && (
                    <span className="hidden-text">, {totals.best.label}</span>
                  )}
                </td>
              ))}
            </tr>
            {totals.bonus && (
              <tr>
                <th scope="row" className="score-first score-bonus-label">
                  {totals.bonus.label}
                </th>
                {totals.bonus.points.map((points, c) => (
                  <td key={columns[c]!.seat} className="score-bonus">
                    {points > 0 ? `+${points}` : ''}
                  </td>
                ))}
              </tr>
            )}
          </tfoot>
        </table>
      </div>
      {own && (
        <ul className="score-own" aria-label={own.label} onPointerLeave={() => look(focused)}>
          {columns.map(({ seat, name }, c) => (
            <li key={seat}>
              <p className="score-owner">
                <Avatar seat={seat} name={name} />
                <span title={name}>{name}</span>
              </p>
              <ul>
                {own.rows.map(({ id, cells }, index) => {
                  const cell = cells[c];
                  const r = props.rows.length + index;
                  return (
                    cell && (
                      <li key={id} data-seen={(seen?.row === r && seen.column === c) || undefined}>
                        {button(
                          r,
                          c,
                          <>
                            <span>{cell.parts[0]!.name}</span> <b>{signed(cell.points)}</b>
                          </>,
                        )}
                      </li>
                    )
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {/* already announced with the cell */}
      <p className="score-detail" aria-hidden="true">
        {seen && detail ? (
          <>
            <b>{columns[seen.column]!.name}</b> {partsOf(detail)}
          </>
        ) : (
          hint
        )}
      </p>
    </div>
  );
}

/** "Quiet Village", or "Rivers 3, Winds 2" where several lines make one cell. */
const partsOf = ({ parts }: ScoreCell): string =>
  parts.length === 1 ? parts[0]!.name : parts.map(({ name, points }) => `${name} ${signed(points)}`).join(', ');
