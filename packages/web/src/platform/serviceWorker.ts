import { useSyncExternalStore } from 'react';
import { ownScript } from './errors.ts';

/** What the page and its service worker (sw.js) say to each other. */
type Message = { ask: 'has'; file: string } | { ask: 'take over' };

const updateIntervalMs = 3_600_000;

/** How long the newer worker may take to take over, in ms: it might have been replaced by one that is newer still. */
const handOverMs = 3000;

let waiting: ServiceWorker | null = null;
let isNew = false;
const listeners = new Set<() => void>();

function announce(): void {
  isNew = true;
  for (const listener of listeners) listener();
}

/** Asks a worker whether it was built together with this page. */
export const isOwnScript = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data === true);
    worker.postMessage({ ask: 'has', file: ownScript() } satisfies Message, [port2]);
  });

/** A worker has fetched everything. If the page itself came fresh from the network it already is that version. */
async function consider(worker: ServiceWorker): Promise<void> {
  if (await isOwnScript(worker)) return;
  waiting = worker;
  announce();
}

/** Keeps the whole page for times without a network, in production only; looks for a newer one now and then. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isUpdate = serviceWorker.controller !== null;
  // Another window has let a newer worker take over: what this page still has to fetch may be gone.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdate && !waiting) announce();
  });
  const registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' }).catch(() => null);
  // No worker, no harm: everything but the way offline works without.
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
  // another window may have let it take over already
  if (waiting?.state === 'installed') {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage({ ask: 'take over' } satisfies Message);
    setTimeout(() => location.reload(), handOverMs);
  } else {
    location.reload();
  }
}

/** The server needs a newer page than this one: fetches it, where pages are kept, and loads it. */
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
