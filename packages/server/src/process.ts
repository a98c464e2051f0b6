import { type ServerInput, startServer } from './server.ts';

/** What the process that started this one may say to it. */
export type ToServerProcess = { start: Omit<ServerInput, 'page' | 'log'> } | 'memory' | 'stop';

/** What it answers. */
export type FromServerProcess =
  | { url: string }
  | { failed: string }
  /** After a collection, in bytes; the time all its threads have worked so far, in microseconds; the tables in memory. */
  | { memory: number; cpu: number; tables: number }
  | { log: object };

// The server as a process of its own, for measurements and tests: it is started by fork() and told where everything lies.
if (!process.send) throw new Error('This program is started by another one, which talks to it.');
const say = (answer: FromServerProcess): void => void process.send!(answer);

// it never outlives the one who started it
process.on('disconnect', () => process.exit());

let running: Awaited<ReturnType<typeof startServer>> | null = null;

process.on('message', (message: ToServerProcess) => {
  if (message === 'memory') {
    (globalThis as { gc?: () => void }).gc?.();
    const { user, system } = process.cpuUsage();
    say({ memory: process.memoryUsage().rss, cpu: user + system, tables: running?.tables.size ?? 0 });
  } else if (message === 'stop') {
    void running?.close().then(() => process.disconnect());
  } else {
    startServer({ ...message.start, log: (log) => say({ log }) }).then(
      (server) => {
        running = server;
        say({ url: server.url });
      },
      (error: Error) => {
        say({ failed: error.message });
        process.disconnect();
      },
    );
  }
});
