/* global VERSION, FILES -- both are written above this file by build/precache.ts. */
// The built files are kept on the device and served from there; everything else (the API, sockets) goes to the network.
const CACHE = `ashtown-${VERSION}`;
const at = (file) => new URL(file, self.registration.scope).href;
const KEPT = new Map(FILES.map((file) => [at(file), file]));

// So many at once, and so many milliseconds between: several people of one address come in at the same time, and a server lets
// each address have only so much. Nobody waits for it.
const GROUP = 8;
const PAUSE = 250;
const AGAIN = 1000;
const TRIES = 30;
const later = (ms) => new Promise((go) => setTimeout(go, ms));

async function fetchKept(file, tries = TRIES) {
  // `reload` bypasses the browser's own cache, or an old file could be kept under a new version.
  const response = await fetch(new Request(at(file), { cache: 'reload' }));
  if (response.ok) return response;
  if (response.status !== 429 || tries === 0) throw new Error(`${file}: ${response.status}`);
  await later(AGAIN);
  return fetchKept(file, tries - 1);
}

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    const had = new Set((await cache.keys()).map(({ url }) => url));
    const wanted = FILES.filter((file) => !had.has(at(file)));
    for (let i = 0; i < wanted.length; i += GROUP) {
      if (i > 0) await later(PAUSE);
      await Promise.all(wanted.slice(i, i + GROUP).map(async (file) => cache.put(at(file), await fetchKept(file))));
    }
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('ashtown-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

// Whoever touches a message comes to the page that sent it, or to a new one where that was closed.
self.addEventListener('notificationclick', (event) => {
  const { data: href } = event.notification;
  event.notification.close();
  const pages = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  event.waitUntil(pages.then((all) => all.find(({ url }) => url === href)?.focus() ?? self.clients.openWindow(href)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  url.hash = '';
  url.search = '';
  const isPage = request.mode === 'navigate' && url.href === at('');
  // The page asks whether a server is there (src/net/api.ts). Without a net that is no error.
  if (!isPage && url.href === at('')) {
    event.respondWith(fetch(request).catch(() => new Response(null, { status: 204 })));
    return;
  }
  if (!isPage && !KEPT.has(url.href)) return;
  const kept = caches.open(CACHE).then((cache) => cache.match(isPage ? at('index.html') : url.href));
  event.respondWith(kept.then((response) => response ?? fetch(request)));
});
