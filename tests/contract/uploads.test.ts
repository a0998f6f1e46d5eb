import { createHash, randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { db, pool } from '@/db/client'
import { files } from '@/db/schema/files'
import { env } from '@/lib/platform/env'
import { fileDriver } from '@/lib/platform/files/driver'
import { pictureBytes } from '@/tests/factories/rows'
import { unfinishedFiles } from '@/tests/unfinished-files'
import { ask, blobOf, formOf, someone } from './harness'

const upload = 'POST /admin/static/ckupload'

/** The current unfinished files: a finished call must leave none. */
const temporaryFiles = () => unfinishedFiles(env().filesDir)

async function send(bytes: Buffer | string, name = 'picture.png') {
  const answer = await ask(upload, {
    as: await someone(3),
    form: formOf({ image: blobOf(Buffer.from(bytes)) }, name),
  })
  expect(temporaryFiles()).toEqual([])
  return answer
}

/** A PNG whose header claims enormous sides, and whose data is tiny. */
function bombBytes(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

describe('a picture', () => {
  it('is stored re-encoded, in each width and format', async () => {
    const answer = await send(await pictureBytes({ width: 800, height: 500, format: 'jpeg' }), 'Ө зураг.jpg')
    expect(answer.status).toBe(200)
    const [url = ''] = answer.body.url as string[]
    expect(url).toMatch(/^\/files\/[0-9a-f]{64}\/800\.jpg$/)
    const key = url.split('/')[2] ?? ''
    for (const name of [
      '360.avif',
      '360.webp',
      '360.jpg',
      '730.avif',
      '730.webp',
      '730.jpg',
      '800.avif',
      '800.webp',
      '800.jpg',
    ]) {
      expect(await fileDriver().stat(`${key}/${name}`), name).not.toBeNull()
    }
  })
  it('is stored once when it comes twice', async () => {
    const bytes = await pictureBytes()
    const [first, second] = [await send(bytes), await send(bytes)]
    expect(second.body.url).toEqual(first.body.url)
  })
  it('keeps the name that it came with, and is stored once under each name', async () => {
    const bytes = await pictureBytes()
    const names = ['хүдэр.png', 'уурхай.png', 'хүдэр.png']
    const urls: string[] = []
    for (const name of names) urls.push(((await send(bytes, name)).body.url as string[])[0] ?? '')
    expect(urls[2]).toBe(urls[0])
    const { body } = await ask('GET /admin/get/pictures', { as: await someone(3) })
    const nameOf = new Map(
      (body.pictures as { url: string; name: string }[]).map((row) => [row.url, row.name]),
    )
    expect(urls.map((url) => nameOf.get(url))).toEqual(names)
  })
  it('is whole when it comes twice at once and one of the two fails', async () => {
    const bytes = await pictureBytes({ width: 400, height: 250, format: 'jpeg' })
    const driver = fileDriver()
    const put = driver.moveToStorage.bind(driver)
    let putCount = 0
    const spy = vi.spyOn(driver, 'moveToStorage').mockImplementation(async (name, path) => {
      if (name.endsWith('/400.jpg') && putCount++ === 0) throw new Error('the disk is full')
      return put(name, path)
    })
    const form = () => formOf({ image: blobOf(bytes) })
    const answers = await Promise.all(
      [1, 2].map(async () => ask(upload, { as: await someone(3), form: form() })),
    )
    spy.mockRestore()
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 500])
    const [url = ''] = answers.find(({ status }) => status === 200)?.body.url as string[]
    const key = url.split('/')[2] ?? ''
    for (const width of [360, 400])
      for (const extension of ['avif', 'webp', 'jpg'])
        expect(await driver.stat(`${key}/${width}.${extension}`), `${width}.${extension}`).not.toBeNull()
    expect(temporaryFiles()).toEqual([])
  })
  it.each(['srgb', 'b-w'])('with transparency gets a white background, in %s', async (colours) => {
    // Transparent pixels, with black under them.
    const pixels = Buffer.alloc(32 * 32 * 4)
    const bytes = await sharp(pixels, { raw: { width: 32, height: 32, channels: 4 } })
      .toColourspace(colours)
      .png()
      .toBuffer()
    const [url = ''] = (await send(bytes)).body.url as string[]
    for (const extension of ['jpg', 'webp', 'avif']) {
      const storedBytes = await buffer(
        await fileDriver().read(url.slice('/files/'.length).replace('jpg', extension)),
      )
      const { data, info } = await sharp(storedBytes).raw().toBuffer({ resolveWithObject: true })
      expect(
        [...data.subarray(0, info.channels)].every((value) => value > 245),
        extension,
      ).toBe(true)
    }
  })
  it('whose files another instance clears away before its row is written is not called stored', async () => {
    const driver = fileDriver()
    const bytes = await pictureBytes({ width: 380, height: 250, format: 'jpeg' })
    const spy = vi.spyOn(driver, 'stat').mockResolvedValueOnce(null)
    expect((await send(bytes)).status).toBe(500)
    spy.mockRestore()
    const [url = ''] = (await send(bytes)).body.url as string[]
    expect(await driver.stat(url.slice('/files/'.length))).not.toBeNull()
  })
  it('that fails leaves what another instance has stored of the same bytes', async () => {
    const driver = fileDriver()
    const put = driver.moveToStorage.bind(driver)
    const bytes = await pictureBytes({ width: 390, height: 250, format: 'jpeg' })
    const key = createHash('sha256').update(bytes).digest('hex')
    const spy = vi.spyOn(driver, 'moveToStorage').mockImplementation(async (name, path) => {
      await put(name, path)
      if (!name.endsWith('/390.jpg')) return
      // The other upload has finished.
      await db()
        .insert(files)
        .values({
          ...{ key, kind: 'image', name: '390.jpg', original_name: 'picture.png' },
          ...{ bytes: 1, width: 390, height: 250 },
        })
      throw new Error('the line to the storage broke')
    })
    expect((await send(bytes)).status).toBe(500)
    spy.mockRestore()
    for (const name of ['360.avif', '390.webp', '390.jpg'])
      expect(await driver.stat(`${key}/${name}`)).not.toBeNull()
    expect((await send(bytes)).body.url).toEqual([`/files/${key}/390.jpg`])
  })
  it('is made and handed to the storage while no connection to the database is held', async () => {
    const driver = fileDriver()
    const put = driver.moveToStorage.bind(driver)
    const openCounts: number[] = []
    const spy = vi.spyOn(driver, 'moveToStorage').mockImplementation((name, path) => {
      openCounts.push(pool().totalCount - pool().idleCount)
      return put(name, path)
    })
    const answer = await send(await pictureBytes({ width: 370, height: 250, format: 'jpeg' }))
    spy.mockRestore()
    expect(answer.status).toBe(200)
    expect(openCounts).toEqual([0, 0, 0, 0, 0, 0])
  })
  it('is taken under the name that CKEditor sends, too', async () => {
    const form = formOf({ upload: blobOf(await pictureBytes()) })
    expect((await ask(upload, { as: await someone(3), form })).status).toBe(200)
  })
})

