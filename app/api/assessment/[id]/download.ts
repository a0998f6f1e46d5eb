import { Problem } from '@/lib/platform/api/problem'
import { limitKnown } from '@/lib/wiring/calls/admit'
import { askerOf } from '@/lib/platform/api/asker'
import { memberOfAssessment } from '@/lib/assessment/member/queries'
import type { MemberResult } from '@/lib/assessment/member/schema'
import { mayRead, readersIn } from '@/lib/content/members/session'
import { fileName } from '@/lib/platform/files/file-name'
import { formatDay } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { fileAnswer, textRefusal } from '../../file-answer'

export type DownloadParams = { params: Promise<{ id: string }> }

/** What is made of one assessment to take away; null when there is nothing to take. */
type Made = {
  body: BodyInit
  type: string
  extension: 'pdf' | 'zip'
  /** Whose it is, and of which day; null before there is a result. */
  of: Pick<MemberResult, 'name' | 'created_at'> | null
} | null

const rate = { points: 60, perSeconds: 600 }

/**
 * Answers a download to the member of the assessment and to the roles that see personal data; to all others, and
 * of an assessment that is none, there is nothing. The file carries the company's name and the day.
 */
export async function download(
  request: Request,
  { params }: DownloadParams,
  make: (answerId: number, memberId: number, locale: Locale) => Promise<Made>,
): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'mn'
  try {
    const asker = askerOf(request.headers)
    const readers = await readersIn(asker.cookies)
    await limitKnown('assessment downloads', rate, asker, readers)
    const id = Number((await params).id)
    const memberId = Number.isInteger(id) && id > 0 && id < 2 ** 31 ? await memberOfAssessment(id) : null
    const output = memberId !== null && mayRead(memberId, readers) ? await make(id, memberId, locale) : null
    if (!output) throw new Problem('not_found')
    const name = `${output.of ? titleOf(output.of) : id}.${output.extension}`
    return fileAnswer(output.body, output.type, name)
  } catch (error) {
    if (error instanceof Problem) return textRefusal(error, locale)
    // Nobody is there to be told.
    if (request.signal.aborted) return new Response(null, { status: 499 })
    throw error
  }
}

/** `Company 2026-05-01` */
function titleOf({ name, created_at }: Pick<MemberResult, 'name' | 'created_at'>): string {
  return fileName(`${name} ${formatDay(created_at)}`, 160)
}
