import type { Localized, RawPack } from '@cordillera/engine';
import type {
  Animal,
  CabinType,
  Card,
  Cost,
  Mode,
  ModeSet,
  PathIcon,
  PlanAction,
  PlanCard,
  Special,
  Summit,
} from '../../src/content/types.ts';

// A second card set, for tests that prove that no rule knows the house set. It has what the house set lacks: a trail of
// five spaces with a border without boots, a special lying on another, actions that repeat, icons in unusual slots.

const named = (id: string): { id: string; name: Localized } => ({
  id,
  name: { en: `Other ${id}`, fr: `Autre ${id}`, pl: `Inny ${id}` },
});

const gain = (resource: 'food' | 'wood' | 'stone' | 'gold', n: 1 | 2 = 1): PathIcon => ({ icon: 'gain', resource, n });
const boots = (n: 1 | 2): PathIcon => ({ icon: 'boots', n });
const apples = (green: number, red: number): PathIcon => ({ icon: 'gainApples', green, red });
const paddle = (n: 1 | 2 | 'rapid'): PathIcon => ({ icon: 'paddle', n });
const bullets = (n: 3 | 5 | 'full'): PathIcon => ({ icon: 'bullets', n });
const shovel: PathIcon = { icon: 'shovel' };
const mule: PathIcon = { icon: 'mule' };
const furTrade: PathIcon = { icon: 'furTrade' };
const bear: PathIcon = { icon: 'bearHazard' };
const pair: PathIcon = { icon: 'pairOfBoots' };
const homestead = (track: 'food' | 'wood' | 'stone' | 'any', cost: Cost): Summit => ({
  action: 'homestead',
  cost,
  track,
});
const wagon = (cost: Cost): Summit => ({ action: 'advanceWagon', cost });
const endlessly = (summit: Summit): Summit => ({ ...summit, repeat: true }) as Summit;

type Icons = [GF: PathIcon, TF: PathIcon, MID: PathIcon, GL: PathIcon, TL: PathIcon];

const card = (id: string, summit: Summit, [GF, TF, MID, GL, TL]: Icons, animal?: Animal): Card => ({
  ...named(id),
  ...(animal && { animal }),
  summit,
  path: { GF, TF, MID, GL, TL },
});

const starting: Card[] = [
  card('s-1', homestead('any', { any: 1 }), [gain('food'), boots(1), boots(2), gain('wood'), shovel], 'fox'),
  card('s-2', endlessly(homestead('any', { food: 1 })), [boots(2), gain('food'), mule, gain('gold', 2), boots(2)]),
  card('s-3', homestead('stone', { gold: 2 }), [gain('gold'), boots(1), gain('stone'), furTrade, boots(1)], 'bear'),
  card('s-4', wagon({ gold: 1 }), [gain('wood', 2), gain('stone'), pair, boots(1), shovel]),
  card('s-5', endlessly(wagon({ any: 3 })), [gain('food', 2), gain('gold'), boots(1), pair, gain('stone', 2)]),
  card('s-6', homestead('wood', {}), [gain('stone', 2), gain('wood'), gain('food'), boots(1), bear], 'rabbit'),
  card('s-7', homestead('food', { wood: 1, gold: 1 }), [boots(1), mule, boots(1), gain('wood'), gain('food', 2)]),
  card(
    's-8',
    homestead('stone', { any: 2 }),
    [gain('gold'), furTrade, gain('food'), boots(2), gain('wood', 2)],
    'beaver',
  ),
];

const fifteen = (letter: string, made: Card[]): Card[] => [
  ...made,
  ...Array.from({ length: 15 - made.length }, (_, index) =>
    card(`${letter}-plain-${index + 1}`, homestead('any', { any: 1 + (index % 3) }), [
      gain('wood'),
      boots(2),
      gain('stone', 2),
      gain('food'),
      index % 2 === 0 ? shovel : pair,
    ]),
  ),
];

const modeCards: Record<Mode, Card> = {
  'apple-hill': card('a-start', { action: 'tradeApples', cost: { apples: { green: 1 } }, gain: { gold: 1 } }, [
    apples(0, 1),
    gain('food'),
    boots(1),
    gain('wood'),
    { icon: 'harvest' },
  ]),
  'boats-and-banjos': card('b-start', { action: 'buyFish', repeat: true }, [
    boots(1),
    paddle('rapid'),
    { icon: 'fish' },
    gain('wood'),
    { icon: 'duelingBanjos' },
  ]),
  'gold-rush': card('g-start', endlessly({ action: 'buyCart', cost: { any: 1 } }), [
    { icon: 'mine' },
    { icon: 'loadCart' },
    boots(1),
    { icon: 'lantern' },
    { icon: 'dynamite' },
  ]),
  'outlaws-and-outposts': card('o-start', endlessly({ action: 'rifle' }), [
    boots(1),
    bullets(3),
    gain('food'),
    { icon: 'sheriff' },
    bullets('full'),
  ]),
};

