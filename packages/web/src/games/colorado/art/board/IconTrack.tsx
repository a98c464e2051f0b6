import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { artWords } from '../artWords.ts';
import { ColoradoIcon } from '../ColoradoIcon.tsx';
import type { BoardMarks, Icon, Track } from '../content.ts';
import { boxesOf, hasBox } from './contested.ts';
import { Medals } from './Medals.tsx';
import type { BoardProps } from './parts.ts';
import { BoxRows, Marks } from './Rows.tsx';
import { Slip } from './Slip.tsx';

/** The tipi, saloon or wanted track with the icons above its boxes, and its medals. */
export function IconTrack({ zone, ...props }: BoardProps & { zone: Track }): ReactNode {
  const words = useWords(artWords);
  const { board, view, names } = props;
  const boxes = boxesOf(board, zone);
  const icons: readonly Icon[] = zone === 'saloon' ? [] : board[zone].icons;
  const say = (seat: number): string => {
    const marks = view.players[seat]!;
    if (zone !== 'tipi') return words.row(names[seat]!, marks[zone], boxes);
    const [left, right] = tipiLeft(marks, boxes);
    return words.tipiRow(names[seat]!, left, right, marks.tipi !== 0);
  };
  return (
    <Slip id={zone} name={words.zones[zone]}>
      <div className="co-icon-track">
        <div className="co-track" style={{ gridTemplateColumns: `var(--co-mark) repeat(${boxes}, var(--co-pitch))` }}>
          <span className="co-sign" style={{ gridRow: 2, gridColumn: 1 }}>
            <ColoradoIcon name={zone} size={1.3} />
          </span>
          {icons.every((icon) => icon === 'none') && (
            <h2 className="co-track-name" style={{ gridRow: 2, gridColumn: '2 / -1' }}>
              {words.zones[zone]}
            </h2>
          )}
          {icons.map(
            (icon, i) =>
              icon !== 'none' && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its number
                <span key={i} className="co-above" style={{ gridRow: 2, gridColumn: i + 2 }}>
                  <ColoradoIcon name={icon} size={1.12} label={words.icons[icon]} />
                </span>
              ),
          )}
          <Marks view={view} viewer={props.viewer} />
          <ul className="co-rows">
            <BoxRows {...props} zone={zone} first={2} say={say} />
          </ul>
        </div>
        <Medals {...props} zone={zone} />
      </div>
    </Slip>
  );
}

/** How many boxes are left on each side. */
function tipiLeft(marks: BoardMarks, boxes: number): [left: number, right: number] {
  const ticked = Array.from({ length: boxes }, (_, i) => i).filter((i) => hasBox(marks, 'tipi', i));
  return [ticked[0] ?? 0, boxes - 1 - (ticked.at(-1) ?? 0)];
}
