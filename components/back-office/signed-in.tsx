import { useTranslations } from 'next-intl'
import { PageWithoutSidebar } from './lone-page'

/** Shown in a second window that was opened only to sign in; it tells staff to return to the first window. */
export function SignedInNotice() {
  const t = useTranslations('admin.login')
  return (
    <PageWithoutSidebar as="main" id="main">
      <h1>{t('done')}</h1>
      <p>{t('doneHint')}</p>
    </PageWithoutSidebar>
  )
}
