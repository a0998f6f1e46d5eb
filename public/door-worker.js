// Keeps the page of the doors and its scripts, so that it opens again without a line. It answers for that page alone.
const cacheName = 'strata-door-1'
const page = '/admin/week/check-in'
const patienceMs = 4_000

const isKept = ({ pathname }) => pathname.startsWith('/_next/static/') || pathname.startsWith('/fonts/')

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      const old = names.filter((name) => name.startsWith('strata-door') && name !== cacheName)
      await Promise.all(old.map((name) => caches.delete(name)))
      await self.clients.claim()
    })(),
  ),
)

async function keep(url) {
  const cache = await caches.open(cacheName)
  if (await cache.match(url)) return
  const response = await fetch(url)
  if (response.ok && !response.redirected) await cache.put(url, response)
}

/** The page of who is signed in now, with all the scripts and styles that it names. */
async function keepPage(url) {
  const response = await fetch(url, { redirect: 'manual' })
  if (!response.ok) return
  const html = await response.clone().text()
  const cache = await caches.open(cacheName)
  await cache.put(url, response)
  const names = [...html.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g)].map(([path]) => path)
  await Promise.allSettled([...new Set(names)].map((path) => keep(new URL(path, self.location.href).href)))
}

self.addEventListener('message', ({ data }) => {
  for (const url of data?.keep ?? []) {
    const address = new URL(url)
    if (address.origin !== self.location.origin) continue
    if (address.pathname === page) void keepPage(page).catch(() => undefined)
    else if (isKept(address)) void keep(url).catch(() => undefined)
  }
})

/** The line first; the page that was kept when there is none, or it answers too slowly. */
async function freshOrKept(request) {
  const fresh = fetch(request).then(async (response) => {
    const cache = await caches.open(cacheName)
    // Whoever is led to the sign-in has left: the page that was theirs goes.
    if (response.type === 'opaqueredirect') await cache.delete(page)
    else if (response.ok) await cache.put(page, response.clone())
    return response
  })
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  const first = await Promise.race([fresh, late]).catch(() => undefined)
  return first ?? (await caches.match(page)) ?? fresh
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== self.location.origin) return
  if (request.mode === 'navigate' && address.pathname === page) event.respondWith(freshOrKept(request))
  else if (isKept(address))
    event.respondWith(
      (async () => {
        const entry = await caches.match(request)
        if (entry) return entry
        const response = await fetch(request)
        if (response.ok) await (await caches.open(cacheName)).put(request, response.clone())
        return response
      })(),
    )
})
