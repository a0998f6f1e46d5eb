import { and, eq, not, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { outgoingHold } from '@/db/schema/operations'
import { env } from '@/lib/platform/env'
import { attemptsMax, isUnsent } from './waiting'

/** Why mail is written and not sent: `OUTGOING=off`, or a hold in the database. */
export type OutgoingPause = { by: 'setting' } | { by: 'hold'; reason: string }

/** Returns why mail is not sent now; null if it is sent. */
export async function readOutgoingPause(): Promise<OutgoingPause | null> {
  if (env().outgoing === 'off') return { by: 'setting' }
  const [hold] = await db().select({ reason: outgoingHold.reason }).from(outgoingHold)
  return hold ? { by: 'hold', ...hold } : null
}

/** Describes a pause for operators, with what ends it. */
export function describeOutgoingPause(pause: OutgoingPause): string {
  return pause.by === 'setting'
    ? 'mail is written and not sent: OUTGOING is off'
    : `mail is written and not sent: ${pause.reason}; "npm run outgoing -- on" sends it`
}

/** Stops the sending of mail on all instances until `releaseOutgoing`. */
export async function holdOutgoing(reason: string): Promise<void> {
  await db()
    .insert(outgoingHold)
    .values({ reason })
    .onConflictDoUpdate({ target: outgoingHold.is_only, set: { reason } })
}

/** Lets all instances send mail again; the jobs of what waits are added within a minute. */
export async function releaseOutgoing(): Promise<void> {
  await db().delete(outgoingHold).where(eq(outgoingHold.is_only, true))
}

/** Counts the mail that waits, without secrets that have expired. */
export async function countWaitingMail(): Promise<number> {
  return db().$count(mailOutbox, and(isUnsent, not(mailOutbox.is_secret)))
}

/** Gives up all mail that waits, such as that of a restored copy whose original has sent it. */
export async function giveUpWaitingMail(): Promise<number> {
  const { rowCount } = await db()
    .update(mailOutbox)
    .set({
      attempts: attemptsMax,
      taken_at: sql`now()`,
      last_error: 'not sent: dropped while mail was held',
      text: sql`case when ${mailOutbox.is_secret} then '' else ${mailOutbox.text} end`,
    })
    .where(isUnsent)
  return rowCount ?? 0
}
