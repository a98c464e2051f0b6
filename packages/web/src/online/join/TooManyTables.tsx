import { limits } from '@cordillera/protocol';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.tsx';
import { addressOf } from '../../platform/routes.ts';
import { onlineWords } from '../onlineWords.ts';
import { ServerRefusalError } from '../refusal.ts';
import { StateCard } from './StateCard.tsx';
import '../online.css';

/** Whether a table was refused because there are too many of them. */
export const isTooManyTables = (error: unknown): error is ServerRefusalError =>
  error instanceof ServerRefusalError && error.code === 'too-many-tables';

/** Says that this player has reached the limit of tables. */
export function TooManyTables({ refusal: { params } }: { refusal: ServerRefusalError }): ReactNode {
  const words = useWords(onlineWords).states;
  const max = typeof params.most === 'number' ? params.most : limits.tables;
  return (
    <StateCard icon="people" title={words.tableLimit} text={words.tableLimitText(max)} role="alert">
      <a className="button" href={addressOf({ screen: 'home' })}>
        {words.mine}
      </a>
    </StateCard>
  );
}
