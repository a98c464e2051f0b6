import { LANGUAGES } from '@cordillera/engine';
import { expect, test } from 'vitest';
import { packsWords } from '../../src/cardsets/packsWords.ts';
import { sentences } from '../../src/cardsets/Refused.tsx';
import type { Refusal } from '../../src/cardsets/readCardSet.ts';

test('Polish counts in three forms', () => {
  expect([1, 2, 5].map(packsWords.pl.cards)).toEqual(['1 karta', '2 karty', '5 kart']);
  expect(packsWords.pl.waited(1)).toContain('potrzebuje go 1 zapisana partia.');
  expect(packsWords.pl.waited(2)).toContain('potrzebują go 2 zapisane partie.');
  expect(packsWords.pl.waited(5)).toContain('potrzebuje go 5 zapisanych partii.');
});

test('every refusal has its own sentence', () => {
  const refusals: { [Kind in Refusal['kind']]: Extract<Refusal, { kind: Kind }> } = {
    tooLarge: { kind: 'tooLarge' },
    unreadable: { kind: 'unreadable' },
    notJson: {
      kind: 'notJson',
      files: [
        { name: 'a.json', line: 3 },
        { name: 'b.json', line: 1 },
        { name: 'c.json', line: null },
      ],
    },
    unknownFields: { kind: 'unknownFields', fields: ['titel', 'author'] },
    noSet: { kind: 'noSet', asked: [{ game: 'sierra', files: ['mountain.json', 'stages.json'] }] },
    unknownGame: { kind: 'unknownGame', game: 'chess', known: ['sierra'] },
    otherGame: { kind: 'otherGame', said: 'sierra', found: 'sierra-west' },
    noTable: { kind: 'noTable', game: 'colorado' },
    problems: {
      kind: 'problems',
      game: 'sierra',
      problems: [{ file: 'a.json', code: 'missing-file' }],
      more: 0,
      words: undefined,
    },
  };
  for (const language of LANGUAGES) {
    const said = Object.values(refusals).map((refusal) => sentences(refusal, packsWords[language].refused).join(' '));
    expect(new Set(said).size).toBe(said.length);
    expect(said[2]).toMatch(/a\.json.* 3 .*b\.json.*c\.json/);
    expect(said[2]).not.toContain('null');
    expect(said[3]).toMatch(/titel.*author/);
    expect(said[4]).toContain('mountain.json');
    expect(said[5]).toContain('chess');
    expect(said[6]).toMatch(/Sierra.*Sierra West/);
  }
});
