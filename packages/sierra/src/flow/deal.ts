import { type Seat, shuffle, withStream } from '@cordillera/engine';
import { addCard, draw } from '../actions/decks.ts';
import { type Box, rulesOf } from '../content/box.ts';
import { blindCount, handSize, hasRole, isActive, roleHolder, roundDutiesOf } from '../roundDuties.ts';
import type { StageRules } from '../stageRules.ts';
import type { GroupState, PlayerState } from '../state.ts';
import type { Auto, SierraContext } from './steps.ts';

/** DEAL: makes all random draws of a round, in order of groups, then members (SI-R-38); then all players decide. */
export const deal = (box: Box): Auto => ({
  run(context) {
    const { state } = context;
    const rules = rulesOf(box, state.stage);
    state.round++;
    context.push({ step: 'reveal' });
    // opened before the deal, so that a view during the deal shows which players will be waited for
    context.openLanes(state.players.length, (seat) => {
      const part = roundDutiesOf(state, seat, rules);
      return part.notebook || part.lay > 0 ? { step: 'decide' } : null;
    });
    context.emit({ type: 'roundBegan', round: state.round, barrier: true });
    state.groups.forEach((group, index) => {
      if (!isActive(state, group, rules)) return;
      if (hasRole(state.mode)) context.emit({ type: 'roleHeld', group: index, seat: roleHolder(group) });
      dealGroup(context, group, rules);
    });
  },
});

function dealGroup(context: SierraContext, group: GroupState, rules: StageRules): void {
  const { state } = context;
  const layers = group.members.filter((seat) => roundDutiesOf(state, seat, rules).lay > 0);
  const received = group.front.slice();
  const shares = splitFront(context, group.front, layers.length);
  for (const seat of group.members) {
    const player = state.players[seat] as PlayerState;
    const part = roundDutiesOf(state, seat, rules);
    const dealt = { front: 0, mountain: 0, notebook: 0 };
    if (part.notebook) {
      draw(state, 'notebook', rules.notebookDraw, (card) => addCard(player.drawn, card), context.emit);
      context.emit({ type: 'notebookDrawn', seat, cards: player.drawn.slice(), for: group.members });
      dealt.notebook = player.drawn.length;
    }
    if (part.lay > 0) {
      const share = shares[layers.indexOf(seat)] as number[];
      const take = (card: number) => addCard(player.hand, card);
      group.front = group.front.filter((card) => !share.includes(card));
      share.forEach(take);
      // a card becomes visible with its event, not before
      group.received = received.filter((card) => !group.front.includes(card));
      if (share.length > 0) context.emit({ type: 'frontTaken', seat, cards: share.slice(), for: group.members });
      const cards = draw(state, 'mountain', handSize(group, rules) - share.length, take, context.emit);
      if (cards.length > 0) context.emit({ type: 'mountainDrawn', seat, cards, for: group.members });
      dealt.front = share.length;
      dealt.mountain = cards.length;
    }
    if (part.notebook || part.lay > 0) context.emit({ type: 'dealt', seat, ...dealt });
  }
  drawBlind(context, group, layers, rules);
}

/** A duo's companion takes both cards; in a trio one draw gives each companion one (SI-TRIO-01, SI-R-22). */
function splitFront({ state }: SierraContext, front: number[], layers: number): number[][] {
  if (layers === 1) return [front];
  if (front.length === 0) return [[], []];
  const [a, b] = withStream(state.streams, 'split', (random) => shuffle(random, front.slice())) as [number, number];
  return [[a], [b]];
}

/** SI-R-79: which cards of the round must be laid is drawn from the complete hands. */
function drawBlind(context: SierraContext, group: GroupState, layers: Seat[], rules: StageRules): void {
  const { state } = context;
  for (const seat of layers) {
    const count = blindCount(group, layers, seat, rules);
    if (count === 0) continue;
    const player = state.players[seat] as PlayerState;
    const cards = withStream(state.streams, 'blind', (random) => shuffle(random, player.hand.slice()).slice(0, count));
    player.blind = cards.sort((a, b) => a - b);
    context.emit({ type: 'blindDrawn', seat, cards: player.blind.slice(), for: group.members });
  }
}
