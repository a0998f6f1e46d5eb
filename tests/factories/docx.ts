import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

type Docx = {
  /** The XML inside of `w:body`. */
  body: string
  /** The relations of the document: id, last word of the type, target; a target with a scheme is external. */
  relations?: readonly (readonly [string, string, string])[]
  /** Further parts by their names, such as pictures. */
  parts?: Readonly<Record<string, string | Buffer>>
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${office}"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
].join(' ')

const style = (id: string, name: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`
// Word in another language changes the ids of its styles, and keeps their names.
const styles = `${head}<w:styles ${namespaces}>${[
  style('a3', 'Title'),
  ...[1, 2, 3, 4, 5, 6, 7].map((level) => style(String(level), `heading ${level}`)),
  style('a4', 'List Paragraph'),
  style('10', 'toc 1'),
  style('a5', 'footnote text'),
].join('')}</w:styles>`

const level = (at: number, format: string) => `<w:lvl w:ilvl="${at}"><w:numFmt w:val="${format}"/></w:lvl>`
const list = (id: number, format: string) =>
  `<w:abstractNum w:abstractNumId="${id}">${[0, 1, 2, 3, 4].map((at) => level(at, format)).join('')}</w:abstractNum>`
const numbers = (id: number) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`
const numbering = `${head}<w:numbering ${namespaces}>${list(1, 'bullet')}${list(2, 'decimal')}${numbers(1)}${numbers(2)}</w:numbering>`

const relationsXml = (relations: Docx['relations'] = []) =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${/^[a-z]+:/.test(target) ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`

/** Packs parts into a ZIP archive. */
export async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts))
    zip.addBuffer(Buffer.from(content), name, { compress: content.length > 1_000 })
  zip.end()
  return buffer(zip.outputStream as Readable)
}

const contentTypes = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${[
  ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
  ['xml', 'application/xml'],
  ['png', 'image/png'],
  ['emf', 'image/x-emf'],
]
  .map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`)
  .join(
    '',
  )}<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`

/** A document as Word writes it, with the lists 1 (bullets) and 2 (numbers). */
export const docxOf = (docx: Docx): Promise<Buffer> =>
  zipOf({ '[Content_Types].xml': contentTypes, ...partsOf(docx) })

/** A document as LibreOffice and Google write it: the types of its parts come last. */
export const docxWithTypesLast = (docx: Docx): Promise<Buffer> =>
  zipOf({ ...partsOf(docx), '[Content_Types].xml': contentTypes })

const partsOf = ({ body, relations = [], parts = {} }: Docx) => ({
  '_rels/.rels': relationsXml([['rId1', 'officeDocument', 'word/document.xml']]),
  'word/document.xml': documentXml(body),
  'word/_rels/document.xml.rels': relationsXml([
    ['rIdStyles', 'styles', 'styles.xml'],
    ['rIdNumbering', 'numbering', 'numbering.xml'],
    ['rIdNotes', 'footnotes', 'footnotes.xml'],
    ...relations,
  ]),
  'word/styles.xml': styles,
  'word/numbering.xml': numbering,
  ...parts,
})

export const documentXml = (body: string) =>
  `${head}<w:document ${namespaces}><w:body>${body}<w:sectPr/></w:body></w:document>`

/** The part `word/footnotes.xml` with the texts of the notes, whose ids count from 1. */
export const footnotesXml = (...notes: string[]) =>
  `${head}<w:footnotes ${namespaces}><w:footnote w:type="separator" w:id="-1"><w:p/></w:footnote>${notes
    .map((note, at) => `<w:footnote w:id="${at + 1}">${paragraph(run(note), { style: 'a5' })}</w:footnote>`)
    .join('')}</w:footnotes>`

/** A run of words; `properties` is the XML inside of `w:rPr`. */
export const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`

export const paragraph = (
  content: string,
  { style: styleId, list: numId, level: at = 0 }: { style?: string; list?: number; level?: number } = {},
) => {
  const properties = [
    styleId ? `<w:pStyle w:val="${styleId}"/>` : '',
    numId ? `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${numId}"/></w:numPr>` : '',
  ].join('')
  return `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`
}

/** A table whose first row repeats on each page, as a row of headings does. */
export const table = (...rows: string[][]) =>
  `<w:tbl><w:tblPr/>${rows
    .map(
      (cells, at) =>
        `<w:tr>${at === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${cells
          .map((cell) => `<w:tc><w:tcPr/>${paragraph(run(cell))}</w:tc>`)
          .join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`

/** A picture in the line, by the id of its relation; `link` shows one that is stored elsewhere. */
export const drawing = (relation: string, description = '', attribute: 'embed' | 'link' = 'embed') =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" descr="${description}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:${attribute}="${relation}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
