import { path } from '../../../design/paper/outlines.ts';
import { randomBetween, seededRandom } from '../../../design/paper/random.ts';

/** Pieces of paper as text, for the sprite. Shadows are flat copies and not filters: a table has many. */
export const CREAM = '#fbf3e0';

const layer = (shape: string, dy: number, spread: number, opacity: number): string =>
  `<g fill="var(--shadow)" stroke="var(--shadow)" stroke-linejoin="round" stroke-width="${spread}" opacity="${opacity}" transform="translate(0 ${dy})">${shape}</g>`;

/** The shadow of a shape without colour: 1 for a disc or a token, 2 for a card or a sheet. */
export const shadowOf = (shape: string, depth: 1 | 2 = 1): string =>
  depth === 1
    ? layer(shape, 1.6, 3.4, 0.14) + layer(shape, 1.6, 1, 0.18)
    : layer(shape, 3, 8, 0.07) + layer(shape, 3, 4.4, 0.1) + layer(shape, 3, 1.4, 0.16);

export const flat = (d: string, fill: string, opacity?: number): string =>
  `<path d="${d}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;

/** A symbol of the sprite round a point. */
export const put = (name: string, cx: number, cy: number, size: number): string =>
  `<use href="#co-${name}" x="${cx - size / 2}" y="${cy - size / 2}" width="${size}" height="${size}"/>`;

/** A rounded piece cut by hand: its long edges bend a little. */
export function cutBox(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  seed: string | number,
  amp = 0.4,
): string {
  const next = seededRandom(seed);
  const off = (): number => Math.round(randomBetween(next, -amp, amp) * 10) / 10;
  const w = width - 2 * radius;
  const h = height - 2 * radius;
  const corner = (dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${x + radius} ${y}q${w / 2} ${off()} ${w} 0${corner(radius, radius)}q${off()} ${h / 2} 0 ${h}${corner(-radius, radius)}q${-w / 2} ${off()} ${-w} 0${corner(-radius, -radius)}q${off()} ${-h / 2} 0 ${-h}${corner(radius, -radius)}z`;
}

/** A torn rectangle whose edges wander. */
export function tornBox(
  x: number,
  y: number,
  width: number,
  height: number,
  { seed, amp = 2, step = 18 }: { seed: string | number; amp?: number; step?: number },
): string {
  const next = seededRandom(seed);
  const off = (): number => randomBetween(next, -amp, amp) * 0.5;
  const points: [number, number][] = [];
  const side = (x0: number, y0: number, x1: number, y1: number, across: boolean): void => {
    const n = Math.max(2, Math.floor(Math.hypot(x1 - x0, y1 - y0) / step));
    for (let i = 0; i < n; i++) {
      const t = i / n;
      const o = off();
      points.push([x0 + (x1 - x0) * t + (across ? 0 : o), y0 + (y1 - y0) * t + (across ? o : 0)]);
    }
  };
  const r = Math.min(4, width * 0.04, height * 0.06);
  side(x + r, y, x + width - r, y, true);
  side(x + width, y + r, x + width, y + height - r, false);
  side(x + width - r, y + height, x + r, y + height, true);
  side(x, y + height - r, x, y + r, false);
  return path(points);
}
