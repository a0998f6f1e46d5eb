import sharp from 'sharp'
import { createNoise2D } from 'simplex-noise'
import type { Canvas, Variant } from './canvas'
import { sites, type SiteName } from './palette'
import { randomOf } from './random'
import { contours } from './variants/contours'
import { core } from './variants/core'
import { crystals } from './variants/crystals'
import { ore } from './variants/ore'
import { pit } from './variants/pit'
import { room } from './variants/room'
import { section } from './variants/section'
import { steppe } from './variants/steppe'
import { strata } from './variants/strata'

const variants = { contours, strata, crystals, ore, steppe, core, pit, section, room } satisfies Record<
  string,
  Variant
>

export type CoverVariant = keyof typeof variants

export const coverVariants = Object.keys(variants) as CoverVariant[]

/** The options of a cover. `width` and `height` are pixels, 8:5 by default; `dark` is for dark bands. */
export type CoverOptions = {
  variant: CoverVariant
  site: SiteName
  seed: string
  width?: number
  height?: number
  dark?: boolean
}

const widthDefault = 1600
const heightDefault = 1000
/** Variants draw in units of a picture 1600 wide, so that the same seed is the same picture at every size. */
const unitsWide = 1600

/**
 * The cover as SVG, without fonts, filters and outside references. The same options always give the same
 * text.
 */
export function coverSvg(options: CoverOptions): string {
  const { variant, site, seed, width = widthDefault, height = heightDefault, dark = false } = options
  const unitsHigh = Math.round((unitsWide * height) / width)
  const random = randomOf(`${variant}/${site}/${seed}`)
  const canvas: Canvas = {
    width: unitsWide,
    height: unitsHigh,
    palette: sites[site],
    random,
    noise: createNoise2D(random),
    dark,
    seed,
    definitions: [],
  }
  const body = variants[variant](canvas)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${unitsWide} ${unitsHigh}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${canvas.definitions.join('')}</defs>${body}</svg>`
  )
}

const grainTileMax = 256

/** The grain of a printed map: a tile of faint black and white specks, at most 10 of 255 in strength. */
function grainOf(seed: string, tile: number): Buffer {
  const random = randomOf(`grain${seed}`)
  const pixels = Buffer.alloc(tile * tile * 4)
  for (let at = 0; at < pixels.length; at += 4) {
    pixels.fill(random() < 0.5 ? 0 : 255, at, at + 3)
    pixels[at + 3] = Math.floor(random() * 11)
  }
  return pixels
}

/** Renders the cover as a JPEG, by default 1600×1000: 60 to 250 kB. */
export async function renderCover(options: CoverOptions): Promise<Buffer> {
  const { width = widthDefault, height = heightDefault, seed } = options
  const tile = Math.min(grainTileMax, width, height)
  const raw = { width: tile, height: tile, channels: 4 } as const
  return sharp(Buffer.from(coverSvg(options)))
    .resize(width, height)
    .composite([{ input: grainOf(seed, tile), raw, tile: true }])
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
