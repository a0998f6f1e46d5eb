import type { MailAttachment } from '@/db/schema/mail'
import type { MailFile } from '@/lib/platform/mail/send'

/**
 * Makes the attachments of a mail: contents stored with the mail are taken as they are, all others are made
 * now or taken from a cache.
 */
export function makeMailFiles(
  attachments: readonly MailAttachment[],
  signal: AbortSignal,
): Promise<MailFile[]> {
  return Promise.all(attachments.map((attachment) => makeMailFile(attachment, signal)))
}

async function makeMailFile(attachment: MailAttachment, signal: AbortSignal): Promise<MailFile> {
  const { filename } = attachment
  if ('kind' in attachment) return { filename, ...(await drawAttachment(attachment, signal)) }
  const { contentType, content, encoding } = attachment
  return { filename, contentType, content: encoding ? Buffer.from(content, encoding) : content }
}

type DrawnAttachment = Extract<MailAttachment, { kind: string }>

async function drawAttachment(
  attachment: DrawnAttachment,
  signal: AbortSignal,
): Promise<Omit<MailFile, 'filename'>> {
  // Drawing code is imported only when needed: every process sends mail, and few mails need a drawing.
  switch (attachment.kind) {
    case 'answers-pdf':
      return { contentType: 'application/pdf', content: await drawAnswersPdf(attachment, signal) }
    case 'pass-qr': {
      const { qrPng } = await import('@/lib/platform/files/qr')
      return { contentType: 'image/png', content: qrPng(attachment.text) }
    }
    case 'event-calendar': {
      const { cachedEventCalendar } = await import('@/lib/event/registrations/calendar')
      const content = await cachedEventCalendar(attachment.eventId, attachment.lang)
      return { contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content }
    }
  }
}

type AnswersAttachment = Extract<MailAttachment, { kind: 'answers-pdf' }>

async function drawAnswersPdf(
  { answerId, memberId, lang }: AnswersAttachment,
  signal: AbortSignal,
): Promise<Buffer> {
  const { getOrDrawAnswersDocument } = await import('@/lib/assessment/member/answers-document')
  const pdf = await getOrDrawAnswersDocument(answerId, memberId, lang, signal)
  if (!pdf) throw new Error(`assessment ${answerId} has no result to draw`)
  return Buffer.from(pdf.bytes)
}
