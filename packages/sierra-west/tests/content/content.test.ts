import { readFileSync } from 'node:fs';
import {
  canonicalJson,
  describeProblem,
  LANGUAGES,
  loadPack,
  PackError,
  type PackProblem,
  type RawPack,
} from '@cordillera/engine';
import { describe, expect, it } from 'vitest';
import { sierraWestFormat } from '../../src/content/format.ts';
import { housePack } from '../../src/content/house.ts';
import {
  BASICS,
  type Boards,
  CABIN_TYPES,
  type CabinTile,
  type CabinType,
  type Card,
  COMMON_ANIMALS,
  FISH,
  MODES,
  type Mode,
  type ModeSet,
  type PathIcon,
  PLAN_ACTIONS,
  type PlanCard,
  type SierraWestContent,
  SLOTS,
  type Slot,
  type Special,
  type Summit,
} from '../../src/content/types.ts';
import { COST_MODE, ICON_MODE, iconCode, modeAnimal, SUMMIT_MODE } from '../../src/content/vocabulary.ts';
import { otherPack } from '../helpers/otherPack.ts';

const house = loadPack(sierraWestFormat, housePack).content;
const { starting, modeCards, modes, boards, cabins, planCards, fishTable } = house;
const apple = modes['apple-hill'];
const boat = modes['boats-and-banjos'];
const gold = modes['gold-rush'];
const out = modes['outlaws-and-outposts'];

const distinct = (items: readonly unknown[]) => new Set(items).size;
const ownCards = (mode: Mode): Card[] => [modeCards[mode], ...modes[mode].cards];
/** The cards that a player of the mode can hold. */
const cardsOf = (mode: Mode): Card[] => [...starting, ...ownCards(mode)];
const handCards = [...starting, ...MODES.flatMap(ownCards)];
const specials = MODES.flatMap((mode) => modes[mode].specials);
const iconsOf = (card: Card): PathIcon[] => SLOTS.map((slot) => card.path[slot]);
const codesOf = (cards: Card[], slots: readonly Slot[] = SLOTS) =>
  new Set(cards.flatMap((card) => slots.map((slot) => iconCode(card.path[slot]))));
const slotsOf = (cards: Card[], icon: string) =>
  new Set(cards.flatMap((card) => SLOTS.filter((slot) => card.path[slot].icon === icon)));
const summitsOf = (cards: Card[]): Summit[] => cards.map((card) => card.summit);
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

const GREEN = ['GF', 'MID', 'GL'] as const;
const TAN = ['TF', 'TL'] as const;

