import { protocolVersion } from '@cordillera/protocol';
import { linkHeader, tableSocketPath } from '@cordillera/protocol/http';
import { CodeSchema, IdSchema } from '@cordillera/protocol/http/bodies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../../metrics.ts';
import type { Notifications } from '../../notifications/notifications.ts';
import { RefusalError } from '../../refusalError.ts';
import type { LiveTable } from '../../table/liveTable.ts';
import { RateLimiter } from '../../table/rateLimiter.ts';
import { openLink } from '../../table/setup/links.ts';
import type { Tables } from '../../table/tableRegistry.ts';
import type { ConnectionRegistry } from '../connectionRegistry.ts';
import type { Rates } from '../guard.ts';
import type { Identity } from '../identity.ts';
import { sourceOf } from '../requestLimiter.ts';
import { checked, ProtocolVersionSchema } from '../requests.ts';
import { TableSocket } from '../tableSocket.ts';

/** How many pages one person may have open at once. */
const maxPages = 60;

/** How many bytes all sockets of one address may have buffered together. */
const maxBufferedBytes = 32_000_000;

export interface LiveInput {
  tables: Tables;
  identity: Identity;
  notices: Notifications;
  present: ConnectionRegistry;
  metrics: Metrics;
  rates: Rates;
  /** The code that a page gets for an error. */
  codeOf(error: unknown): RefusalError['code'];
  onError(error: unknown): void;
}

/** A socket for every open page of a table. */
export function addLiveRoute(app: FastifyInstance, input: LiveInput): void {
  const { tables, identity, notices, present, metrics, rates, codeOf, onError } = input;
  const { atOnce, perSecond } = rates.messages;
  const announcedBy = new RateLimiter(atOnce, perSecond);
  const announcedFrom = new RateLimiter(atOnce * 4, perSecond * 4);
  /** Expensive requests count for the address too, however many people share it. */
  const askedFrom = new RateLimiter(atOnce * 8, perSecond * 4);

  app.get(tableSocketPath, { websocket: true }, (socket, request) => {
    // hold messages back until the table is loaded
    socket.pause();
    socket.on('error', () => socket.terminate());
    let page: TableSocket | null = null;
    let refusal: string | null = null;
    socket.on('close', (code) => metrics.closed(code, page?.why ?? refusal));
    const source = sourceOf(request.ip);
    const seat = async (): Promise<void> => {
      const version = checked(ProtocolVersionSchema, (request.query as { protocol?: string }).protocol);
      if (version < protocolVersion) throw new RefusalError('old-page');
      // a page of the next version: this process is about to be replaced
      if (version > protocolVersion) throw new RefusalError('restarting');
      const { table, person, link } = await visit({ tables, identity }, request);
      // closed meanwhile, which will not be announced again
      if (socket.readyState !== socket.OPEN) return;
      if (person !== null && present.count(person) >= maxPages) throw new RefusalError('too-many', { most: maxPages });
      if (present.countFrom(source) >= rates.pages) throw new RefusalError('too-many', { most: rates.pages });
      const seated = new TableSocket({
        socket,
        connection: request.raw.socket,
        table,
        person,
        link,
        acceptsMessage: (cost) =>
          link === null
            ? announcedBy.take(person!, tables.now(), cost)
            : announcedFrom.take(source, tables.now(), cost),
        acceptsExpensive: (cost) => askedFrom.take(source, tables.now(), cost),
        canBuffer: () => present.bufferedBytesFrom(source) <= maxBufferedBytes,
        metrics,
        onError,
      });
      page = seated;
      const leave = present.add(seated, table.id, source);
      const goAway = person === null ? null : notices.visits(person, table.id);
      socket.on('close', () => {
        leave();
        if (!present.isClosing && !present.isAt(person, table.id)) goAway?.();
      });
    };
    seat()
      .catch((error: unknown) => {
        const code = codeOf(error);
        if (code === 'unavailable') onError(error);
        refusal = code;
        metrics.refused(code, 'socket');
        socket.send(JSON.stringify({ kind: 'bye', code, again: ['unavailable', 'restarting'].includes(code) }));
        socket.close();
      })
      .finally(() => socket.resume());
  });
}

/**
 * The link that a page sends: in a header, or for a socket among its subprotocols, because proxies log addresses. Pages
 * of the previous version put it into the address.
 */
export function shownLink({ headers, query }: FastifyRequest): string | undefined {
  const protocols = (headers['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim());
  const shown = protocols.find((each) => each.startsWith('link.'))?.slice('link.'.length);
  return (headers[linkHeader.toLowerCase()] as string | undefined) ?? shown ?? (query as { link?: string }).link;
}

/** The table that a request asks for, if its person sits there or it has a link. */
export async function visit(
  { tables, identity }: Pick<LiveInput, 'tables' | 'identity'>,
  request: FastifyRequest,
): Promise<{ table: LiveTable; person: string | null; link: string | null }> {
  const { id } = request.params as { id: string };
  const link = shownLink(request);
  const [table, person] = await Promise.all([tables.open(checked(IdSchema, id)), identity.person(request)]);
  if (person && (table.row.host === person.id || table.seatsOf(person.id).length > 0))
    return { table, person: person.id, link: null };
  if (link === undefined) throw new RefusalError('no-table');
  const opened = await openLink(tables, checked(CodeSchema, link));
  if (opened.table.id !== table.id) throw new RefusalError('link-closed');
  return { table, person: person?.id ?? null, link };
}
