import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrations.ts';
import { errandPause } from '../errands.ts';
import { openDatabase } from '../server.ts';
import {
  deleteTable,
  exportTable,
  Failure,
  inspect,
  listTables,
  revokeLinks,
  type State,
  setBanned,
  states,
} from './operator.ts';

/** The command was called in a way that cannot work; the message says what would. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface CommandInput {
  environment: Readonly<Record<string, string | undefined>>;
  defaults: { dataDir: string };
  print(text: string): void;
  complain(text: string): void;
  /** How long servers get to let go of a table, in ms. */
  patience?: number;
}

interface Call {
  operands: string[];
  flags: { state?: string; person?: string; limit?: string; json?: boolean };
  database: Database;
  print(text: string): void;
  patience: number;
}

interface Command {
  operands: readonly string[];
  flags: readonly (keyof Call['flags'])[];
  about: string;
  run(call: Call): Promise<void>;
}

const commands: Record<string, Command> = {
  list: {
    operands: [],
    flags: ['state', 'person', 'limit', 'json'],
    about: `Lists tables, the last changed first. --state ${states.join('|')}, --person ID, --limit N (50), --json`,
    async run({ flags, database, print }) {
      const state = flags.state as State | undefined;
      if (state !== undefined && !states.includes(state))
        throw new UsageError(`--state must be one of ${states.join(', ')}, not "${state}".`);
      const most = Number(flags.limit ?? 50);
      if (!Number.isInteger(most) || most < 1 || most > 10_000)
        throw new UsageError(`--limit must be a whole number from 1 to 10000, not "${flags.limit}".`);
      const tables = await listTables(database, { state, person: flags.person, most });
      if (flags.json) print(JSON.stringify(tables));
      else if (tables.length === 0) print('No tables.');
      else
        for (const { id, game, state: at, names, changed } of tables)
          print([id, at.padEnd(7), game.padEnd(11), new Date(changed).toISOString(), names.join(', ')].join('  '));
    },
  },
  inspect: {
    operands: ['ID'],
    flags: [],
    about: 'Shows a table or a person as JSON; never a seed, a hand or a link.',
    async run({ operands: [id], database, print }) {
      print(JSON.stringify(await inspect(database, id!), null, 2));
    },
  },
  export: {
    operands: ['ID', 'FILE'],
    flags: [],
    about: 'Writes a finished game as a saved match, which the page can open.',
    async run({ operands: [id, file], database, print }) {
      const saved = JSON.stringify(await exportTable(database, id!));
      try {
        writeFileSync(file!, saved, { flag: 'wx' });
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        throw new Failure(code === 'EEXIST' ? `${file} exists already: choose another name.` : message);
      }
      print(`${file} holds table ${id}.`);
    },
  },
  delete: {
    operands: ['ID'],
    flags: [],
    about: 'Deletes a table and everything that was played there, for good.',
    async run({ operands: [id], database, print, patience }) {
      await deleteTable(database, id!, () => new Promise((done) => setTimeout(done, patience)));
      print(`Table ${id} is gone.`);
    },
  },
  ban: {
    operands: ['PERSON'],
    flags: [],
    about: 'Shuts somebody out. Their seats stay theirs.',
    async run({ operands: [id], database, print }) {
      print(`${await setBanned(database, id!, true)} (${id}) is shut out.`);
    },
  },
  unban: {
    operands: ['PERSON'],
    flags: [],
    about: 'Lets somebody in again.',
    async run({ operands: [id], database, print }) {
      print(`${await setBanned(database, id!, false)} (${id}) may come again.`);
    },
  },
  revoke: {
    operands: ['ID'],
    flags: [],
    about: "Closes a table's links. Whoever sits there stays, and its host can make new ones.",
    async run({ operands: [id], database, print }) {
      const closed = await revokeLinks(database, id!);
      print(closed === 0 ? `Table ${id} had no open links.` : `${closed} links of table ${id} are closed.`);
    },
  },
};

const usage = (): string =>
  [
    'cordillera-server: for those who run the server. It works on the data that the server uses: set the same DATA_DIR or',
    'DATABASE_URL. A server that runs meanwhile notices within seconds.',
    '',
    ...Object.entries(commands).map(
      ([name, { operands, about }]) => `  ${[name, ...operands].join(' ').padEnd(16)}${about}`,
    ),
    '',
    'Exit codes: 0 done; 1 it cannot be done; 2 the command was called wrongly.',
  ].join('\n');

const all = {
  state: { type: 'string' },
  person: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** An ID may begin with a dash: flags first, then a double dash, then everything else. */
function sorted(argv: readonly string[]): string[] {
  const flags: string[] = [];
  const operands: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i]!;
    const takesValue = all[argument.slice(2) as keyof typeof all]?.type === 'string' && argument.startsWith('--');
    if (takesValue && argv[i + 1] !== undefined) flags.push(`${argument}=${argv[++i]}`);
    else if (argument.startsWith('-') && !/^[\w-]{12}$/.test(argument)) flags.push(argument);
    else operands.push(argument);
  }
  return [...flags, '--', ...operands];
}

function read(argv: readonly string[]): { command: Command; operands: string[]; flags: Call['flags'] } | null {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof all; allowPositionals: true; args: string[] }>>;
  try {
    parsed = parseArgs({ args: sorted(argv), options: all, allowPositionals: true });
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
  if (operands.length < wanted.length)
    throw new UsageError(`${name} needs ${wanted.slice(operands.length).join(' ')}.`);
  if (operands.length > wanted.length)
    throw new UsageError(`"${operands[wanted.length]}" was not expected after ${[name, ...wanted].join(' ')}.`);
  const extra = Object.keys(flags).find((flag) => !command.flags.includes(flag as never));
  if (extra !== undefined) throw new UsageError(`${name} takes no --${extra}.`);
  return { command, operands, flags };
}

/** The operator's command line: `argv` without the program's name; resolves to the exit code. */
export async function operate(argv: readonly string[], input: CommandInput): Promise<number> {
  const { print, complain, patience = errandPause + 1000 } = input;
  try {
    const call = read(argv);
    if (call === null) {
      print(usage());
      return 0;
    }
    const config = readConfig(input.environment, input.defaults);
    const database = openDatabase(config, (error) => complain(String(error)));
    try {
      await migrate(database);
      await call.command.run({ ...call, database, print, patience });
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`cordillera-server: ${error.message}\n\n${usage()}`);
      return 2;
    }
    if (error instanceof ConfigError) {
      complain(error.message);
      return 2;
    }
    complain(`cordillera-server: ${error instanceof Failure ? error.message : ((error as Error).stack ?? error)}`);
    return 1;
  }
}
