import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db, inTransaction } from '@/db/client'
import { documents, reports } from '@/db/schema/content'
import { files, pdfTexts } from '@/db/schema/files'
import { recordVersions } from '@/db/schema/history'
import { fileDriver } from '@/lib/platform/files/driver'
import { listFileUses, listUnusedFiles } from '@/lib/platform/files/references'
import { storePdfOrVideo } from '@/lib/platform/files/store'
import { indexPending } from '@/lib/platform/search/index-records'
import { readPdfTexts } from '@/lib/platform/search/pdf-texts'
import type { MarkedText } from '@/lib/platform/search/shown'
import { searchSite } from '@/lib/sites/search/queries'
import { makeMonthNews, makeReport } from '@/tests/factories/content'
import { pdfOf } from '@/tests/factories/pdf'

const storePdf = (...pages: string[]) =>
  storePdfOrVideo({ bytes: pdfOf(...pages), kind: 'pdf', originalName: `${randomUUID()}.pdf` })
const textOf = ({ parts }: MarkedText) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
const resultsOf = async (term: string) => {
  const { groups } = await searchSite({ site: 'mm', term, kind: null, page: 1, isExact: true }, 'en')
  return groups.flatMap(({ kind, results }) => results.map((result) => ({ kind, ...result })))
}
const retryOf = async (fileId: number) => {
  const [row] = await db().select().from(pdfTexts).where(eq(pdfTexts.file_id, fileId))
  return row && { pages: row.pages, isRetried: row.retry_at !== null }
}

beforeAll(async () => {
  await indexPending()
  await readPdfTexts()
})

