import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical.ts';
import { sha256Hex } from './hash.ts';
import type { SavedMatch, StoredMatch } from './savedMatch.ts';

/** Of a file: its checksum is that of the whole. */
export const FILE_FORMAT = 1;

/** Of a match as a browser stores it while it is played: its checksum is that of lines, and grows with the log. */
export const STORED_FORMAT = 2;

/** What a match holds, besides what grows with it and what follows from its form. */
export type MatchHeader = Omit<SavedMatch, 'format' | 'formatVersion' | 'log' | 'hash' | 'checksum'>;

type SavedEntry = SavedMatch['log'][number];

const textOf = (lines: readonly object[]): string => lines.map((line) => `${canonicalJson(line)}\n`).join('');

/** A match as it is stored: what was stored before is not read again when an entry is added. */
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

  /** With the fingerprint of the present position. */
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

const wholeChecksum = ({ checksum: _, ...rest }: Partial<StoredMatch>): string => sha256Hex(canonicalJson(rest));

/** Whether the checksum is that of what stands there. */
export const isUndamaged = (saved: StoredMatch): boolean =>
  saved.checksum === (saved.formatVersion === STORED_FORMAT ? linesChecksum(saved) : wholeChecksum(saved));

/** The file of what a match holds. */
export function sealFile(match: MatchHeader & Pick<SavedMatch, 'log' | 'hash'>): SavedMatch {
  const file = { format: 'cordillera-match', formatVersion: FILE_FORMAT, ...match } as const;
  return { ...file, checksum: wholeChecksum(file) };
}

/** The file of a match that was stored. What is damaged stays as it is: a new checksum would hide it. */
export function sealMatch(stored: StoredMatch): StoredMatch {
  if (stored.formatVersion !== STORED_FORMAT || !Array.isArray(stored.log) || !isUndamaged(stored)) return stored;
  const { format: _, formatVersion: __, checksum: ___, ...match } = stored;
  return sealFile(match);
}
