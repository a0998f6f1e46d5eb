import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { SignInButton } from '@/components/admin/sign-in-button'
import { AssociationMark } from '@/components/association/mark'
import { Alert } from '@/components/ui/alert'
import { currentAccount } from '@/lib/auth/current'
import { homeOf, mainSite } from '@/lib/site/sites.mjs'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin.login'))('title') }
}

type Props = { searchParams: Promise<{ error?: string | string[] }> }

export default async function LoginPage({ searchParams }: Props) {
  if (await currentAccount()) redirect('/admin/dashboard')
  const { error } = await searchParams
  const t = await getTranslations()
  return (
    <main id="main" className="lone-page login">
      <span className="login__mark">
        <AssociationMark />
      </span>
      <h1>{t('admin.login.title')}</h1>
      <p>{t('admin.login.text')}</p>
      {error && (
        <Alert kind="danger">
          {error === 'account_unknown' ? t('problems.account_unknown') : t('admin.login.failed')}
        </Alert>
      )}
      <SignInButton />
      <a className="more-link" href={homeOf(mainSite.key)}>
        {t('admin.login.toSite')}
      </a>
    </main>
  )
}
