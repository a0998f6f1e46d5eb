import type { Variant } from '../canvas'
import { createLayers, paintLayers, type LayerPaint } from '../layers'
import { rockPattern, type Rock } from '../lithology'
import { mixColours } from '../palette'
import { closedBandPath, pathOf, type Point } from '../path'
import { layeredNoise } from '../random'
import { ridgeLine } from '../ridge'

const column: Rock[] = ['sand', 'shale', 'cong', 'lime', 'shale', 'tuff', 'coal', 'lime', 'gran', 'gran']
const ore = 5
const coal = 6

/** The geologist's cut through the country: sky, ridges, soil, and the beds below down to granite. */
export const section: Variant = (canvas) => {
  const { width, height, palette, random, noise, dark, definitions } = canvas
  const horizon = height * 0.4
  const unit = Math.min(height, 1000)
  const skyLow = dark ? palette.ramp[5] : '#f1f5f5'
  definitions.push(
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">` +
      `<stop offset="0" stop-color="${dark ? palette.deep : palette.sectionSky}"/>` +
      `<stop offset="1" stop-color="${skyLow}"/></linearGradient>`,
  )
  let svg = `<rect width="${width}" height="${height}" fill="url(#sky)"/>`
  for (let i = 0; i < 3; i++) {
    const line = ridgeLine(canvas, {
      base: horizon + unit * 0.05,
      amplitude: unit * (0.15 - i * 0.035),
      frequency: 0.0014,
      offset: random() * 90,
      gain: 0.45,
    })
    const fill = dark
      ? mixColours(palette.ramp[5], palette.deep, 0.2 + i * 0.25)
      : mixColours(palette.ramp[1], palette.ramp[3], i * 0.36)
    svg += `<path d="${pathOf(line)}L${width + 20} ${height}L-20 ${height}Z" fill="${fill}"/>`
  }

  const layers = createLayers(canvas, {
    top: horizon - unit * 0.02,
    bottom: height * 1.06,
    count: column.length,
    amplitude: unit * 0.05,
    frequency: 0.00105,
    faulted: true,
    ore,
  })
  const depths = mixColours(palette.ramp[5], palette.deep, 0.75)
  const ink = { colour: '#ffffff', opacity: 0.26, scale: 1.1, width: 1.25 }
  const paints = column.map((rock, i): LayerPaint => {
    const pattern = `x${i}`
    const bed =
      i === coal ? mixColours(palette.ramp[5], '#000000', 0.35) : mixColours(palette.ramp[3], depths, i / 9)
    definitions.push(rockPattern(pattern, i === ore ? 'hatch' : rock, ink))
    return {
      fill: i === ore ? palette.markDeep : bed,
      pattern,
      edge: '#ffffff',
      edgeWidth: 1,
    }
  })

  const offset = random() * 50
  const surface: Point[] = []
  for (let x = -40; x <= width + 40; x += 10) {
    surface.push([
      x,
      horizon + unit * 0.075 + layeredNoise(noise, x * 0.0011 + offset, 3.3, 3, 2, 0.4) * unit * 0.03,
    ])
  }
  const soil = surface.map(([x, y]): Point => [x, y + unit * (0.026 + 0.006 * noise(x * 0.004, 8))])
  const soilFill = dark ? mixColours(palette.second, palette.deep, 0.35) : palette.second
  definitions.push(
    `<clipPath id="ground"><path d="${pathOf(surface)}L${width + 40} ${height + 40}L-40 ${height + 40}Z"/></clipPath>`,
  )
  return (
    `${svg}<g clip-path="url(#ground)"><rect width="${width}" height="${height}" fill="${palette.ramp[3]}"/>` +
    paintLayers(canvas, layers, paints, 'sc') +
    `<path d="${closedBandPath(surface, soil)}" fill="${soilFill}"/></g>` +
    `<path d="${pathOf(surface)}" fill="none" stroke="#ffffff" stroke-width="2.4"/>`
  )
}
