import type { Seat } from '@cordillera/engine';
import { discard } from '../actions/decks.ts';
import { type Box, rulesOf } from '../content/box.ts';
import { isActive } from '../roundDuties.ts';
import type { PlayerState } from '../state.ts';
import type { Auto } from './steps.ts';

/** REVEAL: the drafts of all groups become public together (SI-R-28): first all landscapes, then all Notebook cards. */
export const reveal = (box: Box): Auto => ({
  run(context) {
    const { state } = context;
    const rules = rulesOf(box, state.stage);
    const revealing = [...state.groups.entries()].filter(([, group]) => isActive(state, group, rules));
    for (const [index, group] of revealing) {
      for (const { seat, card, row, column } of group.draft.slice()) {
        group.draft.shift();
        context.emit({ type: 'laid', group: index, seat, card, row, column, barrier: true });
      }
      group.received = [];
    }
    for (const [index, group] of revealing) {
      const players = group.members.map((seat) => state.players[seat] as PlayerState);
      for (const [at, player] of players.entries()) {
        const { keeping } = player;
        player.blind = [];
        if (keeping === null) continue;
        player.keeping = null;
        player.drawn = player.drawn.filter((card) => card !== keeping);
        player.kept.push(keeping);
        context.emit({ type: 'kept', seat: group.members[at] as Seat, card: keeping, barrier: true });
      }
      const notKept = players.flatMap(({ drawn }) => drawn);
      for (const player of players) player.drawn = [];
      discard(state, 'notebook', index, notKept, context.emit);
      const aside = players.flatMap((player) => player.aside ?? []);
      for (const player of players) player.aside = null;
      discard(state, 'mountain', index, aside, context.emit);
    }
    context.push({ step: 'pass' });
  },
});
