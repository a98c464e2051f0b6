import type { SeatFile } from '@cordillera/protocol/http';
import { Refused } from '../refusalError.ts';
import type { LiveTable } from './liveTable.ts';

export async function myMatch(table: LiveTable, person: string): Promise<SeatFile> {
  return table.inTurn(async () => {
    const seats = table.seatsOf(person);
    if (seats.length === 0) throw new Refused('not-your-seat');
    const match = await table.log.loadFullMatch();
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
