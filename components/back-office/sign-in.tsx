import { useTranslations } from 'next-intl'
import { AssociationMark } from '@/components/association/mark'
import { Alert } from '@/components/ui/alert'
import { PlainMoreLink } from '@/components/ui/more-link'
import { homeOf, mainSite } from '@/lib/platform/site/sites'
import { PageWithoutSidebar } from './lone-page'
import { SignInButton } from './sign-in-button'
import styles from './sign-in.module.css'

const errors = {
  account_unknown: 'problems.account_unknown',
  read_only: 'problems.read_only',
  failed: 'admin.login.failed',
} as const
type SignInError = keyof typeof errors
type Props = { error: SignInError | undefined; returnTo: string }

/** Returns why a sign-in failed. @param name the parameter of the address, which anybody may have written */
export const signInErrorOf = (name: string | string[]): SignInError =>
  typeof name === 'string' && Object.hasOwn(errors, name) ? (name as SignInError) : 'failed'

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
          {t(errors[error])}
        </Alert>
      )}
      <SignInButton returnTo={returnTo} />
      <PlainMoreLink href={homeOf(mainSite.key)}>{t('admin.login.toSite')}</PlainMoreLink>
    </PageWithoutSidebar>
  )
}
