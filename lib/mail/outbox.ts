import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { afterCommit, db, isInTransaction } from '@/db/client'
import { type MailAttachment, mailOutbox } from '@/db/schema/mail'
import { addJob } from '@/lib/jobs/add'
import { tellBulkMail } from './waiting-bulk'

export type Mail = {
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
const rowOf = ({ to, subject, text, replyTo, attachments = [], isSecret = false }: Mail) => ({
  to_address: to,
  // A line break in a subject would begin a header of the sender's choosing.
  subject: subject.replace(/[\r\n]+/g, ' '),
  text,
  reply_to: replyTo ?? null,
  attachments,
  is_secret: isSecret,
})

/**
 * A part of one statement that writes a mail for each row of a part before it, under the name `mailed`: where a crowd
 * writes, each statement that is saved counts, and so does each job. Who writes it calls `tellBulkMail` after it.
 * @param from the part, with the condition under which a mail goes, and its row's `id` as what the mail tells of
 */
export function queueMailIn(mail: Mail, from: SQL): SQL {
  const { to_address, subject, text, attachments } = rowOf(mail)
  return sql`mailed as (
      insert into ${mailOutbox} (to_address, subject, text, attachments, registration_id, is_bulk)
      select ${to_address}, ${subject}, ${text}, ${JSON.stringify(attachments)}::jsonb, id, true ${from}
      returning id
    )`
}

/**
 * Writes mail, and the jobs that send it, in the transaction of the thing that it tells of.
 * @param options.isBulk a crowd brings it about: one job sends all such mail, and gives way to the crowd
 * @throws Error outside of one
 */
export async function queueMail(
  mails: readonly Mail[],
  { isBulk = false }: { isBulk?: boolean } = {},
): Promise<void> {
  if (!isInTransaction()) throw new Error('mail is queued in the transaction of what it tells of')
  if (mails.length === 0) return
  const rows = await db()
    .insert(mailOutbox)
    .values(mails.map((mail) => ({ ...rowOf(mail), ...mail.about, is_bulk: isBulk })))
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
