import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { unfinishedUploads } from '@/db/schema/files'
import type { Account } from '@/lib/platform/accounts/schema'
import { uploadsPath } from '@/lib/platform/api/uploads-path'
import { replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'
import { env } from '@/lib/platform/env'
import { fileDriver } from '@/lib/platform/files/driver'
import { sweepUnfinishedUploads } from '@/lib/platform/files/unfinished'
import { log } from '@/lib/platform/log'
import { receiveUpload } from '@/lib/wiring/calls/resumable'
import { makeAccount } from '@/tests/factories/rows'
import { S3Server } from '@/tests/s3-server'
import { type CallServer, startCallServer } from './call-server'
import { contentOf, publicRows } from './content-cases'
import { ask, formOf } from './harness'
import { beginHeaders, chunkHeaders, film, insertVideo, sendRequest, type Sending } from './resumable-sender'

// Two instances of two machines: one database and one bucket, a folder for each.

const storage = new S3Server()
let [one, other]: CallServer[] = []
let closeOther: () => Promise<void>
let otherFolder: string
let account: Account
let cookie: string

/** Loads the handler of uploads a second time, with all state of its own, as another process has it. */
async function loadSecondInstance(folder: string) {
  const globals = globalThis as { strata?: ProcessState }
  const [ownState, ownFolder] = [globals.strata, process.env.FILES_DIR]
  globals.strata = {}
  process.env.FILES_DIR = folder
  vi.resetModules()
  const [second, client, settings] = await Promise.all([
    import('@/lib/wiring/calls/resumable'),
    import('@/db/client'),
    import('@/lib/platform/env'),
  ])
  expect(settings.env().filesDir).toBe(folder)
  globals.strata = ownState
  process.env.FILES_DIR = ownFolder
  return { receiveUpload: second.receiveUpload, close: client.closeDatabase }
}

beforeAll(async () => {
  const { endpoint = '', region, bucket, keyId, secret } = await storage.start()
  const settings = { ENDPOINT: endpoint, REGION: region, BUCKET: bucket, KEY_ID: keyId, SECRET: secret }
  for (const [name, value] of Object.entries(settings)) process.env[`FILES_S3_${name}`] = value
  otherFolder = `${env().filesDir}-other`
  const second = await loadSecondInstance(otherFolder)
  closeOther = second.close
  one = await startCallServer(undefined, receiveUpload)
  other = await startCallServer(undefined, second.receiveUpload)
  account = await makeAccount(3)
  cookie = (await replaceSessionAndBuildCookie(account)).split(';')[0] ?? ''
})
afterEach(() => {
  storage.refuses = () => false
  // In every case, nothing is left on either machine.
  for (const folder of [env().filesDir, otherFolder])
    expect(
      readdirSync(join(folder, 'tmp'), { recursive: true }).filter((name) => String(name).includes('/')),
    ).toEqual([])
})
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()])
  await Promise.all([closeOther(), storage.stop()])
})

async function send(at: CallServer | undefined, method: string, path: string, sending: Sending = {}) {
  const answer = await sendRequest(at?.url ?? '', method, path, { cookie, ...sending })
  return answer ?? { status: 0, headers: {}, body: '' }
}
const begin = async (at: CallServer | undefined, bytes: number) =>
  String((await send(at, 'POST', uploadsPath, { headers: beginHeaders(bytes) })).headers.location)
const patch = (at: CallServer | undefined, path: string, offset: number, body: Buffer, cutAfter?: number) =>
  send(at, 'PATCH', path, { headers: chunkHeaders(offset), body, ...(cutAfter && { cutAfter }) })
const offsetAt = async (at: CallServer | undefined, path: string) =>
  Number((await send(at, 'HEAD', path)).headers['upload-offset'])
const idOf = (path: string) => path.split('/').at(-1) ?? ''
const partsOf = (path: string) => [...storage.objects.keys()].filter((name) => name.includes(idOf(path)))
const rowOf = (path: string) => eq(unfinishedUploads.id, idOf(path))

