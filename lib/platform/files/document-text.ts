import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '@/lib/platform/api/problem'
import { pools, TaskLimit } from '@/lib/platform/pool/pool'
import { sanitiseRichText } from '@/lib/platform/rich-text/sanitise'
import { documentLettersMax } from './kinds'
import { type StoredFile, storePublicUpload } from './store'
import { ensureTemporaryFolder } from './temporary'
import type { Upload } from './upload'
import type { LeftOut } from './word-document'

/** The text of a document as our texts are saved, and what it lost. */
export type DocumentText = { html: string; leftOut: LeftOut }

/**
 * Reads a received document in a thread, and stores its pictures. Pictures that are stored already are found
 * again, so a document that is sent twice is read quickly.
 * @throws Problem bad_input or too_large when the document is broken, empty or too long; busy when too many
 * documents or pictures wait
 */
export async function readDocumentText(
  upload: Upload,
  { field, createdBy, signal }: { field: string; createdBy: number | null; signal: AbortSignal },
): Promise<DocumentText> {
  const folder = await mkdtemp(join(await ensureTemporaryFolder(), 'document-'))
  try {
    const name = upload.originalName.replace(/\.docx$/i, '')
    const { html, pictures, leftOut } = await pools.words
      .run('readWordDocument', { path: upload.path, folder, field, name }, signal)
      .catch((error: unknown) => {
        throw error instanceof TaskLimit ? tooLongProblem(field) : error
      })
    const storedPictures: (StoredFile | null)[] = []
    for (const picture of pictures) {
      signal.throwIfAborted()
      storedPictures.push(await storeOrLeaveOut(picture, { field, createdBy }))
    }
    const text = html.replaceAll(/<img [^<>]*src="picture:(\d+)"[^<>]*>/g, (tag, index: string) => {
      const picture = storedPictures[Number(index)]
      if (!picture) leftOut.unreadablePictures++
      const alt = /\salt="[^"]*"/.exec(tag)?.[0] ?? ''
      return picture
        ? `<img src="${picture.url}"${alt} width="${picture.width}" height="${picture.height}">`
        : ''
    })
    refuseLongText(text, field)
    const clean = await sanitiseRichText(text)
    refuseLongText(clean, field)
    if (clean === '') throw Problem.ofField(field, 'validation.textDocument.empty')
    return { html: clean, leftOut }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const tooLongProblem = (field: string) =>
  Problem.ofField(field, 'validation.textDocument.tooLong', {}, 'too_large')

function refuseLongText(html: string, field: string): void {
  if (html.length > documentLettersMax) throw tooLongProblem(field)
}

/** Stores a picture; a person waits for all of them, so they are encoded fast. @returns null for a broken one */
async function storeOrLeaveOut(
  picture: Upload,
  options: { field: string; createdBy: number | null },
): Promise<StoredFile | null> {
  try {
    return await storePublicUpload(picture, { ...options, encoding: 'fast' })
  } catch (error) {
    if (error instanceof Problem && error.code === 'bad_input') return null
    throw error
  }
}
