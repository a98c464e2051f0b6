import type { ReactNode } from 'react';
import { Torn } from '../../design/paper/Torn.tsx';
import { useWords } from '../../i18n/index.tsx';
import { tableWords } from '../tableWords.ts';
import '../prompt/prompt.css';

/** Replaces the prompt: the match goes on in another window, and can only be taken back here. */
export function Elsewhere({ onPlayHere }: { onPlayHere: () => void }): ReactNode {
  const { what, help, playHere } = useWords(tableWords).elsewhere;
  return (
    <Torn as="main" className="prompt elsewhere" id="prompt" tabIndex={-1} tone="card" seed="prompt">
      <div className="prompt-text" role="alert">
        <h1>{what}</h1>
        <p>{help}</p>
      </div>
      <div className="prompt-buttons">
        <button type="button" className="button primary" onClick={onPlayHere}>
          {playHere}
        </button>
      </div>
    </Torn>
  );
}
