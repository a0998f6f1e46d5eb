/**
 * Cuts the site's two fonts into small files and writes `public/fonts` and `app/styles/fonts.css`. Also cuts
 * the text font for documents into `lib/platform/pdf/fonts`, and writes the addresses of the fonts to
 * `components/site/font-files.ts` and the outlines of letters for share cards to `lib/sites/cards/glyphs`.
 * The result is committed, so a fresh clone need not run this; run it again when a font or the alphabet
 * changes.
 *
 * The sources come split by script, so each font has five parts: the Cyrillic letters, the letters that only
 * Mongolian has, figures with punctuation, the Latin letters, and Latin letters with accents. A Mongolian
 * page needs the first three, and the text font's Latin for addresses; the rest loads only where its letters
 * occur.
 */
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import subsetFont from 'subset-font'
import { format, resolveConfig } from 'prettier'

const root = new URL('../', import.meta.url)
const fontsDir = new URL('public/fonts/', root)
const documentFontsDir = new URL('lib/platform/pdf/fonts/', root)
const cssFile = new URL('app/styles/fonts.css', root)
const listFile = new URL('components/site/font-files.ts', root)

const parts = [
  {
    name: 'cyrillic',
    source: 'cyrillic',
    characters: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№',
  },
  { name: 'mongolian', source: 'cyrillic-ext', characters: 'ӨҮөү₮' },
  {
    name: 'figures',
    source: 'latin',
    characters: ' \u00a00123456789.,:;!?…-–—()[]/%&+×=*#§©®°·•«»“”„‘’\'"_@',
  },
  {
    name: 'latin',
    source: 'latin',
    characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  },
  {
    name: 'accents',
    source: 'latin',
    characters: 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ€™',
  },
] as const

// The OpenType features that both fonts keep; the text font also keeps tabular and lining figures.
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl']

const families = [
  {
    name: 'Piazzolla Variable',
    file: 'piazzolla',
    source: (script: string) => `@fontsource-variable/piazzolla/files/piazzolla-${script}-opsz-normal.woff2`,
    weight: '500 620',
    // Headings need only a narrow range of weights and one optical size, so the file is smaller.
    axes: { wght: { min: 500, max: 620 }, opsz: 26 },
    keepFeatures: features,
  },
  {
    name: 'Golos Text Variable',
    file: 'golos',
    source: (script: string) =>
      `@fontsource-variable/golos-text/files/golos-text-${script}-wght-normal.woff2`,
    // Bold is 600; heavier weights fall back to it, which makes the file smaller.
    weight: '400 600',
    axes: { wght: { min: 400, max: 600 } },
    keepFeatures: [...features, 'tnum', 'lnum'],
  },
] as const

// Shown until a font has loaded. The sizes, measured on Mongolian text in Arial and Times, make a fallback
// take about the same room as the font.
const fallbacks = `
@font-face {
  font-family: 'Golos Text Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Roboto');
  size-adjust: 106%;
  ascent-override: 92.5%;
  descent-override: 20.8%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Piazzolla Fallback';
  src: local('Times New Roman'), local('Liberation Serif'), local('Noto Serif');
  size-adjust: 102%;
  ascent-override: 108.8%;
  descent-override: 30.4%;
  line-gap-override: 0%;
}`

