import './art.css';
import './tokens.css';
import icons from './icons.svg?raw';
import { nodeSprite } from './map/pieces.ts';
import { cardSprite } from './scenes.ts';

/** Colorado's symbols, added to the page's one sprite when something of the game is first drawn. */
const symbols = icons.slice(icons.indexOf('>') + 1, icons.lastIndexOf('</svg>'));
document.querySelector('#sprite defs')?.insertAdjacentHTML('beforeend', symbols + cardSprite() + nodeSprite());
