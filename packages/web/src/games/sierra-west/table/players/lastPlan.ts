import type { SierraWestEvent, SierraWestView } from '@cordillera/sierra-west';

/** The view with this player's last plan still shown, so that a player who has passed can be looked at, too. */
export function withLastPlan(view: SierraWestView, index: number, events: readonly SierraWestEvent[]): SierraWestView {
  if (view.players[index]!.plan.length > 0) return view;
  const last = events.findLast((event) => event.type === 'planned' && event.player === index);
  if (last?.type !== 'planned') return view;
  const players = view.players.map((player, each) => (each === index ? { ...player, plan: [...last.cards] } : player));
  return { ...view, players };
}
