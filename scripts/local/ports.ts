import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A port that nothing listens on at the moment; `preferred` when that one is free. */
export async function freePort(preferred?: number, host = '127.0.0.1'): Promise<number> {
  if (preferred && (await isFree(preferred, host))) return preferred
  return listenOnce(0, host)
}

/**
 * Waits until nothing listens on the port: a server that is just going down needs a moment.
 * @returns false when it is still taken after `waitMs`
 */
export async function waitForFreePort(port: number, waitMs: number): Promise<boolean> {
  const until = Date.now() + waitMs
  for (;;) {
    if (await isFree(port)) return true
    if (Date.now() > until) return false
    await sleep(200)
  }
}

async function isFree(port: number, host?: string): Promise<boolean> {
  return listenOnce(port, host).then(
    () => true,
    () => false,
  )
}

function listenOnce(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('no port was given'))
      })
    })
  })
}
