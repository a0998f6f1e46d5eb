import type { MailAttachment } from '@/db/schema/mail'

/** A file of a mail as the transport takes it. */
type MailFile = { filename: string; contentType: string; content: string | Buffer }

/** What a mail carries: files as they stand, documents drawn now. No transaction is open while one is drawn. */
export function filesOf(attachments: readonly MailAttachment[], signal: AbortSignal): Promise<MailFile[]> {
  return Promise.all(attachments.map((attachment) => fileOf(attachment, signal)))
}

async function fileOf(attachment: MailAttachment, signal: AbortSignal): Promise<MailFile> {
  const { filename } = attachment
  if ('kind' in attachment)
    return { filename, contentType: 'application/pdf', content: await drawnAnswers(attachment, signal) }
  const { contentType, content, encoding } = attachment
  return { filename, contentType, content: encoding ? Buffer.from(content, encoding) : content }
}

type AnswersAttachment = Extract<MailAttachment, { kind: 'answers-pdf' }>

async function drawnAnswers(
  { answerId, memberId, lang }: AnswersAttachment,
  signal: AbortSignal,
): Promise<Buffer> {
  // Loaded when there is something to draw: every process sends mail.
  const { answersDocument } = await import('@/lib/assessment/member/answers-document')
  const drawn = await answersDocument(answerId, memberId, lang, signal)
  if (!drawn) throw new Error(`assessment ${answerId} has no result to draw`)
  return Buffer.from(drawn.bytes)
}
