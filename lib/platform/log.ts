import type { Logger } from 'pino'
import { env } from '@/lib/platform/env'
import { reasonOf, sharedLog, wordsOf } from './log-lines'

export { reasonOf, wordsOf }

/** The process's log: one JSON line an event on standard output; the same failure once in ten seconds, counted. */
export const log = (): Logger => sharedLog(env().logLevel)
