/** The cookie of a signed-in moderator. */
export async function moderatorCookie(): Promise<string> {
  // A browser test uses a section of the benchmarks; Playwright cannot load modules of Next.
  const { getAccountByEmail } = await import('@/lib/platform/accounts/queries')
  const { replaceSessionAndBuildCookie } = await import('@/lib/platform/auth/session')
  const account = await getAccountByEmail('moderator@mnma.example')
  if (!account) throw new Error('the demo accounts are missing')
  return (await replaceSessionAndBuildCookie(account)).split(';')[0] ?? ''
}
