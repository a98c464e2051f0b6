import type { Language, LoadProgress } from '@cordillera/engine';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Progress } from '../../design/controls/Progress.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { errorMessage } from '../../platform/errors.ts';
import { goTo } from '../../platform/routes.ts';
import { readMatch } from '../../store/matches.ts';
import type { ProgressOptions } from '../../table/match/runInSlices.ts';
import { type GamesWords, gamesWords } from './gamesWords.ts';

/** Why a file was not opened. */
export interface FileProblem {
  file: string;
  text: string;
}

/**
 * Imports the file and opens the table, or the result when the game is over. Otherwise returns the problem
 * as precisely as it is known.
 */
async function openFile(
  file: File,
  words: GamesWords,
  language: Language,
  opening: ProgressOptions & { signal: AbortSignal },
): Promise<string | null> {
  try {
    const { importMatch } = await import('./importMatch.ts');
    const id = await importMatch(file, opening);
    const over = (await readMatch(id))?.summary.over ?? false;
    goTo({ screen: over ? 'end' : 'table', match: id });
    return null;
  } catch (error) {
    if (opening.signal.aborted) return null;
    // thrown by reading itself: the file was moved, changed or is not readable
    if (error instanceof DOMException) return words.problems.unreadable;
    return errorMessage(error, language, words.problems.unknown);
  }
}

interface OpenFileProps {
  /** Null when a new file is tried. */
  onProblem: (problem: FileProblem | null) => void;
}

/** A button that opens a match from a file; the file can also be dropped anywhere on the page. */
export function OpenFile({ onProblem }: OpenFileProps): ReactNode {
  const { language } = useLanguage();
  const words = useWords(gamesWords);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<LoadProgress | null>(null);
  const underway = useRef<AbortController | null>(null);
  // A player who has left this page is not moved to a table.
  useEffect(() => () => underway.current?.abort(), []);

  const take = async (files: FileList | null | undefined): Promise<void> => {
    const [file, another] = files ?? [];
    if (!file || isBusy) return;
    onProblem(null);
    setBusy(true);
    const opening = new AbortController();
    underway.current = opening;
    const problem = another
      ? words.problems.several
      : await openFile(file, words, language, { onProgress: setProgress, signal: opening.signal });
    setBusy(false);
    setProgress(null);
    if (problem) onProblem({ file: file.name, text: problem });
  };

  const cancel = (): void => {
    underway.current?.abort();
    // The button that had the focus goes.
    button.current?.focus();
  };

  const isOver = useDrop((files) => void take(files));
  return (
    <div className="open-file">
      <button
        ref={button}
        type="button"
        className="button"
        aria-disabled={isBusy || undefined}
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" />
        {isBusy ? words.opening : words.open}
      </button>
      {progress ? (
        <Progress {...progress} onCancel={cancel} />
      ) : (
        <p>
          {words.openNote} <span className="drop-note">{words.dropNote}</span>
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          void take(event.target.files);
          // the same file may be chosen again
          event.target.value = '';
        }}
      />
      {isOver && (
        <div className="drop-here" aria-hidden="true">
          <p className="display">{words.drop}</p>
        </div>
      )}
    </div>
  );
}

/** Calls back with the files dropped on the page; returns whether files are dragged over it now. */
function useDrop(onDrop: (files: FileList) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      // only when the pointer leaves the window
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
