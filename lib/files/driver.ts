import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { env } from '@/lib/env'

export type StoredObject = { bytes: number; changedAt: Date }

/** Where stored bytes lie. Names look like `<key>/1280.jpg`; what is stored under a name never changes. */
export interface FileDriver {
  /** Takes over a finished file from the temporary folder. */
  put(name: string, temporaryPath: string): Promise<void>
  /** @returns null when there is no such object */
  stat(name: string): Promise<StoredObject | null>
  /** @param range first and last byte, both included */
  read(name: string, range?: { start: number; end: number }): Readable
  /** Removes everything under one key. */
  remove(key: string): Promise<void>
}

class FolderDriver implements FileDriver {
  constructor(private readonly folder: string) {}

  private pathOf(name: string): string {
    return join(this.folder, name.slice(0, 2), name)
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

  read(name: string, range?: { start: number; end: number }): Readable {
    return createReadStream(this.pathOf(name), range)
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { recursive: true, force: true })
  }
}

let driver: FileDriver | undefined

export function fileDriver(): FileDriver {
  driver ??= new FolderDriver(env().filesDir)
  return driver
}

/** A folder for unfinished files, on the same disk as the finished ones so that taking over is a rename. */
export async function temporaryFolder(): Promise<string> {
  const folder = join(env().filesDir, 'tmp')
  await mkdir(folder, { recursive: true })
  return folder
}
