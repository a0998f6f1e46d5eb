import { Readable } from 'node:stream'
import { answersPdf } from '@/lib/assessment/member/answers-pdf'
import { getMemberAnswers } from '@/lib/assessment/member/queries'
import { formatDay } from '@/lib/i18n/format'
import { download, type DownloadParams } from '../download'

/** The filled answers as a document, named after the day of the assessment. */
export function GET(request: Request, context: DownloadParams): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'mn'
  return download(request, context, async (answerId, memberId) => {
    const answers = await getMemberAnswers(answerId, memberId)
    const stream = await answersPdf(answers, locale)
    const day = formatDay(answers.result?.created_at ?? '')
    return stream && { stream: Readable.from(stream), type: 'application/pdf', name: `${day}.pdf` }
  })
}
