import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A font as written by `scripts/fonts.ts`: outlines and widths in font units, by letter. */
type Outlines = {
  unitsPerEm: number
  ascent: number
  descent: number
  /** `<width> <outline>`; in the outline, y points upwards. */
  glyphs: Record<string, string>
  kerning: Record<string, Record<string, number>>
}

const names = ['piazzolla', 'golos'] as const
export type FontName = (typeof names)[number]

const read: Partial<Record<FontName, Outlines>> = {}

/** Reads a font at its first use and keeps it in memory. */
function readFontOutlines(name: FontName): Outlines {
  return (read[name] ??= JSON.parse(
    readFileSync(resolve(`lib/sites/cards/glyphs/${name}.json`), 'utf8'),
  ) as Outlines)
}

type Glyph = { letter: string; font: FontName; advance: number; outline: string }

/** Returns the shape of a letter, from the other font if this one lacks it; null when neither font has it. */
function glyphOf(letter: string, font: FontName): Glyph | null {
  const other = names.find((name) => name !== font) ?? font
  for (const name of [font, other]) {
    const { glyphs, unitsPerEm } = readFontOutlines(name)
    const glyph = Object.hasOwn(glyphs, letter) ? glyphs[letter] : undefined
    if (glyph === undefined) continue
    const at = glyph.indexOf(' ')
    const advance = Number(at < 0 ? glyph : glyph.slice(0, at)) / unitsPerEm
    return { letter, font: name, advance, outline: at < 0 ? '' : glyph.slice(at + 1) }
  }
  return null
}

type PlacedGlyph = Glyph & { x: number }

/** Places the letters of a text on a line, with distances in ems. */
function placeGlyphs(text: string, font: FontName): { glyphs: PlacedGlyph[]; width: number } {
  const glyphs: PlacedGlyph[] = []
  let x = 0
  for (const letter of text) {
    const glyph = glyphOf(letter, font)
    if (!glyph) continue
    const before = glyphs.at(-1)
    if (before?.font === glyph.font) {
      const { kerning, unitsPerEm } = readFontOutlines(glyph.font)
      x += (kerning[before.letter]?.[letter] ?? 0) / unitsPerEm
    }
    glyphs.push({ ...glyph, x })
    x += glyph.advance
  }
  return { glyphs, width: x }
}

/** The most letters of a text that are drawn: a card has no room for more. */
const lettersMax = 500

/**
 * Returns the text without letters that no font has; empty for a name in another script. A dash stands for the
 * sign of a negative number, which they lack.
 */
export function removeMissingLetters(text: string): string {
  return [...text.slice(0, lettersMax).normalize('NFC').replace(/\s+/g, ' ').replaceAll('−', '–')]
    .filter((letter) => glyphOf(letter, 'golos'))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Returns the width of a text in pixels. */
export function widthOf(text: string, font: FontName, size: number): number {
  return placeGlyphs(text, font).width * size
}

/** Returns a line of text as outlines in SVG, with its baseline at `y`. */
export function textLineSvg(
  text: string,
  { font, size, x, y }: { font: FontName; size: number; x: number; y: number },
): string {
  const roundCoordinate = (value: number) => Number(value.toFixed(3))
  return placeGlyphs(text, font)
    .glyphs.filter(({ outline }) => outline !== '')
    .map(({ font: ownFont, outline, x: at }) => {
      const scale = size / readFontOutlines(ownFont).unitsPerEm
      const place = `translate(${roundCoordinate(x + at * size)} ${roundCoordinate(y)}) scale(${scale} ${-scale})`
      return `<path transform="${place}" d="${outline}"/>`
    })
    .join('')
}
