import { filesZip } from '@/lib/assessment/member/files-zip'
import { getMemberFiles } from '@/lib/assessment/member/queries'
import { download, type DownloadParams } from '../download'

/** Proofs and attachments as one archive. */
export function GET(request: Request, context: DownloadParams): Promise<Response> {
  return download(request, context, async (answerId, memberId) => {
    const files = await getMemberFiles(answerId, memberId)
    const body = await filesZip(files, request.signal)
    return body && { body, type: 'application/zip', extension: 'zip', of: files.result }
  })
}
