import type { Colour, Value } from '../art/content.ts';
import type { RuleId } from './sections.ts';

/** Cards in a row; those set apart do not fit. */
export interface CardsPicture {
  kind: 'trio';
  cards: readonly { colour: Colour; value: Value; apart?: true }[];
}

/** What glows on the small map: the stages that can be ticked, or the flags. */
export interface MapPicture {
  kind: 'map';
  lit: 'stages' | 'flags';
}

/** Pictures of one rule only are drawn as they are: their component knows what they show. */
export interface OwnPicture {
  kind: 'rail' | 'tipi' | 'slots' | 'values';
}

export type Picture = CardsPicture | MapPicture | OwnPicture;

export const pictures = {
  'CO-CARD-06': {
    kind: 'trio',
    cards: [
      { colour: 'blue', value: 1 },
      { colour: 'blue', value: 2 },
      { colour: 'blue', value: 3 },
    ],
  },
  'CO-CALL-05': {
    kind: 'trio',
    cards: [
      { colour: 'green', value: 2 },
      { colour: 'orange', value: 1 },
      { colour: 'grey', value: 3, apart: true },
    ],
  },
  'CO-MAP-04': { kind: 'map', lit: 'stages' },
  'CO-MAP-09': { kind: 'map', lit: 'flags' },
  'CO-RAIL-03': { kind: 'rail' },
  'CO-ICON-03': { kind: 'tipi' },
  'CO-MEDAL-09': { kind: 'slots' },
  'CO-FIN-01': { kind: 'values' },
} as const satisfies Partial<Record<RuleId, Picture>>;

export type PicturedRuleId = keyof typeof pictures;
