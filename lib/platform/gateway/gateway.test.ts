import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { connect, type Socket } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { sharedEpoch, epochHeader } from '@/lib/platform/cache/epoch'
import { tagsHeader } from '@/lib/platform/edge/tags'
import { timesHeader } from '@/lib/platform/metrics/request-times'
import { processState } from '@/lib/platform/process-state'
import { findFreePort } from '@/scripts/local/ports'
import { type Answer, serve, threads } from '@/tests/gateway'
import { makePrivateSocketPath, startGateway } from './start'

/** As the application expires tags. */
function expire(tags: string[], epoch: number) {
  processState.postExpiry?.({ tags, epoch })
  Atomics.store(sharedEpoch, 0, epoch)
}

function sendCached(response: ServerResponse, body: string, etag = `"${body}"`) {
  response.setHeader(epochHeader, String(Atomics.load(sharedEpoch, 0)))
  if (!response.hasHeader(tagsHeader)) response.setHeader(tagsHeader, 'news')
  response.writeHead(200, { 'content-type': 'text/html', etag, 'content-length': body.length })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/** The key of a stored file. */
const key = 'ab'.repeat(32)

const text = async (incoming: AsyncIterable<unknown>) => {
  let body = ''
  for await (const part of incoming) body += String(part)
  return body
}

describe('the id of a request', () => {
  const idOf = ({ headers }: Pick<IncomingMessage, 'headers'>) => String(headers['x-request-id'])

  it('is in every answer, in the forwarded request, and never in a copy or its ETag', async () => {
    const { ask, calls } = await serve((_, response) => {
      response.setHeader('x-request-id', 'of-a-copy')
      response.setHeader(timesHeader, '{"queryCount":1}')
      sendCached(response, 'page')
    })
    Atomics.store(sharedEpoch, 0, 5)
    const answers = [await ask('/mm'), await ask('/mm'), await ask('/mm', { 'if-none-match': '"page"' })]
    answers.push(await ask('/mm', {}, 'HEAD'), await ask('/mm', {}, 'POST'), await ask('/mm', {}, 'TRACE'))
    expect(calls).toHaveLength(1)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 200, 405, 405])
    expect(calls.map(idOf)).toEqual([idOf(answers[0] as Answer)])
    expect(new Set(answers.map(idOf)).size).toBe(answers.length)
    for (const answer of answers) {
      expect(idOf(answer)).toMatch(/^[0-9a-z]{7}-[0-9a-z]+$/)
      expect(answer.headers).not.toHaveProperty(timesHeader)
    }
    expect(new Set(answers.slice(0, 4).map(({ headers }) => headers.etag)).size).toBe(1)
  })

  it('is taken over from a trusted proxy only, and only if it is harmless', async () => {
    const proxyId = 'b1946ac92492d2347c6235b4d2611184'
    const headers = { 'x-forwarded-for': '1.2.3.4', 'x-request-id': proxyId }
    const behindProxy = await serve((_, response) => void response.end(), { trustedHops: 1 })
    expect(idOf(await behindProxy.ask('/admin', headers))).toBe(proxyId)
    expect(behindProxy.calls.map(idOf)).toEqual([proxyId])
    for (const id of ['short', 'a'.repeat(65), '<b>12345678</b>', 'one, two, three'])
      expect(idOf(await behindProxy.ask('/admin', { ...headers, 'x-request-id': id })), id).not.toBe(id)
    const { ask, calls } = await serve((_, response) => void response.end())
    const answer = await ask('/admin', { 'x-request-id': proxyId })
    expect(idOf(answer)).not.toBe(proxyId)
    expect(calls.map(idOf)).toEqual([idOf(answer)])
  })

  it('is also where the scripts of a failed page can read it', async () => {
    const { ask } = await serve((incoming, response) => {
      response.statusCode = incoming.url === '/admin' ? 500 : 200
      response.end()
    })
    const failure = await ask('/admin')
    expect(failure.headers['server-timing']).toBe(`failed;desc="${idOf(failure)}"`)
    expect((await ask('/admin/news')).headers).not.toHaveProperty('server-timing')
  })
})

