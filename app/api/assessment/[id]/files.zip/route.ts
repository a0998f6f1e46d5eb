import { ReadableStream } from 'node:stream/web'
import { filesZip } from '@/lib/assessment/member/files-zip'
import { getMemberFiles } from '@/lib/assessment/member/queries'
import { download, type DownloadParams } from '../download'

/** Proofs and attachments as one archive. */
export function GET(request: Request, context: DownloadParams): Promise<Response> {
  return download(request, context, async (answerId, memberId) => {
    const files = await getMemberFiles(answerId, memberId)
    const stream = await filesZip(files)
    if (!stream) return null
    // Not by `Readable.toWeb`: when its reader leaves it throws where nobody catches, and ends the process.
    const body = ReadableStream.from(stream) as BodyInit
    return { body, type: 'application/zip', extension: 'zip', of: files.result }
  })
}
