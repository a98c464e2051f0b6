import type { Seat } from '@cordillera/engine';
import type { TableInfo } from '@cordillera/protocol';
import type { ReactNode } from 'react';
import { SymbolPicture } from '../../design/paper/SymbolPicture.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { gameManifestOf } from '../../platform/gameRegistry.ts';
import { onlineWords } from '../onlineWords.ts';
import { groupsOf } from './fitSetup.ts';

interface SeatGroupsProps {
  table: TableInfo;
  /** Options that the host has chosen but the server has not confirmed. */
  options?: TableInfo['options'];
  rows: (seats: readonly Seat[]) => ReactNode;
}

/** The seats of a table, grouped where people play in groups, with the game's names for the groups. */
export function SeatGroups({ table, options = table.options, rows }: SeatGroupsProps): ReactNode {
  const words = useWords(onlineWords).seats;
  const { language } = useLanguage();
  const groups = groupsOf({ options, seats: table.seats });
  if (groups === null)
    return (
      <Torn className="lobby-group" tone="sunk" seed="group">
        {rows(table.seats.map((_, seat) => seat))}
      </Torn>
    );
  const { groups: names } = gameManifestOf(table.game).words[language];
  return groups.map((group, i) => (
    <Torn key={group.join()} className="lobby-group" tone="sunk" seed={`group ${i}`}>
      <h3>
        {names?.[i] ?? words.group(i + 1)}
        {(group.length === 2 || group.length === 3) && (
          <SymbolPicture name={group.length === 2 ? 'role-duo' : 'role-trio'} size={1.6} />
        )}
      </h3>
      {rows(group)}
    </Torn>
  ));
}
