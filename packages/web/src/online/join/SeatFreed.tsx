import type { TableInfo } from '@cordillera/protocol';
import type { ReactNode } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { useWords } from '../../i18n/index.tsx';
import { addressOf } from '../../platform/routes.ts';
import { onlineWords } from '../onlineWords.ts';
import { StateScreen } from './StateScreen.tsx';

/** Says that the host has freed this player's seat. */
export function SeatFreed({ table: { id, host, seats, me } }: { table: TableInfo }): ReactNode {
  const words = useWords(onlineWords).states;
  const { play, watch } = me.links;
  return (
    <StateScreen
      icon="people"
      title={host === null ? words.seatFreed : words.seatFreedBy(seats[host]!.name)}
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