function unicodeRange(characters: string): string {
  const points = [...new Set(characters)].map((c) => c.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (n: number) => n.toString(16).toUpperCase().padStart(4, '0')
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}

/**
 * Gives a font another PostScript name of the same length. A document takes two fonts with the same name for
 * one, and would contain each of them again after every change from one to the other.
 */
function renameFont(font: Buffer, from: string, to: string): Buffer {
  const name = to.padEnd(from.length, 'x').slice(0, from.length)
  const utf16Of = (text: string) => Buffer.from(text, 'utf16le').swap16()
  const result = Buffer.from(font)
  for (const [old, fresh] of [
    [Buffer.from(from), Buffer.from(name)],
    [utf16Of(from), utf16Of(name)],
  ] as const) {
    for (let at = result.indexOf(old); at >= 0; at = result.indexOf(old, at + 1)) fresh.copy(result, at)
  }
  return result
}

await mkdir(fontsDir, { recursive: true })
const fonts: string[] = []
const fontUrls: Record<string, string> = {}

for (const family of families) {
  for (const part of parts) {
    const source = await readFile(new URL(`node_modules/${family.source(part.source)}`, root))
    const font = await subsetFont(source, part.characters, {
      targetFormat: 'woff2',
      keepFeatures: [...family.keepFeatures],
      variationAxes: family.axes,
    })
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
    const name = `${family.file}-${part.name}.${hash}.woff2`
    await writeFile(new URL(name, fontsDir), font)
    fontUrls[`${family.file}-${part.name}`] = `/fonts/${name}`
    // Parts preloaded by Mongolian pages never replace the fallback on screen; others may, within 3 seconds.
    const ahead = part.name !== 'accents' && !(part.name === 'latin' && family.file === 'piazzolla')
    fonts.push(`@font-face {
  font-family: '${family.name}';
  font-weight: ${family.weight};
  font-display: ${ahead ? 'optional' : 'fallback'};
  src: url('/fonts/${name}') format('woff2');
  unicode-range: ${unicodeRange(part.characters)};
}`)
    console.log(`${name}  ${(font.length / 1024).toFixed(1)} kB`)
  }
}

// Documents do not support variable fonts, so the text font is cut for them at each weight in use.
await rm(documentFontsDir, { recursive: true, force: true })
await mkdir(documentFontsDir, { recursive: true })
const golos = families[1]
for (const weight of [400, 600]) {
  for (const part of parts) {
    const source = await readFile(new URL(`node_modules/${golos.source(part.source)}`, root))
    const font = await subsetFont(source, part.characters, {
      targetFormat: 'truetype',
      keepFeatures: [...golos.keepFeatures],
      variationAxes: { wght: weight },
    })
    const renamedFont = renameFont(font, 'GolosText-Regular', `Golos${weight}${part.name}`)
    await writeFile(new URL(`golos-${weight}-${part.name}.ttf`, documentFontsDir), renamedFont)
  }
}

/**
 * The letters of share cards: those of the pages and further ones, because names of companies and people come
 * from the whole region.
 */
const cardParts = [
  ...parts.map(({ source, characters }) => ({ source, characters: [...characters] })),
  { source: 'cyrillic-ext', characters: [...'ӘәҒғҚқҢңҰұҺһҖҗ'] },
  { source: 'cyrillic', characters: [...'ЇїІіЄєҐґЎў'] },
  {
    source: 'latin-ext',
    characters: [...'₮€ĀāĂăĄąĆćČčĎďĐđĒēĘęĚěĞğĢģĪīİıĶķĻļŁłŃńŅņŇňŌōŐőŘřŚśŞşŠšŢţŤťŪūŮůŰűŹźŻżŽž'],
  },
] as const

type Glyph = { advanceWidth: number; path: { toSVG(): string } }
type OutlineFont = {
  unitsPerEm: number
  ascent: number
  descent: number
  hasGlyphForCodePoint(point: number): boolean
  glyphForCodePoint(point: number): Glyph
  layout(text: string): { positions: { xAdvance: number }[] }
}

/** Returns the kerning of all pairs of `characters`. Pairs across two files of a font get no kerning. */
function kerningOf(font: OutlineFont, characters: readonly string[]): Record<string, Record<string, number>> {
  const widthOf = (text: string) =>
    font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  const widths = new Map(characters.map((character) => [character, widthOf(character)]))
  const kerning: Record<string, Record<string, number>> = {}
  for (const first of characters)
    for (const second of characters) {
      const by = Math.round(widthOf(first + second) - (widths.get(first) ?? 0) - (widths.get(second) ?? 0))
      if (by !== 0) (kerning[first] ??= {})[second] = by
    }
  return kerning
}

/**
 * Writes a font as numbers: the width and outline of each letter, and the kerning of pairs. Share cards are
 * drawn from these numbers, without any font of the machine.
 */
async function writeFontOutlines(
  name: string,
  family: (typeof families)[number],
  axes: Record<string, number>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'outlines-'))
  const face = { unitsPerEm: 0, ascent: 0, descent: 0, glyphs: {} as Record<string, string>, kerning: {} }
  for (const [at, { source, characters }] of cardParts.entries()) {
    const file = join(folder, `${at}.ttf`)
    const fontBytes = await readFile(new URL(`node_modules/${family.source(source)}`, root))
    const subset = await subsetFont(fontBytes, characters.join(''), {
      targetFormat: 'truetype',
      keepFeatures: [...features],
      variationAxes: axes,
    })
    await writeFile(file, subset)
    const fontFamily = `${name}-${at}`
    Font.register({ family: fontFamily, src: file })
    await Font.load({ fontFamily })
    const font = Font.getFont({ fontFamily }).data as unknown as OutlineFont
    face.unitsPerEm = font.unitsPerEm
    face.ascent = font.ascent
    face.descent = font.descent
    const there = characters.filter((each) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0))
    for (const character of there) {
      const { advanceWidth, path } = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
      const outline = path.toSVG().replace(/-?\b\d+\.\d+\b/g, (number) => String(Math.round(Number(number))))
      face.glyphs[character] = `${Math.round(advanceWidth)} ${outline}`.trim()
    }
    Object.assign(face.kerning, kerningOf(font, there))
  }
  await rm(folder, { recursive: true })
  const fileName = new URL(`lib/sites/cards/glyphs/${name}.json`, root)
  await writeFile(fileName, await format(JSON.stringify(face), { ...style, parser: 'json' }))
}

const style = await resolveConfig(fileURLToPath(cssFile))
await writeFontOutlines('piazzolla', families[0], { wght: 560, opsz: 30 })
await writeFontOutlines('golos', families[1], { wght: 480 })

const keptNames = new Set(Object.values(fontUrls).map((url) => url.slice('/fonts/'.length)))
for (const name of await readdir(fontsDir)) if (!keptNames.has(name)) await rm(new URL(name, fontsDir))

const note = 'Written by scripts/fonts.ts'
await writeFile(
  cssFile,
  await format(`/* ${note}. */\n${fonts.join('\n')}\n${fallbacks}`, { ...style, parser: 'css' }),
)
await writeFile(
  listFile,
  await format(
    `/** The path of each part of each font. ${note}. */\nexport const fontFiles = ${JSON.stringify(fontUrls)} as const\n`,
    { ...style, parser: 'typescript' },
  ),
)
