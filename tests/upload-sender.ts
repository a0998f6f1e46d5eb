import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

export type Part = { name: string; bytes: Buffer; fileName?: string }

export const boundary = 'strata-test'
export const formType = `multipart/form-data; boundary=${boundary}`

/**
 * The bytes of a form, so that a test can cut it anywhere. `marks` lists where each part's head and body
 * begin.
 */
export function formBytes(parts: readonly Part[]): { bytes: Buffer; marks: number[] } {
  const chunks: Buffer[] = []
  const marks: number[] = []
  let length = 0
  const add = (chunk: Buffer, isMarked: boolean) => {
    if (isMarked) marks.push(length)
    chunks.push(chunk)
    length += chunk.length
  }
  for (const { name, bytes, fileName } of parts) {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`
    add(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`), true)
    add(bytes, true)
    add(Buffer.from('\r\n'), false)
  }
  add(Buffer.from(`--${boundary}--\r\n`), true)
  return { bytes: Buffer.concat(chunks), marks }
}

type Target = { url: string; path: string; headers?: Record<string, string> }

/** Sends the beginning of a body and disconnects, at once or after that many milliseconds. */
export function sendAndLeave(
  { url, path, headers = {} }: Target,
  body: Buffer,
  sentBytes: number,
  staysMilliseconds = 0,
): Promise<void> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.once('close', () => resolve())
    const lines = {
      host: `${hostname}:${port}`,
      'content-type': formType,
      'content-length': String(body.length),
      ...headers,
    }
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n`)
    socket.write(body.subarray(0, sentBytes), () =>
      setTimeout(() => socket.destroy(), Math.max(1, staysMilliseconds)),
    )
    socket.resume()
  })
}

export type Reply = { status: number; text: string; headers: IncomingHttpHeaders; milliseconds: number }

/**
 * Sends a body chunk by chunk until it is answered, and reads the answer whenever it comes.
 * @param body its chunks; the generator may wait between them
 */
export function sendBody(
  { url, path, headers = {} }: Target,
  body: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<Reply> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${url}${path}`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': formType, ...headers },
    })
    let isAnswered = false
    request.once('response', (response) => {
      isAnswered = true
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () => {
        const milliseconds = performance.now() - startedAt
        const text = Buffer.concat(parts).toString()
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers, milliseconds })
        request.destroy()
      })
    })
    request.on('error', (error) => isAnswered || reject(error))
    const push = async () => {
      for await (const chunk of body) {
        if (isAnswered || request.destroyed) return
        if (!request.write(chunk)) await new Promise((go) => request.once('drain', go).once('close', go))
      }
      request.end()
    }
    push().catch(reject)
  })
}

/**
 * Sends a body to its end as a browser does, even after the answer; Node's own client stops at an answer.
 * @returns the status of the answer, and of a second request on the same connection
 */
export async function sendWhole(
  { url, path, headers = {} }: Target,
  body: Iterable<Buffer>,
): Promise<{ status: number; next: number }> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  let replyText = ''
  socket.on('data', (data) => (replyText += data.toString()))
  const closeEvent = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => {})
  const statuses = () => [...replyText.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
  const until = async (isTrue: () => boolean) => {
    while (!isTrue() && !socket.destroyed)
      await Promise.race([new Promise((resolve) => socket.once('data', resolve)), closeEvent])
  }
  const write = async (chunk: Buffer | string) => {
    if (!socket.destroyed && !socket.write(chunk))
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closeEvent])
  }
  const lines = { host, 'content-type': formType, 'transfer-encoding': 'chunked', ...headers }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  await write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n`)
  for (const chunk of body) {
    await write(`${chunk.length.toString(16)}\r\n`)
    await write(chunk)
    await write('\r\n')
  }
  await write('0\r\n\r\n')
  await until(() => statuses().length > 0)
  await write(`GET /none HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
  await until(() => statuses().length > 1)
  socket.destroy()
  const [status = 0, next = 0] = statuses()
  return { status, next }
}