it('an upload goes on through the instances in turns, over a line that is cut, and is saved whole', async () => {
  const bytes = film(9_000_000)
  const path = await begin(one, bytes.length)
  expect((await patch(other, path, 0, bytes.subarray(0, 6_000_000))).status).toBe(204)
  await patch(one, path, 6_000_000, bytes.subarray(6_000_000), 500_000)
  let offset = 0
  await vi.waitFor(async () => expect((offset = await offsetAt(other, path))).toBeGreaterThan(6_000_000))
  expect(offset).toBeLessThan(bytes.length)
  // A chunk for an offset that has been passed is refused, as with the folder.
  expect((await patch(one, path, 6_000_000, bytes.subarray(6_000_000))).status).toBe(409)
  expect((await patch(other, path, offset, bytes.subarray(offset))).status).toBe(204)

  const forms = ['Нэг', 'Хоёр'].map((title) =>
    ask(insertVideo, { as: account, form: formOf({ title, video: idOf(path) }) }),
  )
  const answers = await Promise.all(forms)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const success = answers.find(({ status }) => status === 200)
  const row = (await publicRows(contentOf(insertVideo))).find(({ id }) => id === success?.body.id)
  const storedBytes = await buffer(await fileDriver().read(String(row?.video).replace('/files/', '')))
  expect(storedBytes.equals(bytes)).toBe(true)
  expect(partsOf(path)).toEqual([])
})

it('one request at a time writes: another instance ends it, and one that died is waited for', async () => {
  const bytes = film(100_000)
  const path = await begin(one, bytes.length)
  // The line is silent after 60,000 bytes, so this request would go on for a minute.
  const stalledRequest = sendRequest(one?.url ?? '', 'PATCH', path, {
    cookie,
    headers: { ...chunkHeaders(0), 'content-length': String(bytes.length) },
    body: bytes.subarray(0, 60_000),
  }).catch(() => null)
  await vi.waitFor(async () =>
    expect(await db().select().from(unfinishedUploads).where(rowOf(path))).toMatchObject([
      { writer: expect.any(String) as string },
    ]),
  )
  await pause(100)
  expect(await offsetAt(other, path)).toBe(60_000)
  await stalledRequest

  const soon = sql`now() + interval '300 milliseconds'`
  await db()
    .update(unfinishedUploads)
    .set({ writer: sql`gen_random_uuid()`, writer_until: soon })
    .where(rowOf(path))
  const startedAt = performance.now()
  expect((await patch(other, path, 60_000, bytes.subarray(60_000))).status).toBe(204)
  expect(performance.now() - startedAt).toBeGreaterThan(200)

  expect((await send(one, 'DELETE', path)).status).toBe(204)
  expect((await send(other, 'HEAD', path)).status).toBe(404)
  expect(partsOf(path)).toEqual([])
}, 20_000)

it('a renamed zip, too many bytes and a bucket that refuses leave nothing', async () => {
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), film(50_000)])
  const zipPath = await begin(one, zip.length)
  expect((await patch(other, zipPath, 0, zip)).status).toBe(415)
  expect((await send(one, 'HEAD', zipPath)).status).toBe(404)

  const bytes = film(10_000)
  const path = await begin(one, bytes.length)
  expect((await patch(other, path, 0, Buffer.concat([bytes, bytes]))).status).toBe(413)
  const error = vi.spyOn(log(), 'error').mockImplementation(() => undefined)
  storage.refuses = (method) => method === 'PUT'
  expect((await patch(one, path, 0, bytes)).status).toBe(500)
  storage.refuses = () => false
  error.mockRestore()
  expect(await offsetAt(other, path)).toBe(0)
  expect(partsOf(path)).toEqual([])
  expect((await patch(one, path, 0, bytes)).status).toBe(204)
})

it('what nobody goes on with is swept after a day, also parts that no upload has', async () => {
  const bytes = film(100)
  const [old, young] = [await begin(one, bytes.length), await begin(other, bytes.length)]
  for (const path of [old, young]) await patch(one, path, 0, bytes)
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
  const remember = (name: string) => storage.objects.set(name, { bytes, changedAt: twoDaysAgo })
  for (const name of ['unfinished/1-lost/0-part', 'others/report.pdf', ...partsOf(young), ...partsOf(old)])
    remember(name)
  await db().update(unfinishedUploads).set({ changed_at: twoDaysAgo }).where(rowOf(old))
  const key = 'ab'.repeat(32)
  const uploadNames = [`ab/${key}/file.mp4`, 'others/report.pdf']
  for (const name of uploadNames)
    storage.uploads.set(name, { key: name, startedAt: twoDaysAgo, parts: new Map() })
  storage.uploads.set('now', { key: `ab/${key}/360.jpg`, startedAt: new Date(), parts: new Map() })

  await sweepUnfinishedUploads()
  expect(partsOf(old)).toEqual([])
  expect((await send(one, 'HEAD', old)).status).toBe(404)
  expect(partsOf(young)).toHaveLength(1)
  expect(await offsetAt(one, young)).toBe(bytes.length)
  expect(storage.objects.has('unfinished/1-lost/0-part')).toBe(false)
  expect(storage.objects.has('others/report.pdf')).toBe(true)
  expect([...storage.uploads.keys()]).toEqual(['others/report.pdf', 'now'])
})
