import { and, eq, gt, sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { Problem } from '@/lib/platform/api/problem'
import { mayBeRepeated } from '@/lib/platform/api/repeats'
import { env } from '@/lib/platform/env'
import { messageText } from '@/lib/platform/i18n/messages'
import { localePath } from '@/lib/platform/i18n/locale'
import { queueMail } from '@/lib/platform/mail/outbox'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import { nameIn } from '@/lib/platform/i18n/names'
import { findLetterRecipient } from './queries'
import type { LetterForm } from './schema'

/** The most letters from one sender to one company in 24 hours. */
const lettersADayMax = 5

/**
 * Puts a visitor's letter to a company into the outbox. It silently drops a repeated letter, and a letter
 * with a text in `website`, the hidden field that only programs fill in.
 * @throws Problem not_found for a company that is not listed or has no e-mail address, rate_limited for a
 * sender who sent the company too many letters
 */
export async function queueLetterUnlessRepeated(form: LetterForm): Promise<void> {
  if (form.website) return
  await inTransaction(async () => {
    const box = await findLetterRecipient(form.company_id)
    if (!box) throw new Problem('not_found', 'problems.no_listing')
    const values = {
      company: nameIn(box, box.lang).text,
      name: form.name,
      email: form.email,
      phone: form.phone || '–',
      text: form.text,
      link: absoluteUrl(localePath(box.lang, directoryPaths.company(form.company_id))),
    }
    const subject = messageText(box.lang, 'mail.directoryLetter.subject', values)
    const text = messageText(box.lang, 'mail.directoryLetter.text', values)
    // Of two concurrent submissions the second waits for this lock, and then finds the mail of the first.
    await db().execute(
      sql`select pg_advisory_xact_lock(hashtext(${`letter ${form.company_id} ${form.email}`}))`,
    )
    const isRepeated = await db().$count(
      mailOutbox,
      and(
        eq(mailOutbox.to_address, box.email),
        eq(mailOutbox.text, text),
        mayBeRepeated(mailOutbox.created_at),
      ),
    )
    if (isRepeated > 0) return
    const sentCount = await db().$count(
      mailOutbox,
      and(
        eq(mailOutbox.kind, 'letter'),
        eq(mailOutbox.to_address, box.email),
        eq(mailOutbox.reply_to, form.email),
        gt(mailOutbox.created_at, sql`now() - interval '1 day'`),
      ),
    )
    if (sentCount >= lettersADayMax * env().rateLimitFactor)
      throw new Problem('rate_limited', 'problems.letters_sent', { seconds: 24 * 3_600 })
    await queueMail([
      {
        ...{ kind: 'letter', to: box.email, subject, text, replyTo: form.email },
        ...(box.registrantId !== null && { about: { registrant_id: box.registrantId } }),
      },
    ])
  })
}
