import { useSyncExternalStore } from 'react';
import { isPending } from '../store/storeEvents.ts';
import { isNotLoaded, ownScript, reportNotLoaded } from './errors.ts';
import { fetchNewVersion, isOwnScript } from './serviceWorker.ts';

/** The version this window has moved to: it moves there by itself only once, to avoid an endless loop. */
const ledTo = 'cordillera.led-to';
/** Set when the window has just moved and the player has not been informed yet. */
const justLed = 'cordillera.just-led';

let isOutdated = false;
const listeners = new Set<() => void>();

/** A part of this page is gone from the server, and only loading the newer page helps. */
export const useOutdated = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOutdated,
  );

/** Records every part of the page that cannot be fetched, and checks for a newer page. */
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

/**
 * The builder's loader requests a style sheet only once: without a retry, a screen opened again would have no styles.
 */
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

/** The entry script of the page now on the server; null when it does not answer. */
async function newestScript(): Promise<string | null> {
  // the query bypasses the service worker, which would answer with its stored page
  const answer = await fetch(`./?${Date.now()}`, { cache: 'no-store', headers: { Accept: 'text/html' } }).catch(
    () => null,
  );
  const [, script] = /<script[^>]*type="module"[^>]*src="([^"]*)"/.exec(answer?.ok ? await answer.text() : '') ?? [];
  return script === undefined ? null : new URL(script, document.baseURI).href;
}

/**
 * Called when a part of the page is missing. If the server has another version by now, moves to it: by itself only
 * once, and only when everything played is saved.
 */
export async function followNewVersion(): Promise<void> {
  const newest = await newestScript();
  const keeper = navigator.serviceWorker?.controller;
  // without a network there may be a newer page in the service worker
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
    // nothing can be recorded, so moving could loop forever
    return;
  }
  await fetchNewVersion();
}

/** Whether this page was loaded because a part of the previous one was gone; true only once. */
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
 * Retries what failed. Some browsers never request a failed script again: when the same thing fails twice, the page is
 * reloaded, if it is available and everything played is saved.
 */
export async function tryAgain(error: unknown, retry: () => void): Promise<void> {
  // any of the scripts that a screen needs may be the first to fail
  const what = `${location.hash} ${isNotLoaded(error) ? 'not loaded' : String(error)}`;
  const isSecond = tried.has(what);
  tried.add(what);
  fetchStyles();
  if (isSecond && !isPending() && (navigator.serviceWorker?.controller || (await newestScript()) !== null))
    location.reload();
  else retry();
}
