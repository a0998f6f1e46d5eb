import type { NoiseFunction2D } from 'simplex-noise'

/** A number from 0 (included) to 1 (excluded). */
export type Random = () => number

/** FNV-1a of a text, 32 bits. */
function hash(text: string): number {
  let value = 2166136261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}

/** The random numbers of a seed (mulberry32): the same seed gives the same sequence everywhere. */
export function randomOf(seed: string): Random {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Layered noise from -1 to 1: each octave is `lacunarity` times finer and `gain` times weaker. */
export function layeredNoise(
  noise: NoiseFunction2D,
  x: number,
  y: number,
  octaves = 4,
  lacunarity = 2.02,
  gain = 0.5,
): number {
  let sum = 0
  let weight = 1
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x, y)
    total += weight
    weight *= gain
    x = x * lacunarity + 17.3
    y = y * lacunarity - 9.1
  }
  return sum / total
}
