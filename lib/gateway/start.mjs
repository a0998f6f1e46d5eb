import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { threadFile } from '../bundle'
import { sharedEpoch } from '../cache/epoch.mjs'

/** So many ends within so long are no accident: then whoever watches over the process is to know. */
const endsMax = 5
const endsWithinMs = 60_000

/**
 * Starts the gateway in a thread of its own. When the thread ends unexpectedly another one listens in its place, while
 * the application goes on. Plain JavaScript, because `server.mjs` loads it.
 *
 * @typedef {{ port: number, socketPath: string, siteUrl: string, trustedHops: number, headers: Record<string, string>, factor: number }} GatewayOptions
 *   `socketPath`: where the application answers; `headers`: of the gateway's own refusals; `factor` of all rate limits
 * @param {GatewayOptions} options
 * @returns {Promise<{ stop(withinMs: number): Promise<void>, ended: Promise<void> }>} once it listens; `ended` when it
 *   was stopped, or when one thread after the other ended
 * @throws {NodeJS.ErrnoException} when it cannot listen, `EADDRINUSE`
 */
export async function startGateway(options) {
  let thread = await startThread(options)
  let isStopping = false

  /** @returns {Promise<void>} */
  const supervise = async () => {
    /** @type {number[]} */
    const ends = []
    while (!isStopping) {
      const code = await thread.ended
      if (isStopping) return
      console.error(`the gateway's thread ended with code ${code}`)
      ends.unshift(Date.now())
      if (ends.length >= endsMax && ends[0] - ends[endsMax - 1] < endsWithinMs) return
      // A port that is still being given back needs a moment.
      await pause(100 * Math.min(ends.length, endsMax) - 100)
      if (isStopping) return
      thread = await startThread(options).catch((error) => {
        console.error("the gateway's thread could not be started:", error)
        return { ended: Promise.resolve(1), stop: () => undefined }
      })
    }
    // Stopped while it was being started.
    thread.stop(0)
    await thread.ended
  }

  const ended = supervise()
  return {
    ended,
    async stop(withinMs) {
      isStopping = true
      thread.stop(withinMs)
      await ended
    },
  }
}

/** @param {GatewayOptions} options @returns {Promise<{ ended: Promise<number>, stop(withinMs: number): void }>} once it listens */
async function startThread(options) {
  const thread = new Worker(await threadFile('gateway'), {
    workerData: { ...options, sharedEpoch },
    execArgv: [],
  })
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => thread.once('exit', resolve))
  thread.on('error', (error) => console.error("the gateway's thread failed:", error))
  await new Promise((resolve, reject) => {
    thread.once('exit', (code) => reject(new Error(`it ended with code ${code}`)))
    thread.once('message', (message) => {
      if (message === 'listening') return resolve(null)
      void thread.terminate()
      reject(Object.assign(new Error(message.message), message))
    })
  })
  return { ended, stop: (withinMs) => thread.postMessage({ stopWithinMs: withinMs }) }
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
