import type { Logger } from 'pino'
import { env } from '@/lib/platform/env'
import { redactedErrorFields, sharedLog, describeError } from './log-lines'

export { redactedErrorFields, describeError }

/** The process's log: one JSON line per event on standard output; repeated failures are counted. */
export const log = (): Logger => sharedLog(env().logLevel)
