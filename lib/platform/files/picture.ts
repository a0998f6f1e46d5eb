/** The widths in pixels in which every stored picture exists, up to the original's width. */
const standardWidths = [360, 730, 1280]

/**
 * Returns the widths to store a picture in: the standard widths below the original's, and the original's
 * width, at most the widest standard one.
 */
export function widthsToStore(width: number): number[] {
  const widest = Math.min(width, standardWidths.at(-1) ?? width)
  return [...standardWidths.filter((standard) => standard < widest), widest]
}

const storedPicture = /^(\/files\/[0-9a-f]+)\/(\d+)\.jpg(?:#(\d+),(\d+))?$/

export type PictureSources = {
  avif: string
  webp: string
  jpeg: string
  src: string
  /** The `object-position` of a picture with a focus. */
  position?: string
}

/**
 * Returns the `srcset` of a stored picture in each format.
 * @param url `/files/<key>/<widest>.jpg`, with or without a focus; any other address becomes a single source
 */
export function pictureSources(url: string): PictureSources {
  const match = storedPicture.exec(url)
  if (!match) return { avif: '', webp: '', jpeg: '', src: url }
  const [, base = '', widest = '', left, top] = match
  const srcsetOf = (extension: string) =>
    widthsToStore(Number(widest))
      .map((width) => `${base}/${width}.${extension} ${width}w`)
      .join(', ')
  return {
    ...{ avif: srcsetOf('avif'), webp: srcsetOf('webp'), jpeg: srcsetOf('jpg') },
    src: `${base}/${widest}.jpg`,
    ...(left !== undefined && { position: `${left}% ${top}%` }),
  }
}

/**
 * Returns one address for an element without a `srcset`, such as a video: WebP, wide enough for a phone's
 * display.
 * @param url `/files/<key>/<widest>.jpg`; any other address is returned as it is
 */
export function phonePictureUrl(url: string): string {
  return url.replace(storedPicture, (_, base, widest) => {
    const widths = widthsToStore(Number(widest))
    return `${base}/${widths.find((width) => width >= 730) ?? widest}.webp`
  })
}
