import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { maxBodyBytes } from '@/lib/platform/api/read-body'
import { allCalls } from '@/lib/wiring/calls/table'
import { serve, threads } from '@/tests/gateway'
import { maxBodyBytesAt } from './bounds'

type Route = { path: string; methods: string[] }
const writing = ['POST', 'PUT', 'PATCH', 'DELETE']
const isFile = /(?:^|\/)(?:page|route)\.tsx?$/
const isNoPart = /^\(.*\)$|^\[locale\]$|^page$|^route$/

/**
 * All routes that Next finds in its folders, each with its exports; a part of the path that may be anything
 * is a 7.
 */
const routes = ['app', 'pages'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => isFile.test(name) || (root === 'pages' && name.endsWith('.ts')))
    .filter((name) => !name.startsWith('api/calls/'))
    .map((name): Route => {
      const parts = name.replace(/\.tsx?$/, '').split('/')
      const source = readFileSync(`${root}/${name}`, 'utf8')
      const isExported = (method: string) => new RegExp(`function ${method}\\b|as ${method}\\b`).test(source)
      return {
        path: `/${parts.filter((part) => !isNoPart.test(part)).join('/')}`.replace(/\[[^/]+\]+/g, '7'),
        methods: name.endsWith('route.ts') ? ['GET', ...writing].filter(isExported) : ['GET'],
      }
    }),
)
/** The routes above with every call of the table and the files that Next serves itself. */
const all: Route[] = [
  ...routes,
  ...allCalls.map(({ method, path }) => ({ path, methods: [method] })),
  ...[`/files/${'ab'.repeat(32)}/1.jpg`, `/files/private/${'ab'.repeat(32)}`, '/art/a.svg', '/nowhere'].map(
    (path) => ({ path, methods: ['GET'] }),
  ),
]
const paths = [...new Set(all.map(({ path }) => path))]

/** Runs the step for all values, 16 at a time. */
async function each<T>(values: readonly T[], step: (value: T) => Promise<void>): Promise<void> {
  const queue = [...values]
  const walk = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await step(next)
  }
  await Promise.all(Array.from({ length: 16 }, walk))
}

it('all kinds of routes are covered', () => {
  for (const path of [
    '/mm',
    '/yp/company/7',
    '/admin/login',
    '/api/auth/7',
    '/api/uploads/7',
    '/cards/7/7/7',
  ])
    expect(paths).toContain(path)
  expect(routes.find(({ path }) => path === '/api/uploads/7')?.methods).toEqual(['POST', 'PATCH', 'DELETE'])
  expect(routes.find(({ path }) => path === '/api/auth/7')?.methods).toEqual(['GET', 'POST'])
})

