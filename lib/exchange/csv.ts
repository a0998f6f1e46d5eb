/** One record of a CSV text; `line` is where it ends, counted from 1. */
export type CsvRecord = { line: number; cells: string[] }

/** A record is longer than any: it has lost its closing quote. */
export class CsvQuoteError extends Error {
  override name = 'CsvQuoteError'
}

const quote = '"'

/**
 * Reads CSV piece by piece, as people and programs write it: quotes may stand in the midst of a cell, lines end
 * with `\n`, `\r\n` or `\r`, whichever ends the first of them, and empty lines are none. The work grows with the
 * length of the text alone, however its records are broken.
 */
export class CsvReader {
  line = 1
  private cells: string[] = []
  private cell = ''
  private letters = 0
  private isQuoted = false
  /** A quote in a quoted cell ends it, is half of a doubled one, or stands there by mistake: the next sign tells. */
  private quoteOpen = false
  private lineEnd: '\n' | '\r' | undefined
  /** The first line ended with `\r`, which may be half of its end. */
  private returnOpen = false

  constructor(
    private readonly delimiter: string,
    private readonly recordLettersMax: number,
  ) {}

  /** @throws CsvQuoteError */
  *take(text: string): Generator<CsvRecord> {
    let from = 0
    const gather = (to: number) => {
      this.cell += text.slice(from, to)
      from = to + 1
    }
    for (let at = 0; at < text.length; at++) {
      const sign = text.charAt(at)
      if (this.returnOpen) {
        this.returnOpen = false
        this.lineEnd = sign === '\n' ? '\n' : '\r'
        if (sign === '\n') {
          from = at + 1
          continue
        }
      }
      if (this.quoteOpen) {
        this.quoteOpen = false
        if (sign === quote) {
          from = at + 1
          continue
        }
        this.isQuoted = false
        // The doubled quote that was gathered as one was the end of the cell.
        if (this.endsCell(sign)) this.cell = this.cell.slice(0, -1)
        else this.cell = quote + this.cell
      } else if (this.isQuoted) {
        if (sign === quote) {
          // It is gathered, and taken away again where it ends the cell.
          gather(at)
          this.cell += quote
          this.quoteOpen = true
        } else if (sign === '\n') this.line++
        continue
      }
      if (sign === quote && this.cell === '' && from === at) {
        this.isQuoted = true
        from = at + 1
      } else if (sign === this.delimiter) {
        gather(at)
        this.endCell()
      } else if (sign === this.lineEnd || (this.lineEnd === undefined && /[\r\n]/.test(sign))) {
        gather(at)
        if (this.lineEnd === undefined) {
          if (sign === '\n') this.lineEnd = '\n'
          else this.returnOpen = true
        }
        yield* this.endRecord()
        this.line++
      }
    }
    gather(text.length)
    this.check()
  }

  /** What stands behind the last end of a line. @throws CsvQuoteError */
  *end(): Generator<CsvRecord> {
    if (this.quoteOpen) {
      this.cell = this.cell.slice(0, -1)
      this.isQuoted = false
    }
    if (this.isQuoted) throw new CsvQuoteError('a quote is not closed')
    yield* this.endRecord()
  }

  private endsCell(sign: string): boolean {
    return sign === this.delimiter || sign === '\n' || sign === '\r'
  }

  private endCell(): void {
    this.check()
    this.letters += this.cell.length
    this.cells.push(this.cell)
    this.cell = ''
  }

  private *endRecord(): Generator<CsvRecord> {
    if (this.lineEnd !== '\r' && this.cell.endsWith('\r')) this.cell = this.cell.slice(0, -1)
    if (this.cells.length === 0 && this.cell === '') return
    this.endCell()
    const { line, cells } = this
    this.cells = []
    this.letters = 0
    yield { line, cells }
  }

  private check(): void {
    if (this.letters + this.cell.length > this.recordLettersMax)
      throw new CsvQuoteError('a record has no end')
  }
}
