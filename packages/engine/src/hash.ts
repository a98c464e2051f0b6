import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical.ts';

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The fingerprint of a state: 64 bits suffice to notice any difference. */
export const stateHash = (state: object): string => sha256Hex(canonicalJson(state)).slice(0, 16);

/** 128 bits from the platform's secure source. */
export const newSeed = (): string => bytesToHex(randomBytes(16));

export const isSeed = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** Shown when a match starts, so that the seed shown at its end can be checked. */
export const seedHash = (seed: string): string => sha256Hex(seed);
