import { and, count, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { afterCommit, db, isInTransaction } from '@/db/client'
import { type MailAttachment, mailOutbox } from '@/db/schema/mail'
import { Problem } from '@/lib/platform/api/problem'
import { addJob } from '@/lib/platform/jobs/add'
import { capOf, type MailKind } from './kinds'
import { scheduleBulkJob } from './waiting-bulk'

export type Mail = {
  kind: MailKind
  to: string
  subject: string
  text: string
  /** The address for replies; by default the address that all mail comes from. */
  replyTo?: string
  attachments?: MailAttachment[]
  /**
   * The text is a secret, valid for `secretMinutes`. It is erased when it is sent, expires or is given up.
   */
  isSecret?: boolean
  /** The record that the mail is about: the mail is deleted with that record. */
  about?: {
    request_id?: number
    respondent_id?: number
    registration_id?: number
    registrant_id?: number
    meeting_id?: number
  }
}
export const secretMinutes = 10
/** Sent mail is deleted this many days after its creation; until then staff can see that it was sent. */
export const sentMailDays = 30

/** Returns the SQL of the key of a mail's job; the key prevents a second job. */
export const mailJobKeySql = (id: typeof mailOutbox.id) => sql`'mail:' || ${id}`

/**
 * Adds the job that sends a mail: codes have a separate lane, in which they do not wait behind other mail.
 */
export function addMailJob({ id, isSecret }: { id: number; isSecret: boolean }, runAt?: Date): Promise<void> {
  return addJob(isSecret ? 'sendCode' : 'sendMail', { mailId: id }, { key: `mail:${id}`, runAt })
}

/** Returns the columns of a mail without `is_bulk` and the record that it is about, which the caller adds. */
const columnsOfMail = ({ kind, to, subject, text, replyTo, attachments = [], isSecret = false }: Mail) => ({
  kind,
  to_address: to,
  // A line break in a subject would let the sender add a header.
  subject: subject.replace(/[\r\n]+/g, ' '),
  text,
  reply_to: replyTo ?? null,
  attachments,
  is_secret: isSecret,
})

const isCreatedWithinSql = (minutes: number) =>
  gt(mailOutbox.created_at, sql`now() - make_interval(secs => ${minutes * 60})`)

/**
 * Builds a CTE, named `mailed`, that writes a mail for each row of an earlier CTE: when a crowd registers
 * at once, this avoids a separate statement and job for each mail. Beyond the cap of its kind a mail is left
 * out. The caller calls `scheduleBulkJob` afterwards.
 * @param sourceCte the name of the earlier CTE, whose `id` is that of the registration that the mail is about
 */
export function buildMailCte(mail: Mail, sourceCte: string): SQL {
  const { kind, to_address, subject, text, attachments } = columnsOfMail(mail)
  const cap = capOf(mail.kind)
  const hasRoom = cap
    ? sql`(select count(*) from ${mailOutbox} where ${eq(mailOutbox.to_address, to_address)}
        and ${eq(mailOutbox.kind, kind)} and ${isCreatedWithinSql(cap.minutes)}) < ${cap.mails}`
    : sql`true`
  return sql`mailed as (
      insert into ${mailOutbox} (kind, to_address, subject, text, attachments, registration_id, is_bulk)
      select ${kind}, ${to_address}, ${subject}, ${text}, ${JSON.stringify(attachments)}::jsonb, id, true
      from ${sql.identifier(sourceCte)} where ${hasRoom}
      returning id
    )`
}

/** Counts the mails of a kind that were written to each address in the last `minutes`, sent or not. */
async function countRecentMails(
  kind: MailKind,
  addresses: readonly string[],
  minutes: number,
): Promise<Map<string, number>> {
  const rows = await db()
    .select({ to: mailOutbox.to_address, mails: count() })
    .from(mailOutbox)
    .where(
      and(
        inArray(mailOutbox.to_address, [...addresses]),
        eq(mailOutbox.kind, kind),
        isCreatedWithinSql(minutes),
      ),
    )
    .groupBy(mailOutbox.to_address)
  return new Map(rows.map(({ to, mails }) => [to, mails]))
}

/**
 * Returns the mails of one kind that are within the cap.
 * @throws Problem rate_limited for a kind whose cap refuses the action
 */
async function selectMailsWithinCapOrRefuse(
  kind: MailKind,
  mails: readonly Mail[],
): Promise<readonly Mail[]> {
  const cap = capOf(kind)
  // A cap that makes mail wait does not apply here: all such mail is written, and held back when it is sent.
  if (!cap || cap.beyond === 'wait') return mails
  const receivers = [...new Set(mails.map(({ to }) => to))].sort()
  if (cap.beyond === 'refuse')
    // Concurrent writes wait for each other here, so that each counts the earlier ones.
    for (const to of receivers)
      await db().execute(sql`select pg_advisory_xact_lock(hashtext(${`mail ${kind} ${to}`}))`)
  const sentCounts = await countRecentMails(kind, receivers, cap.minutes)
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
 * Writes mail and its jobs, in the transaction of the record that it is about, within the cap of its kind for
 * each receiver.
 * @param options.isBulk for mail caused by a crowd: one job sends all of it, and pauses while the process is
 * busy with requests
 * @throws Problem rate_limited beyond a cap that refuses the action; Error outside of a transaction
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
      ...(await selectMailsWithinCapOrRefuse(
        kind,
        mails.filter((mail) => mail.kind === kind),
      )),
    )
  if (fitting.length === 0) return
  const rows = await db()
    .insert(mailOutbox)
    .values(fitting.map((mail) => ({ ...columnsOfMail(mail), ...mail.about, is_bulk: isBulk })))
    .returning({ id: mailOutbox.id, isSecret: mailOutbox.is_secret })
  if (isBulk) await afterCommit(scheduleBulkJob)
  else for (const row of rows) await addMailJob(row)
}

/** The condition on mail to an address, and on the letters to companies that were sent from it. */
export const isMailOfSql = (address: string) =>
  or(eq(mailOutbox.to_address, address), and(eq(mailOutbox.kind, 'letter'), eq(mailOutbox.reply_to, address)))

/** Lists the stored mail to an address, and the letters to companies that were sent from it, newest first. */
export async function listMailOf(
  address: string,
): Promise<{ created_at: string; subject: string; text: string; files: string[] }[]> {
  const rows = await db()
    .select({
      createdAt: mailOutbox.created_at,
      subject: mailOutbox.subject,
      text: mailOutbox.text,
      attachments: mailOutbox.attachments,
    })
    .from(mailOutbox)
    .where(isMailOfSql(address))
    .orderBy(desc(mailOutbox.id))
  return rows.map(({ createdAt, subject, text, attachments }) => ({
    created_at: createdAt.toISOString(),
    ...{ subject, text, files: attachments.map(({ filename }) => filename) },
  }))
}
