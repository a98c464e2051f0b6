import { currentFrameOf, phaseOf } from '@cordillera/colorado';
import { sinceStart } from '../log/chain.ts';
import type { TableContext } from '../tableContext.ts';

type CurrentAction = keyof TableContext['words']['doing'];

/** The current action of a player, for their panel. */
export function currentActionLabel(
  { view, events }: Pick<TableContext, 'view' | 'events'>,
  seat: number,
): CurrentAction {
  const phase = phaseOf(view);
  if (phase === 'over') return 'done';
  const top = view.flow.stack.at(-1);
  if (top?.step === 'give') return top.target === seat ? 'called' : 'waiting';
  if (phase === 'call') return view.caller === seat ? 'acting' : 'waiting';
  const isAsked = currentFrameOf(view, seat) !== null;
  // CO-R-65: until all picks are shown nobody has acted; a player with nothing to pick waits
  if (phase !== 'picks') return isAsked ? 'acting' : 'done';
  if (isAsked) return 'choosing';
  return sinceStart(events).some((event) => event.type === 'picked' && event.seat === seat) ? 'chosen' : 'waiting';
}

/** The mark at a player's face: true when they are through with it, false while they are waited for. */
export const readiness = (doing: CurrentAction): { ready?: boolean } =>
  doing === 'waiting' ? {} : { ready: doing === 'done' || doing === 'chosen' };
