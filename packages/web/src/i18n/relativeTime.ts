import type { Language } from '@cordillera/engine';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr', pl: 'pl' };

/** When something happened, as people say it: "3 minutes ago", "yesterday", "12 March 2026". */
export function relativeTime(time: number, now: number, language: Language): string {
  const locale = locales[language];
  const format = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-value, unit);
  // The clock may have been set back since: treat it as now.
  const past = Math.max(0, now - time);
  if (past < minute) return format(0, 'second');
  if (past < hour) return format(Math.floor(past / minute), 'minute');
  const days = daysBetween(time, now);
  if (days === 0) return format(Math.floor(past / hour), 'hour');
  if (days < 7) return format(days, 'day');
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(time);
}

/**
 * Midnights between two times in the local time zone: something from late yesterday was "yesterday", not "9 hours ago".
 */
function daysBetween(time: number, now: number): number {
  const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
  return Math.max(0, Math.round((midnight(now) - midnight(time)) / day));
}
