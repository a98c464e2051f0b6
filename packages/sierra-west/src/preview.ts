import type { Preview } from '@cordillera/engine';
import type { Box, BoxCard, Space } from './content/box.ts';
import type { PathIcon } from './content/types.ts';
import type { Pioneer } from './places.ts';
import type { SierraWestChoice, SierraWestState } from './state.ts';

/** One space of a path, and what a pioneer would find there. */
export interface PathSpace {
  /** The card that it is on. */
  card: number;
  icon: PathIcon;
  /** Wild basics that using it costs. */
  paid: number;
}

export interface SierraWestPreview extends Preview<SierraWestChoice> {
  /** For choices that lay out cards: the two paths that they form, from start to end. */
  paths?: Record<Pioneer, PathSpace[]>;
}

/** SW-PATH-02: the paths across these three cards, left to right. */
export function pathsOf(box: Box, { mode }: Pick<SierraWestState, 'mode'>, cards: readonly number[]) {
  const { cards: printed } = box.kits[mode];
  const along = (spaces: readonly Space[]): PathSpace[] =>
    spaces.map(({ card: at, slot, paid }) => {
      const card = cards[at] as number;
      return { card, icon: { ...((printed[card] as BoxCard).icons[slot] as PathIcon) }, paid };
    });
  return { green: along(box.green), tan: along(box.tan) };
}
