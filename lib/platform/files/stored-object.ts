import type { Readable } from 'node:stream'

export type StoredObject = { bytes: number; changedAt: Date }
export type NamedObject = StoredObject & { name: string }

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

/** Storage for bytes. Names look like `<key>/1280.jpg`; the content under a name never changes. */
export interface FileDriver {
  /** Takes over a finished file from the temporary folder; a file that cannot be stored stays there. */
  moveToStorage(name: string, temporaryPath: string): Promise<void>
  /** @returns null when there is no such object */
  stat(name: string): Promise<StoredObject | null>
  /**
   * Opens an object, or a range of its bytes, as a stream.
   * @throws Error when there is no such object, before the first byte, so that an HTTP answer can report it
   */
  read(name: string, range?: ByteRange): Promise<Readable>
  /** Removes everything under one key. */
  removeFolder(key: string): Promise<void>
  /** Lists everything stored, or everything under one key, without unfinished files. */
  list(key?: string): AsyncGenerator<NamedObject>
}
