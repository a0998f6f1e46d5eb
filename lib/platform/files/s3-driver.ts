import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { S3Settings } from '@/lib/platform/env'
import { Bucket } from './bucket'
import { nameAtStoragePath, storagePathOf } from './place'
import type { ByteRange, FileDriver, NamedObject, StoredObject } from './stored-object'

/** Stores files in a bucket of S3, or of compatible storage. */
export class S3Driver implements FileDriver {
  private readonly bucket: Bucket

  constructor(settings: S3Settings) {
    this.bucket = new Bucket(settings)
  }

  async moveToStorage(name: string, temporaryPath: string): Promise<void> {
    await this.bucket.put(storagePathOf(name), temporaryPath)
    await rm(temporaryPath, { force: true })
  }

  stat(name: string): Promise<StoredObject | null> {
    return this.bucket.stat(storagePathOf(name))
  }

  read(name: string, range?: ByteRange): Promise<Readable> {
    return this.bucket.read(storagePathOf(name), range)
  }

  async removeFolder(key: string): Promise<void> {
    await this.bucket.removeAll(`${storagePathOf(key)}/`)
  }

  async *list(key?: string): AsyncGenerator<NamedObject> {
    for await (const object of this.bucket.list(key === undefined ? undefined : `${storagePathOf(key)}/`)) {
      const name = nameAtStoragePath(object.name)
      if (name) yield { ...object, name }
    }
  }
}
