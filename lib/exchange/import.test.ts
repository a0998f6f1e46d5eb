import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { ZipFile } from 'yazl'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '@/lib/api/problem'
import { type BadRow, type GoodRow, openImport } from './import'

const heading = 'trade_datetime,seller_name,product_name,min_price,price_currency,mass,trade_num'
const row = '2025-03-04 10:30,Говь ХХК,Нүүрс,98.40,USD,12,7'

let folder: string
let files = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strata-import-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(folder, String(++files))
  await writeFile(path, content)
  return path
}

async function read(content: string | Buffer): Promise<(GoodRow | BadRow)[]> {
  const { rows } = await openImport(await fileOf(content), 'trade')
  const found: (GoodRow | BadRow)[] = []
  for await (const each of rows) found.push(each)
  return found
}

/** The key of the message with which a file is refused. */
async function refusalOf(content: string | Buffer): Promise<string> {
  const error = await read(content).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Problem)) throw error ?? new Error('the file was taken')
  return error.key
}

describe('a moment with a zone', () => {
  it.each([
    ['Z', true],
    ['+08:00', true],
    ['+0545', true],
    ['-09:30', true],
    ['+14:00', true],
    ['+08:75', false],
    ['+08:60', false],
    ['+14:30', false],
    ['+15:00', false],
    ['-9900', false],
  ])('%s', async (zone, isGood) => {
    const [found] = await read(`${heading}\n${row.replace('10:30', `10:30 ${zone}`)}`)
    expect(found && 'values' in found && !('key' in found)).toBe(isGood)
    if (!isGood) expect(found).toMatchObject({ field: 'trade_datetime', key: 'exchange.import.reasons.date' })
  })
})

/** Which files of the test this process holds open. */
async function heldOpen(): Promise<string[]> {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''))
  return (await Promise.all(links)).filter((path) => path.startsWith(folder))
}

// Only Linux tells a process its open files.
describe.runIf(existsSync('/proc/self/fd'))('a file that is not read to its end is closed', () => {
  const many = `${row}\n`.repeat(20_000)

  it.each<[string, () => Promise<unknown>]>([
    ['with a wrong heading', async () => refusalOf(`a,b,c\n${many}`)],
    ['with blank lines only', async () => refusalOf('\n'.repeat(200_000))],
    ['with a quotation mark that is never closed', async () => read(`${heading}\n${row}\n"${many}`)],
    ['with an unclosed one in the heading', async () => refusalOf(`"${heading}\n${many}`)],
    [
      'with a byte that is no UTF-8',
      async () => refusalOf(Buffer.concat([Buffer.from(heading), Buffer.from([0xce, 0xe3])])),
    ],
    [
      'whose reader goes away',
      async () => {
        const { rows } = await openImport(await fileOf(`${heading}\n${many}`), 'trade')
        await rows.next()
        await rows.return(undefined)
      },
    ],
    [
      'whose reader goes away before its first row',
      async () => {
        const { close } = await openImport(await fileOf(`${heading}\n${many}`), 'trade')
        await close()
      },
    ],
  ])('%s', async (_what, work) => {
    await work()
    // A destroyed stream closes its descriptor a moment later.
    await expect.poll(heldOpen).toEqual([])
  })
})

