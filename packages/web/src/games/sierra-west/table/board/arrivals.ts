import { isSpecial, type MountainView, type SierraWestView, TOP_DOWN } from '@cordillera/sierra-west';
import { useState } from 'react';
import { cardAt, type Form, mountainLayouts, type Rect } from './layout.ts';

/** A card travels to its place from here: how far away its middle is, and how much larger it was. */
export interface Journey {
  x: number;
  y: number;
  scale: number;
}

const isSpecialCard = (card: MountainView): boolean =>
  card === 'special' || (typeof card === 'number' && isSpecial(card));

/** The positions that the newest cards of the row have just come from, by card (SW-CLAIM-06: one after the other). */
export function newcomers(
  before: Pick<SierraWestView, 'mountain' | 'row'>,
  now: Pick<SierraWestView, 'mountain' | 'row'>,
): Map<number, number> {
  const gone = TOP_DOWN.filter(
    (position) => isSpecialCard(before.mountain[position]!) && now.mountain[position] === null,
  );
  const fresh = now.row.slice(before.row.length);
  return new Map(fresh.flatMap((card, i) => (gone[i] === undefined ? [] : [[card, gone[i]] as const])));
}

/** The same for the view that is shown, compared with the one before it. */
export function useNewcomers({ mountain, row }: SierraWestView): ReadonlyMap<number, number> {
  const [seen, setSeen] = useState({ mountain, row, fresh: new Map<number, number>() });
  if (seen.mountain === mountain) return seen.fresh;
  const fresh = newcomers(seen, { mountain, row });
  setSeen({ mountain, row, fresh });
  return fresh;
}

/** The way from a position of the mountain, which lies right above the trail, down to a slot. */
export function journeyFrom(form: Form, position: number, slot: Rect): Journey {
  const layout = mountainLayouts[form];
  const card = cardAt(layout, position);
  return {
    x: card.x + card.w / 2 - (slot.x + slot.w / 2),
    y: card.y + card.h / 2 - layout.height - (slot.y + slot.h / 2),
    scale: card.w / slot.w,
  };
}
