import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

/** The SQLite file in a folder of data. */
export const fileIn = (folder: string): string => join(folder, 'cordillera.db');

/** Stands in the header of a SQLite file that is a backup ("CoBk"). */
export const backupMark = 0x436f426b;

/** Where SQLite has such a mark ("application_id"). */
const markAt = 68;

/**
 * Makes the folder of a SQLite file, for this user alone: whoever reads the database can be anybody. So are the files, also
 * those of earlier versions; SQLite gives its own the rights of the first.
 */
export function ownFolder(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // a folder that everybody shares, such as /tmp, stays so
  const isShared = (statSync(folder).mode & 0o1000) !== 0;
  if (!isShared) closeToOthers(folder, 0o700);
  if (isBackup(file))
    throw new ConfigError(
      `${file} is a backup, which no server may write to. Move it to another folder, then "cordillera-server restore" it.`,
    );
  for (const name of [file, `${file}.lock`]) closeSync(openSync(name, 'a', 0o600));
  for (const end of ['', '.lock', '-wal', '-shm']) if (existsSync(file + end)) closeToOthers(file + end, 0o600);
}

/** What belongs to another user keeps its rights: only they can change them. */
function closeToOthers(path: string, mode: number): void {
  const { uid, mode: before } = statSync(path);
  if (uid === process.getuid?.() && (before & 0o777) !== mode) chmodSync(path, mode);
}

/**
 * Read from the file itself: SQLite would lay over it what is left of the database before, and ruin both. So nobody may put a
 * backup there by hand.
 */
function isBackup(file: string): boolean {
  if (!existsSync(file)) return false;
  const mark = Buffer.alloc(4);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, mark, 0, 4, markAt);
  closeSync(descriptor);
  return mark.readUInt32BE() === backupMark;
}
