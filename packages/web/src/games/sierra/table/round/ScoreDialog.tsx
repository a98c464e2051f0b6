import { type Box, explainLines, type SierraSpeaker, type SierraView } from '@cordillera/sierra';
import { type ReactNode, useMemo, useState } from 'react';
import { useLanguage, useWords } from '../../../../i18n/index.tsx';
import { ScoreSheet } from '../../../../table/scores/ScoreSheet.tsx';
import { Landscape } from '../../art/Landscape.tsx';
import { sierraScores } from '../../end/scores.ts';
import { sierraEndWords } from '../../end/sierraEndWords.ts';
import type { TableModel } from '../model.ts';
import { sierraTableWords } from '../sierraTableWords.ts';
import { notebookNow } from './points.ts';

interface ScoreDialogProps {
  box: Box;
  /** The table as shown, including drafts of the viewer's own group, so that the points agree. */
  view: SierraView;
  table: TableModel;
  names: readonly string[];
  speaker: SierraSpeaker;
  onClose: () => void;
}

/** Every point of every seat, line by line, as the table shows them now; the cards behind a figure light up. */
export function ScoreDialog({ box, view, table, names, speaker, onClose }: ScoreDialogProps): ReactNode {
  const { language } = useLanguage();
  const words = useWords(sierraTableWords);
  const end = useWords(sierraEndWords);
  const [seen, setSeen] = useState<{ seat: number; cards: ReadonlySet<string> } | null>(null);
  const content = useMemo(() => {
    const seats = view.players.map(({ group: index }, seat) => {
      const kept = notebookNow(view, seat);
      const { landscape, destination, face } = view.groups[index]!;
      const lines = explainLines(box, landscape, { stage: view.stage, destination, face, given: view.given, kept });
      return { lines, total: lines.reduce((sum, { points }) => sum + points, 0) };
    });
    const groups = view.groups.map(({ members }) => members);
    return sierraScores({ sheet: { seats }, names, groups }, speaker, end.sheet, language);
  }, [box, view, names, speaker, end, language]);
  const group = table.groups[seen ? view.players[seen.seat]!.group : (table.own ?? 0)]!;
  return (
    <ScoreSheet
      content={content}
      hint={words.scoreHint}
      picture={<Landscape lines={group.lines} lit={seen?.cards} seed={`scores ${group.id}`} small />}
      onRow={(row, column) => {
        const cell = row && column !== null ? row.cells[column] : null;
        const cards = cell?.lines.flatMap((line) => line.cards ?? []).map((card) => `m${card}`);
        setSeen(cards && column !== null ? { seat: content.columns[column]!.seat, cards: new Set(cards) } : null);
      }}
      onClose={onClose}
    />
  );
}
