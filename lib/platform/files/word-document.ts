import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import { type Entry, openPromise, type ZipFile as ReadZip } from 'yauzl'
import { ZipFile } from 'yazl'
import { Problem } from '@/lib/platform/api/problem'
import { documentTextFromHtml } from '@/lib/platform/rich-text/document-html'
import { imageBytesMax } from './kinds'
import type { Upload } from './upload'

const MB = 1024 * 1024
/** The most bytes that the ZIP directory may declare for all XML parts together; the longest text of ours has some 8 MB. */
const xmlBytesMax = 12 * MB
const partsMax = 2_000
/** The most bytes of all pictures together, unarchive. */
const picturesBytesMax = 200 * MB
/** The most pictures of one document, counted as often as they are shown. */
const picturesMax = 100

/** The types of pictures that are stored. Word also has drawings such as EMF, which no browser shows. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** How many things of each kind a document lost, since a text of the editor cannot have them. */
export type LeftOut = {
  /** Pictures that are broken or of a type that browsers do not show. */
  unreadablePictures: number
  /** Pictures that are stored elsewhere; they are never fetched. */
  linkedPictures: number
  /** Pictures after the first hundred. */
  furtherPictures: number
  /** Charts and SmartArt. */
  charts: number
  formulas: number
}

/** A document as HTML. A picture's `src` is `picture:<index>`, its index in `pictures`. */
export type WordDocument = { html: string; pictures: Upload[]; leftOut: LeftOut }

/**
 * Reads a DOCX file as HTML and writes its pictures to a folder. Runs in a thread.
 * @throws Problem bad_input when the file is broken, empty, or unpacks to too much
 */
export async function readWordDocument(source: {
  path: string
  folder: string
  field: string
  /** The name of the document, after which its pictures are named. */
  name: string
}): Promise<WordDocument> {
  const { path, field } = source
  let zip: ReadZip | undefined
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false })
    return await new DocumentReader(zip, await readEntries(zip, field), source).read()
  } catch (error) {
    if (error instanceof Problem) throw error
    throw Problem.ofField(field, 'validation.textDocument.broken')
  } finally {
    zip?.close()
  }
}

const isXml = (name: string) => /\.(?:xml|rels)$/i.test(name)

async function readEntries(zip: ReadZip, field: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let xmlBytes = 0
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, entry)
    if (isXml(entry.fileName)) xmlBytes += entry.uncompressedSize
    if (xmlBytes > xmlBytesMax || entries.size > partsMax)
      throw Problem.ofField(field, 'validation.textDocument.tooLong', {}, 'too_large')
  }
  if (![...entries.keys()].some((name) => name.startsWith('word/')))
    throw Problem.ofField(field, 'validation.only_document', {}, 'unsupported_type')
  return entries
}

class DocumentReader {
  private readonly pictures: Upload[] = []
  /** The index of each picture by its part; null for an unreadable one. */
  private readonly indexes = new Map<string, number | null>()
  private shownPictures = 0
  private pictureBytes = 0
  private readonly leftOut: LeftOut = {
    ...{ unreadablePictures: 0, linkedPictures: 0, furtherPictures: 0, charts: 0, formulas: 0 },
  }

  constructor(
    private readonly zip: ReadZip,
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly source: { folder: string; name: string },
  ) {}

  async read(): Promise<WordDocument> {
    const archive = await this.packForMammoth()
    // Loaded here, so that the threads with other work do not hold it in memory.
    const { default: mammoth } = await import('mammoth')
    const { value } = await mammoth.convertToHtml(
      { buffer: archive },
      {
        styleMap,
        idPrefix: 'document-',
        externalFileAccess: false,
        includeEmbeddedStyleMap: false,
        convertImage: mammoth.images.imgElement(async ({ read }) => ({ src: await this.sourceOf(read) })),
      },
    )
    return { html: documentTextFromHtml(value), pictures: this.pictures, leftOut: this.leftOut }
  }

  /**
   * Packs the document again for the library, which would unpack parts of any size: its XML as declared, and
   * every picture as nothing but the name of its part.
   */
  private async packForMammoth(): Promise<Buffer> {
    const archive = new ZipFile()
    for (const [name, entry] of this.entries) {
      if (name.endsWith('/')) continue
      const bytes = isXml(name) ? await this.unpack(entry) : Buffer.from(name)
      if (/^word\/(?:document|footnotes|endnotes)\d*\.xml$/.test(name)) this.countLostParts(bytes)
      archive.addBuffer(bytes, name, { compress: false })
    }
    archive.end()
    return buffer(archive.outputStream as Readable)
  }

  private async unpack(entry: Entry): Promise<Buffer> {
    return buffer(await this.zip.openReadStreamPromise(entry))
  }

  private countLostParts(xml: Buffer): void {
    const text = xml.toString('latin1')
    this.leftOut.formulas += text.match(/<m:oMath[\s>]/g)?.length ?? 0
    this.leftOut.charts += text.match(/<(?:c:chart|cx:chart|dgm:relIds)\s/g)?.length ?? 0
  }

  private async sourceOf(read: () => Promise<Buffer>): Promise<string> {
    let part: string
    try {
      part = new TextDecoder().decode(await read())
    } catch (error) {
      if (String(error).includes('external')) this.leftOut.linkedPictures++
      else this.leftOut.unreadablePictures++
      return ''
    }
    if (this.shownPictures >= picturesMax) {
      this.leftOut.furtherPictures++
      return ''
    }
    let index = this.indexes.get(part)
    if (index === undefined) {
      index = await this.writePicture(part)
      this.indexes.set(part, index)
    }
    if (index === null) {
      this.leftOut.unreadablePictures++
      return ''
    }
    this.shownPictures++
    return `picture:${index}`
  }

  /** Writes a picture to the folder. @returns its index, or null if it cannot be stored */
  private async writePicture(part: string): Promise<number | null> {
    const entry = this.entries.get(part)
    if (!entry || entry.uncompressedSize > imageBytesMax) return null
    this.pictureBytes += entry.uncompressedSize
    if (this.pictureBytes > picturesBytesMax) return null
    const bytes = await this.unpack(entry).catch(() => Buffer.alloc(0))
    const type = await fileTypeFromBuffer(bytes)
    if (!type || !pictureTypes.includes(type.mime)) return null
    const index = this.pictures.length
    const path = join(this.source.folder, String(index))
    await writeFile(path, bytes)
    this.pictures.push({
      kind: 'image',
      mime: type.mime,
      bytes: bytes.length,
      hash: createHash('sha256').update(bytes).digest('hex'),
      path,
      originalName: `${this.source.name} ${index + 1}.${type.ext}`,
    })
    return index
  }
}

/** How Word's styles become elements, beside those that the library already knows. */
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='heading 7'] => h6:fresh",
  "p[style-name='heading 8'] => h6:fresh",
  "p[style-name='heading 9'] => h6:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  // A list of contents has the numbers of printed pages.
  "p[style-name^='toc '] => !",
  "p[style-name='TOC Heading'] => !",
  'u => u',
]
