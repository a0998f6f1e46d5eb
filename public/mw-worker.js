// The service worker of the event's site: the agenda, its halls and the reader's plan without a line.
//
// The network is always asked first, so nobody who has a line sees an old page; what it answers is kept. A page that
// comes out of the store says on its document when it was fetched, and the page tells the reader.
//
// To get rid of it: set `isRetired` to true and leave the file where it is. Browsers ask for it anew at every visit;
// it then empties its store and signs itself off.
const isRetired = false

const storeName = 'strata-mw-1'
const storeBytesMax = 2_800_000
/** What is larger is not worth the room of twenty pages. */
const fileBytesMax = 400_000
/** A page that was kept this recently is not fetched again beside the one that is read. */
const freshMilliseconds = 600_000

const keptAt = 'x-kept-at'
const keptBytes = 'x-kept-bytes'
const agendaPage = /^(?:\/en)?\/mw\/agenda(?:\/[1-9]\d{0,8}(?:\/hall\/[1-9]\d{0,8})?)?$/
/** What pages are made of. Its names change with its content, so what was kept is as good as new. */
const pageFile = /^\/(?:_next\/static|fonts|art)\//
const picture = /^\/files\/[0-9a-f]+\/\d+\.(?:avif|webp|jpg)$/
const texts = /html|javascript|css|json|svg|x-component/
/** The version of a page, which its loader names, and the address of the flight of that version. */
const versionInPage = /"version":"([\w-]+)"/
const versionInAddress = /[?&]_flight=([\w-]+)$/
const flightPath = (path, version) => `${path}?&_flight=${version}`

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(isRetired ? retire() : dropStores((name) => name !== storeName))
})

async function retire() {
  await dropStores(() => true)
  await self.registration.unregister()
}

/** Other stores of this origin are not ours. */
async function dropStores(isUnwanted) {
  const names = (await caches.keys()).filter((name) => name.startsWith('strata-mw-') && isUnwanted(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  const [, version] = versionInAddress.exec(search) ?? []
  if (isRetired || request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && agendaPage.test(pathname)) event.respondWith(page(event, pathname))
  else if (version && agendaPage.test(pathname)) event.respondWith(file(event, flightPath(pathname, version)))
  else if (pageFile.test(pathname)) event.respondWith(file(event, pathname))
  else if (picture.test(pathname)) event.respondWith(fetchPicture(event, pathname))
})

self.addEventListener('message', (event) => {
  const { keep: paths, isUncontrolled } = event.data ?? {}
  if (isRetired || !Array.isArray(paths)) return
  // Browsers drop a page that was left and is claimed, so only a page that is there asks for it.
  if (isUncontrolled) event.waitUntil(self.clients.claim())
  event.waitUntil(keepAll(paths.filter((path) => typeof path === 'string' && agendaPage.test(path))))
})

/** A page of the agenda: from the network, and from the store when there is none. */
async function page(event, path) {
  try {
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(keepPage(path, answer.clone()))
    return answer
  } catch (error) {
    const copy = await readCopy(path)
    if (!copy) throw error
    return datedPage(copy)
  }
}

/** What pages are made of: the same name is the same file. */
async function file(event, path) {
  return (await readCopy(path)) ?? fetch(event.request)
}

/** Pictures of the agenda that were seen. */
async function fetchPicture(event, path) {
  try {
    const answer = await fetch(event.request)
    const { url = '' } = (await self.clients.get(event.clientId)) ?? {}
    if (answer.ok && url && agendaPage.test(new URL(url).pathname)) event.waitUntil(keep(path, answer.clone()))
    return answer
  } catch (error) {
    const copy = await readCopy(path)
    if (!copy) throw error
    return copy
  }
}

/** Fetches the other days and halls one after the other, so that the page that is read comes first. */
async function keepAll(paths) {
  const store = await caches.open(storeName)
  for (const path of paths) {
    const at = Date.parse((await store.match(path))?.headers.get(keptAt) ?? '')
    if (Date.now() - at < freshMilliseconds) continue
    try {
      const answer = await fetch(path, { cache: 'no-cache' })
      if (answer.ok) await keepPage(path, answer)
    } catch {
      return
    }
  }
}

/** Keeps a page after its flight and the files that both name. */
async function keepPage(path, answer) {
  if (answer.redirected) return
  const html = await answer.clone().text()
  const store = await caches.open(storeName)
  for (const name of filesOf(html + (await keepFlight(path, html)))) {
    if (await store.match(name)) continue
    const response = await fetch(name)
    if (response.ok) await keep(name, response)
  }
  await keep(path, answer)
}

/** Keeps the flight of a page and returns its text, which is empty when the page was published anew meanwhile. */
async function keepFlight(path, html) {
  const [, version] = versionInPage.exec(html) ?? []
  if (!version) return ''
  const name = flightPath(path, version)
  const copy = await readCopy(name)
  if (copy) return copy.text()
  const answer = await fetch(name, { credentials: 'omit' })
  if (answer.headers.get('x-strata-version') !== version) return ''
  const text = await answer.clone().text()
  await keep(name, answer)
  return text
}

/** The styles and scripts that a page names, in its elements and in the data of its router, and its fonts. */
function filesOf(html) {
  const inElements = html.match(/\/(?:_next\/static|fonts)\/[\w./-]+\.(?:js|css|woff2)/g) ?? []
  const inData = (html.match(/(?<![\w/])static\/chunks\/[\w./-]+\.(?:js|css)/g) ?? []).map((name) => `/_next/${name}`)
  return new Set([...inElements, ...inData])
}

/** Texts are kept packed: a page takes a tenth of its room. */
async function keep(path, answer) {
  const headers = new Headers(answer.headers)
  const isText = texts.test(headers.get('content-type') ?? '')
  const plain = answer.body
  const bytes = await new Response(
    isText && plain ? plain.pipeThrough(new CompressionStream('gzip')) : plain,
  ).arrayBuffer()
  if (bytes.byteLength > fileBytesMax) return
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name)
  headers.set(keptAt, new Date().toISOString())
  headers.set(keptBytes, String(bytes.byteLength))
  if (isText) headers.set('x-kept-packed', '1')
  const store = await caches.open(storeName)
  await store.put(path, new Response(bytes, { headers }))
  await makeRoom(store)
}

/** Drops what was kept longest ago until the rest fits. */
async function makeRoom(store) {
  const entries = await Promise.all(
    (await store.keys()).map(async (request) => {
      const { headers } = (await store.match(request)) ?? new Response()
      return { request, at: headers.get(keptAt) ?? '', bytes: Number(headers.get(keptBytes)) }
    }),
  )
  let total = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  entries.sort((one, other) => (one.at < other.at ? -1 : 1))
  for (const { request, bytes } of entries) {
    if (total <= storeBytesMax) return
    await store.delete(request)
    total -= bytes
  }
}

async function readCopy(path) {
  const entry = await (await caches.open(storeName)).match(path)
  if (!entry) return undefined
  if (!entry.headers.has('x-kept-packed')) return entry
  return new Response(entry.body.pipeThrough(new DecompressionStream('gzip')), { headers: entry.headers })
}

/** A page out of the store, with the moment at which it was fetched. The policy of its scripts stays the same. */
async function datedPage(copy) {
  const html = await copy.text()
  const at = copy.headers.get(keptAt) ?? ''
  return new Response(html.replace(/<html\b/, `<html data-as-of="${at}"`), { headers: copy.headers })
}
