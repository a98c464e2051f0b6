import { randomBetween, seededRandom } from '../../../../design/paper/random.ts';
import type { Rail, RouteSheet, Spot } from '../content.ts';
import { round } from '../Put.tsx';
import { nodesOf } from './nodes.ts';

/** A path between two nodes, drawn with a slight bend. */
function bend(a: Spot, b: Spot, seed: string): string {
  const next = seededRandom(seed);
  const by = (next() < 0.5 ? -1 : 1) * 0.055 * randomBetween(next, 0.5, 1.1);
  const x = round((a.x + b.x) / 2 - (b.y - a.y) * by);
  const y = round((a.y + b.y) / 2 + (b.x - a.x) * by);
  return `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
}

/** The paths of a map that `has`, as one line. */
export function pathsOf(sheet: RouteSheet, has: (a: string, b: string) => boolean = () => true): string {
  const { byId } = nodesOf(sheet);
  return sheet.paths
    .filter(([a, b]) => has(a, b))
    .map(([a, b]) => bend(byId.get(a)!, byId.get(b)!, `${a} ${b}`))
    .join('');
}

/** The rails that `has`, as one line. */
export function railsOf({ stages, edges }: Rail, has: (from: string, to: string) => boolean): string {
  const at = new Map(stages.map((stage) => [stage.id, stage]));
  return edges
    .filter(([from, to]) => has(from, to))
    .map(([from, to]) => {
      const [a, b] = [at.get(from)!, at.get(to)!];
      const x = (a.x + b.x) / 2;
      return `M${a.x} ${a.y}C${x} ${a.y} ${x} ${b.y} ${b.x} ${b.y}`;
    })
    .join('');
}
