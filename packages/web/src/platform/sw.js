/**
 * Keeps the whole page in the browser, so that it opens without a network. The build puts its list of files and a
 * version (a hash of all of them) into the first lines: see vite.config.ts.
 */
const version = '%VERSION%';
const files = ['%FILES%'];

const prefix = `cordillera ${self.registration.scope} `;
const cacheName = prefix + version;
const addresses = new Set(files.map((file) => new URL(file, self.registration.scope).href));
const home = new URL('./', self.registration.scope).href;

/** How long the network may take to bring the page, in ms, before the kept one is shown. */
const networkTimeoutMs = 3000;

self.addEventListener('install', (event) => {
  // Names under assets/ change with their content, so the browser's own cache is right; the others are asked for anew.
  const requests = [...addresses].map(
    (address) => new Request(address, { cache: address.includes('/assets/') ? 'default' : 'reload' }),
  );
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('message', ({ data, ports }) => {
  if (data?.ask === 'has') ports[0].postMessage(addresses.has(data.file));
  if (data?.ask === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const isFile = request.url.includes('/assets/') || addresses.has(request.url);
  // a file may be opened like a page: licences.txt
  if (request.mode === 'navigate' && (request.url === home || !isFile)) event.respondWith(page(request));
  else if (isFile) event.respondWith(file(request));
});

/** The page: the newest if the network brings it in time, else the kept one. */
async function page(request) {
  const cached = caches.match(home, { ignoreVary: true });
  const fresh = fetch(request);
  const late = new Promise((done) => {
    setTimeout(done, networkTimeoutMs);
  });
  try {
    const answer = await Promise.race([fresh, late.then(() => cached)]);
    if (answer && answer.status < 500) return answer;
    return (await cached) ?? (await fresh);
  } catch {
    return (await cached) ?? Response.error();
  }
}

/** A file of the page: kept ones first, of any version that is still here. */
async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** A notice from the server; what is in it was written for this person, in their language. */
self.addEventListener('push', (event) => {
  const { title, body, table } = event.data?.json() ?? {};
  if (!title) return;
  const options = { body, tag: table, data: { table }, icon: 'icon-192.png', badge: 'icon-192.png' };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Leads to the table, in a window that is open already if there is one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  const address = table ? `${home}#/at/${encodeURIComponent(table)}` : home;
  const go = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = windows.find((each) => each.url.startsWith(self.registration.scope));
    if (!open) return self.clients.openWindow(address);
    await open.focus();
    return open.navigate(address);
  };
  event.waitUntil(go());
});
