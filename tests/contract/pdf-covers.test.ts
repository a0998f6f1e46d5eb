import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { monthNews } from '@/db/schema/content'
import { drawMonthCovers } from '@/lib/content/month-news/covers'
import { getMonthNews } from '@/lib/content/month-news/queries'
import { storePdfOrVideo } from '@/lib/platform/files/store'
import { makeMonthNews, makeReport } from '@/tests/factories/content'
import { pdfOf } from '@/tests/factories/pdf'
import { pdf } from './content-cases'
import { ask, blobOf, formOf, someone } from './harness'

const storePdf = async (text: string) =>
  (await storePdfOrVideo({ bytes: pdfOf(text), kind: 'pdf', originalName: `${text}.pdf` })).id

describe('the first page of a PDF', () => {
  it('becomes the cover of an issue; a PDF that cannot be drawn leaves it without one', async () => {
    const { id } = await makeMonthNews({ pdf_file_id: await storePdf('Issue') })
    const broken = await makeMonthNews()
    expect((await getMonthNews(id))?.cover).toBeNull()
    await drawMonthCovers()
    expect((await getMonthNews(id))?.cover).toMatch(/^\/files\/[0-9a-f]{64}\/\d+\.jpg$/)
    const readRow = async () =>
      (await db().select().from(monthNews).where(eq(monthNews.id, broken.id))).map(
        ({ cover_file_id, cover_tried_at }) => ({ cover_file_id, tried: cover_tried_at?.getTime() }),
      )
    const [row] = await readRow()
    expect(row).toMatchObject({ cover_file_id: null, tried: expect.any(Number) as number })
    await drawMonthCovers()
    expect(await readRow()).toEqual([row])
  })

  it('is drawn for the form of a report, from a chosen PDF or the stored one', async () => {
    const draw = async (fields: Parameters<typeof formOf>[0]) =>
      ask('POST /admin/insert/report-cover', { as: await someone(3), form: formOf(fields, 'a.pdf') })
    expect((await draw({ pdf: blobOf(pdfOf('Report')) })).status).toBe(200)
    const { id } = await makeReport({ pdf_file_id: await storePdf('Stored') })
    expect((await draw({ id })).body.image).toMatch(/^\/9j\//)
    const image = 'PDF-ийн эхний хуудсыг зурж чадсангүй. Зургаа өөрөө оруулна уу.'
    for (const answer of [await draw({ pdf: pdf() }), await draw({ id: '' })])
      expect(answer).toMatchObject({ status: 400, body: { fields: { image } } })
    expect((await draw({ id: 2_000_000_000 })).status).toBe(404)
  })
})
