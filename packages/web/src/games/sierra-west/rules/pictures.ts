import type { WestIconName } from '../art/WestIcon.tsx';
import type { RuleId } from './sections.ts';

/** Row and column of the mountain, as the rules count them: `'5,1'` is the left card of the top row. */
export type Cell = `${1 | 2 | 3 | 4 | 5},${1 | 2 | 3 | 4 | 5 | 6}`;

/** How a card of the mountain is drawn. The others lie face down. */
export type CardLook = 'up' | 'gone' | 'self' | 'lit' | 'I' | 'II' | 'III' | 'IV' | 'V';

/** Spaces of a path, each alone: with a red ring if it is mandatory, on a toll plate if it has a price. */
export interface DiscsPicture {
  kind: 'discs';
  discs: readonly { icon: WestIconName; mandatory?: true; price?: number }[];
}

export interface MountainPicture {
  kind: 'mountain';
  cards: Readonly<Partial<Record<Cell, CardLook>>>;
}

/** Pictures of one rule only are drawn as they are: their component knows what they show. */
export interface OwnPicture {
  kind: 'paths' | 'summit' | 'trail' | 'market' | 'track' | 'river' | 'posters' | 'plans';
}

export type Picture = DiscsPicture | MountainPicture | OwnPicture;

export const pictures = {
  'SW-SETUP-07': { kind: 'mountain', cards: { '5,1': 'up', '5,2': 'up' } },
  'SW-PLAN-02': { kind: 'paths' },
  'SW-PATH-06': { kind: 'discs', discs: [{ icon: 'bear-hazard', mandatory: true }] },
  'SW-PATH-08': {
    kind: 'discs',
    discs: [
      { icon: 'harvest', price: 1 },
      { icon: 'shovel', price: 2 },
    ],
  },
  'SW-SUMMIT-01': { kind: 'summit' },
  'SW-CLAIM-04': { kind: 'mountain', cards: { '5,1': 'gone', '5,2': 'up', '4,1': 'up' } },
  'SW-GEO-02': { kind: 'mountain', cards: { '3,2': 'self', '2,2': 'lit', '2,3': 'lit' } },
  'SW-GEO-04': {
    kind: 'mountain',
    cards: { '3,2': 'self', '3,1': 'lit', '3,3': 'lit', '4,1': 'lit', '4,2': 'lit', '2,2': 'lit', '2,3': 'lit' },
  },
  'SW-GEO-06': {
    kind: 'mountain',
    cards: { '5,1': 'I', '4,1': 'II', '3,1': 'III', '2,1': 'IV', '1,1': 'V', '5,2': 'up' },
  },
  'SW-WAGON-04': { kind: 'trail' },
  'SW-MARKET-06': { kind: 'market' },
  'SW-HOME-04': { kind: 'track' },
  'SW-BOAT-14': { kind: 'river' },
  'SW-OUT-17': { kind: 'posters' },
  'SW-SOLO-11': { kind: 'plans' },
} as const satisfies Partial<Record<RuleId, Picture>>;

export type PicturedRuleId = keyof typeof pictures;
