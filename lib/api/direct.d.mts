import type { IncomingMessage, ServerResponse } from 'node:http'

export const directCalls: readonly string[]
export function answerDirectly(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> | null

declare global {
  /** The dispatcher of all calls, for `server.mjs`. */
  var strataDispatch: ((request: Request) => Promise<Response>) | undefined
  /** What answers stored files by their path under `/files/`, for `server.mjs`. */
  var strataFiles:
    ((path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined
}
