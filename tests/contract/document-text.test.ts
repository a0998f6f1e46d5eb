import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import { env } from '@/lib/platform/env'
import { docxOf, docxWithTypesLast, drawing, paragraph, run, zipOf } from '@/tests/factories/docx'
import { pictureBytes } from '@/tests/factories/rows'
import { unfinishedFiles } from '@/tests/unfinished-files'
import { ask, blobOf, formOf, someone } from './harness'

const call = 'POST /admin/upload/document-text'

async function send(bytes: Buffer, name = 'Тайлан.docx') {
  const answer = await ask(call, { as: await someone(3), form: formOf({ file: blobOf(bytes) }, name) })
  expect(unfinishedFiles(env().filesDir)).toEqual([])
  return answer
}
const noLoss = {
  ...{ unreadablePictures: 0, linkedPictures: 0, furtherPictures: 0, charts: 0, formulas: 0 },
}

it('the text of a document comes as our texts are saved, with its pictures stored once', async () => {
  const document = await docxOf({
    body:
      paragraph(run('Гарчиг'), { style: '1' }) +
      paragraph(drawing('p1', 'Уурхай') + drawing('p2') + drawing('p3')) +
      paragraph(`<w:hyperlink r:id="l1">${run('холбоос')}</w:hyperlink>`),
    relations: [
      ['p1', 'image', 'media/image1.png'],
      ['p2', 'image', 'media/image2.png'],
      ['p3', 'image', 'media/image3.emf'],
      ['l1', 'hyperlink', 'https://example.mn/'],
    ],
    parts: {
      'word/media/image1.png': await pictureBytes(),
      // Its header is that of a picture, and the rest is missing.
      'word/media/image2.png': (await pictureBytes()).subarray(0, 60),
      'word/media/image3.emf': Buffer.alloc(100, 1),
    },
  })
  const { status, body } = await send(document)
  expect({ status, leftOut: body.leftOut }).toEqual({
    status: 200,
    leftOut: { ...noLoss, unreadablePictures: 2 },
  })
  expect(String(body.html)).toMatch(
    /^<h2>Гарчиг<\/h2><img src="\/files\/[0-9a-f]{64}\/\d+\.jpg" alt="Уурхай" width="\d+" height="\d+" \/><p><a href="https:\/\/example\.mn\/" target="_blank" rel="noopener noreferrer">холбоос<\/a><\/p>$/,
  )
  const readRows = async () =>
    db()
      .select()
      .from(files)
      .where(inArray(files.original_name, ['Тайлан 1.png', 'Тайлан 2.png']))
  const rows = await readRows()
  expect(rows).toMatchObject([{ kind: 'image', original_name: 'Тайлан 1.png', picture_kind: 'photograph' }])

  // A line that drops loses nothing: the same document sent again finds its pictures.
  expect((await send(document)).body).toEqual(body)
  expect((await readRows()).map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})

it.each([
  ['DOC', () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(2_000, '0'), 'hex'), 415, 'Зөвхөн DOCX баримт'],
  ['PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 415, 'Зөвхөн DOCX баримт'],
  ['ODT', () => zipOf({ mimetype: 'application/vnd.oasis.opendocument.text' }), 415, 'Зөвхөн DOCX баримт'],
  ['workbook', () => zipOf({ 'xl/workbook.xml': '<a/>' }), 415, 'Зөвхөн DOCX баримт'],
  ['text', () => Buffer.from('Баримт'), 415, 'Зөвхөн DOCX баримт'],
  [
    'broken document',
    async () => (await docxOf({ body: '' })).subarray(0, 900),
    400,
    'Баримтыг уншиж чадсангүй',
  ],
  ['empty document', () => docxOf({ body: '<w:p/>' }), 400, 'Баримтад оруулах текст алга'],
  [
    'document that is longer than a text may be',
    () => docxOf({ body: paragraph(run('а'.repeat(1_000))).repeat(400) }),
    413,
    'Баримт хэтэрхий том байна',
  ],
])('a %s is refused with a message', async (_, make, status, message) => {
  const answer = await send(await make())
  expect({ status: answer.status, message: answer.body.message }).toEqual({
    status,
    message: expect.stringContaining(message),
  })
})

it('a form without a document, and a stranger, are refused', async () => {
  const empty = await ask(call, { as: await someone(3), form: formOf({}) })
  expect(empty.body).toMatchObject({ message: 'Баримтын файлыг оруулна уу' })
  const stranger = await ask(call, { form: formOf({ file: blobOf(Buffer.from(randomUUID())) }, 'a.docx') })
  expect(stranger.status).toBe(401)
})

it('a document that names the types of its parts last is recognised', async () => {
  const document = await docxWithTypesLast({
    body: paragraph(run('Тайлан')),
    parts: {
      'word/media/image1.png': await sharp({
        create: {
          width: 90,
          height: 90,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        },
      })
        .png()
        .toBuffer(),
    },
  })
  expect((await send(document)).body).toEqual({ html: '<p>Тайлан</p>', leftOut: noLoss })
})
