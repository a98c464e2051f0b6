import { cardName } from '@cordillera/colorado';
import { LANGUAGES } from '@cordillera/engine';
import { expect, test } from 'vitest';
import { COLOURS, heldOf, identityOf, VALUES } from '../../src/colorado/art/content.ts';
import { widthOf } from '../../src/colorado/art/map/labels.ts';
import { faceName } from '../../src/colorado/art/words.ts';

test.each(LANGUAGES)('the name of every card fits on it: %s', (language) => {
  const names = COLOURS.flatMap((colour) => VALUES.map((value) => faceName(language, colour, value)));
  expect(new Set(names).size).toBe(18);
  expect(names.map((name) => name.toLowerCase())).toEqual(
    names.map((_, card) => cardName(language, card).toLowerCase()),
  );
  expect(names.filter((name) => widthOf(name, 25) > 206)).toEqual([]);
});

test('a play area is read by identities', () => {
  const area = (1 << identityOf('red', 1)) | (1 << identityOf('orange', 3));
  expect(heldOf(area, 'red')).toEqual([1]);
  expect(heldOf(area, 'orange')).toEqual([3]);
  expect(heldOf(area, 'blue')).toEqual([]);
});
