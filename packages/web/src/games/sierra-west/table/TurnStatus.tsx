import { SPECIAL_CARDS } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/index.tsx';
import { WestIcon } from '../art/WestIcon.tsx';
import { modeIcons } from './places.ts';
import { placeWords } from './placeWords.ts';
import type { TableContext } from './tableContext.ts';

/** How far the game is: the round, and how many special cards lie in the row; the last of them ends it, and then `text` says so. */
export function Moment({ context: { view }, text }: { context: TableContext; text: string }): ReactNode {
  const words = useWords(placeWords);
  const { row, mode } = view;
  return (
    <div className="west-moment">
      <b className="display">{text}</b>
      <span className="west-pips" aria-hidden="true">
        {Array.from({ length: SPECIAL_CARDS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
          <i key={i}>{i < row.length && <WestIcon name={modeIcons[mode]} />}</i>
        ))}
      </span>
      {row.length < SPECIAL_CARDS && <span className="west-ends">{words.ends[mode](row.length, SPECIAL_CARDS)}</span>}
    </div>
  );
}
