import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { uploadsPath } from '@/lib/platform/api/uploads-path'

export const insertVideo = 'POST /admin/insert/mining-video'
const mp4Head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42\0\0\0\0mp42isom')])
export const film = (bytes: number) => Buffer.concat([mp4Head, randomBytes(bytes)])
const toBase64 = (text: string) => Buffer.from(text).toString('base64')
export const metadata = (call = insertVideo, field = 'video') =>
  `call ${toBase64(call)},field ${toBase64(field)},filename ${toBase64('Өрөм 1.mp4')}`

export const beginHeaders = (bytes: number, uploadMetadata = metadata()) => ({
  'upload-length': String(bytes),
  'upload-metadata': uploadMetadata,
})
export const chunkHeaders = (offset: number) => ({
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})

export type Sending = { cookie?: string; headers?: Record<string, string>; body?: Buffer; cutAfter?: number }
export type Answer = { status: number; headers: Record<string, unknown>; body: string }

/**
 * Sends one request of the protocol; with `cutAfter` the connection drops after that many bytes of the body.
 */
export function sendRequest(
  url: string,
  method: string,
  path: string,
  sending: Sending,
): Promise<Answer | null> {
  const { cookie = '', headers = {}, body = Buffer.alloc(0), cutAfter } = sending
  return new Promise((resolve, reject) => {
    const asking = request(`${url}${path}`, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        'content-length': body.length,
        ...(cookie && { cookie }),
        ...headers,
      },
    })
    asking.on('error', (error) => (cutAfter === undefined ? reject(error) : resolve(null)))
    asking.on('response', (response) => {
      const { statusCode = 0, headers } = response
      buffer(response).then(
        (bytes) => resolve({ status: statusCode, headers, body: bytes.toString() }),
        reject,
      )
    })
    if (cutAfter === undefined) return asking.end(body)
    asking.write(body.subarray(0, cutAfter), () => setImmediate(() => asking.destroy()))
  })
}

/** Begins the upload of a film. @returns its path */
export async function beginUpload(url: string, cookie: string, bytes: Buffer): Promise<string> {
  const answer = await sendRequest(url, 'POST', uploadsPath, { cookie, headers: beginHeaders(bytes.length) })
  if (answer?.status !== 201) throw new Error(`an upload: ${answer?.status} ${answer?.body}`)
  return String(answer.headers.location)
}
