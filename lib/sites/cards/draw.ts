import sharp from 'sharp'
import { removeMissingLetters, textLineSvg } from './font'
import type { CardFacts } from './facts'
import { contoursSvg, type Ground, grounds, strataSvg } from './ground'
import { fitText } from './lines'
import { cardHeight as height, cardWidth as width } from './size'

const margin = 72
const photoWidth = 500
const tile = 300
/** The white margin on each side of a logo, as a share of its tile. */
const tileMargin = 0.12
const head = { y: 104, mark: 48, indent: 68, sizes: [27, 24, 22, 20] }
const line = { sizes: [29, 26, 24], gap: 46 }
/** The baseline of the lowest text, above the layers of rock. */
const foot = height - 122
const lastBaseline = foot - line.gap - 16
const titleLinesMax = 4
const titleLine = 1.13

type Picture = {
  bytes: Uint8Array
  as: 'photo' | 'logo'
  /** The point of a photograph that the crop shows, in percent from the left and from the top. */
  focus?: { left: number; top: number } | undefined
}

/** Resizes the picture to fit its place beside the text. */
async function resizePicture({ bytes, as, focus }: Picture): Promise<Buffer> {
  if (as === 'photo' && focus) return cropAround(bytes, focus)
  if (as === 'photo')
    return sharp(bytes).resize(photoWidth, height, { fit: 'cover', position: 'attention' }).toBuffer()
  // Removes the margin that many logo files include.
  const logo = await sharp(bytes)
    .flatten({ background: '#fff' })
    .trim()
    .toBuffer()
    .catch(() => bytes)
  const inner = Math.round(tile * (1 - 2 * tileMargin))
  const border = Math.round((tile - inner) / 2)
  return sharp(logo)
    .resize(inner, inner, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .extend({ top: border, bottom: border, left: border, right: border, background: '#fff' })
    .png()
    .toBuffer()
}

/** Crops a photograph to its place as a browser does with `object-fit: cover` and the focus as its position. */
async function cropAround(bytes: Uint8Array, focus: NonNullable<Picture['focus']>): Promise<Buffer> {
  const original = await sharp(bytes).metadata()
  const scale = Math.max(photoWidth / original.width, height / original.height)
  const scaledWidth = Math.max(photoWidth, Math.round(original.width * scale))
  const scaledHeight = Math.max(height, Math.round(original.height * scale))
  return sharp(bytes)
    .resize(scaledWidth, scaledHeight, { fit: 'fill' })
    .extract({
      left: Math.round(((scaledWidth - photoWidth) * focus.left) / 100),
      top: Math.round(((scaledHeight - height) * focus.top) / 100),
      width: photoWidth,
      height,
    })
    .toBuffer()
}

const places = {
  photo: { left: width - photoWidth, top: 0, textWidth: width - photoWidth - margin * 1.5 },
  logo: { left: width - tile - margin, top: 150, textWidth: width - tile - margin * 2.6 },
} as const

const figureLayer = 64
const figurePadding = 36

/** Draws the figure of a story in the place of a photograph, as the lists do. */
function figureSvg({ number, unit }: NonNullable<CardFacts['figure']>, ground: Ground): string {
  const left = width - photoWidth
  const x = left + figureLayer + figurePadding
  const room = { width: photoWidth - figureLayer - figurePadding * 2 }
  const numberText = fitText(
    removeMissingLetters(number).replaceAll(' ', '\u00a0'),
    [210, 180, 150, 124, 100, 80, 64],
    { ...room, font: 'piazzolla', linesMax: 1 },
  )
  const unitText = fitText(removeMissingLetters(unit), [52, 46, 40, 34], {
    ...room,
    font: 'golos',
    linesMax: 2,
  })
  const lastLine = height - figurePadding - 24
  const lines = unitText.lines.map((text, at) => ({
    text,
    y: lastLine - (unitText.lines.length - 1 - at) * unitText.size * 1.2,
  }))
  const firstLine = unit ? (lines[0]?.y ?? lastLine) - unitText.size * 1.35 : lastLine
  return `<rect x="${left}" width="${photoWidth}" height="${height}" fill="${ground.layers[0]}"/>
    <rect x="${left}" width="${figureLayer}" height="${height}" fill="${ground.ore}"/>
    <g fill="${ground.text}">${textLineSvg(numberText.lines[0] ?? '', { font: 'piazzolla', size: numberText.size, x, y: firstLine })}${lines
      .map(({ text, y }) => textLineSvg(text, { font: 'golos', size: unitText.size, x, y }))
      .join('')}</g>`
}

/** Returns the card as SVG, without its picture. */
export function cardSvg(facts: CardFacts, pictureKind?: Picture['as']): string {
  const ground = grounds[facts.site]
  const isNarrow = pictureKind === 'photo' || facts.figure !== undefined
  const textWidth = isNarrow
    ? places.photo.textWidth
    : pictureKind
      ? places[pictureKind].textWidth
      : width - margin * 2
  const sizes = isNarrow ? [62, 56, 50, 44, 39] : pictureKind ? [72, 64, 56, 48, 42] : [84, 74, 64, 56, 48]
  const room = { font: 'piazzolla', width: textWidth, linesMax: titleLinesMax } as const
  const { size, lines } = fitText(
    removeMissingLetters(facts.title) || removeMissingLetters(facts.publisher),
    sizes,
    {
      ...room,
      ...{ height: lastBaseline - head.y - head.mark, lineHeight: titleLine },
    },
  )
  const text = lines.map((each, at) => {
    const y = lastBaseline - (lines.length - 1 - at) * size * titleLine
    return textLineSvg(each, { font: 'piazzolla', size, x: margin, y })
  })
  const name = fitText(removeMissingLetters(facts.publisher), head.sizes, {
    ...{ font: 'golos', width: textWidth - head.indent, linesMax: 1 },
  })
  const fact = fitText(removeMissingLetters(facts.line), line.sizes, {
    font: 'golos',
    width: textWidth,
    linesMax: 1,
  })
  const mark = `<g transform="translate(${margin} ${head.y - head.mark + 10}) scale(${head.mark / 44})" fill="none">${ground.mark}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${ground.deep}"/>
    ${isNarrow ? '' : contoursSvg(ground, width)}
    ${strataSvg(ground, isNarrow ? width - photoWidth : width, height)}
    ${facts.figure ? figureSvg(facts.figure, ground) : ''}
    ${mark}
    <g fill="${ground.text}">${textLineSvg(name.lines[0] ?? '', { font: 'golos', size: name.size, x: margin + head.indent, y: head.y - 5 })}${text.join('')}</g>
    <g fill="${ground.textQuiet}">${textLineSvg(fact.lines[0] ?? '', { font: 'golos', size: fact.size, x: margin, y: foot })}</g>
  </svg>`
}

/**
 * The size below which a card's file should stay, because some messengers refuse larger files. A card that
 * would be larger is compressed with a lower quality.
 */
const bytesMax = 150_000
const qualities = [82, 70, 55, 35]

/** Draws a card as a JPEG of 1200 by 630 pixels. */
export async function drawCard({
  facts,
  picture,
}: {
  facts: CardFacts
  picture?: Picture
}): Promise<Uint8Array> {
  const svg = Buffer.from(cardSvg(facts, picture?.as))
  const layers = picture ? [{ ...places[picture.as], input: await resizePicture(picture) }] : []
  const drawing = await sharp(svg)
    .composite(layers.map(({ input, left, top }) => ({ input, left, top })))
    .flatten({ background: grounds[facts.site].deep })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { channels } = drawing.info
  let card = Buffer.alloc(0)
  for (const quality of qualities) {
    card = await sharp(drawing.data, { raw: { width, height, channels } })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer()
    if (card.length < bytesMax) break
  }
  return card
}
