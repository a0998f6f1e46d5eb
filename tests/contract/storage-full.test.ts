import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { closeDatabase, db } from '@/db/client'
import { migrateAndInstallTriggers } from '@/db/migrate'
import { auditLog } from '@/db/schema/audit'
import { files } from '@/db/schema/files'
import { banners } from '@/db/schema/site'
import { receiveUpload } from '@/lib/wiring/calls/resumable'
import { uploadsPath } from '@/lib/platform/api/uploads-path'
import { replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'
import { env } from '@/lib/platform/env'
import { fileDriver } from '@/lib/platform/files/driver'
import { makeMember } from '@/tests/factories/assessment'
import { mountSmallDisk, type SmallDisk } from '@/tests/small-disk'
import { formBytes, sendBody } from '@/tests/upload-sender'
import { freshQuestionnaire, from, saveAnswer } from './assessment-steps'
import { type CallServer, startCallServer } from './call-server'
import { ask, blobOf, formOf, someone } from './harness'

/** The files on one small disk, a separate database on another. */
const disks = [mountSmallDisk(4), mountSmallDisk(64)] as const
const [filesDisk, rowsDisk] = disks
const reason = disks.find((disk) => typeof disk === 'string')
const full = 'Серверийн хадгалах зай дүүрсэн тул хадгалж чадсангүй. Дараа дахин оролдоно уу.'

/** A picture that no compression makes smaller. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()

describe.skipIf(reason)(`a full disk${reason ? ` (left out: ${String(reason)})` : ''}`, () => {
  let server: CallServer
  let admin: pg.Client
  let before: Record<string, string | undefined> = {}
  const filesFolder = filesDisk as SmallDisk
  const rowsFolder = rowsDisk as SmallDisk

  /** All of Strata's files on the small disk, finished or not. */
  const listFiles = () =>
    readdirSync(filesFolder.path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'filler')
      .map(({ name }) => name)

  beforeAll(async () => {
    const { DATA_DIR = '', DATABASE_URL = '' } = process.env
    before = { FILES_DIR: process.env.FILES_DIR, DATABASE_URL }
    const { uid, gid } = statSync(join(DATA_DIR, 'postgres'))
    const space = join(rowsFolder.path, 'space')
    mkdirSync(space, { mode: 0o700 })
    chownSync(space, uid, gid)
    admin = new pg.Client({ connectionString: DATABASE_URL })
    await admin.connect()
    await admin.query(`create tablespace small_disk location '${space}'`)
    await admin.query('create database small_disk tablespace small_disk')
    const url = new URL(DATABASE_URL)
    url.pathname = '/small_disk'
    await migrateAndInstallTriggers(url.href)
    // The environment is read at the first use, which is below.
    Object.assign(process.env, { FILES_DIR: filesFolder.path, DATABASE_URL: url.href })
    server = await startCallServer()
  }, 120_000)
  afterEach(() => {
    filesFolder.free()
    rowsFolder.free()
  })
  afterAll(async () => {
    await server.stop()
    await closeDatabase()
    await admin.query('drop database small_disk with (force)')
    await admin.query('drop tablespace small_disk')
    await admin.end()
    for (const disk of [filesFolder, rowsFolder]) disk.unmount()
    Object.assign(process.env, before)
  })

  const send = async (bytes: Buffer) =>
    ask('POST /admin/static/ckupload', { as: await someone(3), form: formOf({ image: blobOf(bytes) }) })

  it.each([
    ['a small picture', 0, 60],
    ['one of 400 kB', 0, 370],
    ['one of a megabyte', 200_000, 600],
    ['one that arrives, and whose smaller copies find no room', 450_000, 370],
  ])(
    'refuses %s with 507, keeps nothing of it, and takes it when there is room',
    async (_n, freeBytes, side) => {
      const bytes = await noise(side)
      filesFolder.fill(freeBytes)
      const startedAt = performance.now()
      const refusal = await send(bytes)
      expect(refusal).toMatchObject({ status: 507, body: { message: full } })
      // Where there is no room for it at all, it is refused before any work.
      if (freeBytes === 0) expect(performance.now() - startedAt).toBeLessThan(5_000)
      expect(listFiles()).toEqual([])
      expect(await db().$count(files)).toBe(0)
      filesFolder.free()
      const answer = await send(bytes)
      expect(answer.status).toBe(200)
      // Every file of the row exists.
      const [url = ''] = answer.body.url as string[]
      const key = url.split('/')[2] ?? ''
      for (const extension of ['avif', 'webp', 'jpg'])
        expect(await fileDriver().stat(`${key}/${side}.${extension}`)).not.toBeNull()
      await fileDriver().removeFolder(key)
      await db().delete(files)
    },
    90_000,
  )

  it('says so at once, while the sender is still sending', async () => {
    const before = listFiles()
    filesFolder.fill()
    const cookie = (await replaceSessionAndBuildCookie(await someone(3))).split(';')[0] ?? ''
    const { bytes } = formBytes([{ name: 'image', bytes: await noise(900), fileName: 'a.png' }])
    let sentAll = false
    async function* slowly() {
      yield bytes.subarray(0, 500_000)
      await sleep(4_000)
      sentAll = true
      yield bytes.subarray(500_000)
    }
    const target = { url: server.url, path: '/admin/static/ckupload', headers: { cookie } }
    const reply = await sendBody(target, slowly())
    expect(reply.status).toBe(507)
    expect(reply.milliseconds).toBeLessThan(2_000)
    expect(sentAll).toBe(false)
    expect(listFiles()).toEqual(before)
    await expect.poll(() => server.openCalls()).toBe(0)
  })

  it('tells who begins to send a film, and keeps nothing of it', async () => {
    const before = listFiles()
    const cookie = (await replaceSessionAndBuildCookie(await someone(3))).split(';')[0] ?? ''
    const toBase64 = (text: string) => Buffer.from(text).toString('base64')
    const call = toBase64('POST /admin/insert/mining-video')
    const answer = await receiveUpload(
      new Request(`${env().siteUrl}${uploadsPath}`, {
        method: 'POST',
        headers: {
          ...{ cookie, 'tus-resumable': '1.0.0', 'upload-length': '300000000' },
          'upload-metadata': `call ${call},field ${toBase64('video')}`,
        },
      }),
    )
    expect(answer.status).toBe(507)
    expect(await answer.json()).toEqual({ message: full })
    expect(listFiles()).toEqual(before)
  })

  describe('for what a member sends', () => {
    const ids = freshQuestionnaire()
    it('refuses in the language of the reader, and keeps nothing', async () => {
      const member = await makeMember()
      const before = listFiles()
      filesFolder.fill()
      const proof = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(600_000)])
      const values = { proof: true, proof_file: blobOf(proof) }
      expect((await saveAnswer(member, ids['7.1.1.1'], values)).status).toBe(507)
      const english = await ask('POST /client/insert/member-answer?lang=en', {
        member,
        form: formOf({ ...values, question_id: ids['7.1.1.1'] ?? 0, answer: 1 }, 'a.pdf'),
      })
      expect(english.body.message).toMatch(/no room left on the server/)
      expect(listFiles()).toEqual(before)
      filesFolder.free()
      expect((await saveAnswer(member, ids['7.1.1.1'], values)).status).toBe(200)
      expect(listFiles().sort()).toEqual([...before, 'file'].sort())
    })
  })

  it('of the database refuses a write with 507, whole, and takes it when there is room', async () => {
    const as = await someone(2)
    const link = (number: number) => ({ icon: 'facebook', link: `https://example.mn/${number}` })
    const insert = (number: number) =>
      ask('POST /admin/insert/social-link', { as, json: link(number), headers: from() })
    expect((await insert(0)).status).toBe(200)
    rowsFolder.fill()
    // Allocated pages of a table still take some rows.
    let answer = await insert(1)
    let writeCount = 1
    for (; answer.status === 200 && writeCount < 2_000; writeCount++) answer = await insert(writeCount + 1)
    expect(answer).toMatchObject({ status: 507, body: { message: full } })
    const [links, audits] = [(await listLinks()).length, await countAudits()]
    expect(audits).toBe(links)

    const picture = await noise(60)
    const bannerAnswer = await ask('POST /admin/insert/banner', {
      as,
      form: formOf({ image: blobOf(picture) }),
    })
    expect([200, 507]).toContain(bannerAnswer.status)
    expect(await db().$count(banners)).toBe(bannerAnswer.status === 200 ? 1 : 0)

    rowsFolder.free()
    expect((await insert(5_000)).status).toBe(200)
    expect(await listLinks()).toHaveLength(links + 1)

    function countAudits(): Promise<number> {
      return db().$count(auditLog, eq(auditLog.call, 'POST /admin/insert/social-link'))
    }
    async function listLinks(): Promise<unknown[]> {
      return (await ask('GET /admin/get/social-link', { as })).body.link as unknown[]
    }
  }, 120_000)
})
