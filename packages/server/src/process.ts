import { type ServerInput, startServer } from './server.ts';

/** Messages from the parent process. */
export type ToServerProcess = { start: Omit<ServerInput, 'page' | 'log'> } | 'memory' | 'stop';

/** Messages to the parent process. */
export type FromServerProcess =
  | { url: string }
  | { failed: string }
  /** Heap after a collection in bytes, CPU time of all threads so far in microseconds, and tables in memory. */
  | { memory: number; cpu: number; tables: number }
  | { log: object };

// runs the server as a child process for measurements and tests: started by fork(), configured by messages
if (!process.send) throw new Error('This program is started by another one, which talks to it.');
const say = (answer: FromServerProcess): void => void process.send!(answer);

// never outlive the parent process
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
