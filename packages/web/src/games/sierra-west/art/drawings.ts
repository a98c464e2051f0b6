import type { Goods, IconName, PathIcon, Price, Summit, SummitName } from '@cordillera/sierra-west';
import type { WestIconName } from './WestIcon.tsx';

/** A symbol in a drawing of 48 by 48 units, by its upper left corner. */
interface Part {
  name: WestIconName;
  x: number;
  y: number;
  size: number;
}

/** What an icon is drawn from. */
export interface Drawing {
  parts: readonly Part[];
  /** Numbers on small discs, for more of a thing than can be shown. */
  counts?: readonly { n: number; x: number; y: number }[];
  /** A plus at the lower left: into the supply of all. */
  plus?: true;
}

const whole = (name: WestIconName): Drawing => ({ parts: [{ name, x: 0, y: 0, size: 48 }] });

/** Apples that go into the supply: single ones while they can be distinguished, else one per colour with a number. */
function apples(green: number, red: number): Drawing {
  if (green === 1 && red === 1) return whole('apples-green-red');
  if (red === 0 && (green === 1 || green === 2)) return whole(`apples-green-${green}`);
  if (green === 0 && (red === 1 || red === 2)) return whole(`apples-red-${red}`);
  const kinds = [
    { name: 'apple-green', n: green },
    { name: 'apple-red', n: red },
  ] as const;
  const shown = kinds.filter(({ n }) => n > 0);
  const size = shown.length === 1 ? 40 : 32;
  const parts = shown.map(({ name }, i) => ({ name, x: shown.length === 1 ? 4 : -2 + 17 * i, y: -1 + 9 * i, size }));
  return {
    parts,
    counts: shown.flatMap(({ n }, i) => (n > 1 ? [{ n, x: parts[i]!.x + size * 0.82, y: parts[i]!.y + 8 }] : [])),
    plus: true,
  };
}

/** A row of bullets. */
function bullets(n: 3 | 4 | 5): Drawing {
  const size = { 3: 40, 4: 32, 5: 27 }[n];
  const step = { 3: 14, 4: 11, 5: 9.4 }[n];
  return {
    parts: Array.from({ length: n }, (_, i) => ({
      name: 'bullet',
      x: 24 - size / 2 + (i - (n - 1) / 2) * step,
      y: 24 - size / 2,
      size,
    })),
  };
}

const iconDrawings: { [Name in IconName]: (icon: Extract<PathIcon, { icon: Name }>) => Drawing } = {
  gain: ({ resource, n }) => whole(n === 1 ? resource : `${resource}-2`),
  boots: ({ n }) => whole(n === 1 ? 'boot' : 'boots-2'),
  shovel: () => whole('shovel'),
  mule: () => whole('mule'),
  furTrade: () => whole('fur-trade'),
  bearHazard: () => whole('bear-hazard'),
  pairOfBoots: () => whole('pair-of-boots'),
  gainApples: ({ green, red }) => apples(green, red),
  harvest: () => whole('harvest'),
  pan: () => whole('pan'),
  banjoHazard: () => whole('banjo-hazard'),
  duelingBanjos: () => whole('dueling-banjos'),
  paddle: ({ n }) => whole(`paddle-${n}`),
  fish: () => whole('go-fish'),
  mine: () => whole('mine'),
  lantern: () => whole('lantern'),
  dynamite: () => whole('dynamite'),
  loadCart: () => whole('load-cart'),
  bullets: ({ n }) =>
    n === 'full' ? whole('bullets-full') : n === 1 ? whole('bullet') : n === 2 ? whole('bullets-2') : bullets(n),
  sheriff: () => whole('sheriff'),
};

export const drawingOf = (icon: PathIcon): Drawing => (iconDrawings[icon.icon] as (icon: PathIcon) => Drawing)(icon);

/** Everything that is counted: goods, and what occurs only in costs. */
export type GoodName = keyof Goods | 'any' | 'boots' | 'anyApples';

/** The symbol of each good, in the order in which goods are shown. */
export const GOOD_ICONS: Record<GoodName, WestIconName> = {
  food: 'food',
  wood: 'wood',
  stone: 'stone',
  any: 'any',
  gold: 'gold',
  tokens: 'pair-of-boots',
  boots: 'boot',
  bullets: 'bullet',
  trout: 'trout',
  bass: 'bass',
  salmon: 'salmon',
  greenApples: 'apple-green',
  redApples: 'apple-red',
  anyApples: 'apple-any',
};
export const GOODS = Object.keys(GOOD_ICONS) as GoodName[];

/** `count` copies of a symbol. */
export interface Count {
  name: WestIconName;
  n: number;
}

/** A price in symbols. */
export function priceCounts({
  basics,
  any,
  gold,
  boots,
  bullets: shots,
  fish,
  apples: fruit,
  anyApples,
}: Price): Count[] {
  const amounts: Record<GoodName, number> = {
    food: basics[0],
    wood: basics[1],
    stone: basics[2],
    any,
    gold,
    tokens: 0,
    boots,
    bullets: shots,
    trout: fish[0],
    bass: fish[1],
    salmon: fish[2],
    greenApples: fruit[0],
    redApples: fruit[1],
    anyApples,
  };
  return countsOf(amounts);
}

/** Goods in symbols, only those there are. */
const countsOf = (goods: Partial<Record<GoodName, number>>): Count[] =>
  GOODS.flatMap((good) => ((goods[good] ?? 0) > 0 ? [{ name: GOOD_ICONS[good], n: goods[good]! }] : []));

const one = (name: WestIconName): Count[] => [{ name, n: 1 }];

/** What a summit action brings, in symbols. */
const summitGains: { [Name in SummitName]: (summit: Extract<Summit, { action: Name }>) => Count[] } = {
  homestead: ({ track }) => one(`homestead-${track}`),
  advanceWagon: () => one('advance-wagon'),
  tradeApples: ({ gain }) => countsOf(gain),
  appleHomestead: ({ track }) => one(`apple-homestead-${track}`),
  buyFish: () => one('buy-fish'),
  buyCart: () => one('buy-cart'),
  sixShooter: () => one('six-shooter'),
  rifle: () => one('rifle'),
};

export const gainsOf = (summit: Summit): Count[] => (summitGains[summit.action] as (summit: Summit) => Count[])(summit);
