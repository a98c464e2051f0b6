import * as v from 'valibot';
import { COLOURS, ICONS, KINDS, VALUES } from './types.ts';

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
// How many of a thing there must be depends on the rules and is checked in checks/, where it can be explained.
const listOf = <T extends v.GenericSchema>(item: T, max = 99) => v.pipe(v.array(item), v.maxLength(max));
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]{1,40}$/, 'not-an-id'));
const name = v.strictObject({ en: text, fr: text, pl: text }, 'not-in-languages');
const icon = v.picklist(ICONS);
const points = integer(0, 99);

// The canvas is at most this wide and high (17.4).
const MAX_NUMBER = 1000;
const place = { x: integer(0, MAX_NUMBER), y: integer(0, MAX_NUMBER) };
const spot = v.strictObject(place);
const size = { width: integer(1, MAX_NUMBER), height: integer(1, MAX_NUMBER) };
const area = v.strictObject({ ...place, ...size });
const outline = listOf(v.strictTuple([place.x, place.y]), 400);
const pairs = listOf(v.strictTuple([id, id]), 999);

const region = v.strictObject({
  id,
  kind: v.picklist(KINDS),
  name,
  medal: points,
  flag: v.strictObject({ id, ...place }),
  stages: listOf(v.strictObject({ id, icon, ...place })),
  star: spot,
  label: spot,
  outline,
});

const rail = v.strictObject({
  name,
  start: id,
  end: id,
  medal: points,
  star: spot,
  label: spot,
  stages: listOf(v.strictObject({ id, name, icon, ...place })),
  edges: pairs,
});

const flagZone = v.strictObject({ values: listOf(points), medal: v.nullable(points) });
const iconTrack = v.strictObject({ icons: listOf(icon), medals: listOf(points) });

/** The schema of each file of a pack. Objects are strict, so that a misspelt field is an error and not ignored. */
export const files = {
  'route-sheet.json': v.strictObject({
    id,
    name,
    canvas: v.strictObject({ ...size, map: area, rail: area }),
    regions: listOf(region),
    paths: pairs,
    adjacent: pairs,
    mountains: pairs,
    ridges: listOf(v.strictObject({ id, name, separates: pairs, outline })),
    rail,
  }),
  'bounty-board.json': v.strictObject({
    flags: v.strictObject(v.entriesFromList(KINDS, flagZone)),
    tipi: iconTrack,
    saloon: v.strictObject({ boxes: integer(0, 99), medals: listOf(points) }),
    wanted: iconTrack,
    medalSlots: integer(0, 99),
  }),
  'deck.json': v.strictObject({
    cards: listOf(v.strictObject({ colour: v.picklist(COLOURS), value: v.picklist(VALUES), copies: integer(0, 99) })),
  }),
};
