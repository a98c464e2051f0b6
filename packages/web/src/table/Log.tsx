import { memo, type ReactNode, useState } from 'react';
import { SeatMark } from '../design/Avatar.tsx';
import { Torn } from '../design/Torn.tsx';
import { useWords } from '../words/index.tsx';
import { tableWords } from './words.ts';
import './log.css';

export interface LogLine {
  id: number;
  round: number;
  seat: number | null;
  text: string;
  /** By how much it changed whose points. */
  gains: { name: string; points: number }[];
  /** It concerns somebody at this screen, or all. */
  mine: boolean;
  /** The things it names, to be shown when it is pointed at. */
  things: readonly string[];
}

const filters = ['all', 'mine', 'points'] as const;
type Filter = (typeof filters)[number];

const passes: Record<Filter, (line: LogLine) => boolean> = {
  all: () => true,
  mine: ({ mine }) => mine,
  points: ({ gains }) => gains.length > 0,
};

interface LogProps {
  lines: readonly LogLine[];
  /** Things to show while a line is pointed at; null when none is. */
  onPoint: (line: LogLine | null) => void;
}

/** What happened in sentences, the newest first. */
export const Log = memo(function Log({ lines, onPoint }: LogProps): ReactNode {
  const words = useWords(tableWords);
  const [filter, setFilter] = useState<Filter>('all');
  const shown = lines.filter(passes[filter]);
  return (
    <Torn as="section" className="log" seed="log" aria-label={words.log}>
      <header>
        <h2>{words.log}</h2>
        <fieldset>
          <legend className="hidden-text">{words.filters.label}</legend>
          {filters.map((name) => (
            <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
              {words.filters[name]}
            </button>
          ))}
        </fieldset>
      </header>
      {shown.length === 0 ? (
        <p className="log-empty">{lines.length === 0 ? words.logEmpty : words.logNothing}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        <ol className="scroller log-lines" tabIndex={0} aria-label={words.log}>
          {shown.toReversed().map((line) => (
            <li
              key={line.id}
              onPointerEnter={() => onPoint(line)}
              onPointerLeave={() => onPoint(null)}
              data-things={line.things.length > 0 || undefined}
            >
              <span className="log-round">{line.round > 0 ? words.logRound(line.round) : ''}</span>
              {line.seat === null ? <span /> : <SeatMark seat={line.seat} />}
              <span>
                {line.things.length > 0 ? (
                  <button type="button" onFocus={() => onPoint(line)} onBlur={() => onPoint(null)}>
                    {line.text}
                  </button>
                ) : (
                  line.text
                )}
                {line.gains.length > 0 && (
                  <span className="log-gains">
                    {line.gains.map(({ name, points }) => (
                      <b key={name} data-loss={points < 0 || undefined}>
                        {words.gained(name, points)}
                      </b>
                    ))}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Torn>
  );
});
