import { SaxesParser, type SaxesTagPlain } from 'saxes'

/** What a part of a workbook says as it is read: its tags, without their prefixes, and the text between them. */
type PartHandlers = {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const localNameOf = (name: string) => name.slice(name.indexOf(':') + 1)

/** Attributes without their prefixes; of two the one that has none is meant. */
function bareNames(attributes: Record<string, string>): Record<string, string> {
  for (const name in attributes) {
    const localName = localNameOf(name)
    if (localName !== name) attributes[localName] ??= attributes[name] ?? ''
  }
  return attributes
}

/** Deeper than any part of a workbook. */
const depthMax = 64
/** A tag, or a text between two tags, that is longer comes from no program. */
const gapBytesMax = 1024 * 1024

/**
 * Reads a part as its bytes come in. What it declares of entities is not believed, so nothing in it unfolds.
 * @returns what takes the next bytes; without any the part has ended
 * @throws Error where it is no XML, or such as no program writes
 */
export function partReader({ open, text, close }: PartHandlers): (bytes?: Uint8Array) => void {
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
    open?.(localNameOf(name), bareNames(attributes))
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

/** The way from `xl/workbook.xml` to the sheet that is read, and how its dates count. */
export type WorkbookInfo = { sheetId: string; isFrom1904: boolean }

export function workbookInfo(): PartHandlers & { info: WorkbookInfo } {
  const info: WorkbookInfo = { sheetId: '', isFrom1904: false }
  return {
    info,
    open: (name, { id = '', date1904 }) => {
      if (name === 'workbookPr') info.isFrom1904 = date1904 === '1' || date1904 === 'true'
      else if (name === 'sheet') info.sheetId ||= id
    },
  }
}

/** The parts that a workbook is made of, by their id or by the last word of their type. */
export function relations(): PartHandlers & { targets: Map<string, string> } {
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

/** A cell holds at most 32,767 letters; of a text that is longer the rest is left out, so that it counts as too long. */
export const cellLettersMax = 40_000
const sharedStringsMax = 2_000_000

/** Letters that XML has no place for are written as `_x000D_`. */
export const unescapeText = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** The texts that cells name by their number; how they are read aloud is left out. */
export function sharedStrings(): PartHandlers & { texts: string[] } {
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

/** Whether a number in this format is a moment: its letters are those of days and hours, outside of what is quoted. */
function isMoment(format: string): boolean {
  const letters = format.slice(0, formatLettersMax).replace(/"[^"]*"|\\.|\[(?!(?:h+|m+|s+)\])[^[\]]*\]/gi, '')
  return /[dmyhs]/i.test(letters) && !/general/i.test(letters)
}

/** The numbers of formats that every program knows. */
const isKnownMoment = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Which of the formats that cells name by their number make a moment of a number. */
export function momentFormats(): PartHandlers & { areMoments: boolean[] } {
  const areMoments: boolean[] = []
  const ownFormats = new Map<number, boolean>()
  let isOfCells = false
  return {
    areMoments,
    open: (name, { numFmtId, formatCode = '' }) => {
      const id = Number(numFmtId)
      if (name === 'cellXfs') isOfCells = true
      else if (name === 'numFmt') ownFormats.set(id, isMoment(formatCode))
      else if (name === 'xf' && isOfCells) areMoments.push(ownFormats.get(id) ?? isKnownMoment(id))
      if (areMoments.length + ownFormats.size > formatsMax) throw new Error('more formats than there can be')
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  }
}
