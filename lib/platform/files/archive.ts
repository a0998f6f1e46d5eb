import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { fileDriver } from './driver'

/** A stored file as an entry of an archive. */
export type ArchivedFile = {
  /** The name in the archive. */
  name: string
  /** The name of the stored object. */
  object: string
  bytes: number
  createdAt: Date
}

/**
 * How many bytes of an archive a thread collects before it sends them to the server, so that few messages are
 * needed.
 */
const partBytes = 256 * 1024

/**
 * Packs stored files into a ZIP archive, streamed: each file is opened only when its turn comes. When the
 * reader stops, the open file is closed. Runs in a thread, so that computing the checksums does not block the
 * server.
 * @throws Error for a file that cannot be read to its end, so that no partial archive passes for a complete
 * one
 */
export async function* packArchive(files: readonly ArchivedFile[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const archive = zip.outputStream as Readable
  let source: Readable | undefined
  const destroyArchive = (error: Error) => archive.destroy(error)
  zip.on('error', destroyArchive)
  archive.on('close', () => source?.destroy())
  for (const { name, object, bytes, createdAt } of files) {
    zip.addReadStreamLazy(
      name,
      // Nothing is compressed here, because documents and pictures are compressed already.
      { compress: false, size: bytes, mtime: createdAt },
      (open) => {
        fileDriver()
          .read(object)
          .then(
            (stream) => {
              source = stream.on('error', destroyArchive)
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
    yield joinChunks(waitingChunks)
    waitingChunks = []
    waitingBytes = 0
  }
  if (waitingBytes > 0) yield joinChunks(waitingChunks)
}

/**
 * Joins chunks into separate memory: a pooled buffer of Node would be sent with all memory that it shares.
 */
const joinChunks = (chunks: readonly Buffer[]) => new Uint8Array(Buffer.concat(chunks))
