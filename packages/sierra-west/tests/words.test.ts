import { readdirSync, readFileSync } from 'node:fs';
import {
  addNoBreakSpaces,
  createRandom,
  LANGUAGES,
  type Language,
  loadPack,
  pick,
  type Random,
  type ScoreLine,
} from '@cordillera/engine';
import { languageCheck } from '@cordillera/engine/laws';
import { describe, expect, it } from 'vitest';
import { FIRST_BASIC, FIRST_SPECIAL, SPECIAL_CARDS, STARTING_CARDS } from '../src/content/box.ts';
import { BASE, NONE, POSITIONS, positionAt } from '../src/geometry.ts';
import {
  ANIMALS,
  BASICS,
  CABIN_TYPES,
  FISH,
  housePack,
  type LostByPassing,
  MODES,
  type Mode,
  type PathIcon,
  PLAN_ACTIONS,
  type SierraWestChoice,
  type SierraWestEvent,
  type SierraWestResult,
  type SierraWestView,
  type Summit,
  sierraWest,
  sierraWestFormat,
  unpack,
} from '../src/index.ts';
import { GREEN_START, TAN_START } from '../src/places.ts';
import type { PromptParams, SierraWestPrompt } from '../src/prompts.ts';
import type { SourceParams } from '../src/words/catalogue.ts';
import { en } from '../src/words/en.ts';
import { glossary } from '../src/words/glossary.ts';
import { BLOCKED_RULES, PROMPTS, type SierraWestSource, SOURCES, speak } from '../src/words/index.ts';
import { walk } from './helpers/play.ts';
import { give, NO_HELP, turnWith } from './helpers/scenes.ts';

const { content } = loadPack(sierraWestFormat, housePack);
const box = unpack(content);
const names = ['Noor', 'Iris', 'Tomek', 'Émile'];
const mode: Mode = 'boats-and-banjos';
const speakersFor = (...who: [readonly string[], Mode?]) =>
  LANGUAGES.map((language) => ({ language, speaker: speak(language, box, ...who) }));
const speakers = speakersFor(names, mode);
const solo = speakersFor(['Noor'], mode);
type Speaker = ReturnType<typeof speak>;
const inAll = (text: (speaker: Speaker) => string, at = speakers): string[] =>
  at.map(({ speaker }) => text(speaker).replaceAll('\u00a0', ' '));
const keys = <Key extends string>(listed: Record<Key, unknown>): Key[] => Object.keys(listed) as Key[];

/** Choices per random game: enough to meet nearly everything, and not many seconds. */
const maxSentenceChars = 2000;

// ---- Texts that a sentence must not contain

const check = languageCheck([glossary], names);

const LEFT_IN_ENGLISH =
  /(?<!\p{L})(the|and|of|with|you|your|is|are|has|have|takes|draws|gains|pays|card|cards|round|turn|space|path|trail|food|wood|stone|gold|boots?|wagon|cabin|pioneer|frontiersman|summit|market|mountain|apples?|fish|outlaws?|bullets?|track)(?!\p{L})/iu;

