// Run by lib/platform/cache/memory.test.ts in a separate process: requests many pages that are requested only
// once, and sends how much memory they have left in use, and how much of that the caches count.
import { randomBytes } from 'node:crypto'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MessageChannel } from 'node:worker_threads'
import CacheHandler from '@/lib/platform/cache/handler'
import { ExpiryLog } from '@/lib/platform/cache/expiry-log'
import { NextAnswers } from '@/lib/platform/cache/next-answers'
import { pageKeyOf } from '@/lib/platform/cache/page-key'
import { forwardRequest } from '@/lib/platform/gateway/forward'
import { MissingPages } from '@/lib/platform/gateway/missing-pages'
import { type Forward, PageCache } from '@/lib/platform/gateway/page-cache'
import { makePrivateSocketPath } from '@/lib/platform/gateway/start'
import { processState } from '@/lib/platform/process-state'

const handler = new CacheHandler()
const { gc } = globalThis as { gc?: () => void }
const store = processState.cacheStore

/** Makes a page as Next does: looks it up, reads its data, stores both, sends it. Every page is different. */
async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = request.url ?? ''
  await handler.get(key, { kind: 'APP_PAGE' })
  await handler.get(`read ${key}`, { kind: 'FETCH' })
  const text = randomBytes(30_000).toString('base64')
  const data = { body: JSON.stringify({ body: text }), headers: {}, status: 200, url: '' }
  await handler.set(`read ${key}`, { kind: 'FETCH', data }, { tags: ['news'] })
  const headers: Record<string, string> = { 'x-next-cache-tags': 'news' }
  const page = {
    kind: 'APP_PAGE',
    html: `<html><body><p>уул ${text}</p><script>self.__next_f.push([1,"${text}"])</script></body></html>`,
    rscData: Buffer.from(text),
    headers,
    segmentData: new Map([['/_full', Buffer.from(text)]]),
  }
  await handler.set(key, page, { cacheControl: { revalidate: false } })
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-security-policy', headers['content-security-policy'] ?? '')
  response.setHeader('x-nextjs-cache', 'MISS')
  response.setHeader('x-strata-tags', headers['x-strata-tags'] ?? '')
  response.end(page.html)
}

const next = new NextAnswers(handle, { factor: 1e9 })
const application = createServer((request, response) => void next.answer(request, response))
const { socketPath } = makePrivateSocketPath()
await new Promise<void>((resolve) => application.listen(socketPath, resolve))
const asker = { agent: new Agent({ keepAlive: true }), socketPath }
const { port1, port2 } = new MessageChannel()
processState.postExpiry = (expiry) => port1.postMessage(expiry)
const front = new PageCache({
  expiries: new ExpiryLog(port2),
  missingPages: new MissingPages({ ...asker, headers: {} }),
})
const ignore = () => undefined
const server = createServer((request, response) => {
  const forward: Forward = ({ onAnswer = () => false }) =>
    forwardRequest(request, response, { ...asker, onAnswer, onTooLarge: ignore, onStatus: ignore })
  const key = pageKeyOf(request) ?? ''
  if (front.sendIfUpToDate(key, request, response)) return
  void front.sendPendingOrMake(key, request, response, forward)
})
await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
const { port } = server.address() as AddressInfo
const agent = new Agent({ keepAlive: true, maxSockets: 4 })

const ask = (path: string) =>
  new Promise((resolve, reject) => {
    const options = { host: 'localhost', port, path, agent, headers: { 'accept-encoding': 'gzip' } }
    get(options, (response) => response.resume().on('end', resolve)).on('error', reject)
  })

async function askMany(name: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 4)
    await Promise.all([0, 1, 2, 3].map((each) => ask(`/mm/blog/${name}${at + each}=1`)))
}

async function memory() {
  for (let turn = 0; turn < 3; turn++) {
    gc?.()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const { rss, heapUsed, external } = process.memoryUsage()
  return { residentBytes: rss, usedBytes: heapUsed + external }
}

// The memory that a process needs in any case, before a cache fills.
await askMany('first', 40)
const keptBytes = () => front.pages.bytes + (store?.entries.bytes ?? 0) + (store?.flights.bytes ?? 0)
const before = { ...(await memory()), keptBytes: keptBytes() }
await askMany('search', Number(process.argv[2]))
const after = { ...(await memory()), keptBytes: keptBytes() }
process.send?.({ before, after, pages: front.pages.size, entries: store?.entries.size })
process.exit()
