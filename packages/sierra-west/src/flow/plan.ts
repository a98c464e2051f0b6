import type { Seat } from '@cordillera/engine';
import { type Box, type BoxCard, kitOf } from '../content/box.ts';
import { playerOf } from '../players.ts';
import type { Arrangement, RestTo, SierraWestChoice, SierraWestState } from '../state.ts';
import { type Ask, activePlayer, asked, notAChoice, type WestContext } from './steps.ts';

const REST: readonly RestTo[] = ['deck', 'discard'];

/** SW-PLAN-01, SW-VAR-02: every way to lay out three cards, and with a hand of four where the last one goes. */
function arrangementsOf(hand: readonly number[]): Arrangement[] {
  const found: Arrangement[] = [];
  for (const left of hand)
    for (const middle of hand) {
      if (middle === left) continue;
      for (const right of hand) {
        if (right === left || right === middle) continue;
        const cards = [left, middle, right];
        if (hand.length === 3) found.push({ cards, rest: null });
        else for (const rest of REST) found.push({ cards, rest });
      }
    }
  return found;
}

const isSame = (a: Arrangement, b: Arrangement): boolean =>
  a.rest === b.rest && a.cards.every((card, i) => card === b.cards[i]);

const asChoice = (kind: 'plan' | 'draft', { cards, rest }: Arrangement): SierraWestChoice =>
  rest === null ? { do: kind, cards } : { do: kind, cards, rest };

/** Shows the three cards in their places to all players and fixes them for the turn (SW-PLAN-06). */
export const plan = (box: Box): Ask<'plan'> => ({
  who: activePlayer,
  decision(state, _frame, seat) {
    const choices = arrangementsOf(playerOf(state, seat).hand).map((found) => asChoice('plan', found));
    return asked(seat, state.handSize > 3 ? 'planFour' : 'plan', {}, choices);
  },
  apply(context, _frame, seat, choice) {
    if (choice.do !== 'plan') throw notAChoice('plan', choice);
    context.done();
    const player = playerOf(context.state, seat);
    player.plan = choice.cards.slice();
    player.hand = player.hand.filter((card) => !choice.cards.includes(card));
    player.draft = null;
    context.emit({ type: 'planned', player: seat, cards: choice.cards.slice(), barrier: true });
    if (choice.rest !== undefined) {
      const fourth = player.hand.pop() as number;
      (choice.rest === 'deck' ? player.deck : player.discard).push(fourth);
      context.emit({
        type: 'putAside',
        player: seat,
        to: choice.rest,
        card: choice.rest === 'discard' ? fourth : null,
      });
    }
    context.push({ step: 'pioneer' });
    context.push({ step: 'trapperWindow', animals: shownAnimals(box, context.state) });
  },
});

/** SW-PLAN-04: the animals of the left and the right card, one bit each. */
function shownAnimals(box: Box, state: SierraWestState): number {
  const { cards } = kitOf(box, state);
  const { plan: shown } = playerOf(state, state.active);
  let animals = 0;
  for (const at of [0, 2]) {
    const { animal } = cards[shown[at] as number] as BoxCard;
    if (animal >= 0) animals |= 1 << animal;
  }
  return animals;
}

/** SW-PLAN-05: a waiting player may prepare the next plan, unseen by others. Drafts never move the game forward. */
export function draftDecision(state: SierraWestState, seat: Seat): ReturnType<Ask<'plan'>['decision']> | null {
  const { hand, draft } = playerOf(state, seat);
  if (hand.length < 3) return null;
  const choices = arrangementsOf(hand)
    .filter((found) => draft === null || !isSame(found, draft))
    .map((found) => asChoice('draft', found));
  if (draft !== null) choices.push({ do: 'undraft' });
  return { seat, prompt: draft === null ? 'draft' : 'drafted', params: {}, choices, forward: 0 };
}

/** The choice that lays out this player's draft; null when there is none (SW-R-16: only a committed plan counts). */
export function draftedPlan(state: SierraWestState, seat: Seat): SierraWestChoice | null {
  const { draft } = playerOf(state, seat);
  return draft && asChoice('plan', { cards: draft.cards.slice(), rest: draft.rest });
}

export function applyDraft(context: Pick<WestContext, 'state' | 'emit'>, seat: Seat, choice: SierraWestChoice): void {
  const player = playerOf(context.state, seat);
  if (choice.do === 'draft') {
    player.draft = { cards: choice.cards.slice(), rest: choice.rest ?? null };
    context.emit({ type: 'drafted', player: seat, cards: choice.cards.slice(), for: [seat] });
  } else {
    player.draft = null;
    context.emit({ type: 'undrafted', player: seat, for: [seat] });
  }
}
