import type { Canvas, Variant } from '../canvas'
import { mixColours, rampColour } from '../palette'
import { isolines, pathOf, type Point, evenlySpaced } from '../path'
import { layeredNoise } from '../random'
import { ridgeLine } from '../ridge'

const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`

const shape = (points: readonly Point[], fill: string) => `<path d="${pathOf(points)}Z" fill="${fill}"/>`

/** The view: hills one behind the other, and a pale sun. */
function drawWindow(canvas: Canvas): string {
  const { palette, random, definitions } = canvas
  const [x, y, width, height] = [110, 150, 640, 380]
  definitions.push(
    `<clipPath id="view"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`,
  )
  const hills = evenlySpaced(0.42, 0.86, 4).map((depth, at) => {
    const line = ridgeLine(canvas, {
      ...{ base: y + height * depth + 60, amplitude: 90 - at * 14, frequency: 0.0034 - at * 0.0004 },
      offset: random() * 60,
    })
    return shape(
      [...line, [canvas.width + 20, canvas.height], [-20, canvas.height]],
      mixColours(rampColour(palette.ramp, 2), rampColour(palette.ramp, 5), at / 3.4),
    )
  })
  const sun = `<circle cx="${x + width * (0.3 + random() * 0.4)}" cy="${y + 110}" r="22" fill="#ffffff"/>`
  const frame = rampColour(palette.ramp, 4)
  return (
    `<g clip-path="url(#view)">${box(x, y, width, height, rampColour(palette.ramp, 1))}${sun}${hills.join('')}</g>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${frame}" stroke-width="16"/>` +
    box(x + width / 2 - 6, y, 12, height, frame)
  )
}

/** A sheet of contours on the wall. */
function drawWallMap({ palette, noise, random, definitions }: Canvas): string {
  const [x, y, width, height] = [900, 170, 540, 300]
  const offset = random() * 90
  const lines = isolines(
    (px, py) => layeredNoise(noise, px * 0.005 + offset, py * 0.005, 3),
    ...([width, height, evenlySpaced(-0.6, 0.6, 11), 8] as const),
  )
  definitions.push(`<clipPath id="map"><rect width="${width}" height="${height}"/></clipPath>`)
  const mapPaths = lines.map(
    (d) => `<path d="${d}" fill="none" stroke="${palette.markDeep}" stroke-opacity=".55" stroke-width="2"/>`,
  )
  return `<g transform="translate(${x} ${y})" clip-path="url(#map)">${box(0, 0, width, height, palette.deep)}${mapPaths.join('')}</g>`
}

/** The number of chairs at each side of the table: the number at the end of a seed, `204-3`. */
const chairCountOf = (seed: string) => Math.max(1, Math.min(6, Number(/-(\d)$/.exec(seed)?.[1] ?? 2)))

/** A room for meetings: a window, a map on the wall, and a table with its chairs. */
export const room: Variant = (canvas) => {
  const { width, height, palette, seed } = canvas
  const floor = height * 0.66
  const chairs = chairCountOf(seed)
  const half = Math.min(560, 190 + chairs * 95)
  const middle = width / 2
  const [top, front] = [floor + 20, floor + 150]
  const wood = mixColours('#d8c79a', palette.mark, 0.08)
  const places = Array.from({ length: chairs }, (_, at) => ((at + 0.5) / chairs) * 2 - 1)
  const dark = palette.deep
  const back = places.map((at) => {
    const x = middle + at * (half - 90)
    return box(x - 40, top - 90, 80, 110, dark) + box(x - 40, top - 100, 80, 22, palette.mark)
  })
  const near = places.map((at) => box(middle + at * (half + 10) - 60, front + 46, 120, height, dark))
  const papers = places.map((at) => {
    const x = middle + at * (half - 60)
    return shape(
      [
        [x - 34, front - 62],
        [x + 34, front - 62],
        [x + 44, front - 30],
        [x - 44, front - 30],
      ],
      '#f4f4ee',
    )
  })
  const table = shape(
    [
      [middle - half + 40, top],
      [middle + half - 40, top],
      [middle + half + 70, front],
      [middle - half - 70, front],
    ],
    wood,
  )
  const edge = box(middle - half - 70, front, half * 2 + 140, 26, mixColours(wood, '#000000', 0.24))
  return (
    box(0, 0, width, height, rampColour(palette.ramp, 1)) +
    box(0, floor, width, height - floor, rampColour(palette.ramp, 2)) +
    box(0, floor - 16, width, 16, rampColour(palette.ramp, 3)) +
    drawWindow(canvas) +
    drawWallMap(canvas) +
    back.join('') +
    table +
    papers.join('') +
    edge +
    near.join('')
  )
}
