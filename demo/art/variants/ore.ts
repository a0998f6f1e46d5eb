import type { Variant } from '../canvas'
import { mixColours } from '../palette'
import { isolines, evenlySpaced, type Field, type Point } from '../path'
import { layeredNoise } from '../random'

/** Polished ore under the microscope: a clouded matrix, grains, and two sets of veins. */
export const ore: Variant = ({ width, height, palette, random, noise, dark }) => {
  const offsetX = random() * 60
  const offsetY = random() * 60
  const warp = (x: number, y: number, scale: number, strength: number): Point => [
    x * scale + layeredNoise(noise, x * 0.0011 + offsetX, y * 0.0011 + offsetY, 2) * strength,
    y * scale + layeredNoise(noise, x * 0.0011 + offsetY, y * 0.0011 - offsetX, 2) * strength,
  ]
  const matrix: Field = (px, py) => {
    const [x, y] = warp(px, py, 0.0014, 0.9)
    return layeredNoise(noise, x, y, 4, 2.1, 0.5)
  }
  const sets = [random() * 0.9 + 0.2, random() * 0.9 + 1.5].map((angle, i) => ({
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    offset: i * 37,
  }))
  const vein: Field = (x, y) =>
    Math.max(
      ...sets.map(({ cos, sin, offset }) => {
        const along = (x * cos + y * sin) * 0.00032 + offsetX + offset
        const across = (-x * sin + y * cos) * 0.0021 + offsetY
        const bend = layeredNoise(noise, x * 0.0016 + offset, y * 0.0016, 2) * 0.28
        const gap = Math.max(0, layeredNoise(noise, x * 0.001 - offset, y * 0.001 + offset, 2) * 0.55)
        return 1 - Math.abs(layeredNoise(noise, along, across + bend, 2, 2, 0.3)) * 11 - gap
      }),
    )
  const grain: Field = (px, py) => {
    const [x, y] = warp(px, py, 0.0085, 0.3)
    return layeredNoise(noise, x - 9, y + 55, 2, 2.2, 0.5) * 0.72 + Math.max(-0.2, vein(px, py)) * 0.34
  }
  const fill = (t: number) =>
    dark
      ? mixColours(palette.deep, palette.ramp[4], t * 0.7)
      : mixColours(palette.ramp[1], palette.ramp[4], Math.pow(t, 1.35) * 0.75)

  let svg = `<rect width="${width}" height="${height}" fill="${fill(0)}"/>`
  isolines(matrix, width, height, evenlySpaced(-0.5, 0.55, 11), 8).forEach((d, i) => {
    svg += `<path d="${d}" fill="${fill((i + 1) / 11)}" stroke="#ffffff" stroke-opacity=".13" stroke-width=".8"/>`
  })
  isolines(grain, width, height, [0.5, 0.62], 4).forEach((d, i) => {
    svg += `<path d="${d}" fill="${i ? palette.mark : palette.markDeep}"/>`
  })
  isolines(vein, width, height, [0.6, 0.84], 5).forEach((d, i) => {
    svg += `<path d="${d}" fill="${i ? mixColours(palette.mark, '#ffffff', 0.25) : palette.markDeep}"/>`
  })
  return svg
}
