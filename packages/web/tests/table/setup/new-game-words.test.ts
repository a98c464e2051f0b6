import { botsFor } from '@cordillera/bots';
import { LANGUAGES } from '@cordillera/engine';
import { games } from '@cordillera/games';
import { expect, test } from 'vitest';
import { sierraTableWords } from '../../../src/games/sierra/table/sierraTableWords.ts';
import { newGameWords } from '../../../src/table/setup/newGameWords.ts';

test.each(LANGUAGES)('every bot has a name and a line about its play in %s', (language) => {
  const { levels } = newGameWords[language];
  for (const bot of games.flatMap((game) => botsFor(game)))
    expect(levels[bot.id]?.note, bot.id).toEqual(expect.any(String));
  const names = Object.values(levels).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('Polish counts in three forms', () => {
  expect([1, 2, 5, 22].map(sierraTableWords.pl.points)).toEqual(['1 punkt', '2 punkty', '5 punktów', '22 punkty']);
  expect([1, 3, 8].map(sierraTableWords.pl.players)).toEqual(['1 gracz', '3 graczy', '8 graczy']);
});
