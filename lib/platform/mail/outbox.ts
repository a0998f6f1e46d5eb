import { and, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { afterCommit, db, isInTransaction } from '@/db/client'
import { type MailAttachment, mailOutbox } from '@/db/schema/mail'
import { Problem } from '@/lib/platform/api/problem'
import { addJob } from '@/lib/platform/jobs/add'
import { capOf, type MailKind } from './kinds'
import { tellBulkMail } from './waiting-bulk'

export type Mail = {
  kind: MailKind
  to: string
  subject: string
  text: string
  /** Where an answer to it goes; else to the address that all mail comes from. */
  replyTo?: string
  attachments?: MailAttachment[]
  /** The text is good for `secretMinutes`, is not sent after them and not kept after it was sent. */
  isSecret?: boolean
  /** What it tells of: it is deleted with that. */
  about?: {
    request_id?: number
    respondent_id?: number
    registration_id?: number
    registrant_id?: number
    meeting_id?: number
  }
}
export const secretMinutes = 10

/** The key of a mail's job, of which there is one. */
export const mailJobKey = (id: typeof mailOutbox.id) => sql`'mail:' || ${id}`

/** Has a mail sent: codes in a lane of their own, in which nobody waits behind other mail. */
export function addMailJob({ id, isSecret }: { id: number; isSecret: boolean }, runAt?: Date): Promise<void> {
  return addJob(isSecret ? 'sendCode' : 'sendMail', { mailId: id }, { key: `mail:${id}`, runAt })
}

/** The columns of a mail, but for what it tells of. */
const rowOf = ({ kind, to, subject, text, replyTo, attachments = [], isSecret = false }: Mail) => ({
  kind,
  to_address: to,
  // A line break in a subject would begin a header of the sender's choosing.
  subject: subject.replace(/[\r\n]+/g, ' '),
  text,
  reply_to: replyTo ?? null,
  attachments,
  is_secret: isSecret,
})

const isLately = (minutes: number) =>
  gt(mailOutbox.created_at, sql`now() - make_interval(secs => ${minutes * 60})`)

/**
 * A part of one statement that writes a mail for each row of a part before it, under the name `mailed`: where a crowd
 * writes, each statement that is saved counts, and so does each job. Beyond the cap of its kind it is left out. Who
 * writes it calls `tellBulkMail` after it.
 * @param from the name of the part, whose rows have an `id` as what the mail tells of
 */
export function queueMailIn(mail: Mail, from: string): SQL {
  const { kind, to_address, subject, text, attachments } = rowOf(mail)
  const cap = capOf(mail.kind)
  const hasRoom = cap
    ? sql`(select count(*) from ${mailOutbox} where ${eq(mailOutbox.to_address, to_address)}
        and ${eq(mailOutbox.kind, kind)} and ${isLately(cap.minutes)}) < ${cap.mails}`
    : sql`true`
  return sql`mailed as (
      insert into ${mailOutbox} (kind, to_address, subject, text, attachments, registration_id, is_bulk)
      select ${kind}, ${to_address}, ${subject}, ${text}, ${JSON.stringify(attachments)}::jsonb, id, true
      from ${sql.identifier(from)} where ${hasRoom}
      returning id
    )`
}

/** How many mails of a kind went to each of some addresses lately, or are to go. */
async function sentLately(
  kind: MailKind,
  to: readonly string[],
  minutes: number,
): Promise<Map<string, number>> {
  const rows = await db()
    .select({ to: mailOutbox.to_address, mails: count() })
    .from(mailOutbox)
    .where(and(inArray(mailOutbox.to_address, [...to]), eq(mailOutbox.kind, kind), isLately(minutes)))
    .groupBy(mailOutbox.to_address)
  return new Map(rows.map(({ to, mails }) => [to, mails]))
}

/** Those of some mails of one kind that their receivers have room for. @throws Problem rate_limited where the cap refuses */
async function withinCap(kind: MailKind, mails: readonly Mail[]): Promise<readonly Mail[]> {
  const cap = capOf(kind)
  // What waits is held back when it is sent.
  if (!cap || cap.beyond === 'wait') return mails
  const receivers = [...new Set(mails.map(({ to }) => to))].sort()
  if (cap.beyond === 'refuse')
    // Many at once wait for one another here, so that each counts those before it.
    for (const to of receivers)
      await db().execute(sql`select pg_advisory_xact_lock(hashtext(${`mail ${kind} ${to}`}))`)
  const sentCounts = await sentLately(kind, receivers, cap.minutes)
  return mails.filter(({ to }) => {
    const before = sentCounts.get(to) ?? 0
    sentCounts.set(to, before + 1)
    if (before < cap.mails) return true
    if (cap.beyond === 'refuse')
      throw new Problem('rate_limited', cap.message, { seconds: cap.minutes * 60, minutes: cap.minutes })
    return false
  })
}

/**
 * Writes mail, and the jobs that send it, in the transaction of the thing that it tells of, as far as its receivers
 * have room for its kind.
 * @param options.isBulk a crowd brings it about: one job sends all such mail, and gives way to the crowd
 * @throws Problem rate_limited for a kind that refuses more to one receiver; Error outside of a transaction
 */
export async function queueMail(
  mails: readonly Mail[],
  { isBulk = false }: { isBulk?: boolean } = {},
): Promise<void> {
  if (!isInTransaction()) throw new Error('mail is queued in the transaction of what it tells of')
  const kinds = [...new Set(mails.map(({ kind }) => kind))]
  const fitting: Mail[] = []
  for (const kind of kinds)
    fitting.push(
      ...(await withinCap(
        kind,
        mails.filter((mail) => mail.kind === kind),
      )),
    )
  if (fitting.length === 0) return
  const rows = await db()
    .insert(mailOutbox)
    .values(fitting.map((mail) => ({ ...rowOf(mail), ...mail.about, is_bulk: isBulk })))
    .returning({ id: mailOutbox.id, isSecret: mailOutbox.is_secret })
  if (isBulk) await afterCommit(tellBulkMail)
  else for (const row of rows) await addMailJob(row)
}

/** Mail to an address that is still kept, newest first. */
export async function listMailTo(
  address: string,
): Promise<{ created_at: string; subject: string; text: string }[]> {
  const rows = await db()
    .select({ createdAt: mailOutbox.created_at, subject: mailOutbox.subject, text: mailOutbox.text })
    .from(mailOutbox)
    .where(eq(mailOutbox.to_address, address))
    .orderBy(desc(mailOutbox.id))
  return rows.map(({ createdAt, subject, text }) => ({ created_at: createdAt.toISOString(), subject, text }))
}
