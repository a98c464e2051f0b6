import type { TableInfo } from '@cordillera/protocol';
import type { ReactNode } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { useWords } from '../../i18n/index.tsx';
import { api } from '../api.ts';
import { onlineWords } from '../onlineWords.ts';
import { useAsyncAction } from '../useAsyncAction.tsx';
import { usualBot } from './fitSetup.ts';

/** Whether seats are open and nobody has joined yet. */
export function isAlone({ seats, me }: TableInfo): boolean {
  const others = seats.filter(({ open, bot }, seat) => !open && bot === undefined && !me.seats.includes(seat));
  return others.length === 0 && seats.some(({ open }) => open);
}

/** Starts the game: now, with bots on free seats, or automatically when everybody is here. */
export function LobbyStart({ table, short = false }: { table: TableInfo; short?: boolean }): ReactNode {
  const words = useWords(onlineWords).start;
  const { run, busy, failure } = useAsyncAction();
  const { seats, me, id, host, armed } = table;
  const open = seats.filter((seat) => seat.open).length;
  const start = (): void => void run(async () => api.start(id, open > 0 ? await usualBot(table.game) : undefined));
  const arm = (on: boolean): void => void run(() => api.arm(id, on));
  const people = seats.filter((seat) => !seat.open && seat.bot === undefined).length;
  const title = open > 0 ? words.open(open) : people > 1 ? words.all : words.onlyBots;
  const text = open > 0 ? words.openText : people > 1 ? words.allText : words.onlyBotsText;
  if (!me.isHost)
    return (
      <div className="lobby-start">
        <h3>{title}</h3>
        <p className="lobby-text">{armed ? words.armedText : words.waiting(host === null ? '' : seats[host]!.name)}</p>
      </div>
    );
  return (
    <div className="lobby-start">
      {!short && (
        <>
          <h3>{title}</h3>
          <p className="lobby-text">{armed ? words.armedText : text}</p>
        </>
      )}
      <div className="lobby-buttons">
        {armed ? (
          <button type="button" className="button lobby-armed" onClick={() => arm(false)}>
            <Icon name="clock" />
            {words.armed(seats.length)} · <u>{words.cancel}</u>
          </button>
        ) : (
          <>
            <button
              type="button"
              className={isAlone(table) ? 'button' : 'button primary'}
              aria-disabled={busy}
              onClick={start}
            >
              {open === 0 ? words.now : words.withBots(open)}
            </button>
            {open > 0 && (
              <button
                type="button"
                className={short ? 'lobby-wait' : 'button'}
                aria-disabled={busy}
                onClick={() => arm(true)}
              >
                <Icon name="clock" />
                {short ? words.orWait(seats.length) : words.whenAll}
              </button>
            )}
          </>
        )}
      </div>
      {failure}
    </div>
  );
}
