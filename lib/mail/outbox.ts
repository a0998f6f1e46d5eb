import { desc, eq } from 'drizzle-orm'
import { db, type Transaction } from '@/db/client'
import { type MailAttachment, mailOutbox } from '@/db/schema/mail'

export type Mail = {
  to: string
  subject: string
  text: string
  attachments?: MailAttachment[]
  /** The text is good for `secretMinutes`, is not sent after them and not kept after it was sent. */
  isSecret?: boolean
  /** What it tells of: it is deleted with that. */
  about?: { requestId?: number; respondentId?: number }
}
export const secretMinutes = 10

/** Writes mail in the transaction of the thing that it tells of; the worker sends it when that is committed. */
export async function queueMail(tx: Transaction, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return
  await tx.insert(mailOutbox).values(
    mails.map(({ to, subject, text, attachments = [], isSecret = false, about = {} }) => ({
      toAddress: to,
      // A line break in a subject would begin a header of the sender's choosing.
      subject: subject.replace(/[\r\n]+/g, ' '),
      text,
      attachments,
      isSecret,
      ...about,
    })),
  )
}

/** Mail to an address that is still kept, newest first. */
export async function listMailTo(
  address: string,
): Promise<{ created_at: string; subject: string; text: string }[]> {
  const rows = await db()
    .select({ createdAt: mailOutbox.createdAt, subject: mailOutbox.subject, text: mailOutbox.text })
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, address))
    .orderBy(desc(mailOutbox.id))
  return rows.map(({ createdAt, subject, text }) => ({ created_at: createdAt.toISOString(), subject, text }))
}
