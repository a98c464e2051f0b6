import type { TableInfo } from '@cordillera/protocol';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { useWords } from '../../i18n/index.tsx';
import { talkWords } from '../chat/talkWords.ts';
import { clockText, spokenDuration } from '../durations.ts';
import { onlineWords } from '../onlineWords.ts';
import { useNow } from '../tables/tables.ts';

interface ClockChipProps {
  table: TableInfo;
  /** Whose clock; absent: the clock with the least time left. */
  seat?: number | undefined;
  ahead: number;
  /** Announced at a half, at a quarter, at a minute and at ten seconds. */
  isAnnounced?: boolean;
}

/** The remaining time of a seat; nothing without a time limit. */
export function ClockChip({ table, seat, ahead, isAnnounced = false }: ClockChipProps): ReactNode {
  const words = useWords(onlineWords);
  const talk = useWords(talkWords);
  const { pace, seats } = table;
  const deadlines = seats.flatMap(({ deadline }, each) =>
    deadline !== undefined && (seat === undefined || seat === each) ? [deadline] : [],
  );
  const runs = deadlines.length > 0 && table.state === 'playing' && pace.kind !== 'free';
  const now = useNow(runs) + ahead;
  const totalMs = pace.kind === 'free' ? 1 : pace.seconds * 1000;
  // the clock starts once playback of the latest events has ended; until then it stands still
  const left = runs ? Math.min(totalMs, Math.max(0, Math.min(...deadlines) - now)) : 0;
  const isLive = totalMs <= 3_600_000;
  const marks = [10_000, 60_000, totalMs / 4, totalMs / 2]
    .filter((mark) => mark <= totalMs / 2)
    .toSorted((a, b) => a - b);
  const passed = runs ? marks.findIndex((mark) => left <= mark) : -1;
  const announced = useRef({ passed: -1, text: '' });
  if (announced.current.passed !== passed)
    announced.current = { passed, text: passed < 0 ? '' : talk.leftSpoken(spokenDuration(left, words)) };
  if (!runs) return null;
  const tone = left <= (isLive ? 10_000 : 3_600_000) ? 'last' : left <= totalMs / 4 ? 'low' : 'plain';
  return (
    <span className="clock-chip" data-tone={tone}>
      <Icon name="clock" />
      {left === 0 ? talk.timeUp : clockText(left, words)}
      {isAnnounced && (
        <span className="hidden-text" role="status">
          {announced.current.text}
        </span>
      )}
    </span>
  );
}
