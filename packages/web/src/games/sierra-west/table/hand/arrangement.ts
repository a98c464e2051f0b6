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

/** The initial arrangement: a stored draft, or the hand from left to right. */
export const placesOf = (hand: readonly number[], draft: Arrangement | null): Places =>
  draft === null ? hand : [...draft.cards, ...hand.filter((card) => !draft.cards.includes(card))];

/** Two cards change places. */
export const swapped = (places: Places, a: number, b: number): Places =>
  places.map((card) => (card === a ? b : card === b ? a : card));

/** Moves a card to a place; the card there takes the place left free. */
export const movedTo = (places: Places, card: number, place: number): Places => swapped(places, card, places[place]!);

/** The six orders of the three cards in the plan, listed the same way whatever their current order. */
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

/** Cards arranged but not revealed yet, and the destination of the fourth. */
export interface Arranged {
  places: Places;
  rest: RestTo;
}

/** Whether it is an arrangement of this hand. */
export const isOf = ({ places }: Arranged, hand: readonly number[]): boolean =>
  places.length === hand.length && hand.every((card) => places.includes(card));

const memory = 'sierra-west.arranged';
const arrangedSchema = v.object({ places: v.array(v.number()), rest: v.picklist(['discard', 'deck']) });

/** Null once the plan has been revealed. */
export const saveArrangement = (arranged: Arranged | null): void => writeLocal(memory, JSON.stringify(arranged));

/** The arrangement stored before a reload; null when there is none. */
export function readArrangement(): Arranged | null {
  const { success, output } = v.safeParse(arrangedSchema, readLocalJson(memory));
  return success ? output : null;
}

/** The choice that plays these cards as a plan, or stores them as a draft. */
export function arrangementChoice(kind: 'plan' | 'draft', places: Places, rest: RestTo): SierraWestChoice {
  const cards = places.slice(0, ASIDE);
  return places.length > ASIDE ? { do: kind, cards, rest } : { do: kind, cards };
}

/** The equal choice of the list; undefined when there is none. */
export const listedArrangement = (
  choices: readonly SierraWestChoice[],
  choice: SierraWestChoice,
): SierraWestChoice | undefined => {
  const wanted = JSON.stringify(choice);
  return choices.find((each) => JSON.stringify(each) === wanted);
};
