import type { Variant } from '../canvas'
import { mixColours } from '../palette'
import { isolines, evenlySpaced } from '../path'
import { layeredNoise } from '../random'

const levels = 26

/** A topographic sheet: folded hills in contours, one of them hot. */
export const contours: Variant = ({ width, height, palette, random, noise, dark }) => {
  const scale = 0.00078 + random() * 0.00022
  const offsetX = random() * 100
  const offsetY = random() * 100
  const turn = random() * 6.28
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const relief = (px: number, py: number) => {
    const x = (px * cos - py * sin) * scale + offsetX
    const y = (px * sin + py * cos) * scale * 1.5 + offsetY
    const warp = layeredNoise(noise, x * 0.6 + 40, y * 0.6, 2) * 0.5
    const ridges = 1 - Math.abs(layeredNoise(noise, x + warp, y - warp, 4, 2, 0.42)) * 2
    return ridges * 0.6 + layeredNoise(noise, x * 0.8 + 7, y * 0.8 + 3, 3, 2, 0.4) * 0.62
  }
  const lines = isolines(relief, width, height, evenlySpaced(-0.5, 0.98, levels), 7)
  const fill = (t: number) =>
    dark
      ? mixColours(palette.deep, palette.ramp[5], Math.pow(t, 1.5) * 0.55)
      : mixColours(palette.ramp[0], palette.ramp[3], Math.pow(t, 1.9) * 0.9)
  const hot = 19 + Math.floor(random() * 3)

  let svg = `<rect width="${width}" height="${height}" fill="${fill(0)}"/>`
  lines.forEach((d, i) => (svg += `<path d="${d}" fill="${fill(i / levels)}"/>`))
  lines.forEach((d, i) => {
    if (i === hot) return
    const index = i % 5 === 0
    const strength = (index ? 0.7 : 0.34) * (dark ? 0.75 + (i / levels) * 0.75 : 0.75)
    const stroke = dark ? palette.ramp[3] : palette.line
    svg += `<path d="${d}" fill="none" stroke="${stroke}" stroke-opacity="${Math.min(1, strength).toFixed(2)}" stroke-width="${index ? 1.7 : 0.9}"/>`
  })
  return `${svg}<path d="${lines[hot] ?? ''}" fill="none" stroke="${dark ? palette.mark : palette.markDeep}" stroke-width="3"/>`
}
