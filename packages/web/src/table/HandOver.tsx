import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Avatar } from '../design/Avatar.tsx';
import { Torn } from '../design/Torn.tsx';
import { useWords } from '../words/index.tsx';
import { tableWords } from './words.ts';
import './handOver.css';

interface HandOverProps {
  seat: number;
  name: string;
  onTake: () => void;
}

/** Between two people who may not see each other's cards: nothing hidden is in the page while this is shown. */
export function HandOver({ seat, name, onTake }: HandOverProps): ReactNode {
  const words = useWords(tableWords);
  const ref = useRef<HTMLDialogElement>(null);
  const since = useRef(0);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    since.current = performance.now();
    return () => dialog?.close();
  }, []);
  // The second half of a double tap, or a key still held, must not turn the cards over.
  const take = (): void => {
    if (performance.now() - since.current > 250) onTake();
  };
  return (
    // There is only one way on: Escape must not close it.
    <dialog
      ref={ref}
      className="dialog hand-over"
      aria-label={words.handOver.title(name)}
      onCancel={(event) => event.preventDefault()}
    >
      <Torn className="hand-over-sheet" seed="hand over">
        <Avatar seat={seat} name={name} />
        <h2>{words.handOver.title(name)}</h2>
        <p>{words.handOver.text}</p>
        <button
          type="button"
          className="button primary"
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={take}
        >
          {words.handOver.button(name)}
        </button>
      </Torn>
    </dialog>
  );
}
