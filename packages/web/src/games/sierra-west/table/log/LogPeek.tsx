import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { SeatMark } from '../../../../design/players/Avatar.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import type { LogLine } from '../../../../table/log/Log.tsx';
import { tableWords } from '../../../../table/tableWords.ts';

/**
 * Wide screens with room beside the others: the last lines of the log, the newest below, and a button for the whole
 * log.
 */
export function LogPeek({ lines, onOpen }: { lines: readonly LogLine[]; onOpen: () => void }): ReactNode {
  const words = useWords(tableWords);
  return (
    <Torn as="section" className="west-peek" seed="log peek" aria-label={words.log}>
      <h2>
        <button type="button" onClick={onOpen}>
          {words.log}
        </button>
      </h2>
      <ol>
        {lines
          .slice(-5)
          .toReversed()
          .map(({ id, seat, text }) => (
            <li key={id}>
              {seat === null ? <span /> : <SeatMark seat={seat} />}
              <span title={text}>{text}</span>
            </li>
          ))}
      </ol>
    </Torn>
  );
}
