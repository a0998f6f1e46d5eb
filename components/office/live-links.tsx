import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { localePath } from '@/lib/platform/i18n/locale'
import type { LivePage } from '@/lib/platform/site/live-page'
import styles from './live-links.module.css'

/** Links to the public page of a record in every language that it has; each link opens in a new tab. */
export function PublicPageLinks({ page }: { page: LivePage }) {
  const t = useTranslations('admin.live')
  return (
    <span className={styles.links}>
      {page.locales.map((locale) => (
        <a key={locale} href={localePath(locale, page.path)} target="_blank" rel="noopener">
          {t(locale)}
          <ExternalLink className="icon" size={15} aria-hidden />
          <span className="sr-only">{t('newTab')}</span>
        </a>
      ))}
    </span>
  )
}
