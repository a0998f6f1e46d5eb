import { createWriteStream, type Dirent } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Settings } from '@/lib/platform/env'
import { createS3Client } from '@/lib/platform/files/bucket'

/** Where backups are stored: a folder, or a part of a bucket. Names have `/` between their parts. */
export interface BackupPlace {
  /** Writes a file whole, or not at all; a killed process may leave a part under another name. */
  write(name: string, content: Readable): Promise<void>
  read(name: string): Promise<Readable>
  /** Lists every file in a folder and its folders with its size. */
  list(folder: string): AsyncGenerator<{ name: string; bytes: number }>
  /** Lists the names of the folders at the top, without looking into them. */
  listFolders(): Promise<string[]>
  remove(name: string): Promise<void>
}

/**
 * Opens the place that an operator names.
 * @param address a folder, or `s3://bucket/prefix` in the storage of `FILES_S3_*`
 */
export function openBackupPlace(address: string, s3: S3Settings | undefined): BackupPlace {
  const [bucket = '', ...folders] = address.startsWith('s3://') ? address.slice(5).split('/') : []
  const prefix = folders.filter(Boolean).join('/')
  if (!bucket) return new FolderPlace(resolve(address))
  if (!s3)
    throw new Error(
      `${address} needs FILES_S3_REGION, FILES_S3_KEY_ID, FILES_S3_SECRET, FILES_S3_BUCKET and, unless it is S3 itself, FILES_S3_ENDPOINT`,
    )
  return new BucketPlace({ ...s3, bucket }, prefix && `${prefix}/`)
}

class FolderPlace implements BackupPlace {
  constructor(private readonly folder: string) {}

  async write(name: string, content: Readable): Promise<void> {
    const path = join(this.folder, name)
    await mkdir(dirname(path), { recursive: true })
    const partPath = `${path}.part`
    try {
      await pipeline(content, createWriteStream(partPath, { mode: 0o600 }))
      await rename(partPath, path)
    } catch (error) {
      await rm(partPath, { force: true })
      throw error
    }
  }

  async read(name: string): Promise<Readable> {
    return (await open(join(this.folder, name))).createReadStream()
  }

  async *list(folder: string): AsyncGenerator<{ name: string; bytes: number }> {
    for (const entry of await this.readFolder(folder, true)) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      yield {
        name: relative(this.folder, path).split(sep).join('/'),
        bytes: (await stat(path)).size,
      }
    }
  }

  async listFolders(): Promise<string[]> {
    return (await this.readFolder('', false)).filter((entry) => entry.isDirectory()).map(({ name }) => name)
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true })
    // An empty folder would still be listed.
    for (let folder = dirname(name); folder !== '.'; folder = dirname(folder))
      await rmdir(join(this.folder, folder)).catch(() => (folder = '.'))
  }

  /** Reads a folder; one that does not exist is empty. */
  private async readFolder(folder: string, recursive: boolean): Promise<Dirent[]> {
    try {
      return await readdir(join(this.folder, folder), { withFileTypes: true, recursive })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  }
}

class BucketPlace implements BackupPlace {
  private readonly client: ReturnType<typeof createS3Client>

  constructor(
    private readonly settings: S3Settings,
    private readonly prefix: string,
  ) {
    this.client = createS3Client(settings)
  }

  private addressOf(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: `${this.prefix}${name}` }
  }

  async write(name: string, content: Readable): Promise<void> {
    const { s3, Upload } = await this.client
    await new Upload({ client: s3, queueSize: 2, params: { ...this.addressOf(name), Body: content } }).done()
  }

  async read(name: string): Promise<Readable> {
    const { s3 } = await this.client
    return (await s3.getObject(this.addressOf(name))).Body as Readable
  }

  async *list(folder: string): AsyncGenerator<{ name: string; bytes: number }> {
    for await (const { Contents = [] } of this.listPages(folder))
      for (const { Key = '', Size = 0 } of Contents)
        yield { name: Key.slice(this.prefix.length), bytes: Size }
  }

  async listFolders(): Promise<string[]> {
    const names: string[] = []
    for await (const { CommonPrefixes = [] } of this.listPages('', '/'))
      for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(this.prefix.length, -1))
    return names
  }

  private async *listPages(folder: string, Delimiter?: string) {
    const { s3 } = await this.client
    let ContinuationToken: string | undefined
    do {
      const page = await s3.listObjectsV2({
        Bucket: this.settings.bucket,
        Prefix: `${this.prefix}${folder}`,
        Delimiter,
        ContinuationToken,
      })
      yield page
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  async remove(name: string): Promise<void> {
    const { s3 } = await this.client
    await s3.deleteObject(this.addressOf(name))
  }
}
