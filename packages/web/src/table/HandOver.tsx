import { type ReactNode, useEffect, useRef } from 'react';
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

/** Between two people who may not see each other's cards: nothing hidden is on the table while this is shown. */
export function HandOver({ seat, name, onTake }: HandOverProps): ReactNode {
  const words = useWords(tableWords);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="hand-over" role="dialog" aria-label={words.handOver.title(name)}>
      <Torn className="hand-over-sheet" seed="hand over">
        <Avatar seat={seat} name={name} />
        <h2>{words.handOver.title(name)}</h2>
        <p>{words.handOver.text}</p>
        <button ref={button} type="button" className="button primary" onClick={onTake}>
          {words.handOver.button(name)}
        </button>
      </Torn>
    </div>
  );
}
