import { cardName } from '@cordillera/colorado';
import { LANGUAGES } from '@cordillera/engine';
import { expect, test } from 'vitest';
import { artWords, faceName } from '../../../../src/games/colorado/art/artWords.ts';
import { nameSize } from '../../../../src/games/colorado/art/CardFace.tsx';
import { COLOURS, heldOf, identityOf, VALUES } from '../../../../src/games/colorado/art/content.ts';
import { widthOf } from '../../../../src/games/colorado/art/map/labels.ts';

test.each(LANGUAGES)('the name of every card fits on it and can be read: %s', (language) => {
  const names = COLOURS.flatMap((colour) => VALUES.map((value) => faceName(language, colour, value)));
  expect(new Set(names).size).toBe(18);
  expect(names.map((name) => name.toLowerCase())).toEqual(
    names.map((_, card) => cardName(language, card).toLowerCase()),
  );
  expect(names.filter((name) => widthOf(name, nameSize(name)) > 206.01 || nameSize(name) < 21)).toEqual([]);
});

test('a play area is read by identities', () => {
  const area = (1 << identityOf('red', 1)) | (1 << identityOf('orange', 3));
  expect(heldOf(area, 'red')).toEqual([1]);
  expect(heldOf(area, 'orange')).toEqual([3]);
  expect(heldOf(area, 'blue')).toEqual([]);
});

test.each(LANGUAGES)('%s: medals are counted towards the seventh, and nobody has 8 of 7', (language) => {
  const { medalsOf } = artWords[language];
  expect(medalsOf(5, 7)).toMatch(/^5\s.*\s7$/);
  expect(medalsOf(8, 7)).toBe('8');
});

test.each(LANGUAGES)('%s: what a family lacks can be read on its pocket, as narrow as on a laptop', (language) => {
  // 83 px, of which the badge takes 24; measured at 12.5 px
  expect(widthOf(artWords[language].needs([2, 3]), 12.5)).toBeLessThan(66);
});
