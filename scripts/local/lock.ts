import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The process that holds a data folder, as it reports itself. */
export type Holder = { pid: number; url: string }

export type Lock = { announce(url: string): void; release(): void }

/**
 * Takes the data folder for this process. The lock is a socket on which this process listens. The listening
 * ends with the process, however the process ends, so no stale lock can prevent a start.
 *
 * @returns the lock, or who holds it
 */
export async function lockDataDir(dataDir: string): Promise<Lock | Holder> {
  mkdirSync(dataDir, { recursive: true })
  const path = socketPath(realpathSync(dataDir))
  let url = ''
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(JSON.stringify({ pid: process.pid, url } satisfies Holder))
  })
  for (let attempt = 0; attempt < 3; attempt++) {
    const holder = await readHolder(path)
    if (holder) return holder
    if (process.platform !== 'win32') rmSync(path, { force: true })
    if (await tryListen(server, path)) {
      server.unref()
      return {
        announce: (address) => {
          url = address
        },
        release: () => server.close(),
      }
    }
  }
  throw new Error(`the data folder ${dataDir} could not be locked`)
}

/** Returns a short path, because the address of a socket may have no more than about 100 bytes. */
function socketPath(dataDir: string): string {
  const name = `strata-${createHash('sha256').update(dataDir).digest('hex').slice(0, 20)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

function readHolder(path: string): Promise<Holder | undefined> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(path)
    socket.setTimeout(2000, () => socket.destroy(new Error('no answer')))
    socket.setEncoding('utf8').on('data', (chunk) => (text += chunk))
    socket.on('error', () => resolve(undefined))
    socket.on('end', () => {
      const answer: unknown = JSON.parse(text || '{}')
      resolve(isHolder(answer) ? answer : undefined)
    })
  })
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && 'pid' in value && 'url' in value
}

function tryListen(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const refuse = () => resolve(false)
    server.once('error', refuse)
    server.listen(path, () => {
      server.off('error', refuse)
      resolve(true)
    })
  })
}
