import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './database/database.ts';

/** What Prometheus may know: counts and times, never who or what. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly refusals: Counter<'code'>;
  readonly entries: Counter;
  readonly notices: Counter<'kind' | 'result'>;
  readonly #database: Histogram<'kind'>;

  constructor(gauges: { tables(): number; sockets(): number; people(): number }) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'cordillera_http_seconds',
      help: 'Time to answer a request.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    });
    this.refusals = new Counter({
      name: 'cordillera_refusals_total',
      help: 'Requests refused, by reason.',
      labelNames: ['code'],
      registers,
    });
    this.entries = new Counter({
      name: 'cordillera_writes_total',
      help: 'Times that a table was written to by this process.',
      registers,
    });
    this.notices = new Counter({
      name: 'cordillera_notices_total',
      help: 'Notices sent, by kind and result.',
      labelNames: ['kind', 'result'],
      registers,
    });
    this.#database = new Histogram({
      name: 'cordillera_database_seconds',
      help: 'Time of the database.',
      labelNames: ['kind'],
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2],
      registers,
    });
    const gauge = (name: string, help: string, read: () => number): void => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    };
    gauge('cordillera_tables', 'Tables in memory.', gauges.tables);
    gauge('cordillera_sockets', 'Pages that look at a table.', gauges.sockets);
    gauge('cordillera_people', 'People who look at a table.', gauges.people);
  }

  /** The same database, measured. Once it is closed nobody reaches it: what comes too late is refused here. */
  measured<Kind extends Database>(database: Kind): Kind {
    let closing: Promise<void> | null = null;
    const timed = async <Result>(kind: string, deed: () => Promise<Result>): Promise<Result> => {
      if (closing) throw new Error('the database is closed');
      const end = this.#database.startTimer({ kind });
      try {
        return await deed();
      } finally {
        end();
      }
    };
    return {
      ...database,
      read: (sql, ...values) => timed('read', () => database.read(sql, ...values)),
      write: (...statements) => timed('write', () => database.write(...statements)),
      close() {
        closing ??= database.close();
        return closing;
      },
    };
  }
}

/** Metrics on a port of their own. */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  return server;
}
