import type { Canvas, Variant } from '../canvas'
import { mix } from '../palette'
import { pathOf, type Point } from '../path'

type Crystal = { x: number; y: number; angle: number; length: number; halfWidth: number; hot: boolean }

const count = 46

/** A druse: a spray of prisms with cut tips, long ones behind, a few of them hot. */
export const crystals: Variant = (canvas) => {
  const { width, height, palette, random, dark } = canvas
  const rootX = width * (0.36 + random() * 0.28)
  const rootY = height * (1.18 + random() * 0.1)
  const list = Array.from({ length: count }, (_, i): Crystal => {
    const angle = -Math.PI / 2 + (random() + random() + random() - 1.5) * 1.12
    const length = height * (0.5 + random()) * (1 - Math.abs(angle + Math.PI / 2) * 0.16)
    const halfWidth = height * (0.05 + random() * 0.115)
    const aside = (random() - 0.5) * width * 0.78
    return {
      x: rootX + aside * 0.8,
      y: rootY + Math.abs(aside) * 0.14 + random() * height * 0.05,
      angle: angle + (aside / width) * 1.1,
      length: length * (0.75 + 0.25 * random()),
      halfWidth,
      hot: i % 13 === 6,
    }
  })
  list.sort((a, b) => b.length - a.length)
  const ground = `<rect width="${width}" height="${height}" fill="${dark ? palette.deep : palette.ramp[0]}"/>`
  return ground + list.map((crystal, i) => drawCrystal(canvas, crystal, i / count)).join('')
}

/** The three shades of a crystal's faces, lit from the left; `t` is 0 at the back and 1 in front. */
function faceShades({ palette, dark }: Canvas, hot: boolean, t: number): [string, string, string] {
  const { ramp, deep, mark, markDeep } = palette
  if (hot) return [mix(mark, '#ffffff', 0.45), mark, markDeep]
  if (dark) {
    return [
      mix(ramp[3], ramp[4], t),
      mix(ramp[4], ramp[5], 0.2 + t * 0.4),
      mix(ramp[5], deep, 0.25 + t * 0.2),
    ]
  }
  return [
    mix(ramp[1], ramp[2], t),
    mix(ramp[2], ramp[4], 0.25 + t * 0.55),
    mix(ramp[4], ramp[5], 0.15 + t * 0.7),
  ]
}

function drawCrystal(canvas: Canvas, crystal: Crystal, t: number): string {
  const { height, random, dark } = canvas
  const { angle, length, halfWidth: w } = crystal
  const alongX = Math.cos(angle)
  const alongY = Math.sin(angle)
  const at = (along: number, across: number): Point => [
    crystal.x + alongX * along - alongY * across,
    crystal.y + alongY * along + alongX * across,
  ]
  const shoulder = length - w * (1.3 + random() * 0.9)
  const edge1 = -w * (0.1 + random() * 0.35)
  const edge2 = edge1 + w * (0.55 + random() * 0.3)
  const tip = at(length, (edge1 + edge2) / 2 + (random() - 0.5) * w * 0.3)
  const foot = -height * 0.5
  const shoulders = [
    at(shoulder, -w),
    at(shoulder + w * 0.28, edge1),
    at(shoulder + w * 0.2, edge2),
    at(shoulder - w * 0.2, w),
  ] as const
  const feet = [at(foot, -w), at(foot, edge1), at(foot, edge2), at(foot, w)] as const

  const [light, middle, shade] = faceShades(canvas, crystal.hot, t)
  const stroke = `stroke="${dark ? mix(light, '#ffffff', 0.25) : '#ffffff'}" stroke-opacity="${dark ? 0.35 : 0.75}" stroke-width="1.1" stroke-linejoin="round"`
  const face = (points: Point[], fill: string) => `<path d="${pathOf(points)}Z" fill="${fill}" ${stroke}/>`
  return (
    face([feet[0], shoulders[0], shoulders[1], feet[1]], light) +
    face([feet[1], shoulders[1], shoulders[2], feet[2]], middle) +
    face([feet[2], shoulders[2], shoulders[3], feet[3]], shade) +
    face([shoulders[0], tip, shoulders[1]], mix(light, '#ffffff', dark ? 0.12 : 0.4)) +
    face([shoulders[1], tip, shoulders[2]], mix(middle, light, 0.5)) +
    face([shoulders[2], tip, shoulders[3]], mix(shade, middle, 0.35))
  )
}
