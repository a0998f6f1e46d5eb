import type { ArchivedFile } from '@/lib/platform/files/archive'
import { fileName } from '@/lib/platform/files/file-name'
import { findPrivateFiles, privateName } from '@/lib/platform/files/private'
import { log } from '@/lib/platform/log'
import { archiveSecondsMax, pools } from '@/lib/platform/pool/pool'
import type { MemberFiles } from './schema'

const keyOf = (url: string) => url.split('/').at(-1) ?? ''

/**
 * Streams proofs and attachments of an assessment as one archive, made in a thread. The archive breaks off at
 * a file that cannot be read to its end.
 * @param signal aborts when the reader has left
 * @returns null when there are none
 * @throws Problem busy; and the error of reading the first file
 */
export async function filesZip(
  { files, attachment }: MemberFiles,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  const entries = [
    ...(attachment?.official_document ? [['official_document', attachment.official_document] as const] : []),
    ...(attachment?.form ? [['form', attachment.form] as const] : []),
    ...files.map(({ cid, proof_file }) => [cid, proof_file] as const),
  ]
  if (entries.length === 0) return null
  const rows = await findPrivateFiles(entries.map(([, url]) => keyOf(url)))
  const archiveFiles = entries.flatMap(([prefix, url]): ArchivedFile[] => {
    const row = rows.find(({ key }) => key === keyOf(url))
    if (!row) return []
    // The question's number and the member's name for the file.
    const name = fileName(`${prefix} ${row.original_name}`, 180)
    return [{ name, object: privateName(row.key), bytes: row.bytes, createdAt: row.created_at }]
  })
  const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(archiveSecondsMax * 1000)])
  const parts = pools.archives.stream('packArchive', archiveFiles, abortSignal)
  // Waits for the first part, so that a failure can still be answered as a problem.
  let first: IteratorResult<Uint8Array, void> | null = await parts.next()
  // Frees the thread when a reader stops in the middle or never begins.
  const releaseThread = () => parts.return().catch(() => undefined)
  abortSignal.addEventListener('abort', () => void releaseThread(), { once: true })
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = first ?? (await parts.next())
        first = null
        // An archive that ended early must not look complete.
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
