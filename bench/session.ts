import { getAccountByEmail } from '@/lib/platform/accounts/queries'
import { replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'

/** The cookie of a signed-in moderator. */
export async function moderatorCookie(): Promise<string> {
  const account = await getAccountByEmail('moderator@mnma.example')
  if (!account) throw new Error('the demo accounts are missing')
  return (await replaceSessionAndBuildCookie(account)).split(';')[0] ?? ''
}
