import { Duplicate } from '../../database/database.ts';
import { maxWriteAttempts } from '../../database/retry.ts';
import type { LiveTable } from '../liveTable.ts';

/** Changes a table in turn. When another process changed it at the same moment, it has been read again: once more. */
export const changing = <Result>(table: LiveTable, deed: () => Promise<Result>): Promise<Result> =>
  table.inTurn(async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await deed();
      } catch (error) {
        if (!(error instanceof Duplicate) || tries === maxWriteAttempts) throw error;
      }
    }
  });
