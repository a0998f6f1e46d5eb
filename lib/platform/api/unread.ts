import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Limits how much of a body is still read after its refusal. The rest of the body is read and dropped,
 * because a browser reads the answer only after sending its whole form. If the rest exceeds `bytesMax` or
 * `millisecondsMax`, the connection is cut.
 */
export function limitUnreadBody(
  request: IncomingMessage,
  response: ServerResponse,
  { bytesMax = 320 * 1024 * 1024, millisecondsMax = 600_000 } = {},
): void {
  // A request without a body leaves none unread.
  const { headers } = request
  if (!('content-length' in headers) && !('transfer-encoding' in headers)) return
  response.once('finish', () => {
    if (request.complete) return
    const { socket } = request
    const bytesBefore = socket.bytesRead
    const until = Date.now() + millisecondsMax
    const watch = setInterval(() => {
      if (request.complete || socket.destroyed) clearInterval(watch)
      else if (socket.bytesRead - bytesBefore > bytesMax || Date.now() > until) socket.destroy()
    }, 250)
    watch.unref()
  })
}
