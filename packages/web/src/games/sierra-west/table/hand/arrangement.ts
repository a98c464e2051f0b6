import type { Arrangement, RestTo, SierraWestChoice } from '@cordillera/sierra-west';
import * as v from 'valibot';
import { readLocalJson, writeLocal } from '../../../../store/localValues.ts';

/**
 * The cards of a hand by place: left, middle, right, and with a hand of four the one that is put aside. Everything a
 * player does while planning is a swap of two of them.
 */
export type Places = readonly number[];

/** The place of the fourth card. */
export const ASIDE = 3;

/** What lies where when nothing has been prepared: the hand from left to right. A draft is taken up where it was left. */
export const placesOf = (hand: readonly number[], draft: Arrangement | null): Places =>
  draft === null ? hand : [...draft.cards, ...hand.filter((card) => !draft.cards.includes(card))];

/** Two cards change places. */
export const swapped = (places: Places, a: number, b: number): Places =>
  places.map((card) => (card === a ? b : card === b ? a : card));

/** A card is laid on a place; what lay there takes the place that it leaves. */
export const movedTo = (places: Places, card: number, place: number): Places => swapped(places, card, places[place]!);

/** The six orders of the three cards that lie out, always listed alike, whichever of them lies there now. */
export function sixOrders(places: Places): Places[] {
  const [a, b, c] = places.slice(0, ASIDE).sort((x, y) => x - y) as [number, number, number];
  const aside = places.slice(ASIDE);
  return [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ].map((order) => [...order, ...aside]);
}

export const isSameOrder = (a: Places, b: Places): boolean => a.every((card, place) => card === b[place]);

/** Cards that were arranged and not laid out yet, and where the fourth goes. */
export interface Arranged {
  places: Places;
  rest: RestTo;
}

/** Whether it arranges just this hand. */
export const isOf = ({ places }: Arranged, hand: readonly number[]): boolean =>
  places.length === hand.length && hand.every((card) => places.includes(card));

const memory = 'sierra-west.arranged';
const arrangedSchema = v.object({ places: v.array(v.number()), rest: v.picklist(['discard', 'deck']) });

/** Null: it has been laid out. */
export const saveArrangement = (arranged: Arranged | null): void => writeLocal(memory, JSON.stringify(arranged));

/** What was arranged before the page was loaded again; null when that was nothing. */
export function readArrangement(): Arranged | null {
  const { success, output } = v.safeParse(arrangedSchema, readLocalJson(memory));
  return success ? output : null;
}

/** The choice that lays these cards out, or keeps them for later. */
export function arrangementChoice(kind: 'plan' | 'draft', places: Places, rest: RestTo): SierraWestChoice {
  const cards = places.slice(0, ASIDE);
  return places.length > ASIDE ? { do: kind, cards, rest } : { do: kind, cards };
}

/** The listed choice that says the same; undefined when there is none. */
export const listedArrangement = (
  choices: readonly SierraWestChoice[],
  choice: SierraWestChoice,
): SierraWestChoice | undefined => {
  const wanted = JSON.stringify(choice);
  return choices.find((each) => JSON.stringify(each) === wanted);
};
