import { env } from '@/lib/platform/env'
import { FolderDriver } from './folder-driver'
import { S3Driver } from './s3-driver'
import type { FileDriver } from './stored-object'

let driver: FileDriver | undefined

/** Returns the driver for the bucket if one is set, else the driver for the folder. */
export function fileDriver(): FileDriver {
  const { filesS3, filesDir } = env()
  driver ??= filesS3 ? new S3Driver(filesS3) : new FolderDriver(filesDir)
  return driver
}
