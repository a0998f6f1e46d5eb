import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ByteRange, FileDriver, NamedObject, StoredObject } from './stored-object'
import { storagePathOf } from './place'

/** Stores files in a folder, of this machine or shared by several instances. */
export class FolderDriver implements FileDriver {
  constructor(private readonly folder: string) {}

  private pathOf(name: string): string {
    return join(this.folder, storagePathOf(name))
  }

  async moveToStorage(name: string, temporaryPath: string): Promise<void> {
    const path = this.pathOf(name)
    await mkdir(dirname(path), { recursive: true })
    await rename(temporaryPath, path)
  }

  async stat(name: string): Promise<StoredObject | null> {
    try {
      const stats = await stat(this.pathOf(name))
      return stats.isFile() ? { bytes: stats.size, changedAt: stats.mtime } : null
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  async read(name: string, range?: ByteRange): Promise<Readable> {
    const file = await open(this.pathOf(name))
    return file.createReadStream(range)
  }

  async removeFolder(key: string): Promise<void> {
    await rm(this.pathOf(key), { recursive: true, force: true })
  }

  async *list(key?: string): AsyncGenerator<NamedObject> {
    for (const folder of key === undefined ? await this.keys() : [key]) {
      for (const file of await readFolderIfExists(this.pathOf(folder))) {
        const name = `${folder}/${file}`
        const entry = await this.stat(name)
        if (entry) yield { name, ...entry }
      }
    }
  }

  private async keys(): Promise<string[]> {
    // Stored files are in folders with names of two characters. Other folders hold unfinished files.
    const places = (await readFolderIfExists(this.folder)).filter((place) => place.length === 2)
    return (await Promise.all(places.map((place) => readFolderIfExists(join(this.folder, place))))).flat()
  }
}

/** Lists a folder that may have been removed since it was found. */
async function readFolderIfExists(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return []
    throw error
  }
}
