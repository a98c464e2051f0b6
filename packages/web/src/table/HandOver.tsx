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
  /** Who has just laid the screen down and may still go on; null when it is too late. */
  back: { name: string; onBack: () => void } | null;
}

/** Between two people who may not see each other's cards: nothing hidden is in the page while this is shown. */
export function HandOver({ seat, name, onTake, back }: HandOverProps): ReactNode {
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
  const unlessDoubled = (action: () => void) => (): void => {
    if (performance.now() - since.current > 250) action();
  };
  return (
    // Somebody must say who they are: Escape must not close it.
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
          onClick={unlessDoubled(onTake)}
        >
          {words.handOver.button(name)}
        </button>
        {back && (
          <button type="button" className="button" onClick={unlessDoubled(back.onBack)}>
            {words.handOver.notYet(back.name)}
          </button>
        )}
      </Torn>
    </dialog>
  );
}
