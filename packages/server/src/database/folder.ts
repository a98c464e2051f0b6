import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

/** The SQLite file in a data folder. */
export const fileIn = (folder: string): string => join(folder, 'cordillera.db');

/** The application ID in the header of a SQLite backup ("CoBk"). */
export const backupMark = 0x436f426b;

/** The offset of `application_id` in the SQLite header. */
const markAt = 68;

/**
 * Makes the folder and the files of a SQLite database readable for this user alone: reading the database is enough to
 * pose as anybody. That includes files of earlier versions; SQLite gives the files it adds the rights of the first.
 */
export function ownFolder(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // a shared folder such as /tmp keeps its rights
  const isShared = (statSync(folder).mode & 0o1000) !== 0;
  if (!isShared) closeToOthers(folder, 0o700);
  if (isBackup(file))
    throw new ConfigError(
      `${file} is a backup, which no server may write to. Move it to another folder, then "cordillera-server restore" it.`,
    );
  for (const name of [file, `${file}.lock`]) closeSync(openSync(name, 'a', 0o600));
  for (const end of ['', '.lock', '-wal', '-shm']) if (existsSync(file + end)) closeToOthers(file + end, 0o600);
}

/** Leaves files of other users alone: only their owners can change the rights. */
function closeToOthers(path: string, mode: number): void {
  const { uid, mode: before } = statSync(path);
  if (uid === process.getuid?.() && (before & 0o777) !== mode) chmodSync(path, mode);
}

/**
 * Reads the header of the file itself: opened as a database, it would have the WAL of the previous one applied to it,
 * which ruins both. That happens when a backup was copied there by hand.
 */
function isBackup(file: string): boolean {
  if (!existsSync(file)) return false;
  const mark = Buffer.alloc(4);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, mark, 0, 4, markAt);
  closeSync(descriptor);
  return mark.readUInt32BE() === backupMark;
}
