import { type Point, path } from '../../design/paper/outlines.ts';
import { randomBetween, seededRandom } from '../../design/paper/random.ts';

/** The highest in the middle, the others by turns to its right and left: a range with one summit. */
export function arranged<T extends { total: number }>(people: readonly T[]): T[] {
  const range: T[] = [];
  [...people]
    .sort((a, b) => b.total - a.total)
    .forEach((person, i) => {
      if (i % 2 === 1) range.push(person);
      else range.unshift(person);
    });
  return range;
}

/** Scores this far apart or more use the whole difference in height; closer ones stay close in the picture. */
const fullSpread = 14;

/** How high a mountain is, from 0 to 1, beside the others: the best is 1, the last of a wide field 0. */
export function heightOf(total: number, totals: readonly number[]): number {
  const best = Math.max(...totals);
  const spread = Math.max(fullSpread, best - Math.min(...totals));
  return 1 - (best - total) / spread;
}

/** How high a score is among the goals, from 0 to 1, where suns are to be reached. A hopeless one is 0. */
export function heightAmong(goals: readonly number[], best: number): (points: number) => number {
  const [lowest, highest] = [Math.min(...goals), Math.max(...goals)];
  const top = Math.max(highest, best);
  const bottom = lowest - (highest - lowest) * 0.7;
  return (points) => Math.max(0, (points - bottom) / (top - bottom));
}

/** From this width, in rem, the headline overlaps the picture: see end.css. */
const wideEnough = 40;
/** Room for the goals' chips at the left, in rem. */
const chipRoom = 4.6;

export type Peak<T> = T & { x: number; top: number; half: number };

interface Scene<T> {
  people: readonly T[];
  goals: readonly { points: number }[];
  /** Something stands beside some of the names. */
  hasLabels: boolean;
  width: number;
  height: number;
  rem: number;
}

/** Where everything stands on a sheet of this size, in px; from left to right. */
export function compose<T extends { total: number; flag: boolean }>(scene: Scene<T>) {
  const { people, goals, hasLabels, width, height, rem } = scene;
  const totals = people.map(({ total }) => total);
  const hasGoals = goals.length > 0;
  const isWide = width >= wideEnough * rem;
  const left = hasGoals && !isWide ? chipRoom * rem : 0;
  const middle = (left + width) / 2;
  // Few players do not make mountains that fill the sheet.
  const step = Math.min((width - left) / people.length, height * 0.62);
  // What stands beside a name stands below it where there is little room.
  const isTwoLines = hasLabels && step < 11 * rem;
  const mistTop = height - Math.max(isTwoLines ? 46 : 30, height * 0.095);
  // Everything on the mountains is as large as the sheet and the space between them allow.
  const unit = Math.min(height / 404, step / 120);
  const lowest = mistTop - (hasGoals ? 92 * unit : Math.max(84 * unit, height * 0.36));
  // Below the headline; where there is none on the sky, suns are higher up.
  const highest = height * (isWide ? 0.41 : hasGoals ? 0.2 : 0.32);
  const part = hasGoals
    ? heightAmong(
        goals.map(({ points }) => points),
        Math.max(...totals),
      )
    : (points: number) => heightOf(points, totals);
  const heightAt = (points: number): number => lowest - (lowest - highest) * part(points);
  const peaks = arranged(people).map(
    (person, i): Peak<T> => ({
      ...person,
      x: middle + (i - (people.length - 1) / 2) * step,
      top: heightAt(person.total),
      half: step * (person.flag ? 0.84 : 0.78),
    }),
  );
  return { peaks, step, middle, mistTop, unit, heightAt, isWide, isTwoLines };
}

export interface MountainShape {
  deckle: string;
  body: string;
  /** The side away from the sun. */
  shade: string;
  snow: string;
}

/** A mountain cut with a few strokes of the knife; its summit is at x, top. */
export function mountain(x: number, top: number, foot: number, half: number, seed: string): MountainShape {
  const next = seededRandom(seed);
  const height = foot - top;
  const strokes = Math.max(4, Math.round(Math.hypot(half, height) / 32));
  /** From the foot to just below the summit. */
  const side = (sign: 1 | -1): Point[] =>
    Array.from({ length: strokes }, (_, i): Point => {
      const t = (i + (i > 0 ? randomBetween(next, -0.18, 0.18) : 0)) / strokes;
      return [x + sign * half * (1 - t) ** 1.12 + randomBetween(next, -1, 1) * half * 0.024, foot - height * t];
    });
  const left = side(-1);
  const right = side(1).reverse();
  const inner = (dx: number, dy: number): Point => [x + half * dx, top + height * dy];
  const high = right.slice(0, Math.ceil(right.length * 0.8));
  const scale = Math.min(1, height / 270);
  const cap = ([dx, dy]: Point): Point => [x + dx * scale, top + dy * scale];
  return {
    body: path([...left, [x, top], ...right]),
    deckle: path([
      ...left.map(
        ([px, py]): Point => [px - 1.6 + randomBetween(next, -0.8, 0.4), py - 2.6 - randomBetween(next, 0, 1.2)],
      ),
      [x, top - 4.6],
      ...right.map(
        ([px, py]): Point => [px + 1.6 + randomBetween(next, -0.4, 0.8), py - 2.6 - randomBetween(next, 0, 1.2)],
      ),
    ]),
    shade: path([[x, top], ...high, inner(0.42, 0.89), inner(0.2, 0.7), inner(0.16, 0.48), inner(0.02, 0.34)]),
    snow: path(
      (
        [
          [0, 0],
          [15, 22],
          [9, 25],
          [4, 19],
          [-2, 28],
          [-7, 20],
          [-14, 24],
        ] as Point[]
      ).map(cap),
    ),
  };
}

/** The sheet of mist at the feet, on which the names stand. */
export function footMist(width: number, height: number, top: number): string {
  const sway = Math.min(7, width / 90);
  return `M-4 ${top + sway}q${width * 0.25} ${-sway * 2} ${width * 0.5} ${-sway * 0.4}t${width * 0.52} ${-sway}V${height + 6}H-4z`;
}
