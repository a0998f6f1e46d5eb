/**
 * Draws the lithology patterns and writes `components/ui/lith-patterns.module.css`. The result is committed;
 * run it again when a pattern changes. Patterns are small bitmaps in triple resolution: each SVG in a style
 * sheet is a separate document to the browser, and a dozen of them delayed the first paint of the home page.
 */
import { writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import sharp from 'sharp'

const scale = 3

/** Tiles, in CSS pixels. They are used as masks, so only their opacity counts. */
const patterns = [
  {
    name: 'sand',
    width: 22,
    height: 18,
    shapes: `<circle cx="4" cy="4" r="0.9" fill="#000" stroke="none"/><circle cx="15" cy="13" r="0.9" fill="#000" stroke="none"/><circle cx="11" cy="2.5" r="0.9" fill="#000" stroke="none"/><circle cx="20" cy="8" r="0.9" fill="#000" stroke="none"/><circle cx="7" cy="11" r="0.9" fill="#000" stroke="none"/>`,
  },
  { name: 'shale', width: 34, height: 12, shapes: `<path d="M2 3H18M20 9H33"/>` },
  { name: 'lime', width: 40, height: 24, shapes: `<path d="M0 0.6H40M0 12H40M8 0V12M28 12V24"/>` },
  { name: 'gran', width: 26, height: 26, shapes: `<path d="M4 7h6M7 4v6M17 20h6M20 17v6"/>` },
  { name: 'tuff', width: 24, height: 20, shapes: `<path d="M3 7l4 -4l4 4M14 17l4 -4l4 4"/>` },
  {
    name: 'cong',
    width: 34,
    height: 26,
    shapes: `<ellipse cx="8" cy="8" rx="4.5" ry="3"/><ellipse cx="25" cy="19" rx="5.5" ry="3.6"/><circle cx="23" cy="6" r="1.8"/>`,
  },
  { name: 'hatch', width: 9, height: 9, shapes: `<path d="M0 9L9 0"/>` },
]

/** The upper edge of a layer, 120 by 14, stretched to the width of its swatch. */
const waves = [
  {
    name: 'wave1',
    path: 'M0 9.3L4 8.3L8 7.5L12 7.1L16 6.9L20 7L24 7.3L28 7.4L32 7.3L36 6.9L40 6.2L44 5.1L48 3.8L52 2.4L56 1.2L60 0.4L64 0.1L68 0.4L72 1.2L76 2.5L80 4.1L84 5.7L88 7.2L92 8.4L96 9.2L100 9.5L104 9.5L108 9.2L112 8.8L116 8.4L120 8.3L120 14L0 14Z',
  },
  {
    name: 'wave2',
    path: 'M0 10L4 9L8 8.1L12 7.4L16 7.1L20 7L24 7.2L28 7.4L32 7.5L36 7.3L40 6.8L44 5.9L48 4.7L52 3.4L56 2.1L60 1L64 0.3L68 0.1L72 0.5L76 1.5L80 2.9L84 4.5L88 6.1L92 7.5L96 8.6L100 9.3L104 9.5L108 9.4L112 9L116 8.6L120 8.3L120 14L0 14Z',
  },
  {
    name: 'wave3',
    path: 'M0 8L4 7.3L8 6.9L12 6.8L16 6.9L20 7.1L24 7.2L28 7.1L32 6.6L36 5.8L40 4.7L44 3.4L48 2.1L52 1L56 0.3L60 0.2L64 0.6L68 1.5L72 2.9L76 4.5L80 6.2L84 7.7L88 8.8L92 9.5L96 9.7L100 9.6L104 9.2L108 8.8L112 8.5L116 8.3L120 8.5L120 14L0 14Z',
  },
]

async function bitmapCssUrl(width: number, height: number, shapes: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`
  const png = await sharp(Buffer.from(svg), { density: 72 * scale })
    .png({ palette: true, colours: 8, effort: 10 })
    .toBuffer()
  // Eight shades are enough; lossless WebP stores them in fewer bytes than a PNG.
  const webp = await sharp(png).webp({ lossless: true, quality: 100, effort: 6 }).toBuffer()
  return `url('data:image/webp;base64,${webp.toString('base64')}')`
}

const lines: string[] = []
for (const { name, width, height, shapes } of patterns) {
  const drawing = `<g fill="none" stroke="#000" stroke-width="1.3" stroke-linecap="round">${shapes}</g>`
  lines.push(`.${name} { --pattern: image-set(${await bitmapCssUrl(width, height, drawing)} ${scale}x); }`)
}
for (const { name, path } of waves) {
  lines.push(`.${name} { --wave: ${await bitmapCssUrl(120, 14, `<path d="${path}"/>`)}; }`)
}

const head =
  '/* Lithology: what lies on a swatch of rock, and the line of its upper edge. Written by scripts/patterns.ts. */'
const css = `${head}\n@layer ui {\n${lines.join('\n')}\n}\n`
const file = 'components/ui/lith-patterns.module.css'
await writeFile(file, await format(css, { ...(await resolveConfig(file)), parser: 'css' }))
