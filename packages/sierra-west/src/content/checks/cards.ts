import type { PackProblem } from '@cordillera/engine';
import {
  BASICS,
  type Card,
  COMMON_ANIMALS,
  type Cost,
  MODES,
  type Mode,
  type PathIcon,
  type SierraWestContent,
  SLOTS,
  type Slot,
  type Summit,
} from '../types.ts';
import { animalMode, COST_MODE, ICON_MODE, iconCode, modeAnimal, SUMMIT_MODE } from '../vocabulary.ts';
import { checkCount, fileOf, problem, type Spot } from './problem.ts';

const STARTING_CARDS = 8;
const BASIC_CARDS = 15;

const GREEN_SLOTS: readonly Slot[] = ['GF', 'MID', 'GL'];
/** The slot that is paid on both outer cards of a plan. */
const PAID_SLOT: Slot = 'TL';
/** The rulebooks call them paid actions, which is true only there (SW-ACT-06). */
const PAID_ICONS: readonly PathIcon['icon'][] = ['shovel', 'bearHazard', 'duelingBanjos'];

/** Icons that the cabins and the example prove to exist, each on both paths. */
const KNOWN_ICONS: readonly string[] = [
  ...BASICS.flatMap((basic) => [`gain(${basic}, 1)`, `gain(${basic}, 2)`]),
  'gain(gold, 1)',
  'boots(1)',
  'boots(2)',
];

/** Icons that must occur; where one exists in several forms, each form must. */
const ICONS: Record<'all' | Mode, readonly string[]> = {
  all: ['gain', 'boots', 'shovel', 'mule', 'furTrade', 'bearHazard', 'pairOfBoots'],
  'apple-hill': ['gainApples', 'harvest'],
  'boats-and-banjos': ['pan', 'banjoHazard', 'duelingBanjos', 'paddle(1)', 'paddle(2)', 'paddle(rapid)', 'fish'],
  'gold-rush': ['mine', 'lantern', 'dynamite', 'loadCart'],
  'outlaws-and-outposts': ['bullets(full)', 'sheriff'],
};

type SummitForms = Record<string, (summit: Summit) => boolean>;
const SUMMITS: Record<'all' | Mode, SummitForms> = {
  all: {
    homestead: ({ action }) => action === 'homestead',
    advanceWagon: ({ action }) => action === 'advanceWagon',
  },
  'apple-hill': {
    'tradeApples(∞)': (summit) => summit.action === 'tradeApples' && summit.repeat === true,
    'tradeApples(apples.any)': (summit) => summit.action === 'tradeApples' && positive(summit.cost.apples?.any),
    'appleHomestead(green)': (summit) => summit.action === 'appleHomestead' && summit.track === 'green',
    'appleHomestead(red)': (summit) => summit.action === 'appleHomestead' && summit.track === 'red',
    'appleHomestead(any)': (summit) => summit.action === 'appleHomestead' && summit.track === 'any',
  },
  'boats-and-banjos': {
    buyFish: ({ action }) => action === 'buyFish',
    'homestead(fish)': (summit) =>
      summit.action === 'homestead' && Object.values(summit.cost.fish ?? {}).some(positive),
  },
  'gold-rush': {
    buyCart: ({ action }) => action === 'buyCart',
  },
  'outlaws-and-outposts': {
    sixShooter: ({ action }) => action === 'sixShooter',
    rifle: ({ action }) => action === 'rifle',
    'homestead(bullets)': (summit) => summit.action === 'homestead' && positive(summit.cost.bullets),
  },
};

const positive = (n: number | undefined): boolean => n !== undefined && n > 0;
const iconsOf = (card: Card): PathIcon[] => SLOTS.map((slot) => card.path[slot]);

export function checkCards(content: SierraWestContent): PackProblem[] {
  const file = 'starting.json';
  return [
    ...checkCount(content.starting, STARTING_CARDS, { file, field: 'cards' }, 'SW-D-02'),
    ...content.starting.flatMap((card) => checkCard(card, null, { file, card: card.id }, 'SW-D-02')),
    ...checkStarting(content.starting),
    ...checkKnownIcons(content),
    ...MODES.flatMap((mode) => checkMode(content, mode)),
  ];
}

/** SW-D-02, SW-D-05: what the eight common cards bring to every game. */
function checkStarting(cards: Card[]): PackProblem[] {
  const spot: Spot = { file: 'starting.json', field: 'cards' };
  const problems: PackProblem[] = [];
  if (!cards.some((card) => iconsOf(card).some(({ icon }) => icon === 'shovel'))) {
    problems.push(problem('no-shovel', spot));
  }
  for (const track of BASICS) {
    const raised = ({ summit }: Card) =>
      summit.action === 'homestead' && (summit.track === track || summit.track === 'any');
    if (!cards.some(raised)) problems.push(problem('track-missing', spot, { track }));
  }
  return problems;
}

