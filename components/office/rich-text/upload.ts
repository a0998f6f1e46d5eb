import { CallError, serverMessageOf } from '@/lib/platform/api/call-error'
import { type CallAnswer, upload } from '@/lib/wiring/calls/client'
import { writeWithSignInRetry } from '../session/sign-in-gate'

/** The first file that is no picture among pasted or dropped files. */
export const documentOf = (files: FileList | null | undefined): File | undefined =>
  [...(files ?? [])].find((file) => !file.type.startsWith('image/'))

/** The pictures among pasted or dropped files. */
export function picturesOf(files: FileList | null | undefined): File[] {
  return [...(files ?? [])].filter((file) => file.type.startsWith('image/'))
}

export type StoredPicture = { src: string; width: number; height: number }

/** Stores a picture for a text. @throws CallError */
export async function uploadPicture(file: File, onProgress: (share: number) => void): Promise<StoredPicture> {
  const { url, width, height } = await writeWithSignInRetry(() =>
    upload('POST /admin/static/ckupload', { image: file }, { onProgress }),
  )
  const [src] = url
  if (!src) throw new CallError(0, '')
  return { src, width, height }
}

/** What a document lost, by kind, and its text with the pictures stored. */
export type DocumentText = CallAnswer<'POST /admin/upload/document-text'>

/** Reads the text of a document. @throws CallError */
export function uploadDocument(file: File, onProgress: (share: number) => void): Promise<DocumentText> {
  return writeWithSignInRetry(() => upload('POST /admin/upload/document-text', { file }, { onProgress }))
}

/**
 * Returns the message for a file that was not stored: the server's reason or, without one, a general
 * message.
 */
export function uploadErrorMessage(error: unknown, file: File): string {
  return serverMessageOf(error) || `Couldn't upload file: ${file.name}.`
}
