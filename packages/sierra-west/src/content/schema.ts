import * as v from 'valibot';
import { ANIMALS, BASICS, CABIN_TYPES, COMMON_ANIMALS, FISH, type Mode, PLAN_ACTIONS, SLOTS } from './types.ts';

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
// How many of a thing there must be depends on the rules and is checked in checks/, where it can be explained.
const listOf = <T extends v.GenericSchema>(item: T, min = 0, max = 99) =>
  v.pipe(v.array(item), v.minLength(min), v.maxLength(max));
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));

const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'not-a-small-id'));
const name = v.strictObject({ en: text, fr: text, pl: text }, 'not-in-languages');
const basic = v.picklist(BASICS);
const fish = v.picklist(FISH);
const side = v.picklist(['left', 'right']);
/** The mark `∞`; an action without it leaves the field out. */
const repeat = v.exactOptional(v.literal(true));

const some = v.exactOptional(integer(0, 20));
// No player could ever pay more: the supply holds six apples of a colour, a player six bullets (SW-APPLE-04, SW-OUT-12),
// and with two players there are six fish of a colour (SW-BOAT-04).
const upToSix = v.exactOptional(integer(0, 6));
const cost = v.strictObject({
  food: some,
  wood: some,
  stone: some,
  any: some,
  gold: some,
  boots: some,
  bullets: upToSix,
  fish: v.exactOptional(v.strictObject({ trout: upToSix, bass: upToSix, salmon: upToSix })),
  apples: v.exactOptional(v.strictObject({ green: upToSix, red: upToSix, any: v.exactOptional(integer(0, 12)) })),
});

// A variant, unlike a union, reports a mistake at the wrong field.
const icon = v.variant('icon', [
  v.strictObject({ icon: v.literal('gain'), resource: v.picklist([...BASICS, 'gold']), n: v.picklist([1, 2]) }),
  v.strictObject({ icon: v.literal('boots'), n: v.picklist([1, 2]) }),
  v.strictObject({ icon: v.literal('gainApples'), green: integer(0, 6), red: integer(0, 6) }),
  v.strictObject({ icon: v.literal('paddle'), n: v.picklist([1, 2, 'rapid']) }),
  v.strictObject({ icon: v.literal('bullets'), n: v.picklist([1, 2, 3, 4, 5, 'full']) }),
  v.strictObject({
    icon: v.picklist([
      'shovel',
      'mule',
      'furTrade',
      'bearHazard',
      'pairOfBoots',
      'harvest',
      'pan',
      'banjoHazard',
      'duelingBanjos',
      'fish',
      'mine',
      'lantern',
      'dynamite',
      'loadCart',
      'sheriff',
    ]),
  }),
]);

const summit = v.variant('action', [
  v.strictObject({ action: v.literal('homestead'), cost, track: v.picklist([...BASICS, 'any']), repeat }),
  v.strictObject({ action: v.picklist(['advanceWagon', 'buyCart']), cost, repeat }),
  v.strictObject({
    action: v.literal('tradeApples'),
    cost,
    gain: v.strictObject({ food: some, wood: some, stone: some, gold: some }),
    repeat,
  }),
  v.strictObject({ action: v.literal('appleHomestead'), cost, track: v.picklist(['green', 'red', 'any']), repeat }),
  v.strictObject({ action: v.literal('buyFish'), repeat: v.literal(true) }),
  v.strictObject({ action: v.literal('sixShooter') }),
  v.strictObject({ action: v.literal('rifle'), repeat }),
]);

const card = v.strictObject({
  id,
  name,
  animal: v.exactOptional(v.picklist(ANIMALS)),
  summit,
  path: v.strictObject({ GF: icon, TF: icon, MID: icon, GL: icon, TL: icon }),
});

const special = v.strictObject({
  id,
  name,
  orchard: v.exactOptional(v.strictObject({ green: integer(0, 6), red: integer(0, 6) })),
  river: v.exactOptional(
    v.strictObject({ pieces: listOf(v.picklist(['gold', 'stone']), 0, 9), fish: listOf(fish, 0, 9) }),
  ),
  mine: v.exactOptional(
    v.strictObject({ tier: v.picklist(['campfire', 'I', 'II']), gold: integer(0, 9), dark: v.boolean() }),
  ),
  outpost: v.exactOptional(
    v.strictObject({
      tier: v.picklist(['campfire', 'I', 'II', 'III', 'IV', 'V']),
      dieFaces: listOf(integer(1, 6), 1, 6),
    }),
  ),
});

const positions = listOf(v.strictTuple([integer(1, 5), integer(1, 6)]));
const byPlayers = v.exactOptional(v.strictObject({ 2: integer(0, 99), 3: integer(0, 99), 4: integer(0, 99) }));
// An outpost without outlaws would never be emptied, and the game never end (SW-OUT-06).
const outlaws = listOf(integer(1, 18));

const modeFile = <M extends Mode>(mode: M) =>
  v.strictObject({
    mode: v.literal(mode),
    animal: v.picklist(ANIMALS),
    cards: listOf(card),
    specials: listOf(special),
    specialPositions: v.strictObject({ 2: positions, '3-4': positions }),
    supply: v.strictObject({
      fishPerColour: byPlayers,
      carts: byPlayers,
      outlawsOnOutposts: v.exactOptional(v.strictObject({ 2: outlaws, '3-4': outlaws })),
      outlawsOnBase: v.exactOptional(integer(0, 99)),
      outlawTokens: v.exactOptional(integer(0, 99)),
    }),
  });

const pathSpaces = listOf(
  v.strictObject({
    card: v.picklist(['L', 'M', 'R']),
    slot: v.picklist(SLOTS),
    paid: v.exactOptional(v.picklist([1, 2])),
  }),
);

const planCard = v.strictObject({
  id,
  name,
  activeSide: side,
  trapper: v.strictObject({ side, highlighted: v.boolean() }),
  animals: listOf(v.picklist([...COMMON_ANIMALS, 'modeAnimal'])),
  arrows: listOf(v.boolean()),
  actions: listOf(v.picklist(PLAN_ACTIONS)),
});

/** The schema of each file of a pack. Objects are strict, so that a misspelt field is an error and not ignored. */
export const files = {
  'starting.json': v.strictObject({
    cards: listOf(card),
    modeCards: v.strictObject({
      'apple-hill': card,
      'boats-and-banjos': card,
      'gold-rush': card,
      'outlaws-and-outposts': card,
    }),
  }),
  'apple-hill.json': modeFile('apple-hill'),
  'boats-and-banjos.json': modeFile('boats-and-banjos'),
  'gold-rush.json': modeFile('gold-rush'),
  'outlaws-and-outposts.json': modeFile('outlaws-and-outposts'),
  'boards.json': v.strictObject({
    trail: listOf(v.strictObject({ multiplier: integer(0, 20), reach: integer(0, 6), costToNext: v.nullable(cost) })),
    market: listOf(integer(0, 20)),
    appleTrackLength: integer(1, 20),
    fishMarket: v.strictObject({ trout: basic, bass: basic, salmon: basic }),
    path: v.strictObject({ green: pathSpaces, tan: pathSpaces }),
  }),
  'cabins.json': v.strictObject({
    names: v.strictObject(v.entriesFromList(CABIN_TYPES, name)),
    tiles: listOf(v.strictObject({ id, type: v.picklist(CABIN_TYPES) })),
  }),
  'hastings.json': v.strictObject({
    planCards: listOf(planCard),
    fishTable: listOf(listOf(fish, 0, 9)),
  }),
};
