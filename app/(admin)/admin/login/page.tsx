import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { safeReturnPath } from '@/components/back-office/return-path'
import { SignedInNotice } from '@/components/back-office/signed-in'
import { SignIn, signInErrorOf } from '@/components/back-office/sign-in'
import { currentAccount } from '@/lib/platform/auth/current'
import { newWindowLogin } from '@/lib/platform/auth/login-path'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin.login'))('title') }
}

type Props = { searchParams: Promise<Record<'error' | 'next' | 'window', string | string[] | undefined>> }

export default async function LoginPage({ searchParams }: Props) {
  const { error, next, window } = await searchParams
  const isNewWindow = window === 'new'
  const returnTo = isNewWindow ? newWindowLogin : safeReturnPath(next)
  if (await currentAccount()) {
    if (isNewWindow) return <SignedInNotice />
    redirect(returnTo)
  }
  return <SignIn returnTo={returnTo} error={error ? signInErrorOf(error) : undefined} />
}
