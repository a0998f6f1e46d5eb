import type { IncomingMessage, ServerResponse } from 'node:http'
import { everyAnswer } from '@/lib/platform/site/answer-headers'

type Dispatch = (request: Request) => Promise<Response>

declare global {
  /** The dispatcher of all calls, which `instrumentation.ts` puts there. */
  var strataDispatch: Dispatch | undefined
  /** What answers stored files by their path under `/files/`. */
  var strataFiles:
    ((path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined
}

/**
 * Writes that a crowd makes at once. They are answered before Next is asked, whose routing costs more than what they do
 * themselves: the dispatcher of `instrumentation.ts` is the same one.
 */
export const directCalls: readonly string[] = [
  'POST /mw/client/insert/registration',
  'POST /client/yellow-page/meetings/ask',
]

/** A stored file in its one spelling. Another one goes the usual way, which finds nothing. */
const filePath = /^\/files\/((?:private\/)?[0-9a-f]{64}(?:\/[0-9a-z.]{1,20})?)(?:\?|$)/

/** A longer body, or one of unknown length, goes the usual way, which reads it as it comes. */
const bodyBytesMax = 64 * 1024

/**
 * Answers such a write, or a stored file: Next would work longer on it than the file takes.
 * @param headers of every answer of this server
 * @returns null for what goes the usual way
 */
export function answerDirectly(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> | null {
  const [, file] = filePath.exec(request.url ?? '') ?? []
  if (file && globalThis.strataFiles) {
    for (const [name, value] of Object.entries({ ...headers, ...everyAnswer }))
      response.setHeader(name, value)
    return globalThis.strataFiles(file, request, response)
  }
  // Nearly all that comes is read: those are let by at once.
  if (request.method !== 'POST' || !directCalls.includes(`POST ${request.url?.split('?')[0]}`)) return null
  const dispatch = globalThis.strataDispatch
  if (!dispatch) return null
  const length = Number(request.headers['content-length'])
  if (!(length >= 0 && length <= bodyBytesMax)) return null
  return answer(dispatch, request, response, headers)
}

async function answer(
  dispatch: Dispatch,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const requestHeaders = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) requestHeaders.set(name, String(value))
  const reply = await dispatch(
    new Request(`http://${request.headers.host}${request.url}`, {
      method: request.method,
      headers: requestHeaders,
      body: Buffer.concat(parts),
    }),
  )
  const body = Buffer.from(await reply.arrayBuffer())
  response.writeHead(reply.status, {
    ...headers,
    ...everyAnswer,
    ...Object.fromEntries(reply.headers),
    'content-length': body.length,
  })
  response.end(body)
}
