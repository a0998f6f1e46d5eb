import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ByteRange, FileDriver, StoredObject } from './driver'
import { placeOf } from './place'

/** Stored files in a folder of this machine, or in one that several instances share. */
export class FolderDriver implements FileDriver {
  constructor(private readonly folder: string) {}

  private pathOf(name: string): string {
    return join(this.folder, placeOf(name))
  }

  async put(name: string, temporaryPath: string): Promise<void> {
    const path = this.pathOf(name)
    await mkdir(dirname(path), { recursive: true })
    await rename(temporaryPath, path)
  }

  async stat(name: string): Promise<StoredObject | null> {
    try {
      const found = await stat(this.pathOf(name))
      return found.isFile() ? { bytes: found.size, changedAt: found.mtime } : null
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  async read(name: string, range?: ByteRange): Promise<Readable> {
    const file = await open(this.pathOf(name))
    return file.createReadStream(range)
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { recursive: true, force: true })
  }
}
