import Sqlite from 'libsql';

/**
 * Keeps a SQLite file for this process alone, as far as others ask too; null when another process has it. The system itself
 * takes the lock away from a process that dies.
 *
 * @param {string} file
 * @returns {{ release(): void } | null}
 */
export function lockFile(file) {
  const lock = new Sqlite(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (/** @type {{ code?: string }} */ (error).code === 'SQLITE_BUSY') return null;
    throw error;
  }
  return { release: () => void lock.close() };
}
