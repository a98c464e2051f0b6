import type { Language } from '@cordillera/engine';
import { onlineWords } from './onlineWords.ts';

const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr', pl: 'pl' };

/** A pause until a certain day ends at this hour of its morning. */
const morning = 9;

/** Midnights between two moments in the local time zone. */
function daysUntil(time: number, now: number): number {
  const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
  return Math.round((midnight(time) - midnight(now)) / 86_400_000);
}

/** When a pause ends, as people say it: "until tomorrow", "until Monday", "until 3 May". */
export function pauseEndLabel(time: number, now: number, language: Language): string {
  const words = onlineWords[language].until;
  const days = daysUntil(time, now);
  if (days <= 0) return words.time(clockTime(time, language));
  if (days === 1) return words.tomorrow;
  if (days < 7) return words.day(new Date(time).getDay());
  const isFar = days > 300;
  return words.date(
    new Intl.DateTimeFormat(locales[language], {
      day: 'numeric',
      month: 'long',
      ...(isFar && { year: 'numeric' }),
    }).format(time),
  );
}

const clockTime = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { hour: 'numeric', minute: '2-digit' }).format(time);

/** The same with the time of day, to begin a sentence: "Until Monday, 9:00". */
export function exactPauseEnd(time: number, now: number, language: Language): string {
  const label = pauseEndLabel(time, now, language);
  const sentence = daysUntil(time, now) <= 0 ? label : `${label}, ${clockTime(time, language)}`;
  return sentence[0]!.toLocaleUpperCase(language) + sentence.slice(1);
}

/** The morning of the day this many days ahead. */
function morningIn(days: number, now: number): number {
  const day = new Date(now);
  day.setDate(day.getDate() + days);
  return day.setHours(morning, 0, 0, 0);
}

/** The ends of a pause to choose from: tomorrow, and Monday unless that is tomorrow. */
export function pauseEnds(now: number): number[] {
  const toMonday = (8 - new Date(now).getDay()) % 7 || 7;
  return [1, ...(toMonday > 1 ? [toMonday] : [])].map((days) => morningIn(days, now));
}

/** The morning of a picked day (2026-05-03); null when the text is not a day. */
export function morningOf(day: string): number | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year) return null;
  return new Date(Number(year), Number(month) - 1, Number(date), morning).getTime();
}

/** The range of days to pick from: tomorrow up to a year ahead. */
export function pauseDays(now: number): { first: string; last: string } {
  const day = (days: number): string => {
    const date = new Date(morningIn(days, now));
    const two = (n: number): string => String(n).padStart(2, '0');
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  };
  return { first: day(1), last: day(365) };
}
