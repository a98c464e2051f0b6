import { DuplicateKeyError } from '../../database/database.ts';
import { maxWriteAttempts } from '../../database/retry.ts';
import type { LiveTable } from '../liveTable.ts';

/**
 * Changes a table exclusively, and retries when another process has changed it at the same moment: by then the table
 * has been read again.
 */
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
