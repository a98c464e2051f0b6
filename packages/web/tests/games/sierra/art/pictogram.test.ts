import { loadPack } from '@cordillera/engine';
import { housePack, sierraFormat } from '@cordillera/sierra';
import { describe, expect, test } from 'vitest';
import { glyphsOf, pictogramOf } from '../../../../src/games/sierra/art/pictogram.ts';

const { content } = loadPack(sierraFormat, housePack);
const rules = [
  ...content.notebook.map((card) => ({ id: card.id, scores: card.scores })),
  ...content.destinations.flatMap(({ id, faces }) => [
    { id: `${id} A`, scores: faces.A.scores },
    { id: `${id} B`, scores: faces.B.scores },
  ]),
];

describe('every scoring card of the house set has a picture', () => {
  test.each(rules)('$id', ({ scores }) => {
    const picture = pictogramOf(scores);
    if (picture.steps) expect(picture.steps.length).toBeGreaterThan(1);
    else {
      expect(picture.tiles.length).toBeGreaterThan(0);
      expect(Number(picture.points)).toBeGreaterThan(0);
    }
    expect(glyphsOf(scores).length).toBeGreaterThan(0);
  });
});