describe('a picture of an unusual kind', () => {
  const red = { r: 220, g: 30, b: 30 }
  const drawPicture = (width: number, height: number, background: object = red) =>
    sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })

  /** Stores a picture. @returns its size, and the mean colours of each format */
  async function storePicture(bytes: Buffer) {
    const answer = await send(bytes)
    expect(answer.status, String(answer.body.message)).toBe(200)
    const [url = ''] = answer.body.url as string[]
    const [row] = await db()
      .select()
      .from(files)
      .where(eq(files.key, url.split('/')[2] ?? ''))
    expect(row).toMatchObject({
      bytes: bytes.length,
      width: answer.body.width,
      height: answer.body.height,
      name: `${Number(answer.body.width)}.jpg`,
    })
    const colours = []
    for (const extension of ['jpg', 'webp', 'avif']) {
      const read = await fileDriver().read(url.slice('/files/'.length).replace('jpg', extension))
      const picture = sharp(await buffer(read))
      const { width, height } = await picture.metadata()
      expect({ extension, width, height }).toEqual({
        extension,
        width: answer.body.width,
        height: answer.body.height,
      })
      const { channels } = await picture.stats()
      colours.push(channels.slice(0, 3).map(({ mean }) => mean))
    }
    return { width: answer.body.width, height: answer.body.height, colours }
  }

  it.each([
    [1, 1, 1, 1],
    [3, 2, 3, 2],
    [20, 17_000, 19, 16_150],
    [2, 66_000, 1, 16_383],
    [1, 200_000, 1, 16_383],
    [17_000, 20, 1280, 2],
    [66_000, 2, 1280, 1],
    [100, 20_000, 82, 16_383],
  ])('of %i × %i is stored as %i × %i', async (width, height, storedWidth, storedHeight) => {
    const picture = await storePicture(await drawPicture(width, height).png().toBuffer())
    expect(picture).toMatchObject({ width: storedWidth, height: storedHeight })
  })

  it.each([
    ['in CMYK', () => drawPicture(40, 30).toColourspace('cmyk').jpeg({ quality: 100 })],
    ['of 16 bits', () => drawPicture(40, 30).toColourspace('rgb16').png()],
    ['with a palette', () => drawPicture(40, 30).png({ palette: true })],
    ['lying on its side', () => drawPicture(30, 40).jpeg({ quality: 100 }).withMetadata({ orientation: 6 })],
  ])('%s keeps its colour and is upright', async (_kind, picture) => {
    const { width, height, colours } = await storePicture(await picture().toBuffer())
    expect({ width, height }).toEqual({ width: 40, height: 30 })
    for (const [r = 0, g = 0, b = 0] of colours) {
      expect(r).toBeGreaterThan(190)
      expect(g).toBeLessThan(75)
      expect(b).toBeLessThan(75)
    }
  })

  it('that is taller than any format and lies on its side is stored upright', async () => {
    const bytes = await drawPicture(17_000, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await storePicture(bytes)).toMatchObject({ width: 19, height: 16_150 })
  })

  it('that moves is refused as none that is taken', async () => {
    const frames = await sharp(Buffer.concat([Buffer.alloc(300, 0), Buffer.alloc(300, 255)]), {
      raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
    })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(frames).metadata()).pages).toBe(2)
    for (const bytes of [frames, await sharp(frames, { animated: true }).webp().toBuffer()]) {
      const answer = await send(bytes)
      expect(answer.status).toBe(415)
      expect(answer.body.message).toMatch(/JPG эсвэл PNG/)
    }
  })
})

