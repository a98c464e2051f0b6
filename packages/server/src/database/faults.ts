import { ConfigError, StartError } from '../config.ts';
import { fileIn } from './folder.ts';
import { NewerSchemaError } from './migrations.ts';

/**
 * Explains why a database cannot be opened and what to do about it, never with a password; null for any other error.
 */
export function databaseFault(
  error: unknown,
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
): Error | null {
  const { code, message: text } = error as NodeJS.ErrnoException;
  const message = text || code || 'it gives no reason';
  if (error instanceof ConfigError || error instanceof NewerSchemaError) return error;
  if (databaseUrl !== undefined) {
    if (code === undefined && !/timeout|terminated/i.test(message)) return null;
    if (code === '53300')
      return new StartError(
        `PostgreSQL has no room for another connection (${message}). Set DATABASE_CONNECTIONS lower in all processes, or max_connections there higher.`,
      );
    return new StartError(
      `The database of DATABASE_URL cannot be used: ${message}. Start it, or correct its user, password, host and name.`,
    );
  }
  const file = fileIn(dataDir);
  if (/malformed|not a database|SQLITE_(CORRUPT|NOTADB)/.test(`${code} ${message}`))
    return new ConfigError(
      `${file} is damaged (${message}). Move all of ${file}* to another folder, and "cordillera-server restore" a backup.`,
    );
  if (/ENOSPC|database or disk is full|disk I\/O error|SQLITE_(FULL|IOERR)/.test(`${code} ${message}`))
    return new StartError(`The disk of ${file} is full, or faulty (${message}). Make room on it.`);
  if (code !== undefined || /database file|readonly/.test(message))
    return new ConfigError(`DATA_DIR must be a folder that this user may write to, not "${dataDir}": ${message}.`);
  return null;
}
