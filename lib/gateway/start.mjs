import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sharedEpoch } from '../cache/epoch.mjs'

/**
 * Starts the gateway in a thread of its own, and a new one when that ends by a fault. Plain JavaScript, because
 * `server.mjs` loads it.
 *
 * @typedef {{ port: number, socketPath: string, siteUrl: string, trustedHops: number, headers: Record<string, string> }} GatewayOptions
 *   `socketPath`: where the application answers; `headers`: of the gateway's own refusals
 * @param {GatewayOptions} options
 * @returns {Promise<{ stop(withinMs: number): Promise<void>, ended: Promise<number> }>} once it listens;
 *   `ended` tells that no gateway will listen any more
 * @throws {NodeJS.ErrnoException} when it cannot listen, `EADDRINUSE`
 */
export async function startGateway(options) {
  let isStopping = false
  let thread = await startThread(options)
  /** @type {number[]} */
  const deaths = []
  const ended = new Promise((resolve) => {
    /** @param {Worker} running */
    const watch = (running) => {
      running.once('exit', async (code) => {
        if (isStopping) return resolve(code)
        const now = Date.now()
        deaths.push(now)
        const isHopeless = deaths.filter((at) => at > now - deathsWithinMs).length > deathsMax
        if (isHopeless) return resolve(code)
        try {
          thread = await startThread(options)
          watch(thread)
          if (isStopping) thread.postMessage({ stopWithinMs: 0 })
        } catch (error) {
          console.error('the gateway could not be started again:', error)
          resolve(code)
        }
      })
    }
    watch(thread)
  })
  return {
    ended,
    async stop(withinMs) {
      isStopping = true
      thread.postMessage({ stopWithinMs: withinMs })
      await ended
    },
  }
}

/** More deaths within the time are a fault of every request, which a new process or its supervisor has to meet. */
const deathsMax = 5
const deathsWithinMs = 60_000

/**
 * @param {GatewayOptions} options
 * @returns {Promise<Worker>} once it listens
 */
async function startThread(options) {
  const thread = new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { ...options, sharedEpoch },
    execArgv: [],
  })
  await new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (message) => {
      if (message === 'listening') return resolve(null)
      void thread.terminate()
      reject(Object.assign(new Error(message.message), message))
    })
  })
  thread.on('error', (error) => console.error('the gateway failed and is started again:', error))
  return thread
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
