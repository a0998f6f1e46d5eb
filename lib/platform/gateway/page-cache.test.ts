import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { MessageChannel } from 'node:worker_threads'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asking, type SharedAnswer } from '@/lib/platform/cache/asking'
import { ExpiryLog } from '@/lib/platform/cache/expiry-log'
import { Store } from '@/lib/platform/cache/handler'
import { answerRedirect } from '@/lib/platform/cache/redirect-answer'
import { NextAnswers } from '@/lib/platform/cache/next-answers'
import { pageKeyOf } from '@/lib/platform/cache/page-key'
import { processState } from '@/lib/platform/process-state'
import { requestIdHeader } from '@/lib/platform/request-id'
import { forwardRequest } from './forward'
import { MissingPages } from './missing-pages'
import { type Forward, PageCache, withAlternateLink } from './page-cache'
import { makePrivateSocketPath } from './start'

const html = '<a class="x" data-alternate="" href="/en/mm" lang="en">EN</a><a href="/en/mm">x</a>'

describe('withAlternateLink', () => {
  it('writes the alternate of the public address into the language link alone', () => {
    expect(withAlternateLink(html, '/mm/blog/8=2')).toBe(
      '<a class="x" data-alternate="" href="/en/mm/blog/8=2" lang="en">EN</a><a href="/en/mm">x</a>',
    )
    expect(withAlternateLink(html, '/en/mm/trade?a=1&b=2')).toContain(
      'data-alternate="" href="/mm/trade?a=1&amp;b=2"',
    )
  })

  it('escapes an address within its attribute', () => {
    expect(withAlternateLink(html, '/mm/"><script>$&')).toContain(
      'href="/en/mm/&quot;&gt;&lt;script&gt;$&amp;"',
    )
  })
})

type Handler = (request: IncomingMessage, response: ServerResponse, turn: number) => Promise<void> | void
type Answer = {
  status: number
  body: string
  encoding: string | undefined
  headers: IncomingHttpHeaders
}

const closing: (() => void)[] = []

let store: Store
beforeEach(() => {
  store = processState.cacheStore = new Store()
  store.inSync = true
})

afterEach(() => {
  delete processState.cacheStore
  delete processState.postExpiry
  for (const close of closing.splice(0)) close()
})

type ServeOptions = { headers?: Record<string, string>; factor?: number; renderMs?: number }

/** The page cache before an application, whose handler in Next's place counts its requests; all in one thread. */
async function serve(handler: Handler, { renderMs, headers = {}, factor }: ServeOptions = {}) {
  let turns = 0
  let requestCount = 0
  const failures: unknown[] = []
  const next = new NextAnswers(
    async (incoming, response) => {
      // Next looks into the store like this before it makes a page.
      store.getFreshOrBeginRead(incoming.url ?? '', [], { isPage: true })
      await handler(incoming, response, ++turns)
    },
    { headers, factor },
  )
  const application = createServer((incoming, response) => {
    const client = () => String(incoming.headers.client ?? '')
    const answer = answerRedirect(incoming, response) ?? next.answer(incoming, response, client)
    answer?.catch((error: unknown) => {
      failures.push(error)
      if (!response.headersSent) response.statusCode = 500
      response.end()
    })
  })
  const { socketPath, remove } = makePrivateSocketPath()
  await new Promise<void>((resolve) => application.listen(socketPath, resolve))
  const agent = new Agent({ keepAlive: true })
  const { port1, port2 } = new MessageChannel()
  processState.postExpiry = (expiry) => port1.postMessage(expiry)
  const missingPages = new MissingPages({ agent, socketPath, headers })
  const cache = new PageCache({ expiries: new ExpiryLog(port2), missingPages, renderMs })
  const server = createServer((incoming, response) => {
    requestCount++
    incoming.headers[requestIdHeader] = `request-${requestCount}`
    const forward: Forward = ({ onAnswer, onOwnAnswer }) =>
      forwardRequest(incoming, response, {
        ...{ agent, socketPath, onTooLarge: () => undefined, onStatus: () => undefined },
        onAnswer: (answer) => onAnswer?.(answer) || missingPages.send(answer, incoming, response),
        ...(onOwnAnswer && { onOwnAnswer }),
      })
    const key = pageKeyOf(incoming)
    if (key && cache.sendIfUpToDate(key, incoming, response)) return
    if (!key || incoming.method !== 'GET') return forward({})
    cache.sendPendingOrMake(key, incoming, response, forward).catch((error: unknown) => failures.push(error))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  closing.push(() => {
    for (const each of [server, application]) {
      each.closeAllConnections()
      each.close()
    }
    for (const each of [port1, port2]) each.close()
    agent.destroy()
    remove()
  })
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const call = request({ host: 'localhost', port, path, headers, method, agent: false }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const encoding = response.headers['content-encoding']
          const bytes = Buffer.concat(parts)
          const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[encoding ?? '']
          const body = (unpack && bytes.length > 0 ? unpack(bytes) : bytes).toString()
          resolve({ status: response.statusCode ?? 0, body, encoding, headers: response.headers })
        })
      })
      call.on('error', reject)
      call.end()
    })
  /** Waits until `count` requests have come: each of them is answered or passed on, or waits for a page. */
  const came = (count: number) =>
    vi.waitFor(() => expect(requestCount).toBeGreaterThanOrEqual(count), { timeout: 4_000, interval: 5 })
  /** A reader who sends a request, waits for the first bytes if any are promised, and disconnects. */
  const leave = (path: string, after: 'asking' | 'first bytes') =>
    new Promise<void>((resolve) => {
      const call = request({ host: 'localhost', port, path, agent: false }, (response) => {
        response.on('error', () => undefined)
        response.once('data', () => call.destroy())
      })
      call.on('error', () => undefined)
      call.once('close', resolve)
      call.end()
      const before = requestCount
      if (after === 'asking') void came(before + 1).then(() => call.destroy())
    })
  return { ask, leave, came, failures, cache, turns: () => turns }
}

