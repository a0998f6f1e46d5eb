import { request as ask } from 'node:http'
import { ownHeaders, without } from './hit-cache.mjs'

/** Headers of one connection, which end at the gateway; it has also answered what a client expects before its body. */
const connectionHeaders = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'upgrade',
  'http2-settings',
  'te',
  'trailer',
  'expect',
]

/**
 * Asks the application for what the gateway cannot answer, and streams both ways: a body is read no faster than the
 * application takes it, an answer no faster than the reader does. Whoever leaves is left on the other side too.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ agent: import('node:http').Agent, socketPath: string, bodyBytesMax: number, onTooLarge(): void, onAnswer(answer: import('node:http').IncomingMessage): boolean }} to
 *   `onTooLarge` answers for a body of more than `bodyBytesMax`; `onAnswer` says whether it answers itself
 * @throws {Error} at a header that may be read and not be written; nothing is left open then
 */
export function forward(request, response, { agent, socketPath, bodyBytesMax, onTooLarge, onAnswer }) {
  const headers = { ...request.headers }
  for (const name of connectionHeaders) delete headers[name]
  const asked = ask({ agent, socketPath, method: request.method, path: request.url, headers })
  asked.on('response', (answer) => {
    // It broke off; a reader must not take the part for the whole.
    answer.on('error', () => response.destroy())
    answer.once('end', () => {
      if (request.complete) return
      // A refusal: the rest of the body is nobody's. It is read and dropped, within bounds (lib/api/unread.mjs).
      request.unpipe(asked)
      request.resume()
      asked.destroy()
    })
    if (onAnswer(answer)) return
    response.writeHead(answer.statusCode ?? 500, answer.statusMessage, without(ownHeaders, answer.rawHeaders))
    // What has no length is a stream: its reader is told at once that it begins.
    if (answer.headers['content-length'] === undefined) response.flushHeaders()
    answer.pipe(response)
  })
  asked.on('error', (error) => {
    // Refused here already.
    if (response.writableEnded) return
    if (response.headersSent || response.destroyed) return void response.destroy()
    console.error('the application did not answer:', error)
    response.writeHead(502)
    response.end()
  })
  response.once('close', () => {
    if (!response.writableFinished) asked.destroy()
  })
  try {
    if ('content-length' in headers || 'transfer-encoding' in headers) pipeWithin(bodyBytesMax)
    else asked.end()
  } catch (error) {
    asked.destroy()
    throw error
  }

  /** @param {number} bytesMax */
  function pipeWithin(bytesMax) {
    // Before the first byte comes, where an error reaches the caller and not the event loop.
    asked.flushHeaders()
    let bytes = 0
    request.on('data', (/** @type {Buffer} */ part) => {
      bytes += part.length
      if (bytes <= bytesMax || response.headersSent) return
      request.unpipe(asked)
      asked.destroy()
      onTooLarge()
      request.resume()
    })
    request.pipe(asked)
  }
}
