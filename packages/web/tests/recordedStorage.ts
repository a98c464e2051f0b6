/** Recorded browser storage of earlier versions; recorded/README.md has the rules for changing it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** A browser's complete storage for the page. */
export interface RecordedStorage {
  localStorage: Record<string, string>;
  indexedDB: { version: number; stores: RecordedStore[] };
}

interface RecordedStore {
  name: string;
  keyPath: string | string[] | null;
  indexes: { name: string; keyPath: string | string[] }[];
  /** `key` only where the value does not contain it. */
  rows: { key?: string; value: unknown }[];
}

/** The expected content after reading it. */
export interface RecordedOutcome {
  /** Most recently played first; the match with the interrupted write is as that write left it. */
  matches: RecordedMatch[];
  /** The match whose last write was interrupted. */
  interrupted: string;
  /** The table by link with pending moves. */
  unsentAt: string;
}

export interface RecordedMatch {
  id: string;
  game: string;
  mode: string;
  over: boolean;
  revision: number;
  /** The position. */
  hash: string;
  entries: number;
  /** The number of choices of each seat. */
  choices: number[];
}

export interface Recorded {
  name: string;
  storage: RecordedStorage;
  outcome: RecordedOutcome;
}

export const recordedFolder = fileURLToPath(new URL('./recorded', import.meta.url));

export const recordedNames = (): string[] =>
  readdirSync(recordedFolder)
    .flatMap((file) => /^(.+)\.outcome\.json$/.exec(file)?.[1] ?? [])
    .sort();

export function readRecorded(name: string): Recorded {
  const outcome = JSON.parse(readFileSync(`${recordedFolder}/${name}.outcome.json`, 'utf8'));
  const storage = JSON.parse(gunzipSync(readFileSync(`${recordedFolder}/${name}.storage.json.gz`)).toString());
  return { name, storage, outcome };
}
