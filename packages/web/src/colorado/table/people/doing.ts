import { doingOf, phaseOf } from '@cordillera/colorado';
import type { Sight } from '../sight.ts';

/** What a player does now, as their panel says it. */
export function doingNow({ view }: Pick<Sight, 'view'>, seat: number): 'waiting' | 'acting' | 'done' | 'called' {
  const phase = phaseOf(view);
  if (phase === 'over') return 'done';
  const top = view.flow.stack.at(-1);
  if (top?.step === 'give') return top.target === seat ? 'called' : 'waiting';
  if (phase === 'call') return view.caller === seat ? 'acting' : 'waiting';
  return doingOf(view, seat) === null ? 'done' : 'acting';
}
