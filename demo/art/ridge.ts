import type { Canvas } from './canvas'
import type { Point } from './path'
import { layeredNoise } from './random'

type RidgeShape = {
  base: number
  amplitude: number
  frequency: number
  offset: number
  octaves?: number
  gain?: number
}

/** The line of a mountain ridge across the whole picture, sharp at its tops. */
export function ridgeLine({ width, noise }: Canvas, shape: RidgeShape): Point[] {
  const { base, amplitude, frequency, offset, octaves = 5, gain = 0.5 } = shape
  const points: Point[] = []
  for (let x = -20; x <= width + 20; x += 6) {
    const height =
      1 - Math.abs(layeredNoise(noise, x * frequency + offset, offset * 0.37, octaves, 2.05, gain)) * 1.7
    points.push([x, base - height * amplitude])
  }
  return points
}
