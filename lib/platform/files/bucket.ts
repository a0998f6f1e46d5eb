import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { ListMultipartUploadsCommandOutput } from '@aws-sdk/client-s3'
import type { S3Settings } from '@/lib/platform/env'
import type { ByteRange, NamedObject, StoredObject } from './stored-object'

/** The objects of a bucket of S3, or of compatible storage, by their full names. */
export class Bucket {
  private loading: ReturnType<typeof createS3Client> | undefined

  constructor(private readonly settings: S3Settings) {}

  /** Loads the client at the first use: installations that store files in a folder do not load it. */
  private loadClient(): ReturnType<typeof createS3Client> {
    return (this.loading ??= createS3Client(this.settings))
  }

  private addressOf(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: name }
  }

  /** Stores the bytes of a local file. */
  async put(name: string, path: string): Promise<void> {
    const { s3, Upload } = await this.loadClient()
    const body = createReadStream(path)
    try {
      // Sends parts of 5 MB, two at a time, so that memory does not grow with the file. A failure aborts the
      // upload.
      await new Upload({
        client: s3,
        queueSize: 2,
        params: { ...this.addressOf(name), Body: body },
      }).done()
    } finally {
      body.destroy()
    }
  }

  async stat(name: string): Promise<StoredObject | null> {
    const { s3 } = await this.loadClient()
    try {
      const head = await s3.headObject(this.addressOf(name))
      return { bytes: head.ContentLength ?? 0, changedAt: head.LastModified ?? new Date(0) }
    } catch (error) {
      if ((error as Error).name === 'NotFound') return null
      throw error
    }
  }

  async read(name: string, range?: ByteRange): Promise<Readable> {
    const { s3 } = await this.loadClient()
    const Range = range && `bytes=${range.start}-${range.end}`
    const { Body } = await s3.getObject({ ...this.addressOf(name), Range })
    return Body as Readable
  }

  async remove(name: string): Promise<void> {
    const { s3 } = await this.loadClient()
    await s3.deleteObject(this.addressOf(name))
  }

  /** Removes the objects whose names begin so: a few, since they are removed at once. */
  async removeAll(prefix: string): Promise<void> {
    const names: string[] = []
    for await (const { name } of this.list(prefix)) names.push(name)
    await Promise.all(names.map((name) => this.remove(name)))
  }

  async *list(prefix?: string): AsyncGenerator<NamedObject> {
    const { s3 } = await this.loadClient()
    let ContinuationToken: string | undefined
    do {
      const page = await s3.listObjectsV2({
        Bucket: this.settings.bucket,
        Prefix: prefix,
        ContinuationToken,
      })
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
        yield { name: Key, bytes: Size, changedAt: LastModified }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  /**
   * Ends the uploads in parts that a killed process left unfinished: their parts take space, and no list shows
   * them.
   * @param isOwn says of an object's name whether we write such names: the bucket may have other users
   * @returns how many were ended
   */
  async abortUploads(startedBefore: Date, isOwn: (name: string) => boolean): Promise<number> {
    const { s3 } = await this.loadClient()
    let abortedCount = 0
    let markers: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | null = {}
    while (markers) {
      const page: ListMultipartUploadsCommandOutput = await s3.listMultipartUploads({
        Bucket: this.settings.bucket,
        ...markers,
      })
      for (const { Key = '', UploadId, Initiated } of page.Uploads ?? []) {
        if (!Initiated || Initiated >= startedBefore || !isOwn(Key)) continue
        await s3.abortMultipartUpload({ ...this.addressOf(Key), UploadId })
        abortedCount++
      }
      markers = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : null
    }
    return abortedCount
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