const appleCards: Card[] = [
  card(
    'a-1',
    endlessly({ action: 'appleHomestead', cost: { apples: { any: 3 } }, track: 'any' }),
    [{ icon: 'harvest' }, apples(3, 0), boots(1), gain('food'), apples(2, 2)],
    'deer',
  ),
  card('a-2', { action: 'appleHomestead', cost: { apples: { green: 1, any: 1 } }, track: 'green' }, [
    boots(1),
    { icon: 'harvest' },
    apples(0, 1),
    gain('wood'),
    bear,
  ]),
  card('a-3', endlessly({ action: 'appleHomestead', cost: { apples: { red: 1 } }, track: 'red' }), [
    gain('stone'),
    boots(1),
    { icon: 'harvest' },
    apples(1, 0),
    shovel,
  ]),
  card(
    'a-4',
    endlessly({ action: 'tradeApples', cost: { apples: { any: 1 } }, gain: { food: 2 } }),
    [boots(2), boots(2), gain('gold', 2), pair, apples(0, 3)],
    'deer',
  ),
  card('a-5', homestead('food', { apples: { red: 1 }, food: 1 }), [boots(1), boots(1), mule, furTrade, furTrade]),
];

const boatCards: Card[] = [
  card(
    'b-1',
    endlessly(homestead('wood', { fish: { bass: 1 } })),
    [{ icon: 'banjoHazard' }, { icon: 'pan' }, paddle(1), { icon: 'banjoHazard' }, { icon: 'duelingBanjos' }],
    'raccoon',
  ),
  card('b-2', homestead('any', { fish: { trout: 2 } }), [
    { icon: 'fish' },
    { icon: 'fish' },
    { icon: 'banjoHazard' },
    paddle(2),
    paddle(2),
  ]),
  card('b-3', wagon({ food: 1 }), [{ icon: 'pan' }, paddle(1), { icon: 'pan' }, boots(1), { icon: 'fish' }]),
];

const goldCards: Card[] = [
  card(
    'g-1',
    { action: 'buyCart', cost: { gold: 1 } },
    [{ icon: 'loadCart' }, { icon: 'mine' }, { icon: 'mine' }, { icon: 'dynamite' }, { icon: 'loadCart' }],
    'marmot',
  ),
  card('g-2', endlessly(homestead('stone', { gold: 2 })), [
    { icon: 'dynamite' },
    { icon: 'lantern' },
    { icon: 'loadCart' },
    gain('gold', 2),
    { icon: 'mine' },
  ]),
];

const outCards: Card[] = [
  card('o-1', { action: 'sixShooter' }, [bullets(5), { icon: 'sheriff' }, boots(1), bullets('full'), bear], 'badger'),
  card('o-2', homestead('wood', { bullets: 2 }), [boots(1), bullets(5), bullets(3), gain('wood'), { icon: 'sheriff' }]),
  card(
    'o-3',
    { action: 'rifle' },
    [{ icon: 'sheriff' }, gain('food'), bullets('full'), boots(1), bullets(3)],
    'badger',
  ),
];

const specialsOf = (letter: string, parts: Omit<Special, 'id' | 'name'>[]): Special[] =>
  parts.map((part, index) => ({ ...named(`${letter}-special-${index + 1}`), ...part }));

/** (4,2) lies on (3,2), and in the larger game on (3,3) too. */
const positions: ModeSet['specialPositions'] = {
  2: [
    [4, 2],
    [3, 2],
    [4, 1],
    [1, 1],
    [1, 6],
  ],
  '3-4': [
    [1, 3],
    [3, 2],
    [4, 3],
    [3, 3],
    [4, 2],
  ],
};
const outposts: ModeSet['specialPositions'][2] = [
  [5, 1],
  [4, 1],
  [3, 1],
  [2, 1],
  [1, 1],
];

