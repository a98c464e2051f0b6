import { type ReactNode, useState } from 'react';
import { addressOf } from '../app/routes.ts';
import { tellError } from '../app/tellError.ts';
import { useSpeech, useWords } from '../words/index.tsx';
import { NotLoaded, playNow, prepareToPlay } from './playNow.ts';
import { homeWords } from './words.ts';

/** The two ways to a new game of Sierra: at once, or with a look at its options first. */
export function PlaySierra(): ReactNode {
  const { language, words: common } = useSpeech();
  const words = useWords(homeWords);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const play = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await playNow(language);
    } catch (error) {
      console.error(error);
      setProblem(error instanceof NotLoaded ? common.notLoaded : (tellError(error, language) ?? words.failed));
      setBusy(false);
    }
  };
  return (
    <div className="game-buttons">
      {/* not disabled while busy: the keyboard would lose its place */}
      <button
        type="button"
        className="button primary"
        aria-disabled={isBusy || undefined}
        onPointerEnter={prepareToPlay}
        onFocus={prepareToPlay}
        onClick={() => void play()}
      >
        {isBusy ? words.shuffling : words.play}
      </button>
      <a className="button" href={addressOf({ screen: 'new', mode: null, stage: null })}>
        {words.setUp}
      </a>
      {problem && (
        <p className="game-failed" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