describe('the house set', () => {
  it('SW-GEN-05: has the limited parts of chapter 1.1: 84 mountain cards, 24 cabins, 30 fish, 12 carts, 18 outlaws', () => {
    expect(MODES.map((mode) => [modes[mode].cards.length, modes[mode].specials.length])).toEqual(
      Array(4).fill([15, 6]),
    );
    expect(sum(MODES.map((mode) => modes[mode].cards.length + modes[mode].specials.length))).toBe(84);
    expect(cabins.tiles).toHaveLength(24);
    expect(FISH.length * boat.supply.fishPerColour![4]).toBe(30);
    expect(gold.supply.carts![4]).toBe(12);
    expect(out.supply.outlawTokens).toBe(18);
    expect(starting.length + Object.keys(modeCards).length).toBe(12);
    expect(planCards).toHaveLength(18);
  });

  it('SW-SETUP-04: gives each mode its own animal, so that five tiles are in use', () => {
    expect(MODES.map((mode) => modes[mode].animal)).toEqual(['deer', 'raccoon', 'marmot', 'badger']);
    expect(MODES.map(modeAnimal)).toEqual(['deer', 'raccoon', 'marmot', 'badger']);
  });

  it('SW-D-01: has shovels, bears and playing banjos in TL only, banjo hazards on green only, harvest in TL', () => {
    for (const icon of ['shovel', 'bearHazard', 'duelingBanjos']) expect([...slotsOf(handCards, icon)]).toEqual(['TL']);
    for (const slot of slotsOf(handCards, 'banjoHazard')) expect(GREEN).toContain(slot);
    expect(slotsOf(handCards, 'harvest')).toContain('TL');
  });

  it('SW-D-01: keeps icons, summits, costs and animals of a mode on cards of that mode', () => {
    for (const mode of MODES) {
      for (const card of cardsOf(mode)) {
        const allowed = starting.includes(card) ? [null] : [null, mode];
        for (const { icon } of iconsOf(card)) expect(allowed, card.id).toContain(ICON_MODE[icon]);
        expect(allowed, card.id).toContain(SUMMIT_MODE[card.summit.action]);
        for (const goods of Object.keys('cost' in card.summit ? card.summit.cost : {})) {
          expect(allowed, card.id).toContain(COST_MODE[goods as keyof typeof COST_MODE]);
        }
        const animals: (string | undefined)[] = [undefined, ...COMMON_ANIMALS];
        if (!starting.includes(card)) animals.push(modes[mode].animal);
        expect(animals, card.id).toContain(card.animal);
      }
    }
  });

  it('SW-D-01: shows one and two of each basic, one gold, one and two boots on green and on tan, in every mode', () => {
    for (const mode of MODES) {
      for (const path of [GREEN, TAN]) {
        const codes = codesOf(cardsOf(mode), path);
        for (const basic of BASICS) for (const n of [1, 2]) expect(codes).toContain(`gain(${basic}, ${n})`);
        for (const code of ['gain(gold, 1)', 'boots(1)', 'boots(2)']) expect(codes).toContain(code);
      }
    }
  });

  it('SW-D-02: has 8 common starting cards with common icons and summits, a shovel among them', () => {
    expect(starting).toHaveLength(8);
    expect(starting.flatMap(iconsOf).every(({ icon }) => ICON_MODE[icon] === null)).toBe(true);
    expect(summitsOf(starting).every(({ action }) => SUMMIT_MODE[action] === null)).toBe(true);
    expect(codesOf(starting)).toContain('shovel');
  });

  it('SW-D-03: has a starting card of each mode with an icon or a summit of that mode', () => {
    expect(Object.keys(modeCards)).toEqual(MODES);
    for (const mode of MODES) {
      const { summit } = modeCards[mode];
      const homes = [SUMMIT_MODE[summit.action], ...iconsOf(modeCards[mode]).map(({ icon }) => ICON_MODE[icon])];
      expect(homes, mode).toContain(mode);
    }
  });

  it('SW-D-04: shows every icon of chapter 15.1 in its mode', () => {
    const common = ['shovel', 'mule', 'furTrade', 'bearHazard', 'pairOfBoots', 'boots(1)', 'boots(2)'];
    const own: Record<Mode, string[]> = {
      'apple-hill': ['harvest'],
      'boats-and-banjos': ['pan', 'banjoHazard', 'duelingBanjos', 'paddle(1)', 'paddle(2)', 'paddle(rapid)', 'fish'],
      'gold-rush': ['mine', 'lantern', 'dynamite', 'loadCart'],
      'outlaws-and-outposts': ['bullets(full)', 'sheriff'],
    };
    for (const mode of MODES) {
      const codes = codesOf(cardsOf(mode));
      for (const code of [...common, ...own[mode]]) expect(codes, mode).toContain(code);
      expect(ownCards(mode).filter((card) => card.animal === modes[mode].animal).length, mode).toBeGreaterThan(0);
    }
    expect(slotsOf(cardsOf('apple-hill'), 'gainApples').size).toBeGreaterThan(0);
  });

  it('SW-D-04: has every summit action of chapter 15.2 in its mode', () => {
    const has = (mode: Mode, wanted: object) =>
      expect(summitsOf(cardsOf(mode)), mode).toContainEqual(expect.objectContaining(wanted));
    for (const mode of MODES) for (const action of ['homestead', 'advanceWagon']) has(mode, { action });
    has('apple-hill', { action: 'tradeApples', repeat: true });
    has('apple-hill', { action: 'tradeApples', cost: { apples: { any: expect.any(Number) } } });
    for (const track of ['green', 'red', 'any']) has('apple-hill', { action: 'appleHomestead', track });
    has('boats-and-banjos', { action: 'buyFish', repeat: true });
    has('boats-and-banjos', { action: 'homestead', cost: expect.objectContaining({ fish: expect.anything() }) });
    has('gold-rush', { action: 'buyCart' });
    for (const action of ['sixShooter', 'rifle']) has('outlaws-and-outposts', { action });
    const bullets = expect.objectContaining({ bullets: expect.any(Number) });
    has('outlaws-and-outposts', { action: 'homestead', cost: bullets });
  });

  it('SW-D-04: can play the worked example of chapter 13.4 with cards of Apple Hill', () => {
    const find = (path: Partial<Record<Slot, string>>, summit: object) =>
      cardsOf('apple-hill').filter(
        (card) =>
          Object.entries(path).every(([slot, code]) => iconCode(card.path[slot as Slot]) === code) &&
          canonicalJson(card.summit) === canonicalJson(summit),
      );
    const left = find(
      { GF: 'gain(food, 1)', GL: 'boots(2)', TF: 'boots(1)', TL: 'harvest' },
      { action: 'appleHomestead', cost: { apples: { red: 3 } }, track: 'red' },
    );
    const right = find(
      { GF: 'boots(1)', GL: 'gain(gold, 1)', TF: 'furTrade', TL: 'bearHazard' },
      { action: 'homestead', cost: { stone: 2, wood: 1 }, track: 'stone' },
    );
    const middle = find({}, { action: 'homestead', cost: { food: 1, wood: 1, stone: 1 }, track: 'any' });
    expect([left, middle, right].map((cards) => cards.map(({ id }) => id))).toEqual([
      ['orchard-gate'],
      ['picket-fence-lane'],
      ['widows-notch'],
    ]);
    expect(['gainApples', 'banjoHazard', 'bearHazard']).not.toContain(middle[0]?.path.MID.icon);
  });

  it('SW-D-05: raises every track with common cards, and asks for boots on no card', () => {
    const tracks = summitsOf(starting).flatMap((summit) => (summit.action === 'homestead' ? [summit.track] : []));
    for (const basic of BASICS) expect(tracks).toContain(basic);
    for (const { summit } of handCards) if ('cost' in summit) expect(summit.cost).not.toHaveProperty('boots');
    const wagons = summitsOf(handCards).flatMap((summit) => (summit.action === 'advanceWagon' ? [summit.cost] : []));
    const goods = new Set(wagons.flatMap((cost) => Object.keys(cost)));
    expect([...goods].sort()).toEqual(['any', 'food', 'stone', 'wood']);
  });

  it('SW-D-06: shows all five animals of a mode on cards that its players can hold', () => {
    for (const mode of MODES) {
      const animals = new Set(cardsOf(mode).flatMap(({ animal }) => animal ?? []));
      expect([...animals].sort()).toEqual([...COMMON_ANIMALS, modes[mode].animal].sort());
    }
  });

  it('SW-D-07: has bullets icons with two numbers from 1 to 5, and full', () => {
    const shown = new Set(
      ownCards('outlaws-and-outposts').flatMap((card) =>
        iconsOf(card).flatMap((icon) => (icon.icon === 'bullets' ? [icon.n] : [])),
      ),
    );
    expect([...shown].sort()).toEqual([1, 2, 'full']);
  });

  it('SW-D-08: has an apple on every gain-apples icon', () => {
    const icons = ownCards('apple-hill')
      .flatMap(iconsOf)
      .flatMap((icon) => (icon.icon === 'gainApples' ? [icon] : []));
    expect(icons).toHaveLength(12);
    for (const { green, red } of icons) expect(green + red).toBeGreaterThan(0);
  });

  it('SW-D-09: lays five specials below the top row, three of them lower than the other two', () => {
    for (const { specialPositions } of [apple, boat, gold]) {
      for (const positions of Object.values(specialPositions)) {
        expect(distinct(positions.map(String))).toBe(5);
        const rows = positions.map(([row]) => row).sort();
        expect(rows.at(-1)).toBeLessThan(5);
        expect(rows[2]).toBeLessThan(rows[3]!);
        for (const [row, column] of positions) expect(column).toBeLessThanOrEqual(7 - row);
      }
    }
  });

  it('SW-D-10: has a trail from reach 0 to reach 6 that never falls, with 3x and 4x, paid in boots and basics', () => {
    const { trail } = boards;
    expect(trail.map(({ reach }) => reach)).toEqual([0, 1, 2, 2, 3, 4, 5, 5, 6]);
    expect(trail.map(({ multiplier }) => multiplier)).toEqual([1, 1, 1, 2, 2, 3, 3, 3, 4]);
    const costs = trail.map(({ costToNext }) => costToNext);
    expect(costs.pop()).toBeNull();
    for (const cost of costs) {
      expect(cost?.boots).toBeGreaterThan(0);
      for (const goods of Object.keys(cost!)) expect(['boots', ...BASICS, 'any']).toContain(goods);
    }
  });

  it('SW-D-11: has an extra cost for each of the four market spaces, none on the red one', () => {
    expect(boards.market).toEqual([2, 1, 1, 0]);
  });

  it('SW-D-12: has two tiles of each of the twelve cabins', () => {
    expect(cabins.tiles.map(({ type }) => type)).toEqual(CABIN_TYPES.flatMap((type) => [type, type]));
  });

  it('SW-D-13: holds nothing about the homestead board, which the rules define', () => {
    expect(problemsOf((files) => Object.assign(files[boardsFile], { homestead: {} }))).toEqual([
      { file: boardsFile, field: 'homestead', code: 'unknown-field' },
    ]);
  });

  it('SW-D-14: has one length for both apple tracks, which begin at 0', () => {
    expect(boards.appleTrackLength).toBe(5);
    expect(problemsOf((files) => (files[boardsFile].appleTrackLength = 0))).toMatchObject([
      { file: boardsFile, field: 'appleTrackLength', code: 'too-small' },
    ]);
  });

  it('SW-D-15: has two paid spaces, at 1 and 2 basics', () => {
    const paid = (path: 'green' | 'tan') => boards.path[path].map((space) => space.paid ?? 0);
    expect([paid('green'), paid('tan')]).toEqual([
      [0, 0, 0, 0, 0],
      [0, 1, 0, 2],
    ]);
  });

  it('SW-D-16: has orchards of which some, in some order, come to 3 green and 4 red apples', () => {
    const orchards = apple.specials.map(({ orchard }) => orchard!);
    const subsets = Array.from({ length: 2 ** orchards.length }, (_, bits) =>
      orchards.filter((_, index) => bits & (2 ** index)),
    );
    const totals = subsets.map((each) => [sum(each.map(({ green }) => green)), sum(each.map(({ red }) => red))]);
    expect(totals).toContainEqual([3, 4]);
    expect(orchards).toHaveLength(6);
  });

  it('SW-D-17: has six rivers of gold and stone, with fish of three colours', () => {
    const rivers = boat.specials.map(({ river }) => river!);
    expect(rivers).toHaveLength(6);
    expect(new Set(rivers.flatMap(({ pieces }) => pieces))).toEqual(new Set(['gold', 'stone']));
    expect(new Set(rivers.flatMap(({ fish }) => fish))).toEqual(new Set(FISH));
  });

  it('SW-D-18: matches fish and basics one to one', () => {
    expect(FISH.map((fish) => boards.fishMarket[fish]).sort()).toEqual([...BASICS].sort());
  });

  it('SW-D-19: has one lit campfire mine, two I and three II, some of them dark', () => {
    const mines = gold.specials.map(({ mine }) => mine!);
    expect(mines.map(({ tier }) => tier)).toEqual(['campfire', 'I', 'I', 'II', 'II', 'II']);
    expect(mines[0]?.dark).toBe(false);
    expect(mines.some(({ dark }) => dark)).toBe(true);
  });

  it('SW-D-20: has a campfire outpost and I to V, whose lowest faces fall', () => {
    const outposts = out.specials.map(({ outpost }) => outpost!);
    expect(outposts.map(({ tier }) => tier)).toEqual(['campfire', 'I', 'II', 'III', 'IV', 'V']);
    expect(outposts.map(({ dieFaces }) => Math.min(...dieFaces))).toEqual([6, 5, 4, 3, 2, 2]);
  });

  it('SW-D-21: has 18 plan cards with three solid arrows and four actions, and all that must occur', () => {
    expect(planCards).toHaveLength(18);
    for (const { arrows, actions } of planCards) {
      expect([...arrows].sort()).toEqual([false, true, true, true]);
      expect(actions).toHaveLength(4);
    }
    expect(new Set(planCards.flatMap(({ actions }) => actions))).toEqual(new Set(PLAN_ACTIONS));
    expect(planCards.filter(({ activeSide }) => activeSide === 'left')).toHaveLength(9);
    expect(distinct(planCards.map(({ trapper }) => `${trapper.side} ${trapper.highlighted}`))).toBe(4);
    const animals = new Set(planCards.flatMap((card) => card.animals));
    expect([...animals].sort()).toEqual([...COMMON_ANIMALS, 'modeAnimal'].sort());
  });

  it('SW-D-22: has fish for each of six results of the die', () => {
    expect(fishTable.map((fish) => fish.length)).toEqual([5, 5, 5, 5, 5, 5]);
  });

  it('SW-D-23: holds only the fish table of the reference cards; the rules define the others', () => {
    expect(problemsOf((files) => Object.assign(files[hastingsFile], { referenceCards: [] }))).toEqual([
      { file: hastingsFile, field: 'referenceCards', code: 'unknown-field' },
    ]);
  });
});

