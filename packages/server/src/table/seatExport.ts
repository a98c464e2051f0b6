import type { SeatFile } from '@cordillera/protocol/http';
import { RefusalError } from '../refusalError.ts';
import type { LiveTable } from './liveTable.ts';

export async function exportSeats(table: LiveTable, person: string): Promise<SeatFile> {
  return table.runExclusive(async () => {
    const seats = table.seatsOf(person);
    if (seats.length === 0) throw new RefusalError('not-your-seat');
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
