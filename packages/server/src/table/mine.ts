import type { SeatInfo, Viewer } from '@cordillera/engine';
import { Refused } from '../refused.ts';
import type { LiveTable } from './live.ts';

/** A player's own file of a game: what their seats see and were told. The seed only when the game is over. */
export interface MyMatch {
  format: 'cordillera-seat';
  formatVersion: 1;
  game: string;
  rulesVersion: number;
  content: { id: string; hash: string };
  options: Record<string, unknown>;
  seats: SeatInfo[];
  seedHash: string;
  seed?: string;
  mine: { seat: Viewer; view: object; events: object[] }[];
}

export async function myMatch(table: LiveTable, person: string): Promise<MyMatch> {
  return table.inTurn(async () => {
    const seats = table.seatsOf(person);
    if (seats.length === 0) throw new Refused('not-your-seat');
    const match = await table.whole();
    const { game, rulesVersion, options, seedHash, state, seed } = table.row;
    return {
      format: 'cordillera-seat',
      formatVersion: 1,
      game,
      rulesVersion,
      content: { id: table.pack.id, hash: table.pack.hash },
      options,
      seats: match.seats.map((seat) => ({ ...seat })),
      seedHash,
      ...(state === 'over' && { seed }),
      mine: seats.map((seat) => ({ seat, view: match.view(seat), events: match.events(0, seat) })),
    };
  });
}
