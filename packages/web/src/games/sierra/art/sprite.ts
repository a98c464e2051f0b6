import './art.css';
import { mountainCardSprite } from './MountainCard.tsx';
import { ridgeSprite } from './ridgeSprite.ts';

/**
 * The symbols of mountain cards, added to the page's one sprite when this module is first loaded. Generating them takes
 * a while and the home page does not need them, so the module is loaded only when a landscape is shown.
 */
document.querySelector('#sprite defs')?.insertAdjacentHTML('beforeend', ridgeSprite() + mountainCardSprite());
