import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { fileDriver } from '@/lib/files/driver'
import { findPrivateFiles, privateName } from '@/lib/files/private'
import type { MemberFiles } from './schema'

const keyOf = (url: string) => url.split('/').at(-1) ?? ''

/** A file's name inside the archive: its number and what the member called it, without what no disk takes. */
function entryName(prefix: string, name: string): string {
  return `${prefix} ${name}`.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_').slice(0, 180)
}

/**
 * Proofs and attachments of an assessment as one archive, streamed: each file is opened when its turn comes.
 * @returns null when there are none
 */
export async function filesZip({ files, attachment }: MemberFiles): Promise<Readable | null> {
  const wanted = [
    ...(attachment?.official_document ? [['official_document', attachment.official_document] as const] : []),
    ...(attachment?.form ? [['form', attachment.form] as const] : []),
    ...files.map(({ cid, proof_file }) => [cid, proof_file] as const),
  ]
  if (wanted.length === 0) return null
  const rows = await findPrivateFiles(wanted.map(([, url]) => keyOf(url)))
  const zip = new ZipFile()
  for (const [prefix, url] of wanted) {
    const row = rows.find(({ key }) => key === keyOf(url))
    if (!row) continue
    zip.addReadStreamLazy(
      entryName(prefix, row.originalName),
      // Documents and pictures are packed already.
      { compress: false, size: row.bytes, mtime: row.createdAt },
      (open) => {
        fileDriver()
          .read(privateName(row.key))
          .then(
            (stream) => open(null, stream),
            (error: Error) => open(error, undefined as never),
          )
      },
    )
  }
  zip.end()
  return zip.outputStream as Readable
}
