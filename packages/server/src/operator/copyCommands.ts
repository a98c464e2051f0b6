import type { Contents } from '../database/copying.ts';
import type { PlaceCommand } from './call.ts';
import { backup, move, nameOf, type Place, restore } from './copies.ts';
import { UsageError } from './failure.ts';

const countOf = ({ tables, people, entries }: Contents): string =>
  `tables: ${tables}, people: ${people}, entries of logs: ${entries}`;

function placeNamed(name: string): Place {
  if (/^postgres(ql)?:\/\//.test(name) && URL.canParse(name)) return { dataDir: '', databaseUrl: name };
  // not quoted: it may hold a password
  if (name.includes('://'))
    throw new UsageError('move needs a folder, or an address such as postgres://user:password@host:5432/cordillera.');
  return { dataDir: name, databaseUrl: undefined };
}

export const copyCommands: Record<string, PlaceCommand> = {
  backup: {
    operands: ['FILE'],
    flags: [],
    about: 'Writes everything to a new file, also while servers run. It holds secrets: keep it like a password.',
    async runAt({ operands: [file], place, print }) {
      print(`${file} has everything of ${nameOf(place)} (${countOf(await backup(place, file!))}).`);
    },
  },
  restore: {
    operands: ['FILE'],
    flags: [],
    about: 'Puts a backup where DATA_DIR or DATABASE_URL says; nothing may be there yet.',
    async runAt({ operands: [file], place, print }) {
      print(`${nameOf(place)} has everything of ${file} (${countOf(await restore(place, file!))}).`);
    },
  },
  move: {
    operands: ['URL'],
    flags: [],
    about: 'Copies everything to an empty PostgreSQL database, or to a new folder; no server may run meanwhile.',
    async runAt({ operands: [name], place, print }) {
      const to = placeNamed(name!);
      const contents = await move(place, to);
      print(`${nameOf(to)} has everything of ${nameOf(place)} (${countOf(contents)}), which stays as it was.`);
    },
  },
};
