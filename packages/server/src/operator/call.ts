import type { Database, Statement } from '../database/database.ts';
import type { KeepDays } from '../store/prune.ts';
import type { Place } from './copies.ts';
import { UsageError } from './failure.ts';
import type { Action } from './trail.ts';

/** Every flag of any command. */
export const flagTypes = {
  state: { type: 'string' },
  person: { type: 'string' },
  table: { type: 'string' },
  limit: { type: 'string' },
  list: { type: 'string' },
  older: { type: 'string' },
  json: { type: 'boolean' },
  banned: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type FlagTypes = Omit<typeof flagTypes, 'help'>;
export type Flags = { [Name in keyof FlagTypes]?: FlagTypes[Name]['type'] extends 'string' ? string : boolean };

/** A command as it was called. */
export interface Call {
  operands: string[];
  flags: Flags;
  keep: KeepDays;
  /** Where the SQLite file lies, when there is one. */
  folder: string;
  database: Database;
  print(text: string): void;
  /** By the database's clock. */
  now(): number;
  /** What an operator does, for the trail; written together with what it does. */
  acted(action: Action): Statement;
}

interface Shape {
  operands: readonly string[];
  /** How many of the operands may be absent, from the last. */
  optional?: number;
  /** The last operand may be several. */
  many?: true;
  flags: readonly (keyof Flags)[];
  about: string;
}

export interface Command extends Shape {
  run(call: Call): Promise<void>;
}

/** A command that opens databases by itself. */
export interface PlaceCommand extends Shape {
  runAt(call: { operands: string[]; place: Place; print(text: string): void }): Promise<void>;
}

/** How many lines are wanted. */
export function limitOf({ limit = '50' }: Flags): number {
  const max = Number(limit);
  if (Number.isInteger(max) && max >= 1 && max <= 10_000) return max;
  throw new UsageError(`--limit must be a whole number from 1 to 10000, not "${limit}".`);
}
