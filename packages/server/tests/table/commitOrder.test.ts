import { setImmediate as nextTick } from 'node:timers/promises';
import type { Seat } from '@cordillera/engine';
import type { ServerMessage } from '@cordillera/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Statement } from '../../src/database/database.ts';
import type { LiveTable } from '../../src/table/liveTable.ts';
import type { TableSubscriber } from '../../src/table/tableAudience.ts';
import { TestHouse } from '../helpers/house.ts';

let house: TestHouse;

beforeEach(async () => {
  house = await TestHouse.open();
});

afterEach(() => house.close());

/** A subscriber that records what it receives. */
class Listener implements TableSubscriber {
  readonly link = null;
  readonly person: string | null;
  readonly viewers: readonly Seat[];
  readonly received: ServerMessage[] = [];
  readonly #steps: string[];

  constructor(table: LiveTable, seat: Seat, steps: string[]) {
    this.person = table.people.get(seat)!;
    this.viewers = [seat];
    this.#steps = steps;
  }

  send(message: ServerMessage): void {
    this.received.push(message);
    this.#steps.push(message.kind);
  }

  dismiss(code: string): void {
    this.#steps.push(code);
  }
}

/** A started game, its recorded steps, and the players' connections. */
async function begun() {
  const { id, pages } = await house.table({ game: 'colorado', seats: [null, null] }, ['Anna', 'Bert']);
  const table = await house.server.tables.open(id);
  await house.play(pages, 6);
  const steps: string[] = [];
  const listeners = [...table.people.keys()].map((seat) => new Listener(table, seat, steps));
  for (const listener of listeners) table.audience.subscribe(listener);
  house.clock.pass(300);
  await table.runExclusive(async () => undefined);
  steps.length = 0;
  for (const { received } of listeners) received.length = 0;
  return { table, steps, listeners };
}

/**
 * Records when something is about to be written, with the memory at that time, and when it has been written or has
 * failed.
 */
function watchWrites(table: LiveTable, steps: string[], fits: string, isFailing = false): void {
  const { database } = house.server.tables;
  const { write } = database;
  database.write = async (...statements: Statement[]) => {
    if (!statements.some(({ sql }) => sql.includes(fits))) return write(...statements);
    database.write = write;
    steps.push(`${table.log.length} entries in memory`);
    const touched = isFailing ? [] : await write(...statements);
    // what does not wait for the database happens now
    await nextTick();
    steps.push(isFailing ? 'failed' : 'written');
    if (isFailing) throw new Error('the connection broke');
    return touched;
  };
}

const chooser = (table: LiveTable): Seat =>
  table.match!.deciders().find((seat) => table.match!.decision(seat)!.forward > 0)!;

const actions: [name: string, act: (table: LiveTable) => Promise<void>][] = [
  [
    'a choice',
    (table) => {
      const seat = chooser(table);
      return table.act(seat, table.log.versionOf(seat), 'choice', table.match!.decision(seat)!.choices[0]!);
    },
  ],
  ['a player who leaves', (table) => table.sit(1, { name: 'Bert', standIn: 'greenhorn' }, null)],
];

describe.each(actions)('%s', (_name, act) => {
  test('is prepared in memory, then written, and only then broadcast', async () => {
    const { table, steps, listeners } = await begun();
    const { length } = table.log;
    watchWrites(table, steps, 'INSERT INTO entry');
    await table.runExclusive(() => act(table));
    expect(steps.slice(0, 3)).toEqual([`${length! + 1} entries in memory`, 'written', 'moved']);
    expect(listeners.flatMap(({ received }) => received).some(({ kind }) => kind === 'moved')).toBe(true);
  });

  test('leaves no trace and is not broadcast if it cannot be written', async () => {
    const { table, steps, listeners } = await begun();
    const { length, moves } = table.log;
    const views = listeners.map(({ viewers: [seat] }) => table.match!.view(seat!));
    const infos = listeners.map((listener) => ({ kind: 'table', table: table.info(listener), now: house.clock.now() }));
    watchWrites(table, steps, 'INSERT INTO entry', true);
    await expect(table.runExclusive(() => act(table))).rejects.toThrow('the connection broke');
    // the table is loaded again and shows its previous state
    expect(steps).toEqual([`${length! + 1} entries in memory`, 'failed', 'table', 'table']);
    expect(listeners.map(({ received }) => received)).toEqual(infos.map((info) => [info]));
    expect({ length: table.log.length, moves: table.log.moves }).toEqual({ length, moves });
    expect(listeners.map(({ viewers: [seat] }) => table.match!.view(seat!))).toEqual(views);
    // and continues
    steps.length = 0;
    await table.runExclusive(() => act(table));
    expect(steps[0]).toBe('moved');
    expect(table.log.length).toBe(length! + 1);
  });
});

describe('a pause', () => {
  test('is written, and only then broadcast', async () => {
    const { table, steps } = await begun();
    watchWrites(table, steps, 'UPDATE match');
    await table.runExclusive(() => table.pause({ until: null }));
    expect(steps).toEqual([`${table.log.length} entries in memory`, 'written', 'table', 'table']);
  });

  test('is not broadcast if it cannot be written', async () => {
    const { table, steps, listeners } = await begun();
    watchWrites(table, steps, 'UPDATE match', true);
    await expect(table.runExclusive(() => table.pause({ until: null }))).rejects.toThrow('the connection broke');
    const states = listeners.flatMap(({ received }) =>
      received.map((said) => said.kind === 'table' && said.table.state),
    );
    expect(states).toEqual(['playing', 'playing']);
  });
});
