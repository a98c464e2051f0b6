import type * as v from 'valibot';

/** Retries use exponential backoff, starting at `firstRetryDelayMs`. */
export const maxAttempts = 4;

export const firstRetryDelayMs = 5000;

interface JobOptions {
  /** Milliseconds since 1970; now when absent. */
  at?: number;
  /** Of the waiting jobs of a kind with the same key, only the first is run. */
  key?: string;
}

/** The payload of a kind of job; processes of the previous version may have written it. */
export type BodySchema<Body> = v.GenericSchema<unknown, Body>;

/** Work that survives the process that asked for it: each job runs at least once, in one process at a time. */
export interface Jobs {
  /** Makes this process run jobs of this kind. */
  work<Body extends object>(kind: string, body: BodySchema<Body>, action: (body: Body) => Promise<void>): Promise<void>;
  /** Runs an action now and every minute, in any one process. */
  everyMinute(kind: string, action: () => Promise<void>): Promise<void>;
  send(kind: string, body: object, options?: JobOptions): Promise<void>;
  close(): Promise<void>;
}

export type OnError = (error: unknown) => void;
