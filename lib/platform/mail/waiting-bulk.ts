import { performance } from 'node:perf_hooks'
import { and, isNull, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { addJob } from '@/lib/platform/jobs/add'
import { log, redactedErrorFields } from '@/lib/platform/log'
import { capOf, type MailKind, mailKinds } from './kinds'

/** Matches bulk mails that no job has tried to send yet. */
export const isWaitingBulk = and(
  sql`${mailOutbox.is_bulk}`,
  isNull(mailOutbox.taken_at),
  isNull(mailOutbox.sent_at),
)

const kindsWithWaitingCap = () =>
  (Object.keys(mailKinds) as MailKind[]).flatMap((kind) => {
    const cap = capOf(kind)
    return cap?.beyond === 'wait' ? [{ kind, ...cap }] : []
  })

/** Returns whether waiting mails of a kind are sent to an address as one mail. */
export const areMailsSentTogether = (kind: string): boolean =>
  kindsWithWaitingCap().some((cap) => cap.kind === kind)

/** Matches bulk mails to send now, without those whose receiver recently got as many as the cap allows. */
export function isDueBulkSql(): SQL | undefined {
  const earlier = alias(mailOutbox, 'earlier')
  const conditions = kindsWithWaitingCap().map(
    ({ kind, mails, minutes }) => sql`(${mailOutbox.kind} = ${kind} and ${mails} <= (
      select count(*) from ${mailOutbox} as earlier
      where ${earlier.to_address} = ${mailOutbox.to_address} and ${earlier.kind} = ${kind}
        and ${earlier.sent_at} > now() - make_interval(secs => ${minutes * 60})))`,
  )
  return and(isWaitingBulk, ...conditions.map((isHeld) => not(isHeld)))
}

export async function hasDueBulk(): Promise<boolean> {
  const rows = await db().select({ id: mailOutbox.id }).from(mailOutbox).where(isDueBulkSql()).limit(1)
  return rows.length > 0
}

/** Adds the job that sends bulk mail. Only one such job runs at a time, so that no mail is sent twice. */
export function addBulkJob(): Promise<void> {
  return addJob('sendBulkMail', {}, { key: 'sendBulkMail', queue: 'bulk-mail' })
}

const tellMilliseconds = 1_000
let toldAt = -Infinity
let timer: NodeJS.Timeout | undefined

/**
 * Adds the job that sends bulk mail, at most once a second: a call within a second of the last addition adds
 * the job later. If the process ends before, `expireSecretsAndRequeueMail` finds the mail within a minute.
 */
export async function scheduleBulkJob(): Promise<void> {
  const waits = toldAt + tellMilliseconds - performance.now()
  if (waits <= 0) {
    toldAt = performance.now()
    await addBulkJob()
    return
  }
  timer ??= setTimeout(() => {
    timer = undefined
    scheduleBulkJob().catch((error: unknown) =>
      log().warn(redactedErrorFields(error), 'mail waits for the next minute'),
    )
  }, waits).unref()
}
