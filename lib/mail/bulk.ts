import { performance } from 'node:perf_hooks'
import { asc } from 'drizzle-orm'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { giveWay } from '@/lib/jobs/give-way'
import { sendMail } from './send'
import { addBulkJob, isWaitingBulk } from './waiting-bulk'

const rowsMax = 500
const atOnce = 4
/** After so long it makes room and goes on as a new job: one that takes longer counts as failed. */
const millisecondsMax = 150_000

/**
 * Sends the mails that a crowd brought about, the oldest first, some at once. While the process is busy with the crowd
 * they give way to it.
 */
export async function sendBulkMail(signal: AbortSignal): Promise<void> {
  const until = performance.now() + millisecondsMax
  const hasTime = () => performance.now() < until && !signal.aborted
  while (hasTime()) {
    const rows = await db()
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(isWaitingBulk)
      .orderBy(asc(mailOutbox.id))
      .limit(rowsMax)
    if (rows.length === 0) return
    const sendSome = async () => {
      for (let row = rows.shift(); row && hasTime(); row = rows.shift()) {
        await giveWay(signal)
        await sendMail(row.id, signal)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, sendSome))
  }
  await addBulkJob()
}
