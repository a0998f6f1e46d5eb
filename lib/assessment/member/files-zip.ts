import type { ArchivedFile } from '@/lib/platform/files/archive'
import { safeFileName } from '@/lib/platform/files/file-name'
import { findPrivateFiles, privateObjectName } from '@/lib/platform/files/private'
import { log } from '@/lib/platform/log'
import { archiveSecondsMax, pools } from '@/lib/platform/pool/pool'
import type { MemberFiles } from './schema'

const fileKeyOf = (url: string) => url.split('/').at(-1) ?? ''

/**
 * Streams the proofs and attachments of an assessment as a zip archive, which a thread builds. If a file
 * cannot be read to its end, the stream fails.
 * @param signal aborts when the client has disconnected
 * @returns null when there are no files
 * @throws Problem busy; the error of reading the first file
 */
export async function streamFilesZip(
  { files, attachment }: MemberFiles,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  const entries = [
    ...(attachment?.official_document ? [['official_document', attachment.official_document] as const] : []),
    ...(attachment?.form ? [['form', attachment.form] as const] : []),
    ...files.map(({ cid, proof_file }) => [cid, proof_file] as const),
  ]
  if (entries.length === 0) return null
  const rows = await findPrivateFiles(entries.map(([, url]) => fileKeyOf(url)))
  const archiveFiles = entries.flatMap(([prefix, url]): ArchivedFile[] => {
    const row = rows.find(({ key }) => key === fileKeyOf(url))
    if (!row) return []
    // The question's number or the attachment's field, then the name of the file that the member uploaded.
    const name = safeFileName(`${prefix} ${row.original_name}`, 180)
    return [{ name, object: privateObjectName(row.key), bytes: row.bytes, createdAt: row.created_at }]
  })
  const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(archiveSecondsMax * 1000)])
  const parts = pools.archives.stream('packArchive', archiveFiles, abortSignal)
  // Waits for the first bytes: an error before them is answered as a problem, not as a broken download.
  let first: IteratorResult<Uint8Array, void> | null = await parts.next()
  // Frees the thread when the client stops the download or never begins to read.
  const releaseThread = () => parts.return().catch(() => undefined)
  abortSignal.addEventListener('abort', () => void releaseThread(), { once: true })
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = first ?? (await parts.next())
        first = null
        // An aborted archive ends with an error, so that it does not look complete.
        abortSignal.throwIfAborted()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        log().warn({ error: error instanceof Error ? error.message : String(error) }, 'an archive broke off')
        throw error
      }
    },
    async cancel() {
      await releaseThread()
    },
  })
}
