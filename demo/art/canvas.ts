import type { NoiseFunction2D } from 'simplex-noise'
import type { SitePalette } from './palette'
import type { Random } from './random'

/** The tools of a variant. A variant returns SVG elements and may add to `definitions`. */
export type Canvas = {
  width: number
  height: number
  palette: SitePalette
  random: Random
  noise: NoiseFunction2D
  dark: boolean
  /** The text that makes this picture differ from others of its kind. */
  seed: string
  /** The content of the SVG's `<defs>`. */
  definitions: string[]
}

export type Variant = (canvas: Canvas) => string
