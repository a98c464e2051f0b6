import { readFileSync, statSync } from 'node:fs';
import { CordilleraError } from '@cordillera/engine';
import { UsageError } from './command.ts';

/** The longest games come to some hundred kilobytes; what is far beyond is another kind of file. */
const megabyte = 1_000_000;
const most = 50 * megabyte;

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
};

/** The text of a saved match; a file that cannot be read is the caller's mistake. */
export function readMatchFile(file: string): string {
  const refuse = (reason: string) =>
    new UsageError(`cannot read "${file}": ${reason}. Give the path of a saved match.`);
  try {
    const { size } = statSync(file);
    if (size > most) throw refuse(`it has ${Math.round(size / megabyte)} MB, too many for a saved match`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code = 'unknown', message } = error as NodeJS.ErrnoException;
    throw refuse(reasons[code] ?? message);
  }
}

/** Why a saved match was refused, and what the command offers against it. */
export function refusalOf(error: Error): string {
  const lacksPack = error instanceof CordilleraError && error.code === 'save-other-content';
  return lacksPack ? `${error.message} Give its folder with --pack.` : error.message;
}
