import type { TableInfo } from '@cordillera/protocol';
import type { ReactNode } from 'react';
import { addressOf } from '../app/routes.ts';
import { Icon } from '../design/Icon.tsx';
import { useWords } from '../words/index.tsx';
import { StateScreen } from './StateScreen.tsx';
import { onlineWords } from './words.ts';

/** Whoever made the table has given this person's seat away. */
export function Freed({ table: { id, host, seats, me } }: { table: TableInfo }): ReactNode {
  const words = useWords(onlineWords).states;
  const { play, watch } = me.links;
  return (
    <StateScreen
      icon="people"
      title={host === null ? words.freed : words.freedBy(seats[host]!.name)}
      text={words.freedText}
    >
      {play && (
        <a className="button" href={addressOf({ screen: 'join', code: play })}>
          {words.another}
        </a>
      )}
      {watch && (
        <a className="button" href={addressOf({ screen: 'at', match: id, link: watch })}>
          <Icon name="eye" />
          {words.watch}
        </a>
      )}
    </StateScreen>
  );
}
