import type { Variant } from '../canvas'
import { mixColours } from '../palette'
import { pathOf, roundToTenth } from '../path'
import { ridgeLine } from '../ridge'

const ridges = 6

/** The open country: a low sun and ridge behind ridge, each with its slope lines. */
export const steppe: Variant = (canvas) => {
  const { width, height, palette, random, dark, definitions } = canvas
  const horizon = height * (0.6 + random() * 0.06)
  const [top, middle, low] = dark ? [palette.deep, palette.ramp[5], palette.ramp[4]] : palette.sky
  definitions.push(
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
      `<stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
  )
  const sunX = width * (0.2 + random() * 0.6)
  const sunY = horizon - height * (0.2 + random() * 0.12)
  let svg =
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    `<circle cx="${roundToTenth(sunX)}" cy="${roundToTenth(sunY)}" r="${roundToTenth(height * 0.058)}" fill="${dark ? palette.mark : '#ffffff'}" fill-opacity="${dark ? 0.9 : 0.85}"/>`

  for (let i = 0; i < ridges; i++) {
    const t = i / (ridges - 1)
    const base = horizon + height * 0.02 + t * t * height * 0.34
    const line = ridgeLine(canvas, {
      base,
      amplitude: height * (0.13 - t * 0.07) * (0.8 + random() * 0.4),
      frequency: 0.0016 - t * 0.0009,
      offset: random() * 90,
      octaves: 5 - Math.round(t * 2),
      gain: 0.46,
    })
    const fill = dark
      ? mixColours(palette.ramp[5], '#05090c', t)
      : mixColours(palette.ramp[2], palette.ramp[5], Math.pow(t, 0.9))
    svg += `<path d="${pathOf(line)}L${width + 20} ${height + 20}L-20 ${height + 20}Z" fill="${fill}"/>`
    for (let j = 1; j <= 3 + i * 2; j++) {
      const slope = line.map(
        ([x, y]) => [x, y + (base - y) * (0.12 + j * 0.05) + j * height * (0.006 + t * 0.011)] as const,
      )
      const opacity = Math.max(0.06, 0.3 - j * 0.016).toFixed(2)
      svg += `<path d="${pathOf(slope)}" fill="none" stroke="#ffffff" stroke-opacity="${opacity}" stroke-width="${(0.7 + t * 0.7).toFixed(1)}"/>`
    }
  }
  return svg
}
