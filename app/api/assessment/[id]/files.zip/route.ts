import type { Readable } from 'node:stream'
import { filesZip } from '@/lib/assessment/member/files-zip'
import { getMemberFiles } from '@/lib/assessment/member/queries'
import { download, type DownloadParams } from '../download'

/** Proofs and attachments as one archive. */
export function GET(request: Request, context: DownloadParams): Promise<Response> {
  return download(request, context, async (answerId, memberId) => {
    const files = await getMemberFiles(answerId, memberId)
    const stream = await filesZip(files)
    return stream && { body: bodyOf(stream), type: 'application/zip', extension: 'zip', of: files.result }
  })
}

/**
 * Not by `Readable.toWeb`: when its reader leaves it throws where nobody catches, which ends the process. Nor by
 * `ReadableStream.from`: of what nobody has begun to read it closes nothing.
 */
function bodyOf(stream: Readable): ReadableStream<Uint8Array> {
  const parts = stream.iterator() as AsyncIterator<Uint8Array>
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel() {
      stream.destroy()
    },
  })
}
