import * as v from 'valibot';
import type { PackFormat, RawPack } from '../../src/content.ts';

/** A kind of goods. */
export interface Good {
  id: string;
  value: number;
  copies: number;
}

export interface CaravanContent {
  goods: Good[];
  /** One entry per card of the box: the kind it shows. */
  cards: Good[];
}

const whole = v.pipe(v.number(), v.integer());

export const caravanFormat: PackFormat<CaravanContent> = {
  files: {
    'goods.json': v.array(
      v.strictObject({
        id: v.string(),
        value: v.pipe(whole, v.minValue(0)),
        copies: v.pipe(whole, v.minValue(0), v.maxValue(20)),
      }),
    ),
  },
  build(files) {
    const goods = files['goods.json'] as Good[];
    return { goods, cards: goods.flatMap((good) => Array<Good>(good.copies).fill(good)) };
  },
  check: ({ cards }) => (cards.length >= 12 ? [] : [{ file: 'goods.json', code: 'too-few-cards' }]),
};

export const caravanHouse: RawPack = {
  id: 'house',
  files: {
    'goods.json': [
      { id: 'salt', value: 1, copies: 12 },
      { id: 'wool', value: 2, copies: 10 },
      { id: 'silk', value: 4, copies: 8 },
      { id: 'jade', value: 7, copies: 4 },
    ],
  },
};

/** Another checked set, for matches that do not use the house's. */
export const caravanSpice: RawPack = {
  id: 'spice',
  files: {
    'goods.json': [
      { id: 'pepper', value: 3, copies: 20 },
      { id: 'saffron', value: 9, copies: 12 },
    ],
  },
};
