import pino, { type Logger } from 'pino'
import { env } from '@/lib/env'

let logger: Logger | undefined

/** The process's log: one JSON line an event on standard output. */
export function log(): Logger {
  logger ??= pino({ level: env().logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
  return logger
}
