import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical.ts';
import { sha256Hex } from './hash.ts';
import type { SavedMatch, StoredMatch } from './savedMatch.ts';

/** The format of a file, whose checksum covers the whole content. */
export const FILE_FORMAT = 1;

/** The format in which a browser stores a match during play; its checksum covers lines and grows with the log. */
export const STORED_FORMAT = 2;

/** The content of a match without the log and the fields that follow from it or from the format. */
export type MatchHeader = Omit<SavedMatch, 'format' | 'formatVersion' | 'log' | 'hash' | 'checksum'>;

type SavedEntry = SavedMatch['log'][number];

const textOf = (lines: readonly object[]): string => lines.map((line) => `${canonicalJson(line)}\n`).join('');

/** A match in its stored form; adding an entry does not read earlier entries again. */
export class GrowingMatch {
  readonly #header: Omit<StoredMatch, 'log' | 'hash' | 'checksum'>;
  readonly #log: SavedEntry[] = [];
  readonly #lines = sha256.create();

  constructor(header: MatchHeader) {
    this.#header = { format: 'cordillera-match', formatVersion: STORED_FORMAT, ...header };
    this.#addLines([this.#header]);
  }

  /** How many entries it has. */
  get length(): number {
    return this.#log.length;
  }

  add(entries: readonly SavedEntry[]): void {
    for (const entry of entries) this.#log.push(entry);
    this.#addLines(entries);
  }

  /** The stored match, with the fingerprint of the present position. */
  at(hash: string): StoredMatch {
    const checksum = bytesToHex(this.#lines.clone().update(utf8ToBytes(hash)).digest());
    return { ...this.#header, log: [...this.#log], hash, checksum };
  }

  #addLines(lines: readonly object[]): void {
    this.#lines.update(utf8ToBytes(textOf(lines)));
  }
}

function linesChecksum({ log, hash, checksum: _, ...header }: StoredMatch): string {
  return sha256Hex(textOf([header, ...log]) + hash);
}

const fileChecksum = ({ checksum: _, ...content }: Partial<StoredMatch>): string => sha256Hex(canonicalJson(content));

/** Whether the checksum matches the content. */
export const isUndamaged = (saved: StoredMatch): boolean =>
  saved.checksum === (saved.formatVersion === STORED_FORMAT ? linesChecksum(saved) : fileChecksum(saved));

/** Adds the format and the checksum of a file. */
export function sealFile(match: MatchHeader & Pick<SavedMatch, 'log' | 'hash'>): SavedMatch {
  const file = { format: 'cordillera-match', formatVersion: FILE_FORMAT, ...match } as const;
  return { ...file, checksum: fileChecksum(file) };
}

/** Turns a stored match into a file. A damaged match stays as it is: a new checksum would hide the damage. */
export function sealMatch(stored: StoredMatch): StoredMatch {
  if (stored.formatVersion !== STORED_FORMAT || !Array.isArray(stored.log) || !isUndamaged(stored)) return stored;
  const { format: _, formatVersion: __, checksum: ___, ...match } = stored;
  return sealFile(match);
}
