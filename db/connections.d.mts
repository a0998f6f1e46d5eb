import type pg from 'pg'

type Times = { statementMs: number; answerMs: number; idleTransactionMs: number }
export const keepAlive: { keepAlive: true; keepAliveInitialDelayMillis: number }
export class BoundedClient extends pg.Client {}
export function openPool(options: {
  connectionString: string
  max: number
  name: string
  times?: Times
  lost?: string
}): pg.Pool
export function sharedPool(
  kind: 'request' | 'long',
  options: { connectionString: string; max: number },
): pg.Pool
export function closePools(): Promise<void>
