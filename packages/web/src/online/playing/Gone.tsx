import { formatList, type Seat } from '@cordillera/engine';
import type { Relief, TableInfo } from '@cordillera/protocol';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { api } from '../api.ts';
import { talkWords } from '../chat/talkWords.ts';
import { duration } from '../durations.ts';
import { onlineWords } from '../onlineWords.ts';
import { type RemoteTableState, tableOf } from '../remote/remoteTableState.ts';
import { seatWords } from '../seatWords.ts';
import { useNow } from '../tables/tables.ts';
import { useAsyncAction } from '../useAsyncAction.tsx';
import { Strip } from './Strip.tsx';

/** A player whose page is hidden for a shorter time is not shown as away. */
const awayAfterMs = 60_000;

type TableAndClock = Pick<RemoteTableState, 'page' | 'clockOffsetMs'>;

/** A sentence about which of these players are away, and when a stand-in may play; '' when none is. */
export function useAway(state: TableAndClock, waiting: readonly Seat[]): string {
  const words = useWords(seatWords).gone;
  const online = useWords(onlineWords);
  const { language } = useLanguage();
  const table = tableOf(state);
  const infos = waiting.flatMap((seat) => table?.seats[seat] ?? []);
  const absent = infos.filter(({ presence, standIn }) => standIn === undefined && (presence ?? 'here') !== 'here');
  const now = useNow(absent.length > 0) + state.clockOffsetMs;
  const away = absent.filter(({ presence, since }) => presence === 'offline' || now - (since ?? now) >= awayAfterMs);
  if (away.length === 0) return '';
  const from = Math.min(...away.map(({ relief }) => relief?.from ?? Number.POSITIVE_INFINITY));
  const left = Number.isFinite(from) ? Math.ceil((from - now) / 1000) : 0;
  const sentence = words.away(
    formatList(
      language,
      away.map(({ name }) => name),
    ),
    away.length,
  );
  return left > 0 ? `${sentence} ${words.soon(duration(left, online))}` : sentence;
}

/** The first of these players, in a pause the first of all, absent for so long that a stand-in may be agreed on. */
export function useAbsentPlayers(state: TableAndClock, waiting: readonly Seat[]) {
  const table = tableOf(state);
  const asked = table?.state === 'paused' ? [...table.seats.keys()] : waiting;
  const offline = asked.filter((seat) => table?.seats[seat]?.relief);
  const now = useNow(offline.length > 0) + state.clockOffsetMs;
  const seat = offline.find((each) => table!.seats[each]!.relief!.from <= now);
  if (seat === undefined) return null;
  const { relief, since = now } = table!.seats[seat]!;
  return { seat, relief: relief!, minutes: Math.max(1, Math.floor((now - since) / 60_000)) };
}

export type AbsentPlayer = NonNullable<ReturnType<typeof useAbsentPlayers>>;

/** A player who has agreed already may agree again once that is enough to decide. */
const canAgree = ({ judges, yes, missing }: Relief, table: TableInfo): boolean =>
  table.me.seats.some((seat) => judges.includes(seat) && (missing === 0 || !yes.includes(seat)));

/** Over the board: a player is absent, and how the game can go on. */
export function AbsenceNotice({ table, gone }: { table: TableInfo; gone: AbsentPlayer }): ReactNode {
  const words = useWords(seatWords).gone;
  const { close } = useWords(talkWords);
  const online = useWords(onlineWords);
  const { run, failure, busy } = useAsyncAction();
  const { seat, relief } = gone;
  // fixed, so that it is announced once and not every minute
  const [minutes] = useState(gone.minutes);
  const { name } = table.seats[seat]!;
  const [dismissedFrom, setDismissedFrom] = useState(Number.NaN);
  if (dismissedFrom === relief.from) return null;
  const canLet = canAgree(relief, table);
  const isJudge = table.me.seats.some((each) => relief.judges.includes(each));
  const what = isJudge
    ? canLet
      ? words.text(name)
      : words.agreed
    : words.host(table.seats[relief.judges[0]!]?.name ?? '');
  const more = isJudge && (!canLet || relief.missing > 1) ? words.more(relief.missing) : '';
  return (
    <Strip
      icon="people"
      tone="ochre"
      title={words.title(name, duration(minutes * 60, online))}
      text={[what, more].join(' ').trim()}
      failure={failure}
    >
      {canLet && (
        <button
          type="button"
          className="button primary"
          aria-disabled={busy}
          onClick={() => void run(() => api.letStandIn(table.id, seat))}
        >
          <Icon name="bot" />
          {words.letPlay}
        </button>
      )}
      <button type="button" className="button icon-only" onClick={() => setDismissedFrom(relief.from)}>
        <Icon name="close" />
        <span className="hidden-text">{close}</span>
      </button>
    </Strip>
  );
}

interface StandInButtonProps {
  table: TableInfo;
  gone: AbsentPlayer;
  onDone?: () => void;
}

/** The same in the menu, after the notice was dismissed, and in a pause. */
export function StandInButton({ table, gone, onDone }: StandInButtonProps): ReactNode {
  const words = useWords(seatWords).gone;
  const { run, failure, busy } = useAsyncAction();
  if (!canAgree(gone.relief, table)) return null;
  const letPlay = (): void =>
    void run(async () => {
      await api.letStandIn(table.id, gone.seat);
      onDone?.();
    });
  return (
    <>
      <button type="button" className="button" aria-disabled={busy} onClick={letPlay}>
        <Icon name="bot" />
        {words.letPlayFor(table.seats[gone.seat]!.name)}
      </button>
      {failure}
    </>
  );
}
