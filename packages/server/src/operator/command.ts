import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, misspelt, readConfig, StartError } from '../config.ts';
import { DatabaseClock } from '../database/clock.ts';
import { databaseFault } from '../database/faults.ts';
import { fileIn } from '../database/folder.ts';
import { migrate, NewerSchemaError } from '../database/migrations.ts';
import { openDatabase } from '../server.ts';
import { type Command, type Flags, flagTypes, type PlaceCommand } from './call.ts';
import { noDatabase } from './copies.ts';
import { copyCommands } from './copyCommands.ts';
import { OperatorError, UsageError } from './failure.ts';
import { peopleCommands } from './peopleCommands.ts';
import { tableCommands } from './tableCommands.ts';
import { type Action, insertAction, operatorName } from './trail.ts';

export interface CommandInput {
  environment: Readonly<Record<string, string | undefined>>;
  defaults: { dataDir: string };
  print(text: string): void;
  complain(text: string): void;
}

const commands: Record<string, Command | PlaceCommand> = { ...tableCommands, ...peopleCommands, ...copyCommands };

const usage = (): string =>
  [
    'cordillera-server: for those who run the server. It works on the data that the server uses: set the same DATA_DIR or',
    'DATABASE_URL. A server that runs meanwhile notices within seconds.',
    '',
    ...Object.entries(commands).map(([name, { operands, optional = 0, about }]) => {
      const shown = operands.map((operand, i) => (i < operands.length - optional ? operand : `[${operand}]`));
      return `  ${[name, ...shown].join(' ').padEnd(20)}${about.replaceAll('\n', `\n${' '.repeat(22)}`)}`;
    }),
    '',
    'Exit codes: 0 done; 1 it cannot be done; 2 the command was called wrongly.',
  ].join('\n');

/** Sorts the arguments: flags, a double dash, operands, because an ID may begin with a dash. */
function sorted(argv: readonly string[]): string[] {
  const flags: string[] = [];
  const operands: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i]!;
    const flag = argument.startsWith('--') ? flagTypes[argument.slice(2) as keyof typeof flagTypes] : undefined;
    if (flag?.type === 'string' && argv[i + 1] !== undefined) flags.push(`${argument}=${argv[++i]}`);
    else if (flag || (argument.startsWith('-') && !/^[\w-]{12}$/.test(argument))) flags.push(argument);
    else operands.push(argument);
  }
  return [...flags, '--', ...operands];
}

function read(argv: readonly string[]): { command: Command | PlaceCommand; operands: string[]; flags: Flags } | null {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof flagTypes; allowPositionals: true; args: string[] }>>;
  try {
    parsed = parseArgs({ args: sorted(argv), options: flagTypes, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const {
    values: { help, ...flags },
    positionals: [name, ...operands],
  } = parsed;
  if (help || name === 'help') return null;
  if (name === undefined) throw new UsageError('a command is missing.');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`there is no command "${name}".`);
  const wanted = command.operands;
  if (operands.length < wanted.length - (command.optional ?? 0))
    throw new UsageError(`${name} needs ${wanted.slice(operands.length).join(' ')}.`);
  if (operands.length > wanted.length && !command.many)
    throw new UsageError(`"${operands[wanted.length]}" was not expected after ${[name, ...wanted].join(' ')}.`);
  const extra = Object.keys(flags).find((flag) => !command.flags.includes(flag as never));
  if (extra !== undefined) throw new UsageError(`${name} takes no --${extra}.`);
  return { command, operands, flags };
}

/** Refuses to create a new database, which would follow from a mistyped folder. */
function requireDatabase({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): void {
  const file = fileIn(dataDir);
  if (databaseUrl === undefined && (!existsSync(file) || statSync(file).size === 0))
    throw new OperatorError(noDatabase(file));
}

/** The operator's command line; `argv` excludes the program's name. Resolves to the exit code. */
export async function operate(argv: readonly string[], input: CommandInput): Promise<number> {
  const { print, complain } = input;
  let place: Pick<Config, 'dataDir' | 'databaseUrl'> | null = null;
  try {
    const call = read(argv);
    if (call === null) {
      print(usage());
      return 0;
    }
    for (const what of misspelt(input.environment)) complain(`cordillera-server: ${what}`);
    const config = readConfig(input.environment, input.defaults);
    place = config;
    const { command, operands, flags } = call;
    const { dataDir, databaseUrl, keep } = config;
    if ('runAt' in command) {
      await command.runAt({ operands, place: { dataDir, databaseUrl }, print });
      return 0;
    }
    requireDatabase(config);
    const database = openDatabase(config, (error) => complain(String(error)));
    try {
      await migrate(database);
      const clock = await DatabaseClock.open(database, (error) => complain(String(error)));
      clock.close();
      const { now } = clock;
      const operator = operatorName(input.environment);
      const acted = (action: Action) => insertAction(action, { operator, at: now() });
      await command.run({ operands, flags, keep, folder: dataDir, database, print, now, acted });
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`cordillera-server: ${error.message}\n\n${usage()}`);
      return 2;
    }
    const fault = error instanceof OperatorError ? error : ((place && databaseFault(error, place)) ?? error);
    if (fault instanceof ConfigError) {
      complain(fault.message);
      return 2;
    }
    const isKnown = [OperatorError, StartError, NewerSchemaError].some((known) => fault instanceof known);
    complain(`cordillera-server: ${isKnown ? (fault as Error).message : ((fault as Error).stack ?? fault)}`);
    return 1;
  }
}
