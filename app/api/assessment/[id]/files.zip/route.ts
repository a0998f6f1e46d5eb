import { filesZip } from '@/lib/assessment/member/files-zip'
import { getMemberFiles } from '@/lib/assessment/member/queries'
import { formatDay } from '@/lib/i18n/format'
import { download, type DownloadParams } from '../download'

/** Proofs and attachments as one archive. */
export function GET(request: Request, context: DownloadParams): Promise<Response> {
  return download(request, context, async (answerId, memberId) => {
    const files = await getMemberFiles(answerId, memberId)
    const stream = await filesZip(files)
    const day = files.result ? formatDay(files.result.created_at) : answerId
    return stream && { stream, type: 'application/zip', name: `${day}.zip` }
  })
}
