import type { ReactNode } from 'react';
import { useSpeech } from '../words/index.tsx';
import type { Table } from './table.ts';

/** The fingerprint of the shuffle from the start, the seed once the game is over. */
export function Fairness({ table }: { table: Table }): ReactNode {
  const { words } = useSpeech();
  return (
    <dl className="fairness">
      <div>
        <dt>{words.watch.seedHash}</dt>
        <dd>
          <code>{table.seedHash}</code>
          <small>{table.seed === null ? words.watch.seedHashNote : words.watch.seedNote}</small>
        </dd>
      </div>
      {table.seed !== null && (
        <div>
          <dt>{words.watch.seed}</dt>
          <dd>
            <code>{table.seed}</code>
          </dd>
        </div>
      )}
    </dl>
  );
}
