import { ChevronRight } from 'lucide-react'
import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { foreignLang } from '@/lib/platform/i18n/foreign'
import { AppLink } from './app-link'
import styles from './breadcrumbs.module.css'

export type Crumb = { label: string; href?: string }

/**
 * The breadcrumbs of a page. The last one is the page itself, without a link; phones show only the link to
 * the parent.
 */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations('ui')
  const locale = usePageLanguage()
  const last = crumbs.length - 1
  const parent = crumbs.findLastIndex((crumb, at) => at < last && crumb.href)
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumbs')}>
      <ol>
        {crumbs.map((crumb, at) => (
          <li
            key={`${at}-${crumb.label}`}
            className={clsx(at === parent && styles.parent)}
            lang={foreignLang(crumb.label, locale)}
          >
            {crumb.href && at < last ? (
              <AppLink href={crumb.href}>{crumb.label}</AppLink>
            ) : (
              <span aria-current={at === last ? 'page' : undefined}>{crumb.label}</span>
            )}
            {at < last && <ChevronRight className="icon" size={14} aria-hidden />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
