import { limits, NameSchema } from '@cordillera/protocol';
import * as v from 'valibot';
import { type Command, limitOf } from './call.ts';
import { UsageError } from './failure.ts';
import { describeStatistics, readStatistics } from './figures.ts';
import { describePerson, listPeople, personCalled, setBanned } from './people.ts';
import { callOtherwise, joinPeople } from './running.ts';
import { readTrail } from './trail.ts';

export const peopleCommands: Record<string, Command> = {
  people: {
    operands: ['NAME'],
    optional: 1,
    flags: ['banned', 'limit', 'json'],
    about: 'Lists people, most recently seen first, optionally by part of a name. --banned, --limit N, --json',
    async run({ operands: [name], flags, database, print }) {
      const people = await listPeople(database, { name, banned: flags.banned, max: limitOf(flags) });
      if (flags.json) print(JSON.stringify(people));
      else if (people.length === 0) print(flags.banned ? 'Nobody is shut out.' : 'Nobody.');
      else for (const person of people) print(describePerson(person));
    },
  },
  ban: {
    operands: ['PERSON'],
    flags: [],
    about: 'Bans a person, by ID or name. They keep their seats. "people --banned" lists them.',
    async run(call) {
      const person = await personCalled(call.database, call.operands[0]!);
      await setBanned(call, person, true);
      call.print(`${person.name} (${person.id}) is shut out.`);
    },
  },
  unban: {
    operands: ['PERSON'],
    flags: [],
    about: 'Lifts a ban.',
    async run(call) {
      const person = await personCalled(call.database, call.operands[0]!);
      await setBanned(call, person, false);
      call.print(`${person.name} (${person.id}) may come again.`);
    },
  },
  merge: {
    operands: ['PERSON', 'INTO'],
    flags: [],
    about:
      'Merges two people, by ID or name: a player who has lost their cookie, and has come back as PERSON, gets the seats\n' +
      'and everything else of INTO back.',
    async run(call) {
      const [from, into] = [
        await personCalled(call.database, call.operands[0]!),
        await personCalled(call.database, call.operands[1]!),
      ];
      await joinPeople(call, from, into);
      call.print(`${from.name} (${from.id}) is ${into.name} (${into.id}) now.`);
    },
  },
  rename: {
    operands: ['PERSON', 'NAME'],
    flags: [],
    about: 'Renames a person, also at every table where they have or had a seat.',
    async run(call) {
      const name = v.safeParse(NameSchema, call.operands[1]);
      if (!name.success)
        throw new UsageError(`"${call.operands[1]}" is no name: it has 1 to ${limits.maxNameChars} letters.`);
      const person = await personCalled(call.database, call.operands[0]!);
      await callOtherwise(call, person, name.output);
      call.print(`${person.id} is called ${name.output}.`);
    },
  },
  figures: {
    operands: [],
    flags: ['json'],
    about: 'Counts people, tables and choices, in total and recently, and shows the size of the database. --json',
    async run({ flags, database, folder, now, print }) {
      const figures = await readStatistics(database, { now: now(), folder });
      print(flags.json ? JSON.stringify(figures) : describeStatistics(figures));
    },
  },
  trail: {
    operands: [],
    flags: ['table', 'person', 'limit', 'json'],
    about: 'Shows what operators have done, newest first. --table ID, --person ID|NAME, --limit N (50), --json',
    async run({ flags, database, print }) {
      const person = flags.person === undefined ? undefined : (await personCalled(database, flags.person)).id;
      const trail = await readTrail(database, { table: flags.table, person, max: limitOf(flags) });
      if (flags.json) print(JSON.stringify(trail));
      else if (trail.length === 0) print('Nothing.');
      else
        for (const { at, operator, action, table, person, name, detail } of trail)
          print(
            [
              new Date(at).toISOString(),
              operator,
              action,
              ...(table === null ? [] : [`table ${table}`]),
              ...(person === null ? [] : [`${name ?? 'a deleted person'} (${person})`]),
              ...Object.entries(detail).map(([key, value]) => `${key}: ${value}`),
            ].join('  '),
          );
    },
  },
};
