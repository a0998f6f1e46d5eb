import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { banners } from '@/db/schema/site'
import { files } from '@/db/schema/files'
import { privateFiles } from '@/db/schema/members'
import { env } from '@/lib/platform/env'
import { fileDriver } from '@/lib/platform/files/driver'
import { insertPrivateFile, privateFolder, putPrivateFile } from '@/lib/platform/files/private'
import { findFileInconsistencies, sweepFiles } from '@/lib/platform/files/sweep'
import { runWithFileLock, storePdfOrVideo } from '@/lib/platform/files/store'
import { ensureTemporaryFolder } from '@/lib/platform/files/temporary'
import { makeMember } from '@/tests/factories/assessment'
import { collectItems } from '@/tests/gathered'
import { makeNews, makePicture } from '@/tests/factories/rows'
import { endBin } from './kept-records'

const dayMilliseconds = 24 * 60 * 60 * 1_000
const afterDays = (days: number) => new Date(Date.now() + days * dayMilliseconds)
const longAfter = afterDays(40)
/** A tenth of the number in docs/performance.md: `SWEPT_FILES=5000` before the command measures that. */
const sweptFiles = Number(process.env.SWEPT_FILES ?? 500)
const none = { withoutRow: [], missing: [], unused: [] }

const makePdf = (text: string = randomUUID()) =>
  storePdfOrVideo({ bytes: Buffer.from(`%PDF-1.7\n${text}\n%%EOF`), kind: 'pdf', originalName: 'a.pdf' })
async function keyOf(id: number): Promise<string> {
  const [row] = await db().select({ key: files.key }).from(files).where(eq(files.id, id))
  return row?.key ?? ''
}
const objectsOf = async (folder: string) =>
  (await collectItems(fileDriver().list(folder))).map(({ name }) => name)
const hasRow = async (id: number) => (await db().$count(files, eq(files.id, id))) === 1
const age = (id: number) =>
  db()
    .update(files)
    .set({ used_at: sql`now() - interval '40 days'` })
    .where(eq(files.id, id))

async function makePrivate() {
  const path = join(await ensureTemporaryFolder(), randomUUID())
  await writeFile(path, '%PDF-1.7')
  const file = await putPrivateFile({
    ...{ path, kind: 'pdf', mime: 'application/pdf', bytes: 8, originalName: 'a.pdf', hash: '' },
  })
  return file
}

beforeAll(async () => {
  await sweepFiles(longAfter)
  expect(await findFileInconsistencies(longAfter)).toEqual(none)
})

describe('the check of the files', () => {
  it('lists files without a row, rows without their files, and files that nothing refers to', async () => {
    const key = randomBytes(32).toString('hex')
    const path = join(await ensureTemporaryFolder(), 'nameless')
    await writeFile(path, 'x')
    await fileDriver().moveToStorage(`${key}/file.pdf`, path)
    const picture = await makePicture()
    const [cutPdf, unusedPdf] = [await makePdf(), await makePdf()]
    await makeNews({ image_file_id: picture.id, text: `<p>${cutPdf.url}</p>` })
    const place = (name: string) => join(env().filesDir, name.slice(0, 2), name)
    const lostName = `${await keyOf(picture.id)}/40.webp`
    await rm(place(lostName))
    const half = `${await keyOf(cutPdf.id)}/file.pdf`
    await writeFile(place(half), '%PDF')
    expect(await findFileInconsistencies(longAfter)).toEqual({
      withoutRow: [key],
      missing: [lostName, half],
      unused: [{ table: 'files', id: unusedPdf.id, key: await keyOf(unusedPdf.id) }],
    })
    // A missing file cannot be restored; an unused one is removed.
    expect(await sweepFiles(longAfter)).toEqual({ files: 1, folders: 1 })
    expect(await findFileInconsistencies(longAfter)).toEqual({ ...none, missing: [lostName, half] })
    await db().execute(sql`delete from news where image_file_id = ${picture.id}`)
    // A record in the bin keeps its files.
    expect(await sweepFiles(longAfter)).toEqual({ files: 0, folders: 0 })
    await endBin()
    await sweepFiles(longAfter)
    expect(await findFileInconsistencies(longAfter)).toEqual(none)
  })

  it('keeps files of the last days: a form, or an unsaved text, may name them', async () => {
    const file = await makePdf()
    const nameless = await makePrivate()
    for (const now of [new Date(), afterDays(30)]) {
      expect((await findFileInconsistencies(now)).unused).toEqual([])
      expect((await sweepFiles(now)).files).toBe(0)
    }
    expect(await hasRow(file.id)).toBe(true)
    expect(await objectsOf(privateFolder(nameless.key))).toEqual([])
    await sweepFiles(longAfter)
  })

  it('knows the files of members too', async () => {
    const file = await makePrivate()
    const { id } = await insertPrivateFile(db(), file, (await makeMember()).id)
    expect((await findFileInconsistencies(longAfter)).unused).toEqual([
      { table: 'private_files', id, key: file.key },
    ])
    await fileDriver().removeFolder(privateFolder(file.key))
    expect((await findFileInconsistencies()).missing).toEqual([`private-${file.key}/file`])
    await sweepFiles(longAfter)
    expect(await db().$count(privateFiles, eq(privateFiles.id, id))).toBe(0)
  })
})

