import { useTranslations } from 'next-intl'
import { AssociationMark } from '@/components/association/mark'
import { Alert } from '@/components/ui/alert'
import { PlainMoreLink } from '@/components/ui/more-link'
import { homeOf, mainSite } from '@/lib/platform/site/sites'
import { PageWithoutSidebar } from './lone-page'
import { SignInButton } from './sign-in-button'
import styles from './sign-in.module.css'

type Props = { error: 'account_unknown' | 'failed' | undefined; returnTo: string }

/**
 * The sign-in page.
 * @param error why the last attempt failed
 * @param returnTo the page to open after the sign-in
 */
export function SignIn({ error, returnTo }: Props) {
  const t = useTranslations()
  return (
    <PageWithoutSidebar as="main" id="main">
      <span className={styles.mark}>
        <AssociationMark />
      </span>
      <h1>{t('admin.login.title')}</h1>
      <p>{t('admin.login.text')}</p>
      {error && (
        <Alert kind="danger" className={styles.alert}>
          {error === 'account_unknown' ? t('problems.account_unknown') : t('admin.login.failed')}
        </Alert>
      )}
      <SignInButton returnTo={returnTo} />
      <PlainMoreLink href={homeOf(mainSite.key)}>{t('admin.login.toSite')}</PlainMoreLink>
    </PageWithoutSidebar>
  )
}
