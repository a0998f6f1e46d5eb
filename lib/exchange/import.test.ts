import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { ZipFile } from 'yazl'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '@/lib/platform/api/problem'
import type { BadRow, GoodRow } from '@/lib/platform/files/sheet-portions'
import { openImport } from './import'

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
  const records: (GoodRow | BadRow)[] = []
  for await (const each of rows) records.push(each)
  return records
}

/** Returns the message key of the problem with which the import refuses a file. */
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
    const [record] = await read(`${heading}\n${row.replace('10:30', `10:30 ${zone}`)}`)
    expect(record && 'values' in record && !('key' in record)).toBe(isGood)
    if (!isGood)
      expect(record).toMatchObject({ field: 'trade_datetime', key: 'exchange.import.reasons.date' })
  })
})

/** Lists the test's files that this process has open. */
async function heldOpen(): Promise<string[]> {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''))
  return (await Promise.all(links)).filter((path) => path.startsWith(folder))
}

// Only Linux lists a process's open files.
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

  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

  type WorkbookForm = {
    /** Writes the size of each zip entry after its bytes, as programs do that stream a file. */
    isStreamed?: boolean
    /** Text before the sheet's XML, such as a declaration. */
    prolog?: string
    /** The content of `styles.xml`, `sharedStrings.xml` and the head of `workbook.xml`. */
    styles?: string
    texts?: string
    head?: string
  }

  /** Builds a workbook with one sheet directly from XML. */
  async function workbookOf(rows: string, form: WorkbookForm = {}): Promise<Buffer> {
    const { isStreamed, prolog = '', styles, texts, head = '' } = form
    const relation = (id: string, type: string, target: string) =>
      `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
    const parts = {
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}">${head}<sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${styles === undefined ? '' : relation('rId2', 'styles', 'styles.xml')}${texts === undefined ? '' : relation('rId3', 'sharedStrings', '/xl/sharedStrings.xml')}</Relationships>`,
      [sheetName]: `${prolog}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ...(styles === undefined
        ? {}
        : { 'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>` }),
      ...(texts === undefined ? {} : { 'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts}</sst>` }),
    }
    const zip = new ZipFile()
    for (const [name, xml] of Object.entries(parts)) {
      if (isStreamed) zip.addReadStream(Readable.from([Buffer.from(xml)]), name)
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
    ['written as a stream', () => workbookOf(table(), { isStreamed: true })],
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
    // An entry's header has its unpacked size at byte 22, for which the reader would reserve memory.
    for (let at = bytes.indexOf('PK\x03\x04'); at >= 0; at = bytes.indexOf('PK\x03\x04', at + 4))
      bytes.writeUInt32LE(0xfff_fff0, at + 22)
    expect(await read(bytes)).toHaveLength(1)
  })

  it('that unpacks to more than it may is refused', async () => {
    const zip = new ZipFile()
    // Fills ten zip entries with the same number, which compresses to almost nothing.
    const part = Buffer.from('<v>1</v>'.repeat(2_000_000))
    for (let i = 0; i < 10; i++) zip.addBuffer(part, `xl/${i}.xml`, { compressionLevel: 1 })
    zip.end()
    expect(await refusalOf(await buffer(zip.outputStream as Readable))).toBe(
      'exchange.import.workbookTooLarge',
    )
  }, 20_000)

  it('that unpacks to more than its directory says is refused on the way', async () => {
    const bytes = await workbookOf(`${table()}${'<row/>'.repeat(1_000_000)}`)
    // The sheet is the last part: its entry in the directory has its unpacked size at byte 24.
    const entry = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    expect(bytes.readUInt32LE(entry + 24)).toBeGreaterThan(6_000_000)
    bytes.writeUInt32LE(10_000, entry + 24)
    expect(await refusalOf(bytes)).toBe('exchange.import.brokenWorkbook')
  })

  it.each([
    ['half a million empty rows', () => table() + '<row/>'.repeat(500_000)],
    ['a value far beside the table', () => table(cell('XFD2', 'x'))],
    ['values far beside it in many rows', () => table() + far(20_000)],
    ['a value far below it', () => `${table()}<row r="1048576">${cell('BZ1048576', 'x')}</row>`],
    ['an escaped address', () => `${table()}<row r="3">${cell('&#88;FD3', 'x')}</row>`],
  ])(
    'with %s is read in a moment',
    async (_what, rows) => {
      const bytes = await workbookOf(rows())
      const startUsage = process.cpuUsage()
      expect(await read(bytes)).toHaveLength(1)
      const { user, system } = process.cpuUsage(startUsage)
      expect((user + system) / 1e6).toBeLessThan(10)
    },
    30_000,
  )
  const far = (count: number) =>
    Array.from({ length: count }, (_, i) => `<row r="${i + 3}">${cell(`XFD${i + 3}`, 'x')}</row>`).join('')

  it('with a heading that is wider than any is refused, and names the cell', async () => {
    const heading = `<row r="1">${cell('A1', 'seller_name')}${cell('XFD1', 'x')}</row>`
    expect(await refusalOf(await workbookOf(heading))).toBe('exchange.import.workbookTooWide')
  })

  it('takes an address without a prefix before one with', async () => {
    const rows = table().replace('<c r="B2"', '<c x:r="ZZ9" r="B2"')
    expect(await read(await workbookOf(rows))).toMatchObject([{ values: { seller_name: 'Говь ХХК' } }])
  })

  it.each<[string, string, WorkbookForm?]>([
    ['a row beyond the last', '<row r="90000000"/>'],
    ['a row in another notation', '<row r="9e7"/>'],
    ['a row by its cells', `<row>${cell('A90000000', 'x')}</row>`],
    ['a column beyond the last', `<row r="3">${cell('XFE3', 'x')}</row>`],
    ['an address with a prefix', `<x:row x:r="3"><x:c x:r="xfd3"><v>1</v></x:c></x:row>`],
    ['a tag in a tag', `<row r="3"><c s="<c" r="ZZZZ3"><v>1</v></c></row>`],
    ['an attribute without quotes', `<row r="3"><c s=1 r="XFD3"><v>1</v></c></row>`],
    ['a text that is longer than any', `<row r="3">${cell('A3', 'x'.repeat(2_000_000))}</row>`],
    ['a tag that is longer than any', `<row r="3"><c s="${' '.repeat(2_000_000)}"/></row>`],
    ['a tag without an end', `<row r="3"><c s="${'x'.repeat(2_000_000)}`],
    ['a million signs that begin one', '<'.repeat(1_000_000)],
    ['a remark without an end', `<!--${'-'.repeat(2_000_000)}`],
    ['rows in rows', '<row>'.repeat(1_000_000)],
    [
      'an entity that unfolds',
      `<row r="3">${cell('A3', '&b;')}</row>`,
      { prolog: `<!DOCTYPE a [<!ENTITY a "${'a'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}">]>` },
    ],
    [
      'more formats than there can be',
      '',
      { styles: `<cellXfs>${'<xf numFmtId="14"/>'.repeat(150_000)}</cellXfs>` },
    ],
    ['more texts than there can be', '', { texts: '<si/>'.repeat(2_100_000) }],
  ])(
    'with %s is refused',
    async (_what, rows, form) => {
      expect(await refusalOf(await workbookOf(`${table()}${rows}`, form))).toBe(
        'exchange.import.brokenWorkbook',
      )
    },
    30_000,
  )

  it('of an older kind, or one that is locked, is refused', async () => {
    // Both an old workbook (.xls) and a locked one are compound files, which begin with these eight bytes.
    const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_096, 0xff)])
    expect(await refusalOf(compound)).toBe('exchange.import.encoding')
  })

  it('gives the texts that cells share, with a million of them beside', async () => {
    const sharedTexts =
      '<r><t>Говь</t></r><r><t xml:space="preserve"> ХХК_x000A_Нэг</t></r><rPh><t>gobi</t></rPh>'
    const others = Array.from({ length: 1_000_000 }, (_, i) => `<si><t>${i}</t></si>`).join('')
    const rows = table().replace(cell('B2', 'Говь ХХК'), '<c r="B2" t="s"><v>0</v></c>')
    expect(await read(await workbookOf(rows, { texts: `<si>${sharedTexts}</si>${others}` }))).toMatchObject([
      { values: { seller_name: 'Говь ХХК Нэг' } },
    ])
  }, 30_000)

  it.each([
    ['a known one', 'numFmtId="22"', '', 45_720],
    ['one of its own', 'numFmtId="200"', '', 45_720],
    ['days that count from 1904', 'numFmtId="200"', '<workbookPr date1904="1"/>', 45_720 - 1_462],
  ])('makes moments of numbers in a format of moments: %s', async (_what, format, head, day) => {
    const styles = `<numFmts><numFmt numFmtId="200" formatCode="yyyy\\-mm\\-dd hh:mm&quot; цаг&quot;"/><numFmt numFmtId="201" formatCode="#,##0.00 &quot;days&quot;[Red]"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf ${format}/><xf numFmtId="201"/></cellXfs>`
    // Every minute of a day, so that none is lost to rounding.
    const rows = Array.from({ length: 1_440 }, (_, minute) => {
      const line = minute + 2
      return lineOf(row, line)
        .replace(
          cell(`A${line}`, '2025-03-04 10:30'),
          `<c r="A${line}" s="1"><v>${day + minute / 1_440}</v></c>`,
        )
        .replace(cell(`D${line}`, '98.40'), `<c r="D${line}" s="2"><v>98.4</v></c>`)
    })
    const records = await read(await workbookOf(lineOf(heading, 1) + rows.join(''), { styles, head }))
    expect(records).toHaveLength(1_440)
    for (const [minute, each] of records.entries()) {
      const time = new Date(minute * 60_000).toISOString().slice(11, 19)
      expect(each).toMatchObject({
        values: { trade_datetime: `2025-03-04 ${time} Asia/Ulaanbaatar`, min_price: 98.4 },
      })
    }
  })
})
