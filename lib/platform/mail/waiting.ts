import { and, isNull, lt } from 'drizzle-orm'
import { mailOutbox } from '@/db/schema/mail'

export const attemptsMax = 12

/** Matches mail that is not sent yet and has tries left. */
export const isUnsent = and(isNull(mailOutbox.sent_at), lt(mailOutbox.attempts, attemptsMax))