const modes: { [M in Mode]: ModeSet & { mode: M } } = {
  'apple-hill': {
    mode: 'apple-hill',
    animal: 'deer',
    cards: fifteen('a', appleCards),
    specials: specialsOf('a', [
      { orchard: { green: 0, red: 0 } },
      { orchard: { green: 3, red: 0 } },
      { orchard: { green: 0, red: 4 } },
      { orchard: { green: 1, red: 1 } },
      { orchard: { green: 2, red: 2 } },
      { orchard: { green: 6, red: 1 } },
    ]),
    specialPositions: positions,
    supply: {},
  },
  'boats-and-banjos': {
    mode: 'boats-and-banjos',
    animal: 'raccoon',
    cards: fifteen('b', boatCards),
    specials: specialsOf('b', [
      { river: { pieces: ['gold'], fish: ['salmon'] } },
      { river: { pieces: [], fish: ['trout', 'trout', 'trout'] } },
      { river: { pieces: ['stone', 'stone', 'stone', 'stone', 'stone'], fish: [] } },
      { river: { pieces: ['gold', 'stone'], fish: ['bass', 'trout', 'salmon'] } },
      { river: { pieces: ['stone', 'gold'], fish: ['bass', 'bass'] } },
      { river: { pieces: ['gold', 'gold'], fish: ['trout'] } },
    ]),
    specialPositions: positions,
    supply: { fishPerColour: { 2: 6, 3: 8, 4: 10 } },
  },
  'gold-rush': {
    mode: 'gold-rush',
    animal: 'marmot',
    cards: fifteen('g', goldCards),
    specials: specialsOf('g', [
      { mine: { tier: 'II', gold: 5, dark: true } },
      { mine: { tier: 'I', gold: 0, dark: true } },
      { mine: { tier: 'campfire', gold: 1, dark: false } },
      { mine: { tier: 'II', gold: 1, dark: false } },
      { mine: { tier: 'I', gold: 4, dark: false } },
      { mine: { tier: 'II', gold: 2, dark: true } },
    ]),
    specialPositions: positions,
    supply: { carts: { 2: 8, 3: 10, 4: 12 } },
  },
  'outlaws-and-outposts': {
    mode: 'outlaws-and-outposts',
    animal: 'badger',
    cards: fifteen('o', outCards),
    specials: specialsOf('o', [
      { outpost: { tier: 'V', dieFaces: [1] } },
      { outpost: { tier: 'III', dieFaces: [4] } },
      { outpost: { tier: 'I', dieFaces: [6, 5] } },
      { outpost: { tier: 'campfire', dieFaces: [5] } },
      { outpost: { tier: 'IV', dieFaces: [2, 3] } },
      { outpost: { tier: 'II', dieFaces: [5, 6] } },
    ]),
    specialPositions: { 2: outposts, '3-4': outposts },
    supply: {
      outlawsOnOutposts: { 2: [2, 2, 2, 2, 2], '3-4': [3, 1, 4, 1, 3] },
      outlawsOnBase: 5,
      outlawTokens: 18,
    },
  },
};

const boards = {
  trail: [
    { multiplier: 0, reach: 0, costToNext: { boots: 0, any: 1 } },
    { multiplier: 2, reach: 2, costToNext: { boots: 3 } },
    { multiplier: 3, reach: 2, costToNext: { stone: 1, food: 1 } },
    { multiplier: 4, reach: 5, costToNext: { boots: 1, wood: 2, any: 1 } },
    { multiplier: 7, reach: 6, costToNext: null },
  ],
  market: [0, 3, 0, 1],
  appleTrackLength: 3,
  fishMarket: { trout: 'stone', bass: 'food', salmon: 'wood' },
  path: {
    green: ['L GF', 'L GL', 'M MID', 'R GF', 'R GL'].map(space),
    tan: ['L TF', 'L TL 1', 'R TF', 'R TL 2'].map(space),
  },
};

function space(text: string): object {
  const [place, slot, paid] = text.split(' ');
  return { card: place, slot, ...(paid && { paid: Number(paid) }) };
}

/** How many tiles there are of each type. */
const TILES: Record<CabinType, number> = {
  G1: 1,
  G2: 2,
  G3: 3,
  G4: 2,
  G5: 1,
  G6: 2,
  G7: 1,
  G8: 1,
  G9: 1,
  T1: 3,
  T2: 2,
  T3: 5,
};
const types = Object.keys(TILES) as CabinType[];
const cabins = {
  names: Object.fromEntries(types.map((type) => [type, named(type).name])),
  tiles: types.flatMap((type) =>
    Array.from({ length: TILES[type] }, (_, index) => ({ id: `tile-${type.toLowerCase()}-${index + 1}`, type })),
  ),
};

const ACTIONS: PlanAction[][] = [
  ['mode', 'mode', 'wagon', 'furTrade'],
  ['homesteadFood', 'shovel', 'move', 'shovel'],
  ['gold', 'homesteadStone', 'homesteadWood', 'mode'],
];
const planCards = Array.from(
  { length: 18 },
  (_, index): PlanCard => ({
    ...named(`h-${index + 1}`),
    activeSide: index % 3 === 0 ? 'right' : 'left',
    trapper: { side: index % 2 === 0 ? 'right' : 'left', highlighted: index % 4 < 2 },
    animals: index < 4 ? ['bear', 'modeAnimal', 'fox'] : [],
    arrows: [0, 1, 2, 3].map((arrow) => arrow !== index % 4),
    actions: ACTIONS[index % 3] as PlanAction[],
  }),
);

/** As if it came from disk. */
export const otherPack: RawPack = JSON.parse(
  JSON.stringify({
    id: 'other',
    files: {
      'starting.json': { cards: starting, modeCards },
      ...Object.fromEntries(Object.values(modes).map((set) => [`${set.mode}.json`, set])),
      'boards.json': boards,
      'cabins.json': cabins,
      'hastings.json': {
        planCards,
        fishTable: [[], ['bass'], ['trout', 'salmon'], [], ['salmon', 'salmon', 'salmon', 'salmon'], ['trout']],
      },
    },
  }),
);
