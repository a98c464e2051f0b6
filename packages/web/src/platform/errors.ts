import type { Language } from '@cordillera/engine';
import { catalogues } from '../i18n/index.tsx';
import { routeOf } from './routes.ts';

/** An error that a person can be told, such as a `CordilleraError`. */
export interface LocalizedError extends Error {
  describe(language: Language): string;
}

/** Asked for without loading the classes that have words. */
export const isLocalizedError = (error: unknown): error is LocalizedError =>
  error instanceof Error && 'describe' in error;

/** A part of the page could not be fetched, or a worker not be started. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** What browsers say of a script that could not be fetched, or was a page instead; a worker passes on no more than that. */
const lostScript = /dynamically imported module|Importing a module script|JavaScript MIME type/;

/** What the builder's own loader has reported, a lost style sheet for example. */
const reported = new WeakSet<Error>();

export const reportNotLoaded = (error: Error): void => void reported.add(error);

export const isNotLoaded = (error: unknown): error is Error =>
  error instanceof Error && (error instanceof ChunkLoadError || reported.has(error) || lostScript.test(error.message));

/** Any error in words. `otherwise` is for one that has none, where more can be said than that it went wrong. */
export function errorMessage(error: unknown, language: Language, otherwise?: string): string {
  if (isLocalizedError(error)) return error.describe(language);
  const words = catalogues[language];
  return isNotLoaded(error) ? words.notLoaded : (otherwise ?? words.failure.unknown);
}

/** Their messages speak of code. Others may hold what was read or chosen: a seed, a hand, the code of a link. */
const harmless: readonly unknown[] = [TypeError, RangeError, ReferenceError];

/** What a report needs to say of an error, and nothing that may not be shown to everybody. */
export function reportOf(error: unknown): string {
  const {
    name = typeof error,
    message = '',
    stack = '',
    code = '',
  } = (error ?? {}) as Partial<Error & { code: string }>;
  const isHarmless = isNotLoaded(error) || harmless.includes((error as object | null)?.constructor);
  // "at play (https://…/assets/base-x.js:1:23)", in Firefox and WebKit "play@https://…": only files of the page
  const frames = [...stack.matchAll(/[\w-]+\.js:\d+:\d+/g)].map(([frame]) => `  ${frame}`);
  return [
    `${name}${code && ` ${code}`}${isHarmless ? `: ${message}` : ''}`,
    ...frames.slice(0, 8),
    `${ownVersion()} · ${routeOf(location.hash).screen}`,
    navigator.userAgent,
  ].join('\n');
}

/** The script that this page began with: its name changes with every version. */
export const ownScript = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

const ownVersion = (): string => ownScript().replace(/^.*\//, '');
