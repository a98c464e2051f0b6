import icons from './icons.svg?raw';
import logo from './logo.svg?raw';
import symbols from './symbols.svg?raw';

const inside = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));

/** Shadows of paper, by height. The ridge's shadow falls upwards, onto what stands behind it. */
const shadow = (id: string, dy: number, blur: number, strength: string, box: string): string =>
  `<filter id="${id}" ${box}><feDropShadow dx="0" dy="${dy}" stdDeviation="${blur}" style="flood-color:var(--shadow);flood-opacity:${strength}"/></filter>`;

const shadows =
  shadow('lift-1', 1.6, 1.4, 'var(--shadow-strength)', 'x="-30%" y="-30%" width="160%" height="170%"') +
  shadow('lift-2', 3, 3.2, 'var(--shadow-strength)', 'x="-10%" y="-10%" width="120%" height="130%"') +
  shadow('lift-ridge', -1.5, 2.6, 'calc(var(--shadow-strength) * .85)', 'x="-10%" y="-15%" width="120%" height="130%"');

/** Installs the page's one sprite: icons, symbols, logo, shadows and what the games add. */
export function installSprite(...more: string[]): void {
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<svg id="sprite" width="0" height="0" aria-hidden="true" style="position:absolute;overflow:hidden">${inside(symbols)}${inside(icons)}${inside(logo)}<defs>${shadows}${more.join('')}</defs></svg>`,
  );
}
