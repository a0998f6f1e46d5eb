import type pg from 'pg'

type ListenerOptions = {
  connectionString: string
  channel: string
  name: string
  send(nonce: string): Promise<unknown>
  onNotice(payload: string | undefined): void
  onHearing(): void
  onDeaf(): void
  onChecked?(hears: boolean): void
  pingMs?: number
  checkMs?: number
}
export class Listener {
  constructor(options: ListenerOptions)
  readonly isHearing: boolean
  stop(): void
}
export function notifyCheck(pool: pg.Pool, nonce: string): Promise<unknown>
