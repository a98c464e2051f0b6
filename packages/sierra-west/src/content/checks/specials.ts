import type { PackProblem } from '@cordillera/engine';
import {
  FISH,
  type Mine,
  MODES,
  type Mode,
  type ModeSet,
  type Outpost,
  type Position,
  type SierraWestContent,
  type Special,
  type Supply,
} from '../types.ts';
import { checkCount, fileOf, problem, type Spot } from './problem.ts';

const SPECIAL_CARDS = 6;
/** The number of specials that start on the mountain: all but the one in slot 1. */
const ON_MOUNTAIN = 5;
const TOP_ROW = 5;

const PART: Record<Mode, Exclude<keyof Special, 'id' | 'name'>> = {
  'apple-hill': 'orchard',
  'boats-and-banjos': 'river',
  'gold-rush': 'mine',
  'outlaws-and-outposts': 'outpost',
};
const PARTS = Object.values(PART);
const RULE: Record<Mode, string> = {
  'apple-hill': 'SW-D-16',
  'boats-and-banjos': 'SW-D-17',
  'gold-rush': 'SW-D-19',
  'outlaws-and-outposts': 'SW-D-20',
};

const MINE_TIERS = { campfire: 1, I: 2, II: 3 };
/** In the order in which they come to the row. */
const OUTPOST_TIERS = { campfire: 1, I: 1, II: 1, III: 1, IV: 1, V: 1 };

export const checkSpecials = ({ modes }: SierraWestContent): PackProblem[] =>
  MODES.flatMap((mode) => {
    const { specials } = modes[mode];
    const spot: Spot = { file: fileOf(mode), field: 'specials' };
    return [
      ...checkCount(specials, SPECIAL_CARDS, spot, RULE[mode]),
      ...specials.flatMap((special) => checkPart(special, mode)),
      ...(mode === 'boats-and-banjos' ? checkRivers(specials, spot) : []),
      ...(mode === 'gold-rush' ? checkMines(specials, spot) : []),
      ...(mode === 'outlaws-and-outposts' ? checkOutposts(specials, spot) : []),
      ...checkPositions(modes[mode]),
      ...checkSupply(modes[mode]),
    ];
  });

function checkPart(special: Special, mode: Mode): PackProblem[] {
  const expected = PART[mode];
  const found = PARTS.filter((part) => special[part] !== undefined);
  if (found.length === 1 && found[0] === expected) return [];
  const spot: Spot = {
    file: fileOf(mode),
    card: special.id,
    field: found.find((part) => part !== expected) ?? expected,
  };
  return [problem('special-part', spot, { expected, found: found.join(', ') || '–' }, RULE[mode])];
}

function checkRivers(specials: Special[], spot: Spot): PackProblem[] {
  const shown = new Set(specials.flatMap(({ river }) => river?.fish ?? []));
  return FISH.filter((fish) => !shown.has(fish)).map((fish) => problem('river-fish', spot, { fish }));
}

function checkMines(specials: Special[], spot: Spot): PackProblem[] {
  const mines = specials.flatMap(({ id, mine }) => (mine ? [{ id, ...mine }] : []));
  const problems = checkTiers(mines, MINE_TIERS, spot, 'SW-D-19');
  if (!mines.some(({ dark }) => dark)) problems.push(problem('mine-dark', spot));
  for (const { id, tier, dark } of mines) {
    if (tier === 'campfire' && dark) problems.push(problem('campfire-dark', { ...spot, card: id, field: 'mine.dark' }));
  }
  return problems;
}

/** The lowest face is what a roll must reach, so shooting gets easier as posters come to the row. */
function checkOutposts(specials: Special[], spot: Spot): PackProblem[] {
  const outposts = specials.flatMap(({ id, outpost }) => (outpost ? [{ id, ...outpost }] : []));
  const tiers = checkTiers(outposts, OUTPOST_TIERS, spot, 'SW-D-20');
  if (tiers.length > 0) return tiers;
  const order = Object.keys(OUTPOST_TIERS);
  const posters = outposts
    .sort((a, b) => order.indexOf(a.tier) - order.indexOf(b.tier))
    .map(({ id, dieFaces }) => ({
      lowest: Math.min(...dieFaces),
      at: { ...spot, card: id, field: 'outpost.dieFaces' },
    }));
  const problems = posters.flatMap(({ lowest, at }, index) => {
    const before = posters[index - 1]?.lowest ?? lowest;
    return lowest > before ? [problem('face-rises', at, { found: lowest, max: before })] : [];
  });
  const first = posters.at(0);
  const last = posters.at(-1);
  if (problems.length === 0 && first && last && last.lowest >= first.lowest) {
    problems.push(problem('face-lower', last.at, { found: last.lowest, max: first.lowest - 1 }));
  }
  return problems;
}

