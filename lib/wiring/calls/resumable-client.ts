import { DetailedError, Upload } from 'tus-js-client'
import { CallError, buildRefusal, unreachable } from '@/lib/platform/api/call-error'
import { requestIdHeader } from '@/lib/platform/request-id'
import { uploadsPath } from '@/lib/platform/api/uploads-path'

export type TransferOptions = {
  signal?: AbortSignal
  /** Reports the share of the upload that was sent, from 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * The size of a chunk: small enough that a refusal arrives after the first chunk, before the whole film is
 * sent.
 */
const chunkBytes = 8 * 1024 * 1024
/** The delays before new tries while no chunk arrives: after about two minutes in all the upload fails. */
const retryMilliseconds = [0, 500, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000]

/**
 * Returns whether a failure is temporary: no connection, a restarting server, a chunk that another try still
 * locks.
 */
const isTemporaryFailure = (status: number) =>
  status === 0 || status === 409 || status === 423 || (status >= 500 && status < 505)

function callErrorFrom(error: Error): CallError {
  const answer = error instanceof DetailedError ? error.originalResponse : null
  if (!answer) return new CallError(0, unreachable)
  const requestId = answer.getHeader(requestIdHeader)
  try {
    return buildRefusal(answer.getStatus(), JSON.parse(answer.getBody()), requestId)
  } catch {
    return buildRefusal(answer.getStatus(), null, requestId)
  }
}

/**
 * Sends a file in chunks and resumes it after a lost connection, also after a reload of the page.
 * @param target the call that will use the file, and the field for the file in that call's form
 * @returns the id by which the form names the file
 * @throws CallError, or an AbortError when `signal` aborts
 */
export function sendResumable(
  file: File,
  target: { call: string; field: string },
  { signal, onProgress }: TransferOptions = {},
): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const upload: Upload = new Upload(file, {
      endpoint: uploadsPath,
      chunkSize: chunkBytes,
      retryDelays: retryMilliseconds,
      metadata: { ...target, filename: file.name },
      // The fingerprint contains the call and the field, so that the same file for another field is a
      // separate upload.
      fingerprint: async () =>
        ['strata', target.call, target.field, file.name, file.size, file.lastModified].join(' '),
      onShouldRetry: (error) => isTemporaryFailure(error.originalResponse?.getStatus() ?? 0),
      onProgress: (sentBytes, total) => onProgress?.(total > 0 ? sentBytes / total : 1),
      onError: (error) => reject(callErrorFrom(error)),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    })
    signal?.addEventListener(
      'abort',
      () => {
        void upload.abort()
        reject(new DOMException('aborted', 'AbortError'))
      },
      { once: true },
    )
    void upload.findPreviousUploads().then((previousUploads) => {
      const newest = previousUploads.sort(
        (one, other) => Date.parse(other.creationTime) - Date.parse(one.creationTime),
      )[0]
      if (newest) upload.resumeFromPreviousUpload(newest)
      upload.start()
    }, reject)
  })
}
