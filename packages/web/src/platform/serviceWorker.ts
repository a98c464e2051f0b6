import { useSyncExternalStore } from 'react';
import { ownScript } from './errors.ts';

/** A message between the page and its service worker (sw.js). */
type Message = { ask: 'has'; file: string } | { ask: 'take over' };

const updateIntervalMs = 3_600_000;

/** Waits this long for the newer worker to take over: it may itself have been replaced by a newer one. */
const handOverMs = 3000;

let waiting: ServiceWorker | null = null;
let isNew = false;
const listeners = new Set<() => void>();

function announce(): void {
  isNew = true;
  for (const listener of listeners) listener();
}

/** Asks a worker whether it comes from the same build as this page. */
export const isOwnScript = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data === true);
    worker.postMessage({ ask: 'has', file: ownScript() } satisfies Message, [port2]);
  });

/**
 * Announces a worker that has fetched everything, unless the page came from the network and already is that version.
 */
async function consider(worker: ServiceWorker): Promise<void> {
  if (await isOwnScript(worker)) return;
  waiting = worker;
  announce();
}

/** Stores the whole page for offline use, in production only, and checks for a newer one now and then. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isUpdate = serviceWorker.controller !== null;
  // Another window let a newer worker take over: scripts that this page has not fetched may be gone.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdate && !waiting) announce();
  });
  const registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' }).catch(() => null);
  // Without a worker everything works except playing offline.
  if (!registration) return;
  if (registration.waiting) void consider(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller) void consider(worker);
    });
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < updateIntervalMs) return;
    looked = Date.now();
    void registration.update().catch(() => undefined);
  });
}

/** Loads the new version in this window. */
export function showNewVersion(): void {
  // another window may have activated it already
  if (waiting?.state === 'installed') {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage({ ask: 'take over' } satisfies Message);
    setTimeout(() => location.reload(), handOverMs);
  } else {
    location.reload();
  }
}

/** The server needs a newer page than this one: fetches it, also into the service worker, and loads it. */
export async function fetchNewVersion(): Promise<void> {
  if ('serviceWorker' in navigator) {
    const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
    await registration?.update().catch(() => undefined);
    const worker = registration?.installing;
    if (worker)
      await new Promise<void>((done) => {
        const look = (): void => {
          if (worker.state !== 'installing') done();
        };
        worker.addEventListener('statechange', look);
        look();
      });
    waiting = registration?.waiting ?? waiting;
  }
  showNewVersion();
}

export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isNew,
  );
