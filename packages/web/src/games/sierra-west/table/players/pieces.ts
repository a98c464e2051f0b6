import {
  FISH,
  type Fish,
  type PlayerView,
  type SierraWestSpeaker,
  type SierraWestTerm,
  type SierraWestView,
} from '@cordillera/sierra-west';
import type { WestIconName } from '../../art/WestIcon.tsx';
import type { OtherWords } from './otherWords.ts';

/** A piece that only one mode has, in a player's possession: with a count, or unique. */
export interface Piece {
  icon: WestIconName;
  term: SierraWestTerm | Fish;
  count: number | null;
}

/** A player's pieces of the mode. Kinds of fish the player does not have are left out. */
export function piecesOf(view: SierraWestView, index: number): Piece[] {
  const player = view.players[index]!;
  const held = (['lantern', 'dynamite', 'sheriff'] as const).filter((card) => view[card] === index);
  const cards = held.map((card): Piece => ({ icon: card, term: card, count: null }));
  switch (view.mode) {
    case 'apple-hill':
      return [];
    case 'boats-and-banjos':
      return fishOf(player);
    case 'gold-rush':
      return [...cards, ...cartsOf(player)];
    case 'outlaws-and-outposts':
      return [
        ...cards,
        { icon: 'bullet', term: 'bullets', count: player.bullets },
        { icon: 'outlaw', term: 'outlaws', count: player.outlaws },
      ];
  }
}

const fishOf = ({ fish }: PlayerView): Piece[] =>
  FISH.flatMap((each, i) => (fish[i]! > 0 ? [{ icon: each, term: each, count: fish[i]! }] : []));

/** Loaded carts with the gold in them, and how many are empty. */
function cartsOf({ carts }: PlayerView): Piece[] {
  const gold = carts.reduce((sum, load) => sum + load, 0);
  const empty = carts.filter((load) => load === 0).length;
  return [
    ...(gold > 0 ? [{ icon: 'cart-loaded', term: 'carts', count: gold } as const] : []),
    ...(empty > 0 || gold === 0 ? [{ icon: 'cart', term: 'carts', count: empty } as const] : []),
  ];
}

const isFish = (term: Piece['term']): term is Fish => (FISH as readonly string[]).includes(term);

/** What a piece is called. */
export function nameOf({ icon, term }: Piece, speaker: SierraWestSpeaker, words: OtherWords): string {
  if (icon === 'cart-loaded') return words.inCarts;
  if (icon === 'cart') return words.emptyCarts;
  return isFish(term) ? speaker.fish(term) : speaker.term(term);
}
