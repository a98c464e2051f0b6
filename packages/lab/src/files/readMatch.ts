import { CordilleraError, maxMatchBytes } from '@cordillera/engine';
import { UsageError } from '../cli/command.ts';
import { readText, UnreadableFileError } from './readFile.ts';

/** The text of a saved match; a file that cannot be read is a usage error. */
export function readMatchFile(file: string): string {
  try {
    return readText(file, maxMatchBytes);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    throw new UsageError(`cannot read "${file}": ${error.message}. Give the path of a saved match.`);
  }
}

/** Why a saved match was refused, and the command's advice. */
export function refusalOf(error: Error): string {
  const lacksPack = error instanceof CordilleraError && error.code === 'save-other-content';
  return lacksPack ? `${error.message} Give its folder with --pack.` : error.message;
}
