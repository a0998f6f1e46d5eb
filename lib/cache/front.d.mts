import type { IncomingMessage, ServerResponse } from 'node:http'

export class FrontCache {
  constructor(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>)
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
}
export function withTwin(html: string, url: string): string
