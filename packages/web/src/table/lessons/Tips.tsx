import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { useWords } from '../../i18n/index.tsx';
import { readLocal, writeLocal } from '../../store/localValues.ts';
import { tableWords } from '../tableWords.ts';
import './tips.css';

/** What a game teaches: the lessons of this moment, the most pressing first, each with its words. */
export interface Lessons<Lesson extends string> {
  /** The game, under whose name it is remembered what was put away. */
  game: string;
  now: readonly Lesson[];
  /** Something that changes whenever something else is asked. */
  moment: unknown;
  /** Not now, unless it is called back. */
  quiet?: boolean;
  /** The turn: a lesson is learnt when it was seen in some of them. */
  turn: number;
  words: Readonly<Record<Lesson, string>>;
}

export interface Tips {
  /** What is told now; it may say that there is no tip for this moment. */
  tip: string | null;
  /** Puts this tip away: it does not come back by itself. */
  putAway: () => void;
  /** No tips any more, until one is called back. */
  turnOff: () => void;
  /** Shows the tip for this moment again, and lets the next ones come. */
  bringBack: () => void;
}

/** The first lesson of this moment that has not been put away; null when there is nothing new. */
export const nextLesson = <Lesson extends string>(
  now: readonly Lesson[],
  isAway: (lesson: Lesson) => boolean,
): Lesson | null => now.find((lesson) => !isAway(lesson)) ?? null;

/** So many turns with the same tip, and it has been read; what was put away does not count on. */
const turnsUntilLearned = 3;
export const isLearned = (stored: string | null): boolean => stored === 'away' || Number(stored) >= turnsUntilLearned;
export const withOneMoreTurn = (stored: string | null): string =>
  isLearned(stored) ? stored! : String(Number(stored) + 1);

/** Tips for newcomers, each in the moment when it first helps, and not for ever. */
export function useTips<Lesson extends string>({
  game,
  now,
  moment,
  quiet = false,
  turn,
  words,
}: Lessons<Lesson>): Tips {
  const { nothing } = useWords(tableWords).tips;
  // Put away or called back: what is remembered is read again.
  const [, setChanged] = useState(0);
  const [called, setCalled] = useState<unknown>(null);
  const memory = (lesson: string): string => `coach.${game}.${lesson}`;
  /** What is told in this turn may be told to its end. */
  const shownTips = useRef(new Set<string>());
  const isAway = (lesson: string): boolean => {
    const stored = readLocal(memory(lesson));
    if (readLocal(memory('all')) === 'away' || stored === 'away') return true;
    return isLearned(stored) && !shownTips.current.has(`${turn} ${lesson}`);
  };
  const isCalled = called !== null && called === moment;
  const lesson = isCalled ? (now[0] ?? null) : quiet ? null : nextLesson(now, isAway);
  const change = (): void => setChanged((n) => n + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a turn
  useEffect(() => {
    if (lesson === null || shownTips.current.has(`${turn} ${lesson}`)) return;
    shownTips.current.add(`${turn} ${lesson}`);
    writeLocal(memory(lesson), withOneMoreTurn(readLocal(memory(lesson))));
  }, [lesson, turn]);
  return {
    tip: lesson !== null ? words[lesson] : isCalled ? nothing : null,
    putAway() {
      if (lesson !== null) writeLocal(memory(lesson), 'away');
      setCalled(null);
      change();
    },
    turnOff() {
      writeLocal(memory('all'), 'away');
      setCalled(null);
      change();
    },
    bringBack() {
      writeLocal(memory('all'), 'here');
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
      <p>{tip}</p>
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
    <button type="button" className="button" onClick={tips.bringBack}>
      <Icon name="flag" />
      <span>{words.tips.again}</span>
    </button>
  );
}
