import type { ReactNode } from 'react';
import { Dialog } from '../../design/controls/Dialog.tsx';
import { useWords } from '../../i18n/index.tsx';
import { tableWords } from '../tableWords.ts';
import { type ScoreRow, ScoreTable, type ScoreTableContent } from './ScoreTable.tsx';
import './scoreSheet.css';

interface ScoreSheetProps {
  content: ScoreTableContent;
  hint: string;
  /** A picture that highlights the cards behind a score. */
  picture?: ReactNode;
  onRow?: (row: ScoreRow | null, column: number | null) => void;
  onClose: () => void;
}

/** The current score sheet of every seat, line by line. */
export function ScoreSheet({ content, hint, picture, onRow, onClose }: ScoreSheetProps): ReactNode {
  const words = useWords(tableWords);
  return (
    <Dialog label={words.scoreSheet} onClose={onClose}>
      <div className="score-dialog">
        <p>{words.pointsNow}</p>
        {picture && <div className="score-picture">{picture}</div>}
        <ScoreTable {...content} label={words.scoreSheet} hint={hint} {...(onRow && { onRow })} />
      </div>
    </Dialog>
  );
}