function sendKept(response: ServerResponse, body: string) {
  response.statusCode = 200
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('x-nextjs-cache', 'MISS')
  response.setHeader('x-strata-tags', 'news')
  store.setIfPending(response.req.url ?? '', body, ['news'])
  response.end(body)
}

function sendShared(response: ServerResponse, body: string) {
  asking.getStore()?.onSharedAnswer?.({ tags: ['news'], seq: store.clock ?? 0 })
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(body)
}

function sendFailure(response: ServerResponse) {
  response.statusCode = 503
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end('{"message":"away"}')
}

const waitForClose = (response: ServerResponse) =>
  new Promise<void>((resolve) => response.once('close', () => resolve()))

describe('PageCache', () => {
  it('answers a cached page from memory, compressed for those who take it', async () => {
    const { ask, turns } = await serve((_, response) => sendKept(response, 'a page'))
    for (const [acceptEncoding, encoding] of [
      [undefined, undefined],
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0.5, br;q=0.4', 'gzip'],
      ['*;q=0, identity', undefined],
    ] as const) {
      const answer = await ask('/mm', acceptEncoding ? { 'accept-encoding': acceptEncoding } : {})
      expect(answer, acceptEncoding).toMatchObject({ status: 200, body: 'a page' })
      expect(answer.encoding, acceptEncoding).toBe(encoding)
      const head = await ask('/mm', acceptEncoding ? { 'accept-encoding': acceptEncoding } : {}, 'HEAD')
      expect(head.headers['content-length']).toBe(answer.headers['content-length'])
    }
    expect((await ask('/mm', { 'accept-encoding': '*;q=0' })).status).toBe(406)
    expect(turns()).toBe(1)
  })

  it('compresses a page better when it is asked for again later', async () => {
    const text = Array.from({ length: 2_000 }, (_, at) => `уурхайн ${at ** 2}`).join(' ')
    const { ask } = await serve((_, response) => sendKept(response, text))
    const askLength = async () => {
      const { body, headers } = await ask('/mm', { 'accept-encoding': 'br' })
      expect(body).toBe(text)
      return Number(headers['content-length'])
    }
    const first = await askLength()
    expect(await askLength()).toBe(first)
    vi.setSystemTime(Date.now() + 2_000)
    await vi.waitFor(async () => expect(await askLength()).toBeLessThan(first * 0.95))
    vi.useRealTimers()
  })

  it('points the language link to the address, also for a reader who takes no encoding', async () => {
    const { ask } = await serve((_, response) => sendKept(response, html))
    for (const encoding of ['identity', 'br', 'identity']) {
      const { body } = await ask('/mm/blog/8=2', { 'accept-encoding': encoding })
      expect(body).toContain('data-alternate="" href="/en/mm/blog/8=2"')
    }
  })

  it('lets two readers share one rendering', async () => {
    const { ask, came, turns } = await serve(async (_, response, turn) => {
      await came(3)
      sendKept(response, `made ${turn}`)
    })
    const answers = await Promise.all([ask('/mm/about'), ask('/mm/about'), ask('/mm/about')])
    expect(answers.map(({ body }) => body)).toEqual(['made 1', 'made 1', 'made 1'])
    expect(turns()).toBe(1)
  })

  it('asks again after a tag has expired', async () => {
    const { ask } = await serve((_, response, turn) => sendKept(response, `made ${turn}`))
    expect((await ask('/mm')).body).toBe('made 1')
    expect((await ask('/mm')).body).toBe('made 1')
    store.expire(['news'])
    expect((await ask('/mm')).body).toBe('made 2')
  })

  it('gives a reader who comes after an expiry nothing that was started before it', async () => {
    const { ask, came, turns } = await serve(async (_, response, turn) => {
      await came(2)
      sendKept(response, `made ${turn}`)
    })
    const early = ask('/mm')
    await vi.waitFor(() => expect(turns()).toBe(1))
    store.expire(['news'])
    expect((await ask('/mm')).body).toBe('made 2')
    expect((await early).body).toBe('made 1')
    expect((await ask('/mm')).body).toBe('made 2')
  })

  it('does not wait for a handler that returns without an answer', async () => {
    const { ask, leave } = await serve(async (_, response, turn) => {
      if (turn > 1) return sendKept(response, 'a page')
      // Next returns like this when its reader has disconnected.
      await waitForClose(response)
    })
    await leave('/mm/about', 'asking')
    expect((await ask('/mm/about')).body).toBe('a page')
  })

  it('does not wait for a handler that never ends, once its reader has left', async () => {
    const { ask, leave, came } = await serve((_, response, turn) => {
      if (turn > 1) return sendKept(response, 'a page')
      return new Promise(() => undefined)
    })
    const departure = leave('/mm/about', 'asking')
    await came(1)
    const reply = ask('/mm/about')
    await departure
    expect((await reply).body).toBe('a page')
    expect((await ask('/mm/about')).body).toBe('a page')
  })

  it('renders a page once for those who waited for a reader that left', async () => {
    const { ask, leave, came, turns } = await serve(async (_, response, turn) => {
      if (turn === 1) return waitForClose(response)
      await came(3)
      sendKept(response, 'a page')
    })
    const departure = leave('/mm/about', 'asking')
    await came(1)
    const answers = await Promise.all([ask('/mm/about'), ask('/mm/about'), departure])
    expect(answers.slice(0, 2)).toMatchObject([{ body: 'a page' }, { body: 'a page' }])
    expect(turns()).toBe(2)
  })

  it('answers again after a download was abandoned in the middle', async () => {
    const { ask, leave } = await serve(async (_, response, turn) => {
      response.setHeader('content-type', 'application/rss+xml')
      response.write('first')
      if (turn > 1) return void response.end(' last')
      await waitForClose(response)
    })
    await leave('/mm/rss/8', 'first bytes')
    expect((await ask('/mm/rss/8')).body).toBe('first last')
  })

  it('lets no request wait for an answer that is not a page', async () => {
    let finish = () => {}
    const { ask, came } = await serve(async (_, response, turn) => {
      response.setHeader('content-type', 'application/rss+xml')
      response.write('first')
      if (turn === 1) await new Promise<void>((resolve) => (finish = resolve))
      response.end(' last')
    })
    const slow = ask('/mm/rss/8')
    await came(1)
    expect((await ask('/mm/rss/8')).body).toBe('first last')
    finish()
    expect((await slow).body).toBe('first last')
  })

  describe('for flights', () => {
    const versions = ['1234567890123456789_-a', '1234567890123456789_-b'] as const
    /** As Next sends the flight of a page to its router. */
    const sendFlight = (response: ServerResponse, version: string) => {
      response.setHeader('content-type', 'text/x-component')
      response.setHeader('x-nextjs-cache', 'HIT')
      response.setHeader('x-strata-version', version)
      response.end(`the flight of ${version}`)
    }

    it.each([
      ['/mm', '/mm?&_flight=', '/mm?_rsc'],
      ['/mm/search?term=a', '/mm/search?term=a&_flight=', '/mm/search?term=a&_rsc'],
    ])('of %s asks as the router does, once, and never again', async (_page, path, routerUrl) => {
      const urls: unknown[] = []
      const { ask } = await serve(({ url, headers }, response) => {
        urls.push([url, headers.rsc])
        sendFlight(response, versions[0])
      })
      const answers = [await ask(path + versions[0])]
      store.expire(['*'])
      store.inSync = false
      answers.push(await ask(path + versions[0], { 'accept-encoding': 'br' }))
      for (const { body, headers } of answers) {
        expect(body).toBe(`the flight of ${versions[0]}`)
        expect(headers).toMatchObject({
          'x-strata-version': versions[0],
          'cache-control': expect.stringContaining(', max-age=31536000, immutable'),
          vary: 'Accept-Encoding',
        })
      }
      expect(urls).toEqual([[routerUrl, '1']])
    })

    it('may still be kept by an edge when something else expires', async () => {
      const { ask, turns } = await serve((_, response) => sendFlight(response, versions[0]))
      for (const tag of ['news', 'people', 'menu']) {
        const { headers } = await ask(`/mm?&_flight=${versions[0]}`)
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable, s-maxage=1')
        expect(headers).not.toHaveProperty('x-nextjs-cache')
        store.expire([tag])
      }
      expect(turns()).toBe(1)
    })

    it('comes from the store when the page was made here, even after it expired, in each encoding', async () => {
      const { ask, turns } = await serve((_, response) => sendFailure(response))
      const flight = brotliCompressSync('a flight')
      store.flights.put(versions[0], flight, flight.length)
      store.expire(['*'])
      for (const encoding of ['br', 'gzip', undefined]) {
        const answer = await ask(
          `/mm?&_flight=${versions[0]}`,
          encoding ? { 'accept-encoding': encoding } : {},
        )
        expect(answer).toMatchObject({ status: 200, body: 'a flight', encoding })
        expect(answer.headers).toMatchObject({
          'content-type': 'text/x-component',
          'x-strata-version': versions[0],
          'cache-control': expect.stringContaining(', max-age=31536000, immutable'),
        })
      }
      expect(turns()).toBe(0)
    })

    it('of a version that is gone gives the one that there is, and stores it under no other name', async () => {
      const { ask, turns, cache } = await serve((_, response) => sendFlight(response, versions[1]))
      for (const turn of [1, 2]) {
        const answer = await ask(`/mm?&_flight=${versions[0]}`)
        expect(answer.headers['x-strata-version']).toBe(versions[1])
        expect(answer.headers['cache-control']).not.toContain('immutable')
        expect(turns()).toBe(turn)
      }
      expect(cache.pages.size).toBe(0)
    })

    it('of a version that is gone takes its page away, so that the next reader gets one with a flight', async () => {
      let pageCount = 0
      const { ask } = await serve((request, response) => {
        if (request.headers.rsc) return sendFlight(response, versions[1])
        response.setHeader('x-strata-version', versions[pageCount++] ?? '')
        sendKept(response, '<html></html>')
      })
      const versionOf = async (path: string) => (await ask(path)).headers['x-strata-version']
      expect(await versionOf('/mm/about')).toBe(versions[0])
      expect(await versionOf('/mm')).toBe(versions[1])
      // A version that is not the page's takes nothing away.
      await ask(`/mm?&_flight=${versions[0]}`)
      expect(await versionOf('/mm')).toBe(versions[1])
      pageCount = 1
      await ask(`/mm/about?&_flight=${versions[0]}`)
      expect(await versionOf('/mm/about')).toBe(versions[1])
    })

    it('that had to be pageCount count as pages that had to be pageCount', async () => {
      const { ask } = await serve((_, response) => sendFlight(response, versions[0]), { factor: 0.01 })
      const statuses = []
      for (let at = 0; at < 5; at++)
        statuses.push((await ask(`/mm/blog/${at}=1?&_flight=${versions[0]}`)).status)
      expect(statuses).toEqual([200, 200, 200, 429, 429])
    })
  })

  describe('for calls', () => {
    const path = '/client/get/news?page=1'
    /** As the dispatcher reports that an answer may be shared. */
    const sendAnswer = (response: ServerResponse, body: string, overrides: Partial<SharedAnswer> = {}) => {
      const seq = store.beginRead(`read ${body}`) ?? 0
      asking.getStore()?.onSharedAnswer?.({ tags: ['news'], seq, ...overrides })
      response.setHeader('content-type', ['application/json; charset=utf-8'])
      response.setHeader('cache-control', 'no-store')
      response.setHeader('vary', 'rsc')
      response.end(body)
    }

    it('answers shared content from memory, in each encoding, by the address alone', async () => {
      const { ask, turns, cache } = await serve((_, response) => sendAnswer(response, 'an answer'))
      for (const encoding of ['gzip', 'br', undefined, undefined, 'gzip'] as const) {
        const answer = await ask(path, {
          ...(encoding ? { 'accept-encoding': encoding } : {}),
          cookie: 'lang=en',
        })
        expect(answer).toMatchObject({
          status: 200,
          body: 'an answer',
          encoding,
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'cache-control': 'public, max-age=0, must-revalidate, s-maxage=1',
            'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
            'x-content-type-options': 'nosniff',
            vary: 'Accept-Encoding',
          },
        })
        const etag = String(answer.headers.etag)
        expect(etag).toMatch(/^W\//)
        expect((await ask(path, { 'if-none-match': etag })).status).toBe(304)
      }
      expect(turns()).toBe(1)
      expect([cache.pages.size, cache.calls.size]).toEqual([0, 1])
      await ask('/client/get/news?page=2')
      expect(turns()).toBe(2)
    })

    it('answers a request with an API token anew, and a page without regard to it', async () => {
      const { ask, turns, cache } = await serve((_, response, turn) => sendAnswer(response, `made ${turn}`))
      const authorization = 'Bearer strata_abc'
      expect((await ask(path, { authorization })).body).toBe('made 1')
      expect((await ask(path)).body).toBe('made 2')
      expect((await ask(path, { authorization })).headers['cache-control']).toBe('no-store')
      expect((await ask(path, { authorization: 'Bearer for-others' })).body).toBe('made 2')
      expect([turns(), cache.calls.size]).toEqual([3, 1])
      const page = { method: 'GET', url: '/mm/about', headers: { authorization } }
      expect(pageKeyOf(page)).toBe('/mm/about')
    })

    it('asks again when one of its tags expires, and not when another does', async () => {
      const { ask } = await serve((_, response, turn) => sendAnswer(response, `made ${turn}`))
      expect((await ask(path)).body).toBe('made 1')
      store.expire(['people'])
      expect((await ask(path)).body).toBe('made 1')
      store.expire(['news'])
      expect((await ask(path)).body).toBe('made 2')
      store.expire(['*'])
      expect((await ask(path)).body).toBe('made 3')
      store.inSync = false
      expect((await ask(path)).body).toBe('made 4')
      expect((await ask(path)).body).toBe('made 5')
    })

    it('gives a reader who comes after an expiry nothing that was read before it', async () => {
      const { ask, came } = await serve(async (_, response, turn) => {
        const seq = store.beginRead(`read ${turn}`) ?? 0
        await came(3)
        sendAnswer(response, `made ${turn}`, { seq })
      })
      const early = ask(path)
      await came(1)
      const lateReply = ask(path)
      await came(2)
      store.expire(['news'])
      expect((await ask(path)).body).toBe('made 2')
      expect((await early).body).toBe('made 1')
      expect((await lateReply).body).toBe('made 2')
    })

    it('passes on an answer for one client only, compressed by Next, without letting others wait for it', async () => {
      const headerValues: unknown[] = []
      const going: (() => void)[] = []
      const { ask, came, cache } = await serve(async (incoming, response, turn) => {
        asking.getStore()?.onOwnAnswer?.()
        headerValues.push(incoming.headers['accept-encoding'])
        if (turn === 1) await new Promise<void>((resolve) => going.push(resolve))
        response.setHeader('content-type', ['application/json'])
        headerValues.push(response.getHeader('content-type'))
        response.end(`for ${turn}`)
      })
      const slow = ask(path, { 'accept-encoding': 'gzip' })
      await came(1)
      expect((await ask(path)).body).toBe('for 2')
      going[0]?.()
      expect((await slow).body).toBe('for 1')
      expect(headerValues).toEqual(['gzip', undefined, 'application/json', 'application/json'])
      expect(cache.calls.size).toBe(0)
    })

    it('stores no fault, and no answer that was not declared as shared', async () => {
      const { ask, turns, cache } = await serve((_, response, turn) => {
        response.statusCode = turn === 1 ? 404 : 200
        response.setHeader('content-type', 'application/json')
        response.end('{}')
      })
      for (const status of [404, 200, 200]) expect((await ask(path)).status).toBe(status)
      expect([turns(), cache.calls.size]).toEqual([3, 0])
    })
  })

  it('does not need the store once it knows the tags of a page', async () => {
    const { ask, turns } = await serve((_, response, turn) => sendKept(response, `made ${turn}`))
    await ask('/mm')
    store.expire(['people'])
    await ask('/mm')
    store.drop('/mm')
    store.expire(['people'])
    expect((await ask('/mm')).body).toBe('made 1')
    store.expire(['news'])
    expect((await ask('/mm')).body).toBe('made 2')
    expect(turns()).toBe(2)
  })

  it('passes open data through, streamed to each reader, with a type that is compressed', async () => {
    const headerValues: unknown[] = []
    const { ask } = await serve((incoming, response) => {
      // Next sets the type as a one-element list; its compression can read only a plain text.
      response.setHeader('content-type', ['text/csv'])
      headerValues.push(`${response.getHeader('content-type')} ${typeof response.getHeader('content-type')}`)
      headerValues.push(incoming.headers['accept-encoding'])
      response.end('data')
    })
    const paths = ['/mm/trade/data.csv?limit=1', '/en/mm/trade/data.json', '/mm/trade/auctions.ics']
    for (const path of paths) await ask(path, { 'accept-encoding': 'gzip' })
    expect(headerValues).toEqual(
      Array.from({ length: paths.length }, () => ['text/csv string', 'gzip']).flat(),
    )
  })

  it('ends a request whose handler rejects, and waiting readers ask again', async () => {
    const { ask, came, failures } = await serve(async (_, response, turn) => {
      if (turn > 1) return sendKept(response, 'a page')
      await came(2)
      // These are headers of a page: none of them may be sent with the failure.
      response.setHeader('content-type', 'text/html')
      response.setHeader('x-nextjs-cache', 'MISS')
      response.setHeader('content-length', 100)
      throw new Error('broken')
    })
    const failing = ask('/mm/about')
    await came(1)
    const reply = ask('/mm/about')
    expect(await failing).toMatchObject({ status: 500, body: '' })
    expect((await reply).body).toBe('a page')
    expect(failures).toEqual([new Error('broken')])
    expect((await ask('/mm/about')).body).toBe('a page')
  })

  it('reports a page that could not be rendered, and does not cache it', async () => {
    const { ask, turns } = await serve((_, response) => {
      response.statusCode = 500
      response.setHeader('content-type', 'text/html')
      response.end('<html id="__next_error__"><head></head><body></body></html>')
    })
    const { status, body } = await ask('/en/mm')
    expect(status).toBe(500)
    expect(body).toContain('<h1>Something went wrong. Try again.</h1>')
    expect((await ask('/en/mm')).status).toBe(500)
    expect(turns()).toBe(2)
  })

  it('loses nothing of an answer that ends after its handler returns', async () => {
    const { ask } = await serve((_, response, turn) => {
      response.setHeader('content-type', 'text/html')
      response.setHeader('x-nextjs-cache', 'MISS')
      response.write('first')
      setTimeout(() => response.end(` last ${turn}`), 50)
    })
    expect((await ask('/mm/about')).body).toBe('first last 1')
    expect((await ask('/mm/about')).body).toBe('first last 2')
  })

  it('does not ask again when the expired tag is not one of the page', async () => {
    const { ask, turns } = await serve((_, response, turn) => sendKept(response, `made ${turn}`))
    await ask('/mm')
    store.expire(['people'])
    expect((await ask('/mm')).body).toBe('made 1')
    store.expire(['people'])
    store.expire(['news'])
    expect((await ask('/mm')).body).toBe('made 2')
    store.expire(['*'])
    expect((await ask('/mm')).body).toBe('made 3')
    expect(turns()).toBe(3)
  })

  it('never treats as fresh what Next shares with an earlier request', async () => {
    const resolvers: (() => void)[] = []
    const { ask } = await serve(async (incoming, response, turn) => {
      // Two addresses of one page: the second gets the rendering that the first began, as Next shares it.
      store.getFreshOrBeginRead('one page', [], { isPage: true })
      await new Promise<void>((resolve) => resolvers.push(resolve))
      sendKept(response, turn <= 2 ? 'read before the write' : `made ${turn}`)
    })
    const waitForRenders = (count: number) => vi.waitFor(() => expect(resolvers).toHaveLength(count))
    const first = ask('/mm?a')
    await waitForRenders(1)
    store.expire(['news'])
    const second = ask('/mm?b')
    await waitForRenders(2)
    resolvers.splice(0).forEach((go) => go())
    await Promise.all([first, second])
    const third = ask('/mm?b')
    await waitForRenders(1)
    resolvers.splice(0).forEach((go) => go())
    expect((await third).body).toBe('made 3')
  })

  describe('while the other instances cannot be heard', () => {
    it('asks Next for each reader, and shares with waiting readers only what was started after they came', async () => {
      const { ask, came, turns } = await serve(async (_, response, turn) => {
        await came(4)
        sendKept(response, `made ${turn}`)
      })
      store.inSync = false
      const first = ask('/mm')
      await came(1)
      const replies = await Promise.all([ask('/mm'), ask('/mm'), ask('/mm')])
      expect((await first).body).toBe('made 1')
      expect(replies.map(({ body }) => body)).toEqual(['made 2', 'made 2', 'made 2'])
      expect((await ask('/mm')).body).toBe('made 3')
      // The tag listener does this when it receives expiries again.
      store.expire(['*'])
      store.inSync = true
      expect((await ask('/mm')).body).toBe('made 4')
      expect((await ask('/mm')).body).toBe('made 4')
      expect(turns()).toBe(4)
    })
  })

  describe('when a page cannot be rendered', () => {
    const failing = (response: ServerResponse) => {
      response.statusCode = 500
      response.setHeader('content-type', 'text/html')
      response.end('<html id="__next_error__"><head></head><body></body></html>')
    }

    it('sends its last good copy, marked, and the new page once it can be rendered', async () => {
      let isAway = false
      const { ask } = await serve((_, response, turn) =>
        isAway ? failing(response) : sendKept(response, `made ${turn}`),
      )
      await ask('/mm')
      isAway = true
      store.expire(['news'])
      const staleReply = await ask('/mm', { 'accept-encoding': 'gzip' })
      expect(staleReply).toMatchObject({
        status: 200,
        body: 'made 1',
        encoding: 'gzip',
        headers: { 'x-strata-stale': '1', 'cache-control': 'no-store', age: '0' },
      })
      expect(staleReply.headers.warning).toMatch(/^110 /)
      expect((await ask('/mm')).headers['x-strata-stale']).toBe('1')
      isAway = false
      const fresh = await ask('/mm')
      expect(fresh.body).toBe('made 4')
      expect(fresh.headers['x-strata-stale']).toBeUndefined()
    })

    it('sends it to waiting readers too, and when the handler rejects', async () => {
      let state = 'well'
      const { ask, came, failures, turns } = await serve(async (_, response, turn) => {
        if (state === 'well') return sendKept(response, `made ${turn}`)
        await came(4)
        if (state === 'away') return failing(response)
        throw new Error('broken')
      })
      await ask('/mm')
      store.expire(['*'])
      state = 'away'
      const staleReplies = await Promise.all([ask('/mm'), ask('/mm'), ask('/mm')])
      expect(staleReplies.map(({ body }) => body)).toEqual(['made 1', 'made 1', 'made 1'])
      expect(turns()).toBe(2)
      state = 'broken'
      expect(await ask('/mm')).toMatchObject({ body: 'made 1', headers: { 'x-strata-stale': '1' } })
      expect(failures).toEqual([new Error('broken')])
    })

    it('sends the last answer of a failed call, and the failure when there is none', async () => {
      let isAway = false
      const { ask } = await serve((_, response, turn) =>
        isAway ? sendFailure(response) : sendShared(response, `{"turn":${turn}}`),
      )
      await ask('/client/get/news')
      isAway = true
      store.expire(['news'])
      for (const answer of await Promise.all([ask('/client/get/news'), ask('/client/get/news')]))
        expect(answer).toMatchObject({
          status: 200,
          body: '{"turn":1}',
          headers: {
            'x-strata-stale': '1',
            'cache-control': 'no-store',
            'content-type': 'application/json; charset=utf-8',
          },
        })
      expect(await ask('/client/get/people')).toMatchObject({ status: 503, body: '{"message":"away"}' })
      isAway = false
      expect((await ask('/client/get/news')).headers['x-strata-stale']).toBeUndefined()
    })

    it('sends it to all readers of a rendering that takes too long, and the next request starts a new one', async () => {
      for (const [path, sendMade] of [
        ['/mm', sendKept],
        ['/client/get/news', sendShared],
      ] as const) {
        let isStuck = false
        let letGo = () => {}
        const stuck = new Promise<void>((resolve) => (letGo = resolve))
        const { ask, came, failures, turns } = await serve(
          async (_, response, turn) => {
            if (isStuck) {
              isStuck = false
              await stuck
            }
            sendMade(response, `"made ${turn}"`)
          },
          { renderMs: 150 },
        )
        await ask(path)
        store.expire(['news'])
        isStuck = true
        const first = ask(path)
        await came(2)
        const startedAt = performance.now()
        for (const answer of await Promise.all([first, ask(path), ask(path)]))
          expect(answer).toMatchObject({ status: 200, body: '"made 1"', headers: { 'x-strata-stale': '1' } })
        expect(performance.now() - startedAt).toBeLessThan(1_000)
        const next = await ask(path)
        expect(next).toMatchObject({ status: 200, body: '"made 3"' })
        expect(next.headers['x-strata-stale']).toBeUndefined()
        letGo()
        await new Promise((resolve) => setImmediate(resolve))
        expect(await ask(path)).toMatchObject({ body: '"made 3"' })
        expect([failures, turns()]).toEqual([[], 3])
      }
    })

    it('waits for a late page when there is no copy', async () => {
      const { ask } = await serve(
        async (_, response, turn) => {
          await new Promise((resolve) => setTimeout(resolve, 250))
          sendKept(response, `made ${turn}`)
        },
        { renderMs: 100 },
      )
      expect(await ask('/mm')).toMatchObject({ status: 200, body: 'made 1' })
    })

    it('reports it when there is no copy, to waiting readers too', async () => {
      const { ask, came, turns } = await serve(async (_, response) => {
        await came(2)
        failing(response)
      })
      for (const { status, body } of await Promise.all([ask('/mm'), ask('/mm')])) {
        expect(status).toBe(500)
        expect(body).toContain('<h1>Алдаа гарлаа. Дахин оролдоно уу.</h1>')
      }
      expect(turns()).toBe(1)
    })
  })

  describe('for one client', () => {
    const factor = 0.01
    const from = (client: string) => ({ client })

    it('renders a limited number of new pages, sends a Retry-After, and sends cached ones without counting', async () => {
      const { ask, turns } = await serve((_, response) => sendKept(response, 'a page'), { factor })
      for (const page of ['/mm', '/mm/about', '/mm/blog/x=1'])
        expect((await ask(page, from('a'))).status).toBe(200)
      const refusal = await ask('/en/mm/blog/y=1', from('a'))
      expect(refusal).toMatchObject({
        status: 429,
        headers: { 'retry-after': '10', 'cache-control': 'no-store' },
      })
      expect(refusal.body).toMatch(/lang="en"><h1>Please wait a moment<.*lang="mn"><h1>Түр хүлээнэ үү</)
      expect(turns()).toBe(3)
      for (let at = 0; at < 20; at++) expect((await ask('/mm', from('a'))).status).toBe(200)
      store.expire(['people'])
      expect((await ask('/mm', from('a'))).status).toBe(200)
      expect((await ask('/en/mm/blog/y=1', from('b'))).status).toBe(200)
    })

    it('counts requests of the router in browsers only when they must be rendered, and then refuses them too', async () => {
      const { ask, turns } = await serve((_, response) => sendKept(response, 'a page'), { factor })
      const router = { ...from('a'), rsc: '1' }
      for (let at = 0; at < 20; at++) expect((await ask('/mm/about', router)).status).toBe(200)
      for (let at = 0; at < 2; at++) expect((await ask(`/mm/blog/${at}=1`, router)).status).toBe(200)
      for (const path of ['/mm/blog/2=1', '/mm/about?_rsc=1', '/mm/trade/data.csv'])
        expect((await ask(path, router)).status).toBe(429)
      expect((await ask('/mm/blog/3=1', from('a'), 'HEAD')).status).toBe(429)
      expect((await ask('/client/get/news', router)).status).toBe(200)
      expect(turns()).toBe(23)
    })
  })

  it('applies to page reads, not to calls', async () => {
    const { ask } = await serve((_, response) => sendKept(response, 'an answer'))
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect(await ask('/mm/about', {}, method)).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      })
    for (const path of ['/client/get/news', '/mw/client/get/news', '/mw/admin/get/news'])
      expect((await ask(path, {}, 'POST')).status).toBe(200)
  })

  it('sets the headers of every answer, once', async () => {
    const headers = { 'strict-transport-security': 'max-age=1' }
    const { ask } = await serve((_, response) => sendKept(response, 'a page'), { headers })
    for (const path of ['/mm', '/mm', '/client/get/news'])
      expect((await ask(path)).headers['strict-transport-security']).toBe('max-age=1')
  })

  describe('for an address that is not there', () => {
    const sendMissing = (response: ServerResponse) => {
      response.setHeader('x-strata-status', '404')
      sendKept(response, 'no such page')
    }
    const lookups: string[] = []
    beforeEach(() => {
      lookups.length = 0
      processState.findRedirect = async (url) => {
        lookups.push(url)
        return url.includes('old') ? '/mm/detail/5' : null
      }
    })
    afterEach(() => {
      delete processState.findRedirect
    })

    it('sends its redirect, or the cached page, and looks for none of a page that is there', async () => {
      const { ask } = await serve((incoming, response) =>
        incoming.url === '/mm' ? sendKept(response, 'a page') : sendMissing(response),
      )
      for (const method of ['GET', 'GET', 'HEAD']) {
        const redirect = await ask('/mm/old', {}, method)
        expect(redirect).toMatchObject({ status: 308, body: '' })
        expect(redirect.headers).toMatchObject({ location: '/mm/detail/5', 'cache-control': 'no-cache' })
        expect(await ask('/mm/none', {}, method)).toMatchObject({ status: 404 })
      }
      expect((await ask('/mm/none')).body).toBe('no such page')
      lookups.length = 0
      for (const path of ['/mm', '/mm']) expect((await ask(path)).status).toBe(200)
      expect(lookups).toEqual([])
    })

    it('sends a redirect that is new at once, and the page when none can be looked up', async () => {
      const { ask } = await serve((_, response) => sendMissing(response))
      expect((await ask('/mm/later')).status).toBe(404)
      processState.findRedirect = async () => '/mm/detail/6'
      // As the table of redirects does when staff add one.
      store.expire(['redirects'])
      expect((await ask('/mm/later')).headers.location).toBe('/mm/detail/6')
      processState.findRedirect = () => Promise.reject(new Error('away'))
      expect((await ask('/mm/later')).status).toBe(404)
    })

    it('does so outside of the sites, where pages are not cached', async () => {
      const { ask } = await serve((incoming, response) => {
        if (incoming.url?.startsWith('/there')) return void response.end('text')
        response.statusCode = 404
        response.setHeader('content-type', 'text/html; charset=utf-8')
        // Next streams a page that depends on its request.
        response.flushHeaders()
        response.write('no such')
        response.end(' page')
      })
      expect(await ask('/old.php?id=5')).toMatchObject({ status: 308, body: '' })
      expect(await ask('/none.php')).toMatchObject({ status: 404, body: 'no such page' })
      expect(await ask('/there')).toMatchObject({ status: 200, body: 'text' })
      expect(lookups).toEqual(['/old.php?id=5', '/none.php'])
    })
  })

  it('caches no page under an address longer than any of Strata', async () => {
    const { ask, cache } = await serve((_, response) => sendKept(response, 'a page'))
    expect((await ask(`/mm?${'x'.repeat(3_000)}`)).status).toBe(200)
    expect(cache.pages.size).toBe(0)
  })
})
