import { blobOutline, starOutline } from '../../../../design/paper/outlines.ts';
import { KINDS, type Kind } from '../content.ts';
import { CREAM, cutBox, flat, shadowOf } from '../paper.ts';

const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const STATION = cutBox(-25, -22, 50, 44, 9, 'station');
const STATION_INSIDE = cutBox(-22.4, -19.4, 44.8, 38.8, 7, 'station inside');

/** What surrounds a node that can be touched. */
export const RINGS = {
  disc: blobOutline(0, 0, 29, 'ring', 0.3, 28),
  small: blobOutline(0, 0, 23, 'ring', 0.3, 24),
  station: cutBox(-29, -26, 58, 52, 12, 'station ring'),
};

const piece = (id: string, outline: string, rim: string, inside: string, fill: string): string =>
  `<g id="co-${id}">${shadowOf(`<path d="${outline}"/>`)}${flat(outline, rim)}${flat(inside, fill)}</g>`;

/** Cloth, emblem and colours of the flag of each kind of region, in 48 by 48. */
const FLAGS: Record<Kind, { cloth: string; emblem: string; base: string; dark: string; move?: string }> = {
  village: {
    cloth: 'M12 5H44V31H12z',
    emblem: 'M29 9L40 18h-3.5v9H21.5v-9H18zM27 27v-5.5h4V27z',
    base: '#b8321f',
    dark: '#8f2418',
  },
  desert: {
    cloth: 'M12 5H46L40 18 46 31H12z',
    emblem:
      'M26.5 29V22h-4q-3 0-3-3v-4q0-1.6 1.6-1.6t1.6 1.6v3h3.8V9.5q0-2.4 2.3-2.4t2.3 2.4V19h3.8v-3q0-1.6 1.6-1.6t1.6 1.6v4q0 3-3 3h-4v6z',
    base: '#b8680f',
    dark: '#8a4b08',
  },
  lake: {
    cloth: 'M12 6q8-4 16 0t17 0V31q-8 4-16 0t-17 0z',
    emblem: 'M17 14q4-4.5 8 0t8 0 7-1v4.5q-3 4-7 .8t-8 0-8 0zM17 22q4-4.5 8 0t8 0 7-1v4.5q-3 4-7 .8t-8 0-8 0z',
    base: '#1f6f93',
    dark: '#17526d',
  },
  forest: {
    cloth: 'M12 3L46 18 12 33z',
    emblem: 'M24 5l6.5 8.5h-3l5 6.5h-3l4.5 6H26v4h-4v-4h-8l4.5-6h-3l5-6.5h-3z',
    base: '#35693c',
    dark: '#244b2a',
    move: 'translate(-2.5 3.5) scale(.82 .8)',
  },
};

function flagDisc(kind: Kind): string {
  const { cloth, emblem, base, dark, move } = FLAGS[kind];
  const sign = `<path d="M8 3h4v42H8z" fill="${CREAM}"/><path d="${cloth}" fill="${CREAM}"/><path d="${emblem}" fill="${dark}"${move ? ` transform="${move}"` : ''}/>`;
  return `<g id="co-flag-disc-${kind}">${shadowOf(`<path d="${circle(25)}"/>`)}${flat(circle(25), CREAM)}${flat(circle(22.2), base)}<g transform="translate(-18 -18) scale(.75)">${sign}</g></g>`;
}

const TICKED = { rim: '#8a6a45', fill: 'var(--co-ticked)' };
const BLANK = { rim: '#5b3a22', fill: CREAM };

/** Discs and stations for the sprite, each round the point 0, 0. */
export const nodeSprite = (): string =>
  piece('disc', circle(24), BLANK.rim, circle(21.4), BLANK.fill) +
  piece('disc-ticked', circle(24), TICKED.rim, circle(21.4), TICKED.fill) +
  piece('small', circle(18), BLANK.rim, circle(15.4), '#efe2c6') +
  piece('small-ticked', circle(18), TICKED.rim, circle(15.4), TICKED.fill) +
  piece('stop', STATION, BLANK.rim, STATION_INSIDE, BLANK.fill) +
  piece('stop-ticked', STATION, TICKED.rim, STATION_INSIDE, TICKED.fill) +
  piece('switch-disc', circle(15.5), '#9c8159', circle(14.2), CREAM) +
  `<path id="co-goal" d="${starOutline(24, 24, 12, 6, 0.6)}" fill="#e0a21b"/>` +
  KINDS.map(flagDisc).join('');
