import { readFileSync } from 'node:fs';
import { CordilleraError } from '@cordillera/engine';
import { bench } from '../commands/bench.ts';
import { chaos } from '../commands/chaos.ts';
import { load } from '../commands/load.ts';
import { replay } from '../commands/replay.ts';
import { simulate } from '../commands/simulate.ts';
import { verify } from '../commands/verify.ts';
import { registry as everything, type Registry } from '../simulate/registry.ts';
import { type Command, defineCommand, helpOf, type Io, isFailure, readArguments, UsageError } from './command.ts';
import { didYouMean } from './suggest.ts';

const help = defineCommand({
  name: 'help',
  about: 'Explains a command.',
  operands: { value: '[COMMAND]', min: 0, max: 1 },
  flags: {},
  run({ operands: [name] }, { io }) {
    io.stdout.write(name === undefined ? overview() : helpOf(commandNamed(name)));
    return 0;
  },
});

const commands: readonly Command[] = [simulate, verify, replay, bench, load, chaos, help];

function commandNamed(name: string): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const known = commands.map((candidate) => candidate.name);
  throw new UsageError(`unknown command "${name}"${didYouMean(name, known, 'commands')}`);
}

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  return [
    'cordillera: play, measure and check the games from the command line.',
    '',
    'Usage: cordillera COMMAND [flags]',
    '',
    ...commands.map(({ name, about }) => `  ${name.padEnd(width)}${about}`),
    '',
    '"cordillera COMMAND --help" explains a command; "cordillera --version" prints the version.',
    'Exit codes: 0 all is well; 1 a match does not verify, or something failed; 2 the command was called wrongly.',
    '',
  ].join('\n');
}

const version = (): string => JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;

/** Runs the `cordillera` command: `argv` without the program's name; resolves to the exit code. */
export async function main(argv: readonly string[], io: Io, registry: Registry = everything): Promise<number> {
  const [first, ...rest] = argv;
  let speaker = 'cordillera';
  try {
    if (first === '--version') {
      io.stdout.write(`${version()}\n`);
      return 0;
    }
    if (first === undefined) throw new UsageError(`a command is missing.\n\n${overview().trimEnd()}`);
    const command = commandNamed(first === '--help' || first === '-h' ? 'help' : first);
    speaker = `cordillera ${command.name}`;
    const args = readArguments(command, rest);
    if (args.has('help')) {
      io.stdout.write(helpOf(command));
      return 0;
    }
    return await command.run(args, { io, registry });
  } catch (error) {
    if (error instanceof UsageError || error instanceof CordilleraError) {
      io.stderr.write(`${speaker}: ${error.message}\n`);
      if (first !== undefined) io.stderr.write(`"${speaker} --help" explains more.\n`);
      return 2;
    }
    if (isFailure(error)) {
      io.stderr.write(`${speaker}: ${error.message}\n`);
      return 1;
    }
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    io.stderr.write(`${speaker}: something broke, please report it.\n${fault}\n`);
    return 1;
  }
}
