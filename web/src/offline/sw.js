// The service worker: keeps the whole page, so that after one visit it needs no network, and lets a newer version
// wait until a person takes it or no page of the old one is open. Plain JavaScript, served as it is; VERSION and FILES
// are filled in when the page is built (build/site.ts).
//
// Written here and not taken from a library: Workbox's build brings more than three hundred packages with it.
const version = 'VERSION';
const files = ['FILES'];

// Other copies of the page may lie on the same host: every copy has caches of its own.
const PREFIX = `hoyito ${new URL(self.registration.scope).pathname} `;
const CACHE = PREFIX + version;
/** How many files are fetched at a time: the page itself comes first. */
const AT_A_TIME = 4;

/** Hosts differ in whether they show or hide the name: the page is kept under the address people open. */
const addressOf = (file) => (file === 'index.html' ? './' : file);
/** A name with its content's hash in it never stands for another content (Vite puts one on all of these). */
const isHashed = (file) => file.startsWith('assets/');

async function fill() {
  const cache = await caches.open(CACHE);
  const wanted = [...files];
  const work = async () => {
    for (let file = wanted.shift(); file !== undefined; file = wanted.shift()) {
      const address = new URL(addressOf(file), self.registration.scope).href;
      if (await cache.match(address)) continue;
      const kept = isHashed(file) ? await caches.match(address) : undefined;
      await cache.put(address, kept ?? (await load(address, isHashed(file))));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

async function load(address, hashed) {
  const response = await fetch(address, { cache: hashed ? 'default' : 'no-cache', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // A page that came by way of another address is refused by browsers later: its content is kept by itself.
  if (!response.redirected) return response;
  return new Response(await response.blob(), { status: 200, headers: response.headers });
}

/** The version before stays as well: a page of it may still be open in another tab. */
async function tidy() {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(own.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  if (request.mode === 'navigate') {
    const page = await cache.match(new URL('./', self.registration.scope).href);
    return page ?? fetch(request);
  }
  return (await cache.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
// The first visit is served from here at once, and survives the network's going. There is no older page then.
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request));
});
