import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { FromServerProcess, ToServerProcess } from '@cordillera/server';
import { CommandError } from '../cli/command.ts';

const program = createRequire(import.meta.url).resolve('@cordillera/server/process');

/** Where the server stores its tables: in a folder, or on a PostgreSQL server. */
export interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** A server in a process of its own. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #errors: object[];

  private constructor(url: string, child: ChildProcess, errors: object[]) {
    this.url = url;
    this.#child = child;
    this.#errors = errors;
  }

  static async start(place: Place, execArgv: string[] = []): Promise<ServerProcess> {
    const child = fork(program, {
      // as `npm start` has it
      execArgv: ['--expose-gc', '--max-semi-space-size=32', ...execArgv],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const errors: object[] = [];
    const url = await new Promise<string>((done, fail) => {
      child.on('message', (answer: FromServerProcess) => {
        if ('url' in answer) done(answer.url);
        else if ('failed' in answer) fail(new CommandError(`the server did not start: ${answer.failed}`));
        else if ('log' in answer && (answer.log as { level?: string }).level === 'error') errors.push(answer.log);
      });
      child.once('error', fail);
      child.once('exit', (code) =>
        fail(new CommandError(`the server ended before it had started (exit code ${code})`)),
      );
      // every client sends an IP address of its own, as a proxy would
      const message: ToServerProcess = { start: { ...place, trustProxy: 1 } };
      child.send(message);
    });
    return new ServerProcess(url, child, errors);
  }

  /** The errors the server has reported. */
  get errors(): readonly object[] {
    return this.#errors;
  }

  /** Memory in bytes, after garbage collection, and CPU time in microseconds. */
  async usage(): Promise<{ memory: number; cpu: number }> {
    const answer = new Promise<{ memory: number; cpu: number }>((done) => {
      const onMessage = (message: FromServerProcess): void => {
        if (!('memory' in message)) return;
        this.#child.off('message', onMessage);
        done(message);
      };
      this.#child.on('message', onMessage);
    });
    this.#child.send('memory' satisfies ToServerProcess);
    return answer;
  }

  async #end(how: () => void): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    how();
    await ended;
  }

  /** Ends the process without warning, like a power cut. */
  kill(): Promise<void> {
    return this.#end(() => this.#child.kill('SIGKILL'));
  }

  stop(): Promise<void> {
    return this.#end(() => this.#child.send('stop' satisfies ToServerProcess));
  }
}
