import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPicture, type PictureCompression } from '@/lib/platform/files/draw-picture'
import { type Row, runAll } from './measure'

const width = 1_600
const height = 1_000
/** The layers of the photograph: the size of their spots in pixels, and their share. */
const layers = [
  [100, 0.5],
  [40, 0.25],
  [12, 0.13],
  [4, 0.08],
  [2, 0.04],
] as const
const lanes = 3

/** Makes a JPEG that compresses as a photograph does: soft large spots, and fine noise. */
async function makePhotograph(): Promise<Buffer> {
  const pixels = new Float32Array(width * height * 3)
  for (const [spotSide, share] of layers) {
    const size = { width: Math.round(width / spotSide), height: Math.round(height / spotSide) }
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
    const spots = await sharp({ create: { ...size, channels: 3, background: '#777', noise } })
      .raw()
      .toBuffer()
    const layer = await sharp(spots, { raw: { ...size, channels: 3 } })
      .resize(width, height, { kernel: 'cubic', fit: 'fill' })
      .raw()
      .toBuffer()
    for (const [at, value] of layer.entries()) pixels[at] = (pixels[at] ?? 0) + (value - 128) * share * 2
  }
  const bytes = Uint8ClampedArray.from(pixels, (value) => value + 128)
  return sharp(Buffer.from(bytes.buffer), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Draws photographs in all widths and formats, beside each other as an import does. @returns how many per second */
async function drawnPerSecond(input: Buffer, encoding: PictureCompression, count: number): Promise<number> {
  const startedAt = performance.now()
  const draw = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'strata-picture-'))
    await drawPicture({ input, folder, field: 'image', encoding })
    await rm(folder, { recursive: true })
  }
  await runAll(
    Array.from({ length: count }, () => draw),
    lanes,
  )
  return (count * 1_000) / (performance.now() - startedAt)
}

/** Photographs of an old site as its import draws them, beside those that staff upload. */
export async function pictures(): Promise<Row[]> {
  const photograph = await makePhotograph()
  await drawnPerSecond(photograph, 'fast', lanes)
  const fast = await drawnPerSecond(photograph, 'fast', 60)
  const best = await drawnPerSecond(photograph, 'best', 6)
  return [
    {
      figure: `Photograph of ${width} × ${height}, ${availableParallelism()} cores`,
      ours: `${fast.toFixed(1)}/s`,
      against: `as thoroughly as an upload ${best.toFixed(1)}/s`,
      ratio: fast / best,
      target: 'at least 10/s',
      isMet: fast >= 10,
    },
  ]
}
