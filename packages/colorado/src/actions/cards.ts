import { shuffle, withStream } from '@cordillera/engine';
import { colourOf, familyBits, IDENTITIES, priceOf } from '../content/box.ts';
import { COLOURS } from '../content/types.ts';
import { type Context, playerAt } from '../flow/steps.ts';
import type { ColoradoChoice, ColoradoState, Identity, PlayerState } from '../state.ts';

/** CO-CARD-05 */
export const isInArea = ({ area }: Pick<PlayerState, 'area'>, card: Identity): boolean => (area & (1 << card)) !== 0;

/** The identities whose bits are set. */
export function cardsIn(area: number): Identity[] {
  const cards: Identity[] = [];
  for (let rest = area; rest !== 0; rest &= rest - 1) cards.push(31 - Math.clz32(rest & -rest));
  return cards;
}

/** The bits of some identities. */
export const areaOf = (cards: readonly Identity[]): number => cards.reduce((area, card) => area | (1 << card), 0);

/** CO-CARD-06: the complete families of a play area, by number. */
export function completeFamilies({ area }: Pick<PlayerState, 'area'>): number[] {
  const families: number[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++)
    if ((area & familyBits(colour)) === familyBits(colour)) families.push(colour);
  return families;
}

/** The identities of a sorted hand, each once (CO-R-61). */
export function identitiesIn(hand: readonly Identity[]): Identity[] {
  const found: Identity[] = [];
  for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) found.push(hand[i] as Identity);
  return found;
}

/** CO-CALL-05: of the same colour or the same value. */
export const isAlike = (card: Identity, other: Identity): boolean =>
  colourOf(card) === colourOf(other) || priceOf(card) === priceOf(other);

function addToHand({ hand }: PlayerState, card: Identity): void {
  let at = hand.length;
  while (at > 0 && (hand[at - 1] as Identity) > card) at--;
  hand.splice(at, 0, card);
}

/** Takes one copy of a card out of a hand that holds it. */
export function takeFromHand({ hand }: PlayerState, card: Identity): void {
  hand.splice(hand.indexOf(card), 1);
}

/** CO-R-16, 63: whether a single card is left to draw. */
export const canDraw = ({ pile, discard }: ColoradoState): boolean =>
  pile.length > 0 || discard.some((copies) => copies > 0);

/** CO-EOT-07: the discard becomes the pile. False when there is nothing in it (CO-R-33). */
function rebuildPile({ state, emit }: Pick<Context, 'state' | 'emit'>): boolean {
  const { pile, discard } = state;
  for (let card = 0; card < IDENTITIES; card++) {
    for (let copies = discard[card] as number; copies > 0; copies--) pile.push(card);
    discard[card] = 0;
  }
  if (pile.length === 0) return false;
  withStream(state.streams, 'deck', (random) => shuffle(random, pile));
  emit({ type: 'reshuffled', size: pile.length, barrier: true });
  return true;
}

/** Draws up to `count` cards into a hand; an empty pile is rebuilt only when a card is needed (CO-R-32). */
export function drawCards(context: Pick<Context, 'state' | 'emit'>, seat: number, count: number): void {
  const { state, emit } = context;
  const player = playerAt(state, seat);
  const cards: Identity[] = [];
  while (cards.length < count) {
    if (state.pile.length === 0 && !rebuildPile(context)) break;
    const card = state.pile.pop() as Identity;
    addToHand(player, card);
    cards.push(card);
  }
  if (cards.length === 0) return;
  emit({ type: 'drew', seat, count: cards.length, barrier: [seat] });
  emit({ type: 'drewCards', seat, cards, for: [seat] });
}

/** CO-DUO-02, CO-R-20: the cards that this player can pay for and place. */
export function buys({ hand, area, nuggets }: PlayerState): ColoradoChoice[] {
  const choices: ColoradoChoice[] = [];
  for (const card of identitiesIn(hand))
    if (priceOf(card) <= nuggets && !(area & (1 << card))) choices.push({ do: 'buy', card });
  return choices;
}

/** CO-R-61: unordered pairs of one colour in this hand, the smaller number first. */
export function pairsIn(hand: readonly Identity[]): [Identity, Identity][] {
  const pairs: [Identity, Identity][] = [];
  const kinds = identitiesIn(hand);
  for (const [i, a] of kinds.entries()) {
    if (hand.indexOf(a) !== hand.lastIndexOf(a)) pairs.push([a, a]);
    for (let j = i + 1; j < kinds.length && colourOf(kinds[j] as Identity) === colourOf(a); j++)
      pairs.push([a, kinds[j] as Identity]);
  }
  return pairs;
}

/** How many copies of a card a hand holds. */
export const copiesIn = (hand: readonly Identity[], card: Identity): number => {
  let copies = 0;
  for (const each of hand) if (each === card) copies++;
  return copies;
};

/** CO-DUO-04, CO-R-18, 61: two cards of one colour are discarded, and one of the remaining hand is placed. */
export function swaps({ hand, area }: PlayerState): ColoradoChoice[] {
  if (hand.length < 3) return [];
  const choices: ColoradoChoice[] = [];
  const placeable = identitiesIn(hand).filter((card) => !(area & (1 << card)));
  for (const [a, b] of pairsIn(hand))
    for (const card of placeable) {
      const gone = (card === a ? 1 : 0) + (card === b ? 1 : 0);
      if (gone === 0 || copiesIn(hand, card) > gone) choices.push({ do: 'swap', discard: [a, b], card });
    }
  return choices;
}
