import type { MailAttachment } from '@/db/schema/mail'

/** A file of a mail as the transport takes it. */
type MailFile = { filename: string; contentType: string; content: string | Buffer }

/** What a mail carries: files as they stand, documents drawn now. No transaction is open while one is drawn. */
export function filesOf(attachments: readonly MailAttachment[]): Promise<MailFile[]> {
  return Promise.all(attachments.map(fileOf))
}

async function fileOf(attachment: MailAttachment): Promise<MailFile> {
  const { filename } = attachment
  if ('kind' in attachment)
    return { filename, contentType: 'application/pdf', content: await drawnAnswers(attachment) }
  const { contentType, content, encoding } = attachment
  return { filename, contentType, content: encoding ? Buffer.from(content, encoding) : content }
}

type AnswersAttachment = Extract<MailAttachment, { kind: 'answers-pdf' }>

async function drawnAnswers({ answerId, memberId, lang }: AnswersAttachment): Promise<Buffer> {
  // Loaded when there is something to draw: every process has a mail worker.
  const { answersDocument } = await import('@/lib/assessment/member/answers-document')
  const drawn = await answersDocument(answerId, memberId, lang, new AbortController().signal)
  if (!drawn) throw new Error(`assessment ${answerId} has no result to draw`)
  return Buffer.from(drawn.bytes)
}
