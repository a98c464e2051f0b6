import type { Seat } from '@cordillera/engine';
import { CodeSchema } from '@cordillera/protocol/http/bodies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusalError } from '../../refusalError.ts';
import { askToSit, withdraw } from '../../table/asking.ts';
import type { LiveTable } from '../../table/liveTable.ts';
import { requireFreeSeat } from '../../table/setup/guards.ts';
import { openLink } from '../../table/setup/links.ts';
import { takeSeat } from '../../table/setup/seats.ts';
import type { Tables } from '../../table/tableRegistry.ts';
import { addRoute } from '../addRoute.ts';
import type { Identity } from '../identity.ts';
import { checked } from '../requests.ts';
import { shownLink } from './live.ts';

/** Routes for people with a link; pages of the previous version send its code in the path. */
export function addLinkRoutes(app: FastifyInstance, tables: Tables, identity: Identity): void {
  const codeOf = (request: FastifyRequest): string =>
    checked(CodeSchema, (request.params as { code?: string }).code ?? shownLink(request));

  /** The table of a link to play, if this seat is free. */
  async function openFor(request: FastifyRequest, seat: Seat): Promise<LiveTable> {
    const { table, kind } = await openLink(tables, codeOf(request));
    if (kind !== 'play') throw new RefusalError('not-your-seat');
    requireFreeSeat(table, seat);
    return table;
  }

  addRoute(
    app,
    'readLink',
    async ({ request }) => {
      const code = codeOf(request);
      const person = await identity.person(request);
      const { table, kind } = await openLink(tables, code);
      const { totals } = table;
      return { kind, table: table.info({ person: person?.id ?? null }), ...(totals && { totals }) };
    },
    { oldPath: '/api/links/:code' },
  );

  addRoute(
    app,
    'sitDown',
    async ({ request, reply, body: { seat, name } }) => {
      const table = await openFor(request, seat);
      const person = await identity.named(request, reply, name);
      await takeSeat(tables, table, seat, person, name);
      return table.info({ person: person.id });
    },
    { oldPath: '/api/links/:code/sit' },
  );

  addRoute(
    app,
    'askToSit',
    async ({ request, reply, body: { seat, name } }) => {
      const table = await openFor(request, seat);
      const person = await identity.named(request, reply, name);
      await askToSit(tables, table, seat, person, name);
      return table.info({ person: person.id });
    },
    { oldPath: '/api/links/:code/ask' },
  );

  addRoute(
    app,
    'withdrawAsking',
    async ({ request }) => {
      const { table } = await openLink(tables, codeOf(request));
      const person = await identity.known(request);
      await withdraw(tables, table, person.id);
      return table.info({ person: person.id });
    },
    { oldPath: '/api/links/:code/ask' },
  );
}
