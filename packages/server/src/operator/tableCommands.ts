import { writeFileSync } from 'node:fs';
import { timeOf } from '../database/clock.ts';
import { prune } from '../store/prune.ts';
import { type Command, type Flags, limitOf } from './call.ts';
import { describeLine, readChat, strikeLines } from './chat.ts';
import { chooseTables, deleteTables, tablesIn } from './deleting.ts';
import { OperatorError, UsageError } from './failure.ts';
import {
  describeTable,
  exportTable,
  inspect,
  listTables,
  revokeLinks,
  type State,
  states,
  tableNamed,
} from './operator.ts';
import { personCalled } from './people.ts';
import { endTable, handOver, pauseTable, resumeTable } from './running.ts';

function stateOf({ state }: Flags): State | undefined {
  if (state === undefined || states.includes(state as State)) return state as State | undefined;
  throw new UsageError(`--state must be one of ${states.join(', ')}, not "${state}".`);
}

export const tableCommands: Record<string, Command> = {
  list: {
    operands: [],
    flags: ['state', 'person', 'limit', 'json'],
    about: `Lists tables, the last changed first. --state ${states.join('|')}, --person ID|NAME, --limit N (50), --json`,
    async run({ flags, database, print }) {
      const state = stateOf(flags);
      const max = limitOf(flags);
      const person = flags.person === undefined ? undefined : (await personCalled(database, flags.person)).id;
      const tables = await listTables(database, { state, person, max });
      if (flags.json) print(JSON.stringify(tables));
      else if (tables.length === 0) print('No tables.');
      else for (const table of tables) print(describeTable(table));
    },
  },
  inspect: {
    operands: ['ID|NAME'],
    flags: [],
    about: 'Shows a table or a person as JSON; never a seed, a hand or a link.',
    async run({ operands: [idOrName], database, print }) {
      print(JSON.stringify(await inspect(database, idOrName!), null, 2));
    },
  },
  export: {
    operands: ['TABLE', 'FILE'],
    flags: [],
    about: 'Writes a finished game as a saved match, which the page can open.',
    async run({ operands: [id, file], database, print }) {
      const saved = JSON.stringify(await exportTable(database, id!));
      try {
        writeFileSync(file!, saved, { flag: 'wx' });
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        throw new OperatorError(code === 'EEXIST' ? `${file} exists already: choose another name.` : message);
      }
      print(`${file} holds table ${id}.`);
    },
  },
  delete: {
    operands: ['TABLE'],
    optional: 1,
    many: true,
    flags: ['list', 'older', 'person', 'state', 'dry-run'],
    about:
      'Deletes tables and their games permanently: one, several, those in a --list FILE, or all with\n' +
      'nothing new for --older DAYS, or where --person ID|NAME has or had a seat; --state S narrows. --dry-run lists them',
    async run(call) {
      const { flags, database, print, now } = call;
      const state = stateOf(flags);
      const { list, older, person } = flags;
      const days = Number(older ?? 0);
      if (older !== undefined && !(Number.isInteger(days) && days >= 1))
        throw new UsageError(`--older must be a whole number of days from 1 on, not "${older}".`);
      if (call.operands.length === 0 && [list, older, person].every((flag) => flag === undefined))
        throw new UsageError('delete needs TABLE, --list, --older or --person.');
      for (const id of call.operands) await tableNamed(database, id);
      const listed = list === undefined ? [] : tablesIn(list);
      const ids = call.operands.length > 0 || list !== undefined ? [...call.operands, ...listed] : undefined;
      const tables = await chooseTables(database, {
        ids,
        state,
        ...(older !== undefined && { before: now() - days * 86_400_000 }),
        ...(person !== undefined && { person: (await personCalled(database, person)).id }),
      });
      if (flags['dry-run']) for (const table of tables) print(describeTable(table));
      else
        await deleteTables(
          call,
          tables.map(({ id }) => id),
        );
      print(
        `${flags['dry-run'] ? 'Would be gone' : 'Gone'}: ${tables.length} ${tables.length === 1 ? 'table' : 'tables'}.`,
      );
    },
  },
  prune: {
    operands: [],
    flags: ['dry-run'],
    about: 'Deletes now what a server prunes by itself: what is older than the KEEP_…_DAYS. --dry-run only counts',
    async run({ flags, keep, database, print, acted }) {
      const dryRun = flags['dry-run'] === true;
      const max = dryRun ? 2_147_483_647 : 1000;
      const all = { tables: 0, cardSets: 0, people: 0 };
      for (;;) {
        const pruned = await prune(database, { keep, now: await timeOf(database), dryRun, max });
        for (const kind of ['tables', 'cardSets', 'people'] as const) all[kind] += pruned[kind];
        if (dryRun || Object.values(pruned).every((count) => count < max)) break;
      }
      const { tables, cardSets, people } = all;
      if (!dryRun) await database.write(acted({ action: 'prune', detail: all }));
      print(`${dryRun ? 'Would be gone' : 'Gone'}: ${tables} tables, ${cardSets} card sets, ${people} people.`);
    },
  },
  chat: {
    operands: ['TABLE'],
    flags: ['limit', 'json'],
    about: 'Shows the chat of a table and its groups, the last 50 lines. --limit N, --json',
    async run(call) {
      const { operands, flags, print } = call;
      const lines = await readChat(call, operands[0]!, limitOf(flags));
      if (flags.json) print(JSON.stringify(lines));
      else if (lines.length === 0) print('Nothing was said.');
      else for (const line of lines) print(describeLine(line));
    },
  },
  strike: {
    operands: ['TABLE', 'LINE'],
    many: true,
    flags: [],
    about: 'Strikes lines out of the chat, by their number in "chat". Players see that lines were struck out.',
    async run(call) {
      const [id, ...lines] = call.operands;
      await strikeLines(call, id!, lines);
      call.print(`Struck out at table ${id}: ${lines.join(', ')}.`);
    },
  },
  pause: {
    operands: ['TABLE'],
    flags: [],
    about: 'Pauses a game and its clocks, until "resume", or until all players agree to go on.',
    async run(call) {
      const [id] = call.operands;
      await pauseTable(call, id!);
      call.print(`The game at table ${id} is paused.`);
    },
  },
  resume: {
    operands: ['TABLE'],
    flags: [],
    about: 'Resumes a paused game.',
    async run(call) {
      const [id] = call.operands;
      await resumeTable(call, id!);
      call.print(`The game at table ${id} goes on.`);
    },
  },
  end: {
    operands: ['TABLE'],
    flags: [],
    about: 'Ends a game without a result. Its players are informed and can still view it.',
    async run(call) {
      const [id] = call.operands;
      await endTable(call, id!);
      call.print(`The game at table ${id} has ended without a result.`);
    },
  },
  host: {
    operands: ['TABLE', 'PERSON'],
    flags: [],
    about: 'Makes one of the players the host, by ID or name.',
    async run(call) {
      const [id, idOrName] = call.operands;
      const person = await personCalled(call.database, idOrName!);
      await handOver(call, id!, person);
      call.print(`${person.name} (${person.id}) is the host of table ${id}.`);
    },
  },
  revoke: {
    operands: ['TABLE'],
    flags: [],
    about: "Closes a table's links. Its players stay, and its host can make new ones.",
    async run(call) {
      const [id] = call.operands;
      const closed = await revokeLinks(call, id!);
      call.print(closed === 0 ? `Table ${id} had no open links.` : `${closed} links of table ${id} are closed.`);
    },
  },
};
