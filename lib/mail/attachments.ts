import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { MailAttachment } from '@/db/schema/mail'
import { getMemberAnswers } from '@/lib/assessment/member/queries'

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
  const { answersPdf } = await import('@/lib/assessment/member/answers-pdf')
  const drawn = await answersPdf(await getMemberAnswers(answerId, memberId), lang)
  if (!drawn) throw new Error(`assessment ${answerId} has no result to draw`)
  return buffer(Readable.from(drawn))
}
