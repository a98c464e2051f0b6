import Sqlite from 'libsql';

/**
 * Locks a SQLite file for this process, against others that ask for the lock too; null when another process holds it. The
 * operating system releases the lock of a process that dies.
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
