import type * as v from 'valibot';

/** Something is tried so many times before it is given up, with so many ms between the first two. */
export const maxAttempts = 4;

export const firstRetryDelayMs = 5000;

interface JobOptions {
  /** Milliseconds since 1970; now when absent. */
  at?: number;
  /** Of the jobs of one kind that wait with the same key only the first is kept. */
  key?: string;
}

/** What a job of a kind carries; processes of the last version may have written it. */
export type BodySchema<Body> = v.GenericSchema<unknown, Body>;

/** Work that is done even if the process that asked for it dies: at least once, and by one process at a time. */
export interface Jobs {
  /** From now on this process does this kind of work. */
  work<Body extends object>(kind: string, body: BodySchema<Body>, action: (body: Body) => Promise<void>): Promise<void>;
  /** The same, for what is to be done now and then every minute, by any one process. */
  everyMinute(kind: string, action: () => Promise<void>): Promise<void>;
  send(kind: string, body: object, options?: JobOptions): Promise<void>;
  close(): Promise<void>;
}

export type OnError = (error: unknown) => void;
