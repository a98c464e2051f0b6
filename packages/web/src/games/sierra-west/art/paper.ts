/**
 * Layers of paper for the sprite, as text. Their shadows are flat copies and not filters: a card has a dozen of them
 * and a table thirty cards.
 */
export const CARD = 'M0 3l3-3h274l3 3v394l-3 3H3l-3-3z';
export const CREAM = '#fbf3e0';

const layer = (shape: string, dy: number, spread: number, opacity: number): string =>
  `<g fill="var(--shadow)" stroke="var(--shadow)" stroke-linejoin="round" stroke-width="${spread}" opacity="${opacity}" transform="translate(0 ${dy})">${shape}</g>`;

/** The shadow of a shape without colour: 1 for a disc or a token, 2 for a card or a sheet. */
export const shadowOf = (shape: string, depth: 1 | 2 = 1): string =>
  depth === 1
    ? layer(shape, 1.6, 3.4, 0.14) + layer(shape, 1.6, 1, 0.18)
    : layer(shape, 3, 9, 0.07) + layer(shape, 3, 5, 0.1) + layer(shape, 3, 1.6, 0.16);

/** A sheet of this outline and colour, with its shadow. */
export const lifted = (d: string, fill: string, depth: 1 | 2 = 1): string =>
  `${shadowOf(`<path d="${d}"/>`, depth)}<path d="${d}" fill="${fill}"/>`;

export const flat = (d: string, fill: string, opacity?: number): string =>
  `<path d="${d}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;

/** A symbol of the sprite round a point. */
export const put = (id: string, cx: number, cy: number, size: number, colour?: string): string =>
  `<use href="#${id}" x="${cx - size / 2}" y="${cy - size / 2}" width="${size}" height="${size}"${colour ? ` color="${colour}"` : ''}/>`;

/** A group of the sprite, moved and scaled. */
export const at = (id: string, x: number, y: number, scale: number): string =>
  `<use href="#${id}" transform="translate(${x} ${y}) scale(${scale})"/>`;

/** A whole card as a symbol: cut to its shape, with its pale border. */
export const cardSymbol = (id: string, inside: string): string =>
  `<symbol id="${id}" viewBox="0 0 280 400"><g clip-path="url(#west-card-cut)">${inside}</g></symbol>`;
