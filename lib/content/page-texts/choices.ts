import { type Block, topBlocks } from '@/lib/platform/rich-text/blocks'
import { plainTextOf } from '@/lib/platform/rich-text/plain-words'
import type { TextPart } from './outline'

/**
 * A table row shown as a card: its first cell is the title, and the headings of the table label the other
 * cells.
 */
export type Choice = { title: string; facts: { label: string; html: string }[] }
export type ChoicePart = TextPart | { kind: 'choices'; choices: Choice[] }

const choicesMax = 4

/** Returns the content of a cell without the single paragraph that the editor puts around it. */
function cellContentOf(inner: string): string {
  const [only, ...others] = topBlocks(inner)
  return (only?.tag === 'p' && others.length === 0 ? only.inner : inner).trim()
}

/** Returns the cells of each table row; rows may be in `thead`, in `tbody` or in neither. */
function tableRowsOf(inner: string): Block[][] {
  const findElements = (html: string, tags: string[]) =>
    tableElementsOf(html).filter(({ tag }) => tags.includes(tag))
  return findElements(inner, ['thead', 'tbody', 'tr'])
    .flatMap((part) => (part.tag === 'tr' ? [part] : findElements(part.inner, ['tr'])))
    .map((row) => findElements(row.inner, ['th', 'td']))
}

/** Returns the outermost row groups, rows or cells in a piece of a table's HTML. */
function tableElementsOf(html: string): Block[] {
  const blocks: Block[] = []
  const open = /<(thead|tbody|tr|th|td)\b[^>]*>/g
  for (let start = open.exec(html); start; start = open.exec(html)) {
    const tag = start[1] ?? ''
    const close = html.indexOf(`</${tag}>`, open.lastIndex)
    if (close < 0) break
    const inner = html.slice(open.lastIndex, close)
    open.lastIndex = close + tag.length + 3
    blocks.push({ tag, html: html.slice(start.index, open.lastIndex), inner })
  }
  return blocks
}

/** Reads a table of two to four rows under a row of headings as choices; null for any other table. */
function choicesOf({ tag, html, inner }: Block): Choice[] | null {
  if (tag !== 'table' || /\s(?:col|row)span=|<table.*<table/s.test(html)) return null
  const [head = [], ...rows] = tableRowsOf(inner)
  const isHeaded =
    head.length >= 2 && head.every((cell) => cell.tag === 'th' && plainTextOf(cell.inner) !== '')
  if (!isHeaded || rows.length < 2 || rows.length > choicesMax) return null
  if (rows.some((cells) => cells.length !== head.length || plainTextOf(cells[0]?.inner ?? '') === ''))
    return null
  return rows.map(([first, ...cells]) => ({
    title: plainTextOf(first?.inner ?? ''),
    facts: cells.flatMap((cell, at) =>
      plainTextOf(cell.inner) === ''
        ? []
        : [{ label: plainTextOf(head[at + 1]?.inner ?? ''), html: cellContentOf(cell.inner) }],
    ),
  }))
}

/** Turns the tables that `choicesOf` accepts into cards; all other tables stay tables. */
export function convertTablesToChoices(parts: readonly TextPart[]): ChoicePart[] {
  return parts.flatMap((part): ChoicePart[] => {
    if (part.kind !== 'text' || !part.html.includes('<table')) return [part]
    const choiceParts: ChoicePart[] = []
    for (const block of topBlocks(part.html)) {
      const choices = choicesOf(block)
      const last = choiceParts.at(-1)
      if (choices) choiceParts.push({ kind: 'choices', choices })
      else if (last?.kind === 'text') last.html += block.html
      else choiceParts.push({ kind: 'text', html: block.html })
    }
    return choiceParts
  })
}