describe('a document of bytes that are known already', () => {
  it('keeps the name that it came with, and is stored once under each name', async () => {
    const bytes = Buffer.from(`%PDF-1.7\n${randomUUID()}\n%%EOF`)
    const as = await someone(3)
    const add = async (name: string) => {
      const form = formOf({ title: name, pdf: blobOf(bytes) }, name)
      expect(await ask('POST /admin/insert/document-pdf', { as, form })).toMatchObject({ status: 200 })
    }
    for (const name of ['журам.pdf', 'дүрэм.pdf', 'журам.pdf']) await add(name)
    const { body } = await ask('GET /admin/get/document-pdf', { as })
    const rows = body.document as { title: string; pdf: string; pdf_name: string }[]
    const newDocuments = rows.filter(({ title }) => ['журам.pdf', 'дүрэм.pdf'].includes(title))
    expect(newDocuments.map(({ pdf_name }) => pdf_name)).toEqual(['журам.pdf', 'дүрэм.pdf', 'журам.pdf'])
    expect(new Set(newDocuments.map(({ pdf }) => pdf)).size).toBe(2)
    for (const { pdf } of newDocuments) {
      const fileBytes = await buffer(await fileDriver().read(pdf.slice('/files/'.length)))
      expect(fileBytes.equals(bytes)).toBe(true)
    }
  })
})

