import { expect, test } from 'vitest';
import { relativeTime } from '../../src/i18n/relativeTime.ts';
import { matchTitle, modeLabel, opponentsLabel } from '../../src/platform/matchLabels.ts';
import { homeWords } from '../../src/screens/home/homeWords.ts';
import { gamesWords } from '../../src/screens/saved/gamesWords.ts';
import { settingsWords } from '../../src/screens/settings/settingsWords.ts';
import type { MatchSummary } from '../../src/store/records.ts';

test('Polish counts in three forms, French and English in two', () => {
  expect([2, 5, 22].map(homeWords.pl.waiting)).toEqual([
    '2 partie czekają na ciebie',
    '5 partii czeka na ciebie',
    '22 partie czekają na ciebie',
  ]);
  expect(homeWords.fr.waiting(3)).toBe('3 parties vous attendent');
  expect([1, 3, 5].map(gamesWords.pl.suns)).toEqual(['1 słońce', '3 słońca', '5 słońc']);
  expect([1, 2].map(settingsWords.en.storage.count)).toEqual([
    '1 game is saved in this browser, on this device only.',
    '2 games are saved in this browser, on this device only.',
  ]);
});

const summary = (mode: string, ...names: string[]): MatchSummary => ({
  game: 'sierra',
  mode,
  stage: mode === 'solo' ? 3 : null,
  round: 2,
  over: false,
  waiting: true,
  players: names.map((name, i) => ({ name, bot: i > 0, total: 0 })),
  winners: [],
  suns: null,
  picture: [],
});

test('the title of a match gives its progress: rounds, or turns where its game counts them', () => {
  const sierra = summary('team', 'Ada');
  expect(matchTitle(sierra, 'en')).toBe('Sierra, round 2');
  const colorado: MatchSummary = { ...sierra, game: 'colorado', mode: '' };
  expect((['en', 'fr', 'pl'] as const).map((language) => matchTitle(colorado, language))).toEqual([
    'Colorado, turn 2',
    'Colorado, tour 2',
    'Colorado, tura 2',
  ]);
  expect(matchTitle({ ...colorado, over: true }, 'en')).toBe('Colorado');
});

test('the other players of a match are listed in one line', () => {
  const five = summary('team', 'Ada', 'Noor', 'Iris', 'Tomek', 'Léa');
  expect(opponentsLabel(five, 'en')).toBe('with Noor, Iris and 2 others');
  expect(opponentsLabel(five, 'fr', 1)).toBe('avec Noor et 3 autres');
  expect(opponentsLabel(five, 'pl', 1)).toBe('grają też: Noor i\u00a03 osoby');
  // no longer than "and 1 other", and more informative
  expect(opponentsLabel(summary('competitive', 'Ada', 'Noor', 'Iris'), 'en', 1)).toBe('against Noor and Iris');
  expect(opponentsLabel(summary('solo', 'Ada'), 'en')).toBe('');
  expect(modeLabel(summary('solo', 'Ada'), 'en')).toBe('solo game, stage 3');
});

test('the time a match was played is given as people would say it', () => {
  const now = new Date(2026, 4, 20, 9, 0).getTime();
  const at = (day: number, hour: number, minute = 0): number => new Date(2026, 4, day, hour, minute).getTime();
  expect(relativeTime(now - 5_000, now, 'en')).toBe('now');
  expect(relativeTime(at(20, 8, 57), now, 'en')).toBe('3 minutes ago');
  expect(relativeTime(at(20, 6), now, 'fr')).toBe('il y a 3 heures');
  // nine hours ago, but yesterday
  expect(relativeTime(at(19, 23, 59), now, 'en')).toBe('yesterday');
  expect(relativeTime(at(18, 12), now, 'pl')).toBe('przedwczoraj');
  expect(relativeTime(at(3, 12), now, 'en')).toBe('3 May 2026');
  // the clock was set back since
  expect(relativeTime(now + 100_000, now, 'en')).toBe('now');
});
