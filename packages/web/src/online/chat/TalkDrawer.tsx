import type { Seat } from '@cordillera/engine';
import type { TableInfo } from '@cordillera/protocol';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../../design/controls/Dialog.tsx';
import { Avatar } from '../../design/players/Avatar.tsx';
import { useWords } from '../../i18n/index.tsx';
import { presenceLabel } from '../lobby/presenceLabel.ts';
import { onlineWords } from '../onlineWords.ts';
import { ClockChip } from '../playing/ClockChip.tsx';
import type { RemoteTable } from '../remote/remoteTable.ts';
import { useNow } from '../tables/tables.ts';
import { Chat } from './Chat.tsx';
import type { ChatAudience } from './chatStore.ts';
import { talkWords } from './talkWords.ts';

interface ChatDrawerProps {
  remote: RemoteTable;
  table: TableInfo;
  /** Null for spectators, who have no chat. */
  me: Seat | null;
  group: readonly Seat[];
  waiting: readonly Seat[];
  onClose: () => void;
}

/** Who is at the table, who is to move, and the chat. */
export function ChatDrawer({ remote, table, me, group, waiting, onClose }: ChatDrawerProps): ReactNode {
  const words = useWords(talkWords);
  const [to, setTo] = useState<ChatAudience>(group.length > 0 ? 'group' : 'table');
  const { unread } = useSyncExternalStore(remote.chat.subscribe, remote.chat.get);
  const circles: ChatAudience[] = group.length > 0 ? ['group', 'table'] : ['table'];
  return (
    <Dialog label={words.title} onClose={onClose}>
      <div className="talk">
        <People remote={remote} table={table} me={me} waiting={waiting} />
        {me !== null && circles.length > 1 && (
          <fieldset className="talk-tabs">
            <legend className="hidden-text">{words.title}</legend>
            {circles.map((circle) => (
              <button key={circle} type="button" aria-pressed={circle === to} onClick={() => setTo(circle)}>
                {words[circle]}
                {unread[circle] > 0 && <b className="tab-new">{unread[circle]}</b>}
              </button>
            ))}
          </fieldset>
        )}
        {me !== null && <Chat key={to} remote={remote} table={table} me={me} to={to} group={group} />}
      </div>
    </Dialog>
  );
}

interface PeopleProps {
  remote: RemoteTable;
  table: TableInfo;
  me: Seat | null;
  waiting: readonly Seat[];
}

function People({ remote, table, me, waiting }: PeopleProps): ReactNode {
  const words = useWords(talkWords);
  const online = useWords(onlineWords);
  const { clockOffsetMs } = useSyncExternalStore(remote.subscribe, remote.get);
  const { muted } = useSyncExternalStore(remote.chat.subscribe, remote.chat.get);
  const now = useNow(true) + clockOffsetMs;
  return (
    <ul className="talk-people">
      {table.seats.map(({ name, presence, bot, standIn }, seat) => {
        const mine = table.me.seats.includes(seat);
        const isMuted = muted.includes(name);
        const isPerson = bot === undefined && !mine && me !== null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are identified by their number
          <li key={seat} data-waiting={waiting.includes(seat) || undefined}>
            <Avatar
              seat={seat}
              name={name}
              presence={presence}
              bot={bot !== undefined || standIn !== undefined}
              ready={table.state === 'playing' ? !waiting.includes(seat) : null}
            />
            <b className="display">{mine ? words.you : name}</b>
            {waiting.includes(seat) && table.seats[seat]!.deadline !== undefined ? (
              <ClockChip table={table} seat={seat} ahead={clockOffsetMs} />
            ) : (
              <span>{isMuted ? words.muted : presenceLabel(table.seats[seat]!, now, words, online)}</span>
            )}
            {isPerson && (
              <button type="button" aria-pressed={isMuted} onClick={() => remote.chat.mute(name, !isMuted)}>
                <span aria-hidden="true">{isMuted ? words.unmuteLabel : words.muteLabel}</span>
                <span className="hidden-text">{isMuted ? words.unmute(name) : words.mute(name)}</span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
