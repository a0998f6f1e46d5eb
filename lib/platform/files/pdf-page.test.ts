import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { firstPageOf } from './pdf-page'

const readDemoPdf = (name: string) => readFileSync(`demo/media/pdf/${name}.pdf`)

it('the first page of a PDF is drawn with its words', async () => {
  const page = await firstPageOf(readDemoPdf('report-water-2025'))
  const { format, width = 0, height = 0 } = await sharp(page ?? undefined).metadata()
  expect([format, Math.round(height / 10)]).toEqual(['jpeg', 160])
  expect(width / height).toBeCloseTo(210 / 297, 2)
  const { isOpaque, entropy } = await sharp(page ?? undefined).stats()
  expect([isOpaque, entropy > 0.1]).toEqual([true, true])
})

it('a damaged file, and one that is no PDF, has none', async () => {
  expect(await firstPageOf(new TextEncoder().encode('%PDF-1.7\nх'))).toBeNull()
  expect(await firstPageOf(new Uint8Array())).toBeNull()
})
