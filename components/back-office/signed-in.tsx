import { useTranslations } from 'next-intl'
import { LonePage } from './lone-page'

/** What a window says in which somebody signed in for another one. */
export function SignedIn() {
  const t = useTranslations('admin.login')
  return (
    <LonePage as="main" id="main">
      <h1>{t('done')}</h1>
      <p>{t('doneHint')}</p>
    </LonePage>
  )
}
