import type { PackProblem } from '@cordillera/engine';
import { type CardSpec, COLOURS, type ColoradoContent, type Colour, VALUES } from '../types.ts';
import { problem, type Spot, unless } from './problem.ts';

const file = 'deck.json';
const FAMILY_CARDS = 13;
/** Four players can all own it. */
const MIN_COPIES = 4;

export const checkDeck = ({ deck }: ColoradoContent): PackProblem[] => [
  ...deck.flatMap(({ colour, value, copies }, index) =>
    unless(
      copies >= MIN_COPIES,
      'few-copies',
      { file, card: `#${index}`, field: 'copies' },
      { colour, value, found: copies, min: MIN_COPIES },
    ),
  ),
  ...COLOURS.flatMap((colour) => checkFamily(deck, colour)),
];

/** Six times thirteen is the deck of 78 (CO-COMP-02). */
function checkFamily(deck: CardSpec[], colour: Colour): PackProblem[] {
  const spot: Spot = { file, field: 'cards' };
  const family = deck.filter((card) => card.colour === colour);
  const wrong = VALUES.flatMap((value) => {
    const entries = family.filter((card) => card.value === value).length;
    if (entries === 0) return [problem('card-missing', spot, { colour, value })];
    return entries > 1 ? [problem('card-twice', spot, { colour, value })] : [];
  });
  if (wrong.length > 0) return wrong;
  const found = family.reduce((sum, { copies }) => sum + copies, 0);
  return unless(found === FAMILY_CARDS, 'family-cards', spot, { colour, found, expected: FAMILY_CARDS });
}
