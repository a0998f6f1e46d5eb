import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FrontCache, withTwin } from './front.mjs'
import { Store } from './handler.mjs'

const html = '<a class="x" data-twin="" href="/en/mm" lang="en">EN</a><a href="/en/mm">x</a>'

describe('withTwin', () => {
  it('writes the twin of the public address into the language link alone', () => {
    expect(withTwin(html, '/mm/blog/8=2')).toBe(
      '<a class="x" data-twin="" href="/en/mm/blog/8=2" lang="en">EN</a><a href="/en/mm">x</a>',
    )
    expect(withTwin(html, '/en/mm/trade?a=1&b=2')).toContain('data-twin="" href="/mm/trade?a=1&amp;b=2"')
  })

  it('lets nothing of an address out of its attribute', () => {
    expect(withTwin(html, '/mm/"><script>$&')).toContain('href="/en/mm/&quot;&gt;&lt;script&gt;$&amp;"')
  })
})

type Handler = (request: IncomingMessage, response: ServerResponse, turn: number) => Promise<void> | void
type Answer = { status: number; body: string; encoding: string | undefined }

const shared = globalThis as { strataStore?: Store }
const closing: (() => void)[] = []

beforeEach(() => {
  shared.strataStore = new Store()
})

afterEach(() => {
  delete shared.strataStore
  for (const close of closing.splice(0)) close()
})

/** A server whose front stands before a handler that counts its requests. */
async function serve(handler: Handler) {
  let turns = 0
  const failures: unknown[] = []
  const front = new FrontCache(async (asked, response) => handler(asked, response, ++turns))
  const server = createServer((asked, response) => {
    front.answer(asked, response).catch((error: unknown) => {
      failures.push(error)
      if (!response.headersSent) response.statusCode = 500
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ host: 'localhost', port, path, headers, agent: false }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const encoding = response.headers['content-encoding']
          const whole = Buffer.concat(parts)
          const body = (encoding === 'gzip' ? gunzipSync(whole) : whole).toString()
          resolve({ status: response.statusCode ?? 0, body, encoding })
        })
      })
      asked.on('error', reject)
      asked.end()
    })
  /** A reader who asks, waits for the first bytes if any are promised, and goes away. */
  const leave = (path: string, after: 'asking' | 'first bytes') =>
    new Promise<void>((resolve) => {
      const asked = request({ host: 'localhost', port, path, agent: false }, (response) => {
        response.on('error', () => undefined)
        response.once('data', () => asked.destroy())
      })
      asked.on('error', () => undefined)
      asked.once('close', resolve)
      asked.end()
      if (after === 'asking') setTimeout(() => asked.destroy(), 50)
    })
  return { ask, leave, failures, turns: () => turns }
}

function sendKept(response: ServerResponse, body: string) {
  response.statusCode = 200
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('x-nextjs-cache', 'MISS')
  response.end(body)
}

const closed = (response: ServerResponse) =>
  new Promise<void>((resolve) => response.once('close', () => resolve()))
