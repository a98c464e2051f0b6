import type { Database } from '../database/database.ts';

/** Whether an operator has deleted this table. */
export const wasDeleted = async (database: Database, match: string): Promise<boolean> =>
  (await database.read("SELECT id FROM operator_action WHERE match = $1 AND action = 'delete' LIMIT 1", match)).length >
  0;
