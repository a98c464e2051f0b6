import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** Why a file was not read, as words after "cannot read …:". */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
  EMFILE: 'too many files are open',
  ENXIO: 'it is no file',
};

/** Throws on text that is not UTF-8, instead of losing letters; accepts a byte order mark. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The text of a file of at most `maxBytes`. Never reads more, whatever size the file claims, and never waits: only a
 * plain file has an end.
 */
export function readText(file: string, maxBytes: number): string {
  const bytes = readBytes(file, maxBytes);
  try {
    return utf8.decode(bytes);
  } catch {
    throw new UnreadableFileError('it is no text in UTF-8');
  }
}

function readBytes(file: string, maxBytes: number): Buffer {
  let descriptor: number | undefined;
  try {
    // non-blocking, because a pipe may never be written to
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    const found = fstatSync(descriptor);
    if (found.isDirectory()) throw new UnreadableFileError(reasons.EISDIR);
    if (!found.isFile()) throw new UnreadableFileError('it is a device or a pipe, and no plain file');
    return readUpTo(descriptor, maxBytes, found.size);
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new UnreadableFileError(reasons[code] ?? `the system refuses it (${code})`);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Reads until the end, because the file may have grown since `fstat`. */
function readUpTo(descriptor: number, maxBytes: number, size: number): Buffer {
  const tooLarge = new UnreadableFileError(`it has more than ${maxBytes / 1_000_000} MB`);
  if (size > maxBytes) throw tooLarge;
  const parts: Buffer[] = [];
  for (let read = 0; ; ) {
    const part = Buffer.alloc(Math.min(Math.max(size + 1 - read, 65_536), maxBytes + 1 - read));
    const got = readSync(descriptor, part);
    if (got === 0) return Buffer.concat(parts);
    read += got;
    if (read > maxBytes) throw tooLarge;
    parts.push(part.subarray(0, got));
  }
}
