import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import type { Locale } from '@/lib/i18n/locale'
import { faceOf, type Weight, weights } from './fonts'
import { type Line, LineSetter, widthOf } from './lines'

/** In points, of which an inch has 72. */
const pageWidth = 595.28
const pageHeight = 841.89
/** Half an inch, as the specification has it. */
export const margin = 36
export const contentWidth = pageWidth - 2 * margin
const contentHeight = pageHeight - 2 * margin

export type TextStyle = { size: number; weight: Weight; colour: string; leading: number }
/** Lines of one style, set to a width. */
export type Block = { lines: Line[]; style: TextStyle }

const lineHeight = ({ size, leading }: TextStyle) => size * leading
export const heightOf = ({ lines, style }: Block) => lines.length * lineHeight(style)

/** A4 pages that are filled from above; what does not fit goes on on the next one. */
export class Sheet {
  private readonly document: PDFKit.PDFDocument
  private readonly setter = new LineSetter()
  y = margin

  constructor({ title, locale }: { title: string; locale: Locale }) {
    this.document = new PdfDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: locale,
      displayTitle: true,
      info: { Title: title },
    })
    for (const weight of weights)
      for (const { name, file } of faceOf(weight)) this.document.registerFont(name, file)
  }

  block(text: string, width: number, style: TextStyle): Block {
    return { lines: this.setter.linesOf(text, { width, ...style }), style }
  }

  /** Of the widest line, in points. */
  widthOf({ lines, style }: Block): number {
    return Math.max(0, ...lines.map(widthOf)) * style.size
  }

  /** Goes on to the next page unless there is so much room left; no page has more than all of it. */
  ensure(height: number): void {
    if (this.y + Math.min(height, contentHeight) <= margin + contentHeight + 0.01) return
    this.document.addPage()
    this.y = margin
  }

  /** Draws lines one under the other, from page to page where they must. */
  flow({ lines, style }: Block, x = margin): void {
    for (const line of lines) {
      this.ensure(lineHeight(style))
      this.line(line, x, this.y, style)
      this.y += lineHeight(style)
    }
  }

  /** Draws lines beside what flows: they take no room. */
  place({ lines, style }: Block, x: number, y = this.y): void {
    for (const [at, line] of lines.entries()) this.line(line, x, y + at * lineHeight(style), style)
  }

  rule(colour: string): void {
    this.document
      .moveTo(margin, this.y)
      .lineTo(margin + contentWidth, this.y)
      .lineWidth(0.75)
      .strokeColor(colour)
      .stroke()
  }

  band(height: number, colour: string): void {
    this.document.rect(margin, this.y, contentWidth, height).fill(colour)
  }

  /** Numbers the pages and closes the document. */
  async end(style: TextStyle): Promise<Uint8Array<ArrayBuffer>> {
    const { count } = this.document.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.document.switchToPage(page)
      const number = this.block(`${page + 1} / ${count}`, contentWidth, style)
      this.place(number, pageWidth - margin - this.widthOf(number), pageHeight - 16 - lineHeight(style))
    }
    const bytes = buffer(this.document)
    this.document.end()
    // A copy of its own: Node's buffers may share their memory with others.
    return new Uint8Array(await bytes)
  }

  private line(line: Line, x: number, y: number, { size, colour, leading }: TextStyle): void {
    // The letters stand in the middle of their line.
    const top = y + (size * (leading - 1)) / 2
    let at = x
    this.document.fontSize(size).fillColor(colour)
    for (const { part, text, width } of line) {
      this.document.font(part.name).text(text, at, top, { lineBreak: false })
      at += width * size
    }
  }
}
