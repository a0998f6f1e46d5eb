import type { IncomingMessage, ServerResponse } from 'node:http'

/** Sets an end to what a sender goes on sending after the answer. */
export function boundUnread(
  request: IncomingMessage,
  response: ServerResponse,
  bounds?: { bytesMax?: number; millisecondsMax?: number },
): void
