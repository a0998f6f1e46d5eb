import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

// The ports of local services are below those that systems give to outgoing connections (32768 and up on
// Linux, 49152 elsewhere): such a connection could take the port before its server listens, which may be a
// minute later.
const portRange = { least: 20_000, most: 32_000 }

/** Returns a port that nothing listens on at the moment: `preferredPort` if that one is free. */
export async function findFreePort(preferredPort?: number, host = '127.0.0.1'): Promise<number> {
  if (preferredPort && (await isPortFree(preferredPort, host))) return preferredPort
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(portRange.least, portRange.most)
    if (await isPortFree(port, host)) return port
  }
  throw new Error(`no port from ${portRange.least} to ${portRange.most} is free`)
}

/**
 * Waits until nothing listens on the port: a server that is just going down needs a moment.
 * @returns false when the port is still taken after `waitMs`
 */
export async function waitForFreePort(port: number, waitMs: number): Promise<boolean> {
  const until = Date.now() + waitMs
  for (;;) {
    if (await isPortFree(port)) return true
    if (Date.now() > until) return false
    await sleep(200)
  }
}

function isPortFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
