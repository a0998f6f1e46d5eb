import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '@/lib/platform/env'
import { isSigned } from './s3-signature'

type StoredObject = { bytes: Buffer; changedAt: Date }
type UploadInParts = { key: string; startedAt: Date; parts: Map<number, Buffer> }
type Refusal = { status: number; code: string }

/** The minimum size of a part, except the last one. */
const partBytesMin = 5 * 1024 * 1024

/**
 * Storage that implements the parts of S3's protocol that files need: one bucket, in memory, on a free port.
 * It refuses requests that are not signed with its access key.
 */
export class S3Server {
  readonly objects = new Map<string, StoredObject>()
  /** The uploads in parts that are neither complete nor ended. */
  readonly uploads = new Map<string, UploadInParts>()
  /** The largest body of a request so far. */
  bodyBytesMax = 0
  /** Bytes of objects that were sent. */
  sentBytes = 0
  /** Answers with an object that have not ended. */
  openReads = 0
  /** Set by a test: requests to refuse with 400, which no client retries. */
  refuses: (method: string, url: URL) => boolean = () => false
  /** How many names one page of a list has. */
  listedMax = 1_000
  /** Set by a test: an object's answer breaks off after that many bytes. */
  breaksOffAt = Infinity

  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch((error) => response.destroy(error as Error))
  })

  async start(): Promise<S3Settings & { endpoint: string }> {
    await new Promise<void>((resolve) => this.server.listen(0, 'localhost', resolve))
    return {
      // A host name, not an IP address: the client never puts the bucket before an address, with path style
      // or without.
      endpoint: `http://localhost:${(this.server.address() as AddressInfo).port}`,
      ...{ region: 'us-east-1', bucket: 'strata-files', keyId: 'test-key', secret: 'test-secret' },
    }
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bytesOf(request)
    this.bodyBytesMax = Math.max(this.bodyBytesMax, body.length)
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    const method = request.method ?? ''
    const refusal = !isSigned(request, body, { keyId: 'test-key', secret: 'test-secret' })
      ? { status: 403, code: 'SignatureDoesNotMatch' }
      : bucket !== 'strata-files'
        ? { status: 404, code: 'NoSuchBucket' }
        : this.refuses(method, url)
          ? { status: 400, code: 'InvalidRequest' }
          : key === ''
            ? this.list(url, response)
            : url.searchParams.has('uploads') || url.searchParams.has('uploadId')
              ? this.upload(method, key, url, body, response)
              : this.object(method, key, request, body, response)
    if (refusal) {
      const text = xml(`<Error><Code>${refusal.code}</Code><Message>${refusal.code}</Message></Error>`)
      response.writeHead(refusal.status, { 'content-type': 'application/xml' })
      response.end(method === 'HEAD' ? undefined : text)
    }
  }

  private list(url: URL, response: ServerResponse): Refusal | void {
    if (url.searchParams.has('uploads')) return void response.end(xml(this.uploadList()))
    const prefix = url.searchParams.get('prefix') ?? ''
    if (url.searchParams.get('list-type') !== '2') return { status: 501, code: 'NotImplemented' }
    const after = url.searchParams.get('continuation-token') ?? ''
    const names = [...this.objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort()
    const page = names.slice(0, this.listedMax)
    const delimiter = url.searchParams.get('delimiter')
    const contents = page.map((name) => {
      const end = delimiter ? name.indexOf(delimiter, prefix.length) : -1
      if (end >= 0) return `<CommonPrefixes><Prefix>${name.slice(0, end + 1)}</Prefix></CommonPrefixes>`
      const { bytes, changedAt } = this.objects.get(name) as StoredObject
      return `<Contents><Key>${name}</Key><Size>${bytes.length}</Size><LastModified>${changedAt.toISOString()}</LastModified></Contents>`
    })
    const next =
      names.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    response.end(xml(`<ListBucketResult>${[...new Set(contents)].join('')}${next}</ListBucketResult>`))
  }

  private uploadList(): string {
    const uploads = [...this.uploads].map(
      ([id, { key, startedAt }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${startedAt.toISOString()}</Initiated></Upload>`,
    )
    return `<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`
  }

  private object(
    method: string,
    key: string,
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): Refusal | void {
    if (method === 'PUT') {
      this.objects.set(key, { bytes: body, changedAt: new Date() })
      return void response.writeHead(200, { etag: etagOf(body) }).end()
    }
    if (method === 'DELETE') {
      this.objects.delete(key)
      return void response.writeHead(204).end()
    }
    const object = this.objects.get(key)
    if (!object) return { status: 404, code: 'NoSuchKey' }
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    const last = object.bytes.length - 1
    const [start, end] = range ? [Number(range[1]), Math.min(Number(range[2]), last)] : [0, last]
    if (range && start > last) return { status: 416, code: 'InvalidRange' }
    const part = object.bytes.subarray(start, end + 1)
    response.writeHead(range ? 206 : 200, {
      'content-length': part.length,
      'last-modified': object.changedAt.toUTCString(),
      etag: etagOf(object.bytes),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${object.bytes.length}` } : {}),
    })
    if (method === 'HEAD') return void response.end()
    this.openReads += 1
    response.once('close', () => (this.openReads -= 1))
    this.sentBytes += part.length
    if (part.length <= this.breaksOffAt) return void response.end(part)
    response.write(part.subarray(0, this.breaksOffAt), () => response.destroy())
  }

  private upload(
    method: string,
    key: string,
    url: URL,
    body: Buffer,
    response: ServerResponse,
  ): Refusal | void {
    if (method === 'POST' && url.searchParams.has('uploads')) {
      const id = randomUUID()
      this.uploads.set(id, { key, startedAt: new Date(), parts: new Map() })
      return void response.end(
        xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`),
      )
    }
    const id = url.searchParams.get('uploadId') ?? ''
    const parts = this.uploads.get(id)?.parts
    if (!parts) return { status: 404, code: 'NoSuchUpload' }
    if (method === 'PUT') {
      parts.set(Number(url.searchParams.get('partNumber')), body)
      return void response.writeHead(200, { etag: etagOf(body) }).end()
    }
    if (method === 'POST') {
      const partList = [...body.toString().matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
        number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
        etag: /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll('&quot;', '"'),
      }))
      const bodies = partList.map(({ number }) => parts.get(number))
      if (!partList.every(({ etag }, i) => bodies[i] && etag === etagOf(bodies[i]))) {
        return { status: 400, code: 'InvalidPart' }
      }
      const partBodies = bodies as Buffer[]
      if (partBodies.slice(0, -1).some((part) => part.length < partBytesMin)) {
        return { status: 400, code: 'EntityTooSmall' }
      }
      this.objects.set(key, { bytes: Buffer.concat(partBodies), changedAt: new Date() })
      response.end(xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`))
    } else {
      response.writeHead(204).end()
    }
    this.uploads.delete(id)
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function xml(text: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${text}`
}