const soon = (milliseconds = 50) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('FrontCache', () => {
  it('answers a kept page from memory, compressed for those who take it', async () => {
    const { ask, turns } = await serve((_, response) => sendKept(response, 'a page'))
    expect(await ask('/mm')).toEqual({ status: 200, body: 'a page', encoding: undefined })
    expect(await ask('/mm', { 'accept-encoding': 'gzip' })).toEqual({
      status: 200,
      body: 'a page',
      encoding: 'gzip',
    })
    expect(turns()).toBe(1)
  })

  it('lets two readers share one making', async () => {
    const { ask, turns } = await serve(async (_, response, turn) => {
      await soon(100)
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
    shared.strataStore?.expire(['news'])
    expect((await ask('/mm')).body).toBe('made 2')
  })

  it('gives a reader who comes after an expiry nothing that was begun before it', async () => {
    const { ask } = await serve(async (_, response, turn) => {
      await soon(100)
      sendKept(response, `made ${turn}`)
    })
    const early = ask('/mm')
    await soon()
    shared.strataStore?.expire(['news'])
    expect((await ask('/mm')).body).toBe('made 2')
    expect((await early).body).toBe('made 1')
    expect((await ask('/mm')).body).toBe('made 2')
  })

  it('does not wait for a handler that is through without an answer', async () => {
    const { ask, leave } = await serve(async (_, response, turn) => {
      if (turn > 1) return sendKept(response, 'a page')
      // Next returns like this when its reader has left.
      await closed(response)
    })
    await leave('/mm/about', 'asking')
    expect((await ask('/mm/about')).body).toBe('a page')
  })

  it('does not wait for a handler that never ends, once its reader has left', async () => {
    const { ask, leave } = await serve((_, response, turn) => {
      if (turn > 1) return sendKept(response, 'a page')
      return new Promise(() => undefined)
    })
    const left = leave('/mm/about', 'asking')
    const waiting = ask('/mm/about')
    await left
    expect((await waiting).body).toBe('a page')
    expect((await ask('/mm/about')).body).toBe('a page')
  })

  it('makes a page once for those who waited for a reader that left', async () => {
    const { ask, leave, turns } = await serve(async (_, response, turn) => {
      if (turn === 1) return closed(response)
      await soon(100)
      sendKept(response, 'a page')
    })
    const left = leave('/mm/about', 'asking')
    await soon(20)
    const answers = await Promise.all([ask('/mm/about'), ask('/mm/about'), left])
    expect(answers.slice(0, 2)).toMatchObject([{ body: 'a page' }, { body: 'a page' }])
    expect(turns()).toBe(2)
  })

  it('answers again after a download was abandoned in the middle', async () => {
    const { ask, leave } = await serve(async (_, response, turn) => {
      response.setHeader('content-type', 'application/rss+xml')
      response.write('first')
      if (turn > 1) return void response.end(' last')
      await closed(response)
    })
    await leave('/mm/rss/8', 'first bytes')
    expect((await ask('/mm/rss/8')).body).toBe('first last')
  })

  it('keeps nobody waiting for an answer that is no page', async () => {
    let finish = () => {}
    const { ask } = await serve(async (_, response, turn) => {
      response.setHeader('content-type', 'application/rss+xml')
      response.write('first')
      if (turn === 1) await new Promise<void>((resolve) => (finish = resolve))
      response.end(' last')
    })
    const slow = ask('/mm/rss/8')
    await soon()
    expect((await ask('/mm/rss/8')).body).toBe('first last')
    finish()
    expect((await slow).body).toBe('first last')
  })

  it('passes open data and calls by, streamed to each reader, and of a type that is compressed', async () => {
    const seen: unknown[] = []
    const { ask } = await serve((asked, response) => {
      // As Next sets it, and as its compression can read it.
      response.setHeader('content-type', ['text/csv'])
      seen.push(`${response.getHeader('content-type')} ${typeof response.getHeader('content-type')}`)
      seen.push(asked.headers['accept-encoding'])
      response.end('data')
    })
    const paths = [
      '/mm/trade/data.csv?limit=1',
      '/en/mm/trade/data.json',
      '/mm/trade/auctions.ics',
      '/client/get/news',
    ]
    for (const path of paths) await ask(path, { 'accept-encoding': 'gzip' })
    expect(seen).toEqual(Array.from({ length: paths.length }, () => ['text/csv string', 'gzip']).flat())
  })

  it('ends a request whose handler rejects, and those who waited ask for themselves', async () => {
    const { ask, failures } = await serve(async (_, response, turn) => {
      if (turn > 1) return sendKept(response, 'a page')
      await soon(100)
      // Held back by then, as a page that may be kept is: nothing of it may go out with the failure.
      response.setHeader('content-type', 'text/html')
      response.setHeader('x-nextjs-cache', 'MISS')
      response.setHeader('content-length', 100)
      response.write('half of ')
      throw new Error('broken')
    })
    const failing = ask('/mm/about')
    await soon(20)
    const waiting = ask('/mm/about')
    expect(await failing).toMatchObject({ status: 500, body: '' })
    expect((await waiting).body).toBe('a page')
    expect(failures).toEqual([new Error('broken')])
    expect((await ask('/mm/about')).body).toBe('a page')
  })

  it('says in its own words that a page could not be made, and keeps no such page', async () => {
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

  it('loses nothing of an answer that ends after its handler is through', async () => {
    const { ask } = await serve((_, response, turn) => {
      response.setHeader('content-type', 'text/html')
      response.setHeader('x-nextjs-cache', 'MISS')
      response.write('first')
      setTimeout(() => response.end(` last ${turn}`), 50)
    })
    expect((await ask('/mm/about')).body).toBe('first last 1')
    expect((await ask('/mm/about')).body).toBe('first last 2')
  })
})
