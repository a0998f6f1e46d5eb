import { performance } from 'node:perf_hooks'
import { asc } from 'drizzle-orm'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { waitWhileBusy } from '@/lib/platform/jobs/wait-while-busy'
import { readOutgoingPause } from './outgoing'
import { type MakeFiles, sendAsOneMail } from './send'
import { addBulkJob, areMailsSentTogether, isDueBulkSql } from './waiting-bulk'

const rowsMax = 500
const atOnce = 4
/**
 * How long one job sends mail, below the job's time limit, after which it would count as failed. After this
 * time a new job sends the mail that still waits.
 */
const millisecondsMax = 150_000

/** Groups the ids of the rows that are sent as one mail, in the order of each mail's first row. */
function groupIdsByMail(rows: readonly { id: number; kind: string; to: string }[]): number[][] {
  const groups = new Map<string, number[]>()
  for (const { id, kind, to } of rows) {
    const name = areMailsSentTogether(kind) ? `${kind} ${to}` : String(id)
    const group = groups.get(name)
    if (group) group.push(id)
    else groups.set(name, [id])
  }
  return [...groups.values()]
}

/** Sends the waiting bulk mails, the oldest first, several at a time; more slowly in a busy process. */
export async function sendBulkMail(makeFiles: MakeFiles, signal: AbortSignal): Promise<void> {
  const until = performance.now() + millisecondsMax
  const hasTime = () => performance.now() < until && !signal.aborted
  while (hasTime()) {
    if (await readOutgoingPause()) return
    const rows = await db()
      .select({ id: mailOutbox.id, kind: mailOutbox.kind, to: mailOutbox.to_address })
      .from(mailOutbox)
      .where(isDueBulkSql())
      .orderBy(asc(mailOutbox.id))
      .limit(rowsMax)
    if (rows.length === 0) return
    const mails = groupIdsByMail(rows)
    const sendRemaining = async () => {
      for (let ids = mails.shift(); ids && hasTime(); ids = mails.shift()) {
        await waitWhileBusy(signal)
        await sendAsOneMail(ids, makeFiles, signal)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, sendRemaining))
  }
  await addBulkJob()
}
