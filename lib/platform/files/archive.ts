import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { fileDriver } from './driver'

/** A stored file as it lies in an archive. */
export type ArchivedFile = {
  /** In the archive. */
  name: string
  /** The stored object's. */
  object: string
  bytes: number
  createdAt: Date
}

/** Chunks are handed on in this size, so that few words pass between a thread and its server. */
const partBytes = 256 * 1024

/**
 * Stored files one behind the other as a ZIP archive, read as it is taken: each file is opened when its turn comes,
 * and closed when nobody takes the rest. In a thread: checksums cost a third of a millisecond for each 64 kB.
 * @throws Error of a file that cannot be read to its end, so that no half archive passes for a complete one
 */
export async function* packArchive(files: readonly ArchivedFile[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const archive = zip.outputStream as Readable
  let source: Readable | undefined
  const breakOff = (error: Error) => archive.destroy(error)
  zip.on('error', breakOff)
  archive.on('close', () => source?.destroy())
  for (const { name, object, bytes, createdAt } of files) {
    zip.addReadStreamLazy(
      name,
      // Documents and pictures are compressed already.
      { compress: false, size: bytes, mtime: createdAt },
      (open) => {
        fileDriver()
          .read(object)
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
  let waitingChunks: Buffer[] = []
  let waitingBytes = 0
  for await (const chunk of archive as AsyncIterable<Buffer>) {
    waitingChunks.push(chunk)
    waitingBytes += chunk.length
    if (waitingBytes < partBytes) continue
    yield copyChunks(waitingChunks)
    waitingChunks = []
    waitingBytes = 0
  }
  if (waitingBytes > 0) yield copyChunks(waitingChunks)
}

/** In memory of its own: a buffer of Node's would be sent with all that shares its memory. */
const copyChunks = (chunks: readonly Buffer[]) => new Uint8Array(Buffer.concat(chunks))
