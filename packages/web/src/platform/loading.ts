import { useSyncExternalStore } from 'react';
import { isPending } from '../store/storeEvents.ts';
import { isNotLoaded, ownScript, reportNotLoaded } from './errors.ts';
import { fetchNewVersion, isOwnScript } from './serviceWorker.ts';

/** Which version this window was led to: it goes there by itself once, or it might go round for ever. */
const ledTo = 'cordillera.led-to';
/** It has just been led there, and nothing was said about it yet. */
const justLed = 'cordillera.just-led';

let isOutdated = false;
const listeners = new Set<() => void>();

/** A part of this page is gone, and there is a newer page: nothing but that one helps. */
export const useOutdated = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOutdated,
  );

/** Notes every part of the page that cannot be fetched, and looks whether there is a newer page. */
export function startLoading(): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: Error };
    reportNotLoaded(payload);
    const style = /Unable to preload CSS for (\S+)/.exec(payload.message)?.[1];
    if (style) lostStyles.add(style);
    void followNewVersion();
  });
  addEventListener('hashchange', fetchStyles);
}

/** The loader asks for a style sheet once only: a screen that is opened again would be drawn without it. */
const lostStyles = new Set<string>();

function fetchStyles(): void {
  for (const href of lostStyles) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => lostStyles.delete(href);
    link.onerror = () => link.remove();
    document.head.append(link);
  }
}

/** The script of the page that the server has now; null when it does not answer. */
async function newestScript(): Promise<string | null> {
  // with a query: the service worker would answer with the page that it keeps
  const answer = await fetch(`./?${Date.now()}`, { cache: 'no-store', headers: { Accept: 'text/html' } }).catch(
    () => null,
  );
  const [, script] = /<script[^>]*type="module"[^>]*src="([^"]*)"/.exec(answer?.ok ? await answer.text() : '') ?? [];
  return script === undefined ? null : new URL(script, document.baseURI).href;
}

/**
 * Something was not there. If that is because the server has another version by now, the page goes there: by itself
 * once, and only when all that was played is kept.
 */
export async function followNewVersion(): Promise<void> {
  const newest = await newestScript();
  const keeper = navigator.serviceWorker?.controller;
  // without a network there may be a newer page that is kept
  const target = newest ?? (keeper && !(await isOwnScript(keeper)) ? 'kept' : null);
  if (target === null || target === ownScript()) return;
  isOutdated = true;
  for (const listener of listeners) listener();
  if (isPending()) return;
  try {
    if (sessionStorage.getItem(ledTo) === target) return;
    sessionStorage.setItem(ledTo, target);
    sessionStorage.setItem(justLed, '1');
  } catch {
    // nothing can be noted: it might go round for ever
    return;
  }
  await fetchNewVersion();
}

/** Whether this page was loaded because a part of the one before was gone; true only once. */
export function wasLed(): boolean {
  try {
    const led = sessionStorage.getItem(justLed) !== null;
    sessionStorage.removeItem(justLed);
    return led;
  } catch {
    return false;
  }
}

const tried = new Set<string>();

/**
 * Tries again what failed. Some browsers never ask again for a script that they could not fetch: when the same fails
 * twice, the page is loaded anew, if it can be had and all that was played is kept.
 */
export async function tryAgain(error: unknown, again: () => void): Promise<void> {
  // of several scripts that a screen needs another one may be the first to fail
  const what = `${location.hash} ${isNotLoaded(error) ? 'not loaded' : String(error)}`;
  const isSecond = tried.has(what);
  tried.add(what);
  fetchStyles();
  if (isSecond && !isPending() && (navigator.serviceWorker?.controller || (await newestScript()) !== null))
    location.reload();
  else again();
}
