import type { IncomingMessage } from 'node:http'

export function statusBeyondBounds(request: IncomingMessage): 405 | 413 | 414 | 431 | null
export function bodyBytesMaxOf(url: string): number
export function keepOwnCookies(header: string): string
