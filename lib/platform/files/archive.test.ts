import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { S3Server } from '@/tests/s3-server'
import { packArchive } from './archive'
import type { FileDriver } from './stored-object'
import { S3Driver } from './s3-driver'

const MB = 1024 * 1024
const { driver, sizes, nameOf } = vi.hoisted(() => ({
  nameOf: (key: string) => `private-${key}/file`,
  driver: { now: undefined as unknown as FileDriver },
  sizes: new Map<string, number>(),
}))
vi.mock('./driver', () => ({ fileDriver: () => driver.now }))

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

async function storeBytes(bytes: Buffer): Promise<string> {
  const key = randomBytes(32).toString('hex')
  const path = join(folder, key)
  await writeFile(path, bytes)
  driver.now = bucket
  await bucket.moveToStorage(nameOf(key), path)
  sizes.set(key, bytes.length)
  return key
}

const archiveOf = (...keys: string[]) =>
  packArchive(
    keys.map((key, at) => ({
      name: `7.1.1.${at} нотлох.pdf`,
      object: nameOf(key),
      bytes: sizes.get(key) ?? 0,
      createdAt: new Date(),
    })),
  )
const bytesOf = (...keys: string[]) => buffer(Readable.from(archiveOf(...keys)))

it('an archive has its files whole', async () => {
  const [first, second] = [randomBytes(2 * MB), randomBytes(1000)]
  const zip = await bytesOf(await storeBytes(first), await storeBytes(second))
  expect([zip.includes(first), zip.includes(second)]).toEqual([true, true])
  expect(server.openReads).toBe(0)
})

it('of which a file is missing breaks off, and does not keep its reader waiting', async () => {
  const missingKey = 'f'.repeat(64)
  sizes.set(missingKey, 10)
  const there = await storeBytes(randomBytes(1000))
  await expect(bytesOf(there, missingKey)).rejects.toThrow('NoSuchKey')
  await expect(bytesOf(missingKey, there)).rejects.toThrow('NoSuchKey')
})

it('breaks off with the file that breaks off', async () => {
  const keys = [await storeBytes(randomBytes(2 * MB)), await storeBytes(randomBytes(1000))]
  server.breaksOffAt = MB
  await expect(bytesOf(...keys)).rejects.toThrow('aborted')
})

it('breaks off when a file is shorter than its row says', async () => {
  const key = await storeBytes(randomBytes(1000))
  sizes.set(key, 1001)
  await expect(bytesOf(key)).rejects.toThrow('unexpected')
})

it('closes the file that it is at when its reader goes away', async () => {
  const parts = archiveOf(await storeBytes(randomBytes(20 * MB)), await storeBytes(randomBytes(1000)))
  for await (const part of parts) if (part.length > 1000) break
  await expect.poll(() => server.openReads).toBe(0)
})
