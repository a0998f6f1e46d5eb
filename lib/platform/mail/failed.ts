import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { Problem } from '@/lib/platform/api/problem'
import { addMailJob } from './outbox'

/** Matches mail that could not be sent, whether or not it has tries left. */
export const isFailedMail = and(isNull(mailOutbox.sent_at), isNotNull(mailOutbox.last_error))

/** Whether the text of a mail is gone, such as that of an expired code. */
export const isErasedMail = sql<boolean>`${mailOutbox.text} = ''`

/**
 * Gives a mail that could not be sent all its tries again, the first at once.
 * @throws Problem not_found if it is sent or deleted meanwhile, or its text is gone
 */
export async function resendFailedMail(id: number): Promise<void> {
  const [row] = await db()
    .update(mailOutbox)
    .set({ attempts: 0, last_error: null })
    .where(and(eq(mailOutbox.id, id), isFailedMail, ne(mailOutbox.text, '')))
    .returning({ id: mailOutbox.id, isSecret: mailOutbox.is_secret })
  if (!row) throw new Problem('not_found')
  await addMailJob(row)
}
