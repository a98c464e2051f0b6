import { pick, type Seat, withStream } from '@cordillera/engine';
import { identitiesIn, isAlike, isInArea, takeFromHand } from '../actions/cards.ts';
import { duoOf, IDENTITIES } from '../content/box.ts';
import type { Answer, ColoradoChoice, ColoradoState, Identity } from '../state.ts';
import { type Ask, type Auto, type Context, playerAt } from './steps.ts';

/** CO-R-01: opponents with at least one card. */
const targetsOf = ({ players, caller }: ColoradoState): Seat[] =>
  players.flatMap(({ hand }, seat) => (seat !== caller && hand.length > 0 ? [seat] : []));

export const turn: Auto<'turn'> = {
  run({ state, emit, push }) {
    state.turn++;
    state.given = null;
    emit({ type: 'turnBegan', turn: state.turn, caller: state.caller, barrier: true });
    if (targetsOf(state).length > 0) {
      push({ step: 'call' });
    } else {
      // CO-R-02: there is no card to ask for, and no duo to act with
      emit({ type: 'nobodyToCall', caller: state.caller });
      push({ step: 'families' });
    }
  },
};

export const call: Ask<'call'> = {
  who: ({ caller }) => caller,
  /** CO-CALL-02, 03 */
  decision(state, _, seat) {
    const player = playerAt(state, seat);
    const choices: ColoradoChoice[] = [];
    for (const target of targetsOf(state))
      for (let card = 0; card < IDENTITIES; card++)
        if (!isInArea(player, card)) choices.push({ do: 'call', target, card });
    return { seat, prompt: 'call', choices, forward: choices.length };
  },
  /** CO-CALL-04 to 08: the hand of the target decides which case it is. */
  apply(context, _, seat, choice) {
    if (choice.do !== 'call') return;
    const { state, emit, push, done } = context;
    const { target, card } = choice;
    const { hand } = playerAt(state, target);
    done();
    emit({ type: 'called', seat, target, card });
    if (hand.includes(card)) {
      give(context, target, card, 'exact');
    } else if (hand.some((held) => isAlike(held, card))) {
      emit({ type: 'lacked', seat: target, card, answer: 'match', barrier: true });
      push({ step: 'give', target, card });
    } else {
      emit({ type: 'lacked', seat: target, card, answer: 'random', barrier: true });
      // CO-R-09: each card alike, not each identity
      const drawn = withStream(state.streams, 'call', (random) => pick(random, hand));
      give(context, target, drawn, 'random');
    }
  },
};

/** CO-CALL-06: the cards that the target may give. */
const gifts = (hand: readonly Identity[], card: Identity): Identity[] =>
  identitiesIn(hand).filter((held) => isAlike(held, card));

export const giveStep: Ask<'give'> = {
  who: (_, { target }) => target,
  decision(state, { card }, seat) {
    const choices = gifts(playerAt(state, seat).hand, card).map((gift): ColoradoChoice => ({ do: 'give', card: gift }));
    return { seat, prompt: 'give', params: { caller: state.caller, card }, choices, forward: choices.length };
  },
  apply(context, _, seat, choice) {
    if (choice.do !== 'give') return;
    context.done();
    give(context, seat, choice.card, 'match');
  },
};

/** CO-CALL-09 to 14: into the Caller's play area, or to the discard for a nugget; everybody acts with its duo. */
function give({ state, emit, push }: Context, target: Seat, card: Identity, answer: Answer): void {
  const caller = playerAt(state, state.caller);
  const placed = !isInArea(caller, card);
  takeFromHand(playerAt(state, target), card);
  if (placed) caller.area |= 1 << card;
  else state.discard[card]!++;
  state.given = card;
  push({ step: 'actions', duo: duoOf(card) });
  emit({ type: 'gave', seat: target, to: state.caller, card, answer, barrier: true });
  emit({ type: 'received', seat: state.caller, card, placed });
  if (!placed) {
    caller.nuggets++;
    emit({ type: 'compensated', seat: state.caller });
  }
}
