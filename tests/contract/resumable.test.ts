import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '@/lib/platform/accounts/schema'
import { receiveUpload } from '@/lib/wiring/calls/resumable'
import { uploadsPath } from '@/lib/platform/api/uploads-path'
import { replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'
import { fileDriver } from '@/lib/platform/files/driver'
import { videoBytesMax } from '@/lib/platform/files/kinds'
import { ensureTemporaryFolder } from '@/lib/platform/files/temporary'
import { sweepUnfinishedUploads, unfinishedUploadsFolder } from '@/lib/platform/files/unfinished'
import { log } from '@/lib/platform/log'
import { makeAccount } from '@/tests/factories/rows'
import { type CallServer, startCallServer } from './call-server'
import { contentOf, publicRows } from './content-cases'
import { ask, formOf, someone } from './harness'
import {
  type Answer,
  beginHeaders,
  chunkHeaders,
  film,
  insertVideo,
  metadata,
  sendRequest,
  type Sending,
} from './resumable-sender'

const heldFiles = () => readdirSync(unfinishedUploadsFolder())

let server: CallServer
let account: Account
const cookies = new Map<number, string>()

async function cookieOf(of: Account): Promise<string> {
  const cookie = cookies.get(of.id) ?? (await replaceSessionAndBuildCookie(of)).split(';')[0] ?? ''
  cookies.set(of.id, cookie)
  return cookie
}

type SendOptions = Omit<Sending, 'cookie'> & { as?: Account | null }

async function send(method: string, path: string, options: SendOptions = {}): Promise<Answer | null> {
  const { as = account, ...sending } = options
  return sendRequest(server.url, method, path, { ...sending, cookie: as ? await cookieOf(as) : '' })
}

const requireAnswer = async (...args: Parameters<typeof send>): Promise<Answer> => {
  const answer = await send(...args)
  if (!answer) throw new Error('the line was cut')
  return answer
}
const begin = (bytes: number, options: SendOptions & { metadata?: string } = {}) =>
  requireAnswer('POST', uploadsPath, {
    ...options,
    headers: { ...beginHeaders(bytes, options.metadata), ...options.headers },
  })
const offsetOf = async (path: string) => Number((await requireAnswer('HEAD', path)).headers['upload-offset'])
const idOf = (path: string) => path.split('/').at(-1) ?? ''
const json = ({ body }: Answer) => JSON.parse(body) as { message: string; fields?: Record<string, string> }

/** Sends a whole video in one chunk. @returns its address */
async function sentFilm(bytes: Buffer, as: Account = account): Promise<string> {
  const path = String((await begin(bytes.length, { as })).headers.location)
  expect((await requireAnswer('PATCH', path, { as, headers: chunkHeaders(0), body: bytes })).status).toBe(204)
  return path
}
const saveVideo = (fields: Record<string, string>, as: Account = account) =>
  ask(insertVideo, { as, form: formOf(fields) })

beforeAll(async () => {
  server = await startCallServer(undefined, receiveUpload)
})
afterAll(() => server.stop())
beforeEach(async () => {
  account = await makeAccount(3)
})

describe('a resumable upload', () => {
  it('arrives byte for byte over a line that is cut three times', async () => {
    const bytes = film(3_000_000)
    const path = String((await begin(bytes.length)).headers.location)
    for (const cutAfter of [400_000, 700_000, 900_000]) {
      const offset = await offsetOf(path)
      await send('PATCH', path, { headers: chunkHeaders(offset), body: bytes.subarray(offset), cutAfter })
      await vi.waitFor(async () => expect(await offsetOf(path)).toBeGreaterThan(offset))
    }
    const offset = await offsetOf(path)
    expect(offset).toBeLessThan(bytes.length)
    const last = await requireAnswer('PATCH', path, {
      headers: chunkHeaders(offset),
      body: bytes.subarray(offset),
    })
    expect(last).toMatchObject({ status: 204, headers: { 'upload-offset': String(bytes.length) } })

    const { status, body } = await saveVideo({ title: 'Өрөмдлөг', video: idOf(path) })
    expect(status, JSON.stringify(body)).toBe(200)
    const row = (await publicRows(contentOf(insertVideo))).find(({ id }) => id === body.id)
    const stream = await fileDriver().read(String(row?.video).replace('/files/', ''))
    expect((await buffer(stream)).equals(bytes)).toBe(true)
    expect(heldFiles()).not.toContain(idOf(path))
    const { record } = (await ask(`GET /admin/get/mining-video/id?id=${String(body.id)}`, { as: account }))
      .body
    expect(record).toMatchObject({ video_name: 'Өрөм 1.mp4' })
  })

  it('of one byte too many is refused before it is sent, at its field, with the size', async () => {
    const before = heldFiles().length
    const answer = await begin(videoBytesMax + 1)
    const message = 'Файл хэтэрхий том байна. 300MB-с бага файлыг сонгоно уу.'
    expect(answer.status).toBe(413)
    expect(json(answer)).toEqual({ message, fields: { video: message } })
    expect((await begin(videoBytesMax)).status).toBe(201)
    const unknown = await begin(0, { headers: { 'upload-length': '', 'upload-defer-length': '1' } })
    expect(unknown.status).toBeGreaterThanOrEqual(400)
    // The upload of the allowed size, and its description.
    expect(heldFiles()).toHaveLength(before + 2)
  })

  it('does not grow beyond its declared size', async () => {
    const bytes = film(20_000)
    const path = String((await begin(10_000)).headers.location)
    const answer = await requireAnswer('PATCH', path, { headers: chunkHeaders(0), body: bytes })
    expect(answer.status).toBe(413)
    expect(await offsetOf(path)).toBeLessThanOrEqual(10_000)
  })

  it('that is a renamed zip is refused at its first chunk, and nothing of it stays', async () => {
    const zip = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(50_000)])
    const path = String((await begin(5_000_000)).headers.location)
    const answer = await requireAnswer('PATCH', path, { headers: chunkHeaders(0), body: zip })
    expect(answer.status).toBe(415)
    expect(json(answer).fields).toEqual({ video: 'Зөвхөн MP4 файл сонгоно уу.' })
    await vi.waitFor(() => expect(heldFiles().filter((name) => name.startsWith(idOf(path)))).toEqual([]))
  })

  it('too short to tell its kind is refused with its form', async () => {
    const path = await sentFilm(Buffer.from('PK\x03\x04'))
    const { status, body } = await saveVideo({ title: 'Бичлэг', video: idOf(path) })
    expect(status).toBe(415)
    expect(body.fields).toEqual({ video: 'Зөвхөн MP4 файл сонгоно уу.' })
  })

  it('waits for its form to be filled in, and is taken once', async () => {
    const video = idOf(await sentFilm(film(100)))
    const refusal = await saveVideo({ title: '', video })
    expect(refusal).toMatchObject({ status: 400, body: { fields: { title: 'Бичлэгний нэрийг оруулна уу' } } })
    const answers = await Promise.all([
      saveVideo({ title: 'Нэг', video }),
      saveVideo({ title: 'Хоёр', video }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('of bytes that are stored already leaves no second copy on the disk', async () => {
    const bytes = film(2_000)
    for (const title of ['Нэг', 'Хоёр'])
      expect((await saveVideo({ title, video: idOf(await sentFilm(bytes)) })).status).toBe(200)
    expect(readdirSync(await ensureTemporaryFolder())).toEqual([])
  })

  it('that is not whole cannot be saved', async () => {
    const bytes = film(9_000)
    const path = String((await begin(bytes.length)).headers.location)
    await requireAnswer('PATCH', path, { headers: chunkHeaders(0), body: bytes.subarray(0, 5_000) })
    const { status, body } = await saveVideo({ title: 'Бичлэг', video: idOf(path) })
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty('video')
  })
})

describe('who may send one', () => {
  it('is staff, from our own pages', async () => {
    expect((await begin(10, { as: null })).status).toBe(401)
    const foreign = await begin(10, { headers: { origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
  })

  it('cannot be continued or saved by another account', async () => {
    const bytes = film(100)
    const path = await sentFilm(bytes)
    const other = await someone(1)
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const answer = await requireAnswer(method, path, { as: other, headers: chunkHeaders(bytes.length) })
      expect(answer.status, method).toBe(404)
    }
    expect((await saveVideo({ title: 'Бичлэг', video: idOf(path) }, other)).status).toBe(400)
    expect((await saveVideo({ title: 'Бичлэг', video: `${account.id}-../../x` })).status).toBe(400)
    expect((await saveVideo({ title: 'Бичлэг', video: idOf(path) })).status).toBe(200)
  })

  it('names a field that takes one', async () => {
    for (const header of [
      metadata('POST /admin/insert/report', 'pdf'),
      metadata(insertVideo, 'title'),
      metadata('POST /admin/insert/nothing'),
      'filename bm90aGluZw==',
    ]) {
      expect((await begin(10, { metadata: header })).status, header).toBe(404)
    }
  })
})

it('an abandoned upload is swept after a day', async () => {
  const names = [await sentFilm(film(10)), await sentFilm(film(10))].map(idOf)
  const [old = '', young = ''] = names
  const day = 24 * 60 * 60
  utimesSync(
    join(unfinishedUploadsFolder(), old),
    Date.now() / 1_000 - day - 60,
    Date.now() / 1_000 - day - 60,
  )
  await sweepUnfinishedUploads()
  expect(heldFiles()).toEqual(expect.arrayContaining([young, `${young}.json`]))
  expect(heldFiles().filter((name) => name.startsWith(old))).toEqual([])
})

it('a failure of ours is a refusal that says nothing of its cause', async () => {
  const error = vi.spyOn(log(), 'error').mockImplementation(() => undefined)
  const path = String((await begin(10)).headers.location)
  const folder = unfinishedUploadsFolder()
  rmSync(join(folder, idOf(path)))
  mkdirSync(join(folder, idOf(path)))
  const answer = await requireAnswer('PATCH', path, {
    headers: chunkHeaders(0),
    body: film(10).subarray(0, 10),
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.body).not.toContain(folder)
  rmSync(join(folder, idOf(path)), { recursive: true })
  error.mockRestore()
})
