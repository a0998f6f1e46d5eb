import type { IncomingMessage, ServerResponse } from 'node:http'

type Room = { readonly bytes: number; readonly size: number }

export class PageCache {
  constructor(
    handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
    options?: { headers?: Record<string, string>; factor?: number; renderMs?: number },
  )
  readonly pages: Room
  readonly calls: Room
  readonly limitedCalls: Room
  readonly shelves: readonly Room[]
  answer(request: IncomingMessage, response: ServerResponse, clientOf?: () => string): Promise<void> | void
}
export function withAlternate(html: string, url: string): string
