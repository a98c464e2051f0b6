import { CREAM, flat, lifted, shadowOf } from './paper.ts';
import { tornPath, tornRound } from './tornPath.ts';

/** For the sprite: what lies on cards. Discs are drawn round their middle, the rest where it lies on a card. */
export const fittingSprite = (): string =>
  `<g id="west-disc">${shadowOf('<circle r="32"/>')}<circle r="32" fill="${CREAM}"/></g>` +
  `<g id="west-ring">${lifted(tornRound(38, 'must'), '#b8321f')}<circle r="31" fill="${CREAM}"/></g>` +
  `<g id="west-toll">${lifted('M-38-36h76v64q-7 0-7 7v13h-62v-13q0-7-7-7z', '#7a4727')}${flat('M-33-32h66v3h-66z', '#a5673f')}</g>` +
  `<g id="west-sign">${lifted(
    tornPath(
      [
        [97, 74],
        [140, 47],
        [183, 74],
        [183, 187],
        [97, 187],
      ],
      { seed: 'sign', amp: 1, step: 13 },
    ),
    CREAM,
    2,
  )}${flat('M103 77l37-23 37 23v36h-74z', '#efe0bf')}${flat('M127 113h26l-13 10z', '#6d3b22')}</g>` +
  `<g id="west-ribbon">${lifted(
    tornPath(
      [
        [9, 9],
        [222, 8],
        [230, 24],
        [222, 40],
        [9, 39],
      ],
      { seed: 'ribbon', amp: 1 },
    ),
    CREAM,
  )}</g>` +
  `<g id="west-medal">${shadowOf('<circle r="31"/>')}<circle r="31" fill="#5b3a22"/><circle r="28.5" fill="#f9e6c4"/></g>` +
  `<g id="west-tick"><circle r="11" fill="#2f6b45" stroke="${CREAM}" stroke-width="1.5"/><path d="M-4.6 0l3.3 4 5.9-6.6" fill="none" stroke="#fff6e4" stroke-width="2.4"/></g>`;
