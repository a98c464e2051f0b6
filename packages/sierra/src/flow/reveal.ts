import { type Box, rulesOf } from '../box.ts';
import { isActive } from '../parts.ts';
import type { PlayerState } from '../state.ts';
import type { Auto } from './steps.ts';

/** REVEAL: the drafts of all groups become public together (SI-R-28). */
export const reveal = (box: Box): Auto => ({
  run(turn) {
    const { state } = turn;
    const rules = rulesOf(box, state.stage);
    state.groups.forEach((group, index) => {
      if (!isActive(state, group, rules)) return;
      for (const placement of group.draft) turn.emit({ type: 'laid', group: index, ...placement, barrier: true });
      group.draft = [];
      group.received = [];
      let discards = 0;
      for (const seat of group.members) {
        const player = state.players[seat] as PlayerState;
        for (const card of player.drawn)
          if (card !== player.keeping) state.notebook.discard.push({ card, group: index });
        player.drawn = [];
        if (player.keeping !== null) {
          player.kept.push(player.keeping);
          turn.emit({ type: 'kept', seat, card: player.keeping, barrier: true });
          player.keeping = null;
        }
        if (player.aside !== null) {
          state.mountain.discard.push({ card: player.aside, group: index });
          discards++;
          player.aside = null;
        }
        player.blind = [];
      }
      if (discards > 0) turn.emit({ type: 'discarded', group: index, count: discards });
    });
    turn.push({ step: 'pass' });
  },
});
