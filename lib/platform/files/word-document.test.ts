import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import {
  documentXml,
  docxOf,
  drawing,
  footnotesXml,
  paragraph,
  run,
  table,
  zipOf,
} from '@/tests/factories/docx'
import { readWordDocument } from './word-document'

const pictureBytes = () =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

const folder = mkdtempSync(join(tmpdir(), 'strata-documents-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(bytes: Buffer) {
  const path = join(folder, 'received')
  await writeFile(path, bytes)
  return readWordDocument({ path, folder, field: 'file', name: 'Тайлан' })
}
const htmlOf = async (body: string, rest: Partial<Parameters<typeof docxOf>[0]> = {}) =>
  (await read(await docxOf({ body, ...rest }))).html
const nothing = {
  ...{ unreadablePictures: 0, linkedPictures: 0, furtherPictures: 0, charts: 0, formulas: 0 },
}

describe('a document of Word', () => {
  it('has its title and headings in the ranks of the editor, without a gap', async () => {
    const heading = (style: string, text: string) => paragraph(run(text, '<w:b/>'), { style })
    expect(
      await htmlOf(
        heading('a3', 'Тайлан') +
          heading('1', 'Нэг') +
          heading('3', 'Гүн') +
          heading('7', 'Гүнзгий') +
          heading('6', 'Ижил') +
          heading('2', 'Буцав') +
          heading('1', 'Хоёр'),
      ),
    ).toBe('<h2>Тайлан</h2><h2>Нэг</h2><h3>Гүн</h3><h4>Гүнзгий</h4><h4>Ижил</h4><h3>Буцав</h3><h2>Хоёр</h2>')
  })

  it('has its styles of words; raised digits are characters', async () => {
    expect(
      await htmlOf(
        paragraph(
          run('тод', '<w:b/>') +
            run(' налуу', '<w:i/>') +
            run(' зураас', '<w:u w:val="single"/>') +
            run(' өнгө', '<w:color w:val="FF0000"/>') +
            run(' 10') +
            run('3', '<w:vertAlign w:val="superscript"/>') +
            run(' CO') +
            run('2', '<w:vertAlign w:val="subscript"/>') +
            run(' &lt;b&gt;'),
        ),
      ),
    ).toBe('<p><strong>тод</strong><em> налуу</em><u> зураас</u> өнгө 10³ CO₂ &lt;b&gt;</p>')
  })

  it('has its lists in lists, and its tables with their headings', async () => {
    const item = (text: string, list: number, level = 0) => paragraph(run(text), { style: 'a4', list, level })
    expect(await htmlOf(item('а', 1) + item('б', 1, 1) + item('в', 2, 1) + item('г', 1) + item('д', 2))).toBe(
      '<ul><li>а<ul><li>б</li></ul><ol><li>в</li></ol></li><li>г</li></ul><ol><li>д</li></ol>',
    )
    expect(await htmlOf(table(['Он', 'Тонн'], ['2025', '41']))).toBe(
      '<table><thead><tr><th><p>Он</p></th><th><p>Тонн</p></th></tr></thead><tbody><tr><td><p>2025</p></td><td><p>41</p></td></tr></tbody></table>',
    )
  })

  it('keeps links to the web and of mail; the words of others stay', async () => {
    const link = (attributes: string, text: string) => `<w:hyperlink ${attributes}>${run(text)}</w:hyperlink>`
    expect(
      await htmlOf(
        paragraph(
          '<w:bookmarkStart w:id="0" w:name="_Toc1"/>' +
            run('а ') +
            link('r:id="r1"', 'вэб') +
            link('r:id="r2"', ' шуудан') +
            link('r:id="r3"', ' скрипт') +
            link('r:id="r4"', ' файл') +
            link('w:anchor="_Toc1"', ' дотор'),
        ),
        {
          relations: [
            ['r1', 'hyperlink', 'https://example.mn/a?b=1&amp;c=2'],
            ['r2', 'hyperlink', 'mailto:a@example.mn'],
            ['r3', 'hyperlink', 'javascript:alert(1)'],
            ['r4', 'hyperlink', 'file:///C:/a.docx'],
          ],
        },
      ),
    ).toBe(
      '<p>а <a href="https://example.mn/a?b=1&amp;c=2">вэб</a><a href="mailto:a@example.mn"> шуудан</a> скрипт файл дотор</p>',
    )
  })

  it('has its footnotes as a list at the end, and no table of contents', async () => {
    const reference = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
    expect(
      await htmlOf(
        paragraph(run('Гарчиг … 3'), { style: '10' }) +
          paragraph(run('Нөөц') + reference(1) + run(' өсөв') + reference(2)),
        { parts: { 'word/footnotes.xml': footnotesXml('Тэмдэглэл', 'Хоёр') } },
      ),
    ).toBe(
      '<p>Нөөц[1] өсөв[2]</p><hr><ol><li id="document-footnote-1"><p>Тэмдэглэл</p></li><li id="document-footnote-2"><p>Хоёр</p></li></ol>',
    )
  })

  it('gives each picture once with its description, and counts those that it leaves out', async () => {
    const { html, pictures, leftOut } = await read(
      await docxOf({
        body:
          paragraph(
            drawing('p1', 'Уурхай &lt;&quot;а&quot;&gt;') +
              drawing('p1') +
              drawing('p2') +
              drawing('p3') +
              drawing('p4', '', 'link') +
              drawing('p5'),
          ) +
          paragraph('<m:oMath><m:r><m:t>a</m:t></m:r></m:oMath>') +
          paragraph(run('а')) +
          '<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart r:id="x"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>',
        relations: [
          ['p1', 'image', 'media/image1.png'],
          ['p2', 'image', 'media/image2.emf'],
          ['p3', 'image', 'media/../../../etc/passwd'],
          ['p4', 'image', 'https://example.mn/secret.png'],
          ['p5', 'image', 'file:///etc/passwd'],
        ],
        parts: {
          'word/media/image1.png': await pictureBytes(),
          'word/media/image2.emf': Buffer.alloc(200, 1),
        },
      }),
    )
    expect(html).toBe(
      '<img alt="Уурхай &lt;&quot;а&quot;&gt;" src="picture:0" /><img src="picture:0" /><p>а</p>',
    )
    expect(pictures).toMatchObject([{ kind: 'image', mime: 'image/png', originalName: 'Тайлан 1.png' }])
    expect(existsSync(pictures[0]?.path ?? '')).toBe(true)
    expect(leftOut).toEqual({ ...nothing, unreadablePictures: 3, linkedPictures: 1, charts: 1, formulas: 1 })
  })
})

describe('a hostile document', () => {
  const broken = { code: 'bad_input', key: 'validation.textDocument.broken' }
  const wrongKind = { code: 'unsupported_type', key: 'validation.only_document' }
  const tooLong = { code: 'too_large', key: 'validation.textDocument.tooLong' }
  const bomb = '<!DOCTYPE w:document [<!ENTITY a "ха"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'

  it.each([
    ['no archive', async () => Buffer.from('PK\x03\x04 а'), broken],
    ['an archive of something else', () => zipOf({ 'xl/workbook.xml': 'а' }), wrongKind],
    [
      'XML without an end',
      () => docxOf({ body: '', parts: { 'word/document.xml': '<w:document><w:body>' } }),
      broken,
    ],
    ['a document without text', async () => docxOf({ body: '<w:p/>' }), null],
    [
      'entities in entities',
      async () =>
        docxOf({
          body: '',
          parts: { 'word/document.xml': documentXml(paragraph(run('&c;'))).replace('?>', `?>${bomb}`) },
        }),
      broken,
    ],
    [
      'a file as an entity',
      async () =>
        docxOf({
          body: '',
          parts: {
            'word/document.xml': documentXml(paragraph(run('&x;'))).replace(
              '?>',
              '?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
            ),
          },
        }),
      broken,
    ],
    [
      'tags in tags',
      () => docxOf({ body: '<w:smartTag>'.repeat(20_000) + '</w:smartTag>'.repeat(20_000) }),
      broken,
    ],
    [
      'much in little',
      () => docxOf({ body: '', parts: { 'word/styles.xml': Buffer.alloc(20_000_000, ' ') } }),
      tooLong,
    ],
    [
      'very many parts',
      () =>
        docxOf({
          body: '',
          parts: Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`word/media/${at}`, ''])),
        }),
      tooLong,
    ],
  ])('is refused or empty: %s', async (_, make, problem) => {
    const answer = read(await make())
    if (problem) await expect(answer).rejects.toMatchObject(problem)
    else expect(await answer).toEqual({ html: '', pictures: [], leftOut: nothing })
  })

  it('shows at most a hundred of three thousand pictures', async () => {
    const { html, pictures, leftOut } = await read(
      await docxOf({
        body: paragraph(drawing('p').repeat(3_000)),
        relations: [['p', 'image', 'media/image1.png']],
        parts: { 'word/media/image1.png': await pictureBytes() },
      }),
    )
    expect(html.match(/<img /g)).toHaveLength(100)
    expect({ pictures: pictures.length, ...leftOut }).toEqual({
      ...nothing,
      pictures: 1,
      furtherPictures: 2_900,
    })
  })

  it('unpacks no picture that is larger than a picture may be', async () => {
    const { pictures, leftOut } = await read(
      await docxOf({
        body: paragraph(drawing('p')),
        relations: [['p', 'image', 'media/image1.png']],
        parts: {
          'word/media/image1.png': Buffer.concat([await pictureBytes(), Buffer.alloc(21 * 1024 * 1024)]),
        },
      }),
    )
    expect({ pictures, ...leftOut }).toEqual({ ...nothing, pictures: [], unreadablePictures: 1 })
  })
})
