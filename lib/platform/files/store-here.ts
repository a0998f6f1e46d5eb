import type { PictureKind } from '@/lib/platform/files/picture-kind'
import { drawPicture, type PictureCompression } from './draw-picture'
import { drawAndStoreImage, type StoredFile } from './store'

/**
 * Stores a picture that we made, and makes its sizes and formats in this thread: for commands and tests,
 * where no request has to wait.
 */
export function storeImage(
  bytes: Buffer,
  options: { originalName?: string; encoding?: PictureCompression; pictureKind?: PictureKind } = {},
): Promise<StoredFile> {
  return drawAndStoreImage(drawPicture, bytes, options)
}
