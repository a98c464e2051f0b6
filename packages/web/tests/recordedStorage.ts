/** What browsers have kept for the page, as pages left it; recorded/README.md says what may be done with it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** A browser's storage for the page, all of it. */
export interface RecordedStorage {
  localStorage: Record<string, string>;
  indexedDB: { version: number; stores: RecordedStore[] };
}

interface RecordedStore {
  name: string;
  keyPath: string | string[] | null;
  indexes: { name: string; keyPath: string | string[] }[];
  /** `key` only where the value does not hold it. */
  rows: { key?: string; value: unknown }[];
}

/** What it meant to the page that had kept it. */
export interface RecordedOutcome {
  /** The last played first, with the one whose last write was interrupted as that write left it. */
  matches: RecordedMatch[];
  /** The match whose last write was interrupted. */
  interrupted: string;
  /** The table by link that has moves which were not sent. */
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
  /** How many choices each seat has. */
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
