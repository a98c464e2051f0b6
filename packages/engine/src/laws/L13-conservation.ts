import type { Piece } from '../game.ts';
import type { Law } from './law.ts';

/** Every card and every limited piece is in exactly one place; counts add up to the box. */
export const conservation: Law = {
  name: 'conservation',
  per: 'position',
  rate: 4,
  watch: (must) => {
    let box = new Set<string>();

    /** Each piece by name, with its one place. */
    function placed(pieces: Piece[]): Map<string, string> {
      const places = new Map<string, string>();
      for (const { id, place } of pieces) {
        const known = places.get(id);
        if (known !== undefined) must(false, () => `${id} is in two places: ${known} and ${place}`);
        if (place === '') must(false, () => `${id} is nowhere`);
        places.set(id, place);
      }
      return places;
    }

    return {
      start({ rules, copy }) {
        box = new Set(placed(rules.pieces(copy())).keys());
        must(box.size > 0, () => 'the box is empty: `pieces` names nothing');
      },
      position({ rules, copy }) {
        const places = placed(rules.pieces(copy()));
        const lost = [...box].filter((id) => !places.has(id));
        must(lost.length === 0, () => `lost: ${lost.slice(0, 5).join(', ')}`);
        const added = [...places].filter(([id]) => !box.has(id)).map(([id, place]) => `${id} (${place})`);
        must(added.length === 0, () => `not from the box: ${added.slice(0, 5).join(', ')}`);
      },
    };
  },
};
