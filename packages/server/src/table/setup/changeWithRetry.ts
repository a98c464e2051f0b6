import { DuplicateKeyError } from '../../database/database.ts';
import { maxWriteAttempts } from '../../database/retry.ts';
import type { LiveTable } from '../liveTable.ts';

/** Changes a table in turn. When another process changed it at the same moment, it has been read again: once more. */
export const changeWithRetry = <Result>(table: LiveTable, action: () => Promise<Result>): Promise<Result> =>
  table.runExclusive(async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await action();
      } catch (error) {
        if (!(error instanceof DuplicateKeyError) || tries === maxWriteAttempts) throw error;
      }
    }
  });
