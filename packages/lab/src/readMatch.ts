import { readFileSync } from 'node:fs';
import { UsageError } from './command.ts';

/** The text of a saved match; a file that cannot be read is the caller's mistake. */
export function readMatchFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : code;
    throw new UsageError(`cannot read ${file}: ${reason}. Give the path of a saved match.`);
  }
}
