import type { Database, Statement } from '../database/database.ts';
import type { KeepDays } from '../store/prune.ts';
import type { Place } from './copies.ts';
import { UsageError } from './failure.ts';
import type { Action } from './trail.ts';

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

/** The invocation of a command. */
export interface Call {
  operands: string[];
  flags: Flags;
  keep: KeepDays;
  /** The folder of the SQLite file, if there is one. */
  folder: string;
  database: Database;
  print(text: string): void;
  now(): number;
  /** The statement that records an operator's action, to be written together with it. */
  acted(action: Action): Statement;
}

interface Shape {
  operands: readonly string[];
  /** How many of the operands are optional, counted from the last. */
  optional?: number;
  /** The last operand may be repeated. */
  many?: true;
  flags: readonly (keyof Flags)[];
  about: string;
}

export interface Command extends Shape {
  run(call: Call): Promise<void>;
}

/** A command that opens its databases itself. */
export interface PlaceCommand extends Shape {
  runAt(call: { operands: string[]; place: Place; print(text: string): void }): Promise<void>;
}

/** The maximum number of lines to print. */
export function limitOf({ limit = '50' }: Flags): number {
  const max = Number(limit);
  if (Number.isInteger(max) && max >= 1 && max <= 10_000) return max;
  throw new UsageError(`--limit must be a whole number from 1 to 10000, not "${limit}".`);
}
