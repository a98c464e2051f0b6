import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ratesFor, type ServerInput } from '@cordillera/server';
import type { Place } from './databases.ts';

const program = fileURLToPath(new URL('../../dist/process.js', import.meta.url));

/** A server in its own process, from the built package. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  errors: object[];
  /** Like a power cut. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

type Answer = { url: string } | { failed: string } | { log: object };

export interface ProcessOptions {
  rates?: NonNullable<ServerInput['rates']>;
  /** The heap limit in MB. */
  heapMb?: number;
  more?: Pick<ServerInput, 'port' | 'publicUrl' | 'trustProxy'>;
}

/** Starts a server process; throws its message if it fails to start. */
export async function startProcess(
  place: Place,
  { rates = ratesFor(1_000_000), heapMb, more = {} }: ProcessOptions = {},
): Promise<ServerProcess> {
  const execArgv = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`];
  const child = fork(program, { execArgv, stdio: 'inherit' });
  const errors: object[] = [];
  const end = async (how: () => void): Promise<void> => {
    const ended = once(child, 'exit');
    how();
    await ended;
  };
  const url = await new Promise<string>((done, fail) => {
    child.on('message', (answer: Answer) => {
      if ('url' in answer) done(answer.url);
      else if ('failed' in answer) fail(new Error(answer.failed));
      else errors.push(answer.log);
    });
    child.on('error', fail);
    child.on('exit', () => fail(new Error('the server ended')));
    child.send({ start: { ...place, rates, ...more } });
  });
  return {
    url,
    child,
    errors,
    kill: () => end(() => child.kill('SIGKILL')),
    stop: () => end(() => child.send('stop')),
  };
}