function checkKnownIcons({ starting, modeCards, modes }: SierraWestContent): PackProblem[] {
  const cards = [...starting, ...MODES.flatMap((mode) => [modeCards[mode], ...modes[mode].cards])];
  const seen = new Set(
    cards.flatMap((card) =>
      SLOTS.map((slot) => `${iconCode(card.path[slot])} ${GREEN_SLOTS.includes(slot) ? 'green' : 'tan'}`),
    ),
  );
  return KNOWN_ICONS.flatMap((icon) =>
    ['green', 'tan'].flatMap((path) =>
      seen.has(`${icon} ${path}`) ? [] : [problem('known-icon', { file: 'starting.json' }, { icon, path })],
    ),
  );
}

function checkMode({ starting, modeCards, modes }: SierraWestContent, mode: Mode): PackProblem[] {
  const file = fileOf(mode);
  const { animal, cards } = modes[mode];
  const modeCard = modeCards[mode];
  const modeCardSpot: Spot = { file: 'starting.json', card: modeCard.id };
  const problems: PackProblem[] = [];
  if (animal !== modeAnimal(mode)) {
    problems.push(
      problem('mode-animal', { file, field: 'animal' }, { mode, found: animal, expected: modeAnimal(mode) }),
    );
  }
  problems.push(...checkCount(cards, BASIC_CARDS, { file, field: 'cards' }, 'SW-D-04'));
  problems.push(
    ...checkCard(modeCard, mode, modeCardSpot),
    ...cards.flatMap((card) => checkCard(card, mode, { file, card: card.id })),
  );
  if (SUMMIT_MODE[modeCard.summit.action] !== mode && !iconsOf(modeCard).some(({ icon }) => ICON_MODE[icon] === mode)) {
    problems.push(problem('plain-mode-card', modeCardSpot, { mode }));
  }
  problems.push(...checkVocabulary([...starting, modeCard, ...cards], mode));
  if (mode === 'apple-hill') {
    const paid = [modeCard, ...cards].some(({ path }) => path[PAID_SLOT].icon === 'harvest');
    if (!paid) problems.push(problem('harvest-slot', { file }, { slot: PAID_SLOT }));
  }
  if (mode === 'boats-and-banjos') {
    problems.push(
      ...checkBanjos([[modeCard, modeCardSpot], ...cards.map((card): [Card, Spot] => [card, { file, card: card.id }])]),
    );
  }
  return problems;
}

/** Checks all the cards that a player of this mode can hold together. */
function checkVocabulary(cards: Card[], mode: Mode): PackProblem[] {
  const spot: Spot = { file: fileOf(mode) };
  const problems: PackProblem[] = [];
  const icons = cards.flatMap(iconsOf);
  const codes = new Set(icons.flatMap((icon) => [icon.icon, iconCode(icon)]));
  for (const icon of [...ICONS.all, ...ICONS[mode]]) {
    if (!codes.has(icon)) problems.push(problem('icon-missing', spot, { icon }));
  }
  if (mode === 'outlaws-and-outposts') {
    const numbers = new Set(icons.flatMap((icon) => (icon.icon === 'bullets' && icon.n !== 'full' ? [icon.n] : [])));
    if (numbers.size !== 2)
      problems.push(problem('bullet-numbers', spot, { found: [...numbers].sort().join(', ') || '–' }));
  }
  for (const [summit, matches] of Object.entries({ ...SUMMITS.all, ...SUMMITS[mode] })) {
    if (!cards.some((card) => matches(card.summit))) problems.push(problem('summit-missing', spot, { summit }));
  }
  const animals = new Set(cards.map((card) => card.animal));
  for (const animal of [...COMMON_ANIMALS, modeAnimal(mode)]) {
    if (!animals.has(animal)) problems.push(problem('animal-missing', spot, { animal }));
  }
  return problems;
}

