import type { Canvas, Variant } from '../canvas'
import { rockPattern, rocks } from '../lithology'
import { mixColours } from '../palette'
import { roundToTenth } from '../path'

const rows = 6

/** A core tray: six rows of drilled core in pieces, one row of them in ore. */
export const core: Variant = (canvas) => {
  const { width, height, palette, random, dark, definitions } = canvas
  const edge = height * 0.05
  const gap = height * 0.028
  const rowHeight = (height - edge * 2 - gap * (rows - 1)) / rows
  for (const rock of rocks) {
    definitions.push(
      rockPattern(`cw${rock}`, rock, { colour: '#ffffff', opacity: 0.4 }),
      rockPattern(`ck${rock}`, rock, { colour: palette.line, opacity: 0.4 }),
    )
  }
  definitions.push(
    `<linearGradient id="cyl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".34"/>` +
      `<stop offset=".2" stop-color="#000" stop-opacity="0"/><stop offset=".34" stop-color="#fff" stop-opacity=".22"/>` +
      `<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>`,
  )
  const oreRow = 1 + Math.floor(random() * 4)
  const tray = dark ? palette.deep : mixColours(palette.ramp[5], palette.deep, 0.6)
  let svg = `<rect width="${width}" height="${height}" fill="${tray}"/>`
  for (let row = 0; row < rows; row++) {
    const y = edge + row * (rowHeight + gap)
    svg +=
      `<rect x="-20" y="${roundToTenth(y - gap * 0.28)}" width="${width + 40}" height="${roundToTenth(rowHeight + gap * 0.56)}" fill="#000" fill-opacity=".28"/>` +
      drawRow(canvas, y, rowHeight, row === oreRow) +
      `<rect x="0" y="${roundToTenth(y)}" width="${width}" height="${roundToTenth(rowHeight)}" fill="url(#cyl)"/>`
  }
  return svg
}

function drawRow({ width, palette, random }: Canvas, y: number, height: number, inOre: boolean): string {
  let svg = ''
  let x = -width * random() * 0.1
  let cutOffset = 0
  for (let piece = 0; x < width + 20; piece++) {
    const length = width * (0.07 + random() * 0.2)
    const nextCut = (random() - 0.5) * height * 0.42
    const rock = rocks[Math.floor(random() * rocks.length)] ?? 'sand'
    const ore = inOre && x > width * 0.22 && x < width * 0.72
    const tone = random()
    const oreFill = piece % 2 ? palette.markDeep : mixColours(palette.markDeep, palette.mark, 0.55)
    const fill = ore ? oreFill : mixColours(palette.ramp[1], palette.ramp[4], tone * 0.85)
    const ink = !ore && tone < 0.55 ? 'ck' : 'cw'
    const shape =
      `M${roundToTenth(x + cutOffset)} ${roundToTenth(y)}L${roundToTenth(x + length + nextCut)} ${roundToTenth(y)}` +
      `L${roundToTenth(x + length - nextCut)} ${roundToTenth(y + height)}L${roundToTenth(x - cutOffset)} ${roundToTenth(y + height)}Z`
    svg +=
      `<path d="${shape}" fill="${fill}"/>` + `<path d="${shape}" fill="url(#${ink}${ore ? 'gran' : rock})"/>`
    if (random() < 0.35) {
      const veinX = x + length * (0.3 + random() * 0.4)
      const bend = `${roundToTenth(veinX + height * 0.3)} ${roundToTenth(y + height * 0.35)} ${roundToTenth(veinX - height * 0.2)} ${roundToTenth(y + height * 0.6)}`
      svg += `<path d="M${roundToTenth(veinX)} ${roundToTenth(y)}C${bend} ${roundToTenth(veinX + height * 0.25)} ${roundToTenth(y + height)}" fill="none" stroke="${ore ? '#ffffff' : palette.mark}" stroke-width="${roundToTenth(2 + random() * 5)}" stroke-opacity=".85"/>`
    }
    x += length + width * (random() < 0.25 ? 0.012 : 0.0035)
    cutOffset = nextCut
  }
  return svg
}
