import type { ReactNode } from 'react';
import { SeatMark } from '../design/Avatar.tsx';
import { Torn } from '../design/Torn.tsx';
import { useSpeech } from '../words/index.tsx';
import type { Table } from './table.ts';

/** What happened in sentences, the newest first. */
export function Log({ table }: { table: Table }): ReactNode {
  const { words } = useSpeech();
  return (
    <Torn as="section" className="log" seed="log" aria-label={words.watch.log}>
      <h2>{words.watch.log}</h2>
      {table.log.length === 0 ? (
        <p className="log-empty">{words.watch.logEmpty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        <ol className="scroller log-lines" tabIndex={0} aria-label={words.watch.log}>
          {table.log.toReversed().map((line) => (
            <li key={line.id}>
              <span className="log-round">{line.round > 0 ? words.watch.logRound(line.round) : ''}</span>
              {line.seat === null ? <span /> : <SeatMark seat={line.seat} />}
              <span>{line.text}</span>
            </li>
          ))}
        </ol>
      )}
    </Torn>
  );
}
