import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * After a refusal a sender may still be sending. The rest is read and dropped, because a browser looks at the answer
 * only when all of its form is gone; but no more of it than any call takes, and not for ever.
 */
export function boundUnread(
  request: IncomingMessage,
  response: ServerResponse,
  { bytesMax = 320 * 1024 * 1024, millisecondsMax = 600_000 } = {},
): void {
  // What sends no body leaves none unread.
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
