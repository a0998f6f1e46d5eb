import { useTranslations } from 'next-intl'
import { LonePage } from './lone-page'

/** Shown in a second window that was opened only to sign in; it tells staff to return to the first one. */
export function SignedIn() {
  const t = useTranslations('admin.login')
  return (
    <LonePage as="main" id="main">
      <h1>{t('done')}</h1>
      <p>{t('doneHint')}</p>
    </LonePage>
  )
}
