import { botsFor } from '@cordillera/bots';
import { LANGUAGES, type Language } from '@cordillera/engine';
import { games } from '@cordillera/games';
import { describe, expect, test } from 'vitest';
import { appWords } from '../src/app/words.ts';
import { endWords } from '../src/end/words.ts';
import { gamesWords } from '../src/games/words.ts';
import { homeWords } from '../src/home/words.ts';
import { newGameWords } from '../src/newgame/words.ts';
import { settingsWords } from '../src/settings/words.ts';
import { campaignWords } from '../src/sierra/campaign/words.ts';
import { sierraEndWords } from '../src/sierra/end/words.ts';
import { sierraNewGameWords } from '../src/sierra/newgame/words.ts';
import { sierraTableWords } from '../src/sierra/table/words.ts';
import { westNewGameWords } from '../src/sierra-west/newgame/words.ts';
import { modeWords } from '../src/sierra-west/table/modes/words.ts';
import { otherWords } from '../src/sierra-west/table/others/words.ts';
import { hastingsWords } from '../src/sierra-west/table/solo/words.ts';
import { tableWords } from '../src/table/words.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { pl } from '../src/words/pl.ts';

const catalogues: [string, Record<Language, object>][] = [
  ['shared', { en, fr, pl }],
  ['app', appWords],
  ['campaign', campaignWords],
  ['end', endWords],
  ['sierra end', sierraEndWords],
  ['games', gamesWords],
  ['home', homeWords],
  ['new game', newGameWords],
  ['sierra new game', sierraNewGameWords],
  ['sierra west new game', westNewGameWords],
  ['settings', settingsWords],
  ['table', tableWords],
  ['sierra table', sierraTableWords],
  ['sierra west modes', modeWords],
  ['sierra west others', otherWords],
  ['sierra west hastings', hastingsWords],
];

/** What a function of a catalogue may be asked with; the first that it understands is used. */
const samples: unknown[][] = [
  [2, 2, 2, 2],
  ['Ada', 2, 2],
  [2, 'Ada', 2],
  [['Ada', 'Noor'], 2, 2],
  [2, { duos: 1, trios: 1 }],
];

function said(words: (...given: unknown[]) => unknown): string {
  for (const sample of samples) {
    try {
      const text = words(...sample);
      if (typeof text === 'string' && !text.includes('undefined')) return text;
    } catch {
      // it wants something else
    }
  }
  throw new Error(`nothing to say for any sample: ${words}`);
}

/** Every text of a catalogue with its path. */
function texts(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, said(part as (...given: unknown[]) => unknown)]];
  return Object.entries(part as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

describe.each(catalogues)('words of the %s', (_, catalogue) => {
  test.each(LANGUAGES)('have the same keys in %s as in English, and none is empty', (language) => {
    const own = texts(catalogue[language]);
    expect(own.map(([path]) => path)).toEqual(texts(catalogue.en).map(([path]) => path));
    for (const [path, text] of own) expect(text.trim(), path).not.toMatch(/^$|undefined|NaN|\[object/);
  });

  test('have no-break spaces before high punctuation in French', () => {
    for (const [path, text] of texts(catalogue.fr))
      expect(text, path).not.toMatch(/[^\u00a0\u202f] ?[;!?»](\s|$)|[^\u00a0\u202f\d]:\s/);
  });
});

test.each(LANGUAGES)('every bot has a name of its own and a line on how it plays in %s', (language) => {
  const { levels } = newGameWords[language];
  for (const bot of games.flatMap((game) => botsFor(game)))
    expect(levels[bot.id]?.note, bot.id).toEqual(expect.any(String));
  const names = Object.values(levels).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

/** Every sentence of a catalogue, said of one person wherever a parameter is called after people. */
function saidOf(name: string, part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'function') {
    const [parameters = ''] = String(part).split('=>');
    const given = parameters
      .split(',')
      .map((each) => (/names?|others|winners|people|held|owner/.test(each) ? name : 2));
    return [[path, String(part(...given))]];
  }
  if (typeof part === 'string') return [];
  return Object.entries(part as object).flatMap(([key, value]) => saidOf(name, value, `${path}.${key}`));
}

test('French elides before a name that begins with a vowel', () => {
  for (const [catalogue, { fr: words }] of catalogues)
    for (const [path, text] of saidOf('Alex', words))
      expect(text, `${catalogue}${path}`).not.toMatch(/(?<!\p{L})([djlmnst]e|que|la|si) Alex/iu);
  expect(sierraTableWords.fr.draftBy('Alex')).toBe('Projet d’Alex, pas encore révélé.');
  expect(sierraTableWords.fr.draftBy('Noor')).toBe('Projet de Noor, pas encore révélé.');
});

test('Polish counts in three forms', () => {
  expect([1, 2, 5, 22].map(sierraTableWords.pl.points)).toEqual(['1 punkt', '2 punkty', '5 punktów', '22 punkty']);
  expect([1, 3, 8].map(sierraTableWords.pl.players)).toEqual(['1 gracz', '3 gracze', '8 graczy']);
});
