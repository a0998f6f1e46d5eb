import { Readable } from 'node:stream'
import { memberOfAssessment } from '@/lib/assessment/member/queries'
import { mayReadOf } from '@/lib/auth/member-session'

export type DownloadParams = { params: Promise<{ id: string }> }

/** What is made of one assessment to take away; null when there is nothing to take. */
type Made = { stream: Readable; type: string; name: string } | null

/**
 * Answers a download to the member of the assessment and to the roles that see personal data; to all others, and
 * of an assessment that is none, there is nothing.
 */
export async function download(
  request: Request,
  { params }: DownloadParams,
  make: (answerId: number, memberId: number) => Promise<Made>,
): Promise<Response> {
  const id = Number((await params).id)
  const memberId = Number.isInteger(id) && id > 0 && id < 2 ** 31 ? await memberOfAssessment(id) : null
  const mayRead = memberId !== null && (await mayReadOf(memberId, request.headers.get('cookie')))
  const made = mayRead ? await make(id, memberId) : null
  if (!made) {
    return new Response('404', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
  return new Response(Readable.toWeb(made.stream) as ReadableStream, {
    headers: {
      'content-type': made.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(made.name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
