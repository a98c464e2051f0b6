import './art.css';
import './tokens.css';
import { backSprite } from './backs.ts';
import { fittingSprite } from './fittings.ts';
import icons from './icons.svg?raw';
import { panoramaSprite } from './panorama.ts';
import { specialSprite } from './specials.ts';

/** Sierra West's symbols, added to the page's one sprite when something of the game is first drawn. */
const symbols = icons.slice(icons.indexOf('>') + 1, icons.lastIndexOf('</svg>'));
document
  .querySelector('#sprite defs')
  ?.insertAdjacentHTML('beforeend', symbols + panoramaSprite() + backSprite() + specialSprite() + fittingSprite());