function mustRead(language: Language, text: string): void {
  const wrong =
    /undefined|NaN|\[object|null|Infinity/.test(text) ||
    /\s\s|^\s|\s$|\s[.,]|\.\.|^$/.test(text) ||
    /["']|(?<!\p{L})-\d/u.test(text) ||
    check(language, text).length > 0 ||
    (language !== 'en' && LEFT_IN_ENGLISH.test(text));
  // one assertion per text would take longer than everything else, with some hundred thousand texts
  if (wrong) expect(text, `${language}: not fit to be read; ${check(language, text).join('; ')}`).toBe('');
}

function mustBeSentence(language: Language, text: string): void {
  mustRead(language, text);
  if (!/^(\p{Lu}|[«„\d])/u.test(text) || !text.endsWith('.')) expect(text, `${language}: no sentence`).toBe('');
}

function mustBeLabel(language: Language, text: string): void {
  mustRead(language, text);
  if (!/^(\p{Lu}|[«„\d])/u.test(text) || text.endsWith('.')) expect(text, `${language}: no label`).toBe('');
}

// ---- At least one sample of every text

const first = FIRST_BASIC;
const special = FIRST_SPECIAL + 1;
const slope = positionAt(2, 3);

const events: { [Type in SierraWestEvent['type']]: Extract<SierraWestEvent, { type: Type }>[] } = {
  gameBegan: MODES.map((each) => ({ type: 'gameBegan', mode: each, start: 1 })),
  roundBegan: [false, true].map((last) => ({ type: 'roundBegan', round: 3, last })),
  turnBegan: [{ type: 'turnBegan', player: 0 }],
  drafted: [{ type: 'drafted', player: 0, cards: [0, 8, first] }],
  undrafted: [{ type: 'undrafted', player: 0 }],
  planned: [{ type: 'planned', player: 0, cards: [0, 8, first] }],
  putAside: [
    { type: 'putAside', player: 0, to: 'deck', card: null },
    { type: 'putAside', player: 0, to: 'discard', card: 3 },
  ],
  trapped: ANIMALS.flatMap((animal) =>
    BASICS.map((pay) => ({ type: 'trapped' as const, player: 1, animal, pay, pioneer: 'green' as const })),
  ),
  tracked: BASICS.map((track) => ({ type: 'tracked', player: 1, track, pioneer: 'tan' })),
  declined: (['trapper', 'tracker'] as const).map((what) => ({ type: 'declined', player: 1, what })),
  assigned: CABIN_TYPES.map((cabin) => ({ type: 'assigned', player: 0, pioneer: 'tan', cabin })),
  muleWorks: [{ type: 'muleWorks', player: 0 }],
  entered: [{ type: 'entered', player: 0, pioneer: 'green' }],
  stepped: [
    { type: 'stepped', player: 0, pioneer: 'green', place: GREEN_START + 3 },
    { type: 'stepped', player: 0, pioneer: 'green', place: GREEN_START + 6 },
    { type: 'stepped', player: 0, pioneer: 'tan', place: TAN_START + 1 },
    { type: 'stepped', player: 0, pioneer: 'green', place: TAN_START + 5 },
  ],
  iconUsed: keys(en.icons).map((icon) => ({ type: 'iconUsed', player: 0, pioneer: 'tan', icon })),
  summited: (['green', 'tan', 'mule'] as const).map((figure) => ({
    type: 'summited',
    player: 0,
    figure,
    at: 1,
    card: first,
  })),
  paid: [
    { type: 'paid', player: 0, goods: { food: 2, wood: 1 } },
    { type: 'paid', player: 0, goods: { greenApples: 3, redApples: 1 } },
    { type: 'paid', player: 0, goods: { trout: 1, bass: 2, salmon: 5, bullets: 2, tokens: 1 } },
  ],
  gained: (
    [
      'icon',
      'summit',
      'track',
      'furTrade',
      'cabin',
      'tracker',
      'displaced',
      'mine',
      'pan',
      'fishing',
      'sheriff',
      'hastings',
    ] as const
  ).map((by) => ({ type: 'gained', player: 0, goods: { gold: 1, stone: 2 }, by })),
  climbed: (['green', 'tan', 'token'] as const).flatMap((boot) =>
    [slope, BASE].map((to) => ({ type: 'climbed' as const, player: 0, to, boot })),
  ),
  wagonMoved: [
    { type: 'wagonMoved', player: 0, to: 3, back: false },
    { type: 'wagonMoved', player: 0, to: 2, back: true },
    { type: 'wagonMoved', player: 0, to: 0, back: true },
  ],
  claimed: (['deck', 'discard', 'kept'] as const).map((to) => ({
    type: 'claimed',
    player: 0,
    card: first,
    position: slope,
    to,
  })),
  displaced: [
    { type: 'displaced', player: 0, frontiersman: 0 },
    { type: 'displaced', player: 1, frontiersman: 1 },
  ],
  turnedUp: [{ type: 'turnedUp', position: slope, card: first + 3 }],
  specialEntered: [
    { type: 'specialEntered', card: special, slot: 1, position: BASE },
    { type: 'specialEntered', card: special, slot: 3, position: slope },
  ],
  built: [{ type: 'built', player: 0, tile: 12, market: 1 }],
  cabinDiscarded: [{ type: 'cabinDiscarded', tile: 12 }],
  marketFilled: [
    { type: 'marketFilled', market: [0, 4, 12, 23] },
    { type: 'marketFilled', market: [NONE, NONE, NONE, 3] },
    { type: 'marketFilled', market: [NONE, NONE, NONE, NONE] },
  ],
  cabinsReshuffled: [1, 2, 5].map((size) => ({ type: 'cabinsReshuffled', size })),
  muleGained: [NONE, 1].map((from) => ({ type: 'muleGained', player: 0, from })),
  damaged: [
    { type: 'damaged', player: 0, lost: 'cabin', tile: 3 },
    { type: 'damaged', player: 0, lost: 'wagon', tile: null },
    { type: 'damaged', player: 0, lost: 'nothing', tile: null },
  ],
  bearTrapped: [{ type: 'bearTrapped', player: 0 }],
  raised: [...BASICS, 'green' as const, 'red' as const].flatMap((track) =>
    [true, false].map((moved) => ({ type: 'raised' as const, player: 0, track, to: 4, moved })),
  ),
  furTraded: [[], ['fox' as const], [...ANIMALS]].map((animals) => ({ type: 'furTraded', player: 0, animals })),
  bootsTraded: (['G1', 'G2'] as const).map((cabin) => ({ type: 'bootsTraded', player: 0, cabin })),
  backtracked: [{ type: 'backtracked', player: 0, place: GREEN_START + 2 }],
  shortcutTaken: [{ type: 'shortcutTaken', player: 0, place: TAN_START + 3 }],
  exchanged: [
    { type: 'exchanged', player: 0, gave: { gold: 1 }, got: { food: 1 } },
    { type: 'exchanged', player: 0, gave: { trout: 2 }, got: { gold: 3 } },
  ],
  applesGrew: [
    { type: 'applesGrew', player: 0, green: 3, red: 4, added: [3, 4], harvest: true },
    { type: 'applesGrew', player: 0, green: 0, red: 0, added: [0, 0], harvest: true },
    { type: 'applesGrew', player: 0, green: 2, red: 0, added: [0, 0], harvest: true },
    { type: 'applesGrew', player: 0, green: 1, red: 0, added: [1, 0], harvest: false },
  ],
  applesEmptied: [{ type: 'applesEmptied', player: 1 }],
  banjosPlayed: [{ type: 'banjosPlayed', player: 0 }],
  paddled: [0, 2].map((to) => ({ type: 'paddled', player: 0, to })),
  riverSeeded: [{ type: 'riverSeeded', slot: 2, pieces: ['stone', 'gold', 'stone'] }],
  panned: [
    { type: 'panned', player: 0, gold: 0, stone: 0 },
    { type: 'panned', player: 0, gold: 1, stone: 2 },
  ],
  mined: [
    { type: 'mined', player: 0, counted: 0, roll: null, gold: 0, stone: 0 },
    { type: 'mined', player: 0, counted: 5, roll: 1, gold: 4, stone: 1 },
    { type: 'mined', player: 0, counted: 4, roll: 3, gold: 2, stone: 2 },
  ],
  cardTaken: (['lantern', 'dynamite', 'sheriff'] as const).flatMap((card) =>
    [NONE, 1].map((from) => ({ type: 'cardTaken' as const, player: 0, card, from })),
  ),
  cartBought: [0, 2].map((gold) => ({ type: 'cartBought', player: 0, gold })),
  loaded: [{ type: 'loaded', player: 0, cart: 1, gold: 2 }],
  shot: [
    { type: 'shot', player: 0, roll: 4, bonus: 1, needed: 5, hit: true },
    { type: 'shot', player: 0, roll: 2, bonus: 0, needed: 5, hit: false },
    { type: 'shot', player: 0, roll: 6, bonus: 0, needed: null, hit: false },
  ],
  captured: [0, 1, 4, null].map((outpost) => ({ type: 'captured', player: 0, outpost })),
  baseRaided: [1, 2, 5].map((outlaws) => ({ type: 'baseRaided', outlaws })),
  passed: [{ type: 'passed', player: 0 }],
  drew: [1, 3, 5].map((count) => ({ type: 'drew', player: 0, count })),
  drewCards: [{ type: 'drewCards', player: 0, cards: [0, 8, first] }],
  reshuffled: [1, 9, 22].map((size) => ({ type: 'reshuffled', player: 0, size })),
  planTurned: [{ type: 'planTurned', card: 4, beside: 2 }],
  plansReshuffled: [{ type: 'plansReshuffled', size: 16 }],
  hastingsActs: PLAN_ACTIONS.flatMap((action) =>
    ([null, 'lastSpace', 'noCard', 'alreadyThere', 'noCabin', 'noFurs'] as const).map((idle) => ({
      type: 'hastingsActs' as const,
      action,
      by: 'arrow' as const,
      idle,
      rule: 'SW-SOLO-17' as const,
    })),
  ),
  hastingsMoved: [0, 1].map((frontiersman) => ({ type: 'hastingsMoved', frontiersman, to: slope })),
  hastingsRolled: [{ type: 'hastingsRolled', roll: 4 }],
  hastingsTrapped: ANIMALS.slice(0, 4).map((animal) => ({ type: 'hastingsTrapped', animal })),
  endTriggered: [{ type: 'endTriggered', player: 0 }],
  gameEnded: [
    { type: 'gameEnded', totals: [55, -3], hastings: null },
    { type: 'gameEnded', totals: [55], hastings: 60 },
  ],
};

const choices: { [Do in SierraWestChoice['do']]: Extract<SierraWestChoice, { do: Do }>[] } = {
  draft: [
    { do: 'draft', cards: [0, 8, first] },
    { do: 'draft', cards: [0, 8, first], rest: 'deck' },
    { do: 'draft', cards: [0, 8, first], rest: 'discard' },
  ],
  undraft: [{ do: 'undraft' }],
  plan: [
    { do: 'plan', cards: [0, 8, first] },
    { do: 'plan', cards: [8, 0, first] },
    { do: 'plan', cards: [8, 0, first], rest: 'deck' },
    { do: 'plan', cards: [8, 0, first], rest: 'discard' },
  ],
  trap: ANIMALS.flatMap((animal) =>
    BASICS.flatMap((pay) =>
      (['green', 'tan'] as const).map((pioneer) => ({ do: 'trap' as const, animal, pay, pioneer })),
    ),
  ),
  track: (['green', 'tan'] as const).map((pioneer) => ({ do: 'track', pioneer })),
  decline: [{ do: 'decline' }],
  assign: [0, 1, 2].map((space) => ({ do: 'assign', pioneer: 'tan', space })),
  muleToCabin: [{ do: 'muleToCabin' }],
  enter: (['green', 'tan'] as const).map((pioneer) => ({ do: 'enter', pioneer })),
  step: (['green', 'tan'] as const).map((pioneer) => ({ do: 'step', pioneer })),
  use: [
    { do: 'use', pioneer: 'green' },
    { do: 'use', pioneer: 'tan' },
    { do: 'use', pioneer: 'tan', cabin: 'T1' },
    { do: 'use', pioneer: 'tan', cabin: 'T2' },
  ],
  takeDamage: (['green', 'tan'] as const).map((pioneer) => ({ do: 'takeDamage', pioneer })),
  summit: (['green', 'tan', 'mule'] as const).flatMap((figure) =>
    [0, 1, 2].map((at) => ({ do: 'summit' as const, figure, at })),
  ),
  climb: (['green', 'tan', 'token'] as const).flatMap((boot) =>
    Array.from({ length: POSITIONS + 1 }, (_, i) => ({ do: 'climb' as const, to: i - 1, boot })),
  ),
  advance: [
    { do: 'advance', green: 0, tan: 0, token: 0 },
    { do: 'advance', green: 1, tan: 0, token: 0 },
    { do: 'advance', green: 2, tan: 1, token: 1 },
    { do: 'advance', green: 0, tan: 0, token: 4 },
  ],
  trade: (['G1', 'G2'] as const).map((cabin) => ({ do: 'trade', cabin })),
  backtrack: [{ do: 'backtrack' }],
  shortcut: [{ do: 'shortcut' }],
  changeGold: BASICS.map((into) => ({ do: 'changeGold', into })),
  sellFish: [
    { do: 'sellFish', trout: 1, bass: 0, salmon: 0 },
    { do: 'sellFish', trout: 2, bass: 0, salmon: 0 },
    { do: 'sellFish', trout: 1, bass: 1, salmon: 1 },
  ],
  blast: [{ do: 'blast' }],
  pass: [{ do: 'pass' }],
  pay: [
    { do: 'pay', food: 1, wood: 0, stone: 1 },
    { do: 'pay', food: 0, wood: 2, stone: 0 },
  ],
  payApples: [
    { do: 'payApples', green: 1, red: 2 },
    { do: 'payApples', green: 3, red: 0 },
  ],
  claim: (['deck', 'discard'] as const).map((to) => ({ do: 'claim', to })),
  build: [0, 1, 2, 3].map((market) => ({ do: 'build', market })),
  loseCabin: [0, 1, 2, 3].map((space) => ({ do: 'loseCabin', space })),
  wagonBack: [{ do: 'wagonBack' }],
  homestead: BASICS.map((track) => ({ do: 'homestead', track })),
  again: [{ do: 'again' }],
  stop: [{ do: 'stop' }],
  appleTrack: (['green', 'red'] as const).map((colour) => ({ do: 'appleTrack', colour })),
  paddle: [0, 1, 2].map((to) => ({ do: 'paddle', to })),
  takeFish: FISH.map((fish) => ({ do: 'takeFish', fish })),
  takeCard: (['lantern', 'dynamite', 'sheriff'] as const).map((card) => ({ do: 'takeCard', card })),
  takeBullets: [{ do: 'takeBullets' }],
  load: [
    { do: 'load', cart: 0, gold: 1 },
    { do: 'load', cart: 0, gold: 2 },
    { do: 'load', cart: 1, gold: 1 },
  ],
  shoot: [{ do: 'shoot' }],
};

const prompts: { [Prompt in SierraWestPrompt]: PromptParams[Prompt][] } = {
  plan: [{}],
  planFour: [{}],
  draft: [{}],
  drafted: [{}],
  trapper: ANIMALS.flatMap((animal) =>
    ([...BASICS, 'any'] as const).flatMap((pay) => [
      { player: 1, animals: animal, pay },
      { player: 1, animals: `rabbit ${animal}`, pay },
    ]),
  ),
  tracker: BASICS.map((track) => ({ player: 1, track })),
  pioneer: [0, 1, 2, 5].flatMap((boots) =>
    (['', 'bearHazard', 'banjoHazard', 'gainApples'] as const).flatMap((held) =>
      [0, 1, 2].flatMap((summits) => [0, 5].map((moves) => ({ boots, summits, moves, held, toll: summits }))),
    ),
  ),
  pay: [1, 2, 5].flatMap((any) => [
    ...keys(en.icons).map((what) => ({ any, what, of: NONE })),
    { any, what: 'wagon' as const, of: NONE },
    { any, what: 'claim' as const, of: first },
    { any, what: 'build' as const, of: 12 },
    { any, what: 'summit' as const, of: first },
  ]),
  payApples: [1, 2, 5].map((any) => ({ any, of: first })),
  shovel: [NONE, first].flatMap((claim) =>
    (claim === NONE ? [1, 3] : [0, 1, 3]).flatMap((cabins) => [0, 1, 2].map((toll) => ({ claim, cabins, toll }))),
  ),
  damage: [1, 2, 3].flatMap((cabins) => [-1, 0, 3].map((wagon) => ({ cabins, wagon }))),
  homestead: [{ food: 2, wood: 1, stone: 0 }],
  again: box.kits[mode].cards.map((_, card) => ({ card })),
  appleTrack: [{ green: 0, red: 3 }],
  paddle: [1, 2].map((moves) => ({ moves })),
  paddleOn: [{}],
  rapids: [1, 2, 5].map((places) => ({ places })),
  anyFish: [
    { trout: 3, bass: 1, salmon: 0 },
    { trout: 5, bass: 2, salmon: 1 },
  ],
  marmot: [{}],
  badger: [0, 1, 2].map((bullets) => ({ bullets })),
  load: [
    { gold: 1, most: 1 },
    { gold: 3, most: 1 },
    { gold: 5, most: 2 },
  ],
  shoot: [1, 2, 6].flatMap((bullets) => [0, 1, 2, 3, 4, 5, 6].map((from) => ({ bullets, from }))),
};

const sources: { [Source in SierraWestSource]: Omit<SourceParams[Source], 'held'> } = {
  cards: { cards: 3 },
  animals: { tiles: 2 },
  cabins: { spaces: 1 },
  hastingsCabins: { cabins: 5 },
  gold: { gold: 7 },
  fishGold: { gold: 7 },
  boots: { tokens: 2 },
  homestead: { track: 'food', space: 4, multiplier: 3 },
  appleTrack: { track: 'red', space: 2, multiplier: 3 },
  carts: { gold: 4 },
  lantern: {},
  dynamite: {},
  outlaws: { outlaws: 3, multiplier: 4 },
  sheriff: {},
};
const lineOf = (source: SierraWestSource, points: number): ScoreLine => ({
  source,
  params: sources[source] as NonNullable<ScoreLine['params']>,
  points,
});

const icons: { [Name in PathIcon['icon']]: Extract<PathIcon, { icon: Name }>[] } = {
  gain: [...BASICS, 'gold' as const].flatMap((resource) =>
    ([1, 2] as const).map((n) => ({ icon: 'gain' as const, resource, n })),
  ),
  boots: ([1, 2] as const).map((n) => ({ icon: 'boots', n })),
  shovel: [{ icon: 'shovel' }],
  mule: [{ icon: 'mule' }],
  furTrade: [{ icon: 'furTrade' }],
  bearHazard: [{ icon: 'bearHazard' }],
  pairOfBoots: [{ icon: 'pairOfBoots' }],
  gainApples: [
    { icon: 'gainApples', green: 1, red: 0 },
    { icon: 'gainApples', green: 1, red: 2 },
  ],
  harvest: [{ icon: 'harvest' }],
  pan: [{ icon: 'pan' }],
  banjoHazard: [{ icon: 'banjoHazard' }],
  duelingBanjos: [{ icon: 'duelingBanjos' }],
  paddle: ([1, 2, 'rapid'] as const).map((n) => ({ icon: 'paddle', n })),
  fish: [{ icon: 'fish' }],
  mine: [{ icon: 'mine' }],
  lantern: [{ icon: 'lantern' }],
  dynamite: [{ icon: 'dynamite' }],
  loadCart: [{ icon: 'loadCart' }],
  bullets: ([1, 2, 5, 'full'] as const).map((n) => ({ icon: 'bullets', n })),
  sheriff: [{ icon: 'sheriff' }],
};

const summits: { [Name in Summit['action']]: Extract<Summit, { action: Name }>[] } = {
  homestead: [
    { action: 'homestead', cost: { food: 2, any: 2 }, track: 'food' },
    { action: 'homestead', cost: { fish: { trout: 1, salmon: 2 }, bullets: 1, gold: 3 }, track: 'any', repeat: true },
    { action: 'homestead', cost: {}, track: 'stone' },
  ],
  advanceWagon: [
    { action: 'advanceWagon', cost: { any: 1 } },
    { action: 'advanceWagon', cost: {}, repeat: true },
  ],
  tradeApples: [
    { action: 'tradeApples', cost: { apples: { any: 2 } }, gain: { gold: 1 }, repeat: true },
    { action: 'tradeApples', cost: {}, gain: { wood: 1, gold: 2 } },
  ],
  appleHomestead: [
    { action: 'appleHomestead', cost: { apples: { green: 2, any: 1 } }, track: 'green' },
    { action: 'appleHomestead', cost: { apples: { red: 1 } }, track: 'any' },
    { action: 'appleHomestead', cost: {}, track: 'red' },
  ],
  buyFish: [{ action: 'buyFish', repeat: true }],
  buyCart: [
    { action: 'buyCart', cost: { wood: 1, stone: 1 } },
    { action: 'buyCart', cost: {} },
  ],
  sixShooter: [{ action: 'sixShooter' }],
  rifle: [{ action: 'rifle' }, { action: 'rifle', repeat: true }],
};

const ended = (part: Partial<SierraWestResult>): SierraWestResult => ({
  reason: 'lastRound',
  winners: [0],
  totals: [62, 55, 51, 47],
  hastings: null,
  ...part,
});
const results = {
  alone: ended({}),
  shared: ended({ winners: [0, 2], totals: [62, 55, 62, 47] }),
  beaten: ended({ reason: 'beatHastings', totals: [62], hastings: 55 }),
  lost: ended({ reason: 'lostToHastings', winners: [], totals: [55], hastings: 62 }),
  tied: ended({ reason: 'lostToHastings', winners: [], totals: [55], hastings: 55 }),
};

describe.each(speakers)('L16: everything has a text ($language)', ({ language, speaker }) => {
  it('events, at a full table and against Hastings', () => {
    const alone = speak(language, box, ['Noor'], mode);
    for (const event of Object.values(events).flat()) {
      mustBeSentence(language, speaker.event(event));
      mustBeSentence(language, alone.event(event));
    }
  });

  it('prompts', () => {
    const alone = speak(language, box, ['Noor'], mode);
    for (const key of keys(prompts))
      for (const params of prompts[key])
        for (const each of [speaker, alone]) mustBeSentence(language, each.prompt(key, params));
    expect(keys(prompts).toSorted()).toEqual(PROMPTS.toSorted());
    expect(() => speaker.prompt('nothing')).toThrow('nothing');
    expect(() => speaker.prompt('toString')).toThrow('toString');
  });

  it('the steps of Hastings, its next actions, and its trapper', () => {
    const rule = 'SW-SOLO-17';
    for (const action of PLAN_ACTIONS) {
      for (const side of ['left', 'right'] as const) mustBeLabel(language, speaker.planNext(action, side));
      for (const by of ['arrow', 'mule', null] as const)
        for (const why of ['noArrow', 'lastSpace', 'noCard', 'alreadyThere', 'noCabin', 'noFurs', null] as const) {
          const texts = speaker.hastingsStep({ action, at: 0, by, why, rule, events: [] });
          mustBeLabel(language, texts.name);
          mustBeSentence(language, texts.text);
          mustRead(language, texts.why);
        }
    }
    for (const side of ['left', 'right'] as const)
      for (const [lit, animal, why] of [
        [false, null, 'SW-SOLO-08'],
        [true, null, 'SW-SOLO-41'],
        [true, 'fox', 'SW-SOLO-08'],
        [true, null, 'SW-SOLO-09'],
      ] as const)
        mustBeSentence(language, speaker.trap({ plan: 3, side, lit, animal, rule: why }));
  });

  it('losses by passing', () => {
    const all: LostByPassing[] = [
      { kind: 'boots', boots: 1 },
      { kind: 'boots', boots: 2 },
      { kind: 'trade', cabin: 'G1' },
      { kind: 'trade', cabin: 'G2' },
      { kind: 'icon', pioneer: 'green', place: GREEN_START + 2, icon: { icon: 'gain', resource: 'food', n: 2 } },
      { kind: 'icon', pioneer: 'tan', place: TAN_START + 1, icon: { icon: 'furTrade' } },
      { kind: 'summit', figure: 'mule', at: 1, card: first },
      { kind: 'exchange', choice: { do: 'blast' } },
    ];
    const labels = all.map(speaker.left);
    for (const label of labels) mustBeLabel(language, label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('choices, all different', () => {
    const labels = Object.values(choices)
      .flat()
      .map((choice) => speaker.choice(choice));
    for (const label of labels) mustBeLabel(language, label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('score sources', () => {
    const lines = keys(sources).map((key) => {
      for (const points of [0, 3]) mustRead(language, speaker.detail(lineOf(key, points)));
      mustBeLabel(language, speaker.source(lineOf(key, 3)));
      return speaker.source(lineOf(key, 3));
    });
    expect(new Set(lines).size).toBe(lines.length);
    expect(() => speaker.source({ source: 'luck', points: 1 })).toThrow('luck');
  });

  it('reasons and results', () => {
    for (const result of Object.values(results)) {
      mustBeSentence(language, speaker.reason(result.reason));
      for (const sentence of speaker.result(result)) mustBeSentence(language, sentence);
    }
  });

  it('modes, options and terms', () => {
    const explained = [...MODES.map(speaker.mode), ...keys(en.options).map(speaker.option)];
    for (const { name, text } of explained) {
      mustBeLabel(language, name);
      mustBeSentence(language, text);
    }
    const terms = keys(en.terms).map(speaker.term);
    for (const term of terms) mustBeLabel(language, term);
    expect(new Set(terms).size).toBe(terms.length);
  });

  it('icons, summits, cabins, animals and plan actions, each kind all different', () => {
    const ways = MODES.map((each) => speak(language, box, ['Noor'], each).planAction('mode').text);
    const kinds = [
      Object.values(icons).flat().map(speaker.icon),
      Object.values(summits).flat().map(speaker.summit),
      [...CABIN_TYPES, 'X' as const].map(speaker.cabin),
      ANIMALS.map(speaker.animal),
      PLAN_ACTIONS.map(speaker.planAction),
    ];
    for (const kind of kinds) {
      for (const { name, text } of kind) {
        mustBeLabel(language, name);
        mustBeSentence(language, text);
      }
      expect(new Set(kind.map(({ text }) => text)).size).toBe(kind.length);
    }
    for (const text of ways) mustBeSentence(language, text);
    expect(new Set(ways).size).toBe(MODES.length);
  });

  it('every icon and summit of the house cards', () => {
    for (const each of MODES) {
      for (const { icons: shown, summit } of box.kits[each].cards) {
        for (const icon of shown) mustBeSentence(language, speaker.icon(icon).text);
        mustBeSentence(language, speaker.summit(summit).text);
      }
    }
  });

  it('every card, special card, tile and plan card', () => {
    for (const each of MODES) {
      const its = speak(language, box, names, each);
      const hand = Array.from({ length: STARTING_CARDS }, (_, card) => its.card(card));
      const mountain = Array.from({ length: POSITIONS }, (_, i) => its.card(FIRST_BASIC + i));
      expect(new Set([...hand, ...mountain]).size).toBe(STARTING_CARDS + POSITIONS);
      for (const name of [...hand, ...mountain]) mustRead('en', addNoBreakSpaces('en', name));
      for (let i = 0; i < SPECIAL_CARDS; i++) mustBeSentence(language, its.special(FIRST_SPECIAL + i).text);
    }
    expect(new Set([...box.tiles.keys()].map(speaker.tile)).size).toBe(CABIN_TYPES.length);
    expect(new Set([...box.planCards.keys()].map(speaker.planCard)).size).toBe(box.planCards.length);
    for (const name of [...BASICS.map(speaker.basic), ...FISH.map(speaker.fish)]) mustBeLabel(language, name);
    for (const position of [BASE, slope]) mustBeLabel(language, speaker.position(position));
  });

  it('blocking rules, all different', () => {
    const reasons = BLOCKED_RULES.map(speaker.rule);
    for (const reason of reasons) mustBeSentence(language, reason);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(() => speaker.rule('SW-GEO-01')).toThrow('SW-GEO-01');
  });

  it('no card of a mode can be named without the mode', () => {
    const form = speak(language, box, []);
    expect(form.card(0)).toBe(content.starting[0]?.name[language]);
    expect(() => form.card(STARTING_CARDS - 1)).toThrow('pass the mode to speak()');
    expect(() => form.card(first)).toThrow('pass the mode to speak()');
  });
});

describe('the lists equal those of the sources', () => {
  const folder = (path: string): string =>
    readdirSync(new URL(path, import.meta.url))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(path + name, import.meta.url), 'utf8'))
      .join('\n');
  const found = (text: string, pattern: RegExp): string[] =>
    [...new Set([...text.matchAll(pattern)].map((match) => match[1] as string))].sort();

  it('of prompts', () => {
    const asked = found(
      folder('../src/flow/') + folder('../src/actions/') + folder('../src/modes/'),
      /(?:asked\(seat,|prompt:)([^{},]+)/g,
    );
    expect([...PROMPTS].sort()).toEqual(found(asked.join('\n'), /'(\w+)'/g));
  });

  it('of score sources', () => {
    const scored = readFileSync(new URL('../src/scoring/sheet.ts', import.meta.url), 'utf8') + folder('../src/modes/');
    expect([...SOURCES].sort()).toEqual(found(scored, /source: '(\w+)'/g));
  });

  it('of blocking rules, which all stand in the specification', () => {
    const spec = readFileSync(new URL('../../../docs/rules/sierra-west.md', import.meta.url), 'utf8');
    for (const id of BLOCKED_RULES) expect(spec.includes(`**${id}**`), id).toBe(true);
  });
});

describe('plurals for 0, 1, 2, 5, 22', () => {
  const counts = [0, 1, 2, 5, 22];
  const counted = (text: (speaker: Speaker, n: number) => string): string[] =>
    inAll((speaker) => counts.map((n) => text(speaker, n)).join(', '));

  it('points, also below 0', () => {
    expect(counted((speaker, n) => speaker.points(n))).toEqual([
      '0 points, 1 point, 2 points, 5 points, 22 points',
      '0 point, 1 point, 2 points, 5 points, 22 points',
      '0 punktów, 1 punkt, 2 punkty, 5 punktów, 22 punkty',
    ]);
    expect(inAll((speaker) => speaker.points(-3))).toEqual(['−3 points', '−3 points', '−3 punkty']);
  });

  it('cards', () => {
    expect(counted((speaker, n) => speaker.cards(n))).toEqual([
      '0 cards, 1 card, 2 cards, 5 cards, 22 cards',
      '0 carte, 1 carte, 2 cartes, 5 cartes, 22 cartes',
      '0 kart, 1 karta, 2 karty, 5 kart, 22 karty',
    ]);
  });

  it.each<[string, ...string[]]>([
    [
      'food',
      '1 food, 2 food, 5 food, 22 food',
      '1 Nourriture, 2 Nourriture, 5 Nourriture, 22 Nourriture',
      '1 mięso, 2 mięsa, 5 mięsa, 22 mięsa',
    ],
    [
      'stone',
      '1 stone, 2 stone, 5 stone, 22 stone',
      '1 Pierre, 2 Pierre, 5 Pierre, 22 Pierre',
      '1 kamień, 2 kamienie, 5 kamieni, 22 kamienie',
    ],
    ['gold', '1 gold, 2 gold, 5 gold, 22 gold', '1 Or, 2 Or, 5 Or, 22 Or', '1 złoto, 2 złota, 5 złota, 22 złota'],
    [
      'tokens',
      '1 Pair of Boots, 2 Pairs of Boots, 5 Pairs of Boots, 22 Pairs of Boots',
      '1 Paire de Bottes, 2 Paires de Bottes, 5 Paires de Bottes, 22 Paires de Bottes',
      '1 żeton pary butów, 2 żetony par butów, 5 żetonów par butów, 22 żetony par butów',
    ],
    [
      'bullets',
      '1 bullet, 2 bullets, 5 bullets, 22 bullets',
      '1 balle, 2 balles, 5 balles, 22 balles',
      '1 nabój, 2 naboje, 5 naboi, 22 naboje',
    ],
    [
      'redApples',
      '1 red apple, 2 red apples, 5 red apples, 22 red apples',
      '1 pomme rouge, 2 pommes rouges, 5 pommes rouges, 22 pommes rouges',
      '1 czerwone jabłko, 2 czerwone jabłka, 5 czerwonych jabłek, 22 czerwone jabłka',
    ],
    [
      'trout',
      '1 trout, 2 trout, 5 trout, 22 trout',
      '1 truite, 2 truites, 5 truites, 22 truites',
      '1 pstrąga, 2 pstrągi, 5 pstrągów, 22 pstrągi',
    ],
    [
      'bass',
      '1 bass, 2 bass, 5 bass, 22 bass',
      '1 bar, 2 bars, 5 bars, 22 bars',
      '1 okonia, 2 okonie, 5 okoni, 22 okonie',
    ],
    [
      'salmon',
      '1 salmon, 2 salmon, 5 salmon, 22 salmon',
      '1 saumon, 2 saumons, 5 saumons, 22 saumons',
      '1 łososia, 2 łososie, 5 łososi, 22 łososie',
    ],
  ])('%s', (good, ...expected) => {
    const each = (speaker: Speaker) => [1, 2, 5, 22].map((n) => speaker.goods({ [good]: n })).join(', ');
    expect(inAll(each)).toEqual(expected);
  });

  it('costs', () => {
    expect(inAll((speaker) => speaker.cost({ boots: 2, any: 1, apples: { any: 5 } }))).toEqual([
      '2 boots, 1 basic resource and 5 apples of any colour',
      '2 bottes, 1 ressource de base et 5 pommes de n’importe quelle couleur',
      '2 buty, 1 dowolny zasób podstawowy i 5 jabłek dowolnego koloru',
    ]);
    expect(inAll((speaker) => speaker.cost({}))).toEqual(['nothing', 'rien', 'nic']);
  });

  it('inside sentences', () => {
    const raid = (outlaws: number) => inAll((speaker) => speaker.event({ type: 'baseRaided', outlaws }));
    expect(raid(1)).toEqual([
      '1 outlaw comes down to the mountain base.',
      '1 Hors-la-Loi descend à la base de la montagne.',
      'Na podstawę wzgórza schodzi 1 bandyta.',
    ]);
    expect(raid(5)).toEqual([
      '5 outlaws come down to the mountain base.',
      '5 Hors-la-Loi descendent à la base de la montagne.',
      'Na podstawę wzgórza schodzi 5 bandytów.',
    ]);
    expect(
      [1, 3, 5, 22].map((n) => inAll((speaker) => speaker.event({ type: 'drew', player: 0, count: n }))[2]),
    ).toEqual(['Noor dobiera 1 kartę.', 'Noor dobiera 3 karty.', 'Noor dobiera 5 kart.', 'Noor dobiera 22 karty.']);
  });
});

describe('agreement', () => {
  it.each<[SierraWestEvent, ...string[]]>([
    [
      events.planned[0]!,
      'Noor lays out, from left to right: Dry Creek Ford, Birchbark Landing and Willow Eddy.',
      'Noor dispose, de gauche à droite : « Le gué à sec », « L’anse aux canots » et « Le remous aux saules ».',
      'Noor wykłada od lewej do prawej: „Bród na suchym potoku”, „Brzozowa przystań” i „Wir pod wierzbami”.',
    ],
    [
      { type: 'trapped', player: 1, animal: 'bear', pay: 'stone', pioneer: 'green' },
      'Iris sends the green-path pioneer to the Trapper space, pays 1 stone and traps the bear.',
      'Iris envoie le Pionnier Chemin-Vert au Trappeur, paie 1 Pierre et attrape l’ours.',
      'Iris wysyła na łowy pioniera w kapeluszu, płaci 1 kamień i łapie niedźwiedzia.',
    ],
    [
      events.stepped[0]!,
      'Noor moves the green-path pioneer to space 3 of the green path.',
      'Noor avance le Pionnier Chemin-Vert sur la case 3 du chemin vert.',
      'Noor przesuwa pioniera w kapeluszu na pole 3 zielonej ścieżki.',
    ],
    [
      events.stepped[3]!,
      'Noor moves the green-path pioneer to the end of the tan path.',
      'Noor avance le Pionnier Chemin-Vert à la fin du chemin beige.',
      'Noor przesuwa pioniera w kapeluszu na koniec brązowej ścieżki.',
    ],
    [
      { type: 'iconUsed', player: 0, pioneer: 'tan', icon: 'shovel' },
      'Noor’s tan-path pioneer picks up the shovel.',
      'Avec le Pionnier Chemin-Beige, Noor empoigne la Pelle.',
      'Pionier bez kapelusza (Noor) sięga po szpadel.',
    ],
    [
      events.paid[0]!,
      'Noor pays 2 food and 1 wood.',
      'Noor paie 2 Nourriture et 1 Bois.',
      'Noor płaci 2 mięsa i 1 drewno.',
    ],
    [
      { type: 'gained', player: 1, goods: { tokens: 1 }, by: 'displaced' },
      'Iris gains 1 Pair of Boots in return.',
      'Iris gagne 1 Paire de Bottes en compensation.',
      'Iris zdobywa 1 żeton pary butów jako rekompensatę.',
    ],
    [
      events.climbed[0]!,
      'Noor’s frontiersman walks to card 3 of row 2, using a boot from the green-path pioneer.',
      'Noor déplace son Colon vers la carte 3 de la rangée 2 avec une botte du Pionnier Chemin-Vert.',
      'Noor przesuwa zwiadowcę na kartę 3 w rzędzie 2, używając buta pioniera w kapeluszu.',
    ],
    [
      events.wagonMoved[2]!,
      'Noor’s wagon rolls back to the trailhead.',
      'Noor recule son Chariot au début de la piste.',
      'Noor cofa wóz na początek szlaku.',
    ],
    [
      events.claimed[0]!,
      'Noor claims Willow Eddy and puts it on top of the deck.',
      'Noor prend la carte « Le remous aux saules » et la met sur la pioche.',
      'Noor zdobywa kartę „Wir pod wierzbami” i kładzie ją na wierzchu talii.',
    ],
    [
      events.muleGained[1]!,
      'Noor takes the mule from Iris.',
      'Noor prend la Mule à Iris.',
      'Noor zabiera muła; traci go Iris.',
    ],
    [
      { type: 'raised', player: 0, track: 'green', to: 2, moved: true },
      'Noor moves up to space 2 of the green apple track.',
      'Noor monte à la case 2 de la piste des pommes vertes.',
      'Noor awansuje na pole 2 zielonego toru sadu.',
    ],
    [
      events.mined[2]!,
      'Noor finds 4 gold in the mines and rolls a 3: 2 of them turn out to be stone.',
      'Noor trouve 4 Or dans les mines et obtient 3 au dé : il y a 2 Pierre dans le lot.',
      'Noor znajduje w kopalniach 4 złota i wyrzuca 3: 2 złota okazują się kamieniem.',
    ],
    [
      events.shot[0]!,
      'Noor shoots and rolls a 4 (5 with the Sheriff card); 5 or more was needed: a hit.',
      'Noor tire et obtient 4 au dé (5 avec la carte Shérif) ; il fallait 5 ou plus : touché.',
      'Noor strzela i wyrzuca 4 (z kartą szeryfa 5); potrzeba co najmniej 5: trafienie.',
    ],
    [
      events.captured[1]!,
      'Noor captures an outlaw at outpost II.',
      'Noor capture un Hors-la-Loi de l’avant-poste II.',
      'Noor chwyta bandytę z posterunku II.',
    ],
    [
      events.endTriggered[0]!,
      'The sixth special card is in the row: the next round is the last one.',
      'La sixième carte spéciale est dans la rangée : la manche suivante est la dernière.',
      'Szósta karta specjalna jest już w rzędzie: następna runda jest ostatnia.',
    ],
  ])('of $type', (event, ...sentences) => {
    expect(inAll((speaker) => speaker.event(event))).toEqual(sentences);
  });

  it('of Hastings, who follows a single player', () => {
    const textsOf = (event: SierraWestEvent) => inAll((speaker) => speaker.event(event), solo);
    expect(textsOf({ type: 'turnBegan', player: 1 })).toEqual([
      'It is Hastings’s turn.',
      'C’est à Hastings de jouer.',
      'Teraz gra Hastings.',
    ]);
    expect(textsOf(events.displaced[1]!)).toEqual([
      'Hastings’s right frontiersman goes back to the mountain base.',
      'Hastings ramène son Colon de droite à la base de la montagne.',
      'Prawy zwiadowca wraca na podstawę wzgórza (Hastings).',
    ]);
    expect(textsOf(events.endTriggered[0]!)[0]).toBe(
      'The sixth special card is in the row: the game ends with this round.',
    );
    expect(textsOf(events.gameEnded[1]!)).toEqual([
      'The game is over. Scores: Noor 55 and Hastings 60.',
      'La partie est terminée. Scores : Noor 55 et Hastings 60.',
      'Koniec gry. Wyniki: Noor 55 i Hastings 60.',
    ]);
  });

  it.each<[SierraWestChoice, ...string[]]>([
    [
      { do: 'trap', animal: 'fox', pay: 'food', pioneer: 'tan' },
      'Trap the fox for 1 food with the tan-path pioneer',
      'Attraper le renard pour 1 Nourriture avec le Pionnier Chemin-Beige',
      'Złap lisa za 1 mięso, wysyłając pioniera bez kapelusza',
    ],
    [
      { do: 'advance', green: 2, tan: 0, token: 1 },
      'Advance the wagon, with 2 boots from the green-path pioneer and 1 boot from a Pair of Boots',
      'Avancer le Chariot, avec 2 bottes du Pionnier Chemin-Vert et 1 botte d’un jeton Paire de Bottes',
      'Przejedź wozem dalej za 2 buty pioniera w kapeluszu i 1 but z żetonu pary butów',
    ],
    [
      { do: 'sellFish', trout: 2, bass: 0, salmon: 0 },
      'Sell 2 trout for 3 gold',
      'Vendre 2 truites contre 3 Or',
      'Sprzedaj 2 pstrągi za 3 złota',
    ],
    [
      { do: 'summit', figure: 'mule', at: 0 },
      'Send the mule to the summit of the left card',
      'Placer la Mule sur l’action activable de la carte de gauche',
      'Umieść muła na akcji szczytowej lewej karty',
    ],
  ])('of the choice $do', (choice, ...labels) => {
    expect(inAll((speaker) => speaker.choice(choice))).toEqual(labels);
  });

  it.each<[SierraWestPrompt, object, ...string[]]>([
    [
      'trapper',
      { player: 1, animals: 'badger', pay: 'food' },
      'Trap the badger: pay 1 food, or decline.',
      'Attrapez le blaireau : payez 1 Nourriture, ou renoncez.',
      'Złap borsuka: zapłać 1 mięso albo zrezygnuj.',
    ],
    [
      'trapper',
      { player: 1, animals: 'bear marmot', pay: 'any' },
      'Iris shows a bear and a marmot: trap one for 1 basic resource, or decline.',
      'Iris montre un ours et une marmotte : attrapez-en un pour 1 ressource de base, ou renoncez.',
      'Iris pokazuje niedźwiedzia i świstaka: złap jedno zwierzę za 1 dowolny zasób podstawowy albo zrezygnuj.',
    ],
    [
      'tracker',
      { player: 1, track: 'stone' },
      'Iris moves up the stone track: send a pioneer to the Tracker space and gain 1 stone, or decline.',
      'Iris monte sur la piste Pierre : envoyez un Pionnier au Traqueur pour gagner 1 Pierre, ou renoncez.',
      'Iris awansuje na torze kamienia: wyślij pioniera po zaopatrzenie, czyli 1 kamień, albo zrezygnuj.',
    ],
    [
      'pioneer',
      { boots: 2, summits: 0, moves: 8, held: '', toll: 0 },
      '2 boots to spend.',
      '2 bottes à dépenser.',
      '2 buty do wykorzystania.',
    ],
    [
      'pioneer',
      { boots: 0, summits: 0, moves: 3, held: 'bearHazard', toll: 2 },
      'The bear cannot be skipped: pay 2, take damage, or stay.',
      'Case obligatoire : payez 2, prenez des dégâts, ou restez sur place.',
      'Tego pola nie można pominąć: zapłać 2, ponieś konsekwencje albo zostań.',
    ],
    [
      'pioneer',
      { boots: 0, summits: 2, moves: 3, held: '', toll: 0 },
      '2 summit actions are open to you. Pass when you are done.',
      '2 actions activables sont possibles. Passez quand vous avez fini.',
      'Możesz wykonać 2 akcje szczytowe. Na koniec spasuj.',
    ],
    [
      'pioneer',
      { boots: 0, summits: 0, moves: 0, held: '', toll: 0 },
      'Nothing is left to do: pass.',
      'Il n’y a plus rien à faire : passez.',
      'Nie ma już nic do zrobienia: spasuj.',
    ],
    [
      'pay',
      { any: 2, what: 'mine', of: NONE },
      'Pay 2 for the mine: choose the basic resources.',
      'Payez 2 pour la mine : choisissez les ressources de base.',
      'Zapłać 2 za pracę w kopalni: wybierz zasoby podstawowe.',
    ],
    [
      'shovel',
      { claim: 0, cabins: 3, toll: 2 },
      'Claim Dry Creek Ford, or build one of 3 cabins. The shovel costs 2 basic resources.',
      'Prenez « Le gué à sec », ou construisez une des 3 cabanes. La Pelle coûte 2 ressources de base.',
      'Zdobądź „Bród na suchym potoku” albo zbuduj jedną z 3 chat. Szpadel kosztuje 2 dowolne zasoby podstawowe.',
    ],
    [
      'damage',
      { cabins: 2, wagon: 3 },
      'You take damage: give up one of your 2 cabins, or move your wagon back to space 3 of the trail.',
      'Vous prenez des dégâts : perdez une de vos 2 cabanes, ou reculez votre Chariot à la case 3 de la piste.',
      'Ponosisz konsekwencje: oddaj jedną ze swoich 2 chat albo cofnij wóz na pole 3 szlaku.',
    ],
    [
      'shoot',
      { bullets: 3, from: 4 },
      'You hit with 4 or more (50%). Spend one of your 3 bullets, or stop and take damage.',
      'Vous touchez à partir de 4 (50 %). Dépensez une de vos 3 balles, ou arrêtez et prenez des dégâts.',
      'Trafiasz, gdy wypadnie co najmniej 4 (50%). Wydaj jeden z 3 naboi albo zakończ i ponieś konsekwencje.',
    ],
  ])('of the prompt %s %o', (key, params, ...sentences) => {
    expect(inAll((speaker) => speaker.prompt(key, params as Record<string, string | number>))).toEqual(sentences);
  });

  it('of choices with a view, which gives the names of things', () => {
    const scene = turnWith({ green: ['food2'], tan: ['boots1', 'shovel'] });
    const { rules, state } = scene;
    give(scene, 0, { basics: [2, 2, 2], tokens: 2, wagon: 1, cabins: [10, NONE, NONE, 18] });
    const at = LANGUAGES.map((language) => ({
      language,
      speaker: speak(language, rules.box, names, state.mode),
    }));
    const textsOf = (choice: SierraWestChoice) => inAll((speaker) => speaker.choice(choice, rules.view(state, 0)), at);
    expect(textsOf({ do: 'assign', pioneer: 'tan', space: 0 })).toEqual([
      'Send the tan-path pioneer to Meeting Lodge',
      'Envoyer le Pionnier Chemin-Beige dans « La maison commune »',
      'Wyślij pioniera bez kapelusza do chaty: „Dom zebrań”',
    ]);
    expect(textsOf({ do: 'summit', figure: 'green', at: 0 })).toEqual([
      'Send the green-path pioneer to the summit of Dry Creek Ford',
      'Placer le Pionnier Chemin-Vert sur l’action activable de la carte « Le gué à sec »',
      'Umieść pioniera w kapeluszu na akcji szczytowej karty „Bród na suchym potoku”',
    ]);
    expect(textsOf({ do: 'advance', green: 0, tan: 0, token: 1 })).toEqual([
      'Advance the wagon, with 1 boot from a Pair of Boots and 1 basic resource',
      'Avancer le Chariot, avec 1 botte d’un jeton Paire de Bottes et 1 ressource de base',
      'Przejedź wozem dalej za 1 but z żetonu pary butów i 1 dowolny zasób podstawowy',
    ]);
    walk(scene, 'green', 1);
    walk(scene, 'tan', 2);
    expect(textsOf({ do: 'use', pioneer: 'green' })).toEqual([
      'Green-path pioneer: 2 food',
      'Pionnier Chemin-Vert : 2 Nourriture',
      'Pionier w kapeluszu: 2 mięsa',
    ]);
    expect(textsOf({ do: 'use', pioneer: 'tan' })).toEqual([
      'Tan-path pioneer: Shovel, for 1 basic resource',
      'Pionnier Chemin-Beige : Pelle, pour 1 ressource de base',
      'Pionier bez kapelusza: Szpadel, za 1 dowolny zasób podstawowy',
    ]);
    expect(textsOf({ do: 'use', pioneer: 'tan', cabin: 'T1' })[0]).toBe(
      'Tan-path pioneer: Shovel, with Toll-Keeper’s Cabin',
    );
    state.market = [0, 2, 4, 6];
    expect(textsOf({ do: 'build', market: 1 })).toEqual([
      'Build Cobbler’s Cabin (market space 2), for 1 basic resource more',
      'Construire « La cabane du savetier » (emplacement 2 du marché), pour 1 ressource de base de plus',
      'Zbuduj: „Chata szewca” (pole rynku 2), dodatkowo za 1 dowolny zasób podstawowy',
    ]);
  });

  it('of icons, summits and special cards', () => {
    expect(inAll((speaker) => speaker.icon({ icon: 'gain', resource: 'stone', n: 2 }).text)).toEqual([
      'You gain 2 stone.',
      'Vous gagnez 2 Pierre.',
      'Zdobywasz 2 kamienie.',
    ]);
    expect(inAll((speaker) => speaker.summit(summits.homestead[0]!).text)).toEqual([
      'Pay 2 food and 2 basic resources to move up the food track.',
      'Payez 2 Nourriture et 2 ressources de base pour monter sur la piste Nourriture.',
      'Zapłać 2 mięsa i 2 dowolne zasoby podstawowe, aby awansować na torze mięsa.',
    ]);
    expect(inAll((speaker) => speaker.summit(summits.homestead[2]!).text)).toEqual([
      'Move up the stone track.',
      'Montez sur la piste Pierre.',
      'Awansuj na torze kamienia.',
    ]);
    expect(inAll((speaker) => speaker.summit(summits.tradeApples[0]!).text)).toEqual([
      'Pay 2 apples of any colour to gain 1 gold, as often as you like.',
      'Payez 2 pommes de n’importe quelle couleur pour gagner 1 Or, autant de fois que vous voulez.',
      'Zapłać 2 jabłka dowolnego koloru, aby zdobyć 1 złoto, dowolną liczbę razy.',
    ]);
    expect(inAll((speaker) => speaker.special(FIRST_SPECIAL).text)).toEqual([
      'The river carries 2 stone and 1 gold; going fishing here gives 1 trout and 1 bass.',
      'La rivière charrie 2 Pierre et 1 Or ; on y pêche 1 truite et 1 bar.',
      'Rzeka niesie 2 kamienie i 1 złoto; łowiąc tu ryby, zdobywa się 1 pstrąga i 1 okonia.',
    ]);
  });

  it('of score lines', () => {
    const textsOf = (key: SierraWestSource) =>
      inAll((speaker) => `${speaker.source(lineOf(key, 3))}: ${speaker.detail(lineOf(key, 3))}`);
    expect(textsOf('homestead')).toEqual([
      'Food track: space 4 × 3',
      'Piste Nourriture: case 4 × 3',
      'Tor mięsa: pole 4 × 3',
    ]);
    expect(textsOf('animals')).toEqual([
      'Animals not trapped: 2 face-down tiles',
      'Animaux manquants: 2 tuiles face cachée',
      'Brakujące zwierzęta: 2 zakryte kafelki',
    ]);
    expect(textsOf('outlaws')).toEqual([
      'Outlaws: 3 captured × 4',
      'Hors-la-Loi: 3 capturés × 4',
      'Bandyci: 3 schwytanych × 4',
    ]);
  });

  it('SW-END-03, SW-R-99, SW-R-121: the end of the game', () => {
    const textsOf = (result: SierraWestResult) => inAll((speaker) => speaker.result(result).join(' '));
    expect(textsOf(results.alone)).toEqual([
      'Noor wins with 62 points.',
      'Noor gagne avec 62 points.',
      'Noor zdobywa 62 punkty i wygrywa.',
    ]);
    expect(textsOf(results.shared)).toEqual([
      'Noor and Tomek share the win with 62 points each.',
      'Avec 62 points, Noor et Tomek se partagent la victoire.',
      'Noor i Tomek zdobywają po 62 punkty i wygrywają wspólnie.',
    ]);
    expect(textsOf(results.beaten)).toEqual([
      'Noor wins with 62 points; Hastings has 55.',
      'Noor gagne avec 62 points ; Hastings en a 55.',
      'Noor zdobywa 62 punkty i wygrywa; Hastings ma 55.',
    ]);
    expect(textsOf(results.lost)).toEqual([
      'Hastings wins with 62 points; Noor has 55.',
      'Hastings gagne avec 62 points ; Noor en a 55.',
      'Hastings zdobywa 62 punkty i wygrywa; Noor ma 55.',
    ]);
    expect(textsOf(results.tied)).toEqual([
      'Noor and Hastings have 55 points each, and a tie is a win for Hastings.',
      'Noor et Hastings font jeu égal avec 55 points, et l’égalité profite à Hastings.',
      'Noor i Hastings mają po 55 punktów, a remis oznacza wygraną Hastingsa.',
    ]);
  });

  it('French punctuation does not break from the word before it', () => {
    expect(speak('fr', box, names, mode).event(events.built[0]!)).toMatch(/construit «\u00a0.*\u00a0»\.$/);
    expect(speak('fr', box, names, mode).event(events.shot[0]!)).toMatch(
      /Shérif\)\u00a0; il fallait 5 ou plus\u00a0: /,
    );
  });
});

describe('random play', () => {
  const tables = MODES.flatMap((each) => [1, 2, 3, 4].map((seats) => ({ mode: each, seats })));
  const seen = new Set<string>();
  const rules = sierraWest.rules(content);

  /** Picks all kinds of choices equally often, so that rare ones occur; seldom passes early. */
  function pickOf(random: Random, listed: readonly SierraWestChoice[]): SierraWestChoice {
    const kinds = [...new Set(listed.map((choice) => choice.do))];
    const going = kinds.filter((kind) => kind !== 'pass' && kind !== 'takeDamage');
    const kind = pick(random, going.length > 0 && random.int(12) > 0 ? going : kinds);
    return pick(
      random,
      listed.filter((choice) => choice.do === kind),
    );
  }

  it.each(tables)('$mode, seats: $seats', ({ mode: played, seats }) => {
    const at = speakersFor(names.slice(0, seats), played);
    const read = new Set<string>();
    /** Calls every text once. */
    const collect = (
      thing: unknown,
      check: (language: Language, text: string) => void,
      text: (speaker: Speaker) => string,
    ): void => {
      const key = JSON.stringify(thing);
      if (read.has(key)) return;
      read.add(key);
      for (const { language, speaker } of at) check(language, text(speaker));
    };
    /** No two choices may sound alike, with the names that the view knows and without. */
    const compare = (listed: readonly SierraWestChoice[], view?: SierraWestView): void => {
      for (const { language, speaker } of at) {
        const labels = listed.map((choice) => speaker.choice(choice, view));
        for (const label of labels) mustBeLabel(language, label);
        if (new Set(labels).size < labels.length)
          expect(
            labels.filter((label, i) => labels.indexOf(label) < i),
            `${language}: used twice`,
          ).toEqual([]);
      }
    };
    const happened = (list: readonly SierraWestEvent[]): void => {
      for (const event of list) {
        seen.add(event.type);
        collect(event, mustBeSentence, (speaker) => speaker.event(event));
      }
    };

    const options = { mode: played, advancedPlanning: seats === 3, hastings: NO_HELP };
    const { state, events: begun } = rules.setup({ options, seats, seed: '0123456789abcdef0123456789abcdef' });
    // rich enough to build, and to use what was built
    for (const player of state.players.slice(0, seats)) Object.assign(player, { tokens: 20, basics: [9, 9, 9] });
    const random = createRandom(`words ${played} ${seats}`);
    happened(begun);
    for (let n = 0; n < maxSentenceChars && rules.result(state) === null; n++) {
      // waiting players may draft as well
      const asked = random.int(20) === 0 ? Array.from({ length: seats }, (_, seat) => seat) : rules.deciders(state);
      const seat = pick(random, asked);
      const decision = rules.decision(state, seat);
      if (decision === null) continue;
      const { prompt, params, choices: listed } = decision;
      collect([prompt, params], mustBeSentence, (speaker) => speaker.prompt(prompt, params));
      if (n % 5 === 0) {
        compare(listed);
        compare(listed, rules.view(state, seat));
        for (const { choice, rule } of rules.blocked(state, seat)) {
          collect(choice, mustBeLabel, (speaker) => speaker.choice(choice));
          collect(rule, mustBeSentence, (speaker) => speaker.rule(rule));
        }
      }
      happened(rules.apply(state, seat, pickOf(random, listed)));
    }
    const sheet = rules.score(state);
    for (const { lines } of [...sheet.seats, ...(sheet.others ?? [])]) {
      for (const line of lines) {
        collect(['source', line], mustBeLabel, (speaker) => speaker.source(line));
        collect(['detail', line], mustRead, (speaker) => speaker.detail(line));
      }
    }
    const result = rules.result(state);
    if (result !== null)
      for (const { language, speaker } of at) for (const text of speaker.result(result)) mustBeSentence(language, text);
    expect(read.size).toBeGreaterThan(200);
  });

  it('has met nearly every kind of event', () => {
    expect(seen.size).toBeGreaterThan(0.85 * keys(events).length);
  });
});
