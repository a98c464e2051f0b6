import { type ReactNode, useState } from 'react';
import { Icon } from '../design/Icon.tsx';
import { recall, remember } from '../design/memory.ts';
import { useWords } from '../words/index.tsx';
import { tableWords } from './words.ts';
import './tips.css';

/** What a game teaches: the lessons of this moment, the most pressing first, each with its words. */
export interface Lessons {
  /** The game, under whose name it is remembered what was put away. */
  game: string;
  now: readonly string[];
  /** Something that changes whenever something else is asked. */
  moment: unknown;
  say: (lesson: string) => string;
}

export interface Tips {
  /** What is told now; `text` may say that there is no tip for this moment. */
  tip: { lesson: string | null; text: string } | null;
  /** Puts this tip away: it does not come back by itself. */
  putAway: () => void;
  /** No tips any more, until one is called back. */
  turnOff: () => void;
  /** Shows the tip for this moment again, and lets the next ones come. */
  callBack: () => void;
}

/** Tips for newcomers, each in the moment when it first helps. */
export function useTips({ game, now, moment, say }: Lessons): Tips {
  const words = useWords(tableWords).tips;
  // Put away or called back: what is remembered is read again.
  const [, setChanged] = useState(0);
  const [called, setCalled] = useState<unknown>(null);
  const memory = (lesson: string): string => `coach.${game}.${lesson}`;
  const isAway = (lesson: string): boolean => recall(memory('all')) === 'away' || recall(memory(lesson)) === 'away';
  const isCalled = called !== null && called === moment;
  const lesson = (isCalled ? now[0] : now.find((each) => !isAway(each))) ?? null;
  const change = (): void => setChanged((n) => n + 1);
  return {
    tip: lesson !== null ? { lesson, text: say(lesson) } : isCalled ? { lesson: null, text: words.nothing } : null,
    putAway() {
      if (lesson !== null) remember(memory(lesson), 'away');
      setCalled(null);
      change();
    },
    turnOff() {
      remember(memory('all'), 'away');
      setCalled(null);
      change();
    },
    callBack() {
      remember(memory('all'), 'here');
      setCalled(moment);
      change();
    },
  };
}

/** The tip on its slip, beside the prompt that it belongs to. */
export function Tip({ tips: { tip, putAway, turnOff } }: { tips: Tips }): ReactNode {
  const words = useWords(tableWords);
  if (tip === null) return null;
  return (
    <aside className="tip" aria-label={words.tips.label} aria-live="polite">
      <p>{tip.text}</p>
      <button type="button" className="tip-off" onClick={turnOff}>
        {words.tips.off}
      </button>
      <button type="button" onClick={putAway}>
        <Icon name="close" />
        <span className="hidden-text">{words.putAway}</span>
      </button>
    </aside>
  );
}

/** Calls the tip for this moment back. */
export function TipButton({ tips }: { tips: Tips }): ReactNode {
  const words = useWords(tableWords);
  return (
    <button type="button" className="button" onClick={tips.callBack}>
      <Icon name="flag" />
      <span>{words.tips.again}</span>
    </button>
  );
}
