import { limits, type TableInfo } from '@cordillera/protocol';
import type { AnswerOf, ParamsOf, RouteName } from '@cordillera/protocol/http';
import type { FastifyInstance } from 'fastify';
import type { Notifications } from '../../notifications/notifications.ts';
import { RefusalError } from '../../refusalError.ts';
import type { Person } from '../../store/people.ts';
import { answerAsking } from '../../table/asking.ts';
import type { LiveTable } from '../../table/liveTable.ts';
import { letStandIn } from '../../table/relief.ts';
import { rematch } from '../../table/rematch.ts';
import { exportSeats } from '../../table/seatExport.ts';
import { changeSetup } from '../../table/setup/changeSetup.ts';
import { checkedSetup, createTable } from '../../table/setup/createTable.ts';
import { renewLinks } from '../../table/setup/links.ts';
import { leaveSeat, moveTo, placeBot, rename, resumeSeat } from '../../table/setup/seats.ts';
import { closeTable, setAutoStart, startTable } from '../../table/setup/start.ts';
import { tablesOf } from '../../table/setup/tableList.ts';
import type { Tables } from '../../table/tableRegistry.ts';
import { addRoute, type RouteInput } from '../addRoute.ts';
import type { Identity } from '../identity.ts';
import { limiter } from '../requestLimiter.ts';
import { visit } from './live.ts';

const hourMs = 3_600_000;

/** The routes that act on one table and answer with its new state. */
type TableAction = {
  [Name in RouteName]: 'id' extends keyof ParamsOf<Name> ? (AnswerOf<Name> extends TableInfo ? Name : never) : never;
}[RouteName];

export interface TableRoutesInput {
  tables: Tables;
  identity: Identity;
  notices: Notifications;
  /** New tables from one address in an hour. */
  newTables: number;
}

export function addTableRoutes(app: FastifyInstance, { tables, identity, notices, ...rates }: TableRoutesInput): void {
  const newTables = limiter(app, { max: rates.newTables, windowMs: hourMs });

  /** Registers a route for known people only. */
  function addAction<Name extends TableAction>(
    name: Name,
    act: (input: RouteInput<Name> & { table: LiveTable; person: Person }) => Promise<unknown>,
  ): void {
    addRoute<TableAction>(app, name, async (input) => {
      const person = await identity.known(input.request);
      const table = await tables.open(input.params.id);
      await act({ ...(input as RouteInput<Name>), table, person });
      return table.info({ person: person.id });
    });
  }

  addRoute(app, 'createTable', async ({ request, reply, body: { plan, name } }) => {
    // a refused setup must not create or rename a person
    await checkedSetup(tables, plan);
    await newTables(request);
    const host = await identity.named(request, reply, name);
    const id = await createTable(tables, plan, host, limits.tables);
    await notices.expects(host.id, id);
    return (await tables.open(id)).info({ person: host.id });
  });

  addRoute(app, 'listTables', async ({ request }) => {
    const person = await identity.person(request);
    return person ? tablesOf(tables, person) : [];
  });

  addRoute(app, 'readTable', async ({ request }) => {
    const { table, person } = await visit({ tables, identity }, request);
    return table.info({ person });
  });

  addRoute(app, 'closeTable', async ({ request, params }) => {
    await closeTable(tables, await tables.open(params.id), await identity.known(request));
    return {};
  });

  addAction('changeTable', ({ table, person, body: { plan, from } }) => changeSetup(tables, table, plan, from, person));
  addAction('startGame', ({ table, person, body: { fill } }) => startTable(tables, table, person, fill));
  addAction('placeBot', ({ table, person, body: { seat, bot } }) => placeBot(table, seat, bot, person));
  addAction('armStart', ({ table, person, body: { on } }) => setAutoStart(tables, table, on, person));
  addAction('renameSeat', async ({ request, reply, table, person, body: { seat, name } }) => {
    await rename(table, seat, name, person);
    await identity.named(request, reply, name);
  });
  addAction('moveSeat', ({ table, person, body: { seat, to } }) => moveTo(table, seat, to, person));
  addAction('leaveSeat', ({ table, person, body: { seat } }) => leaveSeat(tables, table, seat, person.id));
  addAction('returnToSeat', ({ table, person, body: { seat } }) => resumeSeat(tables, table, seat, person));
  addAction('letStandIn', ({ table, person, body: { seat } }) => letStandIn(tables, table, seat, person.id));
  addAction('answerAsking', ({ table, person, body: { asking, yes } }) =>
    answerAsking(tables, table, asking, yes, person.id),
  );
  addAction('renewLinks', ({ table, person }) => renewLinks(tables, table, person));

  addRoute(app, 'rematch', async ({ request, params, body }) => {
    const person = await identity.known(request);
    await newTables(request);
    const next = await rematch(tables, await tables.open(params.id), person, limits.tables, body.options);
    return (await tables.open(next)).info({ person: person.id });
  });

  /** The player's own view of a match, which may still be running. */
  addRoute(app, 'readSeatFile', async ({ request, params }) =>
    exportSeats(await tables.open(params.id), (await identity.known(request)).id),
  );

  /** A finished match as a file that the page can open; only then, because it holds the seed. */
  addRoute(app, 'readMatch', async ({ request }) => {
    const { table } = await visit({ tables, identity }, request);
    if (table.row.state !== 'over') throw new RefusalError('not-over');
    return table.runExclusive(async () => (await table.log.loadFullMatch()).toJSON());
  });
}