describe('a forwarded request', () => {
  it('arrives whole, and so does its answer', async () => {
    const { ask, calls } = await serve(async (incoming, response) => {
      response.setHeader('set-cookie', ['a=1', 'b=2'])
      response.writeHead(201, 'Made')
      response.end(`${incoming.method} ${incoming.url} ${await text(incoming)}`)
    })
    const answer = await ask('/client/insert/x?a=%D0%B0', { 'x-extra': 'yes' }, 'POST', 'a body')
    expect(answer).toMatchObject({ status: 201, body: 'POST /client/insert/x?a=%D0%B0 a body' })
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(calls[0]?.headers).toMatchObject({ 'x-extra': 'yes', 'content-length': '6' })
  })

  it('carries the host and the client address, whatever the client sends', async () => {
    const { ask, calls } = await serve((_, response) => void response.end())
    const claims = { host: 'evil.example', 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example' }
    const others = { forwarded: 'for=1.2.3.4', 'x-forwarded-proto': 'https', 'x-prerender-revalidate': 'x' }
    await ask('/admin', { ...claims, ...others })
    const { headers } = calls[0] as IncomingMessage
    expect(headers.host).toBe('strata.example')
    expect(headers['x-forwarded-for']).toMatch(/^(::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/)
    for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-prerender-revalidate'])
      expect(headers).not.toHaveProperty(name)
  })

  it('trusts the configured proxies, and refuses invalid addresses', async () => {
    const { ask, calls } = await serve((_, response) => void response.end(), { trustedHops: 1 })
    await ask('/admin', { 'x-forwarded-for': '9.9.9.9, 1.2.3.4' })
    expect(calls[0]?.headers['x-forwarded-for']).toBe('1.2.3.4')
    expect(await ask('/admin', { 'x-forwarded-for': 'nonsense' })).toMatchObject({
      status: 400,
      headers: { 'x-own': '1' },
    })
    expect(calls).toHaveLength(1)
  })

  it('is streamed in both directions', async () => {
    const first = vi.fn()
    const { port } = await serve((incoming, response) => {
      incoming.once('data', (part) => {
        first(String(part))
        response.write('heard')
      })
      incoming.on('end', () => response.end(' all'))
    })
    const call = request({ host: 'localhost', port, path: '/admin/insert/x', method: 'POST', agent: false })
    call.write('one')
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    expect(String((await once(answer, 'data'))[0])).toBe('heard')
    expect(first).toHaveBeenCalledWith('one')
    call.end('two')
    expect(await text(answer)).toBe(' all')
  })

  it('sends the head of a stream at once', async () => {
    const { port } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.flushHeaders()
    })
    const call = request({ host: 'localhost', port, path: '/events', agent: false }).end()
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    expect(answer.headers['content-type']).toBe('text/event-stream')
    call.destroy()
  })

  it('ends with its reader', async () => {
    const onClose = vi.fn()
    const { port } = await serve((_, response) => {
      response.write('begun')
      response.once('close', onClose)
    })
    const call = request({ host: 'localhost', port, path: '/mm/trade/data.csv', agent: false }).end()
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    await once(answer, 'data')
    call.destroy()
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  it('ends with the sender of a body', async () => {
    const onAbort = vi.fn()
    const { port, calls } = await serve((incoming) => {
      incoming.on('error', onAbort)
      incoming.resume()
    })
    const call = request({ host: 'localhost', port, path: '/admin/insert/x', method: 'POST', agent: false })
    call.on('error', () => undefined)
    call.setHeader('content-length', 100)
    call.write('a part')
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    call.destroy()
    await vi.waitFor(() => expect(onAbort).toHaveBeenCalled())
  })

  it('is not mistaken for a complete answer when it breaks off', async () => {
    const { ask } = await serve((_, response) => {
      response.write('a part')
      setImmediate(() => response.destroy())
    })
    await expect(ask('/admin')).rejects.toThrow()
  })

  it('is refused before its body has come, and the refusal is read', async () => {
    const { port, calls } = await serve((_, response) => {
      response.writeHead(401, { 'content-length': 2 })
      response.end('no')
    })
    // As browsers do: a client that asks to close the connection is disconnected with the answer.
    const agent = new Agent({ keepAlive: true })
    const call = request({ host: 'localhost', port, path: '/admin/insert/x', method: 'POST', agent })
    call.setHeader('content-length', 10_000_000)
    const part = Buffer.alloc(1_000_000)
    call.write(part)
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(401)
    for (let more = 0; more < 9; more++) call.write(part)
    call.end()
    expect(await text(answer)).toBe('no')
    await once(call, 'close')
    expect(calls[0]?.complete).toBe(false)
    agent.destroy()
  })

  it('is answered with an error when the application is not running', async () => {
    const { ask } = await serve((_, response) => void response.destroy())
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect((await ask('/admin')).status).toBe(502)
  })

  it('keeps to valid HTTP', async () => {
    const { ask, calls, port } = await serve((_, response) => void response.end())
    expect((await ask('/mm/%E0%A4%A')).status).toBe(400)
    expect((await ask('/mm', {}, 'PROPFIND')).status).toBe(405)
    const socket = connect(port, 'localhost')
    socket.write('CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n')
    const [head] = (await once(socket, 'data')) as [Buffer]
    expect(String(head)).toMatch(/^HTTP\/1.1 405 /)
    expect(calls).toHaveLength(0)
  })
})

describe('a request beyond the bounds', () => {
  it('is forwarded without its announced trailers', async () => {
    const { calls, port } = await serve(async (incoming, response) => {
      response.end(`body: ${await text(incoming)}`)
    })
    for (const rest of ['content-length: 6\r\n\r\na body', '\r\n']) {
      const socket = connect(port, 'localhost')
      socket.write(
        `POST /client/insert/answer HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntrailer: x\r\n${rest}`,
      )
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
    }
    for (const { headers } of calls) expect(headers).not.toHaveProperty('trailer')
  })

  it('is refused before it reaches the application', async () => {
    const { ask, calls } = await serve((_, response) => void response.end())
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`x-${at}`, '1']))
    expect((await ask('/mm', many)).status).toBe(431)
    expect((await ask(`/mm?${'a&'.repeat(101)}`)).status).toBe(414)
    expect((await ask(`/mm/${'a'.repeat(5_000)}`)).status).toBe(414)
    expect((await ask('/nowhere', {}, 'POST', 'x')).status).toBe(405)
    const long = 'x'.repeat(64 * 1024 + 1)
    expect((await ask('/api/auth/signin/oidc', {}, 'POST', long)).status).toBe(413)
    expect(calls).toHaveLength(0)
  })

  it('is cut off when a body of unknown length grows too long', async () => {
    const { port } = await serve((incoming) => void incoming.resume())
    const call = request({
      host: 'localhost',
      port,
      path: '/api/auth/signin/oidc',
      method: 'POST',
      agent: false,
    })
    call.on('error', () => undefined)
    for (let part = 0; part < 5; part++) call.write(Buffer.alloc(16 * 1024))
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(413)
    call.destroy()
  })

  it('brings no foreign cookies to the application', async () => {
    const { ask, calls } = await serve((_, response) => void response.end())
    const foreign = Array.from({ length: 1_500 }, (_, at) => `c${at}=1`).join(';')
    await ask('/admin', {
      cookie: `${foreign}; __Secure-strata-session=a; lang=en; strata-session=b; lang=mn`,
    })
    await ask('/admin', { cookie: foreign })
    expect(calls.map(({ headers }) => headers.cookie)).toEqual([
      '__Secure-strata-session=a; lang=en',
      undefined,
    ])
  })
})

