import type { ColoradoEvent, Contested, MedalSource } from '@cordillera/colorado';

/** A medal of this turn; `shared` when another player won the same one. */
export interface WonMedal {
  from: MedalSource;
  points: number;
  shared: boolean;
}

/** What a turn brought to one player. */
export interface SeatTurnSummary {
  medals: WonMedal[];
  /** Regions discovered. */
  regions: number[];
}

type Won = Extract<ColoradoEvent, { type: 'wonMedal' }>;

/** What the last turn of these events has brought to each player so far; with `isOver`, the last finished turn. */
export function turnSummary(events: readonly ColoradoEvent[], players: number, isOver: boolean): SeatTurnSummary[] {
  const all = isOver ? events.slice(0, lastIndex(events, 'turnBegan', 'gameEnded')) : events;
  const turn = all.slice(lastIndex(all, 'turnBegan') + 1);
  const won = turn.filter((event) => event.type === 'wonMedal');
  return Array.from({ length: players }, (_, seat) => ({
    medals: won
      .filter((event) => event.seat === seat)
      .map((event) => ({ from: event.from, points: event.points, shared: won.some((other) => isSame(other, event)) })),
    regions: turn.flatMap((event) =>
      event.type === 'discovered' && event.seat === seat && event.by !== 'start' ? [event.region] : [],
    ),
  }));
}

const lastIndex = (events: readonly ColoradoEvent[], ...types: readonly ColoradoEvent['type'][]): number =>
  Math.max(
    0,
    events.findLastIndex(({ type }) => types.includes(type)),
  );

/** The medal of a zone that two players won in the same turn (CO-MEDAL-05). */
const isSame = (a: Won, b: Won): boolean =>
  a.seat !== b.seat && typeof a.from === 'string' && a.from === b.from && a.from !== 'rail' && a.points === b.points;

export const hasTurnSummary = (seats: readonly SeatTurnSummary[]): boolean =>
  seats.some(({ medals, regions }) => medals.length > 0 || regions.length > 0);

/** The medal that several players won in the last turn, if there is one. */
export function sharedMedal(
  events: readonly ColoradoEvent[],
): { zone: Contested; points: number; seats: number[] } | null {
  const won = events.slice(lastIndex(events, 'turnBegan')).filter((event) => event.type === 'wonMedal');
  const first = won.find((event) => won.some((other) => isSame(other, event)));
  if (!first) return null;
  const seats = won.flatMap((event) => (event === first || isSame(event, first) ? [event.seat] : []));
  return { zone: first.from as Contested, points: first.points, seats };
}
