import type { PackProblem } from '@cordillera/engine';
import { BASICS, type Boards, type Cost, FISH, type SierraWestContent } from '../types.ts';
import { checkCount, problem, type Spot } from './problem.ts';

const file = 'boards.json';
const ROW_SLOTS = 6;
const MARKET_SPACES = 4;
const CABIN_TILES = 24;
/** Three green spaces and one tan one for each of four players. */
const MIN_TILES = { G: 12, T: 4 };

/** SW-GEO-07, SW-GEO-08: what stays visible of the overlapping cards on the player board. */
const PATHS = {
  green: ['L.GF', 'L.GL', 'M.MID', 'R.GF', 'R.GL'],
  tan: ['L.TF', 'L.TL', 'R.TF', 'R.TL'],
};
const PATH_RULE = { green: 'SW-GEO-07', tan: 'SW-GEO-08' };
const PAID: Record<string, number> = { 'L.TL': 1, 'R.TL': 2 };

export function checkBoards({ boards, cabins }: SierraWestContent): PackProblem[] {
  const tile = (colour: 'G' | 'T') => cabins.tiles.filter(({ type }) => type.startsWith(colour)).length;
  const [green, tan] = [tile('G'), tile('T')];
  const fewTiles = green < MIN_TILES.G || tan < MIN_TILES.T;
  const tiles: Spot = { file: 'cabins.json', field: 'tiles' };
  return [
    ...checkTrail(boards),
    ...checkCount(boards.market, MARKET_SPACES, { file, field: 'market' }, 'SW-D-11'),
    ...checkFishMarket(boards),
    ...checkPath(boards, 'green'),
    ...checkPath(boards, 'tan'),
    ...checkCount(cabins.tiles, CABIN_TILES, tiles, 'SW-D-12'),
    ...(fewTiles ? [problem('cabin-colours', tiles, { green, tan, minGreen: MIN_TILES.G, minTan: MIN_TILES.T })] : []),
  ];
}

function checkTrail({ trail }: Boards): PackProblem[] {
  const at = (index: number, field: string): Spot => ({ file, card: `#${index}`, field });
  const problems: PackProblem[] = [];
  const last = trail.length - 1;
  if (trail[0]?.reach !== 0) problems.push(problem('trail-start', at(0, 'reach')));
  if (trail[last]?.reach !== ROW_SLOTS) {
    problems.push(problem('trail-end', at(Math.max(last, 0), 'reach'), { expected: ROW_SLOTS }));
  }
  trail.forEach((space, index) => {
    for (const field of ['reach', 'multiplier'] as const) {
      const min = trail[index - 1]?.[field] ?? 0;
      if (space[field] < min) problems.push(problem('trail-falls', at(index, field), { found: space[field], min }));
    }
    problems.push(...checkBorder(space.costToNext, index === last, (field) => at(index, field)));
  });
  for (const multiplier of [3, 4]) {
    if (!trail.some((space) => space.multiplier === multiplier)) {
      problems.push(problem('trail-multiplier', { file, field: 'trail' }, { multiplier }));
    }
  }
  return problems;
}

function checkBorder(cost: Cost | null, isLast: boolean, at: (field: string) => Spot): PackProblem[] {
  if (isLast) return cost === null ? [] : [problem('trail-last', at('costToNext'))];
  if (cost === null) return [problem('trail-border', at('costToNext'))];
  const allowed: readonly string[] = ['boots', ...BASICS, 'any'];
  return Object.keys(cost).flatMap((goods) =>
    allowed.includes(goods) ? [] : [problem('trail-cost', at(`costToNext.${goods}`), { goods })],
  );
}

/** A bijection: every basic is the price of one fish. */
function checkFishMarket({ fishMarket }: Boards): PackProblem[] {
  const prices = FISH.map((fish) => fishMarket[fish]);
  const missing = BASICS.filter((basic) => !prices.includes(basic));
  return missing.length === 0
    ? []
    : [problem('fish-market', { file, field: 'fishMarket' }, { missing: missing.join(', ') })];
}

function checkPath({ path }: Boards, colour: 'green' | 'tan'): PackProblem[] {
  const spaces = path[colour];
  const rule = PATH_RULE[colour];
  const wrong = checkCount(spaces, PATHS[colour].length, { file, field: `path.${colour}` }, rule);
  if (wrong.length > 0) return wrong;
  return spaces.flatMap(({ card, slot, paid = 0 }, index) => {
    const spot: Spot = { file, field: `path.${colour}.${index}` };
    const found = `${card}.${slot}`;
    const expected = PATHS[colour][index] as string;
    if (found !== expected) return [problem('path-space', spot, { found, expected }, rule)];
    const price = PAID[expected] ?? 0;
    return paid === price ? [] : [problem('path-paid', spot, { found: paid, expected: price })];
  });
}