describe('what is no picture', () => {
  const cases: [string, () => Promise<Buffer> | Buffer, number, RegExp][] = [
    ['a text named .png', () => Buffer.from('хэ '.repeat(3_000)), 415, /JPG эсвэл PNG/],
    ['a short text', () => Buffer.from('x'), 415, /JPG эсвэл PNG/],
    ['an empty file', () => Buffer.alloc(0), 415, /JPG эсвэл PNG/],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      415,
      /JPG эсвэл PNG/,
    ],
    ['a PDF', () => Buffer.from('%PDF-1.7\n' + 'x'.repeat(5_000)), 415, /JPG эсвэл PNG/],
    ['a decompression bomb', () => bombBytes(30_000), 400, /60 сая пикселээс их/],
    ['a picture whose data ends early', () => bombBytes(2_000), 400, /гэмтсэн/],
    [
      'a JPEG cut off',
      async () => (await pictureBytes({ width: 900, height: 600, format: 'jpeg' })).subarray(0, 900),
      400,
      /гэмтсэн/,
    ],
    [
      'more than 20 MB',
      async () => Buffer.concat([await pictureBytes(), Buffer.alloc(20 * 1024 * 1024)]),
      413,
      /20MB/,
    ],
  ]
  it.each(cases)('%s is refused', async (_name, bytes, status, message) => {
    const answer = await send(await bytes())
    expect(answer.body.message).toMatch(message)
    expect(answer.status).toBe(status)
  })
  it('a missing file is asked for', async () => {
    expect((await ask(upload, { as: await someone(3), form: formOf({}) })).body).toMatchObject({
      message: 'Зураг оруулна уу',
    })
  })
  it('a file in a field that takes none is refused', async () => {
    const form = formOf({ image: blobOf(await pictureBytes()), other: blobOf(Buffer.from('x')) })
    expect((await ask(upload, { as: await someone(3), form })).status).toBe(400)
    expect(temporaryFiles()).toEqual([])
  })
})

describe('a body', () => {
  it('that says it has 2 GB is refused unread', async () => {
    let read = 0
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read += 1
          controller.enqueue(new Uint8Array(1024))
        },
      },
      { highWaterMark: 0 },
    )
    const answer = await ask(upload, {
      as: await someone(3),
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(2 * 1024 ** 3) },
    })
    expect(answer.status).toBe(413)
    expect(read).toBe(0)
  })
  it('that breaks off leaves nothing behind', async () => {
    const head = `--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
    const bytes = await pictureBytes({ width: 300, height: 200 })
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(head))
        controller.enqueue(new Uint8Array(bytes))
        controller.error(new Error('the sender went away'))
      },
    })
    const answer = await ask(upload, {
      as: await someone(3),
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(answer.status).toBe(400)
    expect(temporaryFiles()).toEqual([])
  })
  it.each([
    ['multipart/form-data; boundary=x', 'nonsense', 400],
    ['multipart/form-data', 'nonsense', 400],
    ['application/json', '{"a":', 400],
    ['application/json', '[1]', 400],
    ['text/plain', 'x', 415],
    ['application/json', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400],
  ])('of %s that is %s is refused', async (type, body, status) => {
    const answer = await ask('POST /admin/insert/social-link', {
      as: await someone(2),
      body: typeof body === 'string' ? body : new Uint8Array(body),
      headers: { 'content-type': type },
    })
    expect(answer.status).toBe(status)
    expect(answer.body.message).toEqual(expect.any(String))
  })
  it('of more text than fits is refused', async () => {
    const answer = await ask('POST /admin/insert/social-link', {
      as: await someone(2),
      json: { icon: 'x', link: 'a'.repeat(5_000_000) },
    })
    expect(answer.status).toBe(413)
  })
  it('with NUL bytes is refused at its field', async () => {
    const answer = await ask('POST /admin/insert/category', {
      as: await someone(2),
      json: { page_type: 'static', category_level: 1, category: 'a\u0000b', category_en: 'x' },
    })
    expect(answer).toMatchObject({ status: 400, body: { fields: { category: 'Текст буруу байна.' } } })
  })
})
