import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeSite = {
  url: URL
  /** The paths with their queries, in the order of the requests. */
  requests: string[]
  stop(): Promise<void>
}

/** Starts an old site that answers as `answer` says. */
export async function startFakeSite(
  answer: (request: IncomingMessage, response: ServerResponse, url: URL) => void,
): Promise<FakeSite> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    answer(request, response, new URL(request.url ?? '/', 'http://old.example'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}
