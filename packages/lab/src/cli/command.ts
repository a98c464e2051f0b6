import { parseArgs } from 'node:util';
import type { Registry } from '../simulate/registry.ts';
import { didYouMean } from './suggest.ts';

/** Wrong use of a command; the message says what is right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A failure for reasons outside the program; the message names them. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Also recognizes an error from a worker, which has lost its class on the way. */
export const isFailure = (error: unknown): error is Error => error instanceof Error && error.name === 'CommandError';

export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** Where the command writes: `process` on a command line, two buffers in a test. */
export interface Io {
  stdout: Output;
  stderr: Output;
}

interface Context {
  io: Io;
  registry: Registry;
}

interface Flag {
  /** The placeholder for its value in the help; a flag without one is a switch. */
  value?: string;
  about: string;
  default?: string;
}

/** The arguments of a command, by name. */
export interface Arguments<Name extends string = string> {
  operands: string[];
  has(name: Name): boolean;
  /** The given value, or else the flag's default. */
  text(name: Name): string | undefined;
  integer(name: Name, min: number, max: number): number;
  number(name: Name, min: number, max: number): number;
}

export interface Command<Name extends string = string> {
  name: string;
  about: string;
  /** The arguments after the flags: their name in the help, and their number. */
  operands?: { value: string; min: number; max: number };
  flags: Record<Name, Flag>;
  /** Paragraphs at the end of the help. */
  notes?: string[];
  /** Resolves to the exit code. */
  run(args: Arguments<Name>, context: Context): number | Promise<number>;
}

/** Lets the compiler check that a command asks only for flags it declares. */
export const defineCommand = <Name extends string>(command: Command<Name>): Command => command as Command;

const helpFlag: Flag = { about: 'Show this help.' };
const shortHelp = '-h';

/** Reads a command's arguments; throws a UsageError that says what to write instead. */
export function readArguments(command: Command, argv: readonly string[]): Arguments {
  const flags: Record<string, Flag> = { ...command.flags, help: helpFlag };
  const takesValue = (name: string) => flags[name]?.value !== undefined;
  const { tokens } = parseArgs({
    args: [...argv],
    options: {
      ...Object.fromEntries(
        Object.keys(flags).map((name) => [name, { type: takesValue(name) ? 'string' : 'boolean' }]),
      ),
      help: { type: 'boolean', short: shortHelp.slice(1) },
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string>();
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!Object.hasOwn(flags, name) || !(rawName.startsWith('--') || rawName === shortHelp)) {
      const known = Object.keys(flags).map((flag) => `--${flag}`);
      throw new UsageError(`unknown flag "${rawName}"${didYouMean(`--${name}`, known, 'flags')}`);
    }
    if (!takesValue(name)) {
      if (value !== undefined) throw new UsageError(`${rawName} takes no value: write just ${rawName}.`);
    } else if (value === undefined || (!token.inlineValue && /^-./.test(value))) {
      throw new UsageError(
        `${rawName} needs a value: write ${rawName} ${flags[name]?.value} (or ${rawName}=… when it begins with a dash).`,
      );
    } else if (given.has(name)) {
      throw new UsageError(`${rawName} is given twice, as "${given.get(name)}" and "${value}": write it once.`);
    }
    given.set(name, value ?? '');
  }
  if (!given.has('help')) checkOperands(command, operands);

  const text = (name: string) => given.get(name) ?? flags[name]?.default;
  const number = (name: string, min: number, max: number, kind = 'number') => {
    const written = text(name);
    const value = written === undefined || written.trim() === '' ? Number.NaN : Number(written);
    if (value >= min && value <= max && (kind === 'number' || Number.isInteger(value))) return value;
    throw new UsageError(`--${name} must be a ${kind} from ${min} to ${max}, not "${written ?? ''}".`);
  };
  return {
    operands,
    has: (name) => given.has(name),
    text,
    number,
    integer: (name, min, max) => number(name, min, max, 'whole number'),
  };
}

function checkOperands({ operands: wanted }: Command, operands: readonly string[]): void {
  if (operands.length > (wanted?.max ?? 0)) {
    const extra = operands[wanted?.max ?? 0];
    throw new UsageError(
      wanted === undefined
        ? `"${extra}" was not expected: every setting is a flag, such as --game.`
        : `"${extra}" was not expected after ${wanted.value}.`,
    );
  }
  if (wanted !== undefined && operands.length < wanted.min) throw new UsageError(`${wanted.value} is missing.`);
}

/** The help of one command, from its declaration. */
export function helpOf(command: Command): string {
  const usage = ['cordillera', command.name, command.operands?.value, '[flags]'].filter(Boolean).join(' ');
  const rows = Object.entries({ ...command.flags, help: helpFlag }).map(([name, flag]) => ({
    left: `  --${name}${flag.value === undefined ? '' : ` ${flag.value}`}`,
    right: flag.about + (flag.default === undefined ? '' : ` Default: ${flag.default}.`),
  }));
  const width = Math.max(...rows.map(({ left }) => left.length)) + 2;
  const flags = rows.map(({ left, right }) => left.padEnd(width) + right).join('\n');
  const notes = (command.notes ?? []).map((note) => `\n\n${note}`).join('');
  return `${command.about}\n\nUsage: ${usage}\n\n${flags}${notes}\n`;
}
