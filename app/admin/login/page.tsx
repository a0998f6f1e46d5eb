import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { returnPath } from '@/components/admin/return-path'
import { SignIn } from '@/components/admin/sign-in'
import { currentAccount } from '@/lib/auth/current'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin.login'))('title') }
}

type Props = { searchParams: Promise<Record<'error' | 'next', string | string[] | undefined>> }

export default async function LoginPage({ searchParams }: Props) {
  const { error, next } = await searchParams
  const returnTo = returnPath(next)
  if (await currentAccount()) redirect(returnTo)
  return (
    <SignIn returnTo={returnTo} error={error === 'account_unknown' ? error : error ? 'failed' : undefined} />
  )
}
