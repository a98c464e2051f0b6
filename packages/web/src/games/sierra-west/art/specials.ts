import type { Mode } from '@cordillera/sierra-west';
import { MODES } from './modes.ts';
import { LAND_LOOKS, ridge, slope } from './panorama.ts';
import { at, CARD, CREAM, cardSymbol, flat, lifted } from './paper.ts';
import { tornPath } from './tornPath.ts';

export const specialId = (mode: Mode): string => `west-special-${mode}`;

const fence = `<path d="M0 352h280v6H0zM0 372h280v6H0z" fill="${CREAM}" opacity=".9"/>${[8, 40, 72, 188, 220, 252]
  .map((x) => flat(`M${x} 388v-40l7-8 7 8v40z`, CREAM))
  .join('')}`;

/** What all special cards of a mode have in common; what scores is drawn on it. */
const grounds: Record<Mode, () => string> = {
  'apple-hill': () =>
    lifted(
      tornPath(
        [
          [0, 330],
          [140, 314],
          [280, 330],
          [280, 400],
          [0, 400],
        ],
        { seed: 'orchard meadow', amp: 1.5, keep: [2, 3, 4] },
      ),
      '#7fa06a',
    ) +
    flat('M0 366q70-14 140 0t140 0v31l-3 3H3l-3-3z', '#8fae78') +
    lifted('M124 270h30l12 96q-26 8-52 0z', '#5b3a22') +
    flat('M142 270h12l12 96q-12 4-22 4z', '#43290f') +
    lifted(
      tornPath(
        [
          [140, 72],
          [196, 84],
          [226, 122],
          [258, 160],
          [256, 220],
          [214, 272],
          [164, 290],
          [112, 288],
          [60, 270],
          [24, 222],
          [26, 160],
          [56, 118],
          [88, 82],
        ],
        { seed: 'orchard crown', amp: 4, step: 15 },
      ),
      '#6d8c4a',
      2,
    ) +
    flat(
      tornPath(
        [
          [140, 86],
          [190, 96],
          [222, 140],
          [236, 176],
          [214, 214],
          [150, 224],
          [92, 214],
          [52, 188],
          [62, 134],
          [98, 94],
        ],
        { seed: 'orchard light', amp: 4, step: 15 },
      ),
      '#83a35a',
    ) +
    fence,
  'boats-and-banjos': () =>
    lifted('M0 206q70-16 140-4t140 0v195l-3 3H3l-3-3z', '#6d9a6a') +
    lifted(
      tornPath(
        [
          [150, 170],
          [196, 176],
          [180, 206],
          [280, 232],
          [280, 346],
          [190, 352],
          [0, 340],
          [0, 236],
          [120, 214],
        ],
        { seed: 'river bank', amp: 2.5, keep: [3, 6] },
      ),
      '#7dbcc0',
      2,
    ) +
    flat(
      tornPath(
        [
          [160, 178],
          [184, 182],
          [160, 212],
          [280, 246],
          [280, 332],
          [180, 338],
          [0, 326],
          [0, 250],
          [130, 226],
        ],
        { seed: 'river water', amp: 2.5, keep: [3, 6] },
      ),
      '#5ea6b0',
    ) +
    at('west-reeds', 30, 226, 1.6) +
    at('west-tree', 240, 200, 2) +
    at('west-tree', 206, 196, 1.5),
  'gold-rush': () =>
    lifted(
      tornPath(
        [
          [0, 176],
          [60, 128],
          [130, 84],
          [180, 104],
          [240, 150],
          [280, 176],
          [280, 400],
          [0, 400],
        ],
        { seed: 'mine hill', amp: 3, step: 15, keep: [5, 6, 7] },
      ),
      '#8d6e52',
      2,
    ) + flat('M0 200l62-56 68-42-40 66-34 110-56 40z', '#a98865'),
  'outlaws-and-outposts': () =>
    lifted('M0 214q70-16 140-4t140 0v183l-3 3H3l-3-3z', '#a8593f') +
    lifted(
      tornPath(
        [
          [46, 62],
          [236, 56],
          [242, 386],
          [40, 390],
        ],
        { seed: 'poster edge', amp: 2.2, step: 13 },
      ),
      CREAM,
      2,
    ) +
    flat(
      tornPath(
        [
          [52, 68],
          [230, 62],
          [235, 380],
          [47, 384],
        ],
        { seed: 'poster', amp: 1.8, step: 13 },
      ),
      '#e8cf9f',
    ) +
    flat('M64 118h152v3H64zM64 246h152v3H64z', '#8a5a36') +
    flat('M82 128h116v110H82z', '#d3b27a'),
};

function ground(mode: Mode): string {
  const { sky, ridges } = LAND_LOOKS[mode];
  const seed = `special ${mode}`;
  return (
    flat(CARD, sky[0]) +
    `<circle cx="66" cy="84" r="28" fill="${sky[2]}"/>` +
    lifted(slope(ridge(`${seed} far`, 130, 46, 6), 400, `${seed} far edge`), ridges[0]) +
    lifted(slope(ridge(`${seed} near`, 164, 26, 5), 400, `${seed} near edge`), ridges[1]) +
    grounds[mode]()
  );
}

/** For the sprite: the grounds of the special cards. */
export const specialSprite = (): string => MODES.map((mode) => cardSymbol(specialId(mode), ground(mode))).join('');
