import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type RequestListener,
} from 'node:http'
import type { Worker } from 'node:worker_threads'
import { afterEach, vi } from 'vitest'
import { makePrivateSocketPath, startGateway } from '@/lib/platform/gateway/start'
import { findFreePort } from '@/scripts/local/ports'

/** The threads of all gateways of a test, in the order of their start. */
export const threads: Worker[] = []

vi.mock('node:worker_threads', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:worker_threads')>()
  class RecordedWorker extends original.Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      threads.push(this)
    }
  }
  return { ...original, Worker: RecordedWorker }
})

export type Answer = { status: number; body: string; bytes: Buffer; headers: IncomingHttpHeaders }

const closing: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  threads.length = 0
})

/** A gateway before an application that records its requests; both end with the test. */
export async function serve(
  application: RequestListener,
  { trustedHops = 0, isEdgeTold = false, factor = 1 } = {},
) {
  const calls: IncomingMessage[] = []
  const server = createServer((incoming, response) => {
    calls.push(incoming)
    application(incoming, response)
  })
  const { socketPath, remove } = makePrivateSocketPath()
  await new Promise<void>((resolve) => server.listen(socketPath, resolve))
  const port = await findFreePort()
  const options = {
    port,
    socketPath,
    siteUrl: 'https://strata.example',
    trustedHops,
    headers: { 'x-own': '1' },
    isEdgeTold,
    factor,
  }
  const gateway = await startGateway(options)
  closing.push(async () => {
    server.closeAllConnections()
    await gateway.stop(0)
    server.close()
    remove()
  })
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const clientRequest = request(
        { host: 'localhost', port, path, headers, method, agent: false, maxHeaderSize: 64 * 1024 },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', reject)
          response.on('end', () => {
            const bytes = Buffer.concat(parts)
            const { statusCode = 0, headers } = response
            resolve({ status: statusCode, body: bytes.toString(), bytes, headers })
          })
        },
      )
      clientRequest.on('error', reject)
      clientRequest.end(body)
    })
  return { ask, calls, port, options, gateway }
}
