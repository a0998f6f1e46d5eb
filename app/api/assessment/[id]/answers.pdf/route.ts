import { answersDocument } from '@/lib/assessment/member/answers-document'
import { download, type DownloadParams } from '../download'

/** The filled answers as a document. */
export function GET(request: Request, context: DownloadParams): Promise<Response> {
  return download(request, context, async (answerId, memberId, locale) => {
    const pdf = await answersDocument(answerId, memberId, locale, request.signal)
    return pdf && { body: pdf.bytes, type: 'application/pdf', extension: 'pdf', of: pdf }
  })
}
