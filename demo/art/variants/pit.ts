import type { Variant } from '../canvas'
import { mixColours } from '../palette'
import { isolines, evenlySpaced, type Field } from '../path'
import { layeredNoise } from '../random'

const benches = 17

/** An open pit from above: bench within bench down to the ore. */
export const pit: Variant = ({ width, height, palette, random, noise, dark }) => {
  const centreX = width * (0.42 + random() * 0.2)
  const centreY = height * (0.46 + random() * 0.1)
  const radiusX = width * 0.47
  const radiusY = width * 0.3625
  const tilt = (random() - 0.5) * 0.6
  const cos = Math.cos(tilt)
  const sin = Math.sin(tilt)
  const offset = random() * 40
  const depth: Field = (px, py) => {
    const x = ((px - centreX) * cos - (py - centreY) * sin) / radiusX
    const y = ((px - centreX) * sin + (py - centreY) * cos) / radiusY
    const angle = Math.atan2(y, x)
    const rough = layeredNoise(noise, px * 0.0016 + offset, py * 0.0016, 3) * 0.2
    return 1 - Math.hypot(x, y) + rough + Math.cos(angle * 2 + offset) * 0.04
  }
  const ground: Field = (x, y) => layeredNoise(noise, x * 0.0012 + 9, y * 0.0012 + offset, 4)
  const groundFill = dark ? mixColours(palette.ramp[5], palette.deep, 0.84) : palette.ramp[1]

  let svg = `<rect width="${width}" height="${height}" fill="${groundFill}"/>`
  for (const d of isolines(ground, width, height, evenlySpaced(-0.5, 0.5, 10), 8)) {
    svg += `<path d="${d}" fill="#ffffff" fill-opacity="${dark ? 0.012 : 0.1}" stroke="${dark ? palette.ramp[3] : palette.line}" stroke-opacity="${dark ? 0.3 : 0.16}" stroke-width=".9"/>`
  }
  isolines(depth, width, height, evenlySpaced(0.02, 0.96, benches), 6).forEach((d, i) => {
    const t = i / benches
    const face = i % 2 === 0
    const oreAt = i - benches + 4
    const rock = dark
      ? mixColours(palette.ramp[face ? 4 : 5], palette.deep, t * 0.9)
      : mixColours(mixColours(palette.ramp[2], palette.ramp[5], t), '#ffffff', face ? 0 : 0.22)
    const fill = oreAt >= 0 ? mixColours(palette.mark, palette.markDeep, oreAt / 4) : rock
    svg += `<path d="${d}" fill="${fill}" stroke="#ffffff" stroke-opacity="${dark ? 0.2 : 0.55}" stroke-width="${face ? 1.5 : 0.7}"/>`
  })
  return svg
}
