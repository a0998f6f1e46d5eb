import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { accounts } from '@/db/schema/accounts'
import { env } from '@/lib/platform/env'
import { formatDate } from '@/lib/platform/i18n/format'
import { type Locale, localePath } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import type { Mail } from '@/lib/platform/mail/outbox'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { officePaths } from '@/lib/platform/site/office-paths'

type ReviewMail = {
  assessment: { id: number; lang: Locale; year: number }
  member: { name: string; email: string }
}

/**
 * Returns a mail to the member about its review, in the language in which it finished.
 * @param values.date the last day to answer, such as 2026-11-30
 */
export function memberMail(
  kind: 'reviewAsked' | 'reviewReminder' | 'reviewDone',
  { assessment: { lang, year }, member }: ReviewMail,
  { date, ...counts }: { date?: string; count: number; accepted?: number },
): Mail {
  const values = {
    ...{ name: member.name, year, ...counts },
    ...(date && { date: formatDate(date, lang) }),
    url: `${env().siteUrl}${localePath(lang, associationPaths.memberAssessment)}`,
  }
  return {
    ...{ kind, to: member.email },
    subject: messageText(lang, `assessment.${kind}.subject`, values),
    text: messageText(lang, `assessment.${kind}.text`, values),
  }
}

/**
 * Returns the mails that tell of answers that were handed back: to who asked, or to everybody with the right if
 * that account no longer has it.
 */
export async function reviewerMails({
  assessment: { id, year },
  member,
  count,
  askedBy,
}: ReviewMail & { count: number; askedBy: string | undefined }): Promise<Mail[]> {
  const reviewers = await db()
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.reviews_assessments, true))
  const askingReviewers = reviewers.filter(({ email }) => email === askedBy)
  const values = {
    ...{ name: member.name, year, count },
    url: `${env().siteUrl}${officePaths.assessmentReviews}?review=${id}`,
  }
  return (askingReviewers.length > 0 ? askingReviewers : reviewers).map(({ email }) => ({
    ...{ kind: 'reviewAnswered', to: email },
    subject: messageText('mn', 'assessment.reviewAnswered.subject', values),
    text: messageText('mn', 'assessment.reviewAnswered.text', values),
  }))
}
