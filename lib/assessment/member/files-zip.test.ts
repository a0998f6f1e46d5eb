import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { FileDriver } from '@/lib/files/driver'
import { S3Driver } from '@/lib/files/s3-driver'
import { S3Server } from '@/tests/s3-server'
import { filesZip } from './files-zip'
import type { MemberFiles } from './schema'

const MB = 1024 * 1024
const { driver, sizes, nameOf } = vi.hoisted(() => ({
  nameOf: (key: string) => `private-${key}/file`,
  driver: { now: undefined as unknown as FileDriver },
  sizes: new Map<string, number>(),
}))
vi.mock('@/lib/files/driver', () => ({ fileDriver: () => driver.now }))
vi.mock('@/lib/files/private', () => ({
  privateName: nameOf,
  findPrivateFiles: async (keys: string[]) =>
    keys.map((key) => ({ key, bytes: sizes.get(key), originalName: 'нотлох.pdf', createdAt: new Date() })),
}))
vi.mock('@/lib/log', () => ({ log: () => ({ warn: () => {} }) }))

const server = new S3Server()
let folder: string
let bucket: FileDriver
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strata-zip-'))
  bucket = new S3Driver(await server.start())
})
afterEach(() => {
  server.breaksOffAt = Infinity
  driver.now = bucket
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function stored(bytes: Buffer): Promise<string> {
  const key = randomBytes(32).toString('hex')
  const path = join(folder, key)
  await writeFile(path, bytes)
  driver.now = bucket
  await bucket.put(nameOf(key), path)
  sizes.set(key, bytes.length)
  return key
}

async function archiveOf(...keys: string[]): Promise<Readable> {
  const files = keys.map((key, i) => ({ cid: `7.1.1.${i}`, proof_file: `/files/private/${key}` }))
  const stream = await filesZip({ files, attachment: null } as unknown as MemberFiles)
  if (!stream) throw new Error('no archive')
  return stream
}

it('an archive has its files whole', async () => {
  const [first, second] = [randomBytes(2 * MB), randomBytes(1000)]
  const zip = await buffer(await archiveOf(await stored(first), await stored(second)))
  expect([zip.includes(first), zip.includes(second)]).toEqual([true, true])
  expect(server.openReads).toBe(0)
})

it('of which a file is missing breaks off, and does not keep its reader waiting', async () => {
  const missing = 'f'.repeat(64)
  sizes.set(missing, 10)
  const there = await stored(randomBytes(1000))
  await expect(buffer(await archiveOf(there, missing))).rejects.toThrow('NoSuchKey')
  await expect(buffer(await archiveOf(missing, there))).rejects.toThrow('NoSuchKey')
})

it('breaks off with the file that breaks off', async () => {
  const keys = [await stored(randomBytes(2 * MB)), await stored(randomBytes(1000))]
  server.breaksOffAt = MB
  await expect(buffer(await archiveOf(...keys))).rejects.toThrow('aborted')
})

it('breaks off when a file is shorter than its row says', async () => {
  const key = await stored(randomBytes(1000))
  sizes.set(key, 1001)
  await expect(buffer(await archiveOf(key))).rejects.toThrow('unexpected')
})

it('closes the file that it is at when its reader goes away', async () => {
  const stream = await archiveOf(await stored(randomBytes(20 * MB)), await stored(randomBytes(1000)))
  for await (const piece of stream) if ((piece as Buffer).length > 1000) break
  expect(stream.destroyed).toBe(true)
  await expect.poll(() => server.openReads).toBe(0)
})

it('is one of a few at a time, and the next one is told when to come again', async () => {
  const key = await stored(randomBytes(2 * MB))
  const open = await Promise.all(Array.from({ length: 8 }, () => archiveOf(key)))
  await expect(archiveOf(key)).rejects.toMatchObject({ code: 'busy', values: { seconds: 30 } })
  const closed = open.map((stream) => once(stream, 'close'))
  for (const stream of open) stream.destroy()
  await Promise.all(closed)
  expect((await buffer(await archiveOf(key))).length).toBeGreaterThan(2 * MB)
})

it('closes a file that opens after its reader has gone', async () => {
  const source = new PassThrough()
  let opened = (_: Readable) => {}
  driver.now = { ...bucket, read: () => new Promise<Readable>((resolve) => (opened = resolve)) }
  sizes.set('0'.repeat(64), 10)
  const stream = await archiveOf('0'.repeat(64))
  stream.destroy()
  opened(source)
  await expect.poll(() => source.destroyed).toBe(true)
})
