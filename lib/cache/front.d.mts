import type { IncomingMessage, ServerResponse } from 'node:http'

export class FrontCache {
  constructor(
    handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
    options?: { headers?: Record<string, string>; factor?: number },
  )
  readonly pages: { readonly bytes: number; readonly size: number }
  answer(request: IncomingMessage, response: ServerResponse, client?: string): Promise<void>
}
export function withTwin(html: string, url: string): string
