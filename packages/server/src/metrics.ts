import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './database/database.ts';
import { channels } from './notifications/notifications.ts';

/** Operations in progress, with their start times. */
class Waiting<Result extends string> {
  readonly #since = new Set<{ at: number }>();
  readonly #seconds: Histogram<'result'>;

  constructor(seconds: Histogram<'result'>) {
    this.#seconds = seconds;
  }

  /** Starts an operation. The returned function ends it with its result; null is not counted. */
  begin(): (result: Result | null) => void {
    const waiting = { at: performance.now() };
    this.#since.add(waiting);
    return (result) => {
      this.#since.delete(waiting);
      if (result !== null) this.#seconds.observe({ result }, (performance.now() - waiting.at) / 1000);
    };
  }

  /** The age of the oldest operation. */
  get longestSeconds(): number {
    const [first] = this.#since;
    return first ? (performance.now() - first.at) / 1000 : 0;
  }
}

/** The result of a choice: `refused` by the rules, `failed` for our own reasons. */
export type ChoiceResult = 'done' | 'refused' | 'failed';

export interface MetricsInput {
  tables(): number;
  sockets(): number;
  people(): number;
  /** Throws when the database is not ready. */
  ready(): Promise<void>;
  version: Version;
}

/** The identity of the program. */
export interface Version {
  version: string;
  /** Equal for equal files; "source" for an unbuilt program. */
  build: string;
}

/** The close codes of RFC 6455; a page could make up any other. */
const closeCodes = new Set([1000, 1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 1011]);

/** Prometheus metrics: counts and times only, never names or content. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly choices: Waiting<ChoiceResult>;
  readonly bots: Waiting<'done' | 'failed'>;
  readonly entries: Counter;
  readonly notices: Counter<'kind' | 'result'>;
  readonly errors: Counter<'event'>;
  readonly #refusals: Counter<'code' | 'over'>;
  readonly #closed: Counter<'code' | 'why'>;
  readonly #database: Histogram<'kind'>;

  constructor({ tables, sockets, people, ready, version }: MetricsInput) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    const histogram = <Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) =>
      new Histogram({ name, help, labelNames, buckets, registers });
    const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
      new Counter({ name, help, labelNames, registers });
    const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    };
    this.requests = histogram(
      'cordillera_http_seconds',
      'Time to answer a request.',
      ['method', 'route', 'status'],
      [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    );
    const choices = histogram(
      'cordillera_choice_seconds',
      'Time from the arrival of a choice to its acknowledgement.',
      ['result'],
      [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    );
    this.choices = new Waiting(choices);
    gauge(
      'cordillera_choice_waiting_seconds',
      'How long the oldest unacknowledged choice has waited.',
      () => this.choices.longestSeconds,
    );
    const bots = histogram(
      'cordillera_bot_seconds',
      'Time from a decision of a bot to its choice being written.',
      ['result'],
      [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    );
    this.bots = new Waiting(bots);
    gauge(
      'cordillera_bot_waiting_seconds',
      'How long the oldest decision of a bot has waited.',
      () => this.bots.longestSeconds,
    );
    this.#refusals = counter('cordillera_refusals_total', 'Refused requests and messages, by reason.', [
      'code',
      'over',
    ]);
    this.#closed = counter('cordillera_sockets_closed_total', 'Closed sockets, by close code and reason.', [
      'code',
      'why',
    ]);
    this.errors = counter('cordillera_errors_total', 'Errors logged, by event.', ['event']);
    this.entries = counter('cordillera_writes_total', 'Writes to tables by this process.', []);
    this.notices = counter('cordillera_notices_total', 'Notifications, by kind and result.', ['kind', 'result']);
    this.#database = histogram(
      'cordillera_database_seconds',
      'Time of a database request.',
      ['kind'],
      [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2, 10, 30],
    );
    gauge('cordillera_tables', 'Tables in memory.', tables);
    gauge('cordillera_sockets', 'Open table sockets.', sockets);
    gauge('cordillera_people', 'People connected to a table.', people);
    // the failed operation itself logs what is wrong
    gauge('cordillera_ready', '1 while the database answers and takes writes, as /readyz says.', () =>
      ready().then(
        () => 1,
        () => 0,
      ),
    );
    new Gauge({
      name: 'cordillera_build_info',
      help: 'Which program this is.',
      labelNames: ['version', 'build'],
      registers,
    }).set({ ...version }, 1);
    // counters start at 0: Prometheus sees no increase in a series that begins at 1
    for (const over of ['http', 'socket'] as const) this.#refusals.inc({ code: 'unavailable', over }, 0);
    for (const result of ['done', 'refused', 'failed']) choices.zero({ result });
    for (const result of ['done', 'failed']) bots.zero({ result });
    for (const kind of channels) for (const result of ['sent', 'failed', 'gone']) this.notices.inc({ kind, result }, 0);
    this.errors.inc({ event: 'error' }, 0);
  }

  refused(code: string, over: 'http' | 'socket'): void {
    this.#refusals.inc({ code, over });
  }

  /** `why`: the code that the page was sent, or the fault of the connection; null when the page closed it. */
  closed(code: number, why: string | null): void {
    const known = closeCodes.has(code) ? String(code) : 'other';
    this.#closed.inc({ code: known, why: why ?? (code === 1006 ? 'lost' : 'left') });
  }

  /** A database that measures its operations. Once it closes, later operations are refused here and never reach it. */
  measured<Kind extends Database>(database: Kind): Kind {
    let closing: Promise<void> | null = null;
    const timed = async <Result>(kind: string, action: () => Promise<Result>): Promise<Result> => {
      if (closing) throw new Error('the database is closed');
      const end = this.#database.startTimer({ kind });
      try {
        return await action();
      } finally {
        end();
      }
    };
    return {
      ...database,
      read: (sql, ...values) => timed('read', () => database.read(sql, ...values)),
      write: (...statements) => timed('write', () => database.write(...statements)),
      forget: () => timed('write', () => database.forget()),
      close() {
        closing ??= database.close();
        return closing;
      },
    };
  }
}

/** Serves metrics on a port of their own. */
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
