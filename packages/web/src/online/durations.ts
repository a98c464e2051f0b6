import type { TimeControl } from '@cordillera/protocol';
import type { OnlineWords } from './onlineWords.ts';

type TimeWords = Pick<OnlineWords, 'time'>;

/** A duration in the most readable unit: "24 hours", "2 days". */
export function duration(seconds: number, { time }: TimeWords): string {
  if (seconds < 60) return time.seconds(seconds);
  if (seconds < 3600) return time.minutes(Math.round(seconds / 60));
  if (seconds < 172_800) return time.hours(Math.round(seconds / 3600));
  return time.days(Math.round(seconds / 86_400));
}

/** The time on a clock: "0:42", "19 h", "2 days". Rounded down, so it never shows more time than is left. */
export function clockText(ms: number, { time }: TimeWords): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  if (seconds < 172_800) return time.hoursShort(Math.floor(seconds / 3600));
  return time.days(Math.floor(seconds / 86_400));
}

/** The same, for screen readers. */
export function spokenDuration(ms: number, words: TimeWords): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 60) return words.time.secondsLong(seconds);
  if (seconds < 3600) return words.time.minutesLong(Math.floor(seconds / 60));
  const unit = seconds < 172_800 ? 3600 : 86_400;
  return duration(Math.floor(seconds / unit) * unit, words);
}

export type TimeControlKind = 'live' | 'days' | 'free';

/** Live or correspondence: more than an hour per move makes it correspondence. */
export const kindOf = (pace: TimeControl): TimeControlKind => {
  if (pace.kind === 'free') return 'free';
  return pace.kind === 'move' && pace.seconds > 3600 ? 'days' : 'live';
};

/** Whether to offer a pause: in the last seconds of a live game, in the last hour of a correspondence game. */
export function isNearlyUp(pace: TimeControl, left: number): boolean {
  if (pace.kind === 'free' || left <= 0) return false;
  return left <= (pace.seconds > 3600 ? 3_600_000 : Math.min(12_000, pace.seconds * 250));
}
