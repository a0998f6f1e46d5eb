import { everyAnswer } from '../site/answer-headers.mjs'

/**
 * Writes that a crowd makes at once. They are answered before Next is asked, whose routing costs more than what they do
 * themselves: the dispatcher of `instrumentation.ts` is the same one.
 */
export const directCalls = ['POST /mw/client/insert/registration', 'POST /client/yellow-page/meetings/ask']

/** A stored file in its one spelling. Another one goes the usual way, which finds nothing. */
const filePath = /^\/files\/((?:private\/)?[0-9a-f]{64}(?:\/[0-9a-z.]{1,20})?)(?:\?|$)/

/** A longer body, or one of unknown length, goes the usual way, which reads it as it comes. */
const bodyBytesMax = 64 * 1024

/**
 * Answers such a write, or a stored file: Next would work longer on it than the file takes.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Record<string, string>} headers of every answer of this server
 * @returns {Promise<void> | null} null for what goes the usual way
 */
export function answerDirectly(request, response, headers) {
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

async function answer(dispatch, request, response, headers) {
  const parts = []
  for await (const part of request) parts.push(part)
  const asked = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) asked.set(name, String(value))
  const answered = await dispatch(
    new Request(`http://${request.headers.host}${request.url}`, {
      method: request.method,
      headers: asked,
      body: Buffer.concat(parts),
    }),
  )
  const body = Buffer.from(await answered.arrayBuffer())
  response.writeHead(answered.status, {
    ...headers,
    ...everyAnswer,
    ...Object.fromEntries(answered.headers),
    'content-length': body.length,
  })
  response.end(body)
}
