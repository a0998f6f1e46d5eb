import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pdfOf } from '@/tests/factories/pdf'
import { pdfPagesOf } from './pdf-text'

const readDemoPdf = (name: string) => new Uint8Array(readFileSync(`demo/media/pdf/${name}.pdf`))
it('the text of a PDF is read page by page', async () => {
  const pages = await pdfPagesOf(readDemoPdf('report-water-2025'))
  expect(pages).toHaveLength(2)
  expect(pages[1]).toContain('Тоолуурыг цахим хэлбэрт шилжүүлэх')
})

it('a scan, a damaged file and one that is no PDF have no text', async () => {
  expect(await pdfPagesOf(new Uint8Array(pdfOf('', '')))).toEqual([])
  expect(await pdfPagesOf(readDemoPdf('report-water-2025').slice(0, 9_000))).toEqual([])
  expect(await pdfPagesOf(new TextEncoder().encode('%PDF-1.7\nх'))).toEqual([])
  expect(await pdfPagesOf(new Uint8Array())).toEqual([])
})

it('the text ends at its limit of letters', async () => {
  const page = Array.from({ length: 60 }, () => 'w'.repeat(700)).join('\n')
  const pages = await pdfPagesOf(new Uint8Array(pdfOf(...Array.from({ length: 6 }, () => page))))
  expect(pages).toHaveLength(5)
  expect(pages.join('').length).toBe(200_000)
})

it('a word that is divided at the end of a line is one word', async () => {
  expect(await pdfPagesOf(new Uint8Array(pdfOf('the rehabi-\nlitation of\nthe land')))).toEqual([
    'the rehabilitation of\nthe land',
  ])
})
