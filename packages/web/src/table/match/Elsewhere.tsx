import type { ReactNode } from 'react';
import { Torn } from '../../design/paper/Torn.tsx';
import { useWords } from '../../i18n/index.tsx';
import { tableWords } from '../tableWords.ts';
import '../prompt/prompt.css';

/** In the place of the prompt: the match goes on in another window, and all that can be done here is to take it back. */
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
