import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { S3Settings } from '@/lib/platform/env'
import { collectItems } from '@/tests/gathered'
import { S3Server } from '@/tests/s3-server'
import type { FileDriver } from './stored-object'
import { FolderDriver } from './folder-driver'
import { S3Driver } from './s3-driver'

const MB = 1024 * 1024

let folder: string
let settings: S3Settings
const server = new S3Server()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strata-files-'))
  await mkdir(join(folder, 'tmp'))
  settings = await server.start()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function temporary(bytes: Buffer): Promise<string> {
  const path = join(folder, 'tmp', randomUUID())
  await writeFile(path, bytes)
  return path
}

const newKey = () => createHash('sha256').update(randomUUID()).digest('hex')

const drivers: [string, () => FileDriver][] = [
  ['a folder', () => new FolderDriver(folder)],
  ['S3', () => new S3Driver(settings)],
]

describe.each(drivers)('files in %s', (_name, make) => {
  let driver: FileDriver
  beforeAll(() => {
    driver = make()
  })

  it('are taken over from the temporary folder, and read whole', async () => {
    const name = `${newKey()}/file.pdf`
    const bytes = randomBytes(100_000)
    const path = await temporary(bytes)
    await driver.moveToStorage(name, path)
    expect(existsSync(path)).toBe(false)
    const entry = await driver.stat(name)
    expect(entry?.bytes).toBe(bytes.length)
    expect(Math.abs(Date.now() - Number(entry?.changedAt))).toBeLessThan(60_000)
    expect((await buffer(await driver.read(name))).equals(bytes)).toBe(true)
  })

  it('are taken over a second time under the same name', async () => {
    const name = `${newKey()}/file.pdf`
    await driver.moveToStorage(name, await temporary(Buffer.from('the first bytes')))
    await driver.moveToStorage(name, await temporary(Buffer.from('others')))
    expect(await driver.stat(name)).toMatchObject({ bytes: 6 })
    expect(String(await buffer(await driver.read(name)))).toBe('others')
  })

  it.each([
    ['the first byte', { start: 0, end: 0 }, '0'],
    ['some in the middle', { start: 3, end: 6 }, '3456'],
    ['the last byte', { start: 9, end: 9 }, '9'],
    ['all', { start: 0, end: 9 }, '0123456789'],
  ])('are read in part: %s', async (_part, range, text) => {
    const name = `${newKey()}/file.mp4`
    await driver.moveToStorage(name, await temporary(Buffer.from('0123456789')))
    expect(String(await buffer(await driver.read(name, range)))).toBe(text)
  })

  it('that are not there have no size and cannot be read', async () => {
    const key = newKey()
    await driver.moveToStorage(`${key}/360.jpg`, await temporary(Buffer.from('x')))
    for (const name of [`${newKey()}/360.jpg`, `${key}/730.jpg`, key]) {
      expect(await driver.stat(name), name).toBeNull()
    }
    await expect(driver.read(`${key}/730.jpg`)).rejects.toThrow()
  })

  it('that were never received are not stored', async () => {
    const name = `${newKey()}/file.pdf`
    await expect(driver.moveToStorage(name, join(folder, 'tmp', 'nothing'))).rejects.toThrow()
    expect(await driver.stat(name)).toBeNull()
  })

  it('are removed with everything under their key, and nothing else', async () => {
    const key = newKey()
    const other = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`
    const longer = `${key}0`
    const names = [`${key}/360.jpg`, `${key}/360.avif`, `${other}/360.jpg`, `${longer}/360.jpg`]
    for (const name of names) await driver.moveToStorage(name, await temporary(Buffer.from(name)))
    await driver.removeFolder(key)
    const presence = await Promise.all(names.map(async (name) => (await driver.stat(name)) !== null))
    expect(presence).toEqual([false, false, true, true])
    await expect(driver.removeFolder(key)).resolves.toBeUndefined()
  })

  it('are listed, all of them and those of one key, and nothing that is unfinished', async () => {
    server.listedMax = 2
    const key = newKey()
    const names = [`${key}/360.avif`, `${key}/360.jpg`, `private-${key}/file`]
    for (const name of names) await driver.moveToStorage(name, await temporary(Buffer.from(name)))
    await temporary(Buffer.from('unfinished'))
    const entryByName = new Map((await collectItems(driver.list())).map((each) => [each.name, each]))
    for (const name of names) {
      expect(entryByName.get(name)?.bytes).toBe(name.length)
      expect(Math.abs(Date.now() - Number(entryByName.get(name)?.changedAt))).toBeLessThan(60_000)
    }
    for (const name of entryByName.keys()) expect(await driver.stat(name), name).not.toBeNull()
    const ownNames = (await collectItems(driver.list(key))).map(({ name }) => name)
    expect(ownNames.sort()).toEqual(names.slice(0, 2))
    expect(await collectItems(driver.list(newKey()))).toEqual([])
  })

  it('of 20 MB come back as they went, whole and across the seam of two parts', async () => {
    const name = `${newKey()}/file.mp4`
    const bytes = randomBytes(20 * MB + 123)
    const path = await temporary(bytes)
    await driver.moveToStorage(name, path)
    expect(existsSync(path)).toBe(false)
    expect(await driver.stat(name)).toMatchObject({ bytes: bytes.length })
    const hash = createHash('sha256')
    for await (const chunk of await driver.read(name)) hash.update(chunk as Buffer)
    expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
    const [start, end] = [5 * MB - 10, 5 * MB + 10]
    const seam = await buffer(await driver.read(name, { start, end }))
    expect(seam.equals(bytes.subarray(start, end + 1))).toBe(true)
  })
})

describe('S3', () => {
  afterEach(() => {
    server.refuses = () => false
  })

  it('gets a large file in parts, none above 5 MB', async () => {
    server.bodyBytesMax = 0
    const name = `${newKey()}/file.mp4`
    await new S3Driver(settings).moveToStorage(name, await temporary(randomBytes(12 * MB)))
    expect(server.bodyBytesMax).toBe(5 * MB)
    expect(server.uploads.size).toBe(0)
  })

  it('sends of a range no byte more than was asked for', async () => {
    const driver = new S3Driver(settings)
    const name = `${newKey()}/file.mp4`
    await driver.moveToStorage(name, await temporary(randomBytes(MB)))
    server.sentBytes = 0
    await buffer(await driver.read(name, { start: 1000, end: 1999 }))
    expect(server.sentBytes).toBe(1000)
  })

  it('keeps nothing of an upload of which one part failed, and the file stays with its owner', async () => {
    server.refuses = (method, url) => method === 'PUT' && url.searchParams.get('partNumber') === '2'
    const driver = new S3Driver(settings)
    const name = `${newKey()}/file.mp4`
    const path = await temporary(randomBytes(12 * MB))
    await expect(driver.moveToStorage(name, path)).rejects.toThrow('InvalidRequest')
    expect(server.uploads.size).toBe(0)
    expect(await driver.stat(name)).toBeNull()
    expect(existsSync(path)).toBe(true)
  })

  it('finds an object where a folder has it', async () => {
    const key = newKey()
    await new S3Driver(settings).moveToStorage(`${key}/360.jpg`, await temporary(Buffer.from('x')))
    await new FolderDriver(folder).moveToStorage(`${key}/360.jpg`, await temporary(Buffer.from('x')))
    const place = `${key.slice(0, 2)}/${key}/360.jpg`
    expect([server.objects.has(place), existsSync(join(folder, place))]).toEqual([true, true])
  })

  it.each([
    ['an unknown key', { keyId: 'stranger' }],
    ['a wrong secret', { secret: 'guessed' }],
  ])('refuses %s, which is not taken for a missing file', async (_what, wrong) => {
    const name = `${newKey()}/file.pdf`
    await new S3Driver(settings).moveToStorage(name, await temporary(Buffer.from('x')))
    const driver = new S3Driver({ ...settings, ...wrong })
    await expect(driver.stat(name)).rejects.toThrow()
    await expect(driver.read(name)).rejects.toThrow('SignatureDoesNotMatch')
    await expect(
      driver.moveToStorage(`${newKey()}/a.pdf`, await temporary(Buffer.from('y'))),
    ).rejects.toThrow()
    await expect(driver.removeFolder(name.split('/')[0] ?? '')).rejects.toThrow()
    expect(await new S3Driver(settings).stat(name)).toMatchObject({ bytes: 1 })
  })

  it('refuses a request without a signature', async () => {
    const answer = await fetch(`${settings.endpoint}/${settings.bucket}/ab/file.pdf`)
    expect(answer.status).toBe(403)
  })
})
