import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileRule } from '@/lib/platform/api/call'
import { Receiver } from '@/lib/platform/api/receiver'
import { drawPicture } from '@/lib/platform/files/draw-picture'
import { drawAndStoreImage, storePdfOrVideo, type StoredFile } from '@/lib/platform/files/store'
import { ensureTemporaryFolder } from '@/lib/platform/files/temporary'
import type { Upload } from '@/lib/platform/files/upload'
import type { SiteAnswer } from './answer-folder'
import type { OldSiteClient } from './client'

/**
 * Recognises a file of the old site by its bytes, as an upload is.
 * @throws Problem for a file that is too large or of a kind that the field does not take
 */
export async function recogniseFile(
  client: OldSiteClient,
  answer: SiteAnswer,
  field: string,
  rule: FileRule,
): Promise<Upload> {
  const path = join(await ensureTemporaryFolder(), `old-${randomUUID()}`)
  const receiver = new Receiver(field, rule)
  try {
    await pipeline(createReadStream(client.pathOf(answer)), receiver, createWriteStream(path))
    return { ...(await receiver.fileProperties()), path, originalName: answer.name }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Stores a recognised file for all, once by its bytes, and removes the temporary one. */
export async function storeRecognisedFile(
  upload: Upload,
  field: string,
  { sideMax }: Pick<FileRule, 'sideMax'>,
): Promise<StoredFile> {
  try {
    // A command has no requests to answer, so pictures are drawn in this process, on all cores.
    return upload.kind === 'image'
      ? await drawAndStoreImage(drawPicture, upload, {
          originalName: upload.originalName,
          ...{ field, sideMax, encoding: 'fast' },
        })
      : await storePdfOrVideo(upload)
  } finally {
    await rm(upload.path, { force: true })
  }
}
