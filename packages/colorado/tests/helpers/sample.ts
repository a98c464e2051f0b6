import { loadPack, type Pack, type RawPack } from '@cordillera/engine';
import { type ColoradoContent, coloradoFormat } from '../../src/index.ts';
import board from './sample/bounty-board.json' with { type: 'json' };
import deck from './sample/deck.json' with { type: 'json' };
import sheet from './sample/route-sheet.json' with { type: 'json' };

/** A card set whose numbers never change, for tests that rely on them: tuning the house set does not affect it. */
const samplePack: RawPack = {
  id: 'sample',
  files: { 'route-sheet.json': sheet, 'bounty-board.json': board, 'deck.json': deck },
};

export const sample: Pack<ColoradoContent> = loadPack(coloradoFormat, samplePack);