describe('every route', { timeout: 60_000 }, () => {
  it('refuses a too long query or too many headers before the application', async () => {
    const { ask, calls } = await serve((_, response) => void response.end())
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`x-${at}`, '1']))
    await each(paths, async (path) => {
      for (const method of ['GET', 'POST']) {
        expect((await ask(`${path}?${'a'.repeat(4_097)}`, {}, method)).status, path).toBe(414)
        expect((await ask(`${path}?${'a&'.repeat(100)}`, {}, method)).status, path).toBe(414)
        expect((await ask(path, many, method)).status, path).toBe(431)
      }
    })
    expect(calls).toHaveLength(0)
  })

  it('accepts writes only where it declares them', async () => {
    const { ask, calls } = await serve(
      (incoming, response) => void incoming.resume().on('end', () => response.end()),
    )
    for (const { path, methods } of all) {
      const writes = methods.filter((method) => writing.includes(method))
      for (const method of writes)
        expect((await ask(path, { 'content-length': '1' }, method, 'x')).status, path).toBe(200)
      expect(calls.splice(0), path).toHaveLength(writes.length)
      if (writes.length > 0) continue
      const isCall = allCalls.some((call) => call.path === path)
      for (const method of isCall ? [] : [...writing, 'OPTIONS'])
        expect(await ask(path, { 'content-length': '1' }, method, 'x'), path).toMatchObject({
          status: 405,
          headers: { allow: 'GET, HEAD' },
        })
      expect(calls, path).toHaveLength(0)
    }
  })

  it('accepts no body above its bound, with or without a declared length', async () => {
    const { port, calls } = await serve((incoming) => void incoming.resume())
    const answerTo = async (head: string, part = Buffer.alloc(0)) => {
      const socket = connect(port, 'localhost').on('error', () => undefined)
      socket.write(`${head}host: x\r\n\r\n`)
      socket.write(part)
      const [answer] = (await once(socket, 'data')) as [Buffer]
      socket.destroy()
      return Number(String(answer).slice(9, 12))
    }
    for (const path of paths) {
      const bytes = maxBodyBytesAt(path) + 1
      const expected = bytes === 1 ? 405 : 413
      expect(await answerTo(`POST ${path} HTTP/1.1\r\ncontent-length: ${bytes}\r\n`), path).toBe(expected)
    }
    expect(calls).toHaveLength(0)
    // Sends too large a body to the addresses whose bodies next-auth reads as a whole.
    const part = `${(65_537).toString(16)}\r\n${'a'.repeat(65_537)}\r\n`
    for (const path of paths.filter((path) => maxBodyBytesAt(path) === 64 * 1024))
      expect(
        await answerTo(`POST ${path} HTTP/1.1\r\ntransfer-encoding: chunked\r\n`, Buffer.from(part)),
        path,
      ).toBe(413)
  })

  it('forwards no body that nothing reads', async () => {
    const { ask, calls } = await serve((_, response) => void response.end())
    await each(paths, async (path) => {
      expect((await ask(path, { 'content-length': '1' }, 'GET', 'x')).status, path).toBe(200)
    })
    for (const { url, headers } of calls) expect(headers, url).not.toHaveProperty('content-length')
  })

  it('limits the requests of one address, while others are answered', async () => {
    // The gateway keeps no copy of a missing file, so each request reaches the application.
    const { ask } = await serve((_, response) => void response.writeHead(404).end(), {
      trustedHops: 1,
      factor: 1 / 6_000,
    })
    await each([...paths.entries()], async ([at, path]) => {
      const from = (last: number) => ({ 'x-forwarded-for': `10.${at >> 8}.${at & 255}.${last}` })
      const [first, second, other] = [
        await ask(path, from(1)),
        await ask(path, from(1)),
        await ask(path, from(2)),
      ]
      expect([first.status, second.status, other.status], path).toEqual([404, 429, 404])
      expect(Number(second.headers['retry-after']), path).toBeGreaterThan(0)
    })
  })

  it('survives whatever its client sends or breaks off', async () => {
    const { ask, port } = await serve(
      (incoming, response) => void incoming.resume().on('end', () => response.end()),
    )
    const before = threads.length
    const send = async (text: string) => {
      const socket = connect(port, 'localhost').on('error', () => undefined)
      await new Promise((resolve) => socket.write(`${text}`, resolve))
      await new Promise<void>((resolve) => socket.on('close', () => resolve()).resetAndDestroy())
    }
    await each(paths, async (path) => {
      const head = `${path} HTTP/1.1\r\nhost: x\r\n`
      await send(`POST ${head}trailer: x\r\ncontent-length: 5\r\n\r\na`)
      await send(`POST ${head}trailer: x\r\n\r\n`)
      await send(`POST ${head}trailer: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\nx: 1\r\n\r\n`)
      await send(`GET ${head}connection: upgrade\r\nupgrade: websocket\r\n\r\n`)
      await send(`GET ${head}x: a\u0001b\r\n\r\n`)
      await send(`CONNECT ${head}\r\n`)
      await send(`GET ${path} HTTP/9\r\n\r\n`)
    })
    expect((await ask('/mm')).status).toBe(200)
    expect(threads).toHaveLength(before)
  })
})

it('every call accepts what its rules allow', () => {
  for (const { path, method, files = {} } of allCalls)
    if (method === 'POST') expect(maxBodyBytesAt(path), path).toBeGreaterThanOrEqual(maxBodyBytes(files))
})

it('a call is refused in JSON, everything else as text', async () => {
  const { ask } = await serve((_, response) => void response.end())
  const call = await ask(`/client/get/news?${'a&'.repeat(101)}`)
  expect(call.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-own': '1' })
  expect(JSON.parse(call.body)).toEqual({ message: expect.stringContaining('too long') as string })
  expect((await ask('/nowhere', {}, 'POST')).headers['content-type']).toBe('text/plain; charset=utf-8')
})
