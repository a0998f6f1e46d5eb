import pino, { type Logger } from 'pino'
import { env } from '@/lib/env'

let logger: Logger | undefined

/** The process's log: one JSON line an event on standard output. */
export function log(): Logger {
  logger ??= pino({ level: env().logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
  return logger
}

const addresses = /[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]{1,255}/g

/**
 * What a failure may say in the log: its words and where it arose. Mail servers quote the address that they refuse,
 * so addresses are left out. A database's error has no values left by then (`db/query-errors.ts`).
 */
export function reasonOf(error: unknown): { error: string; code?: string; cause?: string; stack?: string } {
  const quiet = (text: string) => text.replace(addresses, '…@…')
  if (!(error instanceof Error)) return { error: quiet(String(error)) }
  const { message, stack, cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    error: quiet(message),
    ...(code ? { code } : {}),
    ...(cause instanceof Error ? { cause: quiet(cause.message) } : {}),
    ...(stack ? { stack: quiet(stack) } : {}),
  }
}