describe('L16: the house set has texts in every language', () => {
  const named = [...handCards, ...specials, ...planCards, ...CABIN_TYPES.map((type) => ({ name: cabins.names[type] }))];

  it('none empty, none left untranslated, all short enough for the card', () => {
    expect(named).toHaveLength(126);
    for (const { name } of named) {
      expect(Object.keys(name)).toEqual(LANGUAGES);
      expect(distinct(Object.values(name)), name.en).toBe(3);
      for (const each of Object.values(name)) {
        expect(each).toBe(each.trim());
        expect(each).not.toMatch(/['"]/);
        expect(each.length).toBeGreaterThan(2);
        expect(each.length, each).toBeLessThanOrEqual(28);
      }
    }
  });

  it('no two cards share a name in any language', () => {
    for (const language of LANGUAGES) {
      expect(distinct(named.map(({ name }) => name[language].toLowerCase()))).toBe(named.length);
    }
  });
});

describe('another pack', () => {
  const other = loadPack(sierraWestFormat, otherPack).content;
  const idsOf = (content: SierraWestContent) => [
    ...[...content.starting, ...MODES.map((mode) => content.modeCards[mode])].map(({ id }) => id),
    ...MODES.flatMap((mode) => [...content.modes[mode].cards, ...content.modes[mode].specials].map(({ id }) => id)),
    ...[...content.cabins.tiles, ...content.planCards].map(({ id }) => id),
  ];

  it('is accepted although it shares no ID, no trail, no market and no positions with the house set', () => {
    const shared = new Set(idsOf(house));
    expect(idsOf(other).filter((id) => shared.has(id))).toEqual([]);
    expect(other.boards.trail).not.toHaveLength(boards.trail.length);
    expect(other.boards.market).not.toEqual(boards.market);
    expect(other.modes['apple-hill'].specialPositions).not.toEqual(apple.specialPositions);
  });

  it('has features that the house set lacks', () => {
    const cards = (content: SierraWestContent) => [
      ...content.starting,
      ...MODES.flatMap((mode) => [content.modeCards[mode], ...content.modes[mode].cards]),
    ];
    const lacking: ((content: SierraWestContent) => boolean)[] = [
      (content) => cards(content).some(({ path }) => path.TL.icon === 'boots'),
      (content) => codesOf(cards(content), GREEN).has('gain(gold, 2)'),
      (content) => cards(content).some(({ path }) => path.TL.icon === 'gainApples'),
      ...(['homestead', 'appleHomestead', 'advanceWagon', 'buyCart', 'rifle'] as const).map(
        (action) => (content: SierraWestContent) =>
          summitsOf(cards(content)).some((summit) => summit.action === action && 'repeat' in summit),
      ),
      (content) => content.boards.trail.some(({ costToNext }) => costToNext?.boots === 0),
      // a special lies on another (SW-CLAIM-08)
      (content) => {
        const positions = content.modes['gold-rush'].specialPositions[2];
        const covers = ([row, column]: [number, number], [r, c]: [number, number]) =>
          r === row - 1 && (c === column || c === column + 1);
        return positions.some((upper) => positions.some((lower) => covers(upper, lower)));
      },
    ];
    expect(lacking.map((has) => has(other))).toEqual(lacking.map(() => true));
    expect(lacking.map((has) => has(house))).toEqual(lacking.map(() => false));
  });
});

// ---- Broken packs

const startingFile = 'starting.json';
const appleFile = 'apple-hill.json';
const boatFile = 'boats-and-banjos.json';
const goldFile = 'gold-rush.json';
const outFile = 'outlaws-and-outposts.json';
const boardsFile = 'boards.json';
const cabinsFile = 'cabins.json';
const hastingsFile = 'hastings.json';

type ModeFile = `${Mode}.json`;
interface Files extends Record<ModeFile, ModeSet> {
  'starting.json': { cards: Card[]; modeCards: Record<Mode, Card> };
  'boards.json': Boards;
  'cabins.json': { names: Record<CabinType, object>; tiles: CabinTile[] };
  'hastings.json': { planCards: PlanCard[]; fishTable: SierraWestContent['fishTable'] };
}

type Change = (files: Files) => void;

function broken(change: Change): RawPack {
  const pack = structuredClone(housePack);
  change(pack.files as unknown as Files);
  return pack;
}

function problemsOf(change: Change): PackProblem[] {
  try {
    loadPack(sierraWestFormat, broken(change));
  } catch (error) {
    if (error instanceof PackError) return error.problems;
    throw error;
  }
  return [];
}

const everyCard = (files: Files): Card[] => [
  ...files[startingFile].cards,
  ...Object.values(files[startingFile].modeCards),
  ...MODES.flatMap((mode) => files[`${mode}.json`].cards),
];
const card = (files: Files, id: string): Card => everyCard(files).find((each) => each.id === id)!;
const special = (files: Files, id: string): Special =>
  MODES.flatMap((mode) => files[`${mode}.json`].specials).find((each) => each.id === id)!;

/** Puts another icon wherever there is one with this code. */
function swapIcon(cards: Card[], code: string, icon: PathIcon, slots: readonly Slot[] = SLOTS): void {
  for (const { path } of cards) for (const slot of slots) if (iconCode(path[slot]) === code) path[slot] = icon;
}

const setIcon =
  (id: string, slot: Slot, icon: PathIcon): Change =>
  (files) => {
    card(files, id).path[slot] = icon;
  };
const setSummit =
  (id: string, summit: Summit): Change =>
  (files) => {
    card(files, id).summit = summit;
  };

const boots: PathIcon = { icon: 'boots', n: 1 };
const plainSummit: Summit = { action: 'homestead', cost: { any: 3 }, track: 'any' };

type Refusal = [title: string, problem: PackProblem, change: Change];

/** The place as displayed: the file, the card if there is one, the field. The rule is that of the title. */
function refusal(
  title: string,
  place: string,
  code: string,
  params: Record<string, string | number>,
  change: Change,
): Refusal {
  const [file = '', ...inside] = place.split(', ');
  const [card, field] = inside.length === 2 ? inside : [undefined, ...inside];
  const problem = { file, ...(card && { card }), ...(field && { field }), code };
  return [title, { ...problem, params: { rule: title.split(':')[0]!, ...params } }, change];
}

const refusals: Refusal[] = [
  refusal(
    'SW-D-02: there are 8 common starting cards',
    'starting.json, cards',
    'count',
    { found: 7, expected: 8 },
    (files) => files[startingFile].cards.splice(4, 1),
  ),
  refusal(
    'SW-D-04: there are 15 basic cards of each mode',
    'apple-hill.json, cards',
    'count',
    { found: 14, expected: 15 },
    (files) => files[appleFile].cards.pop(),
  ),
  refusal('SW-D-16: there are 6 orchards', 'apple-hill.json, specials', 'count', { found: 5, expected: 6 }, (files) =>
    files[appleFile].specials.pop(),
  ),
  refusal(
    'SW-D-17: there are 6 rivers',
    'boats-and-banjos.json, specials',
    'count',
    { found: 5, expected: 6 },
    (files) => files[boatFile].specials.pop(),
  ),
  refusal(
    'SW-D-09: five specials lie on the mountain',
    'gold-rush.json, specialPositions.3-4',
    'count',
    { found: 4, expected: 5 },
    (files) => files[goldFile].specialPositions['3-4'].pop(),
  ),
  refusal('SW-D-11: the market has four spaces', 'boards.json, market', 'count', { found: 5, expected: 4 }, (files) =>
    files[boardsFile].market.push(0),
  ),
  refusal('SW-D-12: there are 24 cabin tiles', 'cabins.json, tiles', 'count', { found: 23, expected: 24 }, (files) =>
    files[cabinsFile].tiles.pop(),
  ),
  refusal(
    'SW-GEO-07: the green path has five spaces',
    'boards.json, path.green',
    'count',
    { found: 4, expected: 5 },
    (files) => files[boardsFile].path.green.splice(2, 1),
  ),
  refusal(
    'SW-GEO-08: the tan path has four spaces',
    'boards.json, path.tan',
    'count',
    { found: 5, expected: 4 },
    (files) => files[boardsFile].path.tan.push({ card: 'M', slot: 'MID' }),
  ),
  refusal(
    'SW-D-21: there are 18 plan cards',
    'hastings.json, planCards',
    'count',
    { found: 17, expected: 18 },
    (files) => files[hastingsFile].planCards.pop(),
  ),
  refusal(
    'SW-D-21: a plan card has four actions',
    'hastings.json, plan-03, actions',
    'count',
    { found: 3, expected: 4 },
    (files) => files[hastingsFile].planCards[2]!.actions.pop(),
  ),
  refusal(
    'SW-D-22: the fish table has six entries',
    'hastings.json, fishTable',
    'count',
    { found: 5, expected: 6 },
    (files) => files[hastingsFile].fishTable.pop(),
  ),
  refusal(
    'SW-OUT-03: five outposts hold outlaws',
    'outlaws-and-outposts.json, supply.outlawsOnOutposts.2',
    'count',
    { found: 4, expected: 5 },
    (files) => files[outFile].supply.outlawsOnOutposts![2].pop(),
  ),

  // ---- IDs
  refusal(
    'SW-D-02: no two starting cards have one ID',
    'starting.json, dry-creek-ford, id',
    'id-twice',
    { other: startingFile },
    (files) => {
      card(files, 'quarry-camp').id = 'dry-creek-ford';
    },
  ),
  refusal(
    'SW-D-03: no mode card has the ID of another card',
    'starting.json, dry-creek-ford, id',
    'id-twice',
    { other: startingFile },
    (files) => {
      card(files, 'orchard-gate').id = 'dry-creek-ford';
    },
  ),
  refusal(
    'SW-D-04: no two modes share an ID, not even a card and a special',
    'gold-rush.json, market-road, id',
    'id-twice',
    { other: appleFile },
    (files) => {
      special(files, 'mine-lucky-lode').id = 'market-road';
    },
  ),
  refusal(
    'SW-D-12: no two tiles have one ID',
    'cabins.json, cabin-g1-a, id',
    'id-twice',
    { other: cabinsFile },
    (files) => {
      files[cabinsFile].tiles[1]!.id = 'cabin-g1-a';
    },
  ),
  refusal(
    'SW-D-21: no plan card has the ID of something else',
    'hastings.json, cabin-g1-a, id',
    'id-twice',
    { other: cabinsFile },
    (files) => {
      files[hastingsFile].planCards[0]!.id = 'cabin-g1-a';
    },
  ),

  // ---- Slots and vocabulary
  refusal(
    'SW-D-01: a bear stands in TL only',
    'starting.json, quarry-camp, path.GL',
    'paid-slot',
    { icon: 'bearHazard', slot: 'TL' },
    setIcon('quarry-camp', 'GL', { icon: 'bearHazard' }),
  ),
  refusal(
    'SW-D-01: a shovel stands in TL only',
    'starting.json, deputys-oath, path.TF',
    'paid-slot',
    { icon: 'shovel', slot: 'TL' },
    setIcon('deputys-oath', 'TF', { icon: 'shovel' }),
  ),
  refusal(
    'SW-D-01: dueling banjos stand in TL only',
    'boats-and-banjos.json, gravel-bar, path.TF',
    'paid-slot',
    { icon: 'duelingBanjos', slot: 'TL' },
    setIcon('gravel-bar', 'TF', { icon: 'duelingBanjos' }),
  ),
  refusal(
    'SW-D-01: a banjo hazard stands on green only',
    'boats-and-banjos.json, gravel-bar, path.TL',
    'green-slot',
    { icon: 'banjoHazard', slots: 'GF, MID, GL' },
    setIcon('gravel-bar', 'TL', { icon: 'banjoHazard' }),
  ),
  refusal(
    'SW-D-01: a banjo hazard in the middle needs another card that plays',
    'boats-and-banjos.json, strummers-ridge, path.MID',
    'never-resolved',
    {},
    (files) => {
      card(files, 'porch-pickers').path.TL = boots;
      card(files, 'salmon-ladder').path.TL = boots;
    },
  ),
  refusal('SW-D-01: harvest stands in TL at least once', 'apple-hill.json', 'harvest-slot', { slot: 'TL' }, (files) => {
    for (const { path } of everyCard(files)) {
      if (path.TL.icon === 'harvest') [path.TF, path.TL] = [path.TL, path.TF];
    }
  }),
  refusal(
    'SW-D-01: two food exist on tan',
    'starting.json',
    'known-icon',
    { icon: 'gain(food, 2)', path: 'tan' },
    (files) => swapIcon(everyCard(files), 'gain(food, 2)', { icon: 'gain', resource: 'food', n: 1 }, TAN),
  ),
  refusal(
    'SW-D-01: two boots exist on green',
    'starting.json',
    'known-icon',
    { icon: 'boots(2)', path: 'green' },
    (files) => swapIcon(everyCard(files), 'boots(2)', boots, GREEN),
  ),
  refusal(
    'SW-D-02: a common card has no icon of a mode',
    'starting.json, dry-creek-ford, path.MID',
    'foreign-icon',
    { icon: 'harvest', mode: 'apple-hill' },
    setIcon('dry-creek-ford', 'MID', { icon: 'harvest' }),
  ),
  refusal(
    'SW-D-01: a card has no icon of another mode',
    'gold-rush.json, company-store, path.GF',
    'foreign-icon',
    { icon: 'pan', mode: 'boats-and-banjos' },
    setIcon('company-store', 'GF', { icon: 'pan' }),
  ),
  refusal(
    'SW-D-02: a common card has no summit of a mode',
    'starting.json, widows-notch, summit',
    'foreign-summit',
    { summit: 'sixShooter', mode: 'outlaws-and-outposts' },
    setSummit('widows-notch', { action: 'sixShooter' }),
  ),
  refusal(
    'SW-D-01: a card has no summit of another mode',
    'apple-hill.json, market-road, summit',
    'foreign-summit',
    { summit: 'buyCart', mode: 'gold-rush' },
    setSummit('market-road', { action: 'buyCart', cost: { any: 2 } }),
  ),
  refusal(
    'SW-D-02: a common card asks for nothing of a mode',
    'starting.json, widows-notch, summit.cost.fish',
    'foreign-cost',
    { goods: 'fish', mode: 'boats-and-banjos' },
    setSummit('widows-notch', { action: 'homestead', cost: { any: 1, fish: { bass: 1 } }, track: 'stone' }),
  ),
  refusal(
    'SW-D-01: a card asks for nothing of another mode',
    'apple-hill.json, market-road, summit.cost.bullets',
    'foreign-cost',
    { goods: 'bullets', mode: 'outlaws-and-outposts' },
    setSummit('market-road', { action: 'homestead', cost: { bullets: 1 }, track: 'wood' }),
  ),
  refusal(
    'SW-D-02: a common card shows a common animal',
    'starting.json, long-switchback, animal',
    'foreign-animal',
    { animal: 'deer', mode: 'apple-hill' },
    (files) => {
      card(files, 'long-switchback').animal = 'deer';
    },
  ),
  refusal(
    'SW-D-01: a card shows no animal of another mode',
    'apple-hill.json, market-road, animal',
    'foreign-animal',
    { animal: 'badger', mode: 'outlaws-and-outposts' },
    (files) => {
      card(files, 'market-road').animal = 'badger';
    },
  ),
  refusal('SW-D-02: a common card has a shovel', 'starting.json, cards', 'no-shovel', {}, (files) =>
    swapIcon(files[startingFile].cards, 'shovel', { icon: 'pairOfBoots' }),
  ),
  refusal(
    'SW-D-03: a mode card has an icon or a summit of its mode',
    'starting.json, prospectors-stake, ',
    'plain-mode-card',
    { mode: 'gold-rush' },
    (files) => {
      const own = card(files, 'prospectors-stake');
      own.summit = plainSummit;
      own.path.MID = boots;
      own.path.TL = boots;
    },
  ),
  refusal('SW-D-04: every icon of the mode occurs', 'gold-rush.json', 'icon-missing', { icon: 'lantern' }, (files) =>
    swapIcon(everyCard(files), 'lantern', boots),
  ),
  refusal(
    'SW-D-04: every form of an icon occurs',
    'boats-and-banjos.json',
    'icon-missing',
    { icon: 'paddle(rapid)' },
    (files) => swapIcon(everyCard(files), 'paddle(rapid)', { icon: 'paddle', n: 1 }),
  ),
  refusal(
    'SW-D-04: every common icon occurs in every mode',
    'gold-rush.json',
    'icon-missing',
    { icon: 'pairOfBoots' },
    (files) => swapIcon([...files[startingFile].cards, ...files[goldFile].cards], 'pairOfBoots', boots),
  ),
  ...(
    [
      ['tradeApples(∞)', appleFile, ['cider-press-yard']],
      ['tradeApples(apples.any)', appleFile, ['cider-press-yard', 'crows-nest-orchard']],
      ['appleHomestead(green)', appleFile, ['gravenstein-terrace', 'grafting-shed']],
      ['appleHomestead(red)', appleFile, ['orchard-gate', 'windfall-hollow', 'nightfall-pickers']],
      ['appleHomestead(any)', appleFile, ['pippin-ladder']],
      ['buyFish', boatFile, ['willow-eddy', 'trading-raft', 'sandbar-sluice']],
      [
        'homestead(fish)',
        boatFile,
        ['birchbark-landing', 'catfish-bend', 'moonshine-cove', 'salmon-ladder', 'hounds-on-the-bank'],
      ],
      [
        'buyCart',
        goldFile,
        [
          'prospectors-stake',
          'sluice-box-gulch',
          'timbered-adit',
          'fools-gold-flat',
          'deep-shaft-six',
          'headlamp-crew',
        ],
      ],
      ['sixShooter', outFile, ['deputys-oath', 'hangmans-oak', 'box-canyon', 'posse-muster', 'sundown-duel']],
      ['rifle', outFile, ['gunsmiths-bench', 'long-rifle-perch', 'wanted-wall', 'bear-trap-creek']],
      ['homestead(bullets)', outFile, ['badgers-den', 'dynamited-safe']],
    ] as const
  ).map(([summit, file, ids]) =>
    refusal(
      `SW-D-04: every summit of the mode occurs, such as ${summit}`,
      file,
      'summit-missing',
      { summit },
      (files) => {
        for (const id of ids) card(files, id).summit = plainSummit;
        // the trade with grey apples is also the only one with ∞
        if (summit === 'tradeApples(apples.any)') {
          const trade: Summit = {
            action: 'tradeApples',
            cost: { apples: { red: 1 } },
            gain: { gold: 1 },
            repeat: true,
          };
          card(files, 'ridge-top-stand').summit = trade;
        }
      },
    ),
  ),
  refusal(
    'SW-D-04: the wagon can be advanced in every mode',
    'outlaws-and-outposts.json',
    'summit-missing',
    { summit: 'advanceWagon' },
    (files) => {
      for (const each of [...files[startingFile].cards, ...files[outFile].cards]) {
        if (each.summit.action === 'advanceWagon') each.summit = plainSummit;
      }
    },
  ),
  refusal(
    'SW-D-07: bullets icons show two numbers',
    'outlaws-and-outposts.json',
    'bullet-numbers',
    { found: '1' },
    (files) => swapIcon(everyCard(files), 'bullets(2)', { icon: 'bullets', n: 1 }),
  ),
  refusal(
    'SW-D-07: bullets icons show no third number',
    'outlaws-and-outposts.json',
    'bullet-numbers',
    { found: '1, 2, 5' },
    setIcon('wanted-wall', 'GL', { icon: 'bullets', n: 5 }),
  ),
  refusal('SW-D-06: all five animals occur', 'gold-rush.json', 'animal-missing', { animal: 'marmot' }, (files) => {
    for (const each of files[goldFile].cards) if (each.animal === 'marmot') each.animal = 'bear';
  }),
  refusal(
    'SW-SETUP-04: a mode has its own animal',
    'gold-rush.json, animal',
    'mode-animal',
    { mode: 'gold-rush', found: 'deer', expected: 'marmot' },
    (files) => {
      files[goldFile].animal = 'deer';
    },
  ),
  refusal(
    'SW-D-08: gain apples gains one',
    'apple-hill.json, honeybee-slope, path.GF',
    'no-apples',
    {},
    setIcon('honeybee-slope', 'GF', { icon: 'gainApples', green: 0, red: 0 }),
  ),

  // ---- Costs
  refusal(
    'SW-D-05: common cards raise every track',
    'starting.json, cards',
    'track-missing',
    { track: 'food' },
    (files) => {
      for (const { summit } of files[startingFile].cards) {
        if (summit.action === 'homestead' && summit.track === 'food') summit.track = 'wood';
      }
    },
  ),
  refusal(
    'SW-D-05: no card asks for boots',
    'gold-rush.json, claim-jumpers-bluff, summit.cost.boots',
    'boots-cost',
    {},
    setSummit('claim-jumpers-bluff', { action: 'advanceWagon', cost: { any: 2, boots: 1 } }),
  ),
  refusal(
    'SW-D-05: the wagon is advanced with resources only',
    'outlaws-and-outposts.json, stage-robbery, summit.cost.bullets',
    'wagon-cost',
    { goods: 'bullets' },
    setSummit('stage-robbery', { action: 'advanceWagon', cost: { any: 2, bullets: 2 } }),
  ),
  refusal(
    'SW-APPLE-07: apples are traded, and nothing else',
    'apple-hill.json, ridge-top-stand, summit.cost',
    'apple-cost',
    {},
    setSummit('ridge-top-stand', {
      action: 'tradeApples',
      cost: { apples: { green: 1 }, gold: 1 },
      gain: { wood: 2 },
    }),
  ),
  refusal(
    'SW-APPLE-09: an apple homestead costs apples',
    'apple-hill.json, windfall-hollow, summit.cost',
    'apple-cost',
    {},
    setSummit('windfall-hollow', { action: 'appleHomestead', cost: { apples: { red: 0 } }, track: 'red' }),
  ),
  refusal(
    'SW-SUMMIT-05: a homestead that costs nothing is not repeated',
    'gold-rush.json, company-store, summit.repeat',
    'endless',
    {},
    setSummit('company-store', { action: 'homestead', cost: { any: 0 }, track: 'food', repeat: true }),
  ),
  refusal(
    'SW-SUMMIT-05: one gold that the stone track pays back is not enough',
    'gold-rush.json, assayers-scales, summit.repeat',
    'endless',
    {},
    setSummit('assayers-scales', { action: 'homestead', cost: { gold: 1 }, track: 'any', repeat: true }),
  ),
  refusal(
    'SW-SUMMIT-05: two apples that the deer brings back are not enough',
    'apple-hill.json, pippin-ladder, summit.repeat',
    'endless',
    {},
    setSummit('pippin-ladder', {
      action: 'appleHomestead',
      cost: { apples: { red: 1, any: 1 } },
      track: 'any',
      repeat: true,
    }),
  ),

  // ---- Positions
  refusal(
    'SW-GEO-01: row 4 has three positions',
    'apple-hill.json, specialPositions.2.1',
    'position-unknown',
    { row: 4, column: 4, max: 3 },
    (files) => {
      files[appleFile].specialPositions[2][1] = [4, 4];
    },
  ),
  refusal(
    'SW-D-09: five positions differ',
    'boats-and-banjos.json, specialPositions.3-4.4',
    'position-twice',
    { found: '1, 2' },
    (files) => {
      files[boatFile].specialPositions['3-4'][4] = [1, 2];
    },
  ),
  refusal(
    'SW-D-09: no special lies in row 5',
    'gold-rush.json, specialPositions.2.0',
    'position-top',
    { row: 5 },
    (files) => {
      files[goldFile].specialPositions[2][0] = [5, 1];
    },
  ),
  refusal(
    'SW-D-09: three lie lower than the other two',
    'gold-rush.json, specialPositions.2',
    'position-split',
    { rows: '2, 2, 4, 4, 4' },
    (files) => {
      files[goldFile].specialPositions[2][4] = [4, 2];
    },
  ),
  refusal(
    'SW-GEO-06: each outpost has its place',
    'outlaws-and-outposts.json, specialPositions.3-4.1',
    'position-outpost',
    { found: '4, 2', expected: '4, 1' },
    (files) => {
      files[outFile].specialPositions['3-4'][1] = [4, 2];
    },
  ),

  // ---- Boards
  refusal('SW-GEO-10: the trailhead has reach 0', 'boards.json, #0, reach', 'trail-start', {}, (files) => {
    files[boardsFile].trail[0]!.reach = 1;
  }),
  refusal('SW-D-10: the last space has reach 6', 'boards.json, #8, reach', 'trail-end', { expected: 6 }, (files) => {
    files[boardsFile].trail[8]!.reach = 5;
  }),
  refusal('SW-D-10: reach never falls', 'boards.json, #3, reach', 'trail-falls', { found: 1, min: 2 }, (files) => {
    files[boardsFile].trail[3]!.reach = 1;
  }),
  refusal(
    'SW-D-10: the multiplier never falls',
    'boards.json, #7, multiplier',
    'trail-falls',
    { found: 2, min: 3 },
    (files) => {
      files[boardsFile].trail[7]!.multiplier = 2;
    },
  ),
  refusal('SW-D-10: there is a 4x space', 'boards.json, trail', 'trail-multiplier', { multiplier: 4 }, (files) => {
    files[boardsFile].trail[8]!.multiplier = 5;
  }),
  refusal('SW-D-10: there is a 3x space', 'boards.json, trail', 'trail-multiplier', { multiplier: 3 }, (files) => {
    for (const space of files[boardsFile].trail) if (space.multiplier === 3) space.multiplier = 4;
  }),
  refusal('SW-D-10: every border has a cost', 'boards.json, #2, costToNext', 'trail-border', {}, (files) => {
    files[boardsFile].trail[2]!.costToNext = null;
  }),
  refusal(
    'SW-D-10: a border costs boots and basics',
    'boards.json, #2, costToNext.gold',
    'trail-cost',
    { goods: 'gold' },
    (files) => {
      files[boardsFile].trail[2]!.costToNext = { boots: 1, gold: 1 };
    },
  ),
  refusal(
    'SW-WAGON-03: nothing is paid on the last space',
    'boards.json, #8, costToNext',
    'trail-last',
    {},
    (files) => {
      files[boardsFile].trail[8]!.costToNext = { boots: 1 };
    },
  ),
  refusal(
    'SW-D-12: there are 12 green and 4 tan tiles at least',
    'cabins.json, tiles',
    'cabin-colours',
    { green: 21, tan: 3, minGreen: 12, minTan: 4 },
    (files) => {
      for (const tile of files[cabinsFile].tiles.slice(-3)) tile.type = 'G1';
    },
  ),
  refusal(
    'SW-D-12: tan tiles do not replace green ones',
    'cabins.json, tiles',
    'cabin-colours',
    { green: 11, tan: 13, minGreen: 12, minTan: 4 },
    (files) => {
      for (const tile of files[cabinsFile].tiles.slice(0, 7)) tile.type = 'T1';
    },
  ),
  refusal(
    'SW-GEO-07: the middle of the green path is the middle of the middle card',
    'boards.json, path.green.2',
    'path-space',
    { found: 'M.GF', expected: 'M.MID' },
    (files) => {
      files[boardsFile].path.green[2] = { card: 'M', slot: 'GF' };
    },
  ),
  refusal(
    'SW-GEO-08: the tan path shows the lower row',
    'boards.json, path.tan.2',
    'path-space',
    { found: 'R.GF', expected: 'R.TF' },
    (files) => {
      files[boardsFile].path.tan[2] = { card: 'R', slot: 'GF' };
    },
  ),
  refusal(
    'SW-D-15: the left paid space costs 1',
    'boards.json, path.tan.1',
    'path-paid',
    { found: 2, expected: 1 },
    (files) => {
      files[boardsFile].path.tan[1]!.paid = 2;
    },
  ),
  refusal(
    'SW-D-15: the right paid space costs 2',
    'boards.json, path.tan.3',
    'path-paid',
    { found: 0, expected: 2 },
    (files) => {
      delete files[boardsFile].path.tan[3]!.paid;
    },
  ),
  refusal(
    'SW-D-15: no other space is paid',
    'boards.json, path.green.4',
    'path-paid',
    { found: 1, expected: 0 },
    (files) => {
      files[boardsFile].path.green[4]!.paid = 1;
    },
  ),
  refusal(
    'SW-D-18: no two fish have one price',
    'boards.json, fishMarket',
    'fish-market',
    { missing: 'wood' },
    (files) => {
      files[boardsFile].fishMarket.bass = 'stone';
    },
  ),

  // ---- Special cards
  refusal(
    'SW-D-16: an orchard is no river',
    'apple-hill.json, orchard-mossy-acre, river',
    'special-part',
    { expected: 'orchard', found: 'orchard, river' },
    (files) => {
      special(files, 'orchard-mossy-acre').river = { pieces: [], fish: [] };
    },
  ),
  refusal(
    'SW-D-17: a river card has its river',
    'boats-and-banjos.json, river-otter-run, river',
    'special-part',
    { expected: 'river', found: '–' },
    (files) => {
      delete special(files, 'river-otter-run').river;
    },
  ),
  refusal(
    'SW-D-19: a mine is no outpost',
    'gold-rush.json, mine-lucky-lode, outpost',
    'special-part',
    { expected: 'mine', found: 'mine, outpost' },
    (files) => {
      special(files, 'mine-lucky-lode').outpost = { tier: 'II', dieFaces: [1] };
    },
  ),
  refusal(
    'SW-D-20: an outpost is no mine',
    'outlaws-and-outposts.json, outpost-whiskey-still, mine',
    'special-part',
    { expected: 'outpost', found: 'mine, outpost' },
    (files) => {
      special(files, 'outpost-whiskey-still').mine = { tier: 'II', gold: 1, dark: true };
    },
  ),
  refusal(
    'SW-D-17: rivers show fish of every colour',
    'boats-and-banjos.json, specials',
    'river-fish',
    { fish: 'trout' },
    (files) => {
      for (const { river } of files[boatFile].specials) river!.fish = river!.fish.filter((fish) => fish !== 'trout');
    },
  ),
  refusal(
    'SW-D-19: there are one campfire, two I and three II',
    'gold-rush.json, specials',
    'tiers',
    { found: 'campfire 1, I 3, II 2', expected: 'campfire 1, I 2, II 3' },
    (files) => {
      special(files, 'mine-echo-chamber').mine!.tier = 'I';
    },
  ),
  refusal(
    'SW-D-20: there is one outpost of each tier',
    'outlaws-and-outposts.json, specials',
    'tiers',
    {
      found: 'campfire 1, I 1, II 1, III 1, IV 0, V 2',
      expected: 'campfire 1, I 1, II 1, III 1, IV 1, V 1',
    },
    (files) => {
      special(files, 'outpost-hole-in-the-rock').outpost!.tier = 'V';
    },
  ),
  refusal('SW-D-19: some mine is dark', 'gold-rush.json, specials', 'mine-dark', {}, (files) => {
    for (const { mine } of files[goldFile].specials) mine!.dark = false;
  }),
  refusal(
    'SW-D-19: the campfire mine is lit',
    'gold-rush.json, mine-first-strike, mine.dark',
    'campfire-dark',
    {},
    (files) => {
      special(files, 'mine-first-strike').mine!.dark = true;
    },
  ),
  refusal(
    'SW-D-20: the lowest face never rises',
    'outlaws-and-outposts.json, outpost-whiskey-still, outpost.dieFaces',
    'face-rises',
    { found: 5, max: 4 },
    (files) => {
      special(files, 'outpost-whiskey-still').outpost!.dieFaces = [6, 5];
    },
  ),
  refusal(
    'SW-D-20: outpost V is easier than the campfire',
    'outlaws-and-outposts.json, outpost-black-mesa-fort, outpost.dieFaces',
    'face-lower',
    { found: 4, max: 3 },
    (files) => {
      for (const { outpost } of files[outFile].specials) outpost!.dieFaces = [4];
    },
  ),

  // ---- Supplies
  refusal(
    'SW-GEN-05: a mode has the supply of no other',
    'apple-hill.json, supply.outlawsOnBase',
    'supply-part',
    { expected: '–' },
    (files) => {
      files[appleFile].supply = { outlawsOnBase: 5 };
    },
  ),
  refusal(
    'SW-GEN-05: fish are limited',
    'boats-and-banjos.json, supply.fishPerColour',
    'supply-part',
    { expected: 'fishPerColour' },
    (files) => {
      files[boatFile].supply = {};
    },
  ),
  refusal(
    'SW-BOAT-04: there are 6, 8 or 10 fish of a colour',
    'boats-and-banjos.json, supply.fishPerColour.3',
    'supply-number',
    { found: 9, expected: 8 },
    (files) => {
      files[boatFile].supply.fishPerColour![3] = 9;
    },
  ),
  refusal(
    'SW-GOLD-03: there are 8, 10 or 12 carts',
    'gold-rush.json, supply.carts.4',
    'supply-number',
    { found: 10, expected: 12 },
    (files) => {
      files[goldFile].supply.carts![4] = 10;
    },
  ),
  refusal(
    'SW-OUT-09: 5 outlaws come to the base',
    'outlaws-and-outposts.json, supply.outlawsOnBase',
    'supply-number',
    { found: 6, expected: 5 },
    (files) => {
      files[outFile].supply.outlawsOnBase = 6;
    },
  ),
  refusal(
    'SW-R-10: there are 18 outlaw tokens',
    'outlaws-and-outposts.json, supply.outlawTokens',
    'supply-number',
    { found: 17, expected: 18 },
    (files) => {
      files[outFile].supply.outlawTokens = 17;
    },
  ),
  refusal(
    'SW-OUT-03: 10 or 12 outlaws wait on the outposts',
    'outlaws-and-outposts.json, supply.outlawsOnOutposts.3-4',
    'outlaw-sum',
    { found: 13, expected: 12 },
    (files) => {
      files[outFile].supply.outlawsOnOutposts!['3-4'][0] = 2;
    },
  ),

  // ---- Hastings
  refusal(
    'SW-D-21: three of four arrows are solid',
    'hastings.json, plan-05, arrows',
    'plan-arrows',
    { found: '4/4', expected: '3/4' },
    (files) => {
      files[hastingsFile].planCards[4]!.arrows[0] = true;
    },
  ),
  refusal(
    'SW-D-21: there are four arrows',
    'hastings.json, plan-05, arrows',
    'plan-arrows',
    { found: '3/5', expected: '3/4' },
    (files) => files[hastingsFile].planCards[4]!.arrows.push(false),
  ),
  refusal(
    'SW-D-21: all nine actions occur',
    'hastings.json, planCards',
    'plan-action-missing',
    { action: 'gold' },
    (files) => {
      for (const plan of files[hastingsFile].planCards) {
        plan.actions = plan.actions.map((action) => (action === 'gold' ? 'move' : action));
      }
    },
  ),
  refusal('SW-D-21: both active sides occur', 'hastings.json, planCards', 'plan-side', { side: 'right' }, (files) => {
    for (const plan of files[hastingsFile].planCards) plan.activeSide = 'left';
  }),
  refusal(
    'SW-D-21: both kinds of trapper icon occur with both sides',
    'hastings.json, planCards',
    'plan-trapper',
    { side: 'left', highlighted: 'true' },
    (files) => {
      for (const { trapper } of files[hastingsFile].planCards) if (trapper.side === 'left') trapper.highlighted = false;
    },
  ),
  refusal('SW-D-21: some plan cards show animals', 'hastings.json, planCards', 'plan-animals', {}, (files) => {
    for (const plan of files[hastingsFile].planCards) plan.animals = [];
  }),
];

describe('a broken pack is refused', () => {
  it.each(refusals)('%s', (_, problem, change) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  it.each<[string, string, Summit]>([
    ['two gold on the stone track', 'assayers-scales', { action: 'homestead', cost: { gold: 2 }, track: 'stone' }],
    ['a gold and a bass', 'gravel-bar', { action: 'homestead', cost: { gold: 1, fish: { bass: 1 } }, track: 'any' }],
    ['one gold on the wood track', 'assayers-scales', { action: 'homestead', cost: { gold: 1 }, track: 'wood' }],
    ['two green apples', 'grafting-shed', { action: 'appleHomestead', cost: { apples: { green: 2 } }, track: 'green' }],
    ['three apples', 'pippin-ladder', { action: 'appleHomestead', cost: { apples: { any: 3 } }, track: 'any' }],
    [
      'a red apple on its track',
      'windfall-hollow',
      { action: 'appleHomestead', cost: { apples: { red: 1 } }, track: 'red' },
    ],
  ])('SW-SUMMIT-05: but %s may be paid again and again, for they run out', (_, id, summit) => {
    expect(problemsOf(setSummit(id, { ...summit, repeat: true } as Summit))).toEqual([]);
  });

  it('SW-D-01: without Dueling Banjos every banjo hazard is reported', () => {
    const problems = problemsOf((files) => swapIcon(everyCard(files), 'duelingBanjos', boots));
    expect(problems.map(({ code, card }) => [code, card])).toEqual([
      ['icon-missing', undefined],
      ['never-resolved', 'rattling-rapids'],
      ['never-resolved', 'moonshine-cove'],
      ['never-resolved', 'strummers-ridge'],
      ['never-resolved', 'hounds-on-the-bank'],
    ]);
  });

  it('SW-D-10: the problem of a trail without spaces says what it needs', () => {
    const codes = problemsOf((files) => (files[boardsFile].trail = [])).map(({ code }) => code);
    expect(codes).toEqual(['trail-start', 'trail-end', 'trail-multiplier', 'trail-multiplier']);
  });

  it.each<[string, Change, object]>([
    [
      'SW-D-01: a card has five icons',
      (files) => delete (card(files, 'market-road').path as Partial<Card['path']>).MID,
      { file: appleFile, card: 'market-road', field: 'path.MID', code: 'missing-field' },
    ],
    [
      'SW-D-01: an unknown icon',
      setIcon('market-road', 'MID', { icon: 'canoe' } as unknown as PathIcon),
      { file: appleFile, card: 'market-road', field: 'path.MID.icon', code: 'not-allowed' },
    ],
    [
      'SW-D-01: three wood',
      setIcon('market-road', 'GF', { icon: 'gain', resource: 'wood', n: 3 } as unknown as PathIcon),
      { file: appleFile, card: 'market-road', field: 'path.GF.n', code: 'not-allowed' },
    ],
    [
      'SW-D-03: a mode without its card',
      (files) => delete (files[startingFile].modeCards as Partial<Record<Mode, Card>>)['gold-rush'],
      { file: startingFile, field: 'modeCards.gold-rush', code: 'missing-field' },
    ],
    [
      'SW-D-05: a cost in something else',
      setSummit('market-road', { action: 'homestead', cost: { fur: 1 }, track: 'wood' } as unknown as Summit),
      { file: appleFile, card: 'market-road', field: 'summit.cost.fur', code: 'unknown-field' },
    ],
    [
      'SW-BOAT-15: buying fish without ∞',
      setSummit('willow-eddy', { action: 'buyFish' } as unknown as Summit),
      { file: boatFile, card: 'willow-eddy', field: 'summit.repeat', code: 'missing-field' },
    ],
    [
      'SW-D-06: two animals',
      (files) => Object.assign(card(files, 'market-road'), { animal: ['fox', 'deer'] }),
      { file: appleFile, card: 'market-road', field: 'animal', code: 'not-allowed' },
    ],
    [
      'SW-D-07: six bullets',
      setIcon('box-canyon', 'TF', { icon: 'bullets', n: 6 } as unknown as PathIcon),
      { file: outFile, card: 'box-canyon', field: 'path.TF.n', code: 'not-allowed' },
    ],
    [
      'SW-D-12: a cabin that does not exist',
      (files) => Object.assign(files[cabinsFile].tiles[3]!, { type: 'G10' }),
      { file: cabinsFile, card: 'cabin-g2-b', field: 'type', code: 'not-allowed' },
    ],
    [
      'SW-D-16: an orchard with a campfire',
      (files) => Object.assign(special(files, 'orchard-twin-trunks').orchard!, { tier: 'campfire' }),
      { file: appleFile, card: 'orchard-twin-trunks', field: 'orchard.tier', code: 'unknown-field' },
    ],
    [
      'SW-D-17: wood in a river',
      (files) => Object.assign(special(files, 'river-otter-run').river!, { pieces: ['stone', 'wood'] }),
      { file: boatFile, card: 'river-otter-run', field: 'river.pieces.1', code: 'not-allowed' },
    ],
    [
      'SW-D-20: a poster without a face',
      (files) => (special(files, 'outpost-broken-corral').outpost!.dieFaces = []),
      { file: outFile, card: 'outpost-broken-corral', field: 'outpost.dieFaces', code: 'too-short' },
    ],
    [
      'SW-D-20: a seven on a die',
      (files) => (special(files, 'outpost-broken-corral').outpost!.dieFaces = [7]),
      { file: outFile, card: 'outpost-broken-corral', field: 'outpost.dieFaces.0', code: 'too-large' },
    ],
    [
      'SW-OUT-06: an outpost that can never be emptied',
      (files) => (files[outFile].supply.outlawsOnOutposts![2][4] = 0),
      { file: outFile, code: 'too-small' },
    ],
    [
      'SW-D-21: an unknown action of Hastings',
      (files) => Object.assign(files[hastingsFile].planCards[5]!, { actions: ['move', 'build', 'gold', 'mode'] }),
      { file: hastingsFile, card: 'plan-06', field: 'actions.1', code: 'not-allowed' },
    ],
    [
      'SW-D-21: a mode animal on a plan card by its name',
      (files) => Object.assign(files[hastingsFile].planCards[5]!, { animals: ['deer'] }),
      { file: hastingsFile, card: 'plan-06', field: 'animals.0', code: 'not-allowed' },
    ],
    [
      'SW-D-22: a fish that does not exist',
      (files) => (files[hastingsFile].fishTable[1] = ['pike' as 'trout']),
      { file: hastingsFile, code: 'not-allowed' },
    ],
    [
      'SW-GEN-02: a file with the cards of another mode',
      (files) => Object.assign(files[goldFile], { mode: 'apple-hill' }),
      { file: goldFile, field: 'mode', code: 'not-allowed' },
    ],
    [
      'an ID in capitals',
      (files) => (card(files, 'market-road').id = 'Market Road'),
      { file: appleFile, card: 'Market Road', field: 'id', code: 'not-a-small-id' },
    ],
    [
      'L16: a name in two languages',
      (files) => Object.assign(card(files, 'market-road'), { name: { en: 'a', pl: 'b' } }),
      { file: appleFile, card: 'market-road', field: 'name.fr', code: 'missing-field' },
    ],
  ])('its shape is closed: %s', (_, change, expected) => {
    const problems = problemsOf(change);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject(expected);
  });

  it('every constraint is broken by a test above', () => {
    const codes = refusals.map(([, problem]) => problem.code);
    expect([...new Set(codes)].sort()).toEqual(Object.keys(sierraWestFormat.words!.en).sort());
  });

  it('every paragraph of chapter 18 has a test here', () => {
    const spec = readFileSync(new URL('../../../../docs/rules/sierra-west.md', import.meta.url), 'utf8');
    const ids = [...spec.matchAll(/^- \*\*(SW-D-\d+)\*\*/gm)].map(([, id]) => id!);
    const titles: string[] = readFileSync(new URL(import.meta.url), 'utf8').match(/'SW-D-\d+:/g) ?? [];
    expect(ids).toHaveLength(23);
    expect(ids.filter((id) => !titles.includes(`'${id}:`))).toEqual([]);
  });

  it('L16: every problem states in every language its place, the mistake and the rule behind it', () => {
    for (const [title, problem] of refusals) {
      const lines = LANGUAGES.map((language) => describeProblem(problem, language, sierraWestFormat.words));
      expect(distinct(lines), title).toBe(3);
      for (const line of lines) {
        expect(line).toContain(`(${problem.params?.rule})`);
        expect(line).toContain(problem.file);
        expect(line).not.toMatch(/[{}]/);
      }
    }
  });
});

describe('the hash stored in a match', () => {
  const hashOf = (change: Change) => loadPack(sierraWestFormat, broken(change)).hash;
  const hash = loadPack(sierraWestFormat, housePack).hash;

  it('stays when texts are corrected, so that saved matches can continue', () => {
    const name = { en: 'x', fr: 'y', pl: 'z' };
    expect(hashOf((files) => (card(files, 'market-road').name = name))).toBe(hash);
    expect(hashOf((files) => (files[cabinsFile].names.G1 = name))).toBe(hash);
  });

  it('changes with anything printed', () => {
    expect(hashOf(setIcon('market-road', 'GF', boots))).not.toBe(hash);
    expect(hashOf((files) => (files[boardsFile].market[0] = 3))).not.toBe(hash);
  });
});
