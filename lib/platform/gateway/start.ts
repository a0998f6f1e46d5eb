import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MessageChannel, Worker } from 'node:worker_threads'
import { ensureThreadFile } from '@/lib/platform/thread-file'
import { sharedEpoch } from '@/lib/platform/cache/epoch'
import { sharedCounts } from '@/lib/platform/metrics/counts'
import { processState } from '@/lib/platform/process-state'

/**
 * If the gateway's threads end this many times within this time, no new thread is started. The whole process
 * then ends too, so that its supervisor notices.
 */
const endsMax = 5
const endsWithinMs = 60_000

export type GatewayOptions = {
  port: number
  /** The address to listen on; undefined for all addresses of the machine. */
  host?: string | undefined
  /** The path of the socket on which the application answers. */
  socketPath: string
  siteUrl: string
  trustedHops: number
  /** Headers of the gateway's own refusals. */
  headers: Readonly<Record<string, string>>
  /** Whether an edge in front is told of publications. */
  isEdgeTold: boolean
  /** Multiplies the gateway's rate limit. */
  factor: number
}

/** An order to a gateway thread. */
export type GatewayOrder = { stopWithinMs: number } | 'close connections after answers'
type Thread = { ended: Promise<number>; order(order: GatewayOrder): void }
/** The first message of a gateway thread: that it listens, or why it cannot. */
type Word = 'listening' | { code: string | undefined; message: string }

/**
 * Starts the gateway in a thread. When the thread ends unexpectedly a new one listens instead, while the
 * application keeps running.
 *
 * @returns once the gateway listens; `ended` resolves when the gateway was stopped, or too many threads ended
 * @throws {NodeJS.ErrnoException} when it cannot listen, such as `EADDRINUSE`
 */
export async function startGateway(options: GatewayOptions): Promise<{
  /** From now on each connection is closed after an answer, so that clients connect to other instances. */
  closeConnectionsAfterAnswers(): void
  stop(withinMs: number): Promise<void>
  ended: Promise<void>
}> {
  let thread = await startThread(options)
  let isStopping = false

  const superviseThread = async () => {
    const ends: number[] = []
    while (!isStopping) {
      const code = await thread.ended
      if (isStopping) return
      console.error(`the gateway's thread ended with code ${code}`)
      ends.unshift(Date.now())
      const earlier = ends[endsMax - 1]
      if (earlier !== undefined && Date.now() - earlier < endsWithinMs) return
      // Waits longer after each end, because the port of an ended thread takes a moment to be released.
      await pause(100 * Math.min(ends.length, endsMax) - 100)
      if (isStopping) return
      thread = await startThread(options).catch((error: unknown) => {
        console.error("the gateway's thread could not be started:", error)
        return { ended: Promise.resolve(1), order: () => undefined }
      })
    }
    // The gateway was stopped while this thread was being started.
    thread.order({ stopWithinMs: 0 })
    await thread.ended
  }

  const supervision = superviseThread()
  return {
    ended: supervision,
    closeConnectionsAfterAnswers: () => thread.order('close connections after answers'),
    async stop(withinMs) {
      isStopping = true
      thread.order({ stopWithinMs: withinMs })
      await supervision
    },
  }
}

/** @returns once the thread listens */
async function startThread(options: GatewayOptions): Promise<Thread> {
  const { port1, port2 } = new MessageChannel()
  const thread = new Worker(await ensureThreadFile('gateway'), {
    workerData: { ...options, sharedEpoch, sharedCounts, expiryPort: port2 },
    transferList: [port2],
    execArgv: [],
  })
  processState.postExpiry = (expiry) => port1.postMessage(expiry)
  const exitCode = new Promise<number>((resolve) => thread.once('exit', resolve))
  thread.on('error', (error) => console.error("the gateway's thread failed:", error))
  await new Promise((resolve, reject) => {
    thread.once('exit', (code) => reject(new Error(`it ended with code ${code}`)))
    thread.once('message', (word: Word) => {
      if (word === 'listening') return resolve(null)
      void thread.terminate()
      reject(Object.assign(new Error(word.message), word))
    })
  })
  return { ended: exitCode, order: (order) => thread.postMessage(order) }
}

/**
 * Makes the path of the socket on which the application answers the gateway. Other users of the machine must
 * not reach this socket: they could forge the address that a request came from.
 */
export function makePrivateSocketPath(): { socketPath: string; remove(): void } {
  if (process.platform === 'win32')
    return { socketPath: `\\\\.\\pipe\\strata-${process.pid}`, remove: () => undefined }
  const folder = makePrivateFolder()
  return {
    socketPath: join(folder, 'application.sock'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Makes a folder that only its owner can access; in `DATA_DIR` where nothing else may be written. */
function makePrivateFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'strata-'))
  } catch {
    return mkdtempSync(join(resolve(process.env.DATA_DIR || '.data'), 'strata-'))
  }
}
