import { performance } from 'node:perf_hooks'
import { and, isNull, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { addJob } from '@/lib/jobs/add'
import { log, reasonOf } from '@/lib/log'

/** The mails of a crowd that nobody tried yet. */
export const isWaitingBulk = and(
  sql`${mailOutbox.is_bulk}`,
  isNull(mailOutbox.taken_at),
  isNull(mailOutbox.sent_at),
)

export async function hasWaitingBulk(): Promise<boolean> {
  const rows = await db().select({ id: mailOutbox.id }).from(mailOutbox).where(isWaitingBulk).limit(1)
  return rows.length > 0
}

/** Has them sent. One is at it at a time, so that none is sent twice. */
export function addBulkJob(): Promise<void> {
  return addJob('sendBulkMail', {}, { key: 'sendBulkMail', queue: 'bulk-mail' })
}

const tellMilliseconds = 1_000
let toldAt = -Infinity
let timer: NodeJS.Timeout | undefined

/**
 * Says that such mail was written; the job is added at once, and not again within a second. What a process that ends
 * meanwhile does not say, is found within a minute by the job that tends the outbox.
 */
export async function tellBulkMail(): Promise<void> {
  const waits = toldAt + tellMilliseconds - performance.now()
  if (waits <= 0) {
    toldAt = performance.now()
    await addBulkJob()
    return
  }
  timer ??= setTimeout(() => {
    timer = undefined
    tellBulkMail().catch((error: unknown) => log().warn(reasonOf(error), 'mail waits for the next minute'))
  }, waits).unref()
}
