import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Torn } from '../../design/paper/Torn.tsx';
import { Avatar } from '../../design/players/Avatar.tsx';
import { useWords } from '../../i18n/index.tsx';
import { tableWords } from '../tableWords.ts';
import './handOver.css';

interface HandOverProps {
  /** The next player, or those who share a view. */
  people: readonly { seat: number; name: string }[];
  onTake: () => void;
  /** Who has just laid the screen down and may still continue; null when it is too late. */
  back: { names: readonly string[]; onBack: () => void } | null;
}

/** The second half of a double tap, or a key still held, must not reveal the cards. */
const doubleTapMs = 250;

/** Shown between two players with different views: nothing hidden is in the page meanwhile. */
export function HandOver({ people, onTake, back }: HandOverProps): ReactNode {
  const words = useWords(tableWords);
  const names = people.map(({ name }) => name);
  const ref = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // The button gets the focus once it is enabled, so that it is not announced as disabled.
    dialog?.focus();
    const timer = setTimeout(() => {
      setOpen(true);
      if (document.activeElement === dialog) main.current?.focus();
    }, doubleTapMs);
    return () => {
      clearTimeout(timer);
      dialog?.close();
    };
  }, []);
  return (
    // The next player must identify themselves: Escape must not close it.
    <dialog
      ref={ref}
      className="dialog hand-over"
      tabIndex={-1}
      aria-label={words.handOver.title(names)}
      onCancel={(event) => event.preventDefault()}
    >
      <Torn className="hand-over-sheet" seed="hand over">
        <div className="hand-over-faces">
          {people.map(({ seat, name }) => (
            <Avatar key={seat} seat={seat} name={name} />
          ))}
        </div>
        <h2>{words.handOver.title(names)}</h2>
        <p>{words.handOver.text}</p>
        <button
          ref={main}
          type="button"
          className="button primary"
          aria-disabled={!isOpen}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={() => isOpen && onTake()}
        >
          {words.handOver.button(names)}
        </button>
        {back && (
          <button type="button" className="button" aria-disabled={!isOpen} onClick={() => isOpen && back.onBack()}>
            {words.handOver.notYet(back.names)}
          </button>
        )}
      </Torn>
    </dialog>
  );
}