/** A card of one mode, or of all modes when none is given. */
function checkCard(card: Card, mode: Mode | null, spot: Spot, rule = 'SW-D-01'): PackProblem[] {
  const at = (field: string): Spot => ({ ...spot, field });
  const foreign = (home: Mode | null): home is Mode => home !== null && home !== mode;
  const problems: PackProblem[] = [];
  if (card.animal !== undefined) {
    const home = animalMode(card.animal);
    if (foreign(home))
      problems.push(problem('foreign-animal', at('animal'), { animal: card.animal, mode: home }, rule));
  }
  for (const slot of SLOTS) {
    const { icon } = card.path[slot];
    const field = `path.${slot}`;
    const home = ICON_MODE[icon];
    if (foreign(home)) problems.push(problem('foreign-icon', at(field), { icon, mode: home }, rule));
    problems.push(...checkSlot(card.path[slot], slot, at(field)));
  }
  const home = SUMMIT_MODE[card.summit.action];
  if (foreign(home)) {
    problems.push(problem('foreign-summit', at('summit'), { summit: card.summit.action, mode: home }, rule));
  }
  if ('cost' in card.summit) {
    for (const goods of Object.keys(card.summit.cost) as (keyof Cost)[]) {
      const from = COST_MODE[goods];
      if (foreign(from))
        problems.push(problem('foreign-cost', at(`summit.cost.${goods}`), { goods, mode: from }, rule));
    }
  }
  problems.push(...checkSummit(card.summit, at));
  return problems;
}

function checkSlot(icon: PathIcon, slot: Slot, spot: Spot): PackProblem[] {
  if (PAID_ICONS.includes(icon.icon) && slot !== PAID_SLOT) {
    return [problem('paid-slot', spot, { icon: icon.icon, slot: PAID_SLOT })];
  }
  if (icon.icon === 'banjoHazard' && !GREEN_SLOTS.includes(slot)) {
    return [problem('green-slot', spot, { icon: icon.icon, slots: GREEN_SLOTS.join(', ') })];
  }
  if (icon.icon === 'gainApples' && icon.green + icon.red === 0) return [problem('no-apples', spot)];
  return [];
}

function checkSummit(summit: Summit, at: (field: string) => Spot): PackProblem[] {
  if (!('cost' in summit)) return [];
  const { action, cost } = summit;
  const problems: PackProblem[] = [];
  if (cost.boots !== undefined) problems.push(problem('boots-cost', at('summit.cost.boots')));
  if (action === 'advanceWagon') {
    for (const goods of ['bullets', 'fish', 'apples'] as const) {
      if (cost[goods] !== undefined) problems.push(problem('wagon-cost', at(`summit.cost.${goods}`), { goods }));
    }
  }
  if (action === 'tradeApples' || action === 'appleHomestead') {
    const { apples, ...others } = cost;
    if (!Object.values(apples ?? {}).some(positive) || Object.keys(others).length > 0) {
      const rule = action === 'tradeApples' ? 'SW-APPLE-07' : 'SW-APPLE-09';
      problems.push(problem('apple-cost', at('summit.cost'), {}, rule));
    }
  }
  if (isEndless(summit)) problems.push(problem('endless', at('summit.repeat')));
  return problems;
}

/**
 * With `∞` an action must use something up, or a turn need never end. The stone track pays one gold back (SW-HOME-02),
 * and the green apple track a Fur Trade, in which the deer adds an apple of each colour (SW-FUR-03).
 */
function isEndless(summit: Summit): boolean {
  if (!('repeat' in summit)) return false;
  if (summit.action === 'homestead') {
    const { gold = 0, fish = {}, apples = {}, ...others } = summit.cost;
    const paidBack = summit.track === 'stone' || summit.track === 'any' ? 1 : 0;
    const free = [...Object.values(others), ...Object.values(fish), ...Object.values(apples)].every((n) => n === 0);
    return free && gold <= paidBack;
  }
  if (summit.action === 'appleHomestead' && summit.track !== 'red') {
    const { green = 0, red = 0, any = 0 } = summit.cost.apples ?? {};
    return green <= 1 && red <= 1 && green + red + any <= 2;
  }
  return false;
}

/**
 * Only a tan pioneer who plays in the paid slot of an outer card resolves a banjo hazard (SW-BOAT-07).
 * There is one copy of each card, so a hazard in the middle slot needs another card to play for it.
 */
function checkBanjos(cards: [Card, Spot][]): PackProblem[] {
  const plays = ({ path }: Card) => path[PAID_SLOT].icon === 'duelingBanjos';
  return cards.flatMap(([card, spot]) =>
    GREEN_SLOTS.flatMap((slot) => {
      if (card.path[slot].icon !== 'banjoHazard') return [];
      const answered = cards.some(([other]) => plays(other) && (slot !== 'MID' || other !== card));
      return answered ? [] : [problem('never-resolved', { ...spot, field: `path.${slot}` })];
    }),
  );
}
