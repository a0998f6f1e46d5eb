import { SaxesParser, type SaxesTagPlain } from 'saxes'

/**
 * Handlers for the content of a part of a workbook, which is one XML file in its ZIP archive: for the tags,
 * named without their namespace prefixes, and for the text between them.
 */
type PartHandlers = {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const localNameOf = (name: string) => name.slice(name.indexOf(':') + 1)

/** Adds each attribute under its name without prefix, unless an attribute already has this name. */
function addUnprefixedNames(attributes: Record<string, string>): Record<string, string> {
  for (const name in attributes) {
    const localName = localNameOf(name)
    if (localName !== name) attributes[localName] ??= attributes[name] ?? ''
  }
  return attributes
}

/** The greatest depth of nested tags, more than any part of a real workbook has. */
const depthMax = 64
/** The most bytes of one tag, or between two tags; a part with more is refused. */
const gapBytesMax = 1024 * 1024

/**
 * Parses a part as its bytes arrive. Entity declarations are ignored, so nothing expands.
 * @returns a function that takes the next bytes; a call without bytes ends the part
 * @throws Error when it is no XML, or exceeds `depthMax` or `gapBytesMax`
 */
export function createPartReader({ open, text, close }: PartHandlers): (bytes?: Uint8Array) => void {
  const parser = new SaxesParser()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let depth = 0
  let gapBytes = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    gapBytes = 0
    if (++depth > depthMax) throw new Error('tags in tags')
    open?.(localNameOf(name), addUnprefixedNames(attributes))
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    gapBytes = 0
    depth--
    close?.(localNameOf(name))
  })
  return (bytes) => {
    gapBytes += bytes?.length ?? 0
    if (gapBytes > gapBytesMax) throw new Error('a text without an end')
    if (bytes) parser.write(decoder.decode(bytes, { stream: true }))
    else parser.write(decoder.decode()).close()
  }
}

/** The sheet to read, as found in `xl/workbook.xml`, and whether its dates count from 1904, not from 1900. */
export type WorkbookInfo = { sheetId: string; isFrom1904: boolean }

export function workbookInfoHandlers(): PartHandlers & { info: WorkbookInfo } {
  const info: WorkbookInfo = { sheetId: '', isFrom1904: false }
  return {
    info,
    open: (name, { id = '', date1904 }) => {
      if (name === 'workbookPr') info.isFrom1904 = date1904 === '1' || date1904 === 'true'
      else if (name === 'sheet') info.sheetId ||= id
    },
  }
}

/** Collects the paths of a workbook's parts, each under the part's id and under the last word of its type. */
export function relationHandlers(): PartHandlers & { targets: Map<string, string> } {
  const targets = new Map<string, string>()
  return {
    targets,
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
      targets.set(Id, path).set(Type.slice(Type.lastIndexOf('/') + 1), path)
    },
  }
}

/**
 * The text of a cell is cut after about so many letters, and is then refused as too long: a real cell has at
 * most 32,767 letters.
 */
export const cellLettersMax = 40_000
const sharedStringsMax = 2_000_000

/** Decodes characters that XML does not allow, which a workbook contains as codes like `_x000D_`. */
export const unescapeText = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** Collects the texts that cells refer to by number, without their phonetic readings. */
export function sharedStringHandlers(): PartHandlers & { texts: string[] } {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  return {
    texts,
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text: (more) => {
      if (isText && text.length < cellLettersMax) text += more.slice(0, cellLettersMax)
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isPhonetic = false
      if (name !== 'si') return
      if (texts.push(unescapeText(text)) > sharedStringsMax) throw new Error('more texts than there can be')
    },
  }
}

const formatsMax = 130_000
const formatLettersMax = 1_000

/**
 * Returns whether a number format shows a date or time: such a format has letters like `y` or `h` outside of
 * quotes.
 */
function isDateFormat(format: string): boolean {
  const letters = format.slice(0, formatLettersMax).replace(/"[^"]*"|\\.|\[(?!(?:h+|m+|s+)\])[^[\]]*\]/gi, '')
  return /[dmyhs]/i.test(letters) && !/general/i.test(letters)
}

/** Returns whether a built-in format number is a date or time. */
const isBuiltInDateFormat = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/**
 * Collects whether each cell format shows a date or time. The index is the number by which cells refer to the
 * format.
 */
export function dateFormatHandlers(): PartHandlers & { areMoments: boolean[] } {
  const areMoments: boolean[] = []
  const ownFormats = new Map<number, boolean>()
  let isOfCells = false
  return {
    areMoments,
    open: (name, { numFmtId, formatCode = '' }) => {
      const id = Number(numFmtId)
      if (name === 'cellXfs') isOfCells = true
      else if (name === 'numFmt') ownFormats.set(id, isDateFormat(formatCode))
      else if (name === 'xf' && isOfCells) areMoments.push(ownFormats.get(id) ?? isBuiltInDateFormat(id))
      if (areMoments.length + ownFormats.size > formatsMax) throw new Error('more formats than there can be')
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  }
}
