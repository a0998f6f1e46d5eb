import { drawPicture, type Encoding } from './draw-picture'
import { drawAndStoreImage, type StoredFile } from './store'

/** Stores a picture that we made, drawn in this thread: for commands and tests, which delay no one. */
export function storeImage(
  bytes: Buffer,
  options: { originalName?: string; encoding?: Encoding } = {},
): Promise<StoredFile> {
  return drawAndStoreImage(drawPicture, bytes, options)
}
