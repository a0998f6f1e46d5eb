import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { SignIn } from '@/components/admin/sign-in'
import { currentAccount } from '@/lib/auth/current'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin.login'))('title') }
}

type Props = { searchParams: Promise<{ error?: string | string[] }> }

export default async function LoginPage({ searchParams }: Props) {
  if (await currentAccount()) redirect('/admin/dashboard')
  const { error } = await searchParams
  return <SignIn error={error === 'account_unknown' ? error : error ? 'failed' : undefined} />
}
