import type { ColoradoEvent } from '@cordillera/colorado';
import { useMemo } from 'react';
import { hasTurnSummary, type SeatTurnSummary, turnSummary } from './turnSummary.ts';
import { useTransientEvent } from './useTransientEvent.ts';

/** How long the summary of a turn stays, in ms. */
const turnEndShownMs = 2600;

const isEnd = (event: ColoradoEvent): boolean =>
  (event.type === 'turnBegan' && event.turn > 1) || event.type === 'gameEnded';

/** The summary of the turn that has just ended, for a moment; null otherwise, or when the turn brought nothing. */
export function useTurnEnd(
  events: readonly ColoradoEvent[],
  newest: readonly ColoradoEvent[],
  players: number,
): readonly SeatTurnSummary[] | null {
  const ended = useTransientEvent(newest.find(isEnd), turnEndShownMs);
  return useMemo(() => {
    const at = ended === null ? -1 : events.indexOf(ended);
    if (at < 0) return null;
    const seats = turnSummary(events.slice(0, at + 1), players, true);
    return hasTurnSummary(seats) ? seats : null;
  }, [ended, events, players]);
}
