import { readdirSync, readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pdfPageCount } from './pdf-pages'

const root = '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 12>>'
const node = '<</Count 5 /Parent 2 0 R /Type /Pages>>'

describe('pdfPageCount', () => {
  it('takes the count of the whole tree', () => {
    expect(pdfPageCount(Buffer.from(`%PDF-1.4\n2 0 obj${root}endobj\n3 0 obj${node}endobj\n%%EOF`))).toBe(12)
  })

  it('looks into packed objects', () => {
    const packedBytes = deflateSync(`2 0 3 40 ${root}${node}`)
    const head = `%PDF-1.5\n7 0 obj<</Type/ObjStm/N 2/First 9/Length ${packedBytes.length}>>stream\r\n`
    const file = Buffer.concat([Buffer.from(head), packedBytes, Buffer.from('\nendstream endobj\n%%EOF')])
    expect(pdfPageCount(file)).toBe(12)
  })

  it('reads those that we made ourselves', () => {
    const folder = new URL('../../../demo/media/pdf/', import.meta.url)
    const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'))
    expect(files.length).toBeGreaterThan(0)
    for (const name of files)
      expect(pdfPageCount(readFileSync(new URL(name, folder))), name).toBeGreaterThan(0)
  })

  it('does not guess', () => {
    expect(pdfPageCount(Buffer.from('%PDF-1.7\nnothing of use'))).toBeNull()
    expect(pdfPageCount(Buffer.from('<</Type/ObjStm>>stream\nnot packed at all'))).toBeNull()
  })
})
