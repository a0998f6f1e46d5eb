import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { dispatch } from '@/lib/wiring/calls/dispatch'
import { limitUnreadBody } from '@/lib/platform/api/unread'
import { env } from '@/lib/platform/env'

export type CallServer = {
  url: string
  /** Calls that have started and not ended: a hanging promise keeps its call open. */
  openCalls(): number
  stop(): Promise<void>
}

/** The dispatcher behind a real socket, with the body passed as Next does it, to test broken connections. */
export async function startCallServer(
  bounds?: Parameters<typeof limitUnreadBody>[2],
  answer: (request: Request) => Promise<Response> = dispatch,
): Promise<CallServer> {
  let open = 0
  const server: Server = createServer((incoming, outgoing) => {
    limitUnreadBody(incoming, outgoing, bounds)
    open++
    const request = new Request(`${env().siteUrl}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      // undici does the same with a request of Node's: it reads it as an iterable.
      ...(incoming.method === 'GET' || incoming.method === 'HEAD'
        ? {}
        : { body: incoming as unknown as BodyInit, duplex: 'half' }),
    })
    answer(request)
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers))
        await pipeline(Readable.from(Buffer.from(await response.arrayBuffer())), outgoing)
      })
      .catch(() => outgoing.destroy())
      .finally(() => open--)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    openCalls: () => open,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