describe('a sweep beside a running server', () => {
  it('keeps a file that is stored again, or named by a text or a row, after it was found', async () => {
    const text = randomUUID()
    const [again, namedPdf] = [await makePdf(text), await makePdf()]
    for (const { id } of [again, namedPdf]) await age(id)
    const gaps = await findFileInconsistencies()
    expect(gaps.unused.map(({ id }) => id)).toEqual([again.id, namedPdf.id])
    await makePdf(text)
    await db().insert(banners).values({ image_file_id: namedPdf.id, sequence: 1 })
    expect(await sweepFiles(new Date(), gaps)).toEqual({ files: 0, folders: 0 })
    expect(await objectsOf(await keyOf(again.id))).toHaveLength(1)
    expect(await objectsOf(await keyOf(namedPdf.id))).toHaveLength(1)
  })

  it('keeps the bytes of a file that is stored while its row is deleted', async () => {
    const text = randomUUID()
    const file = await makePdf(text)
    const key = await keyOf(file.id)
    await age(file.id)
    const gaps = await findFileInconsistencies()
    // Both wait for the lock of the key, in whichever order they come.
    let pdf: Promise<{ id: number }> | undefined
    let sweep: Promise<unknown> | undefined
    await runWithFileLock(key, async () => {
      sweep = sweepFiles(new Date(), gaps)
      await db().delete(files).where(eq(files.id, file.id))
      pdf = makePdf(text)
    })
    await Promise.all([sweep, pdf])
    expect(await hasRow((await pdf)?.id ?? 0)).toBe(true)
    expect(await objectsOf(key)).toEqual([`${key}/file.pdf`])
    expect((await findFileInconsistencies()).missing).toEqual([])
  })

  it(`of ${sweptFiles} files that were stored, deleted and partly stored again leaves no orphan and no gap`, async () => {
    const texts = Array.from({ length: sweptFiles }, (_, at) => `${at} ${randomUUID()}`)
    const storeAll = async (contents: readonly string[]) => {
      const ids: number[] = []
      for (let at = 0; at < contents.length; at += 20)
        ids.push(...(await Promise.all(contents.slice(at, at + 20).map(makePdf))).map(({ id }) => id))
      return ids
    }
    const insertSlides = (ids: readonly number[]) =>
      db()
        .insert(banners)
        .values(ids.map((image_file_id) => ({ image_file_id, sequence: 9 })))
    await db().delete(banners)
    await endBin()
    await sweepFiles(longAfter)
    const before = await db().$count(files)
    const ids = await storeAll(texts)
    await insertSlides(ids)
    await db().delete(banners)
    expect(await sweepFiles(longAfter)).toEqual({ files: 0, folders: 0 })
    await endBin()
    await db()
      .update(files)
      .set({ used_at: sql`now() - interval '40 days'` })
    // A third is stored again during the sweep.
    const keptTexts = texts.filter((_, at) => at % 3 === 0)
    const [restoredIds, sweep] = await Promise.all([
      storeAll(keptTexts).then(async (ids) => {
        await insertSlides(ids)
        return ids
      }),
      sweepFiles(),
    ])
    expect(sweep.files).toBeGreaterThanOrEqual(texts.length - keptTexts.length)
    await sweepFiles(longAfter)
    expect(await findFileInconsistencies(longAfter)).toEqual(none)
    expect(await db().$count(files)).toBe(before + restoredIds.length)
    const pdfs = (await collectItems(fileDriver().list())).filter(({ name }) => name.endsWith('.pdf'))
    expect(pdfs).toHaveLength(restoredIds.length)
  }, 300_000)
})

it('the command says why it cannot read the database', async () => {
  const address = new URL(env().databaseUrl)
  address.pathname = '/no_such_database'
  const script = ['--import', 'tsx', 'scripts/files-check.ts', 'files-check']
  const run = promisify(execFile)(process.execPath, script, {
    env: { ...process.env, DATABASE_URL: address.href },
  })
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: 'Strata: database "no_such_database" does not exist\n',
  })
}, 60_000)
