import { useTranslations } from 'next-intl'
import { LonePage } from './lone-page'

/** The page of a window in which someone signed in for another window. */
export function SignedIn() {
  const t = useTranslations('admin.login')
  return (
    <LonePage as="main" id="main">
      <h1>{t('done')}</h1>
      <p>{t('doneHint')}</p>
    </LonePage>
  )
}