describe('a client that breaks off', () => {
  const reset = (socket: Socket) =>
    new Promise<void>((resolve) => socket.on('close', () => resolve()).resetAndDestroy())

  it.each(['CONNECT evil.example:443', 'GET /mm', 'POST /client/insert/answer'])(
    'does not affect others after sending %s',
    async (line) => {
      const { ask, port } = await serve((_, response) => void response.end('here'))
      const before = threads.length
      for (let turn = 0; turn < 20; turn++) {
        const socket = connect(port, 'localhost')
        await once(socket, 'connect')
        const headers = 'host: x\r\ncontent-length: 10\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'
        await new Promise((resolve) => socket.write(`${line} HTTP/1.1\r\n${headers}`, resolve))
        await reset(socket)
      }
      expect((await ask('/admin')).body).toBe('here')
      expect(threads).toHaveLength(before)
    },
  )
})

describe('an answer that cannot be sent unchanged', () => {
  const head = 'content-length: 2\r\n\r\nok'
  it.each([
    ['trailers without parts', `HTTP/1.1 200 OK\r\ntrailer: x\r\n${head}`],
    ['a status below all others', `HTTP/1.1 099 Odd\r\n${head}`],
    ['a reason that is no text', `HTTP/1.1 200 O\u0001K\r\n${head}`],
    ['a header that is no text', `HTTP/1.1 200 OK\r\nx: a\u0001b\r\n${head}`],
    ['another protocol', 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
    ['no answer at all', 'nothing\r\n\r\n'],
    ['a part of a header', 'HTTP/1.1 200 OK\r\nx: '],
    ['more headers than there is room for', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(70_000)}\r\n${head}`],
    ['parts that are none', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz'],
    ['less than it says', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nok'],
  ])('has %s, and is the only one that breaks off', async (_, raw) => {
    const { ask } = await serve((incoming, response) => {
      if (incoming.url === '/admin') return void response.end('here')
      incoming.socket.end(raw, 'latin1')
    })
    const before = threads.length
    for (const path of ['/mm', '/fonts/a.woff2', '/admin/odd'])
      await ask(path).then(
        ({ status }) => expect([200, 502]).toContain(status),
        () => undefined,
      )
    expect((await ask('/admin')).body).toBe('here')
    expect(threads).toHaveLength(before)
  })

  it('is a long one that repeats the address', async () => {
    const { ask } = await serve((_, response) => {
      response.writeHead(307, { location: `/${'a'.repeat(30_000)}` }).end()
    })
    expect((await ask('/admin/x')).status).toBe(307)
  })
})

describe('copies of cached pages', () => {
  it('are sent until something expires, without asking the application', async () => {
    let version = 1
    const { ask, calls } = await serve((_, response) => sendCached(response, `version ${version}`))
    Atomics.store(sharedEpoch, 0, 5)
    for (let turn = 0; turn < 3; turn++) {
      const answer = await ask('/mm/about')
      expect(answer).toMatchObject({ status: 200, body: 'version 1' })
      expect(answer.headers).not.toHaveProperty(epochHeader)
    }
    expect(calls).toHaveLength(1)
    expect(await ask('/mm/about', {}, 'HEAD')).toMatchObject({ body: '', headers: { 'content-length': '9' } })
    expect((await ask('/mm/about', { 'if-none-match': '"version 1"' })).status).toBe(304)
    expect(calls).toHaveLength(1)
    version = 2
    expire(['news'], 6)
    expect((await ask('/mm/about')).body).toBe('version 2')
    expect((await ask('/mm/about')).body).toBe('version 2')
    expect(calls).toHaveLength(2)
  })

  it('are still good when something expires that they were not made of', async () => {
    const { ask, calls } = await serve((_, response) => sendCached(response, 'a'))
    Atomics.store(sharedEpoch, 0, 1)
    for (let epoch = 2; epoch < 40; epoch++) {
      await ask('/mm/about')
      expire(['people', `other-${epoch}`], epoch)
    }
    expect((await ask('/mm/about')).body).toBe('a')
    expect(calls).toHaveLength(1)
    expire(['people', '*'], 40)
    await ask('/mm/about')
    expect(calls).toHaveLength(2)
  })

  it('are never older than an expiry, however close a request comes to it', async () => {
    let version = 0
    const { ask } = await serve((_, response) => sendCached(response, `version ${version}`))
    Atomics.store(sharedEpoch, 0, 1)
    for (let epoch = 2; epoch < 200; epoch++) {
      await ask('/mm/about')
      version = epoch
      expire(['news'], epoch)
      expect((await ask('/mm/about')).body).toBe(`version ${epoch}`)
    }
  })

  it('that fail while the database is away are answered as what passes by itself', async () => {
    const { ask } = await serve((_, response) =>
      response.writeHead(500, { 'content-type': 'text/html' }).end(),
    )
    Atomics.store(sharedEpoch, 0, -1)
    expect(await ask('/mm/about')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    Atomics.store(sharedEpoch, 0, 1)
    const failure = await ask('/mm/about')
    expect(failure.status).toBe(500)
    expect(failure.headers).not.toHaveProperty('retry-after')
  })

  it('are not sent while the process is out of step with the others', async () => {
    const { ask, calls } = await serve((_, response) => sendCached(response, 'a'))
    Atomics.store(sharedEpoch, 0, 1)
    await ask('/mm/about')
    Atomics.store(sharedEpoch, 0, -1)
    await ask('/mm/about')
    await ask('/mm/about')
    expect(calls).toHaveLength(3)
  })

  it('are for clients that accept their encoding, and for no other kind of request', async () => {
    const { ask, calls } = await serve((_, response) => sendCached(response, 'a'))
    Atomics.store(sharedEpoch, 0, 1)
    await ask('/mm/about', { 'accept-encoding': 'br' })
    await ask('/mm/about', { 'accept-encoding': 'gzip' })
    await ask('/mm/about', { cookie: 'lang=en' })
    await ask('/mm/about', { rsc: '1' })
    expect((await ask('/mm/about', {}, 'POST', 'x')).status).toBe(405)
    await ask('/admin')
    await ask('/admin')
    expect(calls).toHaveLength(5)
  })

  it('are made only of answers that the page cache would send again', async () => {
    const { ask, calls } = await serve((_, response) => void response.end('once'))
    Atomics.store(sharedEpoch, 0, 1)
    await ask('/mm/about')
    await ask('/mm/about')
    expect(calls).toHaveLength(2)
  })
})

describe('an edge in front', () => {
  it('may keep what is up to date while it is sent, from the first answer to a 304', async () => {
    let epoch = 1
    const cacheControl = 'public, max-age=0, must-revalidate'
    const { ask } = await serve((incoming, response) => {
      response.setHeader(
        'cache-control',
        incoming.url?.includes('flight') ? 'private, immutable' : cacheControl,
      )
      response.setHeader(epochHeader, String(epoch))
      response.writeHead(200, { etag: 'W/"a"', 'content-length': 1 })
      response.end('a')
    })
    const cacheControlOf = async (path: string, headers = {}) =>
      (await ask(path, headers)).headers['cache-control']
    Atomics.store(sharedEpoch, 0, 1)
    const condition = { 'if-none-match': 'W/"a"' }
    for (const headers of [condition, {}, condition])
      expect(await cacheControlOf('/mm/about', headers)).toBe(`${cacheControl}, s-maxage=1`)
    expect(await cacheControlOf('/mm?flight')).toBe('public, immutable, s-maxage=1')
    // It expires before it is sent.
    for (const later of [2, -1]) {
      Atomics.store(sharedEpoch, 0, later)
      for (const headers of [{}, condition])
        expect(await cacheControlOf('/mm/about', headers)).toBe(cacheControl)
    }
    epoch = -1
    expect(await cacheControlOf('/mm/about')).toBe(cacheControl)
  })

  it('may keep it for an hour if it is told of publications, and gets the tags for it', async () => {
    const { ask } = await serve(
      (incoming, response) => {
        response.setHeader('cache-control', 'public, max-age=0')
        if (!incoming.url?.includes('untagged')) {
          response.setHeader(tagsHeader, 'news,menu')
          return sendCached(response, 'a')
        }
        response.setHeader(epochHeader, '1')
        response.end('a')
      },
      { isEdgeTold: true },
    )
    Atomics.store(sharedEpoch, 0, 1)
    for (let turn = 0; turn < 2; turn++) {
      const { headers } = await ask('/mm/about')
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=0, s-maxage=3600',
        'cdn-cache-control': 'public, max-age=3600, stale-while-revalidate=60',
        'cache-tag': 'strata,news,menu',
        'surrogate-key': 'strata news menu',
      })
      expect(headers).not.toHaveProperty(tagsHeader)
    }
    // Nobody could say when this one is outdated.
    const { headers } = await ask('/mm/untagged')
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
    expect(headers).not.toHaveProperty('cache-tag')
  })

  it('keeps nothing that says nothing, such as a redirect that depends on a cookie', async () => {
    const { ask } = await serve((incoming, response) => {
      response.writeHead(incoming.url === '/' ? 307 : 308, { location: '/en/mm' }).end()
    })
    expect((await ask('/')).headers['cache-control']).toBe('private, no-cache')
    expect((await ask('/mn/mm')).headers).not.toHaveProperty('cache-control')
  })
})

describe('copies of files', () => {
  const script = Array.from({ length: 4_000 }, (_, at) => `f(${at * 7919})`).join(';')
  const sendFile = (type: string, body: string) => (incoming: IncomingMessage, response: ServerResponse) => {
    expect(incoming.headers['accept-encoding']).toBe('identity')
    const headers = { etag: 'W/"1"', 'cache-control': 'public, max-age=31536000, immutable', 'x-own': 'yes' }
    response.writeHead(200, { ...headers, 'content-type': type, 'content-length': body.length })
    response.end(incoming.method === 'HEAD' ? undefined : body)
  }
  const path = '/_next/static/chunks/a.js'
  const acceptHeaders = { 'accept-encoding': 'gzip, br' }

  it('are compressed once, ever smaller, and sent without asking the application', async () => {
    const { ask, calls } = await serve(sendFile('application/javascript; charset=UTF-8', script))
    const first = await ask(path, acceptHeaders)
    expect(brotliDecompressSync(first.bytes).toString()).toBe(script)
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"1"', 'x-own': 'yes' })
    await expect
      .poll(async () => Number((await ask(path, acceptHeaders, 'HEAD')).headers['content-length']))
      .toBeLessThan(first.bytes.length)
    const best = await ask(path, acceptHeaders)
    expect(brotliDecompressSync(best.bytes).toString()).toBe(script)
    const same: IncomingHttpHeaders = { ...first.headers, 'content-length': String(best.bytes.length) }
    for (const name of ['date', 'x-request-id']) delete same[name]
    expect(best.headers).toMatchObject(same)
    const reply = await ask(path, { ...acceptHeaders, 'if-none-match': 'W/"1"' })
    expect(reply).toMatchObject({ status: 304, body: '' })
    expect(reply.headers).not.toHaveProperty('content-encoding')
    expect(calls).toHaveLength(1)
  })

  it('are uncompressed for clients without encodings, and where compression is useless', async () => {
    const { ask, calls } = await serve(sendFile('font/woff2', script))
    for (const headers of [{}, acceptHeaders])
      for (let turn = 0; turn < 2; turn++) {
        const answer = await ask('/fonts/a.woff2', headers)
        expect(answer).toMatchObject({ body: script, headers: { 'content-length': String(script.length) } })
        expect(answer.headers).not.toHaveProperty('content-encoding')
      }
    expect(calls).toHaveLength(2)
  })

  it('are requested again while they are missing, by browsers too', async () => {
    const { ask, calls } = await serve((_, response) => {
      response.writeHead(404, { 'cache-control': 'public, max-age=604800', 'content-length': 4 }).end('none')
    })
    for (const path of ['/art/none.svg', '/fonts/none.woff2', '/_next/static/none.js', `/files/${key}/1.jpg`])
      for (let turn = 0; turn < 2; turn++) {
        const { status, headers } = await ask(path)
        expect([status, headers['cache-control']], path).toEqual([404, 'no-store'])
      }
    expect(calls).toHaveLength(8)
  })

  it('are not made of refusals, parts, other spellings of an address or other answers of the site', async () => {
    const { ask, calls } = await serve((_, response) => {
      response.writeHead(404, { 'content-length': 4 }).end('none')
    })
    for (let turn = 0; turn < 2; turn++) {
      expect(await ask(path, acceptHeaders)).toMatchObject({ status: 404, body: 'none' })
      await ask(path, { range: 'bytes=0-1' })
      for (const other of [`${path}?a`, '/_next/static/%63hunks/a.js', '/_next/static/./a.js', '/art//a.svg'])
        await ask(other)
      await ask('/mw-worker.js')
      expect((await ask(path, {}, 'POST', 'x')).status).toBe(405)
    }
    expect(calls).toHaveLength(14)
  })
})

describe('copies of stored files', () => {
  const file = `/files/${key}/730.webp`
  const immutable = { 'cache-control': 'public, max-age=31536000, immutable', etag: '"1"' }
  const sendStored =
    (headers: Record<string, string>, bytes: number) =>
    (incoming: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { ...headers, 'content-type': 'image/webp', 'content-length': bytes })
      response.end(incoming.method === 'HEAD' ? undefined : Buffer.alloc(bytes, 'a'))
    }

  it('are sent to everybody without asking the application', async () => {
    const { ask, calls } = await serve(sendStored(immutable, 200 * 1024))
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await ask(file, { 'accept-encoding': encoding, cookie: 'lang=en' })
      expect(answer).toMatchObject({ status: 200, headers: { ...immutable, 'content-length': '204800' } })
      expect(answer.bytes).toHaveLength(204_800)
    }
    expect((await ask(file, { 'if-none-match': '"1"' })).status).toBe(304)
    expect(await ask(file, {}, 'HEAD')).toMatchObject({ body: '', headers: { 'content-length': '204800' } })
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['large', file, immutable, 257 * 1024],
    ['for one reader', file, { 'cache-control': 'private, no-store' }, 10],
    ['for today', file, { 'cache-control': 'public, max-age=3600' }, 10],
    ['private', `/files/private/${key}`, immutable, 10],
    ['under another address', `/files/${key}/../730.webp`, immutable, 10],
    ['asked with a query', `${file}?a`, immutable, 10],
  ])('are not made of one that is %s', async (_, path, headers, bytes) => {
    const { ask, calls } = await serve(sendStored(headers, bytes))
    for (let turn = 0; turn < 2; turn++) expect((await ask(path)).bytes).toHaveLength(bytes)
    expect(calls).toHaveLength(2)
  })

  it('are not used for parts', async () => {
    const { ask, calls } = await serve(sendStored(immutable, 10))
    await ask(file)
    await ask(file, { range: 'bytes=0-1' })
    expect(calls[1]?.headers.range).toBe('bytes=0-1')
  })
})

describe('the gateway', () => {
  it('says that its port is taken', async () => {
    const { options } = await serve((_, response) => void response.end())
    await expect(startGateway(options)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it(
    'restarts when its thread has ended, and gives up after repeated ends',
    { timeout: 30_000 },
    async () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const { ask, gateway } = await serve((_, response) => void response.end('here'))
      for (let end = 1; end < 5; end++) {
        await threads.at(-1)?.terminate()
        await vi.waitFor(async () => expect((await ask('/admin')).body).toBe('here'), 5_000)
      }
      expect(log).toHaveBeenCalledTimes(4)
      expect(log).toHaveBeenCalledWith("the gateway's thread ended with code 1")
      await threads.at(-1)?.terminate()
      await gateway.ended
      await expect(ask('/admin')).rejects.toThrow('ECONNREFUSED')
    },
  )

  it('reports why its thread failed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { ask } = await serve((_, response) => void response.end('here'))
    const reason = new Error('no memory')
    threads.at(-1)?.emit('error', reason)
    expect(log).toHaveBeenCalledWith("the gateway's thread failed:", reason)
    expect((await ask('/admin')).body).toBe('here')
  })

  it('stops while its thread is being started again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { gateway } = await serve((_, response) => void response.end())
    const before = threads.length
    void threads.at(-1)?.terminate()
    await vi.waitFor(() => expect(threads.length).toBeGreaterThan(before))
    await gateway.stop(0)
  })

  it('goes on after an exception in one of its event handlers', async () => {
    const { ask } = await serve((_, response) => void response.end('here'))
    const before = threads.length
    threads.at(-1)?.postMessage(null)
    for (let turn = 0; turn < 3; turn++) expect((await ask('/admin')).body).toBe('here')
    expect(threads).toHaveLength(before)
  })

  it('finishes running answers when it stops', async () => {
    let finish = () => undefined as unknown
    const { socketPath, remove } = makePrivateSocketPath()
    const server = createServer((_, response) => {
      response.write('begun ')
      finish = () => response.end('ended')
    })
    await new Promise<void>((resolve) => server.listen(socketPath, resolve))
    const port = await findFreePort()
    const gateway = await startGateway({
      port,
      socketPath,
      siteUrl: 'http://x',
      trustedHops: 0,
      headers: {},
      isEdgeTold: false,
      factor: 1,
    })
    const call = request({ host: 'localhost', port, path: '/admin', agent: false }).end()
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    const shutdown = gateway.stop(10_000)
    const knock = () =>
      new Promise((resolve) => connect(port, 'localhost').on('connect', resolve).on('error', resolve))
    await vi.waitFor(async () => expect(await knock()).toMatchObject({ code: 'ECONNREFUSED' }))
    finish()
    expect(await text(answer)).toBe('begun ended')
    await shutdown
    server.close()
    remove()
  })
})
