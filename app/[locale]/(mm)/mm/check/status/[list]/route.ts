import { hasStatusList, issueStatusList } from '@/lib/assessment/credentials/credential'
import { answerNoCredential, answerWithCredential } from '@/lib/assessment/credentials/credential-answer'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ list: string }> }

/** Answers with the signed list of which results are withdrawn. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { list } = await params
  if (!/^\d{1,4}$/.test(list) || !(await hasStatusList(Number(list)))) return answerNoCredential()
  return answerWithCredential(await issueStatusList(Number(list)))
}
