import type { Match, Seat } from '@cordillera/engine';
import type { Mode, SierraWestTypes } from '@cordillera/sierra-west';

/** A finished game of Sierra West as plain facts, without words. */
export interface Outcome {
  mode: Mode;
  /** By seat; in solo Hastings is the last. */
  totals: number[];
  /** In solo Hastings wins unless it is beaten (SW-SOLO-34). */
  winners: number[];
  /** The only person who played on this device, whom the texts address. */
  me: number | null;
}

/** `people`: the seats played on this device. */
export function outcomeOf(match: Match<SierraWestTypes>, people: readonly Seat[]): Outcome {
  const result = match.result();
  if (result === null) throw new Error('a game that is not over has no outcome');
  const { totals, hastings, winners } = result;
  return {
    mode: match.view('spectator').mode,
    totals: hastings === null ? totals : [...totals, hastings],
    winners: hastings !== null && winners.length === 0 ? [totals.length] : winners,
    me: people.length === 1 ? people[0]! : null,
  };
}