function checkTiers(
  cards: Pick<Mine | Outpost, 'tier'>[],
  expected: Record<string, number>,
  spot: Spot,
  rule: string,
): PackProblem[] {
  const counts = (count: (tier: string) => number) =>
    Object.keys(expected)
      .map((tier) => `${tier} ${count(tier)}`)
      .join(', ');
  const found = counts((tier) => cards.filter((card) => card.tier === tier).length);
  const wanted = counts((tier) => expected[tier] as number);
  return found === wanted ? [] : [problem('tiers', spot, { found, expected: wanted }, rule)];
}

function checkPositions({ mode, specialPositions }: ModeSet): PackProblem[] {
  return Object.entries(specialPositions).flatMap(([players, positions]) => {
    const field = `specialPositions.${players}`;
    const spot: Spot = { file: fileOf(mode), field };
    const at = (index: number): Spot => ({ ...spot, field: `${field}.${index}` });
    const wrong = checkCount(positions, ON_MOUNTAIN, spot, 'SW-D-09');
    if (wrong.length > 0) return wrong;
    if (mode === 'outlaws-and-outposts') return checkOutpostPositions(positions, at);
    const seen = new Set<string>();
    positions.forEach(([row, column], index) => {
      const found = `${row}, ${column}`;
      if (column > 7 - row) wrong.push(problem('position-unknown', at(index), { row, column, max: 7 - row }));
      else if (row === TOP_ROW) wrong.push(problem('position-top', at(index), { row }));
      else if (seen.has(found)) wrong.push(problem('position-twice', at(index), { found }));
      seen.add(found);
    });
    const rows = positions.map(([row]) => row).sort((a, b) => a - b);
    if (wrong.length === 0 && rows[2] === rows[3])
      wrong.push(problem('position-split', spot, { rows: rows.join(', ') }));
    return wrong;
  });
}

/** SW-GEO-06: the leftmost card of each row, outpost I at the top. */
function checkOutpostPositions(positions: Position[], at: (index: number) => Spot): PackProblem[] {
  return positions.flatMap(([row, column], index) => {
    const expected = `${TOP_ROW - index}, 1`;
    const found = `${row}, ${column}`;
    return found === expected ? [] : [problem('position-outpost', at(index), { found, expected })];
  });
}

const FISH_SUPPLY = { 2: 6, 3: 8, 4: 10 };
const CART_SUPPLY = { 2: 8, 3: 10, 4: 12 };
const OUTLAW_SUMS = { 2: 10, '3-4': 12 };
const OUTLAWS_ON_BASE = 5;
const OUTLAW_TOKENS = 18;

const SUPPLY: Record<Mode, readonly (keyof Supply)[]> = {
  'apple-hill': [],
  'boats-and-banjos': ['fishPerColour'],
  'gold-rush': ['carts'],
  'outlaws-and-outposts': ['outlawsOnOutposts', 'outlawsOnBase', 'outlawTokens'],
};

function checkSupply({ mode, supply }: ModeSet): PackProblem[] {
  const at = (field: string): Spot => ({ file: fileOf(mode), field: `supply.${field}` });
  const parts = SUPPLY[mode];
  const given = Object.keys(supply) as (keyof Supply)[];
  const wrong = [...parts.filter((part) => !given.includes(part)), ...given.filter((part) => !parts.includes(part))];
  if (wrong.length > 0) {
    return wrong.map((part) => problem('supply-part', at(part), { expected: parts.join(', ') || '–' }));
  }
  const number = (found: number | undefined, expected: number, field: string, rule: string): PackProblem[] =>
    found === undefined || found === expected ? [] : [problem('supply-number', at(field), { found, expected }, rule)];
  const { fishPerColour, carts, outlawsOnOutposts, outlawsOnBase, outlawTokens } = supply;
  return [
    ...(['2', '3', '4'] as const).flatMap((players) => [
      ...number(fishPerColour?.[players], FISH_SUPPLY[players], `fishPerColour.${players}`, 'SW-BOAT-04'),
      ...number(carts?.[players], CART_SUPPLY[players], `carts.${players}`, 'SW-GOLD-03'),
    ]),
    ...(['2', '3-4'] as const).flatMap((players) => {
      const list = outlawsOnOutposts?.[players];
      return list === undefined ? [] : checkOutlaws(list, OUTLAW_SUMS[players], at(`outlawsOnOutposts.${players}`));
    }),
    ...number(outlawsOnBase, OUTLAWS_ON_BASE, 'outlawsOnBase', 'SW-OUT-09'),
    ...number(outlawTokens, OUTLAW_TOKENS, 'outlawTokens', 'SW-R-10'),
  ];
}

function checkOutlaws(list: number[], expected: number, spot: Spot): PackProblem[] {
  const wrong = checkCount(list, ON_MOUNTAIN, spot, 'SW-OUT-03');
  if (wrong.length > 0) return wrong;
  const found = list.reduce((sum, outlaws) => sum + outlaws, 0);
  return found === expected ? [] : [problem('outlaw-sum', spot, { found, expected })];
}
