/** A player's own part of the table, wide and on a phone. */
export { Camp } from './Camp.tsx';
export { FoldedPaths } from './FoldedPaths.tsx';
export { Orders } from './Orders.tsx';
export { CabinRow, GoodsStrip, PhoneCamp } from './PhoneCamp.tsx';
export { Reveal } from './Reveal.tsx';
export { Shelf } from './Shelf.tsx';
export { Tray } from './Tray.tsx';
export { usePlanning } from './usePlanning.ts';
