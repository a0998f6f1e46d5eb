import type { Canvas, Variant } from '../canvas'
import { mixColours } from '../palette'
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
  if (hot) return [mixColours(mark, '#ffffff', 0.45), mark, markDeep]
  if (dark) {
    return [
      mixColours(ramp[3], ramp[4], t),
      mixColours(ramp[4], ramp[5], 0.2 + t * 0.4),
      mixColours(ramp[5], deep, 0.25 + t * 0.2),
    ]
  }
  return [
    mixColours(ramp[1], ramp[2], t),
    mixColours(ramp[2], ramp[4], 0.25 + t * 0.55),
    mixColours(ramp[4], ramp[5], 0.15 + t * 0.7),
  ]
}

function drawCrystal(canvas: Canvas, crystal: Crystal, t: number): string {
  const { height, random, dark } = canvas
  const { angle, length, halfWidth: w } = crystal
  const alongX = Math.cos(angle)
  const alongY = Math.sin(angle)
  const pointAt = (along: number, across: number): Point => [
    crystal.x + alongX * along - alongY * across,
    crystal.y + alongY * along + alongX * across,
  ]
  const shoulder = length - w * (1.3 + random() * 0.9)
  const edge1 = -w * (0.1 + random() * 0.35)
  const edge2 = edge1 + w * (0.55 + random() * 0.3)
  const tip = pointAt(length, (edge1 + edge2) / 2 + (random() - 0.5) * w * 0.3)
  const foot = -height * 0.5
  const shoulders = [
    pointAt(shoulder, -w),
    pointAt(shoulder + w * 0.28, edge1),
    pointAt(shoulder + w * 0.2, edge2),
    pointAt(shoulder - w * 0.2, w),
  ] as const
  const feet = [pointAt(foot, -w), pointAt(foot, edge1), pointAt(foot, edge2), pointAt(foot, w)] as const

  const [light, middle, shade] = faceShades(canvas, crystal.hot, t)
  const stroke = `stroke="${dark ? mixColours(light, '#ffffff', 0.25) : '#ffffff'}" stroke-opacity="${dark ? 0.35 : 0.75}" stroke-width="1.1" stroke-linejoin="round"`
  const face = (points: Point[], fill: string) => `<path d="${pathOf(points)}Z" fill="${fill}" ${stroke}/>`
  return (
    face([feet[0], shoulders[0], shoulders[1], feet[1]], light) +
    face([feet[1], shoulders[1], shoulders[2], feet[2]], middle) +
    face([feet[2], shoulders[2], shoulders[3], feet[3]], shade) +
    face([shoulders[0], tip, shoulders[1]], mixColours(light, '#ffffff', dark ? 0.12 : 0.4)) +
    face([shoulders[1], tip, shoulders[2]], mixColours(middle, light, 0.5)) +
    face([shoulders[2], tip, shoulders[3]], mixColours(shade, middle, 0.35))
  )
}
