import {
  CABIN,
  type Figure,
  type Fish,
  type Goods,
  GREY_CABIN,
  isInCamp,
  isOnCabin,
  isOnSummit,
  SUMMIT,
  TRACKER,
  TRAPPER,
} from '@cordillera/sierra-west';
import type { Anchor } from '../../../../table/animation/types.ts';
import type { WestIconName } from '../../art/WestIcon.tsx';
import {
  cabinTarget,
  figureTarget,
  goodsTarget,
  pileTarget,
  placeTarget,
  summitTarget,
  trackerTarget,
} from '../targets.ts';

/** A thing of a player's board, wherever that board is shown. */
const onBoard = (player: number, id: string): string => `[data-board="${player}"] [data-spot="${id}"]`;
export const place = (name: string): Anchor => [`[data-place="${name}"]`];

/** A player whose board is not shown is still among the others, or in the strip of people. */
export const crest = (player: number): Anchor => [
  `[data-seat="${player}"] :is(.avatar, .hastings-crest)`,
  `[data-crest="${player}"] .avatar`,
];

export const figure = (player: number, which: Figure): Anchor => [onBoard(player, figureTarget(which))];

/** Where a pioneer or the mule stands (places.ts of the rules). */
export function standing(player: number, at: number): Anchor {
  const id = isInCamp(at)
    ? 'camp'
    : at === TRACKER
      ? trackerTarget
      : at === TRAPPER
        ? 'trapper'
        : at === GREY_CABIN
          ? cabinTarget('grey')
          : isOnCabin(at)
            ? cabinTarget(at - CABIN)
            : isOnSummit(at)
              ? summitTarget(at - SUMMIT)
              : placeTarget(at);
  return [onBoard(player, id)];
}

export type Good = keyof Goods;

const icons: Record<Exclude<Good, Fish>, WestIconName> = {
  food: 'food',
  wood: 'wood',
  stone: 'stone',
  gold: 'gold',
  tokens: 'pair-of-boots',
  bullets: 'bullet',
  greenApples: 'apple-green',
  redApples: 'apple-red',
};
export const iconOf = (good: Good): WestIconName =>
  good in icons ? icons[good as Exclude<Good, Fish>] : (good as Fish);

/** The counter of a good; apples are shared. */
export function counter(player: number, good: Good): Anchor {
  if (good === 'greenApples') return ['.apple-row.green'];
  if (good === 'redApples') return ['.apple-row.red'];
  return [
    onBoard(player, goodsTarget(good)),
    `[data-seat="${player}"] [data-count="${iconOf(good)}"]`,
    ...crest(player),
  ];
}

export const outlaws = (player: number): Anchor => [
  onBoard(player, goodsTarget('outlaws')),
  `[data-seat="${player}"] [data-count="outlaw"]`,
  ...crest(player),
];

export const pile = (player: number, which: 'deck' | 'discard'): Anchor => [
  onBoard(player, pileTarget(which)),
  `[data-seat="${player}"] .seat-piles`,
  ...crest(player),
];

/** Cards with a star lie beside the piles. */
export const stars = (player: number): Anchor => [
  onBoard(player, 'stars'),
  `[data-seat="${player}"] [data-count="star"]`,
  ...crest(player),
];

export const cabin = (player: number, space: number): Anchor => [
  `${onBoard(player, cabinTarget(space))} svg`,
  `[data-seat="${player}"] .seat-cabins > :nth-child(${space + 1})`,
  `[data-seat="${player}"] [data-count="cabin-green"]`,
  ...crest(player),
];

/** The left, middle or right card of a plan or a hand. */
export const planCard = (player: number, at: number): Anchor => [
  `[data-board="${player}"] .camp-card[data-place="${at}"]`,
];
export const animal = (player: number, name: string): Anchor => [onBoard(player, `animal ${name}`)];
export const single = (card: string): Anchor => [`[data-single="${card}"]`];
export const marker = (track: string, player: number): Anchor => place(`marker-${track}-${player}`);
export const modePanel: Anchor = ['.mode-panel'];
export const diceTray: Anchor = ['.dice-tray'];
/** A line of what Hastings did. */
export const hastingsActionAnchor = (row: number): Anchor => [`.hastings-did li:nth-child(${row + 1})`];
export const planCardOfHastings: Anchor = ['.hastings-cards > :last-child'];
