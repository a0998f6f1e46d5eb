import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sharedEpoch } from '../cache/epoch.mjs'

/**
 * Starts the gateway in a thread of its own. Plain JavaScript, because `server.mjs` loads it.
 *
 * @typedef {{ port: number, socketPath: string, siteUrl: string, trustedHops: number, headers: Record<string, string> }} GatewayOptions
 *   `socketPath`: where the application answers; `headers`: of the gateway's own refusals
 * @param {GatewayOptions} options
 * @returns {Promise<{ stop(withinMs: number): Promise<void>, ended: Promise<number> }>} once it listens
 * @throws {NodeJS.ErrnoException} when it cannot listen, `EADDRINUSE`
 */
export async function startGateway(options) {
  const thread = new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { ...options, sharedEpoch },
    execArgv: [],
  })
  const ended = new Promise((resolve) => thread.once('exit', resolve))
  await new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (message) => {
      if (message === 'listening') resolve(null)
      else reject(Object.assign(new Error(message.message), message))
    })
  })
  return {
    ended,
    async stop(withinMs) {
      thread.postMessage({ stopWithinMs: withinMs })
      await ended
    },
  }
}

/**
 * A place where the application can answer the gateway and nobody else can ask: whoever came there would be believed
 * about the address that was asked from.
 * @returns {{ socketPath: string, remove(): void }}
 */
export function privateSocket() {
  if (process.platform === 'win32')
    return { socketPath: `\\\\.\\pipe\\strata-${process.pid}`, remove: () => undefined }
  // Only its owner may look into such a folder.
  const folder = mkdtempSync(join(tmpdir(), 'strata-'))
  return {
    socketPath: join(folder, 'application.sock'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
