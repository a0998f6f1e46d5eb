import type { Variant } from '../canvas'
import { createLayers, paintLayers, type LayerPaint } from '../layers'
import { rockPattern, rocks, type Rock } from '../lithology'
import { mixColours, rampColour } from '../palette'

/** Folded beds that fill the picture, most often faulted, with one ore layer. */
export const strata: Variant = (canvas) => {
  const { width, height, palette, random, dark, definitions } = canvas
  const count = 9 + Math.floor(random() * 3)
  const ore = 3 + Math.floor(random() * 4)
  const layers = createLayers(canvas, {
    top: -height * 0.12,
    bottom: height * 1.1,
    count,
    amplitude: height * 0.11,
    frequency: 0.00125,
    faulted: random() < 0.75,
    ore,
  })
  const order = rocks
    .map((rock) => ({ rock, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ rock }) => rock)
  const paints = Array.from({ length: count + 1 }, (_, i): LayerPaint => {
    const t = i / count
    const at = Math.floor(t * 5)
    const light = mixColours(
      rampColour(palette.ramp, Math.min(4, at)),
      rampColour(palette.ramp, at + 1),
      (i % 2) * 0.5,
    )
    const fill = i === ore ? palette.markDeep : dark ? mixColours(palette.ramp[4], palette.deep, t) : light
    const pattern = `s${i}`
    const onDark = dark || t > 0.55 || i === ore
    const rock: Rock = i === ore ? 'hatch' : (order[i % order.length] ?? 'sand')
    const colour = onDark ? '#ffffff' : palette.line
    definitions.push(
      rockPattern(pattern, rock, { colour, opacity: onDark ? 0.3 : 0.34, scale: 1.15, width: 1.3 }),
    )
    return { fill, pattern, edge: colour, edgeWidth: 1.2 }
  })
  const ground = `<rect width="${width}" height="${height}" fill="${palette.ramp[0]}"/>`
  return ground + paintLayers(canvas, layers, paints, 'st')
}
