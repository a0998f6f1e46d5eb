import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { Problem } from '@/lib/platform/api/problem'
import { imagePixelsMax, imageSideMax, imageStoredPixelsMax } from './kinds'
import { widthsToStore } from './picture'

// Without this, sharp's cache would hold pixels of pictures that are not drawn again.
sharp.cache(false)
// Each picture uses one core: concurrent requests have the other cores.
sharp.concurrency(1)

/**
 * How thoroughly a picture is compressed: `fast` for pictures from strangers, of an old site and of the demo,
 * `best` for pictures that staff upload.
 */
export type PictureCompression = 'fast' | 'best'

/** The most pixels of a picture that gets the best AVIF compression. With more pixels it takes too long. */
const bestPixelsMax = 1_000_000
const avifOptions = (encoding: PictureCompression, pixels: number) =>
  encoding === 'fast' ? { effort: 0, chromaSubsampling: '4:2:0' } : { effort: pixels > bestPixelsMax ? 3 : 4 }

const encoders = {
  avif: (image: Sharp, encoding: PictureCompression, pixels: number) =>
    image.avif({ quality: 52, ...avifOptions(encoding, pixels) }),
  webp: (image: Sharp, encoding: PictureCompression) =>
    image.webp({ quality: 76, effort: encoding === 'fast' ? 0 : 4 }),
  jpg: (image: Sharp, encoding: PictureCompression) =>
    image.jpeg({ quality: 80, mozjpeg: encoding === 'best' }),
}

export type PictureDrawing = {
  /** The path of a file, or its bytes. */
  input: string | Uint8Array
  /** Where the drawn files are written. */
  folder: string
  /** The form's field that a refusal names. */
  field: string
  encoding: PictureCompression
  /** The longest side in pixels. A larger picture is scaled down until both sides fit. */
  sideMax?: number | undefined
}
/** The names of the drawn files, and the width and height of the widest file in pixels. */
export type DrawnPicture = { names: string[]; width: number; height: number }

/**
 * Writes a picture in all widths as AVIF, WebP and JPEG, without its metadata. A picture whose header
 * declares too many pixels is refused before it is decoded.
 * @throws Problem bad_input when the bytes are no complete picture, or unpack to too many pixels
 */
export async function drawPicture(drawing: PictureDrawing): Promise<DrawnPicture> {
  const { input, folder, field, encoding, sideMax } = drawing
  const { width: widest, height } = sizeToStore(await measurePicture(input, field), sideMax)
  const heightAt = (width: number) => Math.max(1, Math.round((height * width) / widest))
  // The picture is decoded once, at the widest stored size; the smaller sizes are made from that.
  const base = await sharp(input, { limitInputPixels: imagePixelsMax, failOn: 'error' })
    .rotate()
    .resize({ width: widest, height, fit: 'fill' })
    // Transparent pixels would be black in a JPEG.
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw Problem.ofField(field, 'validation.imageBroken')
    })
  const names: string[] = []
  for (const width of widthsToStore(widest)) {
    // Each width is scaled once for all formats.
    const { data, info } =
      width === widest
        ? base
        : await sharp(base.data, { raw: rawSizeOf(base.info) })
            .resize({ width, height: heightAt(width), fit: 'fill' })
            .raw()
            .toBuffer({ resolveWithObject: true })
    for (const [extension, encode] of Object.entries(encoders)) {
      const name = `${width}.${extension}`
      const image = sharp(data, { raw: rawSizeOf(info) })
      const fileBytes = await encode(image, encoding, width * heightAt(width)).toBuffer()
      // The file is written by our own code and not by sharp, so that a full disk is reported as such.
      await writeFile(join(folder, name), fileBytes)
      names.push(name)
    }
  }
  return { names, width: widest, height }
}

const rawSizeOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels })

type Size = { width: number; height: number }

/** Returns the size of the widest stored file: the whole picture, scaled down to the limits if necessary. */
export function sizeToStore({ width, height }: Size, sideMax = imageSideMax): Size {
  const atMost = Math.min(sideMax, imageSideMax)
  const fittedWidth = Math.max(1, Math.round(width * Math.min(1, atMost / height, atMost / width)))
  const widestServed = widthsToStore(fittedWidth).at(-1) ?? 1
  const share = Math.min(
    1,
    Math.sqrt(imageStoredPixelsMax / ((widestServed * widestServed * height) / width)),
  )
  const widest = Math.max(1, Math.floor(widestServed * share))
  return { width: widest, height: Math.min(atMost, Math.max(1, Math.round((height * widest) / width))) }
}

/**
 * Returns the size of a picture as displayed, after the rotation by its metadata.
 * @throws Problem bad_input for a file without a readable header, or with too many pixels
 */
async function measurePicture(input: string | Uint8Array, field: string): Promise<Size> {
  const metadata = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw Problem.ofField(field, 'validation.imageBroken')
    })
  if (metadata.width * metadata.height > imagePixelsMax) {
    throw Problem.ofField(field, 'validation.imagePixels', { max: Math.round(imagePixelsMax / 1_000_000) })
  }
  const isTurned = (metadata.orientation ?? 1) >= 5
  return isTurned
    ? { width: metadata.height, height: metadata.width }
    : { width: metadata.width, height: metadata.height }
}
