import { answersDocument } from '@/lib/assessment/member/answers-document'
import { getMemberAnswers } from '@/lib/assessment/member/queries'
import { download, type DownloadParams } from '../download'

/** The filled answers as a document. */
export function GET(request: Request, context: DownloadParams): Promise<Response> {
  return download(request, context, async (answerId, memberId, locale) => {
    const answers = await getMemberAnswers(answerId, memberId)
    const body = await answersDocument(answers, locale, request.signal)
    return body && { body, type: 'application/pdf', extension: 'pdf', result: answers.result }
  })
}
