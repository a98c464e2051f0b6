import type { ReactNode } from 'react';
import { Avatar } from '../design/Avatar.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { SymbolPicture } from '../design/SymbolPicture.tsx';
import { useSpeech } from '../words/index.tsx';
import { Fairness } from './Fairness.tsx';
import type { Table } from './table.ts';

/** Every point of every seat, line by line. */
export function ScoreSheet({ table, onClose }: { table: Table; onClose: () => void }): ReactNode {
  const { words } = useSpeech();
  const columns = table.groups.flatMap((group) => group.seats.map((seat) => ({ group, seat })));
  const notebooks = Math.max(...columns.map(({ seat }) => seat.kept.length), 0);
  return (
    <Dialog label={words.watch.scoreSheet} onClose={onClose}>
      {!table.over && <p className="score-now">{words.watch.scoresNow}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways and must be reachable by keyboard */}
      <section className="score-sheet" tabIndex={0} aria-label={words.watch.scoreSheet}>
        <table>
          <colgroup />
          {table.groups.map((group) => (
            <colgroup key={group.id} span={group.seats.length} />
          ))}
          <thead>
            {table.mode === 'team' && (
              <tr className="score-groups">
                <td />
                {table.groups.map((group) => (
                  <th key={group.id} scope="colgroup" colSpan={group.seats.length} className="display">
                    {group.name}
                  </th>
                ))}
              </tr>
            )}
            <tr>
              <td />
              {columns.map(({ seat }) => (
                <th key={seat.seat} scope="col">
                  <Avatar seat={seat.seat} name={seat.name} />
                  {seat.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <SymbolPicture name="destination" /> {words.watch.destinationRow}
              </th>
              {columns.map(({ group, seat }) => (
                <td key={seat.seat}>{group.destination.points}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">
                <SymbolPicture name="river" /> {words.watch.riversRow}
              </th>
              {columns.map(({ group, seat }) => (
                <td key={seat.seat}>{group.waters}</td>
              ))}
            </tr>
            {Array.from({ length: notebooks }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: row n is each seat's nth card
              <tr key={i}>
                <th scope="row">
                  <SymbolPicture name="notebook" /> {words.watch.notebookRow(i + 1)}
                </th>
                {columns.map(({ seat }) => (
                  <td key={seat.seat} title={seat.kept[i]?.face.name}>
                    {seat.kept[i]?.points ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
            {columns.some(({ group }) => group.penalty < 0) && (
              <tr>
                <th scope="row">
                  <SymbolPicture name="sun-empty" /> {words.watch.penaltyRow}
                </th>
                {columns.map(({ group, seat }) => (
                  <td key={seat.seat}>{group.penalty < 0 ? `−${-group.penalty}` : 0}</td>
                ))}
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="display">
                {words.watch.total}
              </th>
              {columns.map(({ seat }) => (
                <td key={seat.seat} className="display" data-best={seat.total === table.decisive || undefined}>
                  <span>{seat.total}</span>
                </td>
              ))}
            </tr>
            {table.bonuses.some((bonus) => bonus > 0) && (
              <tr className="bonus">
                <th scope="row">{words.watch.bonus}</th>
                {columns.map(({ seat }) => (
                  <td key={seat.seat} className="display">
                    {(table.bonuses[seat.seat] ?? 0) > 0 ? `+${table.bonuses[seat.seat]}` : ''}
                  </td>
                ))}
              </tr>
            )}
          </tfoot>
        </table>
      </section>
      <Fairness table={table} />
    </Dialog>
  );
}
