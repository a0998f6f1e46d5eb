import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { S3Server } from '@/tests/s3-server'
import type { FileDriver } from '@/lib/platform/files/stored-object'
import { FolderDriver } from '@/lib/platform/files/folder-driver'
import { S3Driver } from '@/lib/platform/files/s3-driver'
import { serveFile } from './serve'

const warn = vi.hoisted(() => vi.fn())
vi.mock('@/lib/platform/log', () => ({ log: () => ({ warn }) }))

const MB = 1024 * 1024
const name = `${'ab'.repeat(32)}/file.mp4`
const large = `${'cd'.repeat(32)}/file.mp4`
const bytes = randomBytes(1000)
const cacheHeader = 'public, max-age=31536000, immutable'

const storage = new S3Server()
let folder: string
let driver: FileDriver
let server: Server
let address: string
/** The error that `serveFile` threw at the last request, if any. */
let thrownError: unknown

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strata-serve-'))
  // Like the route in `pages`, this turns a failure into a 500 with the headers set so far.
  server = createServer((request, response) => {
    serveFile((request.url ?? '').slice(1), request, response, driver).catch((error) => {
      thrownError = error
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

async function fill(): Promise<void> {
  await mkdir(join(folder, 'tmp'), { recursive: true })
  for (const [to, content] of [
    [name, bytes],
    [large, Buffer.alloc(40 * MB)],
  ] as const) {
    const path = join(folder, 'tmp', 'file')
    await writeFile(path, content)
    await driver.moveToStorage(to, path)
  }
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${address}/${path}`, { method, headers })

const drivers: [string, () => Promise<FileDriver>][] = [
  ['a folder', async () => new FolderDriver(folder)],
  ['S3', async () => new S3Driver(await storage.start())],
]

describe.each(drivers)('a file in %s is served', (where, make) => {
  beforeAll(async () => {
    driver = await make()
    await fill()
  })
  afterAll(async () => {
    if (where === 'S3') await storage.stop()
  })

  it('whole, to be cached forever', async () => {
    const answer = await ask(name)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-length': '1000',
      'content-type': 'video/mp4',
      'cache-control': cacheHeader,
      'accept-ranges': 'bytes',
      etag: `"${name}"`,
      'last-modified': expect.stringMatching(/ GMT$/),
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  })

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=500-', 500, 999],
    ['bytes=-10', 990, 999],
    ['bytes=900-5000', 900, 999],
  ])('in part: %s', async (range, start, end) => {
    const answer = await ask(name, { range, 'if-range': `"${name}"` })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000`)
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1))
    expect(answer.headers.get('cache-control')).toBe(cacheHeader)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true)
  })

  it('whole when the part is requested of another version', async () => {
    const answer = await ask(name, { range: 'bytes=0-99', 'if-range': '"another"' })
    expect(answer.status).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBe(1000)
  })

  it('with 416 past its end', async () => {
    const answer = await ask(name, { range: 'bytes=1000-' })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe('bytes */1000')
  })

  it('with 304 to one who has it', async () => {
    const answer = await ask(name, { 'if-none-match': `"${name}"` })
    expect(answer.status).toBe(304)
    expect(answer.headers.get('cache-control')).toBe(cacheHeader)
  })

  it('without its bytes to HEAD', async () => {
    const answer = await ask(name, {}, 'HEAD')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).toBe('1000')
    expect((await answer.arrayBuffer()).byteLength).toBe(0)
  })

  it('with a 404 that is not cached when it does not exist', async () => {
    const answer = await ask(`${'ef'.repeat(32)}/file.mp4`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('storage that fails', () => {
  beforeAll(async () => {
    driver = new S3Driver(await storage.start())
    await fill()
  })
  afterAll(() => storage.stop())
  afterEach(() => {
    storage.refuses = () => false
    storage.breaksOffAt = Infinity
    warn.mockClear()
  })

  it.each(['HEAD', 'GET'])('at %s leaves no answer that is cached for a year', async (failing) => {
    storage.refuses = (method) => method === failing
    const answer = await ask(name)
    expect(answer.status).toBe(500)
    expect(thrownError).toBeInstanceOf(Error)
    expect(answer.headers.get('cache-control')).toBeNull()
    expect(answer.headers.get('etag')).toBeNull()
  })

  it('in the middle of a file breaks the answer off, and is logged', async () => {
    storage.breaksOffAt = 500
    const answer = await ask(name)
    await expect(answer.arrayBuffer()).rejects.toThrow()
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  })
})

describe('a reader who disconnects', () => {
  beforeAll(async () => {
    driver = new S3Driver(await storage.start())
    await fill()
  })
  afterAll(() => storage.stop())

  it('frees the connection to the storage, and is no failure', async () => {
    const leave = new AbortController()
    const answer = await fetch(`${address}/${large}`, { signal: leave.signal })
    await answer.body?.getReader().read()
    expect(storage.openReads).toBe(1)
    leave.abort()
    await vi.waitFor(() => expect(storage.openReads).toBe(0))
    expect(warn).not.toHaveBeenCalled()
  })

  it('frees it too when they disconnect before the first byte', async () => {
    const leave = new AbortController()
    const slow = driver
    let isRead = false
    driver = {
      moveToStorage: (...args) => slow.moveToStorage(...args),
      stat: (...args) => slow.stat(...args),
      removeFolder: (...args) => slow.removeFolder(...args),
      list: (...args) => slow.list(...args),
      async read(...args) {
        const body = await slow.read(...args)
        leave.abort()
        await wait(100)
        isRead = true
        return body
      },
    }
    await expect(fetch(`${address}/${large}`, { signal: leave.signal })).rejects.toThrow()
    await vi.waitFor(() => expect([isRead, storage.openReads]).toEqual([true, 0]))
    expect(warn).not.toHaveBeenCalled()
    driver = slow
  })
})
