import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { uploadsPath } from '@/lib/platform/api/uploads-path'
import { videoBytesMax } from '@/lib/platform/files/kinds'
import type { Row } from './measure'
import { moderatorCookie } from './session'
import { memoryBytes } from './upload-memory'

const insert = '/admin/insert/mining-video'
const megabyte = 1024 * 1024
/** After how many bytes the connection is cut, in each of the first three requests. */
const cuts = [40, 90, 75].map((megabytes) => megabytes * megabyte)

/**
 * The film from the byte `from` on, chunk by chunk: the head of an MP4, then bytes that encode their
 * position.
 */
function* film(from: number): Generator<Buffer> {
  const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42\0\0\0\0mp42isom')])
  for (let at = from; at < videoBytesMax;) {
    const number = Math.floor(at / megabyte)
    const chunk = Buffer.alloc(megabyte, `chunk ${number} `)
    if (number === 0) head.copy(chunk)
    yield chunk.subarray(at % megabyte)
    at = (number + 1) * megabyte
  }
}

type UploadRequest = { headers: Record<string, string>; body?: Iterable<Buffer>; cutAfter?: number }
type Reply = { status: number; headers: NodeJS.Dict<string | string[]>; text: string } | null

/** One request; `cutAfter` cuts its connection after so many bytes. */
function send(
  method: string,
  url: string,
  { headers, body = [], cutAfter = Infinity }: UploadRequest,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      )
    })
    asking.on('error', (error) => (cutAfter === Infinity ? reject(error) : resolve(null)))
    let sentBytes = 0
    const stream = Readable.from(body)
    stream.on('data', (chunk: Buffer) => {
      sentBytes += chunk.length
      if (sentBytes > cutAfter) asking.destroy()
    })
    stream.pipe(asking)
  })
}

/**
 * Sends a film of 300 MB over a connection that is cut three times, saves it, reads it again, and watches the
 * server's memory while it runs.
 */
export async function videoUpload(site: string, pid: number): Promise<Row[]> {
  const cookie = await moderatorCookie()
  const headers = { cookie, 'tus-resumable': '1.0.0' }
  const encodeBase64 = (text: string) => Buffer.from(text).toString('base64')
  const metadata = `call ${encodeBase64(`POST ${insert}`)},field ${encodeBase64('video')},filename ${encodeBase64('film.mp4')}`
  const begin = (bytes: number) =>
    send('POST', `${site}${uploadsPath}`, {
      headers: { ...headers, 'upload-length': String(bytes), 'upload-metadata': metadata },
    })
  // The first request of a process loads its modules; one byte too many is refused at once.
  const tooLarge = await begin(videoBytesMax + 1)
  const before = memoryBytes(pid)
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, memoryBytes(pid))), 20)
  const address = `${site}${String((await begin(videoBytesMax))?.headers.location)}`
  const offsetNow = async () =>
    Number((await send('HEAD', address, { headers }))?.headers['upload-offset'] ?? 0)
  for (const cutAfter of [...cuts, Infinity]) {
    // Bytes that are on their way at the cut may still be written.
    if (cutAfter !== cuts[0]) await pause(300)
    const offset = await offsetNow()
    const chunk = {
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(videoBytesMax - offset),
    }
    await send('PATCH', address, { headers: { ...headers, ...chunk }, body: film(offset), cutAfter })
  }
  const form = JSON.stringify({ title: 'Film', video: address.split('/').at(-1) })
  const saveResponse = await send('POST', `${site}${insert}`, {
    headers: { cookie, 'content-type': 'application/json' },
    body: [Buffer.from(form)],
  })
  clearInterval(watch)
  const hash = createHash('sha256')
  for (const chunk of film(0)) hash.update(chunk)
  const fileResponse = await fetch(`${site}/files/${hash.digest('hex')}/file.mp4`, { method: 'HEAD' })
  const isWhole =
    fileResponse.status === 200 && Number(fileResponse.headers.get('content-length')) === videoBytesMax
  const megabytes = (peak - before) / megabyte
  return [
    {
      figure: 'Memory of a film of 300 MB, its line cut three times',
      ours: `${megabytes.toFixed(0)} MB more`,
      against: `saved with ${saveResponse?.status}, ${isWhole ? 'byte for byte' : 'not whole'}; one byte more: ${tooLarge?.status}`,
      ratio: null,
      target: 'under 80 MB, whole',
      isMet: megabytes < 80 && isWhole && saveResponse?.status === 200 && tooLarge?.status === 413,
    },
  ]
}
