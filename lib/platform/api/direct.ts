import type { IncomingMessage, ServerResponse } from 'node:http'
import { processState } from '@/lib/platform/process-state'
import { everyAnswer } from '@/lib/platform/site/answer-headers'

type Dispatch = (request: Request) => Promise<Response>

declare global {
  interface ProcessState {
    /** The dispatcher of all calls, set by `instrumentation.ts`. */
    dispatch?: Dispatch
    /** Sends the stored file of a `path` under `/files/`; set by `instrumentation.ts`. */
    answerFile?:
      ((path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined
  }
}

/**
 * Writes that very many users make at once. They are answered without Next and its routing, by the dispatcher
 * that `instrumentation.ts` sets.
 */
export const directCalls: readonly string[] = [
  'POST /mw/client/insert/registration',
  'POST /client/yellow-page/meetings/ask',
]

/**
 * The address of a stored file in its canonical spelling. Next answers all other spellings
 * (`pages/api/files/[...key].ts`).
 */
const filePath = /^\/files\/((?:private\/)?[0-9a-f]{64}(?:\/[0-9a-z.]{1,20})?)(?:\?|$)/

/**
 * The longest body that is read here, in bytes. A call with a longer body, or with a body of unknown length,
 * goes through Next, which streams it.
 */
const bodyBytesMax = 64 * 1024

/**
 * Answers one of the `directCalls`, or a request for a stored file, without Next. This saves the time of
 * Next's routing.
 * @param headers which every answer of this server has
 * @returns null when Next is to answer
 */
export function answerWithoutNext(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> | null {
  const [, file] = filePath.exec(request.url ?? '') ?? []
  if (file && processState.answerFile) {
    for (const [name, value] of Object.entries({ ...headers, ...everyAnswer }))
      response.setHeader(name, value)
    return processState.answerFile(file, request, response)
  }
  // Most requests are reads: this check passes them on to Next at once.
  if (request.method !== 'POST' || !directCalls.includes(`POST ${request.url?.split('?')[0]}`)) return null
  const dispatch = processState.dispatch
  if (!dispatch) return null
  const length = Number(request.headers['content-length'])
  if (!(length >= 0 && length <= bodyBytesMax)) return null
  return dispatchAndSendAnswer(dispatch, request, response, headers)
}

async function dispatchAndSendAnswer(
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
