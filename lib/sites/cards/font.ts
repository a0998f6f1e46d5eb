import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A font as `scripts/fonts.ts` wrote it: outlines and widths in units of the font, by letter. */
type Outlines = {
  unitsPerEm: number
  ascent: number
  descent: number
  /** `<width> <outline>`, the outline with its y upwards. */
  glyphs: Record<string, string>
  kerning: Record<string, Record<string, number>>
}

const names = ['piazzolla', 'golos'] as const
export type FontName = (typeof names)[number]

const read: Partial<Record<FontName, Outlines>> = {}

/** Read at the first card, and kept: a few hundred kilobytes. */
function outlinesOf(name: FontName): Outlines {
  return (read[name] ??= JSON.parse(
    readFileSync(resolve(`lib/sites/cards/glyphs/${name}.json`), 'utf8'),
  ) as Outlines)
}

type Glyph = { letter: string; font: FontName; advance: number; outline: string }

/** A letter that a font has not is taken from the other one; what neither has is not drawn. */
function glyphOf(letter: string, font: FontName): Glyph | null {
  const other = names.find((name) => name !== font) ?? font
  for (const name of [font, other]) {
    const { glyphs, unitsPerEm } = outlinesOf(name)
    const glyph = Object.hasOwn(glyphs, letter) ? glyphs[letter] : undefined
    if (glyph === undefined) continue
    const at = glyph.indexOf(' ')
    const advance = Number(at < 0 ? glyph : glyph.slice(0, at)) / unitsPerEm
    return { letter, font: name, advance, outline: at < 0 ? '' : glyph.slice(at + 1) }
  }
  return null
}

type PlacedGlyph = Glyph & { x: number }

/** Each letter with its place on a line, in ems. */
function lay(text: string, font: FontName): { glyphs: PlacedGlyph[]; width: number } {
  const glyphs: PlacedGlyph[] = []
  let x = 0
  for (const letter of text) {
    const glyph = glyphOf(letter, font)
    if (!glyph) continue
    const before = glyphs.at(-1)
    if (before?.font === glyph.font) {
      const { kerning, unitsPerEm } = outlinesOf(glyph.font)
      x += (kerning[before.letter]?.[letter] ?? 0) / unitsPerEm
    }
    glyphs.push({ ...glyph, x })
    x += glyph.advance
  }
  return { glyphs, width: x }
}

/** A card has no room for more. */
const lettersMax = 500

/** The text without letters that no font has: a name in another writing leaves nothing. */
export function drawable(text: string): string {
  return [...text.slice(0, lettersMax).normalize('NFC').replace(/\s+/g, ' ')]
    .filter((letter) => glyphOf(letter, 'golos'))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** How wide a text stands, in pixels. */
export function widthOf(text: string, font: FontName, size: number): number {
  return lay(text, font).width * size
}

/** A line of text as outlines, its baseline at `y`. */
export function lineOf(
  text: string,
  { font, size, x, y }: { font: FontName; size: number; x: number; y: number },
): string {
  const number = (value: number) => Number(value.toFixed(3))
  return lay(text, font)
    .glyphs.filter(({ outline }) => outline !== '')
    .map(({ font: ownFont, outline, x: at }) => {
      const scale = size / outlinesOf(ownFont).unitsPerEm
      const place = `translate(${number(x + at * size)} ${number(y)}) scale(${scale} ${-scale})`
      return `<path transform="${place}" d="${outline}"/>`
    })
    .join('')
}