describe('a workbook', () => {
  const cells = [heading, row].map((line) => line.split(',').map((value) => ({ value }))) as SheetData
  const sheetName = 'xl/worksheets/sheet1.xml'

  /**
   * A workbook of one sheet, written by hand.
   * @param streamed each part's size stands after it, as a program writes it that does not know it before
   */
  async function workbookOf(rows: string, streamed = false): Promise<Buffer> {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
    const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const parts = {
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      [sheetName]: `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    }
    const zip = new ZipFile()
    for (const [name, xml] of Object.entries(parts)) {
      if (streamed) zip.addReadStream(Readable.from([Buffer.from(xml)]), name)
      else zip.addBuffer(Buffer.from(xml), name)
    }
    zip.end()
    return buffer(zip.outputStream as Readable)
  }

  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const lineOf = (texts: string, number: number, more = '') =>
    `<row r="${number}">${texts
      .split(',')
      .map((text, i) => cell(`${String.fromCharCode(65 + i)}${number}`, text))
      .join('')}${more}</row>`
  const table = (more = '') => `${lineOf(heading, 1)}${lineOf(row, 2, more)}`

  it.each<[string, () => Promise<Buffer>]>([
    ['written by a library', () => writeXlsxFile(cells).toBuffer()],
    ['written by hand', () => workbookOf(table())],
    ['written as a stream', () => workbookOf(table(), true)],
    ['with an empty cell at the far end of a row', () => workbookOf(table('<c r="XFD2" s="1"/>'))],
    ['with a value beside the table', () => workbookOf(table(cell('AZ2', 'мэдээлэл')))],
    ['with an empty last row', () => workbookOf(`${table()}<row r="1048576" ht="20"/>`)],
  ])('%s is read', async (_what, make) => {
    expect(await read(await make())).toMatchObject([{ line: 2, values: { seller_name: 'Говь ХХК' } }])
  })

  it('is what its directory says: entries that it does not name are not read', async () => {
    const bytes = await workbookOf(table())
    const end = bytes.length - 22
    bytes.writeUInt16LE(0, end + 8)
    bytes.writeUInt16LE(0, end + 10)
    expect(await refusalOf(bytes)).toBe('exchange.import.brokenWorkbook')
  })

  it('has entries as large as they are, whatever they say of themselves', async () => {
    const bytes = await workbookOf(table())
    // 22 bytes into an entry's own header stands its unpacked size, for which the reader would set memory aside.
    for (let at = bytes.indexOf('PK\x03\x04'); at >= 0; at = bytes.indexOf('PK\x03\x04', at + 4))
      bytes.writeUInt32LE(0xfff_fff0, at + 22)
    expect(await read(bytes)).toHaveLength(1)
  })

  it('that unpacks to more than it may is refused', async () => {
    const zip = new ZipFile()
    // One number after the other, in as many parts as it takes.
    const part = Buffer.from('<v>1</v>'.repeat(2_000_000))
    for (let i = 0; i < 10; i++) zip.addBuffer(part, `xl/${i}.xml`, { compressionLevel: 1 })
    zip.end()
    expect(await refusalOf(await buffer(zip.outputStream as Readable))).toBe(
      'exchange.import.workbookTooLarge',
    )
  }, 20_000)

  it('of so many rows that reading them would take minutes is refused', async () => {
    expect(await refusalOf(await workbookOf(`${table()}${'<row/>'.repeat(520_000)}`))).toBe(
      'exchange.import.workbookTooLarge',
    )
  }, 20_000)

  it('with a value so far from the table that padding its rows fills the memory is refused', async () => {
    const rows = Array.from({ length: 2_000 }, (_, i) => lineOf(row, i + 3)).join('')
    expect(await refusalOf(await workbookOf(`${table(cell('XFD2', 'x'))}${rows}`))).toBe(
      'exchange.import.workbookTooWide',
    )
    expect(
      await refusalOf(await workbookOf(`${table()}<row r="1048576">${cell('BZ1048576', 'x')}</row>`)),
    ).toBe('exchange.import.workbookTooWide')
  })

  it.each([
    ['a row beyond the last', '<row r="90000000"/>'],
    ['a row in another notation', '<row r="9e7"/>'],
    ['a row by its cells', `<row>${cell('A90000000', 'x')}</row>`],
    ['a column beyond the last', `<row r="3">${cell('XFE3', 'x')}</row>`],
    ['an escaped address', `<row r="3">${cell('&#88;FD3', 'x')}</row>`],
    ['an address with a prefix', `<x:row x:r="3"><x:c x:r="xfd3"><v>1</v></x:c></x:row>`],
    ['two addresses', `<row r="3"><c r="A3" x:r="B3"><v>1</v></c></row>`],
    ['a tag in a tag', `<row r="3"><c s="<c" r="ZZZZ3"><v>1</v></c></row>`],
    ['an attribute without quotes', `<row r="3"><c s=1 r="XFD3"><v>1</v></c></row>`],
    ['a text that is longer than any', `<row r="3">${cell('A3', 'x'.repeat(400_000))}</row>`],
    ['more formats than there can be', '<xf/>'.repeat(150_000)],
    ['a tag that is longer than any', `<row r="3"><c s="${' '.repeat(400_000)}" r="XFD3"><v>1</v></c></row>`],
  ])('with %s is refused', async (_what, rows) => {
    expect(await refusalOf(await workbookOf(`${table()}${rows}`))).toBe('exchange.import.brokenWorkbook')
  })
})