describe('the text of a PDF', () => {
  it('finds the record that shows it, with the page that has the words', async () => {
    const file = await storePdf('A cover', 'Quarrelwick stands in the second page', 'An end')
    const { id } = await makeReport({ title: 'Тайлан', title_en: 'Report', pdf_file_id: file.id })
    const issue = await makeMonthNews({ pdf_file_id: file.id })
    await indexPending()
    expect(await resultsOf('quarrelwick')).toEqual([])
    await readPdfTexts()
    const results = await resultsOf('quarrelwick')
    expect(results.map((result) => [result.kind, result.id, result.href, textOf(result.excerpt)])).toEqual([
      ['report', id, `${file.url}#page=2`, '[Quarrelwick] stands in the second page'],
      ['month-news', issue.id, `/mn/page/${issue.id}`, '[Quarrelwick] stands in the second page'],
    ])
  })

  it('is looked at again only for what is in no own text of the record', async () => {
    const pages = ['Fellhampton', 'Fellhampton and Stonefield', 'Stonefields']
    const file = await storePdf(...pages)
    const { id } = await makeReport({ title: 'Fellhampton', title_en: '', pdf_file_id: file.id })
    const other = await makeReport({ title: 'Тайлан', pdf_file_id: (await storePdf('x', 'Fellhampton')).id })
    await readPdfTexts()
    await indexPending()
    const hrefsOf = async (term: string) => (await resultsOf(term)).map(({ href }) => href)
    expect(await hrefsOf('fellhampton')).toEqual([file.url, expect.stringMatching(/#page=2$/) as string])
    expect((await resultsOf('fellhampton')).map((result) => [result.id, textOf(result.excerpt)])).toEqual([
      [id, ''],
      [other.id, '[Fellhampton]'],
    ])
    const [both] = await resultsOf('fellhampton stonefield')
    expect(both && textOf(both.excerpt)).toBe('[Fellhampton] and [Stonefield]')
  })

  it('of many words is indexed whole, in parts', async () => {
    const words = Array.from({ length: 9_000 }, (_, n) => `wordfield${n}`)
    const pages = Array.from({ length: 30 }, (_, n) => words.slice(300 * n, 300 * (n + 1)).join('\n'))
    const { id } = await makeReport({ pdf_file_id: (await storePdf(...pages)).id })
    await readPdfTexts()
    await indexPending()
    for (const n of [0, 4_321, 8_999])
      expect(
        (await resultsOf(words[n] ?? '')).map((result) => [result.id, result.href.split('#')[1]]),
      ).toEqual([[id, `page=${Math.floor(n / 300) + 1}`]])
  }, 60_000)

  it('counts less than a title', async () => {
    const inText = await makeReport({ pdf_file_id: (await storePdf('Ouzelbridge')).id })
    const inTitle = await makeReport({ title: 'Ouzelbridge тайлан', created_at: new Date('2020-01-01') })
    await readPdfTexts()
    await indexPending()
    expect((await resultsOf('ouzelbridge')).map(({ id }) => id)).toEqual([inTitle.id, inText.id])
  })

  it('of a record that is not public finds nothing', async () => {
    const file = await storePdf('Hiddenbourne')
    const later = new Date(Date.now() + 86_400_000)
    const { id } = await makeReport({ pdf_file_id: file.id, appears_at: later })
    await readPdfTexts()
    await indexPending()
    expect(await resultsOf('hiddenbourne')).toEqual([])
    await inTransaction(() => db().update(reports).set({ appears_at: null }).where(eq(reports.id, id)))
    expect((await resultsOf('hiddenbourne')).map((result) => result.id)).toEqual([id])
  })

  it('is read again where another file is shown, whoever changed it', async () => {
    const [before, after] = [await storePdf('Formerstead'), await storePdf('Latterstead')]
    const { id } = await makeReport({ pdf_file_id: before.id })
    await readPdfTexts()
    expect((await resultsOf('formerstead')).map((result) => result.id)).toEqual([id])
    await db().update(reports).set({ pdf_file_id: after.id }).where(eq(reports.id, id))
    await indexPending()
    await readPdfTexts()
    expect(await resultsOf('formerstead')).toEqual([])
    expect((await resultsOf('latterstead')).map((result) => result.id)).toEqual([id])
    // As after a restore without this table.
    await db().delete(pdfTexts)
    await readPdfTexts()
    expect(await retryOf(after.id)).toEqual({ pages: ['Latterstead'], isRetried: false })
  })

  it('of a scan and of a broken file is empty, and one that the storage lacks is tried again', async () => {
    const [scan, absence] = [await storePdf('', ''), await storePdf('Lostmere')]
    const damage = await storePdfOrVideo({
      ...{ bytes: Buffer.from(`%PDF-1.7\n${randomUUID()}`), kind: 'pdf', originalName: '' },
    })
    for (const { id } of [scan, absence, damage]) await makeReport({ pdf_file_id: id })
    const [row] = await db().select().from(files).where(eq(files.id, absence.id))
    await fileDriver().removeFolder(row?.key ?? '')
    await readPdfTexts()
    expect(await retryOf(scan.id)).toEqual({ pages: [], isRetried: false })
    expect(await retryOf(damage.id)).toEqual({ pages: [], isRetried: false })
    expect(await retryOf(absence.id)).toEqual({ pages: [], isRetried: true })
  })

  it('is only of files that a record shows, keeps no file, and goes with it', async () => {
    const [other, document] = [await storePdf('Nobodyham'), await storePdf('Everyham')]
    const title = 'Баримт'
    const [row] = await db().insert(documents).values({ title, pdf_file_id: document.id }).returning()
    await readPdfTexts()
    expect(await retryOf(other.id)).toBeUndefined()
    expect(await retryOf(document.id)).toEqual({ pages: ['Everyham'], isRetried: false })
    expect((await listFileUses([document.id])).get(document.id)).toHaveLength(1)
    await db()
      .delete(documents)
      .where(eq(documents.id, row?.id ?? 0))
    // The bin keeps the files of what it has.
    await db().delete(recordVersions)
    const unusedIds: number[] = []
    for await (const part of listUnusedFiles('files', new Date(Date.now() + 60_000)))
      unusedIds.push(...part.map(({ id }) => id))
    expect(unusedIds).toContain(document.id)
    await db().delete(files).where(eq(files.id, document.id))
    expect(await retryOf(document.id)).toBeUndefined()
  })
})
