import './art.css';
import { mountainCardSprite } from './MountainCard.tsx';
import { ridgeSprite } from './ridgeSprite.ts';

/**
 * What mountain cards are drawn from, added to the page's one sprite when this is first loaded. Cutting it takes a
 * while, and the home page looks the same without: so it waits until a landscape is to be shown.
 */
document.querySelector('#sprite defs')?.insertAdjacentHTML('beforeend', ridgeSprite() + mountainCardSprite());
