import { type Box, rulesOf } from '../box.ts';
import { discard } from '../decks.ts';
import { isActive } from '../parts.ts';
import type { PlayerState } from '../state.ts';
import type { Auto } from './steps.ts';

/** REVEAL: the drafts of all groups become public together (SI-R-28): first all landscapes, then all Notebook cards. */
export const reveal = (box: Box): Auto => ({
  run(turn) {
    const { state } = turn;
    const rules = rulesOf(box, state.stage);
    const revealing = [...state.groups.entries()].filter(([, group]) => isActive(state, group, rules));
    for (const [index, group] of revealing) {
      for (const { seat, card, row, column } of group.draft)
        turn.emit({ type: 'laid', group: index, seat, card, row, column, barrier: true });
      group.draft = [];
      group.received = [];
    }
    for (const [index, group] of revealing) {
      const notKept: number[] = [];
      const aside: number[] = [];
      for (const seat of group.members) {
        const player = state.players[seat] as PlayerState;
        notKept.push(...player.drawn.filter((card) => card !== player.keeping));
        player.drawn = [];
        if (player.keeping !== null) {
          player.kept.push(player.keeping);
          turn.emit({ type: 'kept', seat, card: player.keeping, barrier: true });
          player.keeping = null;
        }
        if (player.aside !== null) aside.push(player.aside);
        player.aside = null;
        player.blind = [];
      }
      discard(state, 'notebook', index, notKept, turn.emit);
      discard(state, 'mountain', index, aside, turn.emit);
    }
    turn.push({ step: 'pass' });
  },
});
