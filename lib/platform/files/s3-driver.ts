import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { S3Settings } from '@/lib/platform/env'
import type { ByteRange, FileDriver, NamedObject, StoredObject } from './stored-object'
import { nameAtStoragePath, storagePathOf } from './place'

/** Stores files in a bucket of S3, or of compatible storage. */
export class S3Driver implements FileDriver {
  private loading: ReturnType<typeof createS3Client> | undefined

  constructor(private readonly settings: S3Settings) {}

  /** Loads the client at the first use: installations that store files in a folder do not load it. */
  private loadClient(): ReturnType<typeof createS3Client> {
    return (this.loading ??= createS3Client(this.settings))
  }

  private bucketAndKeyOf(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: storagePathOf(name) }
  }

  async moveToStorage(name: string, temporaryPath: string): Promise<void> {
    const { s3, Upload } = await this.loadClient()
    const body = createReadStream(temporaryPath)
    try {
      // Sends parts of 5 MB, two at a time, so that memory does not grow with the file. A failure aborts the
      // upload.
      await new Upload({
        client: s3,
        queueSize: 2,
        params: { ...this.bucketAndKeyOf(name), Body: body },
      }).done()
    } finally {
      body.destroy()
    }
    await rm(temporaryPath, { force: true })
  }

  async stat(name: string): Promise<StoredObject | null> {
    const { s3 } = await this.loadClient()
    try {
      const head = await s3.headObject(this.bucketAndKeyOf(name))
      return { bytes: head.ContentLength ?? 0, changedAt: head.LastModified ?? new Date(0) }
    } catch (error) {
      if ((error as Error).name === 'NotFound') return null
      throw error
    }
  }

  async read(name: string, range?: ByteRange): Promise<Readable> {
    const { s3 } = await this.loadClient()
    const Range = range && `bytes=${range.start}-${range.end}`
    const { Body } = await s3.getObject({ ...this.bucketAndKeyOf(name), Range })
    return Body as Readable
  }

  async removeFolder(key: string): Promise<void> {
    const { s3 } = await this.loadClient()
    // About ten objects are stored under a key, so the first page of the bucket's listing contains them all.
    const { Contents = [] } = await s3.listObjectsV2({
      Bucket: this.settings.bucket,
      Prefix: `${storagePathOf(key)}/`,
    })
    await Promise.all(Contents.map(({ Key }) => s3.deleteObject({ Bucket: this.settings.bucket, Key })))
  }

  async *list(key?: string): AsyncGenerator<NamedObject> {
    const { s3 } = await this.loadClient()
    const Prefix = key === undefined ? undefined : `${storagePathOf(key)}/`
    let ContinuationToken: string | undefined
    do {
      const page = await s3.listObjectsV2({ Bucket: this.settings.bucket, Prefix, ContinuationToken })
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
        const name = nameAtStoragePath(Key)
        if (name) yield { name, bytes: Size, changedAt: LastModified }
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }
}

export async function createS3Client({ endpoint, region, keyId, secret }: S3Settings) {
  const [{ S3 }, { Upload }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
  ])
  // Each slow reader holds a connection. With the default of 50, fifty slow readers would block all others.
  const agent = { keepAlive: true, maxSockets: 1000 }
  const s3 = new S3({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    endpoint,
    // Ignores the SDK's environment variables for endpoints, which are meant for other programs.
    ignoreConfiguredEndpointUrls: true,
    // Storage at a custom address seldom has a host name for each bucket, so the path names the bucket.
    forcePathStyle: endpoint !== undefined,
    // Not all compatible storage supports the newer checksums; the bytes of an upload are signed in any case.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      httpAgent: agent,
      httpsAgent: agent,
      connectionTimeout: 5_000,
      // The limit until an answer begins, including the time to send one part of an upload. After that there
      // is no limit, because the reader of the answer sets the pace.
      requestTimeout: 60_000,
      throwOnRequestTimeout: true,
    },
  })
  return { s3, Upload }
}
