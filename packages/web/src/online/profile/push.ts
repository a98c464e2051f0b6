import type { BodyOf } from '@cordillera/protocol/http';

/** The state of push notifications in this browser. */
export type PushState =
  /** The browser does not support them, or the page has no service worker. */
  | 'impossible'
  /** The person has blocked them. */
  | 'blocked'
  | 'off'
  | 'on';

const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  'serviceWorker' in navigator ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;

export async function pushState(): Promise<PushState> {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return 'impossible';
  const worker = await registration();
  if (!worker) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Subscribes to push notifications; null when the browser or the person refuses. */
export async function subscribeToPush(key: string): Promise<BodyOf<'subscribePush'>['subscription'] | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await registration();
  if (!worker) return null;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } };
}

/** Returns the unsubscribed endpoint, so that the server can delete it. */
export async function unsubscribeFromPush(): Promise<string | null> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}
