import type { Language } from '@cordillera/engine';
import { catalogues } from '../i18n/index.tsx';
import { routeOf } from './routes.ts';

/** An error with a message for people, such as a `CordilleraError`. */
export interface LocalizedError extends Error {
  describe(language: Language): string;
}

/** A check that does not load the classes with messages. */
export const isLocalizedError = (error: unknown): error is LocalizedError =>
  error instanceof Error && 'describe' in error;

/** A part of the page could not be fetched, or a worker could not be started. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * The browsers' messages for a script that could not be fetched or was an HTML page; a worker passes on nothing else.
 */
const lostScript = /dynamically imported module|Importing a module script|JavaScript MIME type/;

/** Errors reported by the builder's own loader, such as a missing style sheet. */
const reported = new WeakSet<Error>();

export const reportNotLoaded = (error: Error): void => void reported.add(error);

export const isNotLoaded = (error: unknown): error is Error =>
  error instanceof Error && (error instanceof ChunkLoadError || reported.has(error) || lostScript.test(error.message));

/** The message of any error. `otherwise` replaces the general message for errors without one. */
export function errorMessage(error: unknown, language: Language, otherwise?: string): string {
  if (isLocalizedError(error)) return error.describe(language);
  const words = catalogues[language];
  return isNotLoaded(error) ? words.notLoaded : (otherwise ?? words.failure.unknown);
}

/** The messages of these speak of code. Others may hold private values: a seed, a hand, the code of a link. */
const harmless: readonly unknown[] = [TypeError, RangeError, ReferenceError];

/** The technical report of an error, without anything private. */
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

/** The entry script of this page; its name changes with every version. */
export const ownScript = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

const ownVersion = (): string => ownScript().replace(/^.*\//, '');
