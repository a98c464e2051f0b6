import { addCard, discard } from '../actions/decks.ts';
import { type Box, rulesOf } from '../content/box.ts';
import { hasRole, isActive, passesCards, roundsOf } from '../roundDuties.ts';
import type { GroupState, PlayerState, SierraState } from '../state.ts';
import type { Auto, SierraContext } from './steps.ts';

/** PASS: leftovers go to the next group or to the discard, Role cards move on, the next round or the end begins. */
export const pass = (box: Box): Auto => ({
  run(context) {
    const { state } = context;
    const rules = rulesOf(box, state.stage);
    const active = state.groups.map((group) => isActive(state, group, rules));
    // a trio that plays on alone has no group to pass to (SI-R-31)
    const passing = passesCards(state.mode) && active.every(Boolean);
    state.groups.forEach((group, index) => {
      if (!active[index]) return;
      const cards = takeHands(state, group);
      if (passing) passOn(context, index, cards);
      else discard(state, 'mountain', index, cards, context.emit);
    });
    // only when all hands are empty; the next deal reports it
    state.groups.forEach((group, index) => {
      if (active[index] && hasRole(state.mode)) group.role = (group.role + 1) % group.members.length;
    });
    const last = Math.max(...state.groups.map((group) => roundsOf(group, rules)));
    context.push({ step: state.round < last ? 'deal' : 'end' });
  },
});

function takeHands(state: SierraState, group: GroupState): number[] {
  const cards: number[] = [];
  for (const seat of group.members) {
    const player = state.players[seat] as PlayerState;
    for (const card of player.hand) addCard(cards, card);
    player.hand = [];
  }
  return cards;
}

/** To the group with the next index, always in the same direction (SI-R-19). */
function passOn({ state, emit }: SierraContext, from: number, cards: number[]): void {
  const to = (from + 1) % state.groups.length;
  (state.groups[to] as GroupState).front = cards;
  emit({ type: 'passed', from, to, count: cards.length });
  emit({ type: 'passedCards', from, to, cards: cards.slice(), for: (state.groups[from] as GroupState).members });
}
