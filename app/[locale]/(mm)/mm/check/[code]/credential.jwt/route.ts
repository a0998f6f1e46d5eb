import { formatCheckCode, parseCheckCode } from '@/lib/assessment/credentials/code'
import { issueResultCredential } from '@/lib/assessment/credentials/credential'
import { answerNoCredential, answerWithCredential } from '@/lib/assessment/credentials/credential-answer'
import { getCheckedResult } from '@/lib/assessment/credentials/queries'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ code: string }> }

/** Answers with a result as a signed credential. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const code = parseCheckCode((await params).code)
  const result = code === null ? null : await getCheckedResult(code)
  if (!result) return answerNoCredential()
  return answerWithCredential(await issueResultCredential(result), `${formatCheckCode(result.code)}.jwt`)
}
