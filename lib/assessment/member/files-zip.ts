import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { Problem } from '@/lib/api/problem'
import { fileDriver } from '@/lib/files/driver'
import { fileName } from '@/lib/files/file-name'
import { findPrivateFiles, privateName } from '@/lib/files/private'
import { log } from '@/lib/log'
import type { MemberFiles } from './schema'

/**
 * So many archives leave at a time. They are not packed in threads: the files are only put one behind the other, a
 * piece at a time, and a reader on a slow line would keep a thread for an hour.
 */
const openMax = 8
let openArchives = 0

const keyOf = (url: string) => url.split('/').at(-1) ?? ''

/**
 * Proofs and attachments of an assessment as one archive, streamed: each file is opened when its turn comes. When
 * one of them cannot be read to its end the stream fails, so that no half archive passes for a whole one.
 * @returns null when there are none
 * @throws Problem busy
 */
export async function filesZip({ files, attachment }: MemberFiles): Promise<Readable | null> {
  const wanted = [
    ...(attachment?.official_document ? [['official_document', attachment.official_document] as const] : []),
    ...(attachment?.form ? [['form', attachment.form] as const] : []),
    ...files.map(({ cid, proof_file }) => [cid, proof_file] as const),
  ]
  if (wanted.length === 0) return null
  if (openArchives >= openMax) throw new Problem('busy', 'problems.busy', { seconds: 30 })
  openArchives++
  const zip = new ZipFile()
  const archive = zip.outputStream as Readable
  archive.once('close', () => openArchives--)
  let source: Readable | undefined
  const breakOff = (error: Error) => {
    if (archive.destroyed) return
    log().warn({ error: error.message }, 'an archive broke off')
    archive.destroy(error)
  }
  zip.on('error', breakOff)
  // When the reader goes away nobody else closes what is being read, and with a bucket that is a connection.
  archive.on('close', () => source?.destroy())
  const rows = await findPrivateFiles(wanted.map(([, url]) => keyOf(url))).catch((error: Error) => {
    archive.destroy()
    throw error
  })
  for (const [prefix, url] of wanted) {
    const row = rows.find(({ key }) => key === keyOf(url))
    if (!row) continue
    zip.addReadStreamLazy(
      // Its number and what the member called it.
      fileName(`${prefix} ${row.originalName}`, 180),
      // Documents and pictures are packed already.
      { compress: false, size: row.bytes, mtime: row.createdAt },
      (open) => {
        fileDriver()
          .read(privateName(row.key))
          .then(
            (stream) => {
              source = stream.on('error', breakOff)
              if (archive.destroyed) stream.destroy()
              else open(null, stream)
            },
            (error: Error) => open(error, undefined as never),
          )
      },
    )
  }
  zip.end()
  return archive
}
