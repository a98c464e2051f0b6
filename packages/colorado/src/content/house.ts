import type { RawPack } from '@cordillera/engine';
import bountyBoard from './house/bounty-board.json' with { type: 'json' };
import deck from './house/deck.json' with { type: 'json' };
import routeSheet from './house/route-sheet.json' with { type: 'json' };

/** The sheet, the board and the cards that come with the game: docs/rules/colorado.md, section 17. */
export const housePack: RawPack = {
  id: 'house',
  files: { 'route-sheet.json': routeSheet, 'bounty-board.json': bountyBoard, 'deck.json': deck },
};
